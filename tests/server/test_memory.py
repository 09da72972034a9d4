"""What leaves the memory is freed: tables without the collector, and the rest when there is little to do."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest

from server.blank import blank_in
from server.test_steps import Eye
from server.waiting import eventually
from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk.clock_rows import clocks
from shambles.server.tables.bot_turns import TableBots
from shambles.server.tables.house import House
from shambles.server.tables.watching import Rest
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.wire.forms import NewSeat, NewTable, Pace, Setting

OPTIONS: dict[str, dict[str, Setting]] = {
    "card_game": {"mode": "hero"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", OPTIONS)
async def test_a_table_that_leaves_the_memory_is_freed_without_the_collector(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collector: None
) -> None:
    """It was watched, its bots thought, its clock ran, and once another server was faster."""

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> tuple[int, str]:
        return table.asks[seat].number, table.asks[seat].options[0].notation

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(Rest, "tidy_up", lambda self: False)
    house = House(Config(database=blank_in(tmp_path), bot_pause=0))
    async with house.open():
        freed = await play_and_leave(house, game)
        await eventually(lambda: [one() for one in freed] == [None, None])


async def play_and_leave(house: House, game: str) -> list[ref[Any]]:
    seats = [NewSeat("you"), NewSeat("bot")]
    live, _, _ = await house.new_table(NewTable(game, "Ann", seats, OPTIONS[game], pace=Pace("live", 600)))
    table = live.table
    assert table is not None
    eye = Eye(0)
    live.audience.add(eye)
    for number in range(3):
        await eventually(lambda: 0 in table.asks)
        if number == 1:
            async with house.store.begin() as connection:
                await connection.execute(clocks.update().values(bank=5.0))
        assert await live.answer(0, table.asks[0].options[0].notation, None, f"0:{number}") is None
    await eventually(lambda: not live.bots.are_thinking)
    live.audience.drop(eye)
    await asyncio.sleep(0)  # until what is new has been shown
    del house._live[live.row.id]
    live.leave()
    return [ref(live), ref(table)]


@pytest.mark.parametrize("game", OPTIONS)
async def test_views_that_everybody_has_seen_are_not_kept_and_nobody_misses_them(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game would keep hundreds of views for each viewer. To make one anew is to play the whole game again."""

    def play_again(*given: object) -> None:
        raise AssertionError("a view was missed")

    monkeypatch.setattr(Table, "_views_again", play_again)
    monkeypatch.setattr(TableBots, "think", lambda *given: None)
    house = House(Config(database=blank_in(tmp_path)))
    async with house.open():
        wanted = NewTable(game, "Ann", [NewSeat("you"), NewSeat("bot")], OPTIONS[game])
        live, _, _ = await house.new_table(wanted)
        assert live.table is not None
        table, choose = live.table, Random(5).choice
        for seat in (0, 1, None):
            live.audience.add(Eye(seat))
        kept = set[int]()
        for number in range(60):
            if not table.asks:
                break
            seat, ask = next(iter(table.asks.items()))
            assert await live.answer(seat, choose(ask.options).notation, None, f"{seat}:{number}") is None
            if number % 7 == 6:
                await live.undo(seat, f"undo {number}")
            await asyncio.sleep(0)  # everybody is shown it
            kept |= {len(views) for views in table._watch._kept.values()}
        assert 1 in kept
        assert kept <= {0, 1}  # none where nothing has happened that anybody was told


def test_garbage_is_looked_for_at_rest_and_not_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    collected = 0

    def collect() -> None:
        nonlocal collected
        collected += 1

    monkeypatch.setattr(gc, "collect", collect)
    now, worked = 0.0, 0.0
    monkeypatch.setattr("shambles.server.tables.watching.monotonic", lambda: now)
    monkeypatch.setattr("shambles.server.tables.watching.process_time", lambda: worked)
    rest = Rest()
    now, worked = 60.0, 30.0
    assert not rest.tidy_up()
    now, worked = 120.0, 31.0
    assert rest.tidy_up()
    assert collected == 1
