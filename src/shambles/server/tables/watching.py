"""Work in the background is watched: what stops is started again, counted and logged, and the health page says so."""

from __future__ import annotations

import asyncio
import gc
import logging
import shutil
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from time import process_time
from typing import Any

import sqlalchemy as sa

from shambles.server.metrics import RESTARTS
from shambles.server.time_and_chance import monotonic

SOONEST, LATEST = 0.2, 30.0  # seconds until stopped work is started again
LET_GO = 30.0  # seconds at most; hardly one is ever needed
RECOVERED = 3.0  # seconds after which it is taken to be well
LEAST_SPACE = 64 * 2**20  # bytes on the disk
QUIET = 0.1  # of the time at work, at most, is rest
NOTHING = 0.1  # seconds of work that leave no garbage worth a search
log = logging.getLogger("shambles")

Work = Callable[[], Coroutine[Any, Any, None]]


class Watch:
    """Keeps work going until it is told to stop."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped: dict[str, float] = {}  # what has stopped, and when that was

    def keep_going(self, works: Mapping[str, Work]) -> None:
        self._tasks += [asyncio.create_task(self._keep(name, work)) for name, work in works.items()]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def down(self) -> list[str]:
        """The work that has stopped and is not known to be well again."""
        now = monotonic()
        return sorted(name for name, when in self._stopped.items() if now - when < RECOVERED)

    async def _keep(self, name: str, work: Work) -> None:
        pause = SOONEST
        while True:
            began = monotonic()
            try:
                await work()
                log.error("%s ended; again in %.1f s", name, pause)
            except Exception:
                log.exception("%s stopped; again in %.1f s", name, pause)
            RESTARTS.labels(task=name).inc()
            pause = SOONEST if monotonic() - began > LATEST else min(pause * 2, LATEST)
            self._stopped[name] = monotonic() + pause
            await asyncio.sleep(pause)


async def let_go() -> None:
    """Before the loop ends: until everybody who was told to end has ended.

    Whoever is broken off while asking the disk closes their connection. Being told once more meanwhile, as the end of
    the loop does, they would have aiosqlite close it twice, and the second time nobody answers, for ever.
    """
    told = [task for task in asyncio.all_tasks() if task.cancelling() and task is not asyncio.current_task()]
    if told:
        await asyncio.wait(told, timeout=LET_GO)


class Rest:
    """Looks, now and then, whether the process has had little to do since the last look."""

    def __init__(self) -> None:
        self._last = (monotonic(), process_time())

    def tidy_up(self) -> bool:
        """At rest, look for garbage everywhere, which would hold everybody up at other times. True if that was done."""
        (then, before), self._last = self._last, (monotonic(), process_time())
        worked = self._last[1] - before
        is_quiet = worked < QUIET * (self._last[0] - then)
        if is_quiet and worked > NOTHING:
            gc.collect()
        return is_quiet


def has_space(database: str) -> bool:
    """Whether there is room for more; a database server looks after its own disk."""
    url = sa.make_url(database)
    if not url.drivername.startswith("sqlite") or not url.database:
        return True
    return shutil.disk_usage(Path(url.database).resolve().parent).free >= LEAST_SPACE
