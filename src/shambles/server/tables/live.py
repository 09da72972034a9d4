"""A table that is being played, at the server that has it.

The disk is the truth. An answer is judged in memory, written, and only then played. If nobody knows whether something
was written, the table reads the disk before it goes on.

Who answers at the same moment is written, played and shown together. Cards that are laid face down come from everybody
at once: three of them need one write, one look for each viewer and one message to each, instead of three.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import chain, count
from typing import NamedTuple, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.ask import Choice
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
from shambles.server.tables.audience import Audience
from shambles.server.tables.beginnings import first_of
from shambles.server.tables.bot_turns import TableBots
from shambles.server.tables.clock import TableClock, asked_at
from shambles.server.tables.deal_audience import DealAudience, is_a_try
from shambles.server.tables.endings import what_follows
from shambles.server.tables.leases import PlayedElsewhere
from shambles.server.tables.opening import find_lesson, must_be_in_play, open_table
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
TRY_AGAIN = 0.5  # seconds until the disk is asked again what is on it
log = logging.getLogger("shambles")

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


async def always(table_id: str) -> bool:
    """A server alone has every table."""
    return True


class LiveTable:
    """One table in the memory of its server.

    changed     is called whenever something has changed here
    is_ours     whether the disk says that this server has the table
    """

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        store: Store,
        changed: Callable[[str], None],
        config: Config | None = None,
        is_ours: Callable[[str], Awaitable[bool]] = always,
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
        self._changed, self._is_ours = changed, is_ours
        self._config = config or Config()
        self.has_left = False  # the memory: whoever still comes is to look for it anew
        self.is_glimpsed = False  # no game was read, only who sits here
        self._reading: asyncio.Task[None] | None = None  # what is on the disk, where nobody knows
        self._joining: list[Proposed] | None = None  # those who come after the first, for as long as they may
        self._written: list[Proposed] = []  # besides the first
        self._given: Counter[int] = Counter()  # how many answers and undos of each seat were played
        self._patience = self._config.answer_seconds  # seconds that an answer may take
        self.most_chat = self._config.most_chat
        self.is_open = False  # whether everybody may know how it was dealt
        self._deals = DealAudience(store, self._config)
        self.bots, self.clock = TableBots(self), TableClock(self)
        self.audience, self.talk = Audience(self), TableTalk(self)
        self._info: TableInfo | None = None  # made once, until something in it changes
        self._bots: dict[int, str] | None = None
        self._sealed = commitment(row.seed, row.salt)
        found = find_lesson(row.game, row.scenario)
        self.lesson = None if found is None else found[1]

    # --- from the disk

    async def catch_up(self, *, only_look: bool = False) -> bool:
        """Read what is on the disk and not here. True if there was anything. Who only looks starts no clocks."""
        found = await self.store.read_table(self.row.id)
        if found is None:
            raise BadInput("table", "no-such-table")
        before = (self.row, self.seats)
        self.row, self.seats = found
        try:
            return await self._read_rest(before, only_look)
        except BaseException:  # at the next look somebody has to notice who has come and gone
            self.seats, self._info, self._bots = before[1], None, None
            raise

    async def read_again(self) -> None:
        """The same, for everybody here to see; bots and clocks go on from there."""
        async with self.lock:
            is_new = await self.catch_up()
            await self.set_status()  # that may not have been written either
        if is_new:
            self.tell_everybody()

    async def _read_rest(self, before: tuple[TableRow, list[SeatRow]], only_look: bool) -> bool:
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
        clocks = await self.clock.read() | (not only_look and await self.clock.set())
        if is_other := before != (self.row, self.seats):
            self._people_changed()
        if changed := bool(news or lines) or clocks or is_other:
            self.audience.wake()  # whoever asked for this, everybody here sees it
        return changed

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
                self._given[entry.seat] += 1

    # --- answers, from top to bottom

    async def answer(self, seat: int, choice: str, ask: int | None, key: str) -> Refusal | None:
        """A seat's answer. None once it is on disk and played; the same key again is the same answer.

        Whoever comes first writes for all who come until the disk is free.
        """
        if not self._may_wait():
            return await self.write(key, lambda table: self._judge_one(table, seat, choice, ask))
        if self._joining is not None:
            mine = Proposed(seat, choice, ask, key, asyncio.get_running_loop().create_future())
            self._joining.append(mine)
            if await mine.done:
                return None
            return await self.write(key, lambda table: self._judge_one(table, seat, choice, ask))
        others = self._joining = []
        try:
            await self.store.wait_for_turn()
            return await self.write(key, lambda table: self._judge(table, seat, choice, ask, key, others))
        finally:
            self._close(others)
            for one in others:
                if not one.done.done():
                    one.done.set_result(False)

    async def stand_in(self, seat: int, choice: str, ask: int, key: str) -> Refusal | None:
        """A caretaker's answer, for a seat that is still awaited and whose time is still up."""

        def judge(table: Table) -> Judged | Refusal:
            if seat not in table.asks or not self.clock.is_up(seat, ask):
                return Refusal("not-asked", "SH-002")
            return self._judge_one(table, seat, choice, ask)

        return await self.write(key, judge)

    async def answer_for(self, seat: int, choice: str, ask: int, key: str) -> Refusal | None:
        """A bot's answer for somebody who lets it play: not once they have taken their seat back."""

        def judge(table: Table) -> Judged | Refusal:
            if seat not in self.bot_seats():
                return Refusal("not-your-seat", "SH-002")
            return self._judge_one(table, seat, choice, ask)

        return await self.write(key, judge)

    async def undo(self, seat: int, key: str) -> Refusal | None:
        """A seat takes its last answer back, past what bots have laid: the one that was the last when they asked. They
        may have answered anew since."""
        given = self._given[seat]

        def judge(table: Table) -> Undoing | Refusal:
            if self._given[seat] != given:
                return Refusal("old-ask", "SH-021")
            return table.plan_undo(seat, self.bot_seats())

        return await self.write(key, judge)

    def key_for(self, who: str, seat: int, ask: int) -> str:
        """The key of an answer that the server gives for a seat that is asked, the same after a restart, so that it is
        written once. Whatever is done meanwhile may put the same ask again: the answer to that has another key."""
        first = f"{who}{ask}:{seat}:{self.undone}"
        again = (f"{first}+{times}" for times in count(1))
        return next(key for key in chain((first,), again) if key not in self.keys)

    async def write(self, key: str, judge: Judge) -> Refusal | None:
        """Judge, as soon as nobody else changes the table, and what is legal is written, played and told."""
        async with self.changing():
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
                    return found
                rows, judged = self._rows(key, found)
                snapshot, winding = self._snapshot(SNAPSHOT_EVERY), self.clock.wind_with(asked)
                try:
                    await self.store.add_entries(self.row.id, rows, snapshot, winding)
                except Taken:
                    await self.find_out()
                    continue
                self.kept = self.kept if snapshot is None else snapshot.number
                self._play(rows, judged)
                self.clock.take(winding)
                break
            await self.set_status()
        self._tell_those_written()
        self.tell_everybody()
        return None

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """While nobody else changes the table. If a change is broken off, or fails, the disk may know of it: it is read
        again."""
        async with self.lock:
            self.must_be_here()
            try:
                yield
            except BadInput:
                raise
            except BaseException:
                self._read_soon()
                raise

    def must_be_here(self) -> None:
        """Whether the table is still in the memory: else it is set aside, or another server has it."""
        if self.has_left:
            must_be_in_play(self.row)
            raise PlayedElsewhere

    async def find_out(self) -> None:
        """Something is not on the disk as we thought: a write of ours was done though it failed; or another server has
        the table by now."""
        if not await self._is_ours(self.row.id):
            raise PlayedElsewhere
        await self.catch_up()

    def _read_soon(self) -> None:
        if not self.has_left and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read_until_known())

    async def _read_until_known(self) -> None:
        while True:
            await asyncio.sleep(TRY_AGAIN)
            try:
                return await self.read_again()
            except BadInput:
                return  # it is gone
            except Exception as error:
                log.warning("table %s: the disk does not say what is on it: %s", self.row.id, type(error).__name__)

    # --- answers are judged

    def _may_wait(self) -> bool:
        """Whether several seats are awaited, and what one of them lays changes nothing for the others.

        Where somebody may do something meanwhile it could. Clocks are wound for one answer at a time.
        """
        table = self.table
        if table is None or table.game.meanwhile is not None or self.lesson is not None or self.row.pace is not None:
            return False
        return len(table.asks) > 1

    def _judge_one(self, table: Table, seat: int, choice: str, ask: int | None) -> Judged | Refusal:
        lesson = self.lesson
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
            if one.done.done() or one.key in self.keys or one.seat not in awaited:
                continue
            legal = table.judge(one.seat, one.choice, one.ask)
            if not isinstance(legal, Refusal):
                del awaited[one.seat]
                found.append((one.seat, legal))
                found.keys.append(one.key)
                self._written.append(one)
        if self._written and not awaited:
            self._try_last(table, found)
        return found

    def _try_last(self, table: Table, found: Several) -> None:
        """The last of them moves the game on. If that fails it is not the others' fault: it is judged by itself."""
        try:
            found.asked = self.try_out(table, found)
        except Exception:
            found.pop()
            found.keys.pop()
            self._written.pop()

    def _close(self, others: list[Proposed]) -> None:
        """Who answers from now on waits for the next write."""
        if self._joining is others:
            self._joining = None

    def _tell_those_written(self) -> None:
        """What was judged last is on disk and played: whoever laid it hears so before they see it."""
        for one in self._written:
            if not one.done.done():
                one.done.set_result(True)
        self._written.clear()

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
        async with self.changing():
            while True:
                if self.table is not None and (rule := self.table.silent) is not None:
                    return Refusal("table-is-silent", rule)
                if len(self.chat) >= self.most_chat:
                    return Refusal("chat-is-full", "SH-004")
                row = ChatRow(len(self.chat) + 1, seat, name, text)
                try:
                    await self.store.add_chat(self.row.id, row)
                except Taken:
                    await self.find_out()
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
        """Change a seat as it is by then, with what follows, and let everybody know."""

        async def follow(connection: AsyncConnection, now: float) -> None:
            await self.clock.wind_beside(connection, now)
            if then is not None:
                await then(connection, now)

        async with self.changing():
            while True:
                before = self.seats[seat]
                after = change(before)
                if after == before:
                    return
                if await self.store.change_seat(self.row.id, self.status, before, after, follow):
                    break
                await self.find_out()
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
        if self.is_glimpsed:
            return cast("Status", self.row.status)
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
        """Wake those who look on, the bots and the clocks."""
        self.audience.wake()
        self._changed(self.row.id)

    def _people_changed(self) -> None:
        self._info = self._bots = None
        self.audience.seat_anew()

    def leave(self) -> None:
        """The table leaves the memory, and takes its tasks along."""
        self.has_left = True
        if self._reading is not None:
            self._reading.cancel()
        self.bots.stop()
        self.clock.stop()
        self.audience.stop()
