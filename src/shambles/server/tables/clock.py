"""The clocks of a table that has a pace: who is asked has so long, and then a caretaker gives that one answer.

Deadlines are on the disk, so that a server that starts again goes on with them; the server that has the table acts
on them. Nobody loses their seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.processes import Overrun
from shambles.server.disk.clock_rows import ClockRow, Clocks, Wind, Winding, read_clocks, wind_clocks, wind_held
from shambles.server.disk.rows import EntryRow
from shambles.server.tables.bot_turns import AGAIN, TRY_AGAIN, IsOurs, is_stopped
from shambles.server.thinking.thinkers import Thinkers, bots_of
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Clock, Pace

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable

CARETAKER = "clock:"  # what the key of its answers begins with
NEVER = -1  # the ask of somebody who has not been asked yet
log = logging.getLogger("shambles")


def wind(
    clocks: Clocks, pace: Pace, asks: Mapping[int, int], people: Collection[int], now: float, reach: int = 0
) -> dict[int, ClockRow]:
    """The clocks as they are once these people are asked these asks, by number; what has not changed is left as it is.

    A clock is charged for every second in which its person is awaited, and for no other. Each ask has its own time, and
    all share the bank. Whoever is awaited for an ask once more (they took an answer back, or their seat back from a
    bot, or what was done meanwhile is over) goes on with what was left of it, and so does every other ask.

    reach   the least number of an ask that may come again
    """
    after = dict(clocks)
    for seat in clocks.keys() | set(people):
        before = clocks.get(seat, ClockRow(seat, NEVER, 0.0, float(pace.bank), False))
        asked = asks.get(seat) if seat in people else None
        if before.runs and before.ask == asked:
            continue
        if before.runs:
            before = after[seat] = _stop(before, now)  # also where the next ask has come at once
        if asked is not None:
            after[seat] = _start(before, asked, pace.seconds, now, reach)
    return after


def _stop(clock: ClockRow, now: float) -> ClockRow:
    """What is left of its time, and of the bank: that is drawn on last."""
    left = max(0.0, clock.deadline - now)
    return msgspec.structs.replace(clock, deadline=left, bank=min(clock.bank, left), runs=False)


def _start(clock: ClockRow, ask: int, seconds: float, now: float, reach: int) -> ClockRow:
    """For an ask, with what is left of its own time, or with all of that."""
    others = dict(clock.others)
    if clock.ask != NEVER:
        others[clock.ask] = min(clock.deadline - clock.bank, seconds)
    left = others.pop(ask, seconds)
    others = {number: kept for number, kept in others.items() if number >= reach}
    return ClockRow(clock.seat, ask, now + left + clock.bank, clock.bank, True, others)


def asked_at(table: Table) -> dict[int, int]:
    """Who is awaited, and for which ask, by number."""
    return {seat: ask.number for seat, ask in table.asks.items()}


class TableClock:
    """The clocks of one table; none where nobody is in a hurry."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector
        self._rows: Clocks = {}
        self._stood_in: Counter[int] = Counter()
        self._task: asyncio.Task[None] | None = None
        self._waits_for: ClockRow | None = None  # what the task waits for, or thinks about

    def of(self, seat: int) -> Clock | None:
        """What everybody may know of a seat's clock."""
        row = self._rows.get(seat)
        return None if row is None else Clock(row.deadline if row.runs else None, row.bank, self._stood_in[seat])

    def stood_in(self, seat: int) -> int:
        """How often the caretaker has answered for a seat."""
        return self._stood_in[seat]

    def note(self, entry: EntryRow) -> None:
        """An answer has been played: everybody is told when it was a caretaker's, whenever that was."""
        self._stood_in[entry.seat] += entry.key.startswith(CARETAKER)

    @property
    def due(self) -> float | None:
        """When the next one has run out."""
        first = self._first()
        return None if first is None else first.deadline

    @property
    def is_owed(self) -> bool:
        """Whether somebody's time is up and nobody here thinks for them."""
        is_idle = self._task is None or self._task.done()
        return is_idle and self.due is not None and self.due < time() and self._live.row.aside is None

    def is_up(self, seat: int, ask: int) -> bool:
        """Whether somebody has no time left for an ask. They may have taken an answer back: then the time goes on."""
        row = self._rows.get(seat)
        return row is not None and row.runs and row.ask == ask and row.deadline <= time()

    def _first(self) -> ClockRow | None:
        return min((row for row in self._rows.values() if row.runs), key=lambda row: row.deadline, default=None)

    async def read(self) -> bool:
        """As they are on the disk. True if they were not here."""
        if self._live.row.pace is None:
            return False
        before, self._rows = self._rows, await read_clocks(self._live.store, self._live.row.id)
        return before != self._rows

    async def set(self) -> bool:
        """Start and stop the clocks as the table stands now. True if something changed."""
        live = self._live
        if live.row.pace is None or live.table is None:
            return False
        before, wind = self._rows, self._wind_for(asked_at(live.table), live.row.pace, time())
        if wind(before, [seat.seat for seat in live.seats if seat.is_person]) != before:
            self._rows = await wind_clocks(live.store, live.row.id, live.played, wind)
        return self._rows != before

    def wind_with(self, asked: Mapping[int, int]) -> Winding | None:
        """How the clocks are to be wound with an answer after which these are asked; `take` it once it is written."""
        live, before = self._live, self._rows
        if (pace := live.row.pace) is None:
            return None
        are_people = [seat.is_person for seat in live.seats]
        people = [seat for seat, is_person in enumerate(are_people) if is_person]
        return Winding(live.row.id, before, are_people, lambda now: self._wind_for(asked, pace, now)(before, people))

    def take(self, winding: Winding | None) -> None:
        """It is on the disk."""
        if winding is not None:
            self._rows = winding.after

    async def wind_beside(self, connection: AsyncConnection, now: float) -> None:
        """Start and stop the clocks while the disk writes that somebody else plays a seat: both, or neither."""
        live = self._live
        if live.row.pace is not None and live.table is not None:
            wind = self._wind_for(asked_at(live.table), live.row.pace, now)
            await wind_held(connection, live.row.id, live.played, wind)

    def _wind_for(self, asked: Mapping[int, int], pace: Pace, now: float) -> Wind:
        assert self._live.table is not None
        reach = self._live.table.first_in_reach
        return lambda clocks, people: wind(clocks, pace, asked, people, now, reach)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = self._waits_for = None

    def run(self, thinkers: Thinkers, is_ours: IsOurs) -> None:
        """Wait for the next deadline; whoever waits for it or thinks about it goes on, whatever else changed."""
        if self._task is not None and self._task is asyncio.current_task():
            return
        waits_for, is_idle = self._waits_for, self._task is None or self._task.done()
        if not is_idle and waits_for is not None and self._rows.get(waits_for.seat) == waits_for:
            is_late = waits_for.deadline <= time()
            if is_late or waits_for == self._first():
                return
        self.stop()
        if self.due is not None:
            self._task = asyncio.create_task(self._run(thinkers, is_ours))

    async def _run(self, thinkers: Thinkers, is_ours: IsOurs) -> None:
        live = self._live
        while (first := self._first()) is not None and live.table is not None and live.row.aside is None:
            self._waits_for = first
            try:
                if not await is_ours(live.row.id):
                    return  # another server has the table
                if (left := first.deadline - time()) > 0:
                    await asyncio.sleep(left)
                if self._rows.get(first.seat) == first:
                    await self._stand_in(first, thinkers)
            except BadInput:
                return  # the table is gone
            except asyncio.CancelledError:
                if is_stopped():
                    raise
                log.warning("table %s: the thought of its caretaker was broken off", live.row.id)
                await asyncio.sleep(AGAIN)
            except Overrun as overrun:
                await live.strike(f"the caretaker of seat {first.seat}: {overrun}")
            except Exception:
                log.exception("table %s: its clock", live.row.id)
                await asyncio.sleep(TRY_AGAIN)

    async def _stand_in(self, clock: ClockRow, thinkers: Thinkers) -> None:
        """Answer once for somebody whose time is up."""
        live, seat = self._live, clock.seat
        assert live.table is not None
        assert live.row.pace is not None
        ask = live.table.asks.get(seat)
        if ask is None or ask.number != clock.ask:  # we know too little
            await live.read_again()
            return
        key = live.key_for(CARETAKER, seat, ask.number)
        thought = await thinkers.think(live.table, seat, live.row.pace.caretaker, None, bots_of(live.row))
        assert thought is not None
        number, choice = thought
        if await live.stand_in(seat, choice, number, key) is not None:
            await live.read_again()  # they have answered meanwhile, or have time again
