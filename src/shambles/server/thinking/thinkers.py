"""Bots think in processes of their own, so that nobody's answer waits for a bot.

Time is counted from when a thought begins, not from when it was asked for. A thought that overruns ends with its
process; nobody else's is touched.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random as Rng
from typing import TYPE_CHECKING, Any

import msgspec

from shambles.bots import Advice, Plea, advise, ask_bot, find_bot, make_bot, offer_bot, think_aloud
from shambles.bots.preparing import prepare
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.table import Table
from shambles.processes import Ended, Overrun, WorkerProcess
from shambles.server.fair_turns import WorkFor
from shambles.server.workers.pool import WorkerPool
from shambles.server.workers.worker import ProcessWorker, new_workers

if TYPE_CHECKING:
    from shambles.server.disk.rows import SeatRow, TableRow
    from shambles.server.wire.forms import Hint

AT_REST = 2.0  # seconds after the start of a server until it has bots' thoughts compiled
PREPARING, LAST = 300.0, 19  # seconds that may take, and how much it lets everybody else go first
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


def think_of_a_hint(save: bytes, seat: int, seats: Sequence[SeatRow], lang: str, advice: Advice | None) -> Hint:
    """A hint for a person, by what their seat may know, with its texts.

    `advice` is what was thought before, if it is only to be said in another language.
    """
    from shambles.server.thinking.wording import hint_in_words  # only here: bots think without words

    table = Table.load(save)
    return hint_in_words(table, seats, advise(table, seat) if advice is None else advice, lang)


def bots_of(row: TableRow) -> WorkFor:
    """For whom the bots of a table think."""
    return WorkFor(row.opener or "", row.id)


def as_kind(asker: WorkFor, table: Table, bot: str) -> WorkFor:
    """The same, with how long it will take: that depends on the game and the bot."""
    return msgspec.structs.replace(asker, kind=f"{table.game.slug} {bot}")


class Thinkers(WorkerPool):
    """The processes in which bots think, and those who wait for them. The first one is kept for short thoughts; the
    others may be told to let everybody else go first."""

    def __init__(self, processes: int, seconds: float, others_nice: int = 0) -> None:
        super().__init__(new_workers(processes, seconds, others=others_nice, loads=__name__))

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
    worker = ProcessWorker(WorkerProcess(PREPARING, nice=LAST))
    try:
        await worker.do(prepare, ())
    except (Overrun, Ended, RuntimeError) as trouble:
        log.warning("bots' thoughts were not compiled: %s", trouble)
    finally:
        worker.close()
