"""What somebody does meanwhile may take a laid answer off the table, and the same ask is put again: whoever answers for
a seat, a bot or a caretaker, answers again. An imagined night (tests/simulation, 422389) found that it did not.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from core.test_meanwhile import CLUB, Served, T
from server.blank import blank_in
from server.waiting import eventually
from shambles import Outcome
from shambles.core import game
from shambles.core.asking.ask import Ask, Choice, Question
from shambles.core.asking.play import Flow, all_of, choose
from shambles.core.table import Table
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.tables import bot_turns
from shambles.server.tables import clock as clocks
from shambles.server.tables.live import LiveTable
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Pace


def salted(ask: Ask[Choice]) -> list[Choice]:
    """There is fish as long as the first diner has salt."""
    return [Choice("soup"), *([Choice("fish")] if ask.state.salt[0] else [])]


FISH = Question[Choice](key="dish", rule="CL-010", candidates=salted, open="CL-011")


def dinner(t: T) -> Flow[str | Outcome]:
    """CL-010"""
    chosen = yield from all_of(t, FISH, t.seats)
    t.tell(Served("CL-010", tuple(chosen[seat].notation for seat in t.seats)))
    return Outcome((0, 0), (0,), "fed", "CL-090")


def one_after_another(t: T) -> Flow[str | Outcome]:
    """CL-010"""
    first = yield from choose(t, FISH, 0)
    second = yield from choose(t, FISH, 1)
    t.tell(Served("CL-010", (first.notation, second.notation)))
    return Outcome((0, 0), (0,), "fed", "CL-090")


class Hungry(NamedTuple):
    """Stands where processes think: the last thing that can be chosen, and nothing meanwhile."""

    async def think(self, table: Table, seat: int, bot: str, aside: int | None, asker: Any) -> tuple[int, str] | None:
        await asyncio.sleep(0)
        ask = table.asks[seat] if aside is None else None
        return None if ask is None else (ask.number, ask.options[-1].notation)


async def is_ours(table: str) -> bool:
    return True


@asynccontextmanager
async def at_the_table(tmp_path: Path, bot: int, pace: Pace | None = None) -> AsyncIterator[LiveTable]:
    """Somebody and a bot, which has this seat."""
    store = Store(blank_in(tmp_path))
    await store.open()
    about: Any = {"rules": 1, "options": {}, "seed": 1, "salt": "", "scenario": None, "status": "playing"}
    row = TableRow(id="fish", game="fish", public=False, pace=pace, **about)
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    seats[bot] = SeatRow(seat=bot, name="bot", kind="bot", bot="random")
    await store.add_table(row, seats)
    live = LiveTable(row, seats, store, lambda table_id: None)
    await live.catch_up()
    try:
        yield live
    finally:  # or a test that fails never ends: its store waits for more to write
        live.leave()
        await store.close()


@pytest.fixture(autouse=True)
def menu(monkeypatch: pytest.MonkeyPatch) -> None:
    fish = replace(CLUB, slug="fish", phases={"dinner": dinner}, questions=(FISH, *CLUB.questions[1:]))
    monkeypatch.setitem(game._shelf, "fish", lambda: fish)


async def laid(live: LiveTable, dish: str) -> None:
    """The second diner has laid this."""
    await eventually(lambda: live.table is not None and live.table.shown.get(1) == dish)


async def test_a_bot_answers_again(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, bot=1) as live:
        thinkers: Any = Hungry()
        live.bots.think(thinkers, 0.0, is_ours)
        await laid(live, "fish")
        assert await live.answer(0, "salt", None, "0:one") is None
        live.bots.think(thinkers, 0.0, is_ours)
        await laid(live, "soup")
        assert await live.answer(0, "soup", None, "0:two") is None
        assert live.status == "over"


async def test_a_bot_that_pauses_thinks_anew_when_what_it_was_asked_is_taken_back_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would give to the second question its answer to the first."""
    by_turns = replace(CLUB, slug="fish", phases={"dinner": one_after_another}, questions=(FISH, *CLUB.questions[1:]))
    monkeypatch.setitem(game._shelf, "fish", lambda: by_turns)
    pauses, goes_on, dishes = asyncio.Event(), asyncio.Event(), ["soup", "fish"]

    async def pause(seconds: float) -> None:
        pauses.set()
        await goes_on.wait()

    class Fickle:
        async def think(self, table: Table, seat: int, bot: str, aside: int | None, asker: Any) -> Any:
            return (
                None if aside is not None else (table.asks[seat].number, dishes.pop(0) if len(dishes) > 1 else "fish")
            )

    monkeypatch.setattr(bot_turns, "pause_for", pause)
    async with at_the_table(tmp_path, bot=1) as live:
        assert await live.answer(0, "soup", None, "0:one") is None
        thinkers: Any = Fickle()
        live.bots.think(thinkers, 1.0, is_ours)
        await eventually(pauses.is_set)
        assert await live.undo(0, "0:back") is None
        assert await live.answer(0, "fish", None, "0:two") is None
        goes_on.set()
        await eventually(lambda: live.status == "over")
        assert [one.choice for one in await live.store.read_entries("fish")] == ["soup", None, "fish", "fish"]


async def test_a_caretaker_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_the_table(tmp_path, bot=0, pace=Pace("live", 5)) as live:
        thinkers: Any = Hungry()
        now = time()
        monkeypatch.setattr(clocks, "time", lambda: now + 60)
        live.clock.run(thinkers, is_ours)
        await laid(live, "fish")
        assert await live.answer(0, "salt", None, "bot:one") is None
        live.clock.run(thinkers, is_ours)
        await laid(live, "soup")
        keys = [one.key for one in await live.store.read_entries("fish")]
        assert keys == ["clock:0:1:0", "bot:one", "clock:0:1:0+1"]
