"""Who answers for which tables, on disk: each server says again and again that it is there, and each table names one.

A table's `lease` says when a server has to look at it: never (NULL), at some time, or, while a server answers for it,
not as long as that one is there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from shambles.server.disk.rows import is_lesson, metadata, tables
from shambles.server.disk.statements import NAMES, NOW, WHICH, by_dialect

if TYPE_CHECKING:
    from shambles.server.disk.store import Store

HELD = 1e12  # the lease of a table whose owner is there
GONE = ""  # no table's name: a server's word is over, and nobody has buried it

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

ME: Any = sa.bindparam("me", type_=sa.String)
_GONE: Any = sa.bindparam("gone", type_=sa.String)
_SECONDS: Any = sa.bindparam("seconds", type_=sa.Float)


def is_held(now: Any) -> sa.ColumnElement[bool]:
    """Whether somebody answers for a table. A server of before servers had rows says until when, in the table's own."""
    is_there = sa.exists().where((servers.c.id == tables.c.owner) & (servers.c.until > now))
    held: sa.ColumnElement[bool] = (tables.c.lease > now) & ((tables.c.lease < HELD) | is_there)
    return held


def is_free(now: Any) -> sa.ColumnElement[bool]:
    return tables.c.owner.is_(None) | tables.c.lease.is_(None) | ~is_held(now)


def am_there(now: Any) -> sa.ColumnElement[bool]:
    """Whether the word of whoever asks still holds: nobody holds a table without it."""
    return sa.exists().where((servers.c.id == ME) & (servers.c.until > now))


def _say(insert: Any, now: Any) -> Any:
    said = insert(servers).values(id=ME, until=now + _SECONDS)
    return said.on_conflict_do_update(index_elements=["id"], set_={"until": said.excluded.until})


SAY = {"postgresql": _say(postgresql.insert, NOW["postgresql"]), "sqlite": _say(sqlite.insert, NOW["sqlite"])}
TAKE = by_dialect(
    lambda now: (
        tables.update()
        .where((tables.c.id == WHICH) & (is_free(now) | tables.c.owner.in_((ME, _GONE))) & am_there(now))
        .values(owner=ME, lease=HELD)
        .returning(tables.c.id)
    )
)
# Our word was late. What still bears our name was taken over by nobody, and is ours again as long as our word holds.
TAKE_AGAIN = by_dialect(
    lambda now: tables.update().where((tables.c.owner == ME) & am_there(now)).values(lease=HELD).returning(tables.c.id)
)
DROP = by_dialect(
    lambda now: (
        tables.update()
        .where((tables.c.id == WHICH) & ((tables.c.owner == ME) | is_free(now)))
        .values(owner=None, lease=sa.bindparam("due", type_=sa.Float))
    )
)


def _is_gone(now: Any) -> sa.ColumnElement[bool]:
    """Whether a server's word is over. Whoever asks is there, however late their own word is."""
    is_gone: sa.ColumnElement[bool] = (servers.c.until < now) & (servers.c.id != ME)
    return is_gone


def _due(now: Any) -> Any:
    """Tables that a server has to look at; and GONE, if another one is. Every server asks this every second."""
    is_due = (tables.c.status == "playing") & tables.c.aside.is_(None) & ~is_lesson() & (tables.c.lease < now)
    due = sa.select(tables.c.id).where(is_due).order_by(tables.c.lease)
    due = due.limit(sa.bindparam("most", type_=sa.Integer))
    gone = sa.select(sa.literal(GONE)).where(sa.exists().where(_is_gone(now)))
    return sa.union_all(gone, sa.select(due.subquery().c.id))


DUE = by_dialect(_due)
BURY = by_dialect(lambda now: servers.delete().where(_is_gone(now)).returning(servers.c.id))
_LIVING = sa.select(servers.c.id).where(servers.c.id.in_(NAMES))


async def living(store: Store, names: Collection[str]) -> set[str]:
    """Those of these servers that are there: whoever has died is buried within seconds."""
    async with store.reading() as connection:
        return set((await connection.execute(_LIVING, {"names": list(names)})).scalars())
