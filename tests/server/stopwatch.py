"""Seconds as they would be on a machine that has nothing else to do: promises are for such a one, and CI's is busy."""

from __future__ import annotations

from threading import Event, Thread
from time import monotonic, thread_time
from typing import Self

WORK, PAUSE = 0.02, 0.05  # seconds of work that are asked of the machine, again and again, and between two of them


class Stopwatch:
    """Runs while something is awaited. It works a little itself, and counts a second as what it got of one.

    With nothing else to do on the machine that is all of it, and a promise of five seconds is held to five.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._over = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        last, over = monotonic(), False
        while not over:
            start, worked = monotonic(), thread_time()
            while thread_time() - worked < WORK:
                pass
            share = min(1.0, WORK / (monotonic() - start))
            over = self._over.wait(PAUSE)
            now = monotonic()
            self.seconds += (now - last) * share
            last = now
