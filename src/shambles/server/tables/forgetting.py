"""Which tables leave the disk, and when it is safer to leave everything where it is.

A table that nobody has touched for long is marked first, and deleted after a grace of its own if nobody has come back
by then. Clocks jump: while one is not to be trusted, and when a round would take many tables at once, nothing is
forgotten and the log says so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.server.config import Config
from shambles.server.disk.addresses import clear_served
from shambles.server.disk.box_rows import shared_boxes
from shambles.server.disk.call_rows import calls
from shambles.server.disk.clock_rows import clocks
from shambles.server.disk.rows import (
    beginnings,
    chat,
    entries,
    invitations,
    is_lesson,
    reviews,
    rights,
    seats,
    snapshots,
    tables,
)
from shambles.server.disk.store import Store
from shambles.server.metrics import FORGETTING_HELD, FORGOTTEN
from shambles.server.people.holdings import keep_results
from shambles.server.time_and_chance import monotonic, time

DAY = 86_400.0
JUMP = 60.0  # seconds that the clock may gain or lose between two rounds
STEADY = 3_600.0  # seconds that it must have run evenly, after the start and after a jump
CLEAR = 3_600.0  # seconds between two looks at which fingerprints of addresses have served
log = logging.getLogger("shambles")


class Forgetting:
    """Goes round once in a while."""

    def __init__(
        self,
        store: Store,
        config: Config,
        clock: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._config = config
        self._clock, self._steady = clock, steady
        self._seen = (clock(), steady())
        self._trusted_from = steady() + STEADY
        self._clears_at = steady()

    async def go_round(self, watched: Collection[str]) -> list[str]:
        """The tables that are deleted in this round; never one of those that somebody looks at."""
        now, jump = self._clock(), self._jump()
        async with self._store.begin() as connection:
            if abs(jump) > JUMP:
                log.error("the clock jumped by %+.0f s: nothing is forgotten for %.0f minutes", jump, STEADY / 60)
                FORGETTING_HELD.labels(reason="clock").inc()
                self._trusted_from = self._steady() + STEADY
                await connection.execute(tables.update().where(tables.c.marked.is_not(None)).values(marked=None))
                return []
            if self._steady() >= self._clears_at:
                self._clears_at = self._steady() + CLEAR
                await clear_served(connection, now)
            if watched:  # other servers see by this that it is in use
                await connection.execute(tables.update().where(tables.c.id.in_(watched)).values(touched=now))
            await self._mark(connection, now)
            if self._steady() < self._trusted_from:
                return []
            return await self._delete(connection, now)

    def _jump(self) -> float:
        """What the clock has gained or lost since we last looked."""
        wall, steady = self._clock(), self._steady()
        before, self._seen = self._seen, (wall, steady)
        return (wall - before[0]) - (steady - before[1])

    def _is_old(self, now: float) -> Any:
        days = self._config
        kept = {"waiting": days.waiting_days, "over": days.finished_days, "playing": days.idle_days}
        left = is_lesson() & (tables.c.touched < now - days.waiting_days * DAY)
        return left | sa.or_(*((tables.c.status == one) & (tables.c.touched < now - kept[one] * DAY) for one in kept))

    async def _mark(self, connection: AsyncConnection, now: float) -> None:
        old = self._is_old(now)
        back = tables.c.marked.is_not(None) & (~old | (tables.c.marked > now))
        await connection.execute(tables.update().where(back).values(marked=None))
        await connection.execute(tables.update().where(old & tables.c.marked.is_(None)).values(marked=now))

    async def _delete(self, connection: AsyncConnection, now: float) -> list[str]:
        forgotten = shared_boxes.c.touched < now - self._config.box_days * DAY
        await connection.execute(shared_boxes.delete().where(forgotten))
        due = self._is_old(now) & (tables.c.marked < now - self._config.forget_grace_days * DAY)
        gone = [str(one) for one in (await connection.execute(sa.select(tables.c.id).where(due))).scalars()]
        if len(gone) > self._config.forget_at_once:
            log.error("%s tables would be forgotten at once: none is (forget_at_once allows it)", len(gone))
            FORGETTING_HELD.labels(reason="many").inc()
            return []
        await keep_results(connection, gone)
        kept = (entries, snapshots, beginnings, reviews, chat, clocks, rights, invitations, calls, seats)
        for child in kept:
            await connection.execute(child.delete().where(child.c.table_id.in_(gone)))
        await connection.execute(tables.delete().where(tables.c.id.in_(gone)))
        FORGOTTEN.inc(len(gone))
        return gone
