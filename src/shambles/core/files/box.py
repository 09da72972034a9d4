"""Boxes: TOML files with cards, boards or counts that replace the game's own at a table.

An option for a box is a string: "standard", or the whole text of a file. So a save holds its own box.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from shambles.core.asking.reply import BadInput

STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class BoxFormat:
    """One kind of box file.

    recognises  tells from a file's tables if it is of this kind
    faults      everything that is wrong with it; each names the card (or space) and the field
    standard    the game's own file of this kind, as a starting point for new ones
    shape       the struct that reads such a file; forms are generated from it (outline.py)
    face        the printed text of a card, from its table's name and its fields, worded by a catalogue's `say`; None
                for rows that are not cards
    """

    recognises: Callable[[dict[str, Any]], bool]
    faults: Callable[[dict[str, Any]], Sequence[BadInput]]
    standard: Path | None = None
    shape: type[msgspec.Struct] | None = None
    face: Callable[[str, Any, Callable[..., str]], Any] = field(default=lambda table, row, say: None)


# Limits for boxes that people upload. A file above any of them is refused.
MOST_LETTERS = 200_000  # characters of a file
MOST_DOTS = 8  # in a key: tomllib takes time and memory with the square of them
DEEPEST = 16  # tables within tables
LARGEST = 1_000  # a number
MOST_ITEMS = 2_000  # in one list or table: cards, spaces
MOST_VALUES = 20_000  # in all
LONGEST = 4_000  # a word or sentence
KEPT = 8  # most recent correct boxes

_DEEP_KEY = re.compile(rf"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){{{MOST_DOTS}}}""")


def read_toml(field: str, text: str) -> dict[str, Any]:
    """Parse a box file. A syntax error names its line, and an exceeded limit its maximum."""
    if len(text) > MOST_LETTERS:
        raise BadInput(field, "too-long", found=len(text), most=MOST_LETTERS)
    if _DEEP_KEY.search(text):
        raise BadInput(field, "too-deep", most=MOST_DOTS)
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: a number with thousands of digits
        raise BadInput(field, "malformed", detail=str(error)) from None
    weigh(field, tables)
    return tables


def weigh(field: str, tables: dict[str, Any]) -> None:
    """Refuse tables above a limit. The error names the place."""
    left = [(field, tables, 0)]
    values = 0
    while left:
        place, value, depth = left.pop()
        values += 1
        if values > MOST_VALUES:
            raise BadInput(field, "too-many", most=MOST_VALUES)
        if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
            raise BadInput(place, "too-large", most=LARGEST)
        if isinstance(value, str) and len(value) > LONGEST:
            raise BadInput(place, "too-long", found=len(value), most=LONGEST)
        if isinstance(value, dict | list):
            if depth > DEEPEST:
                raise BadInput(place, "too-deep", most=DEEPEST)
            if len(value) > MOST_ITEMS:
                raise BadInput(place, "too-many", found=len(value), most=MOST_ITEMS)
            pairs = value.items() if isinstance(value, dict) else enumerate(value)
            left += [(f"{place}.{str(name)[:40]}", one, depth + 1) for name, one in pairs]


@lru_cache(maxsize=KEPT)
def check_box(field: str, text: str, box_format: BoxFormat) -> None:
    """Refuse a box with faults. The error is the first fault, under the name of the field that holds the box.

    Bots open hundreds of tables with one box, so the last correct boxes are cached.
    """
    for fault in box_format.faults(read_toml(field, text)):
        raise BadInput(f"{field}.{fault.field}", fault.code, **fault.params)
