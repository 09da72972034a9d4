"""What a server keeps of its host: every deed, in a log that only grows (SH-016).

The database itself refuses to change or delete a row (see the migration that makes the table).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from shambles.server.disk.rows import metadata

DeedKind = Literal["close", "reopen", "mute", "unmute", "ban", "unban", "announce", "maintain", "call-off"]

# subject    table:…, player:… or address:… with the fingerprint of a network; nothing where it is about everybody
# until      the end of a ban, a mute or an announcement; when a maintenance begins
deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("deed", sa.String(10), nullable=False),
    sa.Column("subject", sa.String(80), nullable=False),
    sa.Column("until", sa.Float),
    sa.Column("words", sa.Text, nullable=False),
)


class DeedRow(msgspec.Struct, frozen=True):
    """A deed as it is stored; `words` are JSON."""

    number: int
    at: float
    deed: DeedKind
    subject: str
    until: float | None
    words: dict[str, str]

    @classmethod
    def read(cls, found: sa.RowMapping) -> DeedRow:
        """From what the database says."""
        values: dict[str, Any] = {name: found[name] for name in cls.__struct_fields__}
        return cls(**values | {"words": msgspec.json.decode(found["words"], type=dict[str, str])})
