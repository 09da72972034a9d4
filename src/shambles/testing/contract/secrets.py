"""No leaks: hidden facts change nothing in a seat's view, and its fork is dealt without them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from shambles import Accepted, Choice, Imagined, Refusal, Table
from shambles.core.asking.journal import Drew
from shambles.testing.examples import Example, check_each, examples_of
from shambles.testing.inside import dealt_again, run_of
from shambles.testing.tables import (
    Kind,
    as_json,
    form,
    next_viewers,
    other_world,
    seen,
    state_of,
    true_world,
    viewers,
    walk,
)


def test_a_fork_shows_its_seat_the_same_table(kind: Kind) -> None:
    for at, table in enumerate(walk(kind.open(31), kind.random("fork"), fickle=True)):
        for viewer in next_viewers(table, at):
            fork = table.fork(viewer, Imagined(at))
            assert as_json(fork.view(viewer)) == as_json(table.view(viewer))
            assert form(fork, viewer) == form(table, viewer)
            assert set(fork.laid) == set(table.laid) & {viewer, *table.shown}
            assert all(ask.options for ask in fork.asks.values())


def test_forks_of_two_worlds_that_a_seat_cannot_tell_apart_are_the_same_world(kind: Kind) -> None:
    for at, table in enumerate(walk(kind.open(33), kind.random("twins"))):
        for viewer in next_viewers(table, at):
            twin = table.fork(viewer, Imagined(at))
            one, other = table.fork(viewer, Imagined(-1 - at)), twin.fork(viewer, Imagined(-1 - at))
            assert seen(one) == seen(other)
            assert state_of(one) == state_of(other)


# --- non-interference


@contextmanager
def unrounded() -> Iterator[None]:
    """Turn off rounding. A sum of fractions depends on their order, even on that of a hidden deck.

    Rounding hides the difference except for numbers on an edge; without it the last digit always shows.
    """
    exactly = round
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.round", lambda number, digits=None: exactly(number) if digits is None else number)
        yield


@unrounded()
def test_what_a_seat_cannot_know_changes_nothing_it_sees(kind: Kind) -> None:
    """Two worlds with different face-down answers of others: the seat's view is the same until a card is revealed."""
    for at, table in enumerate(walk(kind.open(35), kind.random("worlds"))):
        if not table.asks:
            break
        for viewer in next_viewers(table, at, 1):
            truth, twin = true_world(table, viewer), other_world(table, viewer, at)
            words = notations(truth, twin)
            compare(truth, twin, viewer, words)
            for seat in [one for one in truth.asks if one != viewer]:
                if len(truth.asks) == 1 or not truth.asks[seat].question.face_down:
                    break
                lay_anything(truth, seat, at)
                lay_anything(twin, seat, at + 1)
                compare(truth, twin, viewer, words)


@unrounded()
def test_what_a_seat_cannot_know_changes_no_step_of_it(kind: Kind) -> None:
    """Two worlds that a seat cannot tell apart, and the same answer in both.

    All its steps are the same, up to an event that reveals something, or a draw.
    """
    random, alike = kind.random("steps"), 0
    for at, table in enumerate(walk(kind.open(37), kind.random("worlds of steps"))):
        if not table.asks:
            break
        for viewer in next_viewers(table, at, 1):
            truth, twin = true_world(table, viewer), other_world(table, viewer, at)
            for world in (truth, twin):
                world.watch(viewer)
            if answer_alike(truth, twin, random):
                alike += compare_steps(truth, twin, viewer)
    assert alike


def test_what_a_seat_cannot_know_changes_no_step_of_a_golden_example(slug: str) -> None:
    check_each(examples_of(slug), check_steps_of)


@unrounded()
def check_steps_of(example: Example) -> None:
    """Golden examples contain rare events: their answers are repeated in another world of every viewer."""
    answer, worlds = Table.answer, dict[int, Table]()

    def answer_in_other_worlds(table: Table, seat: int, choice: Choice | str) -> Accepted | Refusal:
        for viewer in viewers(table) if id(table) not in worlds else ():
            truth, twin = true_world(table, viewer), other_world(table, viewer, len(table._journal))
            for world in (truth, twin):
                worlds[id(world)] = world
                run_of(world).play.chance = Imagined(0)
                world.watch(viewer)
            compare(truth, twin, viewer, notations(truth, twin))
            if all(isinstance(world.answer(seat, choice), Accepted) for world in (truth, twin)):
                compare_steps(truth, twin, viewer)
        return answer(table, seat, choice)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "answer", answer_in_other_worlds)
        example.game.scenarios.check(example.given)


def answer_alike(truth: Table, twin: Table, random: Random) -> bool:
    """Give the same answer in both worlds for all awaited seats; False if one of them has none."""
    for seat in list(truth.asks):
        same = {choice.notation for choice in twin.asks[seat].options}
        common = [choice.notation for choice in truth.asks[seat].options if choice.notation in same]
        if not common:
            return False
        word = random.choice(common)
        for world in (truth, twin):
            world.play(seat, word)
    return True


def compare_steps(truth: Table, twin: Table, viewer: int | None) -> int:
    """Number of steps that are equal, byte for byte, before the viewer learns something."""
    if any(isinstance(entry, Drew) for world in (truth, twin) for entry in world._journal):
        return 0
    count = 0
    for one, other in zip(truth.steps_for(viewer), twin.steps_for(viewer), strict=False):
        if as_json(one) != as_json(other):
            assert one.event.reveals or other.event.reveals, (one, other)
            break
        count += 1
    return count


def test_another_deal_that_a_seat_cannot_see_is_told_to_it_in_the_same_words(kind: Kind) -> None:
    """Two items of a shuffle are swapped. A viewer with the same view afterwards must have had the same events."""
    table, random, unseen = kind.open(36), kind.random("deal"), 0
    shuffles = [at for at, entry in enumerate(table._journal) if isinstance(entry, Drew) and is_shuffle(entry.result)]
    for _ in range(60 if shuffles else 0):
        journal = [entry for entry in table._journal if isinstance(entry, Drew)]
        at = random.choice(shuffles)
        result = list(journal[at].result)
        one, other = random.sample(range(len(result)), 2)
        result[one], result[other] = result[other], result[one]
        journal[at] = Drew(journal[at].key, result)
        twin = dealt_from(table, journal)
        if twin is None or state_of(twin) == state_of(table):
            continue
        for viewer in viewers(table):
            if as_json(twin.view(viewer)) == as_json(table.view(viewer)) and form(twin, viewer) == form(table, viewer):
                unseen += 1
                assert as_json(twin.events_for(viewer)) == as_json(table.events_for(viewer))
    assert unseen or not shuffles


def is_shuffle(result: Any) -> bool:
    return isinstance(result, list) and len(result) > 1


def dealt_from(table: Table, draws: list[Drew]) -> Table | None:
    """The same table, set up from other draws; None if they do not fit."""
    return dealt_again(table, draws)


def lay_anything(world: Table, seat: int, number: int) -> None:
    options = world.asks[seat].options
    world.answer(seat, options[number % len(options)])


def notations(*worlds: Table) -> list[str]:
    """Possible answers in either world, and impossible ones, as a seat might type them."""
    found: dict[str, None] = {}
    for world in worlds:
        for ask in world.asks.values():
            found |= dict.fromkeys(choice.notation for choice in ask.options[:6])
    return [*found, "nonsense", ""]


def compare(truth: Table, twin: Table, viewer: int | None, words: list[str]) -> None:
    assert as_json(twin.view(viewer)) == as_json(truth.view(viewer))
    assert form(twin, viewer) == form(truth, viewer)
    assert as_json(twin.events_for(viewer)) == as_json(truth.events_for(viewer))
    assert list(twin.asks) == list(truth.asks)
    assert list(twin.laid) == list(truth.laid)
    if viewer is not None:
        assert replies(twin, viewer, words) == replies(truth, viewer, words)


def replies(world: Table, seat: int, words: list[str]) -> list[Any]:
    """The seat's replies to each word, and to an undo."""
    return [world.why_no_undo(seat), *(world.judge(seat, word) for word in words)]
