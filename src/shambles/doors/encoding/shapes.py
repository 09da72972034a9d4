"""Shapes of view fields in cells, which a game's file declares if the type does not say enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

COUNTLESS = 10_000.0  # more than there is of anything that no rule bounds, such as rounds: spaces must be finite


@dataclass(frozen=True)
class Number:
    """A number in one cell; -1 if it is missing."""

    most: float = COUNTLESS
    least: float = 0


@dataclass(frozen=True)
class OneOf:
    """One-hot encoding of one of these values, or of none. `key` is the field that identifies a struct."""

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
    """The same value in several arrays, each under its own name."""

    arrays: Mapping[str, Shape]


@dataclass(frozen=True)
class Listed:
    """A list up to a maximal length; `item` is the shape of its items if their type does not determine it."""

    most: int
    item: Shape | None = None


@dataclass(frozen=True)
class LeftOut:
    """Omitted, because it is the same at all such tables or follows from the rest."""

    why: str


Shape = Number | OneOf | Bag | Several | Listed | LeftOut
