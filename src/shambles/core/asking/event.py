"""Events: an event is emitted once; each viewer gets a copy without secrets of others."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from shambles.core.asking.ask import Choice


def kebab(name: str) -> str:
    """The name of a class as a key: HandDealt is hand-dealt."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Secret(msgspec.Struct, frozen=True):
    """Marks an event's field as secret. `to` names the field that holds the seat, or seats, who may see it."""

    to: str


class BySeat(msgspec.Struct, frozen=True):
    """Marks a tuple that holds one value for each seat, in seat order."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """Something that happened at the table, with its rule.

    `reveals` is true for a class that shows somebody something new: undo never crosses it. `scores` is true for one
    that counts points or decides the game: statistics leave it out as an explanation of wins.
    """

    rule: str
    reveals: ClassVar[bool] = False
    scores: ClassVar[bool] = False

    @classmethod
    def key(cls) -> str:
        return kebab(cls.__name__)


class Ready(Event, frozen=True):
    """A player has answered face down. The others do not see the answer."""

    seat: int


class Showed(Event, frozen=True):
    """A player has given an open answer, or changed it. Everybody sees the text of the answer."""

    seat: int
    choice: Choice | str


class TakenBack(Event, frozen=True):
    """A player has taken back (undone) their last answer."""

    seat: int


class FellAway(Event, frozen=True):
    """A player's answer is withdrawn: it is no longer possible after what somebody did meanwhile."""

    seat: int


class GoesOn(Event, frozen=True):
    """This table starts from a position of another game. Play continues from here."""


HOUSE_EVENTS: tuple[type[Event], ...] = (Ready, Showed, TakenBack, FellAway, GoesOn)


E = TypeVar("E", bound=Event)


def redact(event: E, viewer: int | None) -> E:
    """The event as this viewer may know it: a secret field for others becomes None."""
    hidden: dict[str, None] = {}
    for field, to in _secret_fields(type(event)):
        audience = getattr(event, to)
        if viewer is None or (viewer not in audience if isinstance(audience, tuple) else viewer != audience):
            hidden[field] = None
    return msgspec.structs.replace(event, **hidden) if hidden else event


@cache
def _secret_fields(kind: type[Event]) -> tuple[tuple[str, str], ...]:
    hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
    marked = [
        (name, mark.to)
        for name, hint in hints.items()
        if get_origin(hint) is Annotated
        for mark in get_args(hint)[1:]
        if isinstance(mark, Secret)
    ]
    return tuple(marked)
