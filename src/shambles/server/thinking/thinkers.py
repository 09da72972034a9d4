"""Bots think in processes of their own, so that nobody's answer waits for a bot.

Time is counted from when a thought begins, not from when it was asked for. A thought that overruns ends with its
process; nobody else's is touched.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from random import Random as Rng
from threading import Thread
from time import process_time
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec

from shambles.bots import Advice, Plea, advise, ask_bot, find_bot, make_bot, offer_bot, think_aloud
from shambles.bots.preparing import prepare
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.table import Table
from shambles.server.fair_turns import Desk, Worker, WorkFor
from shambles.server.thinking.workshop import Overrun

if TYPE_CHECKING:
    from shambles.server.disk.rows import SeatRow, TableRow
    from shambles.server.wire.forms import Hint

START = 60.0  # seconds in which a process must have started
SOON = 10.0  # seconds after the first thought until the processes that have not been needed yet are started
AT_REST = 2.0  # seconds after the start of a server until it has bots' thoughts compiled
PREPARING, LAST = 300.0, 19  # seconds that may take, and how much it lets everybody else go first
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("shambles")


def think(save: bytes, told: list[Event], seat: int, bot: str, aside: int | None) -> tuple[int, str] | None:
    """A bot's answer for a seat: the ask's number and the notation. It is shown only what the seat may know.

    `aside` is set where it is offered something meanwhile, to the number of answers so far; it may leave that (None).
    `told` is what the seat has been told since the game began. Two servers that both ask do no harm: one answer counts.
    """
    table = Table.load(save)
    ask, choice = _answer_of(table, told, seat, bot, aside)
    return None if choice is None else (ask.number, choice.notation)


def _answer_of(
    table: Table, told: list[Event], seat: int, bot: str, aside: int | None
) -> tuple[Ask[Any], Choice | None]:
    ask = (table.asks if aside is None else table.meanwhile)[seat]
    when = f"{ask.number}" if aside is None else f"{ask.number}/{aside}"
    player = make_bot(find_bot(bot), table.game, Rng(f"{table.seed}/{seat}/{when}"), hurried=True)
    observe = getattr(player, "observe", None)
    if observe is not None:
        for event in told:
            observe(event)
    put = ask_bot if aside is None else offer_bot
    return ask, put(player, table, seat, Rng(f"{table.seed}/{when}/{seat}"))


class Said(msgspec.Struct, frozen=True):
    """What a bot says of its answer: by language, in short and in a line; the plea that it answers, if it does."""

    words: dict[str, tuple[str, str]]
    plea: int | None
    granted: bool


def think_and_tell(
    save: bytes, told: list[Event], seat: int, bot: str, seats: Sequence[SeatRow], pleas: Sequence[Plea]
) -> tuple[int, str, Said | None]:
    """A bot's answer, as it is after it has heard what people ask for; and what it says of it, in every language."""
    from shambles.server.thinking.wording import plan_in_words

    table = Table.load(save)
    ask, wanted = _answer_of(table, told, seat, bot, None)
    assert wanted is not None
    choice, plan = think_aloud(table, seat, wanted, pleas, Rng(f"{table.seed}/{ask.number}/{seat}/talk"))
    if plan is None:
        return ask.number, choice.notation, None
    plea = None if plan.plea is None else plan.plea.number
    return ask.number, choice.notation, Said(plan_in_words(table, seats, plan), plea, plan.granted)


def think_of_a_hint(
    save: bytes, told: list[Event], seat: int, seats: Sequence[SeatRow], lang: str, advice: Advice | None
) -> Hint:
    """What a veteran would do for a person, by what their seat may know and has been told; in words.

    `advice` is what was thought before, if it is only to be said in another language.
    """
    from shambles.server.thinking.wording import hint_in_words  # only here: bots think without words

    table = Table.load(save)
    return hint_in_words(table, seats, advise(table, seat, told) if advice is None else advice, lang)


def bots_of(row: TableRow) -> WorkFor:
    """For whom the bots of a table think."""
    return WorkFor(row.opener or "", row.id)


def as_kind(asker: WorkFor, table: Table, bot: str) -> WorkFor:
    """The same, with how long it will take: that depends on the game and the bot."""
    return msgspec.structs.replace(asker, kind=f"{table.game.slug} {bot}")


class Thinker:
    """One process, started when it is first needed, that thinks one thought at a time; `nice` lets others go first."""

    def __init__(self, seconds: float, nice: int = 0) -> None:
        self._seconds, self._nice = seconds, nice
        self.work: float | None = None  # seconds of processor time that the last thought took
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Overrun after so many seconds of thinking; the process ends then, and the next thought has a new one."""
        loop = asyncio.get_running_loop()
        self.work = None
        for again in (False, True):
            try:
                pool = await self.start()
                async with asyncio.timeout(self._seconds) as limit:
                    result, self.work = await loop.run_in_executor(pool, measured, work, given)
                    return result
            except BrokenProcessPool:  # it was killed, for want of memory perhaps: think again in a new one
                self.close()
                if again:
                    raise
            except TimeoutError:
                if not limit.expired():
                    raise
                self.close()
                raise Overrun(f"{work.__name__} took more than {self._seconds:.0f} s") from None
        raise AssertionError

    async def start(self) -> ProcessPoolExecutor:
        """With everything loaded: that is nobody's thinking time."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=end_with_the_server, initargs=(self._nice,)
            )
            try:
                async with asyncio.timeout(START):
                    await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            except TimeoutError:
                self.close()
                raise RuntimeError("a process did not start") from None
        return self._pool

    def close(self) -> None:
        """End the process, whatever it does: an executor cannot stop work that it has begun."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def measured(work: Callable[..., T], given: tuple[Any, ...]) -> tuple[T, float]:
    """What comes of it, and the seconds of processor time that it took."""
    start = process_time()
    return work(*given), process_time() - start


class Thinkers(Desk):
    """The processes in which bots think, and those who wait for them. All but the first, which is kept for short
    thoughts, may be told to let others go first."""

    def __init__(self, processes: int, seconds: float, nice: int = 0, others_nice: int = 0) -> None:
        self._thinkers = [Thinker(seconds, max(nice, others_nice if at else 0)) for at in range(processes)]
        super().__init__(self._thinkers)
        self._rising: asyncio.Task[None] | None = None

    async def do(self, asker: WorkFor, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same. To start a process takes seconds where much is going on: soon all of them are there."""
        if self._rising is None:
            self._rising = asyncio.create_task(self._start_all())
        return await super().do(asker, work, *given, **named)

    def _work_of(self, worker: Worker) -> float | None:
        return worker.work if isinstance(worker, Thinker) else None

    async def _start_all(self) -> None:
        await asyncio.sleep(SOON)
        for one in self._thinkers:
            with suppress(RuntimeError):  # whoever needs it tries again
                await one.start()

    def close(self) -> None:
        if self._rising is not None:
            self._rising.cancel()
        super().close()

    async def think(
        self, table: Table, seat: int, bot: str, aside: int | None, asker: WorkFor
    ) -> tuple[int, str] | None:
        told = table.events_for(seat) if hasattr(find_bot(bot), "observe") else []
        mine = as_kind(asker, table, bot)
        return await self.do(mine, think, table.save(history=False), told, seat, bot, aside)

    async def think_and_tell(
        self, table: Table, seat: int, bot: str, asker: WorkFor, seats: Sequence[SeatRow], pleas: Sequence[Plea]
    ) -> tuple[int, str, Said | None]:
        told = table.events_for(seat) if hasattr(find_bot(bot), "observe") else []
        mine = as_kind(asker, table, f"{bot} aloud")
        return await self.do(mine, think_and_tell, table.save(history=False), told, seat, bot, seats, pleas)


async def prepare_minds() -> None:
    """Have compiled what bots think with, in a process of its own: later ones read it from the disk."""
    await asyncio.sleep(AT_REST)
    thinker = Thinker(PREPARING, LAST)
    try:
        await thinker.do(prepare, ())
    except (Overrun, BrokenProcessPool, RuntimeError) as trouble:
        log.warning("bots' thoughts were not compiled: %s", trouble)
    finally:
        thinker.close()


def end_children() -> None:
    """The server stops, and whatever its other processes still do is for nobody."""
    for child in active_children():
        child.kill()


def end_with_the_server(nice: int = 0) -> None:
    """A server that is killed cannot tell its thinkers to stop: they watch for it themselves."""
    os.nice(nice)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
