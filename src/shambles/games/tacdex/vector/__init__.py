"""TacDex over arrays, by JAX.

A card is its place among the faces: 0 to 10 are the numbers 1 to 11, then REDO, then END. Actions are numbered as in
the game's encoding: 0 says nothing; from `SELECT` on cards for the battle; from `ADD` on cards for REDO, `KEEP` for
none; `FLIP` and `STAY`; from `VICTIM` on the seat that DISCARD hits. An action that is not legal is taken as the lowest
legal one: look at the mask.
"""

from __future__ import annotations

from typing import Any

from shambles.games.tacdex.box.contents import Options


def make(seats: int, options: Options) -> Any:
    """The functions of one kind of table."""
    from shambles.games.tacdex.vector.rules import TacDex

    return TacDex(seats, options)
