"""Announcements of the bots of a sitting, and people's requests to them (SH-026)."""

from __future__ import annotations

from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots import Plea, must_be_there, talk_of, things_for, think_aloud
from shambles.core.asking.ask import Choice
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.terminal.advice import say_plan
from shambles.wording import Wording


class Remark(msgspec.Struct, frozen=True):
    """A line that a bot has said. `after` is how many events had been told by then."""

    after: int
    words: str
    rule: str = "SH-026"


class BotTalk:
    """The talk of one sitting: whether there is any, what was said, and what people ask for."""

    def __init__(self, table: Table, is_possible: bool) -> None:
        self._table = table
        self.is_possible = is_possible and talk_of(table.game) is not None
        self.is_on = False
        self.remarks: list[Remark] = []
        self._pleas: dict[int, Plea] = {}  # by the seat of the person; a new request replaces the old one
        self._answered: set[tuple[int, int]] = set()  # the seat of a bot, and the plea
        self._asked = 0

    def turn(self) -> bool:
        """The bots begin to talk, or stop; whether they talk now."""
        if not self.is_possible:
            raise BadInput("plans", "bots-say-nothing")
        self.is_on = not self.is_on
        return self.is_on

    def pleas(self, seat: int) -> tuple[str, ...]:
        """Ids of everything that this seat may ask for now."""
        return things_for(self._table, self._table.view(seat)) if self.is_possible else ()

    def plead(self, seat: int, thing: str) -> None:
        """Somebody asks the bots for something; who asks wants to hear what they make of it."""
        if not self.is_possible:
            raise BadInput("wish", "bots-say-nothing")
        if self._table.silent is not None:
            raise BadInput("wish", "table-is-silent")
        must_be_there(self._table, seat, thing)
        self._asked += 1
        self._pleas[seat] = Plea(self._asked, thing)
        self.is_on = True

    def hear(self, seat: int, choice: Choice, wording: Wording[Any]) -> Choice:
        """A bot's final answer after hearing the requests. Its announcement is added to the remarks."""
        table = self._table
        if not self.is_on or table.silent is not None:
            return choice
        pleas = [one for one in self._pleas.values() if (seat, one.number) not in self._answered]
        ask, view = table.asks[seat], table.view(seat)
        choice, plan = think_aloud(table, seat, choice, pleas, Rng(f"{table.seed}/{ask.number}/{seat}/talk"))
        if plan is None:
            return choice
        words = say_plan(wording, view, ask, plan)[1]
        self.remarks.append(Remark(table.told, wording.say("said-of", name=wording.names[seat], what=words)))
        if plan.plea is not None:
            self._answered.add((seat, plan.plea.number))
            if plan.granted:
                self._pleas = {one: plea for one, plea in self._pleas.items() if plea != plan.plea}
        return choice
