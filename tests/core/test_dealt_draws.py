"""A table dealt from a position with draws of its own: they come first, each under its key; then the seed's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.toy import STANDARD_DIE, TOY, Rolled
from shambles import Accepted, BadInput, Imagined, Live, Scripted, Table


def dealt(draws: dict[str, list[Any]] | None = None, seed: int = 3) -> Table:
    """Two seats have bid and voted, and seat 0 is asked to roll."""
    chance = Scripted(draws, Live(seed)) if draws else None
    table = Table.deal("toy", TOY.scenarios.position({}, 0), seed=seed, chance=chance)
    for seat, card in enumerate(("3", "6")):
        give(table, seat, card)
    for seat in table.seats:
        give(table, seat, "yes")
    give(table, 0, "stay")
    return table


def give(table: Table, seat: int, notation: str) -> None:
    assert isinstance(table.answer(seat, notation), Accepted)


def roll_twice(table: Table) -> list[int]:
    give(table, 0, "roll")
    give(table, 1, "stay")
    give(table, 1, "roll")
    return [event.face for event in table.events_for(None) if isinstance(event, Rolled)]


def test_draws_come_in_their_order() -> None:
    assert roll_twice(dealt({"die": [6, 1]})) == [6, 1]
    assert roll_twice(dealt({"die": [2, 5]})) == [2, 5]


def test_when_they_are_used_up_the_seed_goes_on() -> None:
    firsts = {roll_twice(dealt({"die": [6]}, seed))[0] for seed in range(20)}
    seconds = {roll_twice(dealt({"die": [6]}, seed))[1] for seed in range(20)}
    assert firsts == {6}
    assert len(seconds) > 3


@pytest.mark.parametrize("draws", [None, {}, {"die": []}, {"deck": [[1, 2]]}])
def test_a_key_without_draws_is_drawn_from_the_seed(draws: Any) -> None:
    chance = Live(3)
    assert roll_twice(dealt(draws)) == [chance.pick("die", STANDARD_DIE), chance.pick("die", STANDARD_DIE)]


def test_what_was_given_is_left_alone() -> None:
    draws: dict[str, list[Any]] = {"die": [6, 1]}
    roll_twice(dealt(draws))
    assert draws == {"die": [6, 1]}


def test_a_draw_that_cannot_be_is_an_error_that_names_its_key_and_changes_nothing() -> None:
    table = dealt({"die": [7]})
    before = table.save()
    with pytest.raises(BadInput) as error:
        table.answer(0, "roll")
    assert (error.value.field, error.value.code) == ("draws.die", "not-among-the-items")
    assert table.save() == before
    assert list(table.asks) == [0]


def test_the_journal_keeps_the_draws_and_a_save_brings_them_back() -> None:
    table = dealt({"die": [6, 1]})
    roll_twice(table)
    assert [entry for entry in json.loads(table.save())["journal"] if entry[0] == "d"] == [
        ["d", "die", 6],
        ["d", "die", 1],
    ]
    again = Table.load(table.save())
    assert again.save() == table.save()
    assert again.events_for(None) == table.events_for(None)


def test_a_bot_does_not_know_the_draws_to_come() -> None:
    """A fork draws from the bot's own fancy, never from the script."""
    table = dealt({"die": [6, 6]})
    faces = set()
    for seed in range(30):
        fork = table.fork(0, Imagined(seed))
        fork.answer(0, "roll")
        faces.add(fork._run.play.state.scores[0])
    assert len(faces) > 3
    assert roll_twice(table) == [6, 6]


def test_draws_of_ones_own_are_no_honest_game_of_the_seed() -> None:
    table = dealt({"die": [6, 1]}, seed=3)
    roll_twice(table)
    with pytest.raises(BadInput) as error:
        table.verify()
    assert error.value.code == "journal-differs"
