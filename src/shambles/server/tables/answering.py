"""Answers on their way to the disk. Who answers at the same moment is written, played and shown together.

Cards that are laid face down come from everybody at once. Three of them need one write, one look for each viewer and
one message to each, instead of three.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import chain, count
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from shambles.core.asking.ask import Choice
from shambles.core.asking.reply import Refusal
from shambles.core.story.undoing import Undoing
from shambles.core.table import Table
from shambles.server.disk.rows import EntryRow

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable

Judged = list[tuple[int, Choice | None]]  # answers of seats; None is an undo
Judge = Callable[[Table], Judged | Undoing | Refusal]


class Proposed(NamedTuple):
    """An answer that joins others. True once it is on disk and played; False if it has to be judged by itself."""

    seat: int
    choice: str
    ask: int | None
    key: str
    done: asyncio.Future[bool]


class Several(Judged):
    """Legal answers of several seats, in the order in which they are played.

    keys        the key of each
    asked       who is asked after them, once it is known that they can be played
    """

    def __init__(self, first: tuple[int, Choice | None], key: str) -> None:
        super().__init__((first,))
        self.keys = [key]
        self.asked: dict[int, int] | None = None


class Answering:
    """The answers of one table that wait to be written."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector
        self._joining: list[Proposed] | None = None  # those who come after the first, for as long as they may
        self._written: list[Proposed] = []  # besides the first
        self._given: Counter[int] = Counter()  # how many answers and undos of each seat were played

    async def answer(self, seat: int, choice: str, ask: int | None, key: str) -> Refusal | None:
        """A seat's answer. Whoever comes first writes for all who come until the disk is free."""
        if not self._may_wait():
            return await self._answer_alone(seat, choice, ask, key)
        if self._joining is not None:
            mine = Proposed(seat, choice, ask, key, asyncio.get_running_loop().create_future())
            self._joining.append(mine)
            return None if await mine.done else await self._answer_alone(seat, choice, ask, key)
        others = self._joining = []
        try:
            await self._live.store.wait_for_turn()
            return await self._live.write(key, lambda table: self._judge(table, seat, choice, ask, key, others))
        finally:
            self._close(others)
            for one in others:
                if not one.done.done():
                    one.done.set_result(False)

    async def stand_in(self, seat: int, choice: str, ask: int, key: str) -> Refusal | None:
        """A caretaker's answer, for a seat that is still awaited and whose time is still up."""

        def judge(table: Table) -> Judged | Refusal:
            if seat not in table.asks or not self._live.clock.is_up(seat, ask):
                return Refusal("not-asked", "SH-002")
            return self._judge_one(table, seat, choice, ask)

        return await self._live.write(key, judge)

    async def answer_for(self, seat: int, choice: str, ask: int, key: str) -> Refusal | None:
        """A bot's answer for somebody who lets it play: not once they have taken their seat back, here or elsewhere."""
        live = self._live

        def judge(table: Table) -> Judged | Refusal:
            if seat not in live.bot_seats():
                return Refusal("not-your-seat", "SH-002")
            return self._judge_one(table, seat, choice, ask)

        return await live.write(key, judge, if_seats_are_known=live.is_shared)

    async def take_back(self, seat: int, key: str) -> Refusal | None:
        """A seat's last answer, as long as it is the one that was the last when they asked: the same wish may have come
        to another server, and they may have answered anew since."""
        live, given = self._live, self._given[seat]

        def judge(table: Table) -> Undoing | Refusal:
            if self._given[seat] != given:
                return Refusal("old-ask", "SH-021")
            return table.plan_undo(seat, live.bot_seats())

        return await live.write(key, judge)

    def note(self, entry: EntryRow) -> None:
        """An answer or an undo has been played, whichever server wrote it."""
        self._given[entry.seat] += 1

    def key_for(self, who: str, seat: int, ask: int) -> str:
        """The key of an answer that a server gives for a seat that is asked: the same at all servers, so that it is
        written once. Whatever is done meanwhile may put the same ask again: the answer to that has another key."""
        first = f"{who}{ask}:{seat}:{self._live.undone}"
        again = (f"{first}+{times}" for times in count(1))
        return next(key for key in chain((first,), again) if key not in self._live.keys)

    def tell_those_written(self) -> None:
        """What was judged last is on disk and played: whoever laid it hears so before they see it."""
        for one in self._written:
            if not one.done.done():
                one.done.set_result(True)
        self._written.clear()

    def _may_wait(self) -> bool:
        """Whether several seats are awaited, and what one of them lays changes nothing for the others.

        Where somebody may do something meanwhile it could. Clocks are wound for one answer at a time.
        """
        live, table = self._live, self._live.table
        if table is None or table.game.meanwhile is not None or live.lesson is not None or live.row.pace is not None:
            return False
        return len(table.asks) > 1

    async def _answer_alone(self, seat: int, choice: str, ask: int | None, key: str) -> Refusal | None:
        return await self._live.write(key, lambda table: self._judge_one(table, seat, choice, ask))

    def _judge_one(self, table: Table, seat: int, choice: str, ask: int | None) -> Judged | Refusal:
        lesson = self._live.lesson
        legal = table.judge(seat, choice, ask) if lesson is None else lesson.judge(table, seat, choice, ask)
        return legal if isinstance(legal, Refusal) else [(seat, legal)]

    def _judge(
        self, table: Table, seat: int, choice: str, ask: int | None, key: str, others: list[Proposed]
    ) -> Judged | Refusal:
        """The first answer, with those of other seats that are awaited. What is not legal is judged by itself later."""
        self._close(others)
        self._written.clear()
        legal, awaited = table.judge(seat, choice, ask), table.asks if others else {}
        if isinstance(legal, Refusal):
            return legal
        if awaited.pop(seat, None) is None:  # nobody else answers, or this is a change of mind
            return [(seat, legal)]
        found = Several((seat, legal), key)
        for one in others:
            if one.done.done() or one.key in self._live.keys or one.seat not in awaited:
                continue
            legal = table.judge(one.seat, one.choice, one.ask)
            if not isinstance(legal, Refusal):
                del awaited[one.seat]
                found.append((one.seat, legal))
                found.keys.append(one.key)
                self._written.append(one)
        if self._written and not awaited:
            self._try(table, found)
        return found

    def _try(self, table: Table, found: Several) -> None:
        """The last of them moves the game on. If that fails it is not the others' fault: it is judged by itself."""
        try:
            found.asked = self._live.try_out(table, found)
        except Exception:
            found.pop()
            found.keys.pop()
            self._written.pop()

    def _close(self, others: list[Proposed]) -> None:
        """Who answers from now on waits for the next write."""
        if self._joining is others:
            self._joining = None
