"""`redeal` deals every hidden part of the state again. If it forgets a deck, forks hold the true one.

The tests swap two items of a shuffle and give the same answers. A viewer who was told and shown the same in both worlds
cannot know which one is true: every difference between them is hidden from that viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from shambles import Imagined, Table
from shambles.core.asking.journal import Drew, Entry
from shambles.core.story.luck import another_luck
from shambles.testing.differences import Difference, differences, shortened, value_at
from shambles.testing.inside import dealt_again, phase_of, run_of
from shambles.testing.tables import Kind, as_json, draw_answer, form, give, viewers

MOMENTS = (0, 3, 12, 30)  # answers after which a game is looked at
SWAPS = 12  # swaps of two items at each of these moments
DEALS = 40  # forks, of which one at least must be dealt otherwise


def test_every_part_of_the_state_that_a_seat_cannot_know_is_dealt_anew(kind: Kind) -> None:
    table, random = kind.open(82), kind.random("redeal")
    settled: set[tuple[int | None, str]] = set()
    for at in range(MOMENTS[-1] + 1):
        if at in MOMENTS:
            known = Known(table)
            for twin in worlds_swapped(table, random):
                for viewer in viewers(table):
                    look_at_what_is_hidden(known, twin, viewer, settled)
        if not table.asks:
            return
        give(table, *draw_answer(table, random))


def worlds_swapped(table: Table, random: Random) -> list[Table]:
    """Copies of the game with two items of a shuffle swapped, as far as the same answers are legal in them."""
    shuffles = [at for at, entry in enumerate(table._journal) if isinstance(entry, Drew) and is_shuffle(entry.result)]
    twins = []
    for _ in range(SWAPS if shuffles and table.asks else 0):
        journal, at = list(table._journal), random.choice(shuffles)
        journal[at] = swapped(journal[at], random)
        if (twin := played_again(table, journal)) is not None:
            twins.append(twin)
    return twins


def is_shuffle(result: Any) -> bool:
    return isinstance(result, list) and len(result) > 1


def swapped(drew: Any, random: Random) -> Drew:
    result = list(drew.result)
    one, other = random.sample(range(len(result)), 2)
    result[one], result[other] = result[other], result[one]
    return Drew(drew.key, result)


def played_again(table: Table, journal: list[Entry]) -> Table | None:
    """The table after these draws and answers; None if they do not fit together."""
    return dealt_again(table, (entry for entry in journal if isinstance(entry, Drew)), journal)


class Known:
    """Cached views and steps of a table for every viewer, to compare many worlds with it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._now = cache(lambda viewer: tuple(shown_to(viewer, table)))
        self._steps = cache(lambda viewer: as_json(table.steps_for(viewer)))

    def is_alike(self, viewer: int | None, twin: Table) -> bool:
        """True if the viewer's present view, question and events are the same in both worlds."""
        return all(one == other for one, other in zip(self._now(viewer), shown_to(viewer, twin), strict=True))

    def was_alike(self, viewer: int | None, twin: Table) -> bool:
        """True if the viewer's steps were also the same all along. This check is slow and comes last."""
        return bool(as_json(twin.steps_for(viewer)) == self._steps(viewer))


def shown_to(viewer: int | None, table: Table) -> Iterator[bytes | None]:
    yield as_json(table.view(viewer))
    yield form(table, viewer)
    yield as_json(table.events_for(viewer))


def look_at_what_is_hidden(known: Known, twin: Table, viewer: int | None, settled: set[tuple[int | None, str]]) -> None:
    table = known.table
    hidden = [
        one
        for one in differences(run_of(table).play.state, run_of(twin).play.state, "state", whole_lists=True)
        if (viewer, one.path) not in settled
    ]
    if not hidden or not known.is_alike(viewer, twin):
        return
    for one in hidden:
        if is_dealt_anew(table, viewer, one):
            settled.add((viewer, one.path))
        elif known.was_alike(viewer, twin):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            pytest.fail(
                f"In the phase {phase_of(table)}, {who} cannot know {one.path}: it might be "
                f"{shortened(one.other)} as well. And yet it is {shortened(one.one)}, the true one, in all of {DEALS} "
                f"forks for {who}.\nCure: deal {one.path.split('[')[0]} anew in `redeal`, with chance.shuffle and from "
                "a sorted heap of all that the seat cannot see.",
                pytrace=False,
            )


def is_dealt_anew(table: Table, viewer: int | None, hidden: Difference) -> bool:
    return any(
        value_at(run_of(table.fork(viewer, Imagined(number))).play.state, hidden.path) != hidden.one
        for number in range(DEALS)
    )


def test_what_nobody_knows_is_shuffled_without_anybody_noticing(kind: Kind) -> None:
    """`reshuffle` serves to tell luck from skill. It must not move a card that somebody has seen."""
    table, random = kind.open(83), kind.random("reshuffle")
    for at in range(MOMENTS[-1] + 1):
        if not table.asks or table.game.reshuffle is None:
            return
        if at in MOMENTS:
            worlds = [another_luck(table, Imagined(number)) for number in range(DEALS // 4)]
            for world, seat in product(worlds, table.seats):
                assert as_json(world.view(seat)) == as_json(table.view(seat))
                assert [ask.options for ask in world.asks.values()] == [ask.options for ask in table.asks.values()]
            assert len({as_json(run_of(world).play.state) for world in worlds}) > 1
        give(table, *draw_answer(table, random))
