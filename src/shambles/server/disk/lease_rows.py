"""Which server has which table, on disk: each server says that it is there, in one row, and each table names one.

A table's `lease` says when a server has to look at it: never (NULL), at some time, or, while a server has it, not as
long as that server is there.

A server to which people come for a table of another one writes its name into `wanted_by`. The owner reads that within a
second and lets the table go; it is then kept for the one that asked. `handed_on` is when that happened last.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from shambles.server.disk.rows import is_lesson, metadata, tables
from shambles.server.disk.statements import NAMES, NOW, WHICH, by_dialect

HELD = 1e12  # the lease of a table whose owner is there
GONE = ""  # no table's name: a server's lease is over, and nobody has deleted its row
KEPT = 2.0  # seconds for which a table is kept for the server that asked for it last
PAUSE = 10.0  # seconds between two hand-overs of one table

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
    """Whether some server has the table. One from before servers had rows says until when, in the table's own."""
    is_there = sa.exists().where((servers.c.id == tables.c.owner) & (servers.c.until > now))
    held: sa.ColumnElement[bool] = (tables.c.lease > now) & ((tables.c.lease < HELD) | is_there)
    return held


def _is_free(now: Any) -> sa.ColumnElement[bool]:
    """Whether anybody may take it: no server has it, and it is not kept for another one that asked for it."""
    is_nobodys = tables.c.owner.is_(None) | tables.c.lease.is_(None) | ~is_held(now)
    is_kept = tables.c.wanted_by.is_not(None) & (tables.c.wanted_by != ME) & (tables.c.wanted_at > now - KEPT)
    return is_nobodys & ~sa.func.coalesce(is_kept, sa.false())


def _am_there(now: Any) -> sa.ColumnElement[bool]:
    """Whether the lease of this server holds: without it nobody has a table."""
    return sa.exists().where((servers.c.id == ME) & (servers.c.until > now))


def _say(insert: Any, now: Any) -> Any:
    said = insert(servers).values(id=ME, until=now + _SECONDS)
    return said.on_conflict_do_update(index_elements=["id"], set_={"until": said.excluded.until})


def _take(now: Any) -> Any:
    """Locked first: whoever is just writing an answer there has written it, or will find that the table is ours."""
    may = (tables.c.id == WHICH) & (_is_free(now) | tables.c.owner.in_((ME, _GONE))) & _am_there(now)
    locked = sa.select(tables.c.id).where(may).with_for_update().cte("locked")
    taken = tables.update().where(tables.c.id.in_(sa.select(locked.c.id)))
    return taken.values(owner=ME, lease=HELD, wanted_by=None).returning(tables.c.id)


def _drop(now: Any) -> Any:
    ours = (tables.c.id == WHICH) & (tables.c.owner == ME)
    return tables.update().where(ours).values(owner=None, lease=sa.bindparam("due", type_=sa.Float))


def _ask(now: Any) -> Any:
    """Of several that ask, the first one has it. How many seconds are left until it may change hands."""
    is_first = tables.c.wanted_by.is_(None) | (tables.c.wanted_by == ME) | (tables.c.wanted_at < now - KEPT)
    asked = tables.update().where((tables.c.id == WHICH) & (tables.c.owner != ME) & is_first)
    left = sa.func.coalesce(tables.c.handed_on, 0.0) + PAUSE - now
    return asked.values(wanted_by=ME, wanted_at=now).returning(left)


def _hand_on(now: Any) -> Any:
    ours = (tables.c.id == WHICH) & (tables.c.owner == ME)
    return tables.update().where(ours).values(owner=None, lease=0.0, handed_on=now)


def _look(now: Any) -> Any:
    """Of these tables those that are ours: whether another server wants one, and how often others have changed it."""
    is_wanted = (tables.c.wanted_by != ME) & (tables.c.wanted_at > now - KEPT)
    is_wanted &= sa.func.coalesce(tables.c.handed_on, 0.0) <= now - PAUSE
    wanted = sa.func.coalesce(is_wanted, sa.false()).label("is_wanted")
    return sa.select(tables.c.id, wanted, tables.c.erasures).where(tables.c.id.in_(NAMES) & (tables.c.owner == ME))


def _is_gone(now: Any) -> sa.ColumnElement[bool]:
    """Whether a server's lease is over. Whoever asks is there, however late their own is."""
    is_gone: sa.ColumnElement[bool] = (servers.c.until < now) & (servers.c.id != ME)
    return is_gone


def _is_watched_over() -> sa.ColumnElement[bool]:
    """Whether a server has to look at the table when its lease says so."""
    return (tables.c.status == "playing") & tables.c.aside.is_(None) & ~is_lesson()


def _due(now: Any) -> Any:
    """Tables that a server has to look at; and GONE, if the lease of another one is over."""
    due = sa.select(tables.c.id).where(_is_watched_over() & (tables.c.lease < now)).order_by(tables.c.lease)
    due = due.limit(sa.bindparam("most", type_=sa.Integer))
    gone = sa.select(sa.literal(GONE)).where(sa.exists().where(_is_gone(now)))
    return sa.union_all(gone, sa.select(due.subquery().c.id))


SAY = {"postgresql": _say(postgresql.insert, NOW["postgresql"]), "sqlite": _say(sqlite.insert, NOW["sqlite"])}
TAKE, DROP, ASK, HAND_ON, LOOK_AT, DUE = map(by_dialect, (_take, _drop, _ask, _hand_on, _look, _due))
# Our lease was late. What still bears our name was taken over by nobody, and is ours again as long as our lease holds.
TAKE_AGAIN = by_dialect(
    lambda now: tables.update().where((tables.c.owner == ME) & _am_there(now)).values(lease=HELD).returning(tables.c.id)
)
BURY = by_dialect(lambda now: servers.delete().where(_is_gone(now)).returning(servers.c.id))
NEXT_DUE = sa.select(sa.func.min(tables.c.lease)).where(_is_watched_over() & (tables.c.lease < HELD))
IS_OURS = sa.select(tables.c.id).where((tables.c.id == WHICH) & (tables.c.owner == ME))
