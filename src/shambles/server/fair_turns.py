"""Fair queues for work that many wait for and few can do.

The address that has had the least time comes first, and within it work for people, then table by table. So one
address with hundreds of tables waits for itself, and a single bot elsewhere is next. Work that nobody waits for any
more is dropped.

Worker processes are shared like this (workers/), and by a `FairSemaphore` what the server does itself for many at once,
such as requests to other hosts.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.server.queues import Wait
from shambles.server.time_and_chance import monotonic

MOST_ASKED = 8  # things that the people of one address may wait for at one desk; bots are bounded by their tables
LITTLE = 4  # things that an address may wait for and still be one that wants little
SHORT = 0.25  # seconds of work that are few; what has not been done yet is thought to be short


class WorkFor(msgspec.Struct, frozen=True):
    """For whom work is done.

    address     the fingerprint of the address that asks, or that opened the table whose bot is asked
    table       the table it is about, or the player that it is for: these take turns within an address
    is_person   somebody waits for this very thing, such as a hint
    kind        what is done, if some of it is long and some is short; works of one kind take about as long
    bounds      what it uses, such as a host, and how many works may use that at once
    """

    address: str
    table: str = ""
    is_person: bool = False
    kind: str = ""
    bounds: Mapping[str, int] = {}


class QueuedWork:
    """A piece of work; `done` gets its result."""

    def __init__(self, asker: WorkFor, work: Callable[..., Any], given: tuple[Any, ...], done: asyncio.Future[Any]):
        self.asker, self.work, self.given, self.done = asker, work, given, done
        self.since = monotonic()

    def wait(self, begun: float | None = None) -> Wait:
        """As the host sees it; `begun` once somebody is at it."""
        asker, is_begun = self.asker, begun is not None
        since = self.since if begun is None else begun
        return Wait(since, asker.kind or self.work.__name__, asker.address, asker.table, is_begun)


class Lane:
    """What one address waits for, and how much it has had.

    had         seconds of work; whoever comes new has had as much as the one who was served last
    people, bots
                what waits, by table, the table that is next first
    """

    def __init__(self, had: float) -> None:
        self.had = had
        self.waiting = 0
        self.under_way = 0
        self.asked = 0  # by people, waiting or under way
        self.people: dict[str, deque[QueuedWork]] = {}
        self.bots: dict[str, deque[QueuedWork]] = {}

    def add(self, job: QueuedWork) -> None:
        self.waiting += 1
        self._tables(job).setdefault(job.asker.table, deque()).append(job)

    def next(self, may_begin: Callable[[QueuedWork], bool]) -> QueuedWork | None:
        """The first one that may begin."""
        waiting = (job for tables in (self.people, self.bots) for jobs in tables.values() for job in jobs)
        return next(filter(may_begin, waiting), None)

    def take(self, job: QueuedWork) -> None:
        """It begins; its table is the last one from then on."""
        tables, table = self._tables(job), job.asker.table
        jobs = tables.pop(table)
        jobs.remove(job)
        if jobs:
            tables[table] = jobs
        self.waiting -= 1

    def drop(self, job: QueuedWork) -> bool:
        """Whether it was still waiting."""
        tables = self._tables(job)
        jobs = tables.get(job.asker.table)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self.waiting -= 1
        if not jobs:
            del tables[job.asker.table]
        return True

    def jobs(self) -> Iterator[QueuedWork]:
        """All that waits."""
        for tables in (self.people, self.bots):
            for jobs in tables.values():
                yield from jobs

    def _tables(self, job: QueuedWork) -> dict[str, deque[QueuedWork]]:
        return self.people if job.asker.is_person else self.bots


class FairQueue:
    """Waiting work, in fair turns."""

    def __init__(self) -> None:
        self._lanes: dict[str, Lane] = {}
        self._had = 0.0  # what the address that was served last had had by then
        self._lately: dict[str, float] = {}  # seconds that a kind of work takes
        self._used = Counter[str]()  # by what is under way and has bounds

    def __len__(self) -> int:
        return sum(lane.waiting for lane in self._lanes.values())

    def jobs(self) -> Iterator[QueuedWork]:
        """All that waits, address by address."""
        for lane in self._lanes.values():
            yield from lane.jobs()

    def add(self, job: QueuedWork) -> None:
        """BadInput if the people of its address wait for too much already."""
        lane = self._lanes.setdefault(job.asker.address, Lane(self._had))
        if job.asker.is_person and lane.asked >= MOST_ASKED:
            raise BadInput("request", "too-much-at-once", most=MOST_ASKED)
        lane.asked += job.asker.is_person
        lane.had = max(lane.had, self._had)  # nobody saves up
        lane.add(job)

    def take(self, is_kept: bool = False) -> QueuedWork | None:
        """The next job, of whoever has the fewest under way, has had the least, and waits for the least.

        A worker that is kept (the last one that is idle) is for those who have nothing under way, wait for little, and
        will soon be done.
        """
        lanes = [lane for lane in self._lanes.values() if lane.waiting]
        if is_kept:
            lanes = [lane for lane in lanes if not lane.under_way and lane.waiting <= LITTLE]
        ready = [(lane, job) for lane in lanes if (job := lane.next(self._may_begin)) is not None]
        if is_kept:
            ready = [(lane, job) for lane, job in ready if self.is_short(job)]
        if not ready:
            return None
        lane, job = min(ready, key=lambda one: (one[0].under_way, one[0].had, one[0].waiting))
        lane.under_way += 1
        self._had = max(self._had, lane.had)
        lane.take(job)
        self._used.update(job.asker.bounds.keys())
        return job

    def _may_begin(self, job: QueuedWork) -> bool:
        return all(self._used[one] < most for one, most in job.asker.bounds.items())

    def is_short(self, job: QueuedWork) -> bool:
        """Whether work of its kind has been short so far."""
        return self._lately.get(job.asker.kind, 0.0) < SHORT

    def drop(self, job: QueuedWork) -> None:
        """Nobody waits for this any more; what is under way already goes on until it is finished."""
        lane = self._lanes.get(job.asker.address)
        if lane is not None and lane.drop(job):
            lane.asked -= job.asker.is_person
            self._forget_lanes()

    def finish(self, job: QueuedWork, seconds: float, work: float | None = None) -> None:
        """It took so long, and was so much work: on a busy machine short work takes long, too."""
        lane = self._lanes[job.asker.address]
        lane.under_way -= 1
        lane.asked -= job.asker.is_person
        lane.had += seconds
        for one in job.asker.bounds:
            self._used[one] -= 1
            if not self._used[one]:
                del self._used[one]
        if kind := job.asker.kind:
            work = seconds if work is None else work
            self._lately[kind] = 0.8 * self._lately.get(kind, work) + 0.2 * work
        self._forget_lanes()

    def _forget_lanes(self) -> None:
        """Those who want nothing now and are behind nobody; everybody, once nobody wants anything."""
        busy = {name: lane for name, lane in self._lanes.items() if lane.waiting or lane.under_way}
        ahead = {name: lane for name, lane in self._lanes.items() if lane.had > self._had} if busy else {}
        self._lanes = ahead | busy
        self._had = self._had if busy else 0.0


def _nothing() -> None:
    """Who waits for a permit does the work themselves."""


class FairSemaphore:
    """So many at once, in fair turns: a semaphore for what a process does itself.

    The last permit is kept for addresses that want little, as the last worker of a desk is.
    """

    def __init__(self, permits: int) -> None:
        self._permits = self._free = permits
        self._queue = FairQueue()
        self._begun: dict[QueuedWork, float] = {}  # who holds a permit, and since when

    def waits(self, kind: str) -> Iterator[Wait]:
        """Who waits for a permit, and who holds one, for this kind of work."""
        everybody = [
            *(job.wait(begun) for job, begun in self._begun.items()),
            *(job.wait() for job in self._queue.jobs()),
        ]
        return (one._replace(kind=kind) for one in everybody)

    @asynccontextmanager
    async def turn(self, asker: WorkFor) -> AsyncIterator[None]:
        """Holds a permit, once it was this asker's turn. BadInput if the people of its address wait for too much."""
        job = QueuedWork(asker, _nothing, (), asyncio.get_running_loop().create_future())
        self._queue.add(job)
        self._go_on()
        start = monotonic()
        try:
            await job.done
            start = self._begun[job] = monotonic()
            yield
        finally:
            self._begun.pop(job, None)
            if job.done.done() and not job.done.cancelled():
                self._free += 1
                self._queue.finish(job, monotonic() - start)
            else:
                self._queue.drop(job)
            self._go_on()

    def _go_on(self) -> None:
        """Whoever is next gets what is free."""
        while self._free:
            job = self._queue.take(is_kept=self._free == 1 < self._permits)
            if job is None:
                return
            if job.done.done():  # nobody waits for it any more
                self._queue.finish(job, 0.0)
                continue
            self._free -= 1
            job.done.set_result(None)
