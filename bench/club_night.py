"""A club night without a hand: bots over real sockets, PostgreSQL, two server processes, two of which are killed.

    python bench/club_night.py --people 64 --rounds 6

Survival at tables of four. At the end the standings are counted again, by other code, from the journals on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from fractions import Fraction
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.clubs.evenings import SETTINGS, begin, gather_field, look, open_night, play_night, until
from server.conftest import new_postgres, through_sqlalchemy
from server.people import Person
from server.players import become_player
from server.running import Server
from server.test_several_processes import serving
from server.truth import stored
from shambles.core.table import Table

KILLS = 2
SEATS = 4


async def kill(server: Server, people: list[Person], club: str, rounds: int, rng: Random) -> list[str]:
    """One of its processes, each time in the middle of another round."""
    told = []
    for number in sorted(rng.sample(range(2, rounds + 1), KILLS)):

        async def is_on(number: int = number) -> bool:
            latest = (await look(people[0], club))["latest"]
            return bool(latest and latest["number"] >= number)

        await until(is_on, 3_600)
        await asyncio.sleep(rng.random() * 2)
        os.kill(rng.choice(sorted(serving(server))), signal.SIGKILL)  # its supervisor starts another
        told.append(f"a process in round {number}")
    return told


async def recount(database: str, club: str) -> dict[int, Fraction]:
    """SH-012 by other code: every game is played again from its journal; nothing that the server counted is used."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        query = "SELECT round, board, seat, table_id, entry FROM club_seats WHERE club_id = :club ORDER BY 1, 2, 3"
        sat = (await connection.execute(sa.text(query), {"club": club})).all()
    await engine.dispose()
    lost: dict[tuple[int, int, int], int] = {}
    for number, board, table in sorted({(one.round, one.board, one.table_id) for one in sat}):
        row, seats, entries = await stored(database, table)
        game = Table.open(row.game, seats=len(seats), options=row.options, seed=row.seed)
        for entry in entries:
            assert entry.choice is not None
            game.play(entry.seat, entry.choice)
        assert game.outcome is not None
        lost |= {(number, board, seat): score for seat, score in enumerate(game.outcome.scores)}
    total: dict[int, Fraction] = {}
    for one in sat:
        mine = lost[one.round, one.board, one.seat]
        others = [
            got for (at, board, seat), got in lost.items() if (at, seat) == (one.round, one.seat) and board != one.board
        ]
        got = sum((Fraction(1) if mine < other else Fraction(mine == other, 2) for other in others), Fraction())
        if one.entry is not None:
            total[one.entry] = total.get(one.entry, Fraction()) + 100 * got / len(others)
    return total


async def evening(count: int, rounds: int, seed: int) -> None:
    rng, folder = Random(seed), Path(tempfile.mkdtemp(prefix="shambles-evening-"))
    start = monotonic()
    with ExitStack() as running:
        new_database = running.enter_context(new_postgres())
        database = through_sqlalchemy(new_database())
        settings = SETTINGS | {"club_patience": 600.0}
        server = running.enter_context(Server(database, folder, **settings, processes=2))
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server, f"Bot {one + 1}")) for one in range(count)]
            await become_player(people[0])
            pace = {"kind": "live", "seconds": 120, "bank": 0, "caretaker": "random"}
            options = {"mode": "survival", "hands": 1}
            club = await open_night(people[0], seats=SEATS, rounds=rounds, options=options, pace=pace)
            await gather_field(club, people)
            await begin(people[0], club)
            playing = [
                asyncio.create_task(play_night(one, club, Random(place), 3_600, 1.0))
                for place, one in enumerate(people)
            ]
            killed = await kill(server, people, club, rounds, rng)
            await asyncio.gather(*playing)
            results: dict[str, Any] = (await people[0].get(f"/api/clubs/{club}/results")).raise_for_status().json()
        again = await recount(database, club)
    told = {one["number"]: one["points"] for one in results["night"]["lines"]}
    met: Counter[tuple[int, int]] = Counter()
    for round_ in results["rounds"]:
        for board in round_["boards"]:
            here = sorted(seat["entry"] for seat in board["seats"] if seat["entry"])
            met.update((one, other) for place, one in enumerate(here) for other in here[place + 1 :])
    boards = [board for one in results["rounds"] for board in one["boards"]]
    endings = Counter(seat["ending"] for board in boards for seat in board["seats"] if seat["entry"])
    same = told == {entry: round(float(points), 2) for entry, points in again.items()}
    print(f"{count} people, {len(results['rounds'])} rounds, {monotonic() - start:.0f} s; killed: {', '.join(killed)}")
    print(f"seats: {dict(endings)}; met at most {max(met.values())} time(s); standings equal the recount: {same}")
    if not same or len(results["rounds"]) != rounds or set(endings) != {"played"}:
        raise SystemExit(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    asyncio.run(evening(given.people, given.rounds, given.seed))
