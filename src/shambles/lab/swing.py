"""Swing of a game: the largest change of a seat's chance from one moment of rest to the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import copysign
from random import Random as Rng

from shambles.bots.prospects import chances_by_value, foresee
from shambles.core.asking.chance import Imagined
from shambles.core.story.retelling import play_again
from shambles.core.table import Table

GAMES, GAMES_WITH_WORLDS = 400, 20  # analysed games of a run: if the game has a value of its own, and if not
MOMENTS = 10  # evaluated moments of a game without a value, spread evenly
WORLDS = 30  # imagined for each of those, twice

Chances = tuple[float, ...]


def is_measured(table: Table, number: int) -> bool:
    """True if this game of a run is replayed to measure its swing."""
    return number < (GAMES if table.game.value is not None else GAMES_WITH_WORLDS)


def swing_of(table: Table, rng: Rng) -> float:
    """The largest change of anybody's chance, as a fraction of a win. The end itself is left out: somebody always wins.

    Without a value function, some playouts select the largest change and others measure it. The largest of many noisy
    figures would be biased.
    """
    largest = found = 0.0
    for (one, other), (later, later_other) in pairwise(_moments(table, rng)):
        for seat in table.seats:
            change = later[seat] - one[seat]
            if abs(change) > largest:
                largest, found = abs(change), copysign(1, change) * (later_other[seat] - other[seat])
    return max(0.0, found)


def _moments(table: Table, rng: Rng) -> Iterator[tuple[Chances, Chances]]:
    """Two independent estimates of everybody's chances at each moment.

    They come from the game's value, or from a spectator's playouts.
    """
    value = table.game.value
    apart = max(1, table.answered // MOMENTS)
    for at, turn in enumerate(play_again(table)):
        if value is not None:
            if turn.ask.key == value.at and not turn.aside:
                seen = chances_by_value(table.game, [turn.table.view(seat) for seat in table.seats])
                yield seen, seen
        elif at % apart == 0:
            yield guess(turn.table, rng), guess(turn.table, rng)


def guess(table: Table, rng: Rng) -> Chances:
    worlds = [foresee(table.fork(None, Imagined(rng.getrandbits(64))), rng).chances for _ in range(WORLDS)]
    return tuple(sum(chances) / len(worlds) for chances in zip(*worlds, strict=True))
