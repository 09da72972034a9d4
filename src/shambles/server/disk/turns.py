"""Who writes next, where only one may write at a time.

Answers, and the word that this server is there, do not queue behind everything else: hundreds of new tables would hold
up every game, and a server that cannot say that it is there loses its tables.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from shambles.server.queues import FOR_ADDRESS, Wait
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


class Visit:
    """Somebody who reads, or waits to."""

    def __init__(self, address: str) -> None:
        self.address, self.since, self.is_inside = address, monotonic(), False
        self.comes_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Readers:
    """So many read at the same time. Of those who wait, whoever's address has the fewest inside comes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()  # by address
        self._visits: dict[Visit, None] = {}  # those who wait, and those inside, in the order in which they came

    @asynccontextmanager
    async def take(self) -> AsyncIterator[None]:
        """Wait for a place, have it, and give it on."""
        one = Visit(FOR_ADDRESS.get())
        self._visits[one] = None
        try:
            self._let_in()
            await one.comes_in
            yield
        finally:
            del self._visits[one]
            if one.is_inside:
                self._inside[one.address] -= 1
            self._inside += Counter()  # without those who have nobody inside
            self._let_in()

    def waits(self) -> Iterator[Wait]:
        """Who waits, and who reads."""
        return (Wait(one.since, "read", one.address, is_under_way=one.is_inside) for one in self._visits)

    def _let_in(self) -> None:
        while self._inside.total() < self._most:
            waiting = [one for one in self._visits if not one.is_inside and not one.comes_in.done()]
            if not waiting:
                return
            one = min(waiting, key=lambda one: self._inside[one.address])
            one.is_inside, one.since = True, monotonic()
            self._inside[one.address] += 1
            one.comes_in.set_result(None)
