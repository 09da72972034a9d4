"""What a server does beside serving runs at a low priority: it is waited for by its work, and not by the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import psutil  # type: ignore[import-untyped]

from server.running import PATIENCE, Server

if TYPE_CHECKING:
    from playwright.async_api import Locator

ENOUGH = 60.0  # seconds of work
NOTHING = 0.05  # seconds of work that are none

T = TypeVar("T")


async def until_done(server: Server, look: Callable[[], Awaitable[T | None]]) -> T:
    """Look until there is something, as long as the server's other processes work on it and have not worked enough.

    However busy the machine is, work that goes on is no failure; work that stands still is one.
    """
    begun = at = worked_beside(server)
    since = monotonic()
    while (found := await look()) is None:
        now = worked_beside(server)
        assert now - begun < ENOUGH, f"not done after {now - begun:.0f} seconds of work"
        if now - at > NOTHING:
            at, since = now, monotonic()
        assert monotonic() - since < PATIENCE, "nobody works on it"
        await asyncio.sleep(0.2)
    return found


async def seen(server: Server, what: Locator) -> None:
    """Likewise, until it is on somebody's page."""

    async def look() -> bool | None:
        return await what.is_visible() or None

    await until_done(server, look)


def worked_beside(server: Server) -> float:
    """Seconds that the server's own processes have worked, those that are gone among them."""
    total = sum(server.process.cpu_times()[2:4])
    for child in server.process.children(recursive=True):
        try:
            total += sum(child.cpu_times()[:4])
        except psutil.NoSuchProcess:
            continue
    return float(total)
