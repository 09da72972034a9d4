"""The bots at one table: each answers when it is asked, whoever looks on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING
from weakref import proxy

from shambles.core.asking.reply import BadInput
from shambles.core.playing.lesson import Lesson
from shambles.core.table import Table
from shambles.processes import Overrun
from shambles.server.queues import Wait
from shambles.server.thinking.thinkers import Said, Thinkers, bots_of
from shambles.server.time_and_chance import monotonic

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable

TRY_AGAIN = 5.0  # seconds after which a bot that stumbled thinks again
AGAIN = 0.2  # seconds after which it does so when somebody else broke its thought off
log = logging.getLogger("shambles")
pause_for = asyncio.sleep

Question = tuple[int, int, int]  # the seat, the number of the ask, and how many answers were taken back before it
Thought = tuple[tuple[int, str] | None, Said | None]  # the number of the ask and the answer; what the bot says of it

IsOurs = Callable[[str], Awaitable[bool]]  # whether this server has a table


class TableBots:
    """The bots of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector
        self._task: asyncio.Task[None] | None = None
        self._thought: tuple[Question, asyncio.Future[Thought]] | None = None  # what is being thought about
        self._asked: dict[Question, float] = {}  # when the questions that are open were put
        self._stage: tuple[int, str, float] = (-1, "", 0.0)  # of which seat; what it waits for, and since when

    @property
    def are_awaited(self) -> bool:
        table = self._live.table
        return table is not None and any(seat in self._live.bot_seats() for seat in table.asks)

    @property
    def are_thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def are_owed(self) -> bool:
        """Whether a bot is asked and nobody here thinks for it; in a lesson what they answer is written down."""
        live = self._live
        return self.are_awaited and not self.are_thinking and live.row.aside is None and live.lesson is None

    def waits(self) -> Iterator[Wait]:
        """The bots that are asked: one waits for the lease of the table, a thought or the disk, the rest for it."""
        live, (first, stage, entered) = self._live, self._stage
        if live.table is None or not self.are_thinking:
            return
        row, asks, bots = live.row, live.table.asks, live.bot_seats()
        for (seat, number, undone), since in self._asked.items():
            ask = asks.get(seat)
            if ask is not None and seat in bots and (ask.number, live.undone) == (number, undone):
                kind, start = (stage, entered) if seat == first else ("asked", since)
                yield Wait(start, f"{row.game} {kind}", row.opener or "", row.id)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def think(self, thinkers: Thinkers, pause: float, is_ours: IsOurs) -> None:
        """Have the bots that are asked answer, one after another, if they are not at it already.

        This is called whenever something has changed: a thought about what is not asked any more is dropped.
        """
        if self._thought is not None and not self._is_open(self._thought[0]):
            self._thought[1].cancel()
        if self._live.bot_seats() and not self.are_thinking:
            self._task = asyncio.create_task(self._think(thinkers, pause, is_ours))

    async def _think(self, thinkers: Thinkers, pause: float, is_ours: IsOurs) -> None:
        live = self._live
        offered: set[tuple[int, int]] = set()  # what a seat may do meanwhile is offered once after each answer
        while live.table is not None and live.row.aside is None:
            now = live.played
            self._note_what_is_asked(live.table)
            seat, aside = self._next_seat(live.table, now, offered)
            if seat is None:
                return
            offered.add((now, seat))
            try:
                self._stage = (seat, "lease", monotonic())
                if not await is_ours(live.row.id):
                    return  # another server has the table
                if live.played != now:
                    continue  # somebody has answered meanwhile, and this seat may not be asked any more
                if not await self._take_turn(thinkers, seat, now if aside else None, pause):
                    return
            except BadInput:
                return  # the table is gone
            except asyncio.CancelledError:
                if is_stopped():
                    raise
                log.warning("table %s: the thought of seat %s was broken off", live.row.id, seat)
                await asyncio.sleep(AGAIN)
            except Overrun as overrun:
                await live.strike(f"the bot of seat {seat}: {overrun}")
            except Exception:
                log.exception("table %s: the bot of seat %s", live.row.id, seat)
                await asyncio.sleep(TRY_AGAIN)  # the disk may be back by then; nobody else can make the game go on

    def _next_seat(self, table: Table, now: int, offered: set[tuple[int, int]]) -> tuple[int | None, bool]:
        """The bot whose turn it is to think, and whether it is about what it may do meanwhile: that goes first."""
        bots = self._live.bot_seats()
        for seat, ask in (table.meanwhile if table.game.meanwhile is not None else {}).items():
            if seat in bots and (now, seat) not in offered and not ask.question.standing:
                return seat, True
        return next((seat for seat in table.asks if seat in bots), None), False

    async def _take_turn(self, thinkers: Thinkers, seat: int, meanwhile: int | None, pause: float) -> bool:
        """One thought and its answer; False when a lesson has nothing written for this seat."""
        live = self._live
        if live.table is None or seat not in live.bot_seats():  # its owner has come back meanwhile
            return True
        ask = (live.table.asks if meanwhile is None else live.table.meanwhile)[seat]
        question: Question = (seat, ask.number, live.undone)
        key = live.key_for("bot:", seat, ask.number) + ("" if meanwhile is None else f":{meanwhile}")
        begun = self._asked.get(question, monotonic()) if meanwhile is None else monotonic()
        self._stage = (seat, "thought", monotonic())
        if live.lesson is None:
            thought, said = await self._think_of(question, thinkers, meanwhile)
        else:
            thought, said = _as_written(live.lesson, live.table, seat, meanwhile is not None), None
            if thought is None and meanwhile is None:
                return False
        if thought is not None:
            if said is not None:
                await live.talk.tell(seat, said)
                begun = monotonic()  # people read it first
            await pause_for(max(0.0, begun + pause - monotonic()))
            if meanwhile is None and not self._is_open(question):  # it was answered, or taken back
                return True
            self._stage = (seat, "write", monotonic())
            number, choice = thought
            is_lent = live.seats[seat].kind == "person"
            await (live.answer_for if is_lent else live.answer)(seat, choice, number, key)
        return True

    async def _think_of(self, question: Question, thinkers: Thinkers, meanwhile: int | None) -> Thought:
        """What comes of a thought; nothing where it was dropped."""
        live, seat = self._live, question[0]
        assert live.table is not None
        bot, asker = live.bot_seats()[seat], bots_of(live.row)

        async def think() -> Thought:
            assert live.table is not None
            if meanwhile is None and live.talk.is_heard and seat in live.talk.seats():
                given = (live.table, seat, bot, asker, live.seats, live.talk.pleas(seat))
                number, choice, said = await thinkers.think_and_tell(*given)
                return (number, choice), said
            return await thinkers.think(live.table, seat, bot, meanwhile, asker), None

        thought = asyncio.ensure_future(think())
        self._thought = (question, thought) if meanwhile is None else None
        try:
            return await thought
        except asyncio.CancelledError:
            if is_stopped() or self._is_open(question):
                raise
            return None, None
        finally:
            self._thought = None
            thought.cancel()

    def _is_open(self, question: Question) -> bool:
        """Whether a bot is still asked this."""
        live, (seat, number, undone) = self._live, question
        ask = None if live.table is None else live.table.asks.get(seat)
        return ask is not None and (ask.number, live.undone) == (number, undone) and seat in live.bot_seats()

    def _note_what_is_asked(self, table: Table) -> None:
        """A bot's pause runs from when it was asked, so that where all choose together nobody waits for all of them."""
        now, undone = monotonic(), self._live.undone
        questions = [(seat, ask.number, undone) for seat, ask in table.asks.items()]
        self._asked = {question: self._asked.get(question, now) for question in questions}


def is_stopped() -> bool:
    """Whether a CancelledError is meant for this task itself, not for something it waited for."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


def _as_written(lesson: Lesson, table: Table, seat: int, aside: bool) -> tuple[int, str] | None:
    """In a lesson nobody thinks: what the others answer is written down, and beside it they do nothing."""
    answer = None if aside else lesson.answer_for(table, seat)
    return None if answer is None else (table.asks[seat].number, answer)
