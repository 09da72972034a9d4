"""Waiting for what happens, and never for seconds: a busy machine is slow, not red."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from server.running import PATIENCE

TURNS = 50  # of the loop: more than any task here takes from one thing it waits for to the next


async def eventually(happened: Callable[[], object]) -> None:
    """Look again and again until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def all_have_run() -> None:
    """Everything that can go on in this loop has gone on: its tasks wait for a disk, a socket, or each other."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
