"""The bots as people know them: a rookie, a survivor, a veteran and a legend, weakest first."""

from __future__ import annotations

from random import Random as Rng
from typing import Any

from shambles.bots.greedy import Greedy
from shambles.bots.search import Search
from shambles.bots.worlds import Fork
from shambles.core.ask import Ask, Choice
from shambles.core.game import Game

LEVELS = ("rookie", "survivor", "veteran", "legend")
USUAL_LEVEL = "survivor"
PARTY = 10  # bots that have a name of their own (`party-1` and so on in the texts), by their seat


class _Sloppy(Greedy):
    """Plays by the hints, but now and then does whatever comes to mind."""

    slips = 0.0

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        if self.rng.random() < self.slips:
            choice: Choice = self.rng.choice(ask.options)
            return choice
        return super().choose(view, ask, fork)


class Rookie(_Sloppy):
    """Means well, and forgets half of it."""

    slips = 0.5


class Survivor(_Sloppy):
    """Knows what is good right now, and is careless at times."""

    slips = 0.12


class _Thinker(Search):
    """Imagines what may come. Where somebody waits for the answer, it thinks no longer than `patience` milliseconds."""

    patience = 800

    def __init__(self, game: Game[Any, Any], rng: Rng, hurried: bool = False) -> None:
        super().__init__(game, rng)
        if hurried:
            self.milliseconds = self.patience


class Veteran(_Thinker):
    """Tries what looks best in a few dozen worlds before it answers."""

    iterations = 80
    depth = 0


class Legend(_Thinker):
    """Takes its time, and looks at what the others would do about it."""

    iterations = 320
    patience = 2500
    depth = 1
