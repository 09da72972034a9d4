"""The journal of a table, and the save file that contains it.

A journal holds every accepted answer, every undo, and every draw, in order. With the header it is the whole game. The
format may grow (new fields have defaults); no field ever changes its meaning.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from hashlib import sha256
from typing import Any, Literal

import msgspec

from shambles.core.asking.reply import BadInput


class Answered(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="a"):
    """A seat gave this answer."""

    seat: int
    choice: str


class Changed(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="c"):
    """A seat replaced its face-down answer."""

    seat: int
    choice: str


class Drew(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="d"):
    """A result of chance."""

    key: str
    result: Any


class Undid(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="u"):
    """Undo: withdraws the seat's face-down answer, or else the answer that last advanced the game."""

    seat: int


class UndidMeanwhile(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="m"):
    """Undo of the seat's last meanwhile action. An earlier face-down answer stays."""

    seat: int


Undo = Undid | UndidMeanwhile
Entry = Answered | Changed | Drew | Undid | UndidMeanwhile


class Dealt(msgspec.Struct, frozen=True, array_like=True, tag="n"):
    """The cards hidden from this seat were dealt again. `state` is the state afterwards, as JSON."""

    seat: int
    state: msgspec.Raw


Way = tuple[Entry | Dealt, ...]  # from the head of a phase to a moment in it


class Snapshot(msgspec.Struct, frozen=True):
    """The state at the head of a phase, as JSON, and the numbers of journal entries, asks and draws before it.

    way  for a table that begins at a moment of another game: the steps there since the head
    """

    phase: str
    state: msgspec.Raw
    asked: int
    at: int
    drawn: dict[str, int] = {}
    way: Way | msgspec.UnsetType = msgspec.UNSET


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table in one JSON document."""

    format: Literal["shambles-1"] = "shambles-1"
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int
    journal: list[Entry]
    digests: list[str]
    snapshot: Snapshot
    start: Snapshot | None = None


def digest(phase: str, state: bytes) -> str:
    """A short hash of a phase head: equal games have equal hashes, on every machine."""
    return sha256(phase.encode() + b"\0" + state).hexdigest()[:16]


def write_save(save: Save) -> bytes:
    """The save as bytes: JSON, one line."""
    return msgspec.json.encode(save)


def read_save(data: bytes | str) -> Save:
    """Read a save from bytes. BadInput names the place of a fault."""
    try:
        return msgspec.json.decode(data, type=Save)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        if missing := re.search(r"missing required field `(\w+)`", what):
            raise BadInput(f"save{where.rstrip('`')}.{missing[1]}", "field-missing") from None
        raise BadInput("save" + where.rstrip("`"), "malformed", detail=what) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput("save", "malformed", detail=str(error)) from None


def standing(journal: Iterable[Entry], gone: Container[int]) -> Iterator[tuple[int, Answered | Changed]]:
    """The answers of a journal that were neither taken back nor replaced, each with its place.

    `gone` holds the places of the others. The journal alone cannot tell them: a meanwhile action looks like any answer.
    """
    for at, entry in enumerate(journal):
        if isinstance(entry, Answered | Changed) and at not in gone:
            yield at, entry


def count_draws(entries: Iterable[Entry]) -> Counter[str]:
    """Number of draws from each chance stream."""
    return Counter(entry.key for entry in entries if isinstance(entry, Drew))
