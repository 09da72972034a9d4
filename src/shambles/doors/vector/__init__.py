"""Whole batches of games at once, as pure functions over arrays: for training, on a CPU or an accelerator.

    env = make("card_game", seats=4, mode="survival")                   # JAX: one table, batched by vmap
    state = jax.vmap(env.init)(jax.random.split(key, 4096))
    state = jax.jit(jax.vmap(env.step))(state, actions)                 # one action for each seat of each game
    seen = jax.vmap(env.observe, in_axes=(0, None))(state, 0)

    env = make("card_game", seats=4, mode="survival", backend="numba")  # plain CPUs: batches from the start
    state = env.step(env.init(seed=1, games=4096), actions)
    seen = env.observe(state, 0)

The same games as the engine plays, checked against it move by move in the tests. Nothing that a seat may not know is
in what it observes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from shambles.core.game import find_game
from shambles.core.reply import BadInput

if TYPE_CHECKING:
    from shambles.doors.vector.card_game import CardGame
    from shambles.doors.vector.compiled import CompiledCardGame
    from shambles.doors.vector.tacdex import TacDex

__all__ = ["make"]

GAMES = {"jax": ("card_game", "tacdex"), "numba": ("card_game",)}


@overload
def make(game: str, *, seats: int, backend: Literal["numba"], **options: Any) -> CompiledCardGame: ...
@overload
def make(game: Literal["card_game"], *, seats: int, **options: Any) -> CardGame: ...
@overload
def make(game: Literal["tacdex"], *, seats: int, **options: Any) -> TacDex: ...
@overload
def make(game: str, *, seats: int, backend: str = "jax", **options: Any) -> CardGame | TacDex | CompiledCardGame: ...
def make(game: str, *, seats: int, backend: str = "jax", **options: Any) -> CardGame | TacDex | CompiledCardGame:
    """The functions for tables of this game, with so many seats and these options."""
    rules = find_game(game)
    chosen = rules.read_options(options)
    rules.read_seats(seats, chosen)
    if backend not in GAMES:
        raise BadInput("backend", "unknown-kind", found=backend, known=tuple(GAMES))
    if game not in GAMES[backend]:
        raise BadInput("game", "not-as-a-vector", found=game, known=GAMES[backend])
    # Each needs packages of its own, and nobody needs those of the others.
    if game == "tacdex":
        from shambles.doors.vector.tacdex import TacDex

        return TacDex(seats, chosen)
    if chosen.hands != 1:
        raise BadInput("options.hands", "one-hand-as-a-vector", found=chosen.hands)
    if backend == "numba":
        from shambles.doors.vector.compiled import CompiledCardGame

        return CompiledCardGame(seats, chosen.mode)
    from shambles.doors.vector.card_game import CardGame

    return CardGame(seats, chosen.mode)
