"""Undo restores the exact position, and gives nobody more information."""

from __future__ import annotations

import pytest

from shambles import Accepted, Choice, Refusal, Table
from shambles.core.asking.journal import Drew
from shambles.testing.inside import run_of
from shambles.testing.tables import (
    Kind,
    all_of_it,
    as_json,
    draw_answer,
    form,
    give,
    goes_on,
    other_world,
    seen,
    state_of,
)


@pytest.mark.rule("SH-020")
@pytest.mark.parametrize("seed", range(3))
def test_undo_brings_back_the_very_position_or_is_refused(kind: Kind, seed: int) -> None:
    random, table = kind.random("back", seed), kind.open(seed)
    while goes_on(table):
        before, state, entries = seen(table), state_of(table), len(table._journal)
        seat, choice = draw_answer(table, random)
        give(table, seat, choice)
        after, drawn = all_of_it(table), any(isinstance(entry, Drew) for entry in table._journal[entries:])
        reply = table.undo(seat)
        if isinstance(reply, Refusal):
            assert all_of_it(table) == after
            continue
        assert not drawn
        assert seen(table) == before
        assert state_of(table) == state
        give(table, seat, choice)
        assert seen(table) == after[0]
        assert state_of(table) == after[3]


@pytest.mark.rule("SH-021")
def test_nobody_takes_back_an_answer_once_another_seat_has_answered(kind: Kind) -> None:
    random, table = kind.random("others", 0), kind.open(61)
    while goes_on(table):
        seat, choice = draw_answer(table, random)
        give(table, seat, choice)
        after = all_of_it(table)
        for other in table.seats:
            if other != seat and other not in table.laid:
                assert isinstance(table.undo(other), Refusal)
        assert all_of_it(table) == after


@pytest.mark.rule("SH-022", "SH-023")
def test_undo_is_refused_once_something_hidden_was_seen(kind: Kind) -> None:
    """An answer cannot be taken back if its result differs between worlds that looked the same before."""
    for seed in range(3):
        random, table = kind.random("seen", seed), kind.open(seed)
        while goes_on(table):
            seat, choice = draw_answer(table, random)
            shown = {what_it_shows(table, seat, choice, number) for number in range(4)}
            give(table, seat, choice)
            if len(shown) > 1:
                assert isinstance(table.undo(seat), Refusal)


def what_it_shows(table: Table, seat: int, choice: Choice, number: int) -> tuple[bytes | None, ...]:
    """A seat's view, question and events after its answer, in one of the worlds that it could not tell apart before."""
    world = other_world(table, seat, number)
    for other in [one for one in table.laid if one in world.asks]:
        options = world.asks[other].options
        give(world, other, options[number % len(options)])
    give(world, seat, choice)
    return as_json(world.view(seat)), form(world, seat), as_json(world.events_for(seat))


def test_a_face_down_answer_that_was_changed_is_taken_back_whole(kind: Kind) -> None:
    """Given, changed, taken back, and given once more: the first answer is gone for good."""
    random, table = kind.random("changed"), kind.open(62)
    while goes_on(table):
        seat, ask = next(iter(table.asks.items()))
        face_down = ask.question.face_down and not ask.question.binding and len(run_of(table).asks) > 1
        while len(table.asks) > 1:
            give(table, max(table.asks), random.choice(table.asks[max(table.asks)].options))
        if face_down and kind.seats > 1:
            other = max(table.laid)
            before = seen(table)
            give(table, other, run_of(table).asks[other].options[0])
            give(table, other, run_of(table).asks[other].options[-1])
            assert isinstance(table.undo(other), Accepted)
            assert other in table.asks
            assert {**before["laid"], **table.laid} == before["laid"]
            give(table, other, random.choice(table.asks[other].options))
            assert set(table.laid) == set(before["laid"])
        give(table, seat, random.choice(table.asks[seat].options))
