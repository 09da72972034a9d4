"""The bots as people know them: a rookie, a survivor, a veteran and a legend, weakest first."""

from __future__ import annotations

from random import Random as Rng
from typing import Any

from shambles.bots.greedy import Greedy
from shambles.bots.search import Search
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
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
    attention = 1.0  # the part of its answers that it thinks about, where the game has no mind of its own

    def __init__(self, game: Game[Any, Any], rng: Rng, hurried: bool = False) -> None:
        super().__init__(game, rng)
        if hurried:
            self.milliseconds = self.patience

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        if self.mind is None and self.rng.random() >= self.attention:
            return self.ranked(view, ask)[0]
        return super().choose(view, ask, fork)


class Veteran(_Thinker):
    """Stops to think now and then, and tries what looks best in a few worlds before it answers."""

    iterations = 16
    worlds = 24
    depth = 0
    attention = 0.5


class Legend(_Thinker):
    """Thinks about everything, in as many worlds as it can imagine meanwhile; or knows by long training."""

    iterations = 64
    worlds = 640
    patience = 2500
    depth = 0

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        room = self.game.room("bot.trained")
        liked = None if room is None else room.likings(view, ask)
        if liked is None:
            return super().choose(view, ask, fork)
        choice: Choice = self.rng.choices(ask.options, liked)[0]
        return choice
