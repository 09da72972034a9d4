"""Parallel simulation: each process takes some of the worlds and returns only figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection


def try_apart(numbers: range, attempt: Callable[[int], list[float]], processes: int = 1) -> Iterator[list[float]]:
    """Results of all worlds in order, whatever the number of processes.

    Each process is a fork of this one, so worlds need not be sent. A world that fails raises its error here.
    """
    if processes < 2 or len(numbers) < 2:
        yield from map(attempt, numbers)
        return
    context = get_context("fork")
    waiting = []
    for part in (numbers[at::processes] for at in range(processes)):
        mine, theirs = context.Pipe(duplex=False)
        child = context.Process(target=_attempt, args=(attempt, part, theirs), daemon=True)
        child.start()
        theirs.close()
        waiting.append((child, mine))
    parts = []
    for child, mine in waiting:
        found = mine.recv()
        child.join()
        if isinstance(found, BaseException):
            raise found
        parts.append(found)
    for at in range(len(numbers)):
        yield parts[at % processes][at // processes]


def _attempt(attempt: Callable[[int], list[float]], part: range, out: Connection) -> None:
    try:
        out.send([attempt(number) for number in part])
    except Exception as error:
        out.send(error)
