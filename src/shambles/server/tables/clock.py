"""The clocks of a table that has a pace: who is asked has so long, and then a caretaker gives that one answer.

Deadlines are on the disk, so that a server that starts again goes on with them; the server that answers for the table
acts on them. Nobody loses their seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import ClockRow, EntryRow
from shambles.server.tables.bot_turns import AGAIN, TRY_AGAIN, IsOurs, is_stopped
from shambles.server.thinking.thinkers import Thinkers, bots_of
from shambles.server.thinking.workshop import Overrun
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Clock, Pace

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable

CARETAKER = "clock:"  # what the key of its answers begins with
log = logging.getLogger("shambles")


def wind(
    clocks: Mapping[int, ClockRow], pace: Pace, asks: Mapping[int, int], people: Collection[int], now: float
) -> dict[int, ClockRow]:
    """The clocks as they are once these people are asked these asks, by number; what has not changed is left as it is.

    A clock is charged for every second in which its person is awaited, and for no other. A new ask gives its time and
    what is left of the bank. Whoever is awaited again for the same ask (they took their answer back, or their seat back
    from a bot) goes on with what they had left.
    """
    after = dict(clocks)
    for seat in clocks.keys() | set(people):
        before = clocks.get(seat, ClockRow(seat, -1, 0.0, float(pace.bank), False))
        is_awaited = seat in people and seat in asks
        if before.runs and not (is_awaited and asks[seat] <= before.ask):
            before = after[seat] = _stop(before, now)  # also where the next ask has come at once
        if is_awaited and asks[seat] > before.ask:
            after[seat] = ClockRow(seat, asks[seat], now + pace.seconds + before.bank, before.bank, True)
        elif is_awaited and not before.runs:
            left = min(before.deadline, pace.seconds + before.bank)
            after[seat] = msgspec.structs.replace(before, deadline=now + left, runs=True)
    return after


def _stop(clock: ClockRow, now: float) -> ClockRow:
    """What is left of its time, and of the bank: that is drawn on last."""
    left = max(0.0, clock.deadline - now)
    return msgspec.structs.replace(clock, deadline=left, bank=min(clock.bank, left), runs=False)


class TableClock:
    """The clocks of one table; none where nobody is in a hurry."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector
        self._rows: dict[int, ClockRow] = {}
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
        """An answer has been played: everybody is told when it was a caretaker's, whichever server asked for it."""
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

    def _first(self) -> ClockRow | None:
        return min((row for row in self._rows.values() if row.runs), key=lambda row: row.deadline, default=None)

    async def read(self) -> bool:
        """As they are on the disk. True if they were not here."""
        if self._live.row.pace is None:
            return False
        before, self._rows = self._rows, await self._live.store.read_clocks(self._live.row.id)
        return before != self._rows

    async def set(self) -> bool:
        """Start and stop the clocks as the table stands now. True if something changed."""
        live = self._live
        if live.row.pace is None or live.table is None:
            return False
        people = [seat.seat for seat in live.seats if seat.kind == "person" and seat.bot is None]
        asks = {seat: ask.number for seat, ask in live.table.asks.items()}
        after = wind(self._rows, live.row.pace, asks, people, time())
        changed = [row for seat, row in after.items() if row != self._rows.get(seat)]
        if changed:
            await live.store.put_clocks(live.row.id, changed)
            self._rows = await live.store.read_clocks(live.row.id)
        return bool(changed)

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
                    return  # another process keeps the time here
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
        if ask is None or ask.number > clock.ask:  # a server that died, or a disk that failed, left an old clock behind
            await self.set()
            return
        thought = await thinkers.think(live.table, seat, live.row.pace.caretaker, None, bots_of(live.row))
        assert thought is not None
        number, choice = thought
        if await live.stand_in(seat, choice, number, f"{CARETAKER}{number}:{seat}:{live.undone}") is not None:
            await self.set()  # they have answered meanwhile
