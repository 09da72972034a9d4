"""Forecasts of effects: the changes that they would probably make now.

Whether a branch or an item would do anything at all is asked of it, and so is what a bot fears. Each operation says its
own (effects/operations); whom and where it reaches is the same question to reach.py as when it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Literal

import msgspec

from shambles.games.best_defense.box.contents import BLACK_DIE, WHITE_DIE, Box
from shambles.games.best_defense.box.vocabulary import Amount, DieRoll, Effect, Place, Stat, Stock
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import State

# Facts on which changes depend: about reached survivors, and about the board. `room`: walker tokens are left;
# `places`: the layout; `pawns`: all positions.
Ground = Literal["hp", Stock, "weapons", "walkers", "room", "decks", "places", "pawns", "everything"]
Grounds = tuple[Ground, ...]


class Change(msgspec.Struct, frozen=True, gc=False):
    """So much more (or less) of something for a seat or a place; `by` is an average where dice decide."""

    what: Literal["hp", "food", "ally", "ammo", "equipment", "walkers", "cards", "pawn", "card", "gift", "rule"]
    by: float
    seat: int = -1
    place: Place | None = None
    stat: Stat | None = None


Changes = list[Change]
Pick = Callable[[Sequence[Changes]], Changes]  # index of the outcome among several possible ones


def every_one(ways: Sequence[Changes]) -> Changes:
    return [change for way in ways for change in way]


def would_do(state: State, box: Box, scope: Scope, effects: Iterable[Effect]) -> bool:
    """Whether these effects could change anything right now."""
    return any(likely_changes(state, box, scope, (effect,), every_one) for effect in effects)


def likely_changes(s: State, box: Box, scope: Scope, effects: Iterable[Effect], pick: Pick) -> Changes:
    """The changes that these effects would make. `pick` takes one of the alternatives of a choice."""
    return [change for effect in effects for change in effect.would(s, box, scope, pick)]


def chosen(selector: str, ways: Sequence[Changes], pick: Pick) -> Changes:
    """One of the ways if the selector lets somebody choose, otherwise all of them."""
    return pick(ways) if ways and selector.startswith("chosen") else every_one(ways)


# --- dice


@cache
def mean(n: Amount, everything: float = 0.0) -> float:
    """The average of an amount."""
    if not isinstance(n, str):
        return float(n)
    if n == "all":
        return everything
    die, _, more = n.partition("+")
    faces = BLACK_DIE if die == "d3" else WHITE_DIE
    return sum(faces) / len(faces) + int(more or 0)


@cache
def chance_of(roll: DieRoll | None) -> float:
    """The chance that a roll meets its condition; 1 if there is no roll."""
    if roll is None:
        return 1.0
    faces = BLACK_DIE if roll.die == "d3" else WHITE_DIE
    return sum(roll.min <= face <= roll.max for face in faces) / len(faces)
