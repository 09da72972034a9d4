"""Whole batches of games at once, as pure functions over arrays: for training, on a CPU or an accelerator (JAX).

    env = make("card_game", seats=4, mode="survival")
    state = jax.vmap(env.init)(jax.random.split(key, 4096))
    state = jax.jit(jax.vmap(env.step))(state, actions)     # one action for each seat of each game
    seen = jax.vmap(env.observe, in_axes=(0, None))(state, 0)

The same games as the engine plays, checked against it move by move in the tests. Nothing that a seat may not know is
in what it observes.
"""

from __future__ import annotations

from typing import Any, Literal, overload

from shambles.core.game import find_game
from shambles.core.reply import BadInput
from shambles.doors.vector.card_game import CardGame
from shambles.doors.vector.tacdex import TacDex

__all__ = ["CardGame", "TacDex", "make"]

GAMES = ("card_game", "tacdex")


@overload
def make(game: Literal["card_game"], *, seats: int, **options: Any) -> CardGame: ...
@overload
def make(game: Literal["tacdex"], *, seats: int, **options: Any) -> TacDex: ...
@overload
def make(game: str, *, seats: int, **options: Any) -> CardGame | TacDex: ...
def make(game: str, *, seats: int, **options: Any) -> CardGame | TacDex:
    """The functions for tables of this game, with so many seats and these options."""
    rules = find_game(game)
    chosen = rules.read_options(options)
    rules.read_seats(seats, chosen)
    if game not in GAMES:
        raise BadInput("game", "not-as-a-vector", found=game, known=GAMES)
    if game == "tacdex":
        return TacDex(seats, chosen)
    if chosen.hands != 1:
        raise BadInput("options.hands", "one-hand-as-a-vector", found=chosen.hands)
    return CardGame(seats, chosen.mode)
