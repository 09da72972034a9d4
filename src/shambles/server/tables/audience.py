"""Who looks at a table: the people at its seats, and how many only watch."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING
from weakref import proxy

from shambles.server.tables.screen import Moment, Screen, Viewer
from shambles.server.time_and_chance import monotonic, time

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable

COUNT = 2.0  # seconds between two words on how many watch: whoever only loads the page again was never away


class Audience:
    """The people who look at one table.

    viewers     those who look on, each with what they are shown
    spectators  how many watch without a seat, as everybody has been told; never who
    """

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector
        self.viewers: dict[Viewer, Screen] = {}
        self.spectators = 0
        self._screens: dict[tuple[int | None, str], Screen] = {}  # what a seat, or the spectators, see in one language
        self._since = monotonic()
        self._away_since: dict[int, float] = {}
        self._seen: dict[int, float] = {}
        self._glimpsed: frozenset[int] = frozenset()  # at another server's table: who was there a moment ago
        self._is_woken = False
        self._counting: asyncio.TimerHandle | None = None

    # --- who is there

    def present(self) -> set[int]:
        """The seats whose people look at the table."""
        return {seat for seat, _ in self._screens if seat is not None} | self._glimpsed

    def looking(self) -> set[int]:
        """The seats whose people have the table before their eyes."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None and viewer.looks} | self._glimpsed

    def glimpse(self, seats: int, spectators: int) -> None:
        """Who is at a table of another server: the seats, as the bits of a number, and how many watch."""
        self._glimpsed, self.spectators = frozenset(seat for seat in range(32) if seats >> seat & 1), spectators

    def seen(self) -> dict[int, float]:
        """When somebody at each seat last gave a sign while they had the table before their eyes."""
        return dict(self._seen)

    def see(self, viewer: Viewer) -> None:
        """Somebody gives such a sign."""
        if viewer.seat is not None:
            self._seen[viewer.seat] = time()

    def grace_left(self, seat: int) -> int:
        """How many seconds somebody who is away may still stay away before the others vote."""
        away = monotonic() - self._away_since.get(seat, self._since)
        return max(0, ceil(self._live.row.grace - away))

    def count_soon(self) -> None:
        """Tell in a moment how many watch, if that is not what was told."""
        if self._counting is None and self._spectators() != self.spectators:
            self._counting = asyncio.get_running_loop().call_later(COUNT, self._count)

    def _count(self) -> None:
        self._counting = None
        if (now := self._spectators()) != self.spectators:
            self.spectators = now
            self._live.forget_info()
            self.wake()

    def _spectators(self) -> int:
        return sum(len(screen.viewers) for (seat, _), screen in self._screens.items() if seat is None)

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._counting is not None:
            self._counting.cancel()

    # --- what they are shown

    def wake(self) -> None:
        """Show what is new, in a moment: whatever else happens until then is shown along with it."""
        if not self._is_woken:
            self._is_woken = True
            asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._is_woken = False
        try:
            moment = Moment(self._live)
        except ReferenceError:  # the table was only read, and is gone
            return
        for screen in list(self._screens.values()):
            screen.show(moment)
        if self._live.table is not None:
            self._live.table.forget_seen()  # a long game would keep megabytes of views that nobody asks for

    def add(self, viewer: Viewer, since: int = 0) -> None:
        """Somebody begins to look, who has seen everything up to this number already."""
        self._show()  # newcomers see what the others see, and what is new from then on
        self._place(viewer, since)
        self._tell_of_it()

    def drop(self, viewer: Viewer) -> None:
        """Somebody looks away."""
        self._leave_screen(viewer)
        self._tell_of_it()

    def seat_anew(self) -> None:
        """Whoever has left a seat is a spectator from now on, and gets to see what spectators see; at a table of a
        club night there are none (SH-010)."""
        for viewer, screen in list(self.viewers.items()):
            if viewer.seat == screen.seat:
                continue
            self._leave_screen(viewer)
            if self._live.row.club is None:
                self._place(viewer)
            else:
                viewer.send_away("deal-of-the-round")
        self.count_soon()

    def send_away(self, reason: str) -> None:
        """There is nothing more to see here."""
        for viewer in list(self.viewers):
            viewer.send_away(reason)

    def send_back(self) -> None:
        """Another server has the table: all look for it anew."""
        for viewer in list(self.viewers):
            viewer.send_back()

    def _tell_of_it(self) -> None:
        self._live.forget_info()
        self._live.tell_everybody()
        self.count_soon()

    def _place(self, viewer: Viewer, since: int = 0) -> None:
        seat, lang, table = viewer.seat, viewer.lang, self._live.table
        screen = self._screens.get((seat, lang))
        if screen is None:
            screen = self._screens[seat, lang] = Screen(self._live, seat, lang)
        screen.viewers.add(viewer)
        self.viewers[viewer] = screen
        fits = table is not None and 0 <= since <= table.told
        viewer.send(screen.state(since if fits else 0))

    def _leave_screen(self, viewer: Viewer) -> None:
        screen = self.viewers.pop(viewer, None)
        if screen is None:
            return
        screen.viewers.discard(viewer)
        if screen.viewers:
            return
        del self._screens[screen.seat, screen.lang]
        if any(seat == screen.seat for seat, _ in self._screens):  # in another language
            return
        screen.close()
        if screen.seat is not None:
            self._away_since[screen.seat] = monotonic()
