"""Where the games are played: here, on several processes, or on Ray. What comes of them is the same everywhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from shambles.core.asking.reply import BadInput
from shambles.lab.playing import Plan, Played, play_games

MOST_GAMES = 50  # in one piece of work
PIECES_EACH = 25  # at least: no worker waits long for the last one, and a stop costs little
PATIENCE = 3  # how often in a row the workers may all die without finishing anything

Work = Sequence[int]
R = TypeVar("R")


def play_all(plan: Plan, numbers: Sequence[int], processes: int | None, on: str = "") -> Iterator[Played]:
    """Play these games; each piece of work is handed back as soon as it is done, in whatever order."""
    yield from work_on(partial(play_games, plan), numbers, processes, on)


def work_on(do: Callable[[Work], R], numbers: Sequence[int], processes: int | None, on: str = "") -> Iterator[R]:
    """Do something with all of these numbers, a piece at a time, here or there; what came of each as soon as it is
    done, in whatever order."""
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
    yield from _work_on_processes(do, works, count)


def pieces(numbers: Sequence[int], workers: int) -> list[Work]:
    """The games in pieces of work: small enough that every worker gets some."""
    size = max(1, min(MOST_GAMES, len(numbers) // (workers * PIECES_EACH)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _work_on_processes(do: Callable[[Work], R], works: list[Work], count: int) -> Iterator[R]:
    """A process that dies takes its piece of work with it; that piece is given out again."""
    left = dict(enumerate(works))
    tries = 0
    while left:
        pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
        waiting: dict[Future[R], int] = {pool.submit(do, work): at for at, work in left.items()}
        try:
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    done_with = future.result()
                    del left[waiting.pop(future)]
                    tries = 0
                    yield done_with
        except BrokenProcessPool:
            tries += 1
            if tries > PATIENCE:
                raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
