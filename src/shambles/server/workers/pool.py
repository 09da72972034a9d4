"""Workers that many share: fair turns, short work first, and a count for the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import ParamSpec, TypeVar

from shambles.processes import Ended
from shambles.server.fair_turns import FairQueue, QueuedWork, WorkFor
from shambles.server.queues import Wait
from shambles.server.time_and_chance import monotonic
from shambles.server.tracing import span
from shambles.server.workers.worker import Worker

SOON = 10.0  # seconds after the first piece of work until the processes that have not been needed yet are started
P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool:
    """Workers, and a fair queue for them.

    If there are several, the last idle one is kept for addresses that want little, and for short work: a player of
    one game against a quick bot waits behind nobody's heap of tables, nor until somebody's long thought is done.
    Short work is for the first worker, while it is idle; long work is for the others.
    """

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers = workers
        self._idle = list(workers)
        self._queue = FairQueue()
        self._serving: set[asyncio.Task[None]] = set()
        self._rising: asyncio.Task[None] | None = None
        self._begun: dict[QueuedWork, float] = {}  # work under way, and since when
        self._is_closed = False

    async def do(self, asker: WorkFor, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The result of the work, once it was this asker's turn."""
        assert not named  # a process takes none
        if self._is_closed:
            raise RuntimeError("the server stops")
        if self._rising is None:
            self._rising = asyncio.create_task(self._start_all())
        job = QueuedWork(asker, work, given, asyncio.get_running_loop().create_future())
        self._queue.add(job)
        self.go_on()
        try:
            result: T = await job.done
            return result
        finally:
            self._queue.drop(job)

    @property
    def places(self) -> int:
        """The number of workers."""
        return len(self._workers)

    def waits(self) -> Iterator[Wait]:
        """All who wait or are served."""
        yield from (job.wait(begun) for job, begun in self._begun.items())
        yield from (job.wait() for job in self._queue.jobs())

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits, or is being served."""
        return len(self._queue) > 0 or bool(self._serving)

    @property
    def is_stuck(self) -> bool:
        """Whether somebody waits though nobody is at work."""
        return len(self._queue) > 0 and not self._serving

    def go_on(self) -> None:
        """Give the next work to idle workers."""
        while self._idle and not self._is_closed:
            job = self._queue.take(is_kept=len(self._idle) == 1 < len(self._workers))
            if job is None:
                return
            is_for_first = self._idle[0] is self._workers[0] and self._queue.is_short(job)
            task = asyncio.create_task(self._serve(self._idle.pop(0 if is_for_first else -1), job))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _serve(self, worker: Worker, job: QueuedWork) -> None:
        start = self._begun[job] = monotonic()
        try:
            with span(f"work {job.work.__name__}", waited=1000 * (start - job.since)):
                result = await worker.do(job.work, job.given)
        except Exception as error:  # the asker gets it
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            job.done.cancel()  # without a result the server stops
            del self._begun[job]
            self._queue.finish(job, monotonic() - start, worker.work)
            # The one that has just worked is the first to work again.
            self._idle.insert(0 if worker is self._workers[0] else len(self._idle), worker)
            self.go_on()

    async def _start_all(self) -> None:
        """To start a process takes seconds where much is going on: soon all of them are there."""
        await asyncio.sleep(SOON)
        for one in self._workers:
            with suppress(RuntimeError, Ended):  # its next work tries again
                await one.start()

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self._is_closed = True
        if self._rising is not None:
            self._rising.cancel()
        for task in self._serving:
            task.cancel()
        for worker in self._workers:
            worker.close()
