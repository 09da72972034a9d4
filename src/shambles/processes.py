"""Other processes: started, fed with one piece of work at a time, limited, and ended."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Lock, Thread
from time import monotonic, process_time
from typing import Any

START = 60.0  # seconds in which a process must have started
MEGABYTE = 2**20


class Overrun(Exception):
    """It took more time or memory than it may."""


class Ended(Exception):
    """The process ended before it had answered: it was killed, for want of memory perhaps."""


class ChildProcess:
    """Another process, and a pipe to it. `target` gets the other end first."""

    def __init__(self, target: Callable[..., None], *given: Any, method: str = "spawn", nice: int = 0) -> None:
        context: Any = get_context(method)
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=target, args=(theirs, *given), daemon=True)
        self._process.start()
        if nice:  # before it reads its modules, which takes a second of work
            os.setpriority(os.PRIO_PROCESS, self._process.pid, nice)
        theirs.close()

    def tell(self, what: Any) -> None:
        try:
            self._pipe.send(what)
        except OSError:
            raise Ended from None

    def hear(self, seconds: float | None = None) -> Any:
        """The next message from it. Overrun if none arrives in so many seconds; Ended if the process is gone."""
        try:
            if self._pipe.poll(seconds):
                return self._pipe.recv()
        except (EOFError, OSError):
            raise Ended from None
        raise Overrun

    def kill(self) -> None:
        """End it from another thread: `hear` there raises Ended."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class WorkerProcess:
    """A process that is started when it is first needed, and does one piece of work after another.

    seconds     that a piece of work may take; the process is ended then, and the next has a new one
    megabytes   of memory that it may use, and as many seconds of processor time as `seconds`; 0: no such limits
    nice        lets others go first
    is_fresh    each piece of work has a process of its own
    loads       a module that is loaded at the start: that is nobody's time
    """

    def __init__(
        self, seconds: float, *, nice: int = 0, megabytes: int = 0, is_fresh: bool = False, loads: str = ""
    ) -> None:
        self._seconds, self._nice, self._megabytes, self._loads = seconds, nice, megabytes, loads
        self.is_fresh = is_fresh
        self._child: ChildProcess | None = None
        self._is_closed = False
        self._lock = Lock()  # it is started in one thread and closed in another
        self.work: float | None = None  # seconds of processor time that the last piece of work took

    def start(self) -> None:
        with self._lock:
            if self._is_closed:
                raise Ended
            if self._child is not None:
                return
            limits = (int(self._seconds) + 1, self._megabytes * MEGABYTE) if self._megabytes else None
            child = self._child = ChildProcess(_serve, self._loads, limits, nice=self._nice)
        try:
            child.hear(START)
        except (Overrun, Ended):
            self.end()
            raise RuntimeError("a process did not start") from None

    def do(self, work: Callable[..., Any], given: tuple[Any, ...], tell: Callable[[Any], None] | None = None) -> Any:
        """The result of the work. With `tell`, the work gets a function that reports its progress. A process that is
        found dead is replaced once, unless each piece of work has its own."""
        for again in (False, True):
            try:
                return self._try(work, given, tell)
            except Ended:
                self.end()
                if self.is_fresh:
                    raise Overrun(f"{work.__name__}: its process ended") from None
                if again or self._is_closed:
                    raise
            except Overrun:
                self.end()
                raise Overrun(f"{work.__name__} took more than {self._seconds:.0f} s") from None
            finally:
                if self.is_fresh:
                    self.end()
        raise AssertionError

    def close(self) -> None:
        """End the process for good, also in the middle of its work."""
        with self._lock:
            self._is_closed, child = True, self._child
        if child is not None:
            child.kill()

    def _try(self, work: Callable[..., Any], given: tuple[Any, ...], tell: Callable[[Any], None] | None) -> Any:
        self.work = None
        self.start()
        child = self._child
        assert child is not None
        child.tell((work, given, tell is not None))
        until = monotonic() + self._seconds
        while True:
            said, found, seconds = child.hear(max(0.0, until - monotonic()))
            if said == "told" and tell is not None:
                tell(found)
                continue
            self.work = seconds
            if said == "done":
                return found
            if isinstance(found, MemoryError) and self._megabytes:
                raise Ended
            raise found

    def end(self) -> None:
        """The next piece of work has a new process."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.end()


def _serve(pipe: Connection, loads: str, limits: tuple[int, int] | None) -> None:
    """In the other process: one piece of work after another."""
    end_with_parent()
    if loads:
        import_module(loads)
    pipe.send(None)
    if limits is not None:
        import resource  # Unix has it

        seconds, memory = limits
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    while True:
        work, given, tells = pipe.recv()
        start = process_time()
        if tells:
            given = (lambda told: pipe.send(("told", told, None)), *given)
        try:
            answer: tuple[str, Any, float] = ("done", work(*given), process_time() - start)
        except Exception as error:
            answer = ("failed", error, process_time() - start)
        try:
            pipe.send(answer)
        except Exception as error:  # it cannot be sent
            pipe.send(("failed", RuntimeError(repr(error)), process_time() - start))


def end_with_parent() -> None:
    """A server that is killed cannot tell its children to stop: they watch for it themselves."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
