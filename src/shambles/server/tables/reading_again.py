"""Before something is done that another process may have made wrong: what is on the disk is read first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable


async def read_again(live: LiveTable) -> None:
    """What other processes have written at a table; who looks on here sees it, and bots and clocks go on from there."""
    async with live.lock:
        is_new = await live.catch_up()
    if is_new:
        live.tell_everybody()
