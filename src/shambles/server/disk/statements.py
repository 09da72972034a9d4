"""What is asked of the database again and again, made once: to make a statement takes as long as to run it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from shambles.server.disk.rows import chat, entries, seats, tables
from shambles.server.time_and_chance import time

T = TypeVar("T")
WHICH: Any = sa.bindparam("which", type_=sa.String)  # a table's id
NAMES: Any = sa.bindparam("names", type_=sa.String, expanding=True)  # of several tables
AFTER: Any = sa.bindparam("after", type_=sa.Integer)

# The time by the database's clock, where several machines share it.
NOW: dict[str, Any] = {
    "postgresql": sa.func.extract("epoch", sa.func.clock_timestamp()).cast(sa.Float),
    "sqlite": sa.bindparam("now", callable_=time, type_=sa.Float),
}


def by_dialect(make: Callable[[Any], T]) -> dict[str, T]:
    """A statement that asks for the time, for each kind of database."""
    return {dialect: make(now) for dialect, now in NOW.items()}


# --- one table

READ_TABLE = tables.select().where(tables.c.id == WHICH)
READ_SEATS = seats.select().where(seats.c.table_id == WHICH).order_by(seats.c.seat)
READ_ENTRIES = (
    sa.select(entries.c.number, entries.c.seat, entries.c.choice, entries.c.key)
    .where((entries.c.table_id == WHICH) & (entries.c.number > AFTER))
    .order_by(entries.c.number)
)
READ_CHAT = (
    sa.select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text)
    .where((chat.c.table_id == WHICH) & (chat.c.number > AFTER))
    .order_by(chat.c.number)
)
HOLD = tables.update().where(tables.c.id == WHICH).values(touched=sa.bindparam("at", type_=sa.Float))
HOLD_OURS = HOLD.where(tables.c.owner == sa.bindparam("fence", type_=sa.String))
NOTE_AUDIENCE = (
    tables.update()
    .where(tables.c.id == WHICH)
    .values(present=sa.bindparam("seats", type_=sa.Integer), spectators=sa.bindparam("watch", type_=sa.Integer))
)

# --- several tables

READ_TABLES = tables.select().where(tables.c.id.in_(NAMES))
READ_ALL_SEATS = seats.select().where(seats.c.table_id.in_(NAMES)).order_by(seats.c.seat)


def _open_tables() -> sa.Select[Any]:
    """Public tables with an open seat, by turns: one for each network that has opened some, the newest first."""
    waiting = sa.exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind == "open"))
    here = tables.c.public & (tables.c.status == "waiting") & tables.c.aside.is_(None) & tables.c.id.not_in(NAMES)
    whose = sa.func.coalesce(tables.c.opener, tables.c.id)
    turn = sa.func.row_number().over(partition_by=whose, order_by=(tables.c.created.desc(), tables.c.id))
    line = sa.select(tables.c.id, tables.c.created, turn.label("turn")).where(here & waiting).subquery()
    order = (line.c.turn, line.c.created.desc(), line.c.id)
    place = sa.select(line.c.id, sa.func.row_number().over(order_by=order).label("place")).subquery()
    last = sa.select(place.c.place).where(place.c.id == sa.bindparam("after", type_=sa.String)).scalar_subquery()
    query = sa.select(place.c.id).where(place.c.place > sa.func.coalesce(last, 0))
    return query.order_by(place.c.place).limit(sa.bindparam("most", type_=sa.Integer))


OPEN_TABLES = _open_tables()
