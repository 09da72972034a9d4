"""Bots think beside the tables: nobody's trouble is another's, and a turn that nobody works on is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import sleep, time

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from server.blank import blank_in
from server.test_poison import take_for_ever
from server.waiting import all_have_run, eventually
from shambles.core.table import Table
from shambles.processes import Overrun
from shambles.server.config import Config
from shambles.server.disk.clock_rows import clocks
from shambles.server.fair_turns import WorkFor
from shambles.server.metrics import OWED
from shambles.server.net.app import create_app
from shambles.server.tables import bot_turns, owed
from shambles.server.tables.bot_turns import TableBots
from shambles.server.tables.clock import TableClock
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.wire.forms import NewSeat, NewTable, Pace
from shambles.server.workers.worker import ProcessWorker

# --- one table's trouble


async def test_a_thought_is_timed_from_its_own_start() -> None:
    thinkers = Thinkers(1, seconds=3)
    try:
        waits = [thinkers.do(WorkFor("here", f"{one}"), sleep, 1.5) for one in range(3)]
        assert await asyncio.gather(*waits) == [None] * 3  # the last one waited for as long as it may think
    finally:
        thinkers.close()


async def test_who_waits_thinks_on_when_somebody_else_overran() -> None:
    thinkers = Thinkers(1, seconds=2)
    try:
        waits = [thinkers.do(WorkFor("here", "a"), take_for_ever), thinkers.do(WorkFor("here", "b"), len, "b")]
        waits.append(thinkers.do(WorkFor("there", "c"), len, "ccc"))
        overran, *others = await asyncio.gather(*waits, return_exceptions=True)
        assert isinstance(overran, Overrun)
        assert others == [1, 3]
    finally:
        thinkers.close()


async def test_processes_are_there_before_much_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[ProcessWorker] = []

    async def start(self: ProcessWorker) -> None:
        started.append(self)
        if len(started) == 1:
            raise RuntimeError("a process did not start")  # whoever needs it tries again

    async def do(self: ProcessWorker, work: Callable[..., int], given: tuple[str], tell: object = None) -> int:
        return work(*given)

    monkeypatch.setattr(ProcessWorker, "start", start)
    monkeypatch.setattr(ProcessWorker, "do", do)
    monkeypatch.setattr("shambles.server.workers.pool.SOON", 0.0)
    thinkers = Thinkers(3, seconds=1)
    await all_have_run()
    assert not started  # where nobody thinks there are none
    assert await thinkers.do(WorkFor("here"), len, "one") == 3
    await eventually(lambda: len(started) == 3)
    thinkers.close()


Thought = tuple[int, str]
HERO = NewTable("card_game", "Ann", [NewSeat("you"), NewSeat("bot")], {"mode": "hero"})


def first_option(table: Table, seat: int) -> Thought:
    return table.asks[seat].number, table.asks[seat].options[0].notation


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=blank_in(tmp_path), bot_pause=0, metrics=False)


async def test_a_bot_survives_that_its_thought_is_broken_off(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = 0

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        nonlocal broken
        broken += 1
        if broken == 1:
            raise asyncio.CancelledError
        return first_option(table, seat)

    monkeypatch.setattr(Thinkers, "think", think)
    house = House(config)
    async with house.open():
        live, _, _ = await house.new_table(HERO)
        await eventually(lambda: live.played > 0)
        assert live.row.aside is None


async def test_a_thought_is_dropped_when_its_question_is_nobodys_any_more(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, dropped = 0, 0

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        nonlocal begun, dropped
        begun += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            dropped += 1
            raise
        raise AssertionError

    monkeypatch.setattr(Thinkers, "think", think)
    house = House(config)
    async with house.open():
        live, _, _ = await house.new_table(HERO)
        await eventually(lambda: begun == 1)
        assert await live.answer(0, live.table.asks[0].options[0].notation, None, "0:aaaaaaaa") is None  # type: ignore[union-attr]
        for _ in range(3):  # it is asked still, whatever else happens
            live.tell_everybody()
            await asyncio.sleep(0)
        assert (begun, dropped) == (1, 0)
        await live.change_seat(1, lambda row: msgspec.structs.replace(row, kind="person", name="Bob", bot=None))
        await eventually(lambda: dropped == 1)
        await eventually(lambda: not live.bots.are_thinking)
        assert begun == 1


async def test_where_all_choose_together_bots_think_at_once_and_nobody_waits_for_each_pause(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their pauses run from when they were asked, while a person thinks."""
    slept: list[float] = []
    now = 100.0

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        nonlocal now
        now += 0.1  # what a thought takes
        return first_option(table, seat)

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(bot_turns, "monotonic", lambda: now)
    monkeypatch.setattr(bot_turns, "pause_for", sleep)
    house = House(msgspec.structs.replace(config, bot_pause=0.6))
    async with house.open():
        wanted = NewTable("card_game", "Ann", [NewSeat("you"), *[NewSeat("bot")] * 4], {"mode": "survival"})
        live, _, _ = await house.new_table(wanted)
        await eventually(lambda: live.table is not None and len(live.table.laid) == 4)
    assert slept[0] == pytest.approx(0.5)
    assert sum(slept) == pytest.approx(0.5)  # the others' pauses were over by then


# --- what is owed


async def test_a_turn_that_nobody_thinks_about_is_found_begun_again_counted_and_told(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        return first_option(table, seat)

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(owed, "LOOK", 0.1)
    begin, counted = TableBots.think, OWED._value.get()
    monkeypatch.setattr(TableBots, "think", lambda *given: None)  # whatever the reason
    app = create_app(config)
    async with AsyncTestClient(app) as client:
        opened = await client.post("/api/tables", json=msgspec.to_builtins(HERO), headers={"x-shambles": "1"})
        live = app.state.house._live[opened.json()["table"]["id"]]  # the app has a loop of its own: only to look at
        await eventually(lambda: app.state.house.owed == 1)
        health = await client.get("/healthz")
        assert (health.status_code, health.json()["status"], health.json()["owed"]) == (200, "degraded", 1)
        monkeypatch.setattr(TableBots, "think", begin)
        await eventually(lambda: live.played > 0)  # though nothing happens at the table
        await eventually(lambda: app.state.house.owed == 0)
        assert (await client.get("/healthz")).json()["status"] == "ok"
    assert OWED._value.get() > counted


async def test_a_caretaker_who_is_owed_is_found_too(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        return first_option(table, seat)

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(owed, "LOOK", 0.1)
    begin = TableClock.run
    monkeypatch.setattr(TableClock, "run", lambda *given: None)
    house = House(config)
    async with house.open():
        live = await open_table_without_time(house)
        await eventually(lambda: house.owed == 1)
        monkeypatch.setattr(TableClock, "run", begin)
        await eventually(lambda: live.played > 0)


def test_what_is_owed_is_found_within_five_seconds() -> None:
    assert 2 * owed.LOOK < 5  # it is seen at one look and begun again at the next


# --- caretakers


async def open_table_without_time(house: House) -> LiveTable:
    """A table of two people at which time is up at once."""
    wanted = NewTable("card_game", "Ann", [NewSeat("you"), NewSeat("open")], {"mode": "hero"}, pace=Pace("live", 600))
    live, _, _ = await house.new_table(wanted)
    async with live.lock:
        taken = live.seats[1]
        taken.kind, taken.name = "person", "Bob"
        assert await house.store.take_seat(live.row.id, taken)
        await live.catch_up()
        async with house.store.begin() as connection:  # where it is found again, whoever looks
            await connection.execute(clocks.update().values(deadline=1.0))
        await live.clock.read()
    live.tell_everybody()
    return live


async def test_no_change_at_the_table_breaks_off_the_caretakers_thought(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = 0, asyncio.Event()

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        nonlocal begun
        begun += 1
        await goes_on.wait()
        return first_option(table, seat)

    monkeypatch.setattr(Thinkers, "think", think)
    house = House(config)
    async with house.open():
        live = await open_table_without_time(house)
        await eventually(lambda: begun == 1)
        for number in range(20):  # spectators who come and go, and chat
            live.tell_everybody()
            assert await live.say(0, "Ann", f"line {number}") is None
        assert begun == 1
        goes_on.set()
        await eventually(lambda: live.played > 0)
        assert (await house.store.read_entries(live.row.id))[0].key.startswith("clock:")


async def test_a_caretaker_does_not_change_an_answer_that_came_while_it_thought(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(config)

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        thought = first_option(table, seat)
        assert await live.answer(seat, own, table.asks[seat].number, f"{seat}:their-own-key") is None
        return thought

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(TableClock, "run", lambda *given: None)
    async with house.open():
        live = await open_table_without_time(house)
        assert live.table is not None
        own = live.table.asks[0].options[-1].notation
        await live.clock._stand_in(live.clock._rows[0], house.thinkers)
        assert [entry.choice for entry in await house.store.read_entries(live.row.id)] == [own]
        assert live.table.laid_by(0) == own


async def test_a_caretaker_does_not_answer_for_somebody_who_has_time_again(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thought they answered and took it back, at another server: the question is the same, its time is not."""
    house = House(config)

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> Thought:
        async with house.store.begin() as connection:
            await connection.execute(clocks.update().values(deadline=time() + 600))
        return first_option(table, seat)

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(TableClock, "run", lambda *given: None)
    async with house.open():
        live = await open_table_without_time(house)
        await live.clock._stand_in(live.clock._rows[0], house.thinkers)
        assert live.played == 0


async def test_the_clock_of_an_earlier_question_is_nobodys_time(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server died between writing an answer and winding the clock: what it left behind says nothing of now."""

    async def think(self: Thinkers, *given: object) -> Thought:
        raise AssertionError("nobody's time is up")

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(TableClock, "run", lambda *given: None)
    house = House(config)
    async with house.open():
        live = await open_table_without_time(house)
        row = live.clock._rows[0]
        await live.clock._stand_in(msgspec.structs.replace(row, ask=row.ask - 1), house.thinkers)
        assert live.played == 0
