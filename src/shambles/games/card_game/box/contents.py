"""Contents of the box: the cards, the measures of the table, and the options that players set."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

FOLDER = Path(__file__).parents[1]
Mode = Literal["hero", "survival"]


class ModeBox(msgspec.Struct, frozen=True):
    """CG-002  What differs between the two games in the box before the first card is played."""

    seats: tuple[int, int]
    hand: int
    most_laid: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CG-001  The cards and the table's measures, as in box/standard.toml."""

    walkers: int
    rows: int
    longest_row: int
    heroes: tuple[str, ...]
    points: dict[int, tuple[int, ...]]
    modes: dict[str, ModeBox]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: the mode (CG-002) and the number of hands in the match (CG-177, CG-178)."""

    mode: Mode
    hands: Annotated[int, msgspec.Meta(ge=1)] = 1


BOX = msgspec.convert(tomllib.loads((FOLDER / "box" / "standard.toml").read_text("utf-8")), Box, strict=False)
WALKERS = tuple(range(1, BOX.walkers + 1))
HEROES = BOX.heroes

_WORTH = {walker: points for points, walkers in BOX.points.items() for walker in walkers}
POINTS = (0, *(_WORTH.get(walker, 1) for walker in WALKERS))


def points_of(cards: list[int] | tuple[int, ...]) -> int:
    """CG-003  The bullets on these Walkers."""
    return sum(map(POINTS.__getitem__, cards))


def seat_range(options: Options) -> range:
    """CG-005, CG-006  How many may play; CG-R22 holds everybody to it."""
    least, most = BOX.modes[options.mode].seats
    return range(least, most + 1)
