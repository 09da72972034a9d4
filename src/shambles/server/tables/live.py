"""A table that is being played: what is on disk, in memory, and the people who look at it.

The disk is the truth. An answer is judged in memory, written, and only then played; if another process was faster, the
table reads what it missed and judges again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.journal import UndidMeanwhile
from shambles.core.asking.reply import Accepted, BadInput, Refusal
from shambles.core.game import find_game
from shambles.core.story.undoing import Undoing
from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk.pen import Taken
from shambles.server.disk.rows import LEARN, ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow
from shambles.server.disk.store import Store, Then
from shambles.server.metrics import SET_ASIDE
from shambles.server.people.friends import hushed_at
from shambles.server.people.tokens import commitment, matches
from shambles.server.tables.answering import Answering, Judge, Judged, Several
from shambles.server.tables.audience import Audience
from shambles.server.tables.beginnings import first_of
from shambles.server.tables.bot_turns import TableBots
from shambles.server.tables.clock import TableClock, asked_at
from shambles.server.tables.deal_audience import DealAudience, is_a_try
from shambles.server.tables.endings import what_follows
from shambles.server.tables.opening import find_lesson, open_table
from shambles.server.tables.patience import at_most
from shambles.server.tables.screen import info_of
from shambles.server.tables.talking import TableTalk
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.forms import Status, TableInfo

PER_ENTRY = 0.05  # seconds more for each answer that is played again
STRIKES = 2  # so often something may go wrong before a table is set aside
SNAPSHOT_EVERY = 40  # entries
SLICE, PATIENCE = 10, 0.005  # entries, and seconds, that are played again before somebody else has a turn
LONG_WAY = 40  # answers of one phase: nobody else waits while an undo gives more of them again
log = logging.getLogger("shambles")


class LiveTable:
    """One table, as this process knows it."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        store: Store,
        changed: Callable[[str], None],
        config: Config | None = None,
    ) -> None:
        self.row, self.seats = row, seats
        self.table: Table | None = None
        self.keys: set[str] = set()
        self.played = 0  # entries that are in the table
        # A moment of another game; or, under rules that have changed, where it goes on.
        self.first: SnapshotRow | None = None
        self.kept = 0  # entries that the latest snapshot on disk knows
        self.undone = 0  # how many of them were undos: after one, the same ask may come again
        self.chat: list[ChatRow] = []
        self.hushed: dict[int, frozenset[int]] = {}  # by seat: those whose chat it is not shown
        self.lock = asyncio.Lock()
        self.looked_at = monotonic()
        self.wanted = 0  # how often somebody has asked for it
        self.store = store
        self._changed = changed
        self._config = config or Config()
        self.is_shared = self._config.channels != "memory"  # others may have changed it, and we did not hear of it
        self._patience = self._config.answer_seconds  # seconds that an answer may take
        self.most_chat = self._config.most_chat
        self.is_open = False  # whether everybody may know how it was dealt
        self._deals = DealAudience(store, self._config)
        self.bots, self.clock = TableBots(self), TableClock(self)
        self.audience, self.talk, self.answering = Audience(self), TableTalk(self), Answering(self)
        self._info: TableInfo | None = None  # made once, until something in it changes
        self._bots: dict[int, str] | None = None
        self._sealed = commitment(row.seed, row.salt)
        found = find_lesson(row.game, row.scenario)
        self.lesson = None if found is None else found[1]

    # --- from the disk

    async def catch_up(self) -> bool:
        """Read what other processes have written since. True if there was anything."""
        found = await self.store.read_table(self.row.id)
        if found is None:
            raise BadInput("table", "no-such-table")
        before = (self.row, self.seats)
        self.row, self.seats = found
        try:
            return await self._read_rest(before)
        except BaseException:  # at the next look somebody has to notice who has come and gone
            self.seats, self._info, self._bots = before[1], None, None
            raise

    async def _read_rest(self, before: tuple[TableRow, list[SeatRow]]) -> bool:
        if self.table is None and not any(seat.kind == "open" for seat in self.seats):
            await self._begin()
        news = await self.store.read_entries(self.row.id, self.played)
        await self._play_slowly(news)
        # Whoever has gone may have taken their words along.
        known = len(self.chat) if (before[0].erasures, before[1]) == (self.row.erasures, self.seats) else 0
        self.chat[known:] = lines = await self.store.read_chat(self.row.id, known)
        if lines:
            await self.hush()
        await self.see_whether_open()
        clocks = await self.clock.read() | await self.clock.set()
        if is_other := before != (self.row, self.seats):
            self._people_changed()
        if changed := bool(news or lines) or clocks or is_other:
            self.audience.wake()  # whoever asked for this, everybody here sees it
        return changed

    async def read_on(self) -> bool:
        """The same, where nothing but answers is new, with their clocks: one question or two instead of five."""
        if self.table is None:
            return await self.catch_up()
        news = await self.store.read_entries(self.row.id, self.played)
        self._play(news)
        if changed := await self.clock.read() | await self.clock.set() | bool(news):
            self.audience.wake()
        return changed if self.status == self.row.status else await self.catch_up()

    async def _begin(self) -> None:
        """The game begins when every seat is taken. Under rules that have changed it goes on from its snapshot."""
        if self.row.began_from is not None:
            self.first = await first_of(self.store, self.row.id)
        if self.row.rules != find_game(self.row.game).version:
            self.first = await self.store.read_snapshot(self.row.id) or self.first
        self.table = self.first_table()
        self.table.write_heads()  # so that an undo goes back one phase
        if self.first is not None:
            self.played = self.kept = self.first.number
            earlier = await self.store.read_entries(self.row.id)
            self.keys = {entry.key for entry in earlier if entry.number <= self.played}
            for entry in earlier[: self.played]:
                self.clock.note(entry)

    def first_table(self) -> Table:
        """The game where its history begins."""
        return open_table(self.row, len(self.seats)) if self.first is None else Table.load(self.first.save)

    async def keep_snapshot(self) -> None:
        """Write a snapshot, if there is anything new since the last one."""
        if (row := self._snapshot()) is not None:
            await self.store.put_snapshot(self.row.id, row)
            self.kept = row.number

    def _snapshot(self, every: int = 1) -> SnapshotRow | None:
        """The game as it is, if there are so many new entries since the last one; a game goes on from it, too, when
        its rules have changed."""
        if self.table is None or self.table.outcome is not None or self.played - self.kept < every:
            return None
        return SnapshotRow(self.played, self.table.save(history=False))

    async def _play_slowly(self, news: list[EntryRow]) -> None:
        """What is on disk, with turns for everybody else: a long game has thousands of answers."""
        began = monotonic()
        for at in range(0, len(news), SLICE):
            if monotonic() - began > PATIENCE:
                await asyncio.sleep(0)
                began = monotonic()
            self._play([one for one in news[at : at + SLICE] if one.number > self.played])

    def _play(self, news: list[EntryRow], judged: Judged | None = None) -> None:
        """Play what is on disk, as it has been judged, or as it is written there."""
        table = self.table
        if not news or table is None:
            return
        with at_most(self._patience + PER_ENTRY * len(news)):
            for number, entry in enumerate(news):
                choice = None if judged is None else judged[number][1]
                reply = table.repeat(entry.entry) if choice is None else table.answer(entry.seat, choice)
                if not isinstance(reply, Accepted):
                    raise RuntimeError(f"table {self.row.id}: entry {entry.number} on disk is refused as {reply.code}")
                self.played = entry.number
                self.undone += not entry.choice
                self.keys.add(entry.key)
                self.clock.note(entry)
                self.answering.note(entry)

    # --- answers

    async def answer(self, seat: int, choice: str, ask: int | None, key: str) -> Refusal | None:
        """A seat's answer. None once it is on disk and played; the same key again is the same answer."""
        return await self.answering.answer(seat, choice, ask, key)

    async def undo(self, seat: int, key: str) -> Refusal | None:
        """A seat takes its last answer back, past what bots have laid."""
        return await self.answering.take_back(seat, key)

    async def write(self, key: str, judge: Judge, *, if_seats_are_known: bool = False) -> Refusal | None:
        """Judge, as soon as nobody else changes the table, and what is legal is written, played and told."""
        async with self.lock:
            while True:
                if self.table is None:
                    return Refusal("not-begun", "SH-001")
                if key in self.keys:
                    return None
                try:
                    with at_most(self._patience):
                        found = judge(self.table)
                        if isinstance(found, list):
                            asked = self.try_out(self.table, found)
                    if isinstance(found, Undoing):
                        asked = await self._go_back(self.table, found)
                except Exception as error:
                    log.exception("table %s: an answer was not written, because it cannot be played", self.row.id)
                    await self.strike(repr(error))
                    return Refusal("table-failed", "SH-003")
                if isinstance(found, Refusal):
                    if self.is_shared and await self.read_on():  # what it answers was on the disk, and not here
                        continue
                    return found
                rows, judged = self._rows(key, found)
                snapshot, winding = self._snapshot(SNAPSHOT_EVERY), self.clock.wind_with(asked, if_seats_are_known)
                try:
                    await self.store.add_entries(self.row.id, rows, snapshot, winding)
                except Taken:
                    await self.catch_up()
                    continue
                self.kept = self.kept if snapshot is None else snapshot.number
                self._play(rows, judged)
                self.clock.take(winding)
                break
            await self.set_status()
        self.answering.tell_those_written()
        self.tell_everybody()
        return None

    def try_out(self, table: Table, judged: Judged) -> dict[int, int]:
        """On a twin first: what is on disk is played again after every start. Who is asked after it, by number."""
        if isinstance(judged, Several) and judged.asked is not None:
            return judged.asked
        if len(asked := asked_at(table)) > len(judged) and table.game.meanwhile is None:  # nothing is played yet
            laid = {seat for seat, _ in judged}
            return {seat: number for seat, number in asked.items() if seat not in laid}
        twin = table.copy()
        for seat, choice in judged:
            assert choice is not None
            twin.play(seat, choice)
        return asked_at(twin)

    async def _go_back(self, table: Table, undoing: Undoing) -> dict[int, int]:
        """Before an undo is written, the table as it was is made ready. Nobody else waits where that is a long way."""
        if undoing.steps > LONG_WAY:
            await asyncio.to_thread(table.prepare_undo, undoing)
        else:
            with at_most(self._patience):
                table.prepare_undo(undoing)
        return table.awaited_after(undoing)

    def _rows(self, key: str, found: Judged | Undoing) -> tuple[list[EntryRow], Judged]:
        """What goes onto the disk, and how it is played."""
        if isinstance(found, Undoing):
            judged: Judged = [(one.seat, None) for one in found.entries]
            words = ["" if isinstance(one, UndidMeanwhile) else None for one in found.entries]
        else:
            judged, words = found, [None if choice is None else choice.notation for _, choice in found]
        several = [*(f"{key}.{place}" for place in range(1, len(judged))), key]
        answers = zip(judged, words, found.keys if isinstance(found, Several) else several, strict=True)
        rows = [EntryRow(at, seat, word, own) for at, ((seat, _), word, own) in enumerate(answers, self.played + 1)]
        return rows, judged

    async def strike(self, why: str) -> None:
        """Something went wrong here. The second time the table is set aside, and its people are told."""
        if await self.store.strike(self.row.id, STRIKES, why):
            log.error("table %s is set aside: %s", self.row.id, why)
            SET_ASIDE.inc()
            self.set_aside(why, "table-set-aside")

    def set_aside(self, why: str, code: str) -> None:
        """Nobody plays here any more, and whoever is here is told so."""
        self.row.aside = why
        self.leave()
        self.audience.send_away(code)

    async def say(self, seat: int | None, name: str, text: str) -> Refusal | None:
        """A line of chat. The rules may want silence."""
        async with self.lock:
            while True:
                if self.table is not None and (rule := self.table.silent) is not None:
                    return Refusal("table-is-silent", rule)
                if len(self.chat) >= self.most_chat:
                    return Refusal("chat-is-full", "SH-004")
                row = ChatRow(len(self.chat) + 1, seat, name, text)
                try:
                    await self.store.add_chat(self.row.id, row)
                except Taken:
                    await self.catch_up()
                    continue
                self.chat.append(row)
                break
            await self.hush()
        self.tell_everybody()
        return None

    async def hush(self) -> None:
        """Who hears whom here, before something is said or somebody comes: players mute and block each other."""
        self.hushed = await hushed_at(self.store, self.row.id)

    async def set_status(self) -> None:
        """Write how far the game is, if the disk does not say so yet."""
        status = self.status
        if self.row.status != status:
            self.row.status, self._info = status, None
            outcome = None if self.table is None else self.table.outcome
            stood_in = [one for one in range(len(self.seats)) if self.clock.stood_in(one)]
            await self.store.set_status(self.row.id, status, outcome, what_follows(self.row, outcome, stood_in))
            await self.see_whether_open()

    async def see_whether_open(self) -> None:
        """SH-005  Seed and salt are told to everybody here when the game is over and nobody plays the same cards."""
        is_open = self.status == "over" and await self._deals.is_played_nowhere_else(self.row.id)
        if is_open != self.is_open:
            self.is_open = is_open
            self.audience.wake()

    def follow_with(self, table_id: str) -> None:
        """The table at which the same people play again."""
        self.row.rematch, self._info = table_id, None

    # --- who sits where

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this token holds."""
        return next((one.seat for one in self.seats if token is not None and matches(token, one.token_hash)), None)

    def bot_seats(self) -> dict[int, str]:
        """The seats that a bot plays now, and which bot."""
        if self._bots is None:
            self._bots = {seat.seat: seat.bot for seat in self.seats if seat.bot is not None and seat.kind != "open"}
        return self._bots

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask for hints: where it was agreed, and whoever plays alone with bots; a lesson is
        one; a daily deal, a rated game and a club night have none."""
        alone = sum(seat.kind != "bot" for seat in self.seats) <= 1
        is_ours = (self.row.scenario or "").startswith(LEARN) or is_a_try(self.row) or self.row.club is not None
        return not self.row.rated and (self.row.hints or (alone and not is_ours))

    async def change_seat(self, seat: int, change: Callable[[SeatRow], SeatRow], then: Then = None) -> None:
        """Change a seat as it is by then, whoever else is changing it, with what follows, and let everybody know."""

        async def follow(connection: AsyncConnection, now: float) -> None:
            await self.clock.wind_beside(connection, now)
            if then is not None:
                await then(connection, now)

        async with self.lock:
            while True:
                before = self.seats[seat]
                after = change(before)
                if after == before and not (self.is_shared and await self.catch_up()):
                    return
                if await self.store.change_seat(self.row.id, self.status, before, after, follow):
                    break
                await self.catch_up()
                await self.set_status()  # the disk may not say yet how far the game is
            self.seats[seat] = after
            self._people_changed()
            await self.clock.read()
        self.tell_everybody()

    # --- looking

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, and nothing is being done."""
        return not (self.audience.viewers or self.lock.locked() or self.bots.are_thinking)

    @property
    def status(self) -> Status:
        return "waiting" if self.table is None else "over" if self.table.outcome is not None else "playing"

    def info(self) -> TableInfo:
        """What everybody may know."""
        if self._info is None or self.row.pace is not None:  # clocks come and go
            self._info = info_of(self, self._sealed)
        return self._info

    def forget_info(self) -> None:
        """Something in it has changed."""
        self._info = None

    def tell_everybody(self) -> None:
        """Wake those who look on here, and let the other processes know."""
        self.audience.wake()
        self._changed(self.row.id)

    def _people_changed(self) -> None:
        self._info = self._bots = None
        self.audience.seat_anew()

    def leave(self) -> None:
        """The table leaves the memory, and takes its tasks along."""
        self.bots.stop()
        self.clock.stop()
        self.audience.stop()
