"""Who comes in: so many connections from one address, and nobody who does not say what they want."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from shambles.server.config import Config
from shambles.server.limits import network_of
from shambles.server.metrics import REFUSED_REQUESTS

SPARE = 128  # files for the database, the log, bots and boxes
MOST_FILES = 65_536
FEW_FILES = 1_024  # with fewer, somebody should know without asking
log = logging.getLogger("shambles")


class Gate(H11Protocol):
    """One connection."""

    limits: ClassVar[Config]
    trusted: ClassVar[tuple[str, ...]]
    here: ClassVar[Counter[str]]  # the connections from each network
    counted: str | None = None
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        whose = network_of(address)
        if address not in self.trusted and self.here[whose] >= self.limits.connections_each:
            REFUSED_REQUESTS.labels(reason="connections").inc()
            transport.abort()
            return
        self.here[whose] += 1
        self.counted = whose
        self.be_patient()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A request that is not whole yet has until the time that was set when its first part came.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self.timeout_keep_alive_task is None and self.counted is not None:
                self.be_patient()
        else:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade(event)

    def be_patient(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(self.limits.request_seconds, self.give_up)

    def give_up(self) -> None:
        REFUSED_REQUESTS.labels(reason="half-sent").inc()
        self.transport.abort()

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def leave(self) -> None:
        self.stop_waiting()
        if self.counted is not None:
            self.here[self.counted] -= 1
            if not self.here[self.counted]:
                del self.here[self.counted]
            self.counted = None


def new_gate(config: Config, trusted: tuple[str, ...] = ("127.0.0.1", "::1")) -> type[H11Protocol]:
    """A protocol with these limits; a proxy on this machine speaks for many people."""
    return type("Gate", (Gate,), {"limits": config, "trusted": trusted, "here": Counter()})


def most_connections() -> int:
    """As many as this process may have files open, less a few. Said, because it is the system that sets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    able = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < able:
        resource.setrlimit(resource.RLIMIT_NOFILE, (able, hard))
    level = logging.WARNING if able < FEW_FILES else logging.INFO
    log.log(level, "at most %s connections at once (%s files may be open)", able - SPARE, able)
    return able - SPARE
