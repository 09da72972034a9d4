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
    """A line that a bot has said. `after` is the number of events before it."""

    after: int
    words: str
    rule: str = "SH-026"


class BotTalk:
    """Announcements and requests of one sitting, with a switch for both."""

    def __init__(self, table: Table, is_possible: bool) -> None:
        self._table = table
        self.is_possible = is_possible and talk_of(table.game) is not None
        self.is_on = False
        self.remarks: list[Remark] = []
        self._pleas: dict[int, Plea] = {}  # by the seat of the person; a new request replaces the old one
        self._answered: set[tuple[int, int]] = set()  # the seat of a bot, and the plea
        self._asked = 0

    def turn(self) -> bool:
        """Turn the announcements on or off. Returns the new state."""
        if not self.is_possible:
            raise BadInput("plans", "bots-say-nothing")
        self.is_on = not self.is_on
        return self.is_on

    def pleas(self, seat: int) -> tuple[str, ...]:
        """Ids of everything that this seat may ask for now."""
        return things_for(self._table, self._table.view(seat)) if self.is_possible else ()

    def plead(self, seat: int, thing: str) -> None:
        """Make a request to the bots. It also turns on their announcements."""
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
