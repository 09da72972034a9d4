"""Worker processes: one thing at a time, within limits, ended whatever they do, and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from time import sleep

import psutil  # type: ignore[import-untyped]
import pytest

from server.waiting import eventually
from shambles.core.asking.reply import BadInput
from shambles.processes import Ended, Overrun, WorkerProcess
from shambles.server.workers.worker import ProcessWorker


def tell_twice(tell: Callable[[float], None], last: float) -> str:
    tell(0.5)
    tell(last)
    return "done"


def refuse() -> None:
    raise BadInput("box", "too-large", most=3)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def eat_memory() -> int:
    return len(bytearray(4 * 2**30))


def not_for_sending() -> Callable[[], int]:
    return lambda: 1


async def test_a_process_does_one_thing_after_another_and_tells_how_far_it_is() -> None:
    worker = ProcessWorker(WorkerProcess(30, loads="shambles.core.asking.reply"))
    told: list[float] = []
    try:
        assert await worker.do(tell_twice, (1.0,), told.append) == "done"
        first = await worker.do(os.getpid, ())
        assert await worker.do(os.getpid, ()) == first != os.getpid()
        with pytest.raises(BadInput, match="too-large"):
            await worker.do(refuse, ())
        with pytest.raises(RuntimeError, match="lambda"):
            await worker.do(not_for_sending, ())
        assert await worker.do(os.getpid, ()) == first  # an error is no reason for another
        assert worker.work is not None
    finally:
        worker.close()
    assert told == [0.5, 1.0]
    await eventually(lambda: not psutil.pid_exists(first))


async def test_a_process_that_was_killed_is_replaced_once() -> None:
    worker = ProcessWorker(WorkerProcess(30))
    try:
        first = await worker.do(os.getpid, ())
        os.kill(first, signal.SIGKILL)
        second = await worker.do(os.getpid, ())
        assert second != first
        with pytest.raises(Ended):
            await worker.do(die, ())
        assert await worker.do(os.getpid, ()) not in (first, second)
    finally:
        worker.close()


async def test_what_takes_too_long_is_ended_and_the_next_has_a_new_process() -> None:
    worker = ProcessWorker(WorkerProcess(1))
    try:
        first = await worker.do(os.getpid, ())
        with pytest.raises(Overrun, match="sleep took more than 1 s"):
            await worker.do(sleep, (3600,))
        assert await worker.do(os.getpid, ()) != first
    finally:
        worker.close()


async def test_fresh_processes_share_nothing_and_have_little_memory() -> None:
    worker = ProcessWorker(WorkerProcess(30, megabytes=512, is_fresh=True))
    try:
        assert await worker.do(os.getpid, ()) != await worker.do(os.getpid, ())
        for work in (eat_memory, die):
            with pytest.raises(Overrun, match="its process ended"):
                await worker.do(work, ())
    finally:
        worker.close()


async def test_whoever_waits_when_it_is_closed_waits_no_more() -> None:
    worker = ProcessWorker(WorkerProcess(3600))
    pid = await worker.do(os.getpid, ())
    waiting = asyncio.create_task(worker.do(sleep, (3600,)))
    await asyncio.sleep(0)
    worker.close()
    with pytest.raises(Ended):
        await waiting
    await eventually(lambda: not psutil.pid_exists(pid))
