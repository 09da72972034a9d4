"""Being asked to stop, in whatever way: Ctrl-C, a `kill`, a terminal that closes."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from shambles.texts import language, say_plainly

STOPPED = 130  # as a shell says it of Ctrl-C


@contextmanager
def stoppable() -> Iterator[None]:
    """Whoever is asked to stop gets a KeyboardInterrupt, whichever way they are asked; asked again, it changes nothing.

    What is left to do then (putting away, saying how to go on, ending the process) is done in peace.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {one: signal.getsignal(one) for one in asked}
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is not None and before[hangup] is signal.SIG_IGN:  # `nohup`: it shall go on when the terminal closes
        asked.remove(hangup)
        del before[hangup]

    is_stopping = False

    def stop(number: int, frame: object) -> None:
        nonlocal is_stopping
        is_stopping = True
        for one in asked:
            signal.signal(one, signal.SIG_IGN)
        raise KeyboardInterrupt

    for one in asked:
        signal.signal(one, stop)
    try:
        yield
    finally:
        if not is_stopping:
            for one, handler in before.items():
                signal.signal(one, handler)


def end_stopped() -> NoReturn:
    """Say that the command was stopped, and end it with 130. From here on Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print(say_plainly(language(), "stopped"), file=sys.stderr)  # noqa: T201  # Typer may not be there
    sys.exit(STOPPED)
