"""What goes over HTTP for people without a seat. The browser's types are generated from these."""

from __future__ import annotations

import msgspec

from shambles.server.wire.forms import TableInfo


class TableOnNow(msgspec.Struct, frozen=True):
    """A public table that is being played, and that anybody may watch.

    rating  of the strongest player there in this way to play, and how far it may be off (`doubt`); null where nobody
            has one that is no longer provisional
    """

    table: TableInfo
    rating: int | None
    doubt: int | None
