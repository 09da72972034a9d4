"""Two processes for a long time: games are played one after another, and the memory stays as it was.

An hour at night; SHAMBLES_SOAK says how many seconds otherwise.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic

import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount
from server.people import Person, play_to_the_end
from server.running import Server

SOAK = amount("SOAK", 0, 3600)
TABLES = 4  # at once
# A process may have grown by this share in the second half, and by so many MB. In its first minutes it loads rules,
# replays and ten minutes of tables: a short soak sees only that no game leaves megabytes behind.
GROWTH, MORE = (0.02, 0.0) if SOAK >= 3600 else (0.0, 60.0)


async def play_games(server: Server, until: float, rng: Random) -> int:
    """A game after another, looked at again by way of its replay."""
    played = 0
    while monotonic() < until:
        async with Person(server, "Ann") as ann, Person(server, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", mode=rng.choice(["hero", "survival"])))["id"])
            async with ann.client() as anns, bob.client() as bobs:
                ends = await play_to_the_end([anns, bobs], rng)
            assert ends[0]["outcome"] == ends[1]["outcome"]
            assert (await ann.get(f"/api/tables/{ann.table}/replay")).json()["sound"] is True
        played += 1
    return played


async def weigh(servers: list[Server], until: float) -> list[float]:
    """The memory of each, in MB. It goes up and down with the games: this is its mean in the last quarter of a half."""
    await asyncio.sleep(SOAK * 3 / 8)
    seen: list[list[int]] = []
    while not seen or monotonic() < until:
        seen.append([int(server.process.memory_info().rss) for server in servers])
        await asyncio.sleep(0.1)
    return [round(mean(sizes) / 1e6, 1) for sizes in zip(*seen, strict=True)]


@pytest.mark.skipif(not SOAK, reason="it takes time to see that nothing grows: SHAMBLES_NIGHTLY=1, or SHAMBLES_SOAK=60")
async def test_memory_is_flat_while_two_processes_play_on(postgres: NewDatabase, tmp_path: Path) -> None:
    database = through_sqlalchemy(postgres())
    with Server(database, tmp_path) as one, Server(database, tmp_path) as two:
        played: list[int] = []
        weights: list[list[float]] = []
        for _ in range(2):
            until = monotonic() + SOAK / 2
            games = [play_games((one, two)[number % 2], until, Random(number)) for number in range(TABLES)]
            weighing = asyncio.create_task(weigh([one, two], until))
            played.append(sum(await asyncio.gather(*games)))
            weights.append(await weighing)
        figures = f"{SOAK} s: {played} games, {weights} MB"
        print(figures)  # noqa: T201  # what was measured, at night
        for before, after in zip(*weights, strict=True):
            assert after < before * (1 + GROWTH) + MORE, figures
        assert played[1] > 0
        assert "Traceback" not in one.said() + two.said()
