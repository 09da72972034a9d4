"""How long an answer may take: a rule that never ends must not hold everybody up for ever."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from shambles.server.thinking.workshop import Overrun


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Overrun in whatever is being done, after so many seconds of work: that a machine is busy is no table's fault.

    Only the main thread can be interrupted so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    if signal.getsignal(signal.SIGPROF) is not _stop:
        signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Overrun("it took too long")
