"""Tables in this process: bots play the seats that no client has taken, and every client has a token for its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import token_hex, token_urlsafe
from typing import Any

from shambles.bots import Advice
from shambles.core.asking.event import Event
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.game import find_game, settings_of
from shambles.core.table import Table
from shambles.doors.mcp.seat import Seen, Setting, lines_for
from shambles.terminal.saying import meant_by
from shambles.terminal.scene.lines import Lines
from shambles.terminal.sitting import Sitting, default_file
from shambles.texts import Texts

MOST_TABLES = 64  # most tables; a new one replaces the oldest finished one


class TableHere:
    """A table, its players, and an event for waiting clients."""

    def __init__(self, table: Table, bots: Sequence[str | None], texts: Texts) -> None:
        self.id = token_hex(4)
        self.sitting = Sitting(table, bots, texts, default_file())  # it is never saved
        self.open = list(self.sitting.people)
        self.lock = asyncio.Lock()
        self._bell = asyncio.Event()

    @property
    def table(self) -> Table:
        return self.sitting.table

    async def let_bots_answer(self) -> None:
        """Let the bots answer, in a thread, so that other clients are served meanwhile."""
        await asyncio.to_thread(self.sitting.let_bots_answer)
        self._bell.set()
        self._bell = asyncio.Event()

    async def wait_for_news(self, wait: float) -> bool:
        """Wait until something happens; False if nothing does."""
        try:
            await asyncio.wait_for(self._bell.wait(), wait)
        except TimeoutError:
            return False
        return True


class SeatHere:
    """A client's seat at a table of this process."""

    def __init__(self, place: TableHere, seat: int) -> None:
        self.table = place.id
        self.token = token_urlsafe(24)
        self.seat = seat
        self._place = place
        self._told = 0
        table, sitting = place.table, place.sitting
        self.lines: Lines[Any] = lines_for(sitting.texts.lang, table.game, table.options, sitting.names_for(seat))

    async def look(self, wait: float = 0) -> Seen:
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while not (seen := await self.see()).is_mine_to_say and (left := until - loop.time()) > 0:
            if not await self._place.wait_for_news(left):
                break
        self._told = self._place.table.told
        return seen

    async def see(self) -> Seen:
        async with self._place.lock:  # bots answer in another thread: nobody looks at half a move
            return self._seen()

    def _seen(self) -> Seen:
        table, seat = self._place.table, self.seat
        return Seen(
            seat=seat,
            view=table.view(seat),
            events=table.events_for(seat, self._told),
            ask=table.asks.get(seat) or table.may_change(seat),
            mine=table.laid_by(seat),
            aside=table.meanwhile.get(seat),
            awaited=tuple(table.asks),
            laid=tuple(table.laid),
            shown=self.lines.wording.open_answers(table.laid_open),
            outcome=table.outcome,
            open=len(self._place.open),
        )

    async def answer(self, choice: str) -> Refusal | None:
        async with self._place.lock:
            reply = self._place.table.answer(self.seat, self._meant(choice))
            if isinstance(reply, Refusal):
                return reply
            await self._place.let_bots_answer()
        return None

    async def undo(self) -> Refusal | None:
        async with self._place.lock:
            reply = self._place.sitting.undo(self.seat)
            if isinstance(reply, Refusal):
                return reply
            await self._place.let_bots_answer()
        return None

    async def why_not(self, choice: str) -> Refusal | None:
        async with self._place.lock:
            judged = self._place.table.judge(self.seat, self._meant(choice))
        return judged if isinstance(judged, Refusal) else None

    def _meant(self, typed: str) -> str:
        table, seat = self._place.table, self.seat
        ask = table.asks.get(seat) or table.may_change(seat) or table.meanwhile.get(seat)
        return typed if ask is None else meant_by(self.lines, table.view(seat), ask, typed)

    async def hint(self) -> Advice:
        async with self._place.lock:
            think = self._place.sitting.hint(self.seat)
        return await asyncio.to_thread(think)

    async def story(self) -> Sequence[Event]:
        async with self._place.lock:
            return self._place.table.events_for(self.seat)


class Here:
    """All tables of this process, with their seats by token."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)
        self._tables: dict[str, TableHere] = {}
        self._seats: dict[str, SeatHere] = {}

    async def tables(self) -> Sequence[str]:
        return [self._line(place) for place in self._tables.values() if place.open]

    def _line(self, place: TableHere) -> str:
        table = place.table
        settings = {"table": place.id, "game": table.game.slug, "settings": settings_of(table.options)}
        return self.texts.say("mcp-table", **settings, open=len(place.open), seats=len(table.seats))

    async def open(self, game: str, options: Mapping[str, Setting], seats: Sequence[str | None], name: str) -> SeatHere:
        self._make_room()
        rules = find_game(game)
        table = Table.open(game, seats=len(seats), options=options)
        place = TableHere(table, [None, *seats[1:]], Texts(self.texts.lang, rules))
        self._tables[place.id] = place
        seat = self._sit(place)
        async with place.lock:
            await place.let_bots_answer()
        return seat

    async def join(self, table: str, name: str) -> SeatHere:
        place = self._tables.get(table)
        if place is None:
            raise BadInput("table", "no-such-table")
        if not place.open:
            raise BadInput("seat", "seat-taken")
        return self._sit(place)

    async def find(self, token: str) -> SeatHere:
        seat = self._seats.get(token)
        if seat is None:
            raise BadInput("token", "unknown-token")
        return seat

    def _sit(self, place: TableHere) -> SeatHere:
        seat = SeatHere(place, place.open.pop(0))
        self._seats[seat.token] = seat
        return seat

    def _make_room(self) -> None:
        if len(self._tables) < MOST_TABLES:
            return
        oldest = next((one.id for one in self._tables.values() if one.table.outcome is not None), None)
        if oldest is None:
            raise BadInput("table", "too-many-tables")
        del self._tables[oldest]
        self._seats = {token: seat for token, seat in self._seats.items() if seat.table != oldest}
