"""Parallel simulation: each process takes some of the worlds and returns only figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

from shambles.processes import ChildProcess


def try_apart(numbers: range, attempt: Callable[[int], list[float]], processes: int = 1) -> Iterator[list[float]]:
    """Results of all worlds in order, whatever the number of processes.

    Each process is a fork of this one, so worlds need not be sent. A world that fails raises its error here.
    """
    if processes < 2 or len(numbers) < 2:
        yield from map(attempt, numbers)
        return
    parts = [numbers[at::processes] for at in range(processes)]
    children = [ChildProcess(_attempt, attempt, part, method="fork") for part in parts]
    try:
        results = [child.hear() for child in children]
    finally:
        for child in children:
            child.end()
    for found in results:
        if isinstance(found, BaseException):
            raise found
    for at in range(len(numbers)):
        yield results[at % processes][at // processes]


def _attempt(out: Connection, attempt: Callable[[int], list[float]], part: range) -> None:
    try:
        out.send([attempt(number) for number in part])
    except Exception as error:
        out.send(error)
