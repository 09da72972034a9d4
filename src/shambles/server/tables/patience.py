"""How long an answer may take: a rule that never ends must not hold everybody up for ever."""

from __future__ import annotations

import signal
import threading
from types import FrameType

from shambles.processes import Overrun

# To ask the system who listens costs more than most answers' rules, so we remember it: nobody else here wants to know.
_listens = False


class at_most:  # noqa: N801  # it is said as a word: with at_most(2)
    """Overrun in whatever is being done, after so many seconds of work: that a machine is busy is no table's fault.

    Only the main thread can be interrupted so.
    """

    __slots__ = ("_is_timed", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_timed = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self._is_timed:
            _listen()
            signal.setitimer(signal.ITIMER_PROF, self._seconds)

    def __exit__(self, *trouble: object) -> None:
        if self._is_timed:
            signal.setitimer(signal.ITIMER_PROF, 0)


def _listen() -> None:
    global _listens
    if not _listens:
        signal.signal(signal.SIGPROF, _stop)
        _listens = True


def _stop(number: int, frame: FrameType | None) -> None:
    raise Overrun("it took too long")
