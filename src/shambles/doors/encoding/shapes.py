"""Shapes of view fields in cells, which a game's file declares if the type does not say enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

COUNTLESS = 10_000.0  # more than there is of anything that no rule bounds, such as rounds: spaces must be finite


@dataclass(frozen=True)
class Number:
    """A number, in one cell; what is not there is -1 where it may be missing."""

    most: float = COUNTLESS
    least: float = 0


@dataclass(frozen=True)
class OneOf:
    """One of these values, or none: a cell for each, with a 1 in the one that it is. `key` is what tells a struct."""

    values: Sequence[Any]
    key: str = ""


@dataclass(frozen=True)
class Bag:
    """A multiset: number of each of these values; or a sum of `amount` for each.

    key  the field that tells the structs of a list apart, such as `card.id`
    """

    values: Sequence[Any]
    key: str = ""
    most: float = COUNTLESS
    amount: Callable[[Any], float] | None = None


@dataclass(frozen=True)
class Several:
    """The same thing in several arrays, each under a name of its own."""

    arrays: Mapping[str, Shape]


@dataclass(frozen=True)
class Listed:
    """At most so many things, in order; `item` says what they are where their type does not."""

    most: int
    item: Shape | None = None


@dataclass(frozen=True)
class LeftOut:
    """Not shown, because it is the same at all such tables or follows from the rest."""

    why: str


Shape = Number | OneOf | Bag | Several | Listed | LeftOut
