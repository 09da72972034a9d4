"""Parallel execution of games: on local processes or on Ray, with the same results."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import TypeVar

from shambles.core.asking.reply import BadInput
from shambles.lab.playing import Plan, Played, play_games

MOST_GAMES = 50  # in one piece of work
PIECES_EACH = 25  # minimum number of pieces for each worker, so that none waits long for the last one
PATIENCE = 3  # consecutive times that all workers may die without finishing anything
AHEAD = 4  # pieces queued for each worker: enough to keep it busy, few enough for the memory
MOMENT = 0.1  # seconds between checks for a stop signal
GRACE = 0.5  # seconds for a worker to end by itself

Work = Sequence[int]
R = TypeVar("R")


def play_all(plan: Plan, numbers: Sequence[int], processes: int | None, on: str = "") -> Generator[Played, None, None]:
    """Play these games. Yields each piece of work as soon as it is done, in any order.

    Close the generator to stop early: this ends its workers.
    """
    own = any(bot.startswith("__main__:") for variant in plan.variants for bot in variant.bots)
    yield from work_on(partial(play_games, plan), numbers, processes, on, script=own)


def work_on(
    do: Callable[[Work], R], numbers: Sequence[int], processes: int | None, on: str = "", script: bool = False
) -> Generator[R, None, None]:
    """Apply a function to pieces of these numbers, in parallel. Yields each result as soon as it is done, in any order.

    With `script` the workers import the running script, because it defines a bot.
    """
    if on:
        from shambles.lab.on_ray import work_on_ray

        yield from work_on_ray(do, numbers, on, processes)
        return
    count = processes if processes is not None else os.cpu_count() or 1
    if count < 1:
        raise BadInput("processes", "not-enough", least=1)
    works = pieces(numbers, count)
    if count == 1:
        for work in works:
            yield do(work)
        return
    yield from _work_on_processes(do, works, count, script)


def pieces(numbers: Sequence[int], workers: int) -> list[Work]:
    """Split the games into pieces of work, small enough that every worker gets some."""
    size = max(1, min(MOST_GAMES, len(numbers) // (workers * PIECES_EACH)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _work_on_processes(
    do: Callable[[Work], R], works: list[Work], count: int, script: bool
) -> Generator[R, None, None]:
    """Run the work on local processes. If a process dies, its piece is done again."""
    left = dict(enumerate(works))
    tries = 0
    while left:
        others = set(active_children())
        pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_follow)
        workers: set[BaseProcess] = set()
        try:
            with _main_module(script):
                given_out = iter(list(left.items()))
                waiting: dict[Future[R], int] = {
                    pool.submit(do, work): at for at, work in islice(given_out, AHEAD * count)
                }
            workers = set(active_children()) - others
            while waiting:
                for future in _some_of(waiting):
                    done_with = future.result()
                    del left[waiting.pop(future)]
                    tries = 0
                    waiting |= {pool.submit(do, work): at for at, work in islice(given_out, 1)}
                    yield done_with
        except BrokenProcessPool:
            tries += 1
            if tries > PATIENCE:
                raise
        finally:
            _stop(pool, workers or set(active_children()) - others)


def _some_of(waiting: Collection[Future[R]]) -> set[Future[R]]:
    """Wait for at least one future, and return all that are done."""
    while True:
        with _undisturbed():
            done, _ = wait(waiting, MOMENT, FIRST_COMPLETED)
        if done:
            return done


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Defer SIGINT and SIGTERM to the end of the block.

    An exception in the middle of `wait` would leave futures locked, and the pool's own thread, which must end first,
    would wait for them for ever.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked: list[int] = []
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    heard = {one: handler for one, handler in before.items() if callable(handler)}
    for one in heard:
        signal.signal(one, lambda number, frame: asked.append(number))
    try:
        yield
    finally:
        for one, handler in heard.items():
            signal.signal(one, handler)
        if asked:
            heard[signal.Signals(asked[0])](asked[0], None)


def _stop(pool: ProcessPoolExecutor, workers: set[BaseProcess]) -> None:
    """Stop at once, and end all workers.

    The workers go first: then the pool's own thread ends by itself, and is awaited. If it were still running when
    Python ends, it would be woken through a closed pipe, with a traceback.
    """
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(GRACE)
        if worker.is_alive():
            worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def _follow() -> None:
    """In a worker: ignore Ctrl-C, which is for the parent process, and exit when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    starter = parent_process()
    assert starter is not None

    def wait_for_the_end() -> None:
        starter.join()
        os._exit(1)

    threading.Thread(target=wait_for_the_end, daemon=True).start()


@contextmanager
def _main_module(shown: bool) -> Iterator[None]:
    """Workers import the running script first, unless it is hidden: without a main guard it would play there too."""
    main = sys.modules["__main__"]
    if not shown:
        sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
