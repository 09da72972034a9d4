"""The clocks of tables that have a pace, on disk: read, and wound."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from shambles.server.disk.rows import entries, metadata, seats

if TYPE_CHECKING:
    from shambles.server.disk.store import Store

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("deadline", sa.Float, nullable=False),
    sa.Column("bank", sa.Float, nullable=False),
    sa.Column("runs", sa.Boolean, nullable=False),
    sa.Column("others", sa.Text),
)


class ClockRow(msgspec.Struct, frozen=True):
    """A seat's clock: the ask it was last set for, when it runs out, and how many seconds the bank holds.

    It runs while the seat's person is awaited; `bank` is what it was when it began to run. While it stands, `deadline`
    is how many seconds are left, and `bank` what the bank holds of them.

    others  of earlier and later asks that may come again, by number: the seconds that are left, without the bank
    """

    seat: int
    ask: int
    deadline: float
    bank: float
    runs: bool
    others: dict[int, float] = {}

    @classmethod
    def read(cls, found: Any) -> ClockRow:
        values = {name: found[name] for name in cls.__struct_fields__}
        return cls(**values | {"others": msgspec.json.decode(found["others"] or "{}", type=dict[int, float])})

    def values(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self) | {"others": msgspec.json.encode(self.others).decode()}


Clocks = Mapping[int, ClockRow]  # by seat


async def read_clocks(store: Store, table_id: str) -> dict[int, ClockRow]:
    """The clocks of a table."""
    async with store.reading() as connection:
        found = await connection.execute(clocks.select().where(clocks.c.table_id == table_id))
        return {row["seat"]: ClockRow.read(row) for row in found.mappings()}


async def wind_clocks(
    store: Store, table_id: str, played: int, wind: Callable[[Clocks, Collection[int]], Clocks]
) -> Clocks:
    """Wind the clocks of a table as they are by now, and for the people who play their seats by now.

    Of two servers the second sees what the first has done. Who knows fewer answers than the disk changes nothing.
    """
    here = clocks.c.table_id == table_id
    latest = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table_id).scalar_subquery()
    is_person = ((seats.c.kind == "person") & seats.c.bot.is_(None)).label("is_person")
    sits = seats.outerjoin(clocks, here & (clocks.c.seat == seats.c.seat))
    own = [clocks.c[name] for name in ClockRow.__struct_fields__ if name != "seat"]
    query = sa.select(seats.c.seat, is_person, latest.label("latest"), *own).select_from(sits)
    async with store.begin() as connection:
        await store.hold(connection, table_id)
        found = (await connection.execute(query.where(seats.c.table_id == table_id))).mappings().all()
        before = {row["seat"]: ClockRow.read(row) for row in found if row["ask"] is not None}
        if any((row["latest"] or 0) > played for row in found):
            return before
        after = wind(before, [row["seat"] for row in found if row["is_person"]])
        for seat, row in after.items():
            if seat not in before:
                await connection.execute(clocks.insert().values({"table_id": table_id} | row.values()))
            elif row != before[seat]:
                await connection.execute(clocks.update().where(here & (clocks.c.seat == seat)).values(row.values()))
        return after
