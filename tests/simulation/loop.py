"""An event loop on which no time passes but its own: what waits for seconds is waited for at once.

Whatever is done belongs to somebody (a server, or nobody in particular). What belongs to a server that has died never
goes on, as after a power cut: no `finally` runs, nothing is put away.
"""

from __future__ import annotations

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from random import Random
from typing import Any, cast


class Life:
    """Whether somebody, such as a server, is still there."""

    def __init__(self, name: str) -> None:
        self.name, self.runs, self.is_over = name, True, False
        self.owner = ""  # what a server calls itself where it says which tables it has
        self.held: list[Any] = []  # what it would have done while it hangs
        self.at_the_end: list[Callable[[], None]] = []  # what the machine does when a process is gone

    def hang(self) -> None:
        """It does nothing, as a process that was stopped: neither its timers nor what it is told get anywhere."""
        self.runs = False

    def go_on(self) -> None:
        """Then it does everything at once, as if no time had passed."""
        if not self.is_over:
            self.runs = True
            asyncio.get_running_loop()._ready.extend(self.held)  # type: ignore[attr-defined]
            self.held.clear()

    def end(self) -> None:
        self.runs, self.is_over = False, True
        self.held.clear()
        for do in self.at_the_end:
            do()


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)


class Stuck(Exception):
    """Nobody will ever do anything again."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop with its own time; work for threads is done at some moment drawn from the seed.

    delay   how long a piece of such work takes, and whether it fails: it may raise
    """

    _ready: deque[Any]
    _scheduled: list[Any]
    _clock_resolution: float

    def __init__(self, lots: Random) -> None:
        super().__init__()
        self._now = 0.0
        self.delay: Callable[[], float] = lambda: lots.uniform(0.0005, 0.004)

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        """As asyncio does it, without looking outside; what belongs to somebody dead is not done.

        It is half of all that is called in a night, so nothing is checked here that cannot be."""
        ready, scheduled = self._ready, self._scheduled
        while scheduled and scheduled[0]._cancelled:
            heappop(scheduled)._scheduled = False
        if not ready:
            if not scheduled:
                raise Stuck
            self._now += max(0.0, scheduled[0]._when - self._now)
        end = self._now + self._clock_resolution
        while scheduled and scheduled[0]._when < end:
            handle = heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                life = handle._context.get(LIFE)
                if life is None or life.runs:
                    handle._run()
                elif not life.is_over:
                    life.held.append(handle)

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> events.Handle:
        handle = events.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        handle: Any = events.TimerHandle(when, callback, args, self, context)
        heappush(self._scheduled, handle)
        handle._scheduled = True
        return cast("events.TimerHandle", handle)

    def run_in_executor(  # type: ignore[override]  # whatever is done is done alike
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Done in one go, a little later, as if by a thread; what is busy is tried again."""
        return cast("asyncio.Future[Any]", self.create_task(self._work(func, args)))

    async def _work(self, func: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        from simulation.disk import Disk, patiently

        await asyncio.sleep(self.delay())
        await Disk.take_time()
        return await patiently(lambda: func(*args))
