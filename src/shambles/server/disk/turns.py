"""Who writes next, where only one may write at a time.

Answers, and the word that this server is there, do not queue behind everything else: hundreds of new tables would hold
up every game, and a server that cannot say that it is there loses its tables.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from shambles.server.queues import Wait
from shambles.server.time_and_chance import monotonic

KINDS = ("changes", "answers")  # of writes, by line


class Turns:
    """Two lines, served by turns where both wait; within a line whoever came first comes first."""

    def __init__(self) -> None:
        self._is_taken = False
        self._lines: tuple[deque[tuple[asyncio.Future[None], float]], ...] = (deque(), deque())
        self._begun = 0.0  # when whoever writes began
        self._served = 0  # the line of whoever writes, or wrote last

    def waits(self) -> Iterator[Wait]:
        """Who waits, and who writes."""
        if self._is_taken:
            yield Wait(self._begun, KINDS[self._served], is_under_way=True)
        for line, kind in zip(self._lines, KINDS, strict=True):
            yield from (Wait(since, kind) for place, since in line if not place.done())

    @asynccontextmanager
    async def take(self, *, hurried: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, have it, and give it on. Who is hurried stands in the short line."""
        await self._wait(int(hurried))
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, line: int) -> None:
        if not self._is_taken:
            self._is_taken, self._served, self._begun = True, line, monotonic()
            return
        place = asyncio.get_running_loop().create_future()
        self._lines[line].append((place, monotonic()))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was our turn already
                self._give_on()
            raise

    def _give_on(self) -> None:
        for line in (1 - self._served, self._served):
            while self._lines[line]:
                place, _ = self._lines[line].popleft()
                if not place.done():
                    self._served, self._begun = line, monotonic()
                    place.set_result(None)
                    return
        self._is_taken = False
