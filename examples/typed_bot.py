"""A bot for Survival with a type for everything it touches: no `Any` under `mypy --strict`.

    shambles play card_game --mode survival --bot examples/typed_bot.py:Careful

It lays the card that costs least in a few imagined worlds, and takes the cheapest row when it has to take one.
"""

from __future__ import annotations

from random import Random

from shambles import Ask, Choice, Table
from shambles.bots import Fork
from shambles.games.card_game.table.state import TakeRow
from shambles.games.card_game.table.view import View

WORLDS = 4


class Careful:
    """Counts what each card would cost, in worlds where everybody else lays anything."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, ask: Ask[Choice], fork: Fork) -> Choice:
        """One of the ask's options."""
        worth = {option: self.worth(view, option, ask.seat, fork) for option in ask.options}
        return max(worth, key=worth.__getitem__)

    def worth(self, view: View, option: Choice, seat: int, fork: Fork) -> float:
        """A row for what lies in it; a card for what the hand brings after it, each tried in the same worlds."""
        if isinstance(option, TakeRow):
            return -view.row_points[option.row]
        return sum(self.imagine(fork(number), seat, option) for number in range(WORLDS))

    def imagine(self, world: Table, seat: int, option: Choice) -> float:
        """Lay the card in this world, and let everybody go on as they like."""
        world.play(seat, option)
        while world.asks:
            for one, ask in world.asks.items():
                world.play(one, self.rng.choice(ask.options))
        return world.returns[seat]
