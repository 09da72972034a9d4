"""The network of a simulation: what is said arrives later, in order on one line, or never."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any, ClassVar

from litestar.exceptions import WebSocketDisconnect

from simulation.loop import LIFE, Life

LOST = 4.0  # seconds after which an end learns that the other one is gone


class Bus:
    """How servers hear of each other: stands where Redis stands.

    loses   how likely one message does not arrive
    cut     servers that hear nothing and are not heard
    """

    lots: ClassVar[Random] = Random(0)
    loses: ClassVar[float] = 0.0
    cut: ClassVar[set[str]] = set()
    lines: ClassVar[list[BusLine]] = []

    @classmethod
    def begin(cls, lots: Random) -> None:
        cls.lots, cls.loses, cls.cut, cls.lines = lots, 0.0, set(), []

    @classmethod
    async def open(cls, address: str) -> BusLine:
        life = LIFE.get()
        assert life is not None
        line = BusLine(life)
        cls.lines.append(line)
        return line


class BusLine:
    """One server's line."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self._in: asyncio.Queue[str] = asyncio.Queue()

    async def heard(self) -> AsyncIterator[str]:
        while True:
            yield await self._in.get()

    async def say(self, message: str) -> None:
        loop = asyncio.get_running_loop()
        for line in Bus.lines:
            between = {self._life.name, line._life.name}
            if line._life.is_over or between & Bus.cut or Bus.lots.random() < Bus.loses:
                continue
            loop.call_later(Bus.lots.expovariate(100), line._in.put_nowait, message)

    async def close(self) -> None:
        Bus.lines.remove(self)


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
