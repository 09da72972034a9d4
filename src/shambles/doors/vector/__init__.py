"""Whole batches of games at once, as pure functions over arrays: for training, on a CPU or an accelerator.

    env = make("card_game", seats=4, mode="survival")     # one table, batched by vmap
    state = jax.vmap(env.init)(jax.random.split(key, 4096))
    state = jax.jit(jax.vmap(env.step))(state, actions)   # one action for each seat of each game
    seen = jax.vmap(env.observe, in_axes=(0, None))(state, 0)

The same games as the engine plays, checked against it move by move in the tests. An observation holds nothing that the
seat may not know. A game provides them in a module `vector` with a function `make`.
"""

from __future__ import annotations

from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import all_games, find_game

__all__ = ["make"]


def make(game: str, *, seats: int, **options: Any) -> Any:
    """The functions for tables of this game, with this number of seats and these options."""
    rules = find_game(game)
    chosen = rules.read_options(options)
    rules.read_seats(seats, chosen)
    room = rules.room("vector")
    if room is None:
        known = tuple(one.slug for one in all_games() if one.room("vector") is not None)
        raise BadInput("game", "not-as-a-vector", found=game, known=known)
    return room.make(seats, chosen)
