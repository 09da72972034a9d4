"""The log of what the host has done: it is written to together with the deed itself, and only grows (SH-016)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.server.disk.host_rows import DeedKind, DeedRow, deeds
from shambles.server.disk.store import Store


async def add_deed(
    connection: AsyncConnection,
    now: float,
    deed: DeedKind,
    subject: str = "",
    until: float | None = None,
    words: Mapping[str, str] | None = None,
) -> None:
    """One more row. Numbers become visible in their order, so that nobody who reads on misses one."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("LOCK TABLE deeds IN SHARE ROW EXCLUSIVE MODE")
    number = sa.select(sa.func.coalesce(sa.func.max(deeds.c.number), 0) + 1).scalar_subquery()
    said = msgspec.json.encode(words or {}).decode()
    row = {"number": number, "at": now, "deed": deed, "subject": subject, "until": until, "words": said}
    await connection.execute(deeds.insert().values(row))


async def read_deeds(store: Store, after: int) -> list[DeedRow]:
    """All deeds with numbers above this one, in order."""
    query = deeds.select().where(deeds.c.number > after).order_by(deeds.c.number)
    async with store.reading() as connection:
        return [DeedRow.read(one) for one in (await connection.execute(query)).mappings()]


async def latest_deeds(store: Store, before: int | None, most: int) -> list[DeedRow]:
    """A page of the log, the newest first: those before this number."""
    query = deeds.select().order_by(deeds.c.number.desc()).limit(most)
    if before is not None:
        query = query.where(deeds.c.number < before)
    async with store.reading() as connection:
        return [DeedRow.read(one) for one in (await connection.execute(query)).mappings()]
