"""What a position is worth to a seat, by numbers that were fitted to played games: where a bot stops imagining."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

import msgspec

from shambles.core.asking.reply import Outcome

A_WIN = 0.7  # the part of a result that is won or lost; the rest says by how much
CLEARLY = 6.0  # so many points more than the best of the others are half of all the clearness there is


class Value(msgspec.Struct, frozen=True):
    """How a game looks at a position that is not over.

    worth  the result that the viewer's seat can expect, from 0 to 1
    at     the question before which it is looked at: a moment when a position is at rest
    after  so many answers are imagined at least before it is looked at
    """

    worth: Callable[[Any], float]
    at: str
    after: int


def result(outcome: Outcome, seat: int) -> float:
    """What an outcome is worth to a seat, from 0 to 1: mostly the win (a shared one in part), and the margin.

    Where all win or lose together, the win is everybody's and there is no margin.
    """
    winners, returns = outcome.winners, outcome.returns or outcome.scores
    share = 0.0
    if seat in winners:
        share = 1.0 if len(winners) == len(outcome.scores) else 1 / len(winners)
    others = [one for other, one in enumerate(returns) if other != seat]
    margin = returns[seat] - max(others) if others else 0.0
    return A_WIN * share + (1 - A_WIN) * (0.5 + 0.5 * margin / (CLEARLY + abs(margin)))


def chance_by(weights: Sequence[float], facts: Sequence[float]) -> float:
    """The chance that these weights give to these facts."""
    total = sum(weight * fact for weight, fact in zip(weights, facts, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
