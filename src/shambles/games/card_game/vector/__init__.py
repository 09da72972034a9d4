"""The Card Game over arrays, one hand at a time, by JAX."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.games.card_game.box.contents import Options


def make(seats: int, options: Options) -> Any:
    """The functions of one kind of table."""
    if options.hands != 1:
        raise BadInput("options.hands", "one-hand-as-a-vector", found=options.hands)
    from shambles.games.card_game.vector.arrays import CardGame

    return CardGame(seats, options.mode)
