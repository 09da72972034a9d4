"""Somebody in an imagined night who is called when it is their turn: what they were promised, and their telephone."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from shambles.server.disk.call_rows import ways
from shambles.server.disk.rows import holdings, players
from shambles.server.disk.store import Store
from shambles.server.people.outbox import DOUBTS
from shambles.server.people.outside import Before, InDoubt
from shambles.server.people.posting import Message, Post
from shambles.server.people.tokens import fingerprint
from shambles.server.people.ways import Way
from simulation.disk import Disk
from simulation.people import Person, must

LOOK = 20.0  # seconds after which they look by themselves
SETTLED = 1.0  # seconds after which nothing of a storm is under way any more


class Telephones:
    """What rings: which call came when, by its mark."""

    rung: ClassVar[list[tuple[str, float]]] = []
    owners: ClassVar[dict[str, Called]] = {}

    @classmethod
    def begin(cls) -> None:
        cls.rung, cls.owners = [], {}


class Called(Person):
    """Somebody who goes away whenever it is not their turn, and comes back when they are called."""

    _came: float | None = None  # when they did so by themselves

    async def play(self) -> None:
        self._rang = asyncio.Event()
        Telephones.owners[self.table] = self
        while not self.is_over:
            await asyncio.sleep(self.lots.uniform(0.05, 1.0))
            if (server := self._any_server()) is not None:
                await self._look_through(server)
            if self._may_go():
                await self._be_away()

    async def _be_away(self) -> None:
        """Until they are called; and if nobody does for long, they look whether it is over."""
        self._rang.clear()
        self._came = None
        try:
            async with asyncio.timeout(LOOK):
                await self._rang.wait()
        except TimeoutError:
            self._came = asyncio.get_running_loop().time()
        self._now.pop("awaited", None)  # they do not know any more how it stands

    def _take_in(self, message: dict[str, Any]) -> None:
        super()._take_in(message)
        if self._came is not None and self.seat in self._now.get("awaited", ()):
            self.uncalled.append((self._now["asked"]["number"], self._came))
        self._came = None

    def ring(self) -> None:
        self._rang.set()

    def _may_go(self) -> bool:
        is_known = not self.is_over and self._pending is None and "awaited" in self._now
        return is_known and self.seat not in self._now["awaited"]


async def register(store: Store, table: str, seat: int, token: str, now: float) -> None:
    """They are a player who holds this seat and is called in one way."""
    about = {"unrated": False, "changed": now, "created": now}
    held = {"table_id": table, "seat": seat, "token_hash": fingerprint(token), "since": now, "muted": False}
    way = {"id": table, "kind": "ntfy", "address": f"https://{table}", "lang": "en", "failures": 0, "created": now}
    async with store.begin() as connection:
        await connection.execute(players.insert().values({"id": table, "name": "Ann"} | about))
        await connection.execute(holdings.insert().values({"player_id": table} | held))
        await connection.execute(ways.insert().values({"player_id": table} | way))


async def send(self: Post, way: Way, message: Message, before: Before) -> None:
    """Stands where calls leave the house; in a storm nobody may know whether one arrived."""
    await Disk.take_time()
    await before()
    await Disk.take_time()
    lost = Disk.lots.random() < Disk.fails
    if not lost or Disk.lots.random() < 0.5:
        Telephones.rung.append((message.mark, asyncio.get_running_loop().time()))
        Telephones.owners[way.id].ring()
    if lost:
        raise InDoubt("nobody knows")
    await Disk.take_time()


def check_calls(calm: float) -> None:
    """Every call comes once; in a storm some may come twice, none more often."""
    for mark in {mark for mark, _ in Telephones.rung}:
        rung = [when for name, when in Telephones.rung if name == mark]
        must(
            len(rung) <= (DOUBTS if rung[0] < calm + SETTLED else 1), f"{mark} was called at {rung}, calm at {calm:.2f}"
        )
