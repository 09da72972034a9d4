"""The Card Game over arrays, one hand at a time: by JAX (`arrays`), or by Numba on plain CPUs (`batches`)."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.games.card_game.box.contents import Options

BACKENDS = ("jax", "numba")


def make(seats: int, options: Options, backend: str) -> Any:
    """The functions of one kind of table. Each backend needs packages of its own, and nobody needs the other's."""
    if options.hands != 1:
        raise BadInput("options.hands", "one-hand-as-a-vector", found=options.hands)
    if backend == "numba":
        from shambles.games.card_game.vector.batches import CompiledCardGame

        return CompiledCardGame(seats, options.mode)
    from shambles.games.card_game.vector.arrays import CardGame

    return CardGame(seats, options.mode)
