"""Boxes: TOML files with cards, boards or counts that a table may be opened with instead of those of the game itself.

An option for a box is a string: "standard", or the whole text of a file; so a save holds what it was played with.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from shambles.core.reply import BadInput

STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class BoxFormat:
    """One kind of box file.

    recognises  whether a file, by its tables, is of this kind
    faults      everything that is wrong with it; each names the card (or space) and the field
    """

    recognises: Callable[[dict[str, Any]], bool]
    faults: Callable[[dict[str, Any]], Sequence[BadInput]]


def read_toml(field: str, text: str) -> dict[str, Any]:
    """The tables of a box file; what is no TOML is an error with its line."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput(field, "malformed", detail=str(error)) from None


def check_box(field: str, text: str, box_format: BoxFormat) -> None:
    """Refuse a box with faults; the error is the first of them, under the name of the field that held it."""
    for fault in box_format.faults(read_toml(field, text)):
        raise BadInput(f"{field}.{fault.field}", fault.code, **fault.params)
