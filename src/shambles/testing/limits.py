"""Time limits for tests. An exceeded limit names its test.

A limit counts CPU seconds of this process, so a busy machine fails no test. A test that waits for something that never
comes is stopped by the clock, much later. `@pytest.mark.limit(600)` sets a test's own limit; `SHAMBLES_LIMIT` is the
limit of all others.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))
SECONDS = float(os.environ.get("SHAMBLES_LIMIT") or (3600 if NIGHTLY else 300))
PATIENCE = 8  # times as long by the clock, for who waits or shares the machine

CURE = (
    "Cure: look there for a loop that asks nobody and changes nothing, or for something that never comes. "
    "A test that needs longer says so: @pytest.mark.limit(seconds)."
)


@contextmanager
def limited(name: str, seconds: float) -> Iterator[None]:
    """Limit the time of a block. A timeout names the test and the place where it was."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield  # only a main thread hears signals, and not every system has such timers
        return

    def stop(number: int, frame: FrameType | None) -> None:
        spent = f"{seconds:g} s of work" if number == signal.SIGVTALRM else f"{seconds * PATIENCE:g} s by the clock"
        pytest.fail(f"{name} is not done after {spent}; it was {where(frame)}.\n{CURE}", pytrace=False)

    handlers = {number: signal.signal(number, stop) for number in (signal.SIGVTALRM, signal.SIGALRM)}
    clocks = {signal.ITIMER_VIRTUAL: seconds, signal.ITIMER_REAL: seconds * PATIENCE}
    # Again every second: what the test catches the first time, it does not catch for ever.
    outer = {clock: signal.setitimer(clock, limit, 1) for clock, limit in clocks.items()}
    try:
        yield
    finally:
        for clock in clocks:
            signal.setitimer(clock, 0)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for clock, left in outer.items():
            signal.setitimer(clock, *left)


def where(frame: FrameType | None) -> str:
    """The innermost stack frames, as text."""
    lines: list[str] = []
    while frame is not None and len(lines) < 4:
        lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_name}")
        frame = frame.f_back
    return "at " + ",\n  called from ".join(lines)


def limit_of(item: pytest.Item) -> float:
    mark = item.get_closest_marker("limit")
    return float(mark.args[0]) if mark is not None else SECONDS
