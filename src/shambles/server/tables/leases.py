"""Which server answers for a table's bots and its clock: one only, and another soon after that one has died."""

from __future__ import annotations

import asyncio

from shambles.server.disk.store import Store
from shambles.server.time_and_chance import monotonic

LEASE = 2.5  # seconds that a server answers for its tables without saying so again
LOOK = 0.75  # seconds between two such words, and two looks for what nobody answers for: together with LEASE below 5


class Leases:
    """The tables that one server answers for."""

    def __init__(self, store: Store, me: str) -> None:
        self._store, self._me = store, me
        self._ours: dict[str, float] = {}  # until when that is certain
        self._said = monotonic()  # that we are there

    async def are_ours(self, table_id: str) -> bool:
        """Whether this server answers for a table; it does if nobody else does."""
        now = monotonic()
        if self._ours.get(table_id, 0.0) <= now:
            self._ours.pop(table_id, None)
            if not await self._store.take_lease(table_id, self._me, LEASE):
                return False
            self._ours[table_id] = now + LEASE / 2
        return True

    async def keep(self) -> None:
        """Say again and again that we are there, however long bringing tables back takes meanwhile."""
        while True:
            now = monotonic()
            await self._store.keep_leases(self._me, LEASE)
            if monotonic() - self._said > LEASE:  # we were away so long that somebody else may have taken them over
                self._ours.clear()
            self._said = now
            self._ours = dict.fromkeys(self._ours, now + LEASE / 2)
            await asyncio.sleep(LOOK)

    def held(self) -> set[str]:
        """The tables that we have said we answer for."""
        return set(self._ours)

    async def drop(self, table_id: str, due: float | None = None) -> None:
        """The table leaves our memory; somebody has to look at it again when it is due, if ever."""
        self._ours.pop(table_id, None)
        await self._store.drop_lease(table_id, self._me, due)

    async def drop_all(self) -> None:
        await self._store.keep_leases(self._me, 0)
