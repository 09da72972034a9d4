"""The people of an imagined night, and what they were promised."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from shambles.core.running.change import apply_change
from shambles.server.time_and_chance import time
from simulation.network import Wire

if TYPE_CHECKING:
    from simulation.night import Night, Server

PATIENCE = 5.0  # seconds after which somebody asks another server
UNDOES, TALKS, CHANGES, HANDS_OVER, LEAVES = 0.15, 0.05, 0.1, 0.25, 0.05  # how likely, each time they could
SLOW = 0.1  # how likely they ponder, where there is a clock


def encode(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


class Failed(AssertionError):
    """Something was promised and not kept."""


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


class Person:
    """Somebody who looks at a table, comes back when the line breaks, and answers at random if they have a seat.

    Whatever they send is sent again, with the same key, until it is taken or refused. Now and then they take an answer
    back or change it, say something, let a bot play for a while, or leave.

    told    what they were told, by number: each event, and what they saw right after it
    heard   when they learned of each event, by number
    lines   from when until when they looked through a server without a break
    lent    from when until when a bot may have played for them
    uncalled    which ask was open when they came by themselves, and when that was
    """

    def __init__(self, night: Night, table: str, seat: int | None, token: str | None) -> None:
        self.night, self.table, self.seat, self.token = night, table, seat, token
        self.who = f"{table}: seat {seat}"
        self.lots = Random(f"{night.seed}/{table}/{seat}")
        self.number = 0
        self.view: Any = None
        self.told: dict[int, tuple[Any, Any]] = {}
        self.heard: dict[int, float] = {}
        self.lines: list[list[float]] = []
        self.is_over = self.has_left = self.is_steady = False  # who is steady takes nothing back
        self.taken: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.said: list[str] = []
        self.chat: list[Any] = []
        self.lent: list[list[float]] = []
        self.uncalled: list[tuple[int, float]] = []
        self._pending: dict[str, Any] | None = None
        self._wire: Wire | None = None
        self._now: dict[str, Any] = {}  # how the table stands, as they were told
        self._is_about_to = False
        self._count = 0

    # --- coming and going

    async def play(self) -> None:
        while not self.is_over:
            await asyncio.sleep(self.lots.uniform(0.05, 1.0))
            if (server := self._any_server()) is not None:
                await self._go_away_for_a_while(server)
            if (server := self._any_server()) is not None:
                await self._look_through(server)

    def _any_server(self) -> Server | None:
        return self.night.lead(self.table, self.lots)

    async def _look_through(self, server: Server) -> None:
        if self.is_over:
            return
        line = [asyncio.get_running_loop().time()] * 2
        self.lines.append(line)
        wire = self._wire = Wire(self.lots, server.life)
        server.do(server.attend(wire, self.table, self.token, self.number))
        asyncio.get_running_loop().call_later(
            self.lots.expovariate(1 / (8.0 if self.night.is_stormy else 60.0)), wire.break_off
        )
        if self._pending is not None:
            wire.say(encode(self._pending))
        while not (self.is_over or self._may_go()):
            heard = await wire.hear()
            if heard is None:
                line[1] = wire.broke or asyncio.get_running_loop().time()
                return
            self._take_in(msgspec.json.decode(heard))
            must(self.is_over or self.night.salts[self.table] not in heard, f"{self.who} was told the salt")
        line[1] = asyncio.get_running_loop().time()
        wire.hang_up()

    def _may_go(self) -> bool:
        return False

    async def _go_away_for_a_while(self, server: Server) -> None:
        """Now and then a bot plays on for somebody who will come back; or they leave for good."""
        if self.seat is None or self.is_steady or not self._now or self.lots.random() > HANDS_OVER:
            return
        self.lent.append([asyncio.get_running_loop().time(), float("inf")])
        leaves = self.seat > 0 and self.lots.random() < LEAVES / HANDS_OVER
        is_certain = leaves or await self._ask(server, "random")  # else it may still be done, at any time
        if not leaves and is_certain:
            await asyncio.sleep(self.lots.expovariate(1))
        while not self.is_over:  # until they know that they have left, or that it is theirs again
            again = self._any_server()
            if again is not None and await self._ask(again, "leave" if leaves else None):
                self.is_over = self.has_left = self.has_left or leaves
                self.lent[-1][1] = asyncio.get_running_loop().time() if is_certain and not leaves else float("inf")
                return
            await asyncio.sleep(self.lots.uniform(0.05, 1.0))

    async def _ask(self, server: Server, bot: str | None) -> bool:
        """Whether the server did it, as far as they know: one that dies says nothing."""
        asked = server.do(server.hand_over(self.table, self.token, bot))
        done, _ = await asyncio.wait({asked}, timeout=PATIENCE)
        if not done or asked.exception() is not None:
            return False
        if asked.result() is None:
            self.is_over = self.has_left = True
        return True

    # --- what they hear

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("took", "refused") and self._pending is not None and message["key"] == self._pending["key"]:
            if kind == "took":
                self.taken.append(self._pending["key"])
            else:
                self.refused.append((self._pending["key"], message["refusal"]["code"]))
            self._pending = None
        if kind == "state":
            must(message["seat"] == self.seat, f"{self.who} is shown seat {message['seat']}")
            must(message["number"] >= self.number, f"{self.who} is told less than before")
            self.view, self.number, self.chat = message["view"], message["number"], message["chat"]
        elif kind == "news":
            for step in message.get("steps", ()):
                must(step["number"] == self.number + 1, f"{self.who} is told step {step['number']} after {self.number}")
                self.number = step["number"]
                self.view = apply_change(self.view, step.get("change"))
                self.told[self.number] = (step["event"], self.view)
            self.view = apply_change(self.view, message.get("change"))
            self.chat = [*self.chat, *message.get("chat", ())]
        if kind in ("state", "news"):
            for number in range(len(self.heard) + 1, self.number + 1):
                self.heard[number] = asyncio.get_running_loop().time()
            self._now |= message
            self.is_over = self._now.get("outcome") is not None
        self._decide()

    # --- what they do

    def _decide(self) -> None:
        """They are about to do something, after a while: mostly soon, now and then so late that a caretaker comes."""
        if self._is_about_to or self._pending is not None or self.is_over or self.seat is None:
            return
        if self.seat not in self._now.get("awaited", ()) and self.lots.random() > CHANGES:
            return
        self._is_about_to = True
        is_slow = self.night.tables[self.table].pace is not None and self.lots.random() < SLOW
        asyncio.get_running_loop().call_later(self._ponder() if is_slow else self.lots.expovariate(4), self._act)

    def _ponder(self) -> float:
        """Any time, or as long as the clock lets them: many answer at the last moment, some a little too late."""
        clock = self._now["table"]["seats"][self.seat]["clock"]
        if clock is None or clock["deadline"] is None or self.lots.random() < 0.5:
            return self.lots.uniform(4, 8)
        return max(0.0, float(clock["deadline"]) - time() + self.lots.uniform(-0.1, 0.3))

    def _act(self) -> None:
        self._is_about_to = False
        if self._pending is not None or self.is_over:
            return
        asked = self._now.get("asked")
        if self.lots.random() < TALKS:
            self.said.append(f"{self.seat} says {len(self.said)}")
            self._send({"type": "chat", "text": self.said[-1]})
        self._count += 1
        key = f"person-{self.seat}-{self._count}"
        if not self.is_steady and self._now.get("can_undo") and self.lots.random() < UNDOES:
            self._pending = {"type": "undo", "key": key}
        elif asked is not None and (self.seat in self._now["awaited"] or self.lots.random() < CHANGES):
            choice = self.lots.choice(asked["options"])["notation"]
            self._pending = {"type": "answer", "key": key, "ask": asked["number"], "choice": choice}
        if self._pending is not None:
            self._send(self._pending)

    def _send(self, message: dict[str, Any]) -> None:
        if self._wire is not None:
            self._wire.say(encode(message))
