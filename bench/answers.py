"""What an answer costs a live table whose four seats are all looked at: no socket, no disk, processor time alone.

Run it with `make bench`, or `python bench/answers.py`. Random answers; the best of several games, in turn. On a busy
machine count instructions instead of time, and take the difference of two runs, so that the start does not count:

    valgrind --tool=callgrind python bench/answers.py --game card_game --repeats 1 --answers 200
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import process_time
from typing import Any, cast

from shambles.core.game import find_game
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.tables.live import LiveTable

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("card_game", 4, {"mode": "survival", "hands": 50}),
    ("tacdex", 2, {}),
    ("best_defense", 4, {"mode": "standard", "difficulty": "beginner"}),
    ("board_game", 4, {}),
)


class NoDisk:
    """A store that keeps nothing."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.found = (row, seats)

    async def read_table(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        return self.found

    async def read_entries(self, table_id: str, after: int = 0) -> list[Any]:
        return []

    async def read_chat(self, table_id: str, after: int = 0) -> list[Any]:
        return []

    async def wait_for_turn(self) -> None: ...

    async def add_entries(self, *row: Any) -> None: ...

    async def set_status(self, *row: Any) -> None: ...

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[NoDisk]:
        yield self

    async def execute(self, query: Any) -> list[Any]:
        return []


class Eyes:
    """Somebody who looks, and counts."""

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.lang = "en"
        self.looks = True
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def send_away(self, reason: str) -> None: ...

    def send_back(self) -> None: ...


async def play(game: str, seats: int, options: dict[str, Any], most: int = 600) -> tuple[float, float]:
    """Milliseconds and bytes for each answer."""
    version = find_game(game).version
    row = TableRow(
        id="bench",
        game=game,
        rules=version,
        options=options,
        seed=7,
        salt="",
        scenario=None,
        status="playing",
        public=False,
    )
    rows = [SeatRow(seat=seat, name="Ann", kind="person") for seat in range(seats)]
    live = LiveTable(row, rows, cast("Store", NoDisk(row, rows)), lambda table_id: None)
    await live.catch_up()
    everybody = [Eyes(seat) for seat in range(seats)]
    for one in everybody:
        live.audience.add(one)
    await asyncio.sleep(0)
    table, choose, answers = live.table, Random(3).choice, 0
    assert table is not None
    start = process_time()
    while answers < most and (asks := table.asks):
        seat, ask = next(iter(asks.items()))
        refusal = await live.answer(seat, choose(ask.options).notation, ask.number, f"{seat}:{answers}")
        assert refusal is None, refusal
        await asyncio.sleep(0)  # everybody is shown it
        answers += 1
    return (process_time() - start) / answers * 1000, sum(one.bytes for one in everybody) / answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game for game, _, _ in TABLES], help="one game instead of all")
    parser.add_argument("--answers", type=int, default=600)
    parser.add_argument("--repeats", type=int, default=7)
    given = parser.parse_args()
    print(f"{'an answer at a live table':28}{'CPU ms':>10}{'bytes to all':>14}")
    for game, seats, options in TABLES:
        if given.game in (None, game):
            found = [asyncio.run(play(game, seats, options, given.answers)) for _ in range(given.repeats)]
            print(f"{game:28}{min(ms for ms, _ in found):10.3f}{found[0][1]:14,.0f}")


if __name__ == "__main__":
    main()
