"""A worker: a process that does one thing at a time, and a thread that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from shambles.processes import WorkerProcess

Tell = Callable[[Any], None]


class Worker(Protocol):
    """Does one thing at a time, somewhere else."""

    @property
    def work(self) -> float | None:
        """Seconds of processor time that the last thing took, if that is known."""

    async def start(self) -> None:
        """Be there before anything is to be done."""

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...], tell: Tell | None = None) -> Any: ...

    def close(self) -> None: ...


class ProcessWorker:
    """A worker in another process (processes.py)."""

    def __init__(self, process: WorkerProcess) -> None:
        self._process = process
        self._thread = ThreadPoolExecutor(1, "worker")

    @property
    def work(self) -> float | None:
        return self._process.work

    async def start(self) -> None:
        if not self._process.is_fresh:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._process.start)

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...], tell: Tell | None = None) -> Any:
        """The result of the work, or its error; Overrun if it takes too much. `tell` is called in this loop."""
        loop = asyncio.get_running_loop()

        def tell_here(told: Any) -> None:
            assert tell is not None
            loop.call_soon_threadsafe(tell, told)

        telling = None if tell is None else tell_here
        return await loop.run_in_executor(self._thread, self._process.do, work, given, telling)

    def close(self) -> None:
        """End the process, also in the middle of its work."""
        self._process.close()
        self._thread.submit(self._process.end)
        self._thread.shutdown(wait=False)


def new_workers(count: int, seconds: float, *, nice: int = 0, others: int = 0, loads: str = "") -> Sequence[Worker]:
    """Processes for work that may take so many seconds. All but the first may be told to let others go first."""
    niceties = (max(nice, others if at else 0) for at in range(count))
    return [ProcessWorker(WorkerProcess(seconds, nice=one, loads=loads)) for one in niceties]
