"""A watchdog for what is owed: bots that are asked, and people whose time is up, while nobody here thinks for them.

That never happens unless something of ours has failed. It is found within five seconds, started again, counted, and
told by the health page for as long as it lasts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from shambles.server.metrics import OWED, OWED_NOW
from shambles.server.queues import Queues
from shambles.server.tables.bot_turns import IsOurs
from shambles.server.tables.live import LiveTable
from shambles.server.workers.pool import WorkerPool

LOOK = 2.0  # seconds between two looks; what is the same at both is owed
log = logging.getLogger("shambles")


class Owed:
    """The tables of this server that stand still although it is their bots' turn, or their caretaker's."""

    def __init__(self, tables: Mapping[str, LiveTable], is_ours: IsOurs, go_on: Callable[[LiveTable], None]) -> None:
        self._tables, self._is_ours, self._go_on = tables, is_ours, go_on
        self._seen: dict[str, int] = {}  # tables that stood still at the last look, and after how many answers
        self.found: set[str] = set()  # tables that were started again and have not gone on yet

    async def watch(self, queues: Queues, *pools: WorkerPool) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            await self.check()
            queues.look()
            for pool in pools:
                if pool.is_stuck:
                    log.error("work was waited for, and nobody was at it")
                    pool.go_on()

    async def check(self) -> None:
        """Start what stood still at the last look, too, if it is ours; what has gone on since is well."""
        before = self._seen
        self._seen = {
            name: live.played for name, live in self._tables.items() if live.bots.are_owed or live.clock.is_owed
        }
        for name, played in list(self._seen.items()):
            live = self._tables.get(name)
            if live is None or before.get(name) != played or not await self._is_ours(name):
                continue
            log.error("table %s: nobody thought about what is asked after %s answers; again", name, played)
            OWED.inc()
            self.found.add(name)
            self._go_on(live)
        self.found &= self._seen.keys()
        OWED_NOW.set(len(self.found))
