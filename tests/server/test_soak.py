"""Two processes for a long time: games are played one after another, and the memory stays as it was.

SHAMBLES_SOAK says how many seconds; an hour at night.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount
from server.people import Person, play_to_the_end
from server.running import Server

SOAK = amount("SOAK", 5, 3600)
TABLES = 4  # at once
GROWTH = 60 * 2**20  # bytes that a process may have grown by in the second half; a leak of a game each is far more


async def play_games(one: Server, two: Server, until: float, rng: Random) -> int:
    """A game after another, each with a person at either process, and looked at again by way of its replay."""
    played = 0
    while monotonic() < until:
        async with Person(one, "Ann") as ann, Person(two, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", mode=rng.choice(["hero", "survival"])))["id"])
            async with ann.client() as anns, bob.client() as bobs:
                ends = await play_to_the_end([anns, bobs], rng)
            assert ends[0]["outcome"] == ends[1]["outcome"]
            assert (await ann.get(f"/api/tables/{ann.table}/replay")).json()["sound"] is True
        played += 1
    return played


def memory_of(*servers: Server) -> list[int]:
    return [int(server.process.memory_info().rss) for server in servers]


async def test_memory_is_flat_while_two_processes_play_on(postgres: NewDatabase, tmp_path: Path) -> None:
    address = postgres()
    database = through_sqlalchemy(address)
    with Server(database, tmp_path, address) as one, Server(database, tmp_path, address) as two:
        halves = []
        for _ in range(2):  # what is kept once (rules, replays, ten minutes of tables) is there after the first half
            until = monotonic() + SOAK / 2
            games = [play_games(one, two, until, Random(number)) for number in range(TABLES)]
            halves.append((sum(await asyncio.gather(*games)), memory_of(one, two)))
        for before, after in zip(halves[0][1], halves[1][1], strict=True):
            assert after - before < GROWTH, halves
        assert halves[1][0] > 0
        assert "Traceback" not in one.said() + two.said()
        print(f"{sum(games for games, _ in halves)} games; memory {halves}")  # noqa: T201  # what was measured, at night
