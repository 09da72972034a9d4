"""The bot that answers at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import Any

from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice


class Random:
    """Picks an option at random."""

    blind = True

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        choice: Choice = self.rng.choice(ask.options)
        return choice

    def likings(self, view: Any, ask: Ask[Any]) -> Sequence[float]:
        """Probability of each option: all are equal."""
        return [1 / len(ask.options)] * len(ask.options)

    def meanwhile(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | None:
        """A random meanwhile action, or None; all are equally likely."""
        choice: Choice | None = self.rng.choice([None, *ask.options])
        return choice
