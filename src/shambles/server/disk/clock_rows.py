"""The clocks of tables that have a pace, on disk: read, and wound.

An answer and the clocks after it are written together, or neither is: nobody gains or loses time when a server dies.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.server.disk.pen import Known, Taken, Wound
from shambles.server.disk.rows import entries, metadata, seats
from shambles.server.disk.statements import WHICH

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
Wind = Callable[[Clocks, Collection[int]], Clocks]  # the clocks as they are to be, for the people who play by then


class Winding:
    """The clocks of a table, to be wound when an answer is written: only if seats and clocks on disk are as we know."""

    def __init__(
        self, table_id: str, before: Clocks, are_people: Sequence[bool], wind: Callable[[float], Clocks]
    ) -> None:
        self.after, self._before, self._wind, self._table_id = before, before, wind, table_id
        self.known: list[Known] = []
        for seat, is_person in enumerate(are_people):
            row = before.get(seat)
            stands = (None,) * 4 if row is None else (row.ask, row.deadline, row.bank, row.runs)
            self.known.append((table_id, seat, is_person, *stands))

    def at(self, now: float) -> list[Wound]:
        """What changes if it is written now."""
        self.after = self._wind(now)
        changed = (row for seat, row in self.after.items() if row != self._before.get(seat))
        return [(self._table_id, *row.values().values()) for row in changed]


_READ = clocks.select().where(clocks.c.table_id == WHICH)
# Who sits there, with their clocks, and the number of the latest answer.
_LOOK = (
    sa.select(
        seats.c.seat,
        ((seats.c.kind == "person") & seats.c.bot.is_(None)).label("is_person"),
        sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == WHICH).scalar_subquery().label("latest"),
        *(clocks.c[name] for name in ClockRow.__struct_fields__ if name != "seat"),
    )
    .select_from(seats.outerjoin(clocks, (clocks.c.table_id == seats.c.table_id) & (clocks.c.seat == seats.c.seat)))
    .where(seats.c.table_id == WHICH)
)
_CHANGE = clocks.update().where((clocks.c.table_id == WHICH) & (clocks.c.seat == sa.bindparam("whose")))


async def read_clocks(store: Store, table_id: str) -> dict[int, ClockRow]:
    """The clocks of a table."""
    async with store.reading() as connection:
        found = await connection.execute(_READ, {"which": table_id})
        return {row["seat"]: ClockRow.read(row) for row in found.mappings()}


async def wind_clocks(store: Store, table_id: str, played: int, wind: Wind) -> Clocks:
    """Wind the clocks of a table as they are by now, and for the people who play their seats by now.

    Of two servers the second sees what the first has done. Who knows fewer answers than the disk changes nothing.
    """
    try:
        async with store.begin() as connection:
            await store.hold(connection, table_id)
            return await wind_held(connection, table_id, played, wind)
    except Taken:
        return await read_clocks(store, table_id)


async def wind_held(connection: AsyncConnection, table_id: str, played: int, wind: Wind) -> Clocks:
    """The same among other changes to a table that nobody else changes meanwhile. Taken if the disk knows more."""
    found = (await connection.execute(_LOOK, {"which": table_id})).mappings().all()
    if any((row["latest"] or 0) > played for row in found):
        raise Taken
    before = {row["seat"]: ClockRow.read(row) for row in found if row["ask"] is not None}
    after = wind(before, [row["seat"] for row in found if row["is_person"]])
    for seat, row in after.items():
        if seat not in before:
            await connection.execute(clocks.insert(), {"table_id": table_id} | row.values())
        elif row != before[seat]:
            await connection.execute(_CHANGE, {"which": table_id, "whose": seat} | row.values())
    return after
