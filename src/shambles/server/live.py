"""A table that is being played: what is on disk, in memory, and the people who look at it.

The disk is the truth. An answer is judged in memory, written, and only then played; if another process was faster, the
table reads what it missed and judges again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from shambles.bots import take_back
from shambles.core.ask import Ask, AskForm
from shambles.core.box import STANDARD
from shambles.core.game import find_game
from shambles.core.journal import read_save, without_history, write_save
from shambles.core.reply import Accepted, BadInput, Refusal
from shambles.core.scenario import read_scenarios
from shambles.core.table import Table
from shambles.server.messages import ChatLine, Revealed, SeatInfo, State, Status, TableInfo, Told
from shambles.server.store import ChatRow, EntryRow, SeatRow, SnapshotRow, Store, TableRow, Taken
from shambles.server.thinking import Thinkers
from shambles.server.tokens import commitment, matches

GONE_AFTER = 150.0  # seconds after which a process that says nothing is taken to be gone
TRY_AGAIN = 5.0  # seconds after which a bot that stumbled thinks again
SNAPSHOT_EVERY = 40  # entries
log = logging.getLogger("shambles")


class Viewer(Protocol):
    """Somebody who looks at a table: a seat, or a spectator (None)."""

    @property
    def seat(self) -> int | None: ...

    def wake(self) -> None:
        """There is something new to see."""


class LiveTable:
    """One table, as this process knows it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], store: Store, changed: Callable[[str], None]) -> None:
        self.row = row
        self.seats = seats
        self.table: Table | None = None
        self.keys: set[str] = set()
        self.played = 0  # entries that are in the table
        self.first: SnapshotRow | None = None  # under rules that have changed, the game goes on from here
        self.kept = 0  # entries that the latest snapshot on disk knows
        self.undone = 0  # how many of them were undos: after one, the same ask may come again
        self.chat: list[ChatRow] = []
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.looked_at = monotonic()
        self._store = store
        self._changed = changed
        self._thinking: asyncio.Task[None] | None = None
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: when it last said who looks on there
        # What many viewers are shown, made once: until somebody is woken, and until the game goes on.
        self._info: TableInfo | None = None
        self._views: dict[int | None, Any] = {}
        self._forms: dict[int, tuple[Ask[Any], AskForm]] = {}

    # --- from the disk

    async def catch_up(self) -> bool:
        """Read what other processes have written since. True if there was anything."""
        found = await self._store.read_table(self.row.id)
        if found is None:
            raise BadInput("table", "no-such-table")
        before = (self.row, self.seats)
        self.row, self.seats = found
        if self.table is None and not any(seat.kind == "open" for seat in self.seats):
            await self._begin()
        news = await self._store.read_entries(self.row.id, self.played)
        self._play(news)
        lines = await self._store.read_chat(self.row.id, len(self.chat))
        self.chat += lines
        changed = bool(news or lines) or before != found
        if changed:
            self.wake()  # whoever asked for this, everybody here sees it
        return changed

    async def _begin(self) -> None:
        """The game begins when every seat is taken. Under rules that have changed it goes on from its snapshot."""
        if self.row.rules != find_game(self.row.game).version:
            self.first = await self._store.read_snapshot(self.row.id)
        self.table = self.first_table()
        if self.first is not None:
            self.played = self.kept = self.first.number
            earlier = await self._store.read_entries(self.row.id)
            self.keys = {entry.key for entry in earlier if entry.number <= self.played}

    def first_table(self) -> Table:
        """The game where its history begins."""
        return open_table(self.row, len(self.seats)) if self.first is None else Table.load(self.first.save)

    async def keep_snapshot(self, every: int = 1) -> None:
        """Write a snapshot, if there are so many new entries since the last one."""
        if self.table is not None and self.table.outcome is None and self.played - self.kept >= every:
            save = without_history(read_save(self.table.save()))
            await self._store.put_snapshot(self.row.id, SnapshotRow(self.played, write_save(save)))
            self.kept = self.played

    def _play(self, news: list[EntryRow]) -> None:
        assert self.table is not None or not news
        for entry in news:
            table = self.table
            assert table is not None
            reply = table.undo(entry.seat) if entry.choice is None else table.answer(entry.seat, entry.choice)
            if not isinstance(reply, Accepted):
                raise RuntimeError(f"table {self.row.id}: entry {entry.number} on disk is refused as {reply.code}")
            if entry.choice is None or not table.laid:  # cards that lie face down have changed nothing yet
                self._views.clear()
                self._forms.clear()
            self.played = entry.number
            self.undone += entry.choice is None
            self.keys.add(entry.key)

    # --- answers

    async def answer(self, seat: int, choice: str, ask: int | None, key: str) -> Refusal | None:
        """A seat's answer. None once it is on disk and played; the same key again is the same answer."""

        def judge(table: Table) -> list[tuple[int, str | None]] | Refusal:
            legal = table.judge(seat, choice, ask)
            return legal if isinstance(legal, Refusal) else [(seat, legal.notation)]

        return await self._write(key, judge)

    async def undo(self, seat: int, key: str) -> Refusal | None:
        """A seat takes its last answer back, past what bots have laid face down."""

        def judge(table: Table) -> list[tuple[int, str | None]] | Refusal:
            after = take_back(table, seat, self.bot_seats())
            return after if isinstance(after, Refusal) else [(one, None) for one in after[1]]

        return await self._write(key, judge)

    async def _write(
        self, key: str, judge: Callable[[Table], list[tuple[int, str | None]] | Refusal]
    ) -> Refusal | None:
        async with self.lock:
            while True:
                if self.table is None:
                    return Refusal("not-begun", "SH-001")
                if key in self.keys:
                    return None
                judged = judge(self.table)
                if isinstance(judged, Refusal):
                    return judged
                rows = [
                    EntryRow(self.played + place, seat, choice, key if place == len(judged) else f"{key}.{place}")
                    for place, (seat, choice) in enumerate(judged, start=1)
                ]
                try:
                    await self._store.add_entries(self.row.id, rows)
                except Taken:
                    await self.catch_up()
                    continue
                self._play(rows)
                break
            await self.set_status()
            await self.keep_snapshot(SNAPSHOT_EVERY)
        self.tell_everybody()
        return None

    async def say(self, seat: int | None, name: str, text: str) -> Refusal | None:
        """A line of chat. The rules may want silence."""
        async with self.lock:
            while True:
                if self.table is not None and (rule := self.table.silent) is not None:
                    return Refusal("table-is-silent", rule)
                row = ChatRow(len(self.chat) + 1, seat, name, text)
                try:
                    await self._store.add_chat(self.row.id, row)
                except Taken:
                    await self.catch_up()
                    continue
                self.chat.append(row)
                break
        self.tell_everybody()
        return None

    async def set_status(self) -> None:
        """Write how far the game is, if the disk does not say so yet."""
        status = self.status
        if self.row.status != status:
            self.row.status = status
            await self._store.set_status(self.row.id, status)

    # --- who sits where

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this token holds."""
        if token is None:
            return None
        return next((seat.seat for seat in self.seats if matches(token, seat.token_hash)), None)

    def bot_seats(self) -> dict[int, str]:
        """The seats that a bot plays now, and which bot."""
        return {seat.seat: seat.bot for seat in self.seats if seat.bot is not None and seat.kind != "open"}

    async def change_seat(self, row: SeatRow) -> None:
        """Write a seat that has changed, and let everybody know."""
        await self._store.update_seat(self.row.id, row)
        self.seats[row.seat] = row
        self.tell_everybody()

    def seats_here(self) -> set[int]:
        """The seats whose people look at the table through this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    def present(self) -> set[int]:
        """The seats whose people look at the table through any process."""
        fresh = monotonic() - GONE_AFTER
        return self.seats_here().union(*(seats for at, seats in self._elsewhere.values() if at > fresh))

    def hear_of(self, process: str, seats: set[int]) -> bool:
        """Another process says who looks on there. True if we had not heard of that process."""
        before = self.present()
        new = process not in self._elsewhere
        self._elsewhere[process] = (monotonic(), seats)
        if self.present() != before:
            self.wake()
        return new

    # --- looking

    @property
    def status(self) -> Status:
        return "waiting" if self.table is None else "over" if self.table.outcome is not None else "playing"

    def info(self) -> TableInfo:
        """What everybody may know."""
        if self._info is None:
            self._info = self._new_info()
        return self._info

    def _new_info(self) -> TableInfo:
        here = self.present()
        seats = tuple(
            SeatInfo(seat.name, seat.kind, seat.bot, seat.seat in here, len(seat.removers))  # type: ignore[arg-type]
            for seat in self.seats
        )
        row = self.row
        sealed = commitment(row.seed, row.salt)
        boxes = find_game(row.game).boxes
        # Somebody's own box is as long as a book: nobody needs it with every message.
        options = {name: "own" if name in boxes and one != STANDARD else one for name, one in row.options.items()}
        return TableInfo(row.id, row.game, options, self.status, row.public, seats, sealed, row.scenario, row.rematch)

    def state_for(self, seat: int | None, since: int, chat_since: int, full: bool) -> State:
        """The table as this seat may know it, with the events after number `since`."""
        table = self.table
        chat = tuple(ChatLine(row.number, row.seat, row.name, row.text) for row in self.chat[chat_since:])
        if table is None:
            return State(full, self.info(), seat, None, None, (), {}, None, False, (), 0, chat, None, None)
        events = table.events_for(seat, since)
        told = tuple(Told(number, event) for number, event in enumerate(events, start=since + 1))
        asks = table.asks
        ask = None if seat is None else asks.get(seat) or table.may_change(seat)
        mine = None if seat is None else table.laid_by(seat)
        over = table.outcome is not None
        return State(
            full=full,
            table=self.info(),
            seat=seat,
            view=self._view(table, seat),
            asked=self._form(ask) if ask is not None else None,
            awaited=tuple(asks),
            laid=table.laid,
            mine=mine,
            can_undo=seat is not None and self._can_undo(table, seat),
            events=told,
            number=since + len(events),
            chat=chat,
            outcome=table.outcome,
            revealed=Revealed(str(self.row.seed), self.row.salt) if over else None,
            silent=table.silent,
        )

    def _view(self, table: Table, seat: int | None) -> Any:
        if seat not in self._views:
            self._views[seat] = table.view(seat)
        return self._views[seat]

    def _form(self, ask: Ask[Any]) -> AskForm:
        made = self._forms.get(ask.seat)
        if made is None or made[0] is not ask:
            made = self._forms[ask.seat] = (ask, ask.form())
        return made[1]

    def _can_undo(self, table: Table, seat: int) -> bool:
        refusal = table.why_no_undo(seat)
        if refusal is None:
            return True
        # Only bots have laid something since: they take it back first.
        bots = self.bot_seats()
        laid = table.laid
        return (
            refusal.code == "undo-past-an-answer"
            and bool(laid)
            and all(one in bots for one in laid)
            and (not isinstance(take_back(table, seat, bots), Refusal))
        )

    def tell_everybody(self) -> None:
        """Wake those who look on here, and let the other processes know."""
        self.wake()
        self._changed(self.row.id)

    def wake(self) -> None:
        self._info = None
        for viewer in self.viewers:
            viewer.wake()

    # --- bots

    def let_bots_think(self, thinkers: Thinkers, pause: float) -> None:
        """Have the bots that are asked answer, one after another, if they are not at it already."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think(thinkers, pause))

    async def _think(self, thinkers: Thinkers, pause: float) -> None:
        while self.table is not None:
            bots = self.bot_seats()
            seat = next((one for one in self.table.asks if one in bots), None)
            if seat is None:
                return
            try:
                number, choice = await thinkers.think(self.table.save(), seat, bots[seat])
                await asyncio.sleep(pause)
                if seat in self.bot_seats():  # its owner may have come back meanwhile
                    await self.answer(seat, choice, number, f"bot:{number}:{seat}:{self.undone}")
            except BadInput:
                return  # the table is gone
            except Exception:
                log.exception("table %s: the bot of seat %s", self.row.id, seat)
                await asyncio.sleep(TRY_AGAIN)  # the disk may be back by then; nobody else can make the game go on


def open_table(row: TableRow, seats: int) -> Table:
    """The game of a stored table, from its beginning."""
    if row.scenario is None:
        return Table.open(row.game, seats=seats, options=row.options, seed=row.seed)
    return Table.deal(row.game, scenario_position(row.game, row.scenario, row.seed), seed=row.seed)


def scenario_position(game: str, scenario: str, seed: int) -> Any:
    """The position of a golden example; the seed fills up what it leaves open."""
    rules = find_game(game)
    for _, given in read_scenarios((rules.folder / "scenarios" / "golden.jsonl").read_text("utf-8").splitlines()):
        if isinstance(given, dict) and given.get("id") == scenario:
            return rules.scenarios.position(given, seed)
    raise LookupError(scenario)
