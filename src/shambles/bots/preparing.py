"""Compiles what the bots of some games think with, so that nobody waits for it at the first thought.

Numba keeps the result on disk. `make test` runs this before its tests, and a server when it starts, in a process of its
own. Without Numba there is nothing to do.
"""

from __future__ import annotations

from importlib.util import find_spec
from random import Random as Rng

from shambles.bots.bot import ask_bot
from shambles.bots.finding import make_bot
from shambles.bots.hint import advise
from shambles.bots.levels import Veteran
from shambles.core.game import all_games
from shambles.core.table import Table

COMPILER = "numba"


def prepare() -> list[str]:
    """Ask for a hint and a veteran's answer in each way to play that is thought about on bare numbers.

    Returns the names of those ways.
    """
    if find_spec(COMPILER) is None:
        return []
    prepared = []
    for game in all_games():
        for way in game.ways if game.room("bot.playouts") is not None else ():
            table = Table.open(game.slug, seats=way.seats, options=dict(way.options), seed=1)
            advise(table, seat=0)
            ask_bot(make_bot(Veteran, game, Rng(1)), table, 0, Rng(1))
            prepared.append(f"{game.slug}/{way.id}")
    return prepared


if __name__ == "__main__":
    prepare()
