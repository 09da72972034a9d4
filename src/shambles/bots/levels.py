"""The four levels of bots: rookie, survivor, veteran and legend, weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp, isfinite
from random import Random as Rng
from typing import Any

from shambles.bots.greedy import Greedy, shared_by_best
from shambles.bots.search import Search
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import Game

LEVELS = ("rookie", "survivor", "veteran", "legend")
USUAL_LEVEL = "survivor"
CLIFF = 30.0  # a blunder drops the hint score by this many median steps, and by a third of the whole range
MOST_LOST = 0.7  # largest loss, as a fraction of the range from best to worst option
PARTY = 10  # bots that have a name of their own (`party-1` and so on in the texts), by their seat


class _Sloppy(Greedy):
    """Follows the hints, but makes mistakes.

    For each answer it draws a random loss (up to MOST_LOST), then picks the worst option within that loss.
    """

    loses = 0.0  # mean random loss, as a fraction of the range from the best option to the worst non-blunder

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        figures = self.game.hints[ask.key](view, ask)
        thinkable = [figure for figure in figures if figure >= worst_thinkable(figures)]
        best = max(thinkable)
        may_lose = min(MOST_LOST, self.rng.expovariate(1 / self.loses)) * (best - min(thinkable))
        figure = min(one for one in thinkable if best - one <= may_lose)
        choice: Choice = self.rng.choice(
            [one for one, worth in zip(ask.options, figures, strict=True) if worth == figure]
        )
        return choice

    def likings(self, view: Any, ask: Ask[Any]) -> Sequence[float]:
        """Probability that the random loss reaches this option, but not the next worse one."""
        figures = self.game.hints[ask.key](view, ask)
        least = worst_thinkable(figures)
        steps = sorted({figure for figure in figures if figure >= least}, reverse=True)
        reach = [self._chance_to_lose(steps[0] - one, steps[0] - steps[-1]) for one in steps]
        likely = {one: (here - further) for one, here, further in zip(steps, reach, [*reach[1:], 0.0], strict=True)}
        return [likely[one] / figures.count(one) if one >= least else 0.0 for one in figures]

    def _chance_to_lose(self, much: float, most: float) -> float:
        """Probability that the random loss is at least this large."""
        part = much / most if much else 0.0
        return exp(-part / self.loses) if part <= MOST_LOST else 0.0


def worst_thinkable(figures: Sequence[float]) -> float:
    """The worst score that is no blunder. Options below a step larger than CLIFF are blunders."""
    if not isfinite(max(figures)):
        return max(figures)
    falling = sorted({figure for figure in figures if isfinite(figure)}, reverse=True)
    steps = [high - low for high, low in pairwise(falling)]
    if not steps:
        return falling[0]
    cliff = max(CLIFF * sorted(steps)[(len(steps) - 1) // 2], (falling[0] - falling[-1]) / 3)
    return next((high for high, step in zip(falling, steps, strict=False) if step > cliff), falling[-1])


class Rookie(_Sloppy):
    """The weakest level: large random losses."""

    loses = 0.5


class Survivor(_Sloppy):
    """The second level: small random losses."""

    loses = 0.12


class _Thinker(Search):
    """Chooses by the game's trained policy if it has one, else by its mind or by simulation.

    While somebody waits for the answer, it thinks for at most `patience` milliseconds.
    """

    patience = 450
    attention = 1.0  # share of its answers that it thinks about, in games without a mind

    def __init__(self, game: Game[Any, Any], rng: Rng, hurried: bool = False) -> None:
        super().__init__(game, rng)
        if hurried:
            self.milliseconds = self.patience

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        if self.mind is None and self.rng.random() >= self.attention:
            return self.ranked(view, ask)[0]
        if (liked := self._trained(view, ask)) is None:
            return super().choose(view, ask, fork)
        choice: Choice = self.rng.choices(ask.options, liked)[0]
        return choice

    def likings(self, view: Any, ask: Ask[Any]) -> Sequence[float] | None:
        """Choice probabilities of the trained policy, mixed with the hints' if it thinks only at times.

        None if it simulates.
        """
        if (liked := self._trained(view, ask)) is None or self.mind is not None:
            return None
        plain = shared_by_best(self.game.hints[ask.key](view, ask))
        return [self.attention * one + (1 - self.attention) * other for one, other in zip(liked, plain, strict=True)]

    def _trained(self, view: Any, ask: Ask[Any]) -> Sequence[float] | None:
        room = self.game.room("bot.trained")
        return None if room is None else room.likings(view, ask)


class Veteran(_Thinker):
    """The third level: thinks about half of its answers, in a few worlds or by the trained policy."""

    iterations = 16
    worlds = 24
    depth = 0
    attention = 0.5


class Legend(_Thinker):
    """The strongest level: thinks about every answer, in as many worlds as time allows or by the trained policy."""

    iterations = 64
    worlds = 640
    patience = 900
    depth = 0
