"""The end of a process for a maintenance (SH-016): what people have answered is written first."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress

from shambles.server.host.standing import Standing

GLANCE = 0.05  # seconds
log = logging.getLogger("shambles")


async def drain(standing: Standing, seconds: float) -> None:
    """Take nothing new, let the answers that have come be played, and end as if a service manager had asked for it.

    Sockets are told to come back; every table is put away with its snapshot. systemd, or the container's keeper, starts
    the server again.
    """
    log.warning("maintenance: this process takes no more answers, and ends")
    standing.is_draining = True
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while standing.moves:
                await asyncio.sleep(GLANCE)
    signal.raise_signal(signal.SIGTERM)
    await asyncio.Event().wait()  # until the server stops
