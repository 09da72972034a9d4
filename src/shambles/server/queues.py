"""Every queue of a server: who waits in it, for what kind of work, and since when.

It is for the host, to find out what holds others up. Of an address it says the fingerprint, and of a table its name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import NamedTuple

from shambles.server.metrics import QUEUE_OLDEST, QUEUE_WAITING
from shambles.server.time_and_chance import monotonic

LATE = 5.0  # seconds of waiting that are told in the log
AGAIN = 60.0  # seconds after which they are told again
SHORT = 8  # letters of a fingerprint, enough to tell addresses apart
# The fingerprint of the address whose request this is; what a request begins is done for the same address.
FOR_ADDRESS: ContextVar[str] = ContextVar("FOR_ADDRESS", default="")
log = logging.getLogger("shambles")


class Wait(NamedTuple):
    """Somebody in a queue.

    since       when they came; for work that is under way, when it began
    kind        what they wait for
    address     the fingerprint of the address for which that is done, where it is known
    table       the table it is about, if it is about one
    """

    since: float
    kind: str
    address: str = ""
    table: str = ""
    is_under_way: bool = False


class Queue(NamedTuple):
    """So many can be served at once; and who waits or is served now."""

    places: int
    waits: Callable[[], Iterable[Wait]]


class Queues:
    """All queues, by name."""

    def __init__(self) -> None:
        self.all: dict[str, Queue] = {}
        self._told: dict[str, float] = {}

    def add(self, name: str, places: int, waits: Callable[[], Iterable[Wait]]) -> None:
        self.all[name] = Queue(places, waits)

    def look(self) -> None:
        """Measure them, and log who has waited too long."""
        now = monotonic()
        for name, queue in self.all.items():
            waiting = [one for one in queue.waits() if not one.is_under_way]
            oldest = min(waiting, key=lambda one: one.since, default=None)
            seconds = 0.0 if oldest is None else now - oldest.since
            QUEUE_WAITING.labels(queue=name).set(len(waiting))
            QUEUE_OLDEST.labels(queue=name).set(seconds)
            if oldest is not None and seconds > LATE and now - self._told.get(name, -AGAIN) >= AGAIN:
                self._told[name] = now
                whose = f" of address {oldest.address[:SHORT]}" if oldest.address else ""
                told = (name, len(waiting), seconds, oldest.kind, whose)
                log.warning("queue %s: %s wait, the first for %.0f s: %s%s", *told)
