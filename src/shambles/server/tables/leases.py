"""Which tables this server has. A table has one owner, who alone plays, shows and thinks for it.

A server alone on its database has all of them, for as long as it runs. Of several, each renews its lease all the time;
when a server dies, others take its tables over as soon as its lease has run out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from math import ceil
from typing import NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.disk.lease_rows import HELD, is_held
from shambles.server.disk.rows import tables
from shambles.server.disk.store import Store
from shambles.server.time_and_chance import monotonic

LEASE = 2.5  # seconds that a server has its tables without saying so again
TRIES = 3  # to renew the lease and take a table, both in time
LOOK = 0.75  # seconds between two renewals, and two looks at what others want: together with LEASE below 5


class PlayedElsewhere(BadInput):
    """Another server has the table. It may let it go to us; whoever has come is to try again by then."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("table", "table-elsewhere", seconds=self.seconds)


class Ours(NamedTuple):
    """A table of ours, as the disk says: whether another server wants it, and how often others have changed it."""

    table: str
    is_wanted: bool
    changes: int


class Leases:
    """The tables of one server.

    lost    is told of each table that another server has taken over
    """

    def __init__(
        self, store: Store, me: str, lost: Callable[[str], None] = lambda table: None, *, is_alone: bool = False
    ) -> None:
        self._store, self._me, self._lost, self._is_alone = store, me, lost, is_alone
        self._seconds = HELD if is_alone else LEASE
        self._ours: dict[str, float] = {}  # until when that is certain
        self._leaving: dict[str, float | None] = {}  # tables that we let go, and when they are due; not on disk yet
        self._said = -self._seconds  # when our lease was renewed
        self._saying: asyncio.Task[None] | None = None
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.losses = 0  # tables that we had and have no more

    # --- taking

    async def are_ours(self, table_id: str) -> bool:
        """Whether this server has a table; it takes what nobody has."""
        if table_id in self._ours:
            await self._be_there()  # that renews it, where our lease is late
        return self.are_certainly_ours(table_id) or await self.take(table_id)

    def are_certainly_ours(self, table_id: str) -> bool:
        """Whether this server has a table, and need ask nobody."""
        return self._ours.get(table_id, 0.0) > monotonic()

    async def take(self, table_id: str, gone: str = "") -> bool:
        """Take a table unless another server has it; `gone` is one that is known to be dead."""
        async with self._turn(table_id):
            for _ in range(TRIES):  # if the disk is slow, our lease may be over by the time the table is ours
                await self._be_there()
                said = self._said
                try:
                    is_taken = await self._store.take_lease(table_id, self._me, gone)
                except BaseException:  # the disk may say that it is ours all the same
                    if table_id not in self._ours:
                        self._leaving.setdefault(table_id, 0.0)
                    raise
                self._leaving.pop(table_id, None)
                if not is_taken:
                    self._lose(table_id)
                    return False
                self._ours[table_id] = said + self._seconds / 2
                if self.are_certainly_ours(table_id):
                    break
            return True

    async def confirm(self, table_id: str) -> bool:
        """Whether the disk says that a table is ours, whatever we think."""
        if self._is_alone or await self._store.is_ours(table_id, self._me):
            return True
        self._lose(table_id)
        return False

    def _turn(self, table_id: str) -> asyncio.Lock:
        """A table is taken and dropped one after the other, or the disk may say one thing and our memory another."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    def _lose(self, table_id: str) -> None:
        self.losses += self._ours.pop(table_id, None) is not None
        self._lost(table_id)

    # --- what is whose

    async def find_owner(self, table_id: str) -> tuple[str, bool] | None:
        """Which server has a table, and whether that still holds; None if there is no such table."""
        query = sa.select(tables.c.owner, is_held(self._store.now())).where(tables.c.id == table_id)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else (found[0] or "", bool(found[1]))

    def held(self) -> Set[str]:
        """The tables that we have."""
        return self._ours.keys()

    async def look(self) -> list[Ours]:
        """Our tables as the disk says; what is another server's by now is lost."""
        known = list(self._ours)
        found = [Ours(*one) for one in await self._store.look_at_ours(known, self._me)] if known else []
        still = {one.table for one in found}
        for table_id in known:
            if table_id not in still and not self._turn(table_id).locked():
                self._lose(table_id)
        return found

    async def due(self, most: int) -> list[str]:
        """Tables that nobody has, and somebody should look at."""
        return await self._store.due_tables(most, self._me)

    # --- the hand-over between servers

    async def ask_for(self, table_id: str) -> float:
        """Ask the owner to let a table go. Seconds until it may: a table does not change hands all the time."""
        return await self._store.ask_for_table(table_id, self._me)

    async def hand_on(self, table_id: str) -> None:
        """Let it go to the server that wants it."""
        async with self._turn(table_id):
            try:
                await self._store.hand_table_on(table_id, self._me)
            except BaseException:  # it may have been done all the same; else it is done by `flush`
                self._leaving.setdefault(table_id, 0.0)
                raise
            finally:
                self._lose(table_id)

    # --- letting go

    def let_go(self, table_id: str, due: float | None = None) -> None:
        """The table has left our memory; some server has to look at it again when it is due, if ever. `flush` says so
        on the disk."""
        if self._ours.pop(table_id, None) is not None:
            self._leaving[table_id] = due

    async def flush(self) -> None:
        """Write down which tables we have let go."""
        for table_id in list(self._leaving):
            async with self._turn(table_id):
                if table_id in self._leaving:  # else it has been taken again
                    await self._store.drop_lease(table_id, self._me, self._leaving[table_id])
                    self._leaving.pop(table_id, None)

    async def drop_all(self) -> None:
        """We are gone."""
        await self._store.free_leases(self._me, ours=True)

    async def free_others(self) -> None:
        """There is no other server, only one that was here before."""
        await self._store.free_leases(self._me, ours=False)

    # --- being there

    async def keep(self) -> None:
        """Renew our lease again and again, however long bringing tables back takes meanwhile."""
        while True:
            await self._say()
            await (asyncio.Event().wait() if self._is_alone else asyncio.sleep(LOOK))

    async def _be_there(self) -> None:
        """Nobody has a table without a lease of their own."""
        if monotonic() - self._said > self._seconds / 2:
            await self._say()

    async def _say(self) -> None:
        """Where the disk is slow, everybody waits for the same word: a word for each would make it slower still."""
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say_once())
        await asyncio.shield(self._saying)

    async def _say_once(self) -> None:
        said = await self._store.say_here(self._me, self._seconds)
        if self._ours and monotonic() - self._said > self._seconds:  # others may have taken some of them over meanwhile
            kept = await self._store.take_leases_again(self._me)
            for table_id in self._ours.keys() - kept:
                self._lose(table_id)
        self._said = said
        self._ours = dict.fromkeys(self._ours, said + self._seconds / 2)
