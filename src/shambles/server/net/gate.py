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
from shambles.server.net.passing import Siblings, table_in

SPARE = 128  # files for the database, the log, bots and boxes
MOST_FILES = 65_536
FEW_FILES = 1_024  # with fewer, somebody should know without asking
log = logging.getLogger("shambles")


class Gate(H11Protocol):
    """One connection."""

    limits: ClassVar[Config]
    trusted: ClassVar[tuple[str, ...]]
    here: ClassVar[Counter[str]]  # the connections from each network
    siblings: ClassVar[Siblings | None] = None  # other processes at the same address
    brought: bytes = b""  # what a sibling has read of a connection that it led to us
    counted: str | None = None
    patience: asyncio.TimerHandle | None = None
    asking: asyncio.Task[None] | None = None  # who plays the table that somebody comes for

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
        if self.brought:
            self.take_in(self.brought)

    def data_received(self, data: bytes) -> None:
        """What comes for a table that a sibling plays goes there; everything else is for us."""
        table = table_in(data) if self.siblings is not None and self.is_at_rest() else None
        if self.siblings is None or table is None or self.siblings.is_ours(table):
            self.take_in(data)
            return
        self._unset_keepalive_if_required()
        self.flow.pause_reading()
        self.asking = self.loop.create_task(self.find_place(self.siblings, table, data))

    def is_at_rest(self) -> bool:
        """Whether a request begins with whatever comes next, and nothing that was answered waits to be sent."""
        is_idle = self.conn.states == {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}
        return is_idle and not self.conn.trailing_data[0] and not self.transport.get_write_buffer_size()

    async def find_place(self, siblings: Siblings, table: str, data: bytes) -> None:
        is_theirs = False
        try:
            is_theirs = await siblings.pass_on(table, self.transport.get_extra_info("socket").fileno(), data)
        except Exception:
            log.exception("table %s: it is not known who plays it", table)  # we play it as well as anybody
        if is_theirs:
            self.transport.abort()  # our end alone: the connection is theirs
        elif not self.transport.is_closing():
            self.flow.resume_reading()
            self.take_in(data)

    def take_in(self, data: bytes) -> None:
        super().data_received(data)
        # A request that is not whole yet has until the time that was set when its first part came.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self.timeout_keep_alive_task is None and self.counted is not None:
                self.be_patient()
        else:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        if self.asking is not None:
            self.asking.cancel()
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


def new_gate(
    config: Config, trusted: tuple[str, ...] = ("127.0.0.1", "::1"), siblings: Siblings | None = None
) -> type[H11Protocol]:
    """A protocol with these limits; a proxy on this machine speaks for many people."""
    kept = {"limits": config, "trusted": trusted, "here": Counter(), "siblings": siblings}
    return type("Gate", (Gate,), kept)


def most_connections() -> int:
    """As many as this process may have files open, less a few. Said, because it is the system that sets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    able = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < able:
        resource.setrlimit(resource.RLIMIT_NOFILE, (able, hard))
    level = logging.WARNING if able < FEW_FILES else logging.INFO
    log.log(level, "at most %s connections at once (%s files may be open)", able - SPARE, able)
    return able - SPARE
