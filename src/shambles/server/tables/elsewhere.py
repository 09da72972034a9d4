"""What other processes of the same service do with the tables that are here too: they hear of us, and we of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from shambles.server.disk.store import Store
from shambles.server.tables.hearing import Hearing
from shambles.server.tables.live import LiveTable

COMPARE = 3.0  # seconds between two looks at whether we have missed something
log = logging.getLogger("shambles")


class Elsewhere:
    """The other processes. Where there are none (`memory`), nothing is said and nothing is read."""

    def __init__(
        self, channels: str, me: str, live: Mapping[str, LiveTable], store: Store, go_on: Callable[[LiveTable], None]
    ) -> None:
        self._hearing = Hearing(channels, self._take_in, self._ask_anew) if channels != "memory" else None
        self._me, self._live, self._store, self._go_on = me, live, store, go_on
        self._stale: set[str] = set()  # tables that others have changed
        self._news = asyncio.Event()

    def work(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        return [] if self._hearing is None else [self._hearing.go_on, self._catch_up, self._compare]

    def publish(self, live: LiveTable) -> None:
        """Let the other processes know: this table has changed, or these seats have come or gone here."""
        if self._hearing is not None:
            audience = live.audience
            here, looking = (
                ",".join(map(str, sorted(one))) for one in (audience.seats_here(), audience.looking_here())
            )
            self._hearing.say(f"{self._me} {live.row.id} {here} {looking} {audience.spectators_here()}")

    def _take_in(self, message: str) -> None:
        """Another process changed a table: whoever looks at it here sees it too."""
        sender, table_id, here, looking, spectators = message.split(" ")
        live = self._live.get(table_id)
        if sender == self._me or live is None:
            return
        if live.audience.hear_of(sender, _seats(here), _seats(looking), int(spectators)):
            self.publish(live)  # somebody new: let them know who is here
        self._read_soon(table_id)

    def _ask_anew(self) -> None:
        """We can hear again, and may have missed something."""
        self._read_soon(*(name for name, live in self._live.items() if live.audience.viewers))

    def _read_soon(self, *tables: str) -> None:
        self._stale.update(tables)
        self._news.set()

    async def _catch_up(self) -> None:
        """Read what other processes have written, one table after another."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._stale:
                table_id = self._stale.pop()
                live = self._live.get(table_id)
                if live is None:
                    continue
                try:
                    async with live.lock:
                        news = await live.catch_up()
                except Exception:
                    log.exception("table %s cannot be caught up with", table_id)
                    continue
                if news:
                    self._go_on(live)

    async def _compare(self) -> None:
        """Every few seconds: does everything that is looked at here stand as it stands on the disk?"""
        while True:
            await asyncio.sleep(COMPARE)
            watched = {
                name: live for name, live in self._live.items() if live.audience.viewers and not live.lock.locked()
            }
            names = list(watched)
            before = {name: (live.played, len(live.chat), list(live.seats)) for name, live in watched.items()}
            numbers, seats = await self._store.read_numbers(names), await self._store.read_seats(names)
            self._read_soon(*(name for name, known in before.items() if (*numbers[name], seats[name]) != known))


def _seats(listed: str) -> set[int]:
    return {int(seat) for seat in listed.split(",") if seat}
