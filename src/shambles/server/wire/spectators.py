"""What goes over HTTP for people without a seat. The browser's types are generated from these."""

from __future__ import annotations

import msgspec

from shambles.server.wire.forms import Status, TableInfo


class TableOnNow(msgspec.Struct, frozen=True):
    """A public table that is being played, and that anybody may watch.

    rating  of the strongest player there in this way to play, and how far it may be off (`doubt`); null where nobody
            has one that is no longer provisional
    """

    table: TableInfo
    rating: int | None
    doubt: int | None


class Embedded(msgspec.Struct, frozen=True):
    """A moment of a game as a page of somebody else's shows it to whoever comes by.

    title   the game; line: who plays, or how it ended
    step    which moment this is, of `count`; of a game that is on there is only the present one
    version a number that grows with a game that is on
    said    what happened last, in words
    svg     the scene; null where it is what was seen already
    words   what the buttons are called
    """

    title: str
    line: str
    status: Status
    step: int
    count: int
    version: int
    said: tuple[str, ...]
    svg: str | None
    words: dict[str, str]
