"""The bot that follows its game's hints, one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import Any

from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import Game


class Greedy:
    """Picks an option with the highest hint score; among equals, one at random."""

    uses_hint_view = True

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        return self._best(view, ask)[1]

    def likings(self, view: Any, ask: Ask[Any]) -> Sequence[float] | None:
        """Probability of each option: uniform among the best."""
        return shared_by_best(self.game.hints[ask.key](view, ask))

    def meanwhile(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | None:
        """The best option if its hint score is above 0, the score of passing."""
        figure, choice = self._best(view, ask)
        return choice if figure > 0 else None

    def _best(self, view: Any, ask: Ask[Any]) -> tuple[float, Choice]:
        figures = self.game.hints[ask.key](view, ask)
        best = max(figures)
        return best, self.rng.choice([one for one, figure in zip(ask.options, figures, strict=True) if figure == best])


def shared_by_best(figures: Sequence[float]) -> list[float]:
    """Probability of each option for a uniform choice among the best."""
    best = max(figures)
    count = sum(figure == best for figure in figures)
    return [(figure == best) / count for figure in figures]
