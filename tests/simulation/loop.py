"""An event loop on which no time passes but its own: what waits for seconds is waited for at once.

Whatever is done belongs to somebody (a server, or nobody in particular). What belongs to a server that has died never
goes on, as after a power cut: no `finally` runs, nothing is put away.
"""

from __future__ import annotations

import asyncio
from asyncio import events
from collections.abc import Callable
from contextvars import Context, ContextVar
from random import Random
from selectors import SelectSelector
from typing import Any, cast


class Life:
    """Whether somebody, such as a server, is still there."""

    def __init__(self, name: str) -> None:
        self.name, self.is_over = name, False
        self.owner = ""  # what a server calls itself where it says which tables it answers for
        self.at_the_end: list[Callable[[], None]] = []  # what the machine does when a process is gone

    def end(self) -> None:
        self.is_over = True
        for do in self.at_the_end:
            do()


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)


class Stuck(Exception):
    """Nobody will ever do anything again."""


class NoWaiting(SelectSelector):
    """Nothing comes from outside: instead of waiting, the time is set forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop with its own time; work for threads is done at some moment drawn from the seed.

    delay   how long a piece of such work takes, and whether it fails: it may raise
    """

    def __init__(self, lots: Random) -> None:
        self._selector_of_ours = NoWaiting()
        super().__init__(self._selector_of_ours)
        self._lots = lots
        self.delay: Callable[[], float] = lambda: lots.uniform(0.0005, 0.004)

    def time(self) -> float:
        return self._selector_of_ours.now

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> events.Handle:
        return super().call_soon(_while_alive(callback, context), *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        return super().call_at(when, _while_alive(callback, context), *args, context=context)

    def run_in_executor(  # type: ignore[override]  # whatever is done is done alike
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Done in one go, a little later, as if by a thread; what is busy is tried again."""
        return cast("asyncio.Future[Any]", self.create_task(self._work(func, args)))

    async def _work(self, func: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        from simulation.disk import patiently

        await asyncio.sleep(self.delay())
        return await patiently(lambda: func(*args))


def _while_alive(callback: Any, context: Context | None) -> Any:
    life = LIFE.get() if context is None else context.get(LIFE)
    if life is None:
        return callback

    def go_on(*args: Any) -> None:
        if not life.is_over:
            callback(*args)

    return go_on
