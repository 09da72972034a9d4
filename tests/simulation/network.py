"""The network of a simulation: what is said on a line arrives later, in order, until it breaks."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from simulation.loop import Life

LOST = 4.0  # seconds after which an end learns that the other one is gone


class Wire:
    """A socket between a person and a server: two directions, in order, until it breaks."""

    def __init__(self, lots: Random, life: Life) -> None:
        self._lots, self._life = lots, life
        self.to_server: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_person: asyncio.Queue[str | None] = asyncio.Queue()
        self._arrives = {id(self.to_server): 0.0, id(self.to_person): 0.0}
        self.broke: float | None = None  # when
        life.at_the_end.append(self._die)

    def _put(self, queue: asyncio.Queue[str | None], message: str | None, more: float = 0.0) -> None:
        """Nothing overtakes anything."""
        loop = asyncio.get_running_loop()
        at = max(loop.time() + more + self._lots.expovariate(50), self._arrives[id(queue)] + 1e-6)
        self._arrives[id(queue)] = at
        loop.call_at(at, queue.put_nowait, message)

    def _die(self) -> None:
        self.broke = asyncio.get_running_loop().time()
        self._put(self.to_person, None, LOST * self._lots.random())

    def break_off(self) -> None:
        """What is under way is lost; each end finds out at its own time."""
        self.broke = asyncio.get_running_loop().time()
        for queue in (self.to_server, self.to_person):
            self._put(queue, None, LOST * self._lots.random())

    # --- the person's end

    def say(self, message: str) -> None:
        if self.broke is None:
            self._put(self.to_server, message)

    def hang_up(self) -> None:
        self._put(self.to_server, None)

    async def hear(self) -> str | None:
        return await self.to_person.get()

    # --- the server's end: what SocketViewer asks of a socket

    async def send(self, message: dict[str, Any]) -> None:
        if self.broke is None:
            self._put(self.to_person, message["text"])

    async def receive_data(self, mode: str) -> str:
        message = await self.to_server.get()
        if message is None:
            raise WebSocketDisconnect(detail="gone")
        return message

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self._put(self.to_person, None)
