"""What leaves the memory is freed: tables without the collector, and the rest when there is little to do."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from server.test_start_up import eventually
from server.test_steps import Eye
from shambles.core.table import Table
from shambles.server.config import Config
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
    """It was watched, its bots thought and its clock ran."""

    async def think(self: Thinkers, table: Table, seat: int, *given: object) -> tuple[int, str]:
        return table.asks[seat].number, table.asks[seat].options[0].notation

    monkeypatch.setattr(Thinkers, "think", think)
    house = House(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bot_pause=0))
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
        assert await live.answer(0, table.asks[0].options[0].notation, None, f"0:{number}") is None
    await eventually(lambda: not live.bots.are_thinking)
    live.audience.drop(eye)
    await asyncio.sleep(0)  # until what is new has been shown
    del house._live[live.row.id]
    live.leave()
    return [ref(live), ref(table)]


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
