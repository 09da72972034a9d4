"""The people of an imagined night, and what they were promised."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any

from shambles.core.running.change import apply_change
from simulation.network import Wire

if TYPE_CHECKING:
    from simulation.night import Night, Server


class Failed(AssertionError):
    """Something was promised and not kept."""


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


class Person:
    """Somebody at a seat, who answers at random, comes back when the line breaks, and sends again until it is taken."""

    def __init__(self, night: Night, table: str, seat: int, token: str) -> None:
        self.night, self.table, self.seat, self.token = night, table, seat, token
        self.lots = Random(f"{night.seed}/{table}/{seat}")
        self.number = 0
        self.view: Any = None
        self.is_over = False
        self.taken: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.pending: dict[str, Any] | None = None
        self._count = 0
        self._answered: set[int] = set()

    async def play(self) -> None:
        while not self.is_over:
            await asyncio.sleep(self.lots.uniform(0.05, 1.0))
            servers = [one for one in self.night.servers if one.house is not None]
            if servers:
                await self._look_through(self.lots.choice(servers))

    async def _look_through(self, server: Server) -> None:
        wire = Wire(self.lots, server.life)
        server.do(server.attend(wire, self.table, self.token, self.number))
        asyncio.get_running_loop().call_later(
            self.lots.expovariate(1 / (10.0 if self.night.is_stormy else 100.0)), wire.break_off
        )
        if self.pending is not None:
            wire.say(json.dumps(self.pending))
        while not self.is_over:
            heard = await wire.hear()
            if heard is None:
                return
            self._take_in(json.loads(heard), wire)

    def _take_in(self, message: dict[str, Any], wire: Wire) -> None:
        kind = message["type"]
        if kind in ("took", "refused") and self.pending is not None and message["key"] == self.pending["key"]:
            if kind == "took":
                self.taken.append(self.pending["key"])
            else:
                self.refused.append((self.pending["key"], message["refusal"]["code"]))
            self.pending = None
        if kind == "state":
            must(message["seat"] == self.seat, f"{self.table}: seat {self.seat} is shown seat {message['seat']}")
            must(message["number"] >= self.number, f"{self.table}: seat {self.seat} is told less than before")
            self.view, self.number = message["view"], message["number"]
        elif kind == "news":
            for step in message.get("steps", ()):
                must(
                    step["number"] == self.number + 1,
                    f"{self.table}: seat {self.seat} is told step {step['number']} after {self.number}",
                )
                self.number = step["number"]
                self.view = apply_change(self.view, step.get("change"))
            self.view = apply_change(self.view, message.get("change"))
        if kind in ("state", "news"):
            if message.get("outcome") is not None:
                self.is_over = True
            elif message.get("asked") is not None and self.pending is None:
                self._answer_soon(message["asked"], wire)

    def _answer_soon(self, asked: dict[str, Any], wire: Wire) -> None:
        if asked["number"] in self._answered and self.lots.random() < 0.9:
            return  # it may be changed, and sometimes is
        self._answered.add(asked["number"])
        choice = self.lots.choice(asked["options"])["notation"]
        self._count += 1
        key = f"person-{self.seat}-{self._count}"
        slow = self.lots.random() < (0.1 if self.night.is_stormy else 0.02)
        asyncio.get_running_loop().call_later(
            self.lots.uniform(6, 20) if slow else self.lots.expovariate(4),
            self._answer,
            {"type": "answer", "key": key, "ask": asked["number"], "choice": choice},
            wire,
        )

    def _answer(self, answer: dict[str, Any], wire: Wire) -> None:
        if self.pending is None and not self.is_over:
            self.pending = answer
            wire.say(json.dumps(answer))
