"""Loss of each seat's choices, measured by the judge. Ratings are made of it (SH-007).

First a short look finds the answer that seems best. Then separate worlds measure how much the seat's own answer loses
against it. Every measured loss counts, large or small, positive or negative: selection would bias the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random as Rng
from typing import NamedTuple

from shambles.bots.judge import judge_answers
from shambles.bots.playouts import is_quick
from shambles.core.story.retelling import Turn
from shambles.core.table import Table

OF_FAST_PLAYOUTS = 400  # playouts for each choice, if the game has fast ones of its own
FOR_ALL, LEAST, MOST = 1200, 8, 32  # playouts otherwise: in total, and the limits for each choice
DRAWN = 60  # most measured choices then; a larger number is sampled and weighted
DIGITS = 4


class SuspectedMistake(NamedTuple):
    """A choice that did not look best: its place in the story, its seat, and the better option."""

    at: int
    seat: int
    better: str


def measure_losses(
    table: Table, suspected: Sequence[SuspectedMistake], turns: Callable[[set[int]], Iterable[tuple[int, Turn]]]
) -> tuple[float, ...]:
    """Total loss of each seat's choices: in points if the game counts them, else in chances to win."""
    drawn, weights = _draw(table, suspected)
    lost = [0.0] * len(table.seats)
    playouts = max(LEAST, min(MOST, FOR_ALL // max(1, len(drawn)))) if is_quick(table) else OF_FAST_PLAYOUTS
    for at, turn in turns(set(drawn)):
        seat = turn.ask.seat
        lost[seat] += weights[seat] * _measure(turn, drawn[at].better, playouts)
    return tuple(round(one, DIGITS) for one in lost)


def _draw(table: Table, suspected: Sequence[SuspectedMistake]) -> tuple[dict[int, SuspectedMistake], dict[int, float]]:
    """Sample the choices to measure, all if playouts are fast. Returns them by place, and each seat's weight."""
    most = DRAWN // len(table.seats) if is_quick(table) else len(suspected)
    drawn: dict[int, SuspectedMistake] = {}
    weights: dict[int, float] = {}
    for seat in table.seats:
        mine = [one for one in suspected if one.seat == seat]
        some = mine if len(mine) <= most else Rng(f"losses/{table.told}/{seat}").sample(mine, most)
        drawn |= {one.at: one for one in some}
        weights[seat] = len(mine) / max(1, len(some))
    return drawn, weights


def _measure(turn: Turn, better: str, playouts: int) -> float:
    """Loss of a choice against the better one. Its worlds are not those that named the better one."""
    mine = turn.choice.notation
    found = judge_answers(turn.table, turn.ask.seat, [mine, better], playouts=playouts, salt="loss", quick=True)
    return found.of(mine).behind - found.of(better).behind
