"""What it costs that many look on at a club night: CPU of the server for each watcher and change.

    python bench/club_watchers.py --watchers 1000 --changes 10

The page is a large one: 64 people after six rounds at tables of four. A small change is a pause, or its end; a large
one is a round that is over, with new results and places for everybody.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import time

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.clubs.evenings import SETTINGS, open_night
from server.people import Person
from server.players import become_player
from server.running import Server

PEOPLE, ROUNDS, SEATS = 64, 6, 4


def fill(file: Path, club: str) -> None:
    """People and results, as if they had played."""
    rng, now = Random(1), time()
    everybody = list(range(1, PEOPLE + 1))
    with sqlite3.connect(file) as database:
        entries = [(club, one, f"Person {one}", True, False, now) for one in everybody]
        database.executemany(
            "INSERT INTO club_entries (club_id, number, name, here, gone, joined) VALUES (?, ?, ?, ?, ?, ?)", entries
        )
        for number in range(1, ROUNDS + 1):
            database.execute("INSERT INTO club_rounds VALUES (?, ?, ?, ?, ?)", (club, number, f"d{number}", now, now))
            rng.shuffle(everybody)
            for place, one in enumerate(everybody):
                board, seat, got = place // SEATS + 1, place % SEATS, rng.randrange(60)
                row = (club, number, board, seat, f"t{number}x{board}", one, "played", -got, got, seat == 0)
                database.execute("INSERT INTO club_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        database.execute("UPDATE clubs SET version = version + 1 WHERE id = ?", (club,))


class Watchers:
    """Everybody who looks on, and how many have seen which version."""

    def __init__(self) -> None:
        self.seen: Counter[int] = Counter()
        self.bytes = 0
        self.latest = 0
        self._news = asyncio.Event()

    async def watch(self, socket: ClientConnection) -> None:
        async for raw in socket:
            self.bytes += len(raw)
            self.latest = _version(str(raw))
            self.seen[self.latest] += 1
            self._news.set()

    async def until(self, version: int, count: int) -> None:
        async with asyncio.timeout(120):
            while self.seen[version] < count:
                self._news.clear()
                await self._news.wait()


def _version(raw: str) -> int:
    """Of a whole page, or of a change."""
    return int(raw[raw.rindex('"version":') + 10 :].strip("[]}"))


def shuffle_results(file: Path, club: str, number: int) -> None:
    """As if the last round had just been closed, with other results."""
    rng = Random(number)
    with sqlite3.connect(file) as database:
        for board in range(1, PEOPLE // SEATS + 1):
            for seat in range(SEATS):
                got = rng.randrange(60)
                where = (-got, got, club, ROUNDS, board, seat)
                database.execute(
                    "UPDATE club_seats SET returns = ?, score = ?"
                    " WHERE club_id = ? AND round = ? AND board = ? AND seat = ?",
                    where,
                )
        database.execute("UPDATE clubs SET version = version + 1 WHERE id = ?", (club,))


async def measure(count: int, changes: int) -> None:
    folder = Path(tempfile.mkdtemp(prefix="shambles-club-"))
    settings = SETTINGS | {"most_sockets_each": count + 10, "sockets_per_minute": 10 * count + 100}
    with Server(folder / "tables.db", folder, **settings) as server:
        async with Person(server, "Ann") as ann:
            await become_player(ann)
            club = await open_night(ann, rounds=ROUNDS, seats=SEATS, options={"mode": "survival"})
            fill(folder / "tables.db", club)
            address = f"ws://127.0.0.1:{server.port}/api/clubs/{club}/socket"
            watchers, sockets = Watchers(), []
            for _ in range(count):
                sockets.append(await connect(address, proxy=None, max_size=None))
            reading = [asyncio.create_task(watchers.watch(one)) for one in sockets]
            await asyncio.sleep(3)
            version = watchers.latest
            idle = sum(server.process.cpu_times()[:2])
            await asyncio.sleep(5)
            per_second = (sum(server.process.cpu_times()[:2]) - idle) / 5
            for kind in ("small", "large"):
                before, sent, start = sum(server.process.cpu_times()[:2]), watchers.bytes, time()
                for number in range(changes):
                    if kind == "large":
                        await asyncio.to_thread(shuffle_results, folder / "tables.db", club, number)
                    else:
                        said = await ann.post(f"/api/clubs/{club}/pause", {"paused": number % 2 == 0})
                        said.raise_for_status()
                    version += 1
                    await watchers.until(version, count)
                spent = sum(server.process.cpu_times()[:2]) - before - per_second * (time() - start)
                each, size = 1000 * spent / (count * changes), (watchers.bytes - sent) / (count * changes)
                what = f"{count} watchers, {changes} {kind} changes"
                print(f"{what}: {each:.3f} ms of CPU for each watcher and change, {size:.0f} bytes")
            for one in reading:
                one.cancel()
            await asyncio.gather(*(one.close() for one in sockets))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--changes", type=int, default=10)
    given = parser.parse_args()
    asyncio.run(measure(given.watchers, given.changes))
