"""Which server answers for a table's bots and its clock: one only, and another soon after that one has died."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Set
from weakref import WeakValueDictionary

import sqlalchemy as sa

from shambles.server.disk.lease_rows import HELD, am_there, is_free, is_held
from shambles.server.disk.rows import tables
from shambles.server.disk.store import Store
from shambles.server.time_and_chance import monotonic

LEASE = 2.5  # seconds that a server answers for its tables without saying so again
TRIES = 3  # to be there and take a table, both in time
LOOK = 0.75  # seconds between two such words, and two looks for what nobody answers for: together with LEASE below 5


class Leases:
    """The tables that one server answers for."""

    def __init__(self, store: Store, me: str) -> None:
        self._store, self._me = store, me
        self._ours: dict[str, float] = {}  # until when that is certain
        self._said = -LEASE  # that we are there
        self._saying: asyncio.Task[None] | None = None
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._drops = 0  # begun and done

    async def are_ours(self, table_id: str) -> bool:
        """Whether this server answers for a table; it does if nobody else does."""
        if table_id in self._ours:
            await self._be_there()  # that renews it, where our word was late
        return self.are_certainly_ours(table_id) or await self.take(table_id)

    def are_certainly_ours(self, table_id: str) -> bool:
        """Whether this server answers for a table, and need ask nobody."""
        return self._ours.get(table_id, 0.0) > monotonic()

    async def take(self, table_id: str, gone: str = "") -> bool:
        """Answer for a table unless somebody else does; `gone` is somebody of whom we know that they do no more."""
        async with self._turn(table_id):
            for _ in range(TRIES):  # if the disk is slow, our word may be over by the time the table is ours
                self._ours.pop(table_id, None)
                await self._be_there()
                said = self._said
                if not await self._store.take_lease(table_id, self._me, gone):
                    return False
                self._ours[table_id] = said + LEASE / 2
                if self.are_certainly_ours(table_id):
                    break
            return True

    def _turn(self, table_id: str) -> asyncio.Lock:
        """A table is taken and dropped one after the other, or the disk may say one thing and our memory another."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    async def find_owner(self, table_id: str) -> tuple[str, bool] | None:
        """Which server answers for a table, and whether that still holds; None where there is no such table."""
        query = sa.select(tables.c.owner, is_held(self._store.now())).where(tables.c.id == table_id)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else (found[0] or "", bool(found[1]))

    async def hold(self, wanted: Collection[str], known: Collection[str]) -> dict[str, str]:
        """Answer for the tables that are wanted, unless others do. Of all that are known, those of other servers."""
        await self._be_there()
        said, drops, now = self._said, self._drops, self._store.now()
        free = tables.c.id.in_(wanted) & is_free(now) & am_there(now)
        held = sa.select(tables.c.id, tables.c.owner).where(tables.c.id.in_({*wanted, *known}) & is_held(now))
        async with self._store.begin() as connection:
            await connection.execute(tables.update().where(free).values(owner=self._me, lease=HELD), {"me": self._me})
            owners = {str(name): str(owner) for name, owner in await connection.execute(held)}
        for table_id, owner in owners.items():
            if owner != self._me:
                self._ours.pop(table_id, None)
            elif table_id in wanted and drops == self._drops:  # else nobody knows which was first: it is taken anew
                self._ours[table_id] = said + LEASE / 2
        return {table_id: owner for table_id, owner in owners.items() if owner != self._me and table_id in known}

    async def keep(self) -> None:
        """Say again and again that we are there, however long bringing tables back takes meanwhile."""
        while True:
            await self._say()
            await asyncio.sleep(LOOK)

    async def _be_there(self) -> None:
        """Nobody answers for a table without having said that they are there."""
        if monotonic() - self._said > LEASE / 2:
            await self._say()

    async def _say(self) -> None:
        """Where the disk is slow, everybody waits for the same word: a word for each would make it slower still."""
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say_once())
        await asyncio.shield(self._saying)

    async def _say_once(self) -> None:
        said = await self._store.say_here(self._me, LEASE)
        if self._ours and monotonic() - self._said > LEASE:  # somebody else may have taken some of them over meanwhile
            kept = await self._store.take_leases_again(self._me)
            self._ours = {name: until for name, until in self._ours.items() if name in kept}
        self._said = said
        self._ours = dict.fromkeys(self._ours, said + LEASE / 2)

    def held(self) -> Set[str]:
        """The tables that we have said we answer for."""
        return self._ours.keys()

    async def drop(self, table_id: str, due: float | None = None) -> None:
        """The table leaves our memory; somebody has to look at it again when it is due, if ever."""
        async with self._turn(table_id):
            self._ours.pop(table_id, None)
            self._drops += 1
            await self._store.drop_lease(table_id, self._me, due)
            self._drops += 1

    async def due(self, most: int) -> list[str]:
        """Tables that nobody answers for, and somebody should."""
        return await self._store.due_tables(most, self._me)

    async def drop_all(self) -> None:
        """We are gone."""
        await self._store.free_leases(self._me, ours=True)

    async def free_others(self) -> None:
        """There is no other server, only one that was here before."""
        await self._store.free_leases(self._me, ours=False)
