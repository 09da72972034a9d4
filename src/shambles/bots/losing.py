"""Loss of each seat's choices, measured by simulation. Ratings are made of it (SH-007).

First the game's mind or its hints name the best answer. Then separate worlds measure how much the seat's own answer
loses against it. Every measured loss counts, large or small, positive or negative: selection would bias the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random as Rng
from typing import NamedTuple

from shambles.bots.hint import compare, gap, worths
from shambles.bots.worlds import imagine_from
from shambles.core.asking.ask import Choice
from shambles.core.story.retelling import Turn
from shambles.core.table import Table

OF_A_MIND = 200  # worlds for each choice, if the game has a mind that counts points
FOR_ALL, LEAST, MOST = 1200, 8, 32  # worlds otherwise: in total, and the limits for each choice
DRAWN = 60  # most measured choices then; a larger number is sampled and weighted
DIGITS = 4


class SuspectedMistake(NamedTuple):
    """A choice that did not look best: its place in the story, its seat, and the better option."""

    at: int
    seat: int
    better: Choice


def measure_losses(
    table: Table, suspected: Sequence[SuspectedMistake], turns: Callable[[set[int]], Iterable[tuple[int, Turn]]]
) -> tuple[float, ...]:
    """Total loss of each seat's choices: in points if the game counts them, else in chances to win."""
    drawn, weights = _draw(table, suspected)
    lost = [0.0] * len(table.seats)
    worlds = max(LEAST, min(MOST, FOR_ALL // max(1, len(drawn))))
    for at, turn in turns(set(drawn)):
        seat = turn.ask.seat
        lost[seat] += weights[seat] * _measure(turn, drawn[at].better, worlds)
    return tuple(round(one, DIGITS) for one in lost)


def _draw(table: Table, suspected: Sequence[SuspectedMistake]) -> tuple[dict[int, SuspectedMistake], dict[int, float]]:
    """Sample the choices to measure, all if the game counts points. Returns them by place, and each seat's weight."""
    most = len(suspected) if _counts_points(table) else DRAWN // len(table.seats)
    drawn: dict[int, SuspectedMistake] = {}
    weights: dict[int, float] = {}
    for seat in table.seats:
        mine = [one for one in suspected if one.seat == seat]
        some = mine if len(mine) <= most else Rng(f"losses/{table.told}/{seat}").sample(mine, most)
        drawn |= {one.at: one for one in some}
        weights[seat] = len(mine) / max(1, len(some))
    return drawn, weights


def _counts_points(table: Table) -> bool:
    """True if the game has a mind that values each answer in points, which is fast."""
    room = table.game.room("bot.mind")
    counts = getattr(room, "counts_points", None)
    return counts is not None and bool(counts(table.options))


def _measure(turn: Turn, better: Choice, worlds: int) -> float:
    ask, table = turn.ask, turn.table
    rng = Rng(f"loss/{ask.number}/{ask.seat}")  # separate from the worlds that named the better answer
    if _counts_points(table):
        room = table.game.room("bot.mind")
        assert room is not None
        to_come = room.Mind(rng).points(table.view(ask.seat), ask, OF_A_MIND)
        return float(to_come[ask.options.index(turn.choice)] - to_come[ask.options.index(better)])
    fork = imagine_from(table, ask.seat, rng)
    mine, theirs = compare(table.game, ask.seat, fork, (turn.choice, better), worlds)
    return gap(worths(table.game, theirs, ask.seat), worths(table.game, mine, ask.seat))[0]
