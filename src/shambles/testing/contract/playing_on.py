"""A new table can begin at any moment of a game: with the true cards, or with those that a seat could imagine.

In the second case it holds nothing that the seat could not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from shambles import BadInput, Table
from shambles.core.story.playing_on import play_on, table_after
from shambles.core.story.retelling import story_of
from shambles.testing.contract.redeal import Known, worlds_swapped
from shambles.testing.contract.saves import under_other_rules
from shambles.testing.tables import NIGHTLY, Kind, draw_answer, events, form, give, seen, state_of, views, waver

WORLDS_AFTER = (2, 9, 25)  # after which two worlds are looked for
WORLDS = 12 if NIGHTLY else 2  # for each seat then
BEFORE = 40  # answers of the game before
MORE = 8  # answers of the new game
FEW_STEPS = 3


def answers(table: Table, random: Random, most: int) -> Iterator[int]:
    """Give this number of random answers, with changes and undos, or fewer if the game ends. Yields their number."""
    for at in range(most):
        yield at
        if not table.asks:
            return
        if random.random() > 0.2 or not waver(table, random):
            give(table, *draw_answer(table, random))
    yield most


def a_game(kind: Kind, about: str) -> Table:
    table = kind.open(17)
    for _ in answers(table, kind.random(about), BEFORE):
        pass
    return table


def some_steps(table: Table) -> list[int]:
    last = len(story_of(table).ends) - 2
    return sorted({last * part // (FEW_STEPS - 1) for part in range(FEW_STEPS)})


@pytest.mark.rule("SH-008")
def test_a_game_goes_on_from_any_moment_as_it_was(kind: Kind) -> None:
    table = a_game(kind, "as it was")
    for step in some_steps(table):
        then, now = table_after(table, step), play_on(table, step, seed=step)
        assert views(now) == views(then)
        assert state_of(now) == state_of(then)
        assert now.laid == then.laid
        assert [form(now, seat) for seat in now.seats] == [form(then, seat) for seat in now.seats]
        assert all(now.why_no_undo(seat) is not None for seat in now.seats)


@pytest.mark.rule("SH-008")
@pytest.mark.parametrize("anew", [False, True], ids=["as-it-was", "dealt-anew"])
def test_a_table_that_goes_on_from_a_moment_is_saved_and_verified_like_any_other(kind: Kind, anew: bool) -> None:
    table = a_game(kind, "saved")
    for step in some_steps(table):
        now = play_on(table, step, dealt_anew_for=step % kind.seats if anew else None, seed=step)
        for _ in answers(now, kind.random("on", step), MORE):
            saved = now.save()
            loaded = Table.load(saved)
            assert loaded.save() == saved
            assert (seen(loaded), state_of(loaded), events(loaded)) == (seen(now), state_of(now), events(now))
            assert state_of(Table.load(under_other_rules(now))) == state_of(now)
        assert now.verify() == len(now._journal)


@pytest.mark.rule("SH-008")
def test_a_seat_that_goes_on_dealt_anew_sees_what_it_saw(kind: Kind) -> None:
    table = a_game(kind, "anew")
    for step in some_steps(table):
        seat = step % kind.seats
        then, now = table_after(table, step), play_on(table, step, dealt_anew_for=seat, seed=step)
        assert views(now)[seat] == views(then)[seat]
        assert form(now, seat) == form(then, seat)
        for _ in answers(now, kind.random("again", step), MORE):
            pass
        again = play_on(now, 0, dealt_anew_for=seat, seed=step + 1)  # and from the table that began so
        assert views(again)[seat] == views(then)[seat]
        assert Table.load(again.save()).save() == again.save()


@pytest.mark.rule("SH-008")
def test_two_worlds_that_a_seat_cannot_tell_apart_go_on_as_one(kind: Kind) -> None:
    table, random = kind.open(83), kind.random("two worlds")
    for at in range(WORLDS_AFTER[-1] + 1):
        if not table.asks:
            return
        if at in WORLDS_AFTER:
            twins, known = worlds_swapped(table, random), Known(table)
            for seat in table.seats:
                alike = (one for one in twins if known.is_alike(seat, one) and known.was_alike(seat, one))
                for twin in islice(alike, WORLDS):
                    compare_what_goes_on(table, twin, seat)
        give(table, *draw_answer(table, random))


def compare_what_goes_on(table: Table, twin: Table, seat: int) -> None:
    """Tables that continue from either of two indistinguishable worlds must be the same."""
    step = len(story_of(table).ends) - 2
    if step < 0:
        return
    one, other = (play_on(world, step, dealt_anew_for=seat, seed=5) for world in (table, twin))
    random = Random(step)
    for _ in range(MORE):
        assert state_of(one) == state_of(other)
        assert events(one) == events(other)
        if not one.asks:
            return
        asked, choice = draw_answer(one, random)
        give(one, asked, choice)
        give(other, asked, choice)


def test_there_is_no_playing_on_from_beyond_the_end(kind: Kind) -> None:
    table = a_game(kind, "beyond")
    for step in (len(story_of(table).ends), 100_000, -1):
        with pytest.raises(BadInput, match="step: no-step-to-play-on"):
            play_on(table, step)
    with pytest.raises(BadInput, match="seat: not-a-seat"):
        play_on(table, 0, dealt_anew_for=kind.seats)
