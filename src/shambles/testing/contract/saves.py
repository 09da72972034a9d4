"""Saving and loading change nothing at any moment of a game, and a loaded table continues as the original would."""

from __future__ import annotations

import json
from random import Random

import pytest

from shambles import BadInput, Table
from shambles.testing.inside import run_of
from shambles.testing.tables import PLAYED_ON, Kind, draw_answer, events, finish, give, goes_on, seen, state_of, walk


def under_other_rules(table: Table) -> bytes:
    save = json.loads(table.save())
    save["rules"] += 1
    return json.dumps(save).encode()


def play_alike(one: Table, other: Table, random: Random) -> int:
    """Give the same answers at both tables, to the end, and compare them at checked asks.

    Returns the number of answers.
    """
    before = run_of(one).play.asked
    while one.asks:
        if goes_on(one):
            assert seen(other) == seen(one)
        seat, choice = draw_answer(one, random)
        give(one, seat, choice)
        give(other, seat, choice)
    assert seen(other) == seen(one)
    assert state_of(other) == state_of(one)
    return run_of(one).play.asked - before


@pytest.mark.parametrize("fickle", [False, True], ids=["firm", "fickle"])
def test_save_load_save_is_the_identity(kind: Kind, fickle: bool) -> None:
    for table in walk(kind.open(11), kind.random("save", fickle), fickle=fickle):
        saved = table.save()
        loaded = Table.load(saved)
        assert loaded.save() == saved
        assert seen(loaded) == seen(table)
        assert state_of(loaded) == state_of(table)
        assert events(loaded) == events(table)


def test_a_loaded_table_takes_back_what_the_first_one_would(kind: Kind) -> None:
    random, table = kind.random("undone"), kind.open(12)
    while goes_on(table):
        give(table, *draw_answer(table, random))
        seat = random.choice(table.seats)
        if random.random() < 0.5:
            loaded = Table.load(table.save())
            assert loaded.undo(seat) == table.undo(seat)
            assert loaded.save() == table.save()
            assert seen(loaded) == seen(table)
            assert events(loaded) == events(table)


def test_a_loaded_table_goes_on_alike(kind: Kind) -> None:
    random, played = kind.random("alike"), 0
    for at, table in enumerate(walk(kind.open(13), random, fickle=True)):
        if at % 8 == 0 and played <= PLAYED_ON:
            loaded = Table.load(table.save())
            original = Table.load(loaded.save())
            played += play_alike(original, loaded, kind.random("alike", at))
            assert loaded.save() == original.save()
            assert events(loaded) == events(original)


def test_the_saved_text_may_be_a_string(kind: Kind) -> None:
    saved = kind.open(1).save()
    assert Table.load(saved.decode()).save() == saved


def test_a_save_under_other_rules_goes_on_from_its_snapshot(kind: Kind) -> None:
    played = 0
    for at, table in enumerate(walk(kind.open(14), kind.random("rules"), fickle=True)):
        loaded = Table.load(under_other_rules(table))
        assert seen(loaded) == seen(table)
        assert state_of(loaded) == state_of(table)
        if at % 8 == 0 and played <= PLAYED_ON:
            saved = loaded.save()
            again = Table.load(saved)
            assert again.save() == saved
            played += play_alike(Table.load(table.save()), loaded, kind.random("rules", at))
            finish(again, kind.random("rules", at))
            assert seen(again) == seen(loaded), "saved, loaded and played on, it has become another game"
            assert again.save() == loaded.save()


def test_an_honest_game_is_verified_at_every_moment(kind: Kind) -> None:
    for at, table in enumerate(walk(kind.open(15), kind.random("verify"), fickle=True)):
        if at % 4 == 0 or not table.asks:
            assert table.verify() == len(table._journal)


def test_draws_that_are_not_of_the_seed_are_found_out(kind: Kind) -> None:
    save = json.loads(finish(kind.open(16), kind.random("verify")).save())
    save["seed"] += 1
    with pytest.raises(BadInput):
        Table.load(json.dumps(save)).verify()
