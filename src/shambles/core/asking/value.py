"""Evaluation functions: the expected result of a position, fitted to played games.

Bots use them to cut playouts short.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

import msgspec

from shambles.core.asking.reply import Outcome

A_WIN = 0.7  # weight of the win in a result; the rest weighs the margin
CLEARLY = 6.0  # points: a lead this large gives half of the maximal margin bonus


class Value(msgspec.Struct, frozen=True):
    """Evaluation of a position before the game is over.

    worth  the expected result of the viewer's seat, from 0 to 1
    at     key of the question before which positions are evaluated: a moment when a position is at rest
    after  minimum number of simulated answers before the evaluation
    """

    worth: Callable[[Any], float]
    at: str
    after: int


def result(outcome: Outcome, seat: int) -> float:
    """Utility of an outcome for a seat, from 0 to 1: mostly the win (a shared win counts in part), plus the margin.

    In a co-operative game everybody shares the whole win and there is no margin.
    """
    winners, returns = outcome.winners, outcome.returns or outcome.scores
    share = 0.0
    if seat in winners:
        share = 1.0 if len(winners) == len(outcome.scores) else 1 / len(winners)
    others = [one for other, one in enumerate(returns) if other != seat]
    margin = returns[seat] - max(others) if others else 0.0
    return A_WIN * share + (1 - A_WIN) * (0.5 + 0.5 * margin / (CLEARLY + abs(margin)))


def chance_by(weights: Sequence[float], facts: Sequence[float]) -> float:
    """Logistic regression: the chance for these features."""
    total = sum(weight * fact for weight, fact in zip(weights, facts, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
