"""What other processes of the same service do with the tables that are here too: they hear of us, and we of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any
from zlib import crc32

import msgspec

from shambles.server.disk.lease_rows import living
from shambles.server.disk.store import Store
from shambles.server.tables.hearing import Hearing
from shambles.server.tables.live import LiveTable

COMPARE = 3.0  # seconds between two looks at whether we have missed something
encode = msgspec.json.Encoder().encode
AT_ONCE = 4  # tables that are read at the same time
log = logging.getLogger("shambles")


class Elsewhere:
    """The other processes. Where there are none (`memory`), nothing is said and nothing is read."""

    def __init__(
        self,
        channels: str,
        me: str,
        live: Mapping[str, LiveTable],
        store: Store,
        held: Callable[[], Collection[str]],
        go_on: Callable[[LiveTable], None],
    ) -> None:
        hears = (self._take_in, self._ask_anew, self._begin_to_hear)
        self._hearing = Hearing(channels, *hears) if channels != "memory" else None
        self._me, self._live, self._store, self._go_on = me, live, store, go_on
        self._held = held  # the tables whose bots and clocks are ours
        self._stale: dict[str, bool] = {}  # tables that others have changed; whether more than answers
        self._news = asyncio.Event()

    def work(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        return [] if self._hearing is None else [self._hearing.go_on, self._catch_up, self._compare]

    def follow(self, live: LiveTable) -> None:
        """A table is here from now on."""
        if self._hearing is not None:
            self._hearing.follow(live.row.id)

    def leave(self, table_id: str) -> None:
        """A table has left the memory."""
        if self._hearing is not None:
            self._hearing.leave(table_id)

    def publish(self, live: LiveTable, *, anyway: bool = False) -> None:
        """Let the other processes know: this table has changed, or these seats have come or gone here. Where no other
        process shows it, nothing is said but `anyway`."""
        if self._hearing is not None:
            audience = live.audience
            here, looking = (
                ",".join(map(str, sorted(one))) for one in (audience.seats_here(), audience.looking_here())
            )
            known = f"{live.played} {len(live.chat)} {_stamp(live)}"
            said = f"{self._me} {live.row.id} {here} {looking} {audience.spectators_here()} {known}"
            self._hearing.say(live.row.id, said, anyway=anyway)

    def _take_in(self, message: str) -> None:
        """Another process changed a table: whoever looks at it here sees it too."""
        sender, table_id, here, looking, spectators, played, lines, stamp = message.split(" ")
        live = self._live.get(table_id)
        if sender == self._me or live is None or self._hearing is None:
            return
        was_silent = self._hearing.meet(table_id)
        is_new = live.audience.hear_of(sender, _seats(here), _seats(looking), int(spectators))
        if is_new or was_silent:
            self.publish(live)  # let them know who is here, and how far the game is
        if int(lines) > len(live.chat) or stamp != _stamp(live):
            self._read_soon(table_id)
        elif int(played) > live.played:
            self._read_soon(table_id, whole=False)

    def _ask_anew(self) -> None:
        """We can hear again, and may have missed something."""
        self._read_soon(*self._ours())

    def _ours(self) -> dict[str, LiveTable]:
        """The tables that somebody looks at here, and those whose bots and clocks wait for us though nobody does."""
        return {name: live for name, live in self._live.items() if self.compares(live)}

    def compares(self, live: LiveTable) -> bool:
        """Whether we look every few seconds if we have missed something at this table."""
        return bool(live.audience.viewers) or live.row.id in self._held()

    def _begin_to_hear(self, table_id: str) -> None:
        """We hear of this table from now on. Whoever shows it, too, is told so, and says what they know of it."""
        if (live := self._live.get(table_id)) is not None:
            self.publish(live, anyway=True)

    def _read_soon(self, *tables: str, whole: bool = True) -> None:
        for table_id in tables:
            self._stale[table_id] = whole or self._stale.get(table_id, False)
        self._news.set()

    async def _catch_up(self) -> None:
        """Read what other processes have written, a few tables at a time."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._stale:
                some = [self._stale.popitem() for _ in range(min(AT_ONCE, len(self._stale)))]
                await asyncio.gather(*(self._read(*one) for one in some))

    async def _read(self, table_id: str, whole: bool) -> None:
        live = self._live.get(table_id)
        if live is None:
            return
        try:
            async with live.lock:
                news = await (live.catch_up() if whole else live.read_on())
        except Exception:
            log.exception("table %s cannot be caught up with", table_id)
            return
        if news:
            self._go_on(live)

    async def _compare(self) -> None:
        """Every few seconds: does everything that is looked at or played here stand as it stands on the disk? And where
        others show a table, who looks at it here is said again: a word may have been lost."""
        while True:
            await asyncio.sleep(COMPARE)
            for live in self._live.values():
                if live.audience.viewers and live.audience.processes():
                    self.publish(live)
            await self._forget_the_dead()
            watched = {name: live for name, live in self._ours().items() if not live.lock.locked()}
            if not (names := list(watched)):
                continue
            before = {
                name: (live.played, len(live.chat), live.row.erasures, list(live.seats))
                for name, live in watched.items()
            }
            numbers, seats = await self._store.read_numbers(names), await self._store.read_seats(names)
            self._read_soon(*(name for name, known in before.items() if (*numbers[name], seats[name]) != known))

    async def _forget_the_dead(self) -> None:
        """Nobody looks through a process that does not say any more that it is there. Also at tables that nobody looks
        at here: whoever calls people must know who looks."""
        others = set[str]().union(*(live.audience.processes() for live in self._live.values()))
        dead = others - await living(self._store, others) if others else set()
        for live in list(self._live.values()) if dead else ():
            for process in live.audience.processes() & dead:
                live.audience.forget_process(process)


def _stamp(live: LiveTable) -> str:
    """What is the same at two processes that know the same of a table, but for its answers and its chat."""
    row = live.row
    return str(crc32(encode((row.status, row.rematch, row.aside, live.seats))))


def _seats(listed: str) -> set[int]:
    return {int(seat) for seat in listed.split(",") if seat}
