"""How much memory tables and sockets take, and how long a start takes with many unfinished tables on the disk.

Run it with `python bench/room.py --tables 200`. Survival with four people, SQLite, one process. The memory is what the
system counts for the server (RSS), after each of: nothing, tables that nobody looks at, four sockets at each, some
answers at each. The start is measured in processor time and by the clock, until the first answer.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from load import SEATS, Asked, Load, connect_all, decode, seat_everybody
from server.running import Server
from server.test_start_up import add_unfinished_tables

UNLIMITED: dict[str, Any] = {"posts_per_minute": 10**6, "gets_per_minute": 10**6, "sockets_per_minute": 10**6}


def kib(server: Server) -> float:
    return float(server.process.memory_info().rss) / 1024


async def answer(sockets: list[ClientConnection], rounds: int) -> None:
    """Everybody at one table answers so often, with the first that is allowed."""
    given = 0

    async def sit(socket: ClientConnection) -> None:
        nonlocal given
        answered = -1
        async for raw in socket:
            asked: Asked | None = decode(raw).asked
            if asked is None or asked.number <= answered:
                continue
            answered = asked.number
            if given >= rounds * SEATS:
                return
            given += 1
            message: dict[str, Any] = {"type": "answer", "key": f"room{given:08}", "ask": asked.number}
            await socket.send(msgspec.json.encode(message | {"choice": asked.options[0].notation}).decode())

    sitting = [asyncio.create_task(sit(socket)) for socket in sockets]
    await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)
    for one in sitting:
        one.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)


async def fill(server: Server, tables: int, rounds: int) -> None:
    found = [("an empty server", kib(server))]

    def note(what: str) -> None:
        now = kib(server)
        each = (now - found[-1][1]) / tables
        found.append((what, now))
        print(f"{what:32}{now / 1024:10.0f} MiB{each:10.0f} KiB a table more", flush=True)

    print(f"{'an empty server':32}{found[0][1] / 1024:10.0f} MiB", flush=True)
    seated = await seat_everybody(server, tables)
    note(f"{tables} tables, nobody looks")
    players = await connect_all([server], Load(None), seated, None)
    note(f"{len(players)} sockets at them")
    for at in range(0, len(players), SEATS):
        await answer([socket for _, _, socket, _ in players[at : at + SEATS]], rounds)
    note(f"{rounds * SEATS} answers at each")


async def start(folder: Path, unfinished: int) -> None:
    server = Server(folder / "start.db", folder, whole=True)
    for one in range(0, unfinished, 10_000):
        await add_unfinished_tables(server, min(10_000, unfinished - one), one)
    begun = perf_counter()
    with server:
        passed, worked = perf_counter() - begun, sum(server.process.cpu_times()[:2])
        print(f"a start with {unfinished:,} unfinished tables: {worked:.2f} s of work, {passed:.2f} s on the clock")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10, help="answers of each seat")
    parser.add_argument("--unfinished", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if given.tables:
            with Server(Path(name) / "tables.db", Path(name), whole=True, **UNLIMITED) as server:
                asyncio.run(fill(server, given.tables, given.rounds))
        for unfinished in (0, given.unfinished) if given.unfinished else ():
            asyncio.run(start(Path(name), unfinished))


if __name__ == "__main__":
    main()
