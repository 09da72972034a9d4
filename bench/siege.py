"""How long others wait while few addresses attack by everything at once, with long finished games on the disk.

Undos, rules, boxes, replays, reviews, saves, lessons, same deals, play-ons, trials, hints, legends, half-sent requests
and spectators. Run it with `python bench/siege.py --seconds 20`; each of them alone is in `bench/attack.py`.

`--runs 20` does so twenty times, each time from the same disk, prints a line for each run and then the worst. It exits
with 1 if others' bots took more than a second longer than before at the 95th percentile, or more than two seconds at
most. Behind each run stands what others waited for longest, as `shambles host queues` shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx

from attack import (
    ask_for_hints,
    attack,
    fill,
    fill_with_legends,
    long_seats,
    others,
    sit_down,
    take_back_again_and_again,
    watch_others,
)
from server.people import Person
from server.running import Server
from shambles.server.limits import network_of
from shambles.server.people.tokens import fingerprint
from shambles.server.queues import SHORT

KEY = "the-key-of-this-bench"
LOOK = 0.25  # seconds between two looks at the queues
LONGER, LONGEST = 1.0, 2.0  # seconds: at the 95th percentile more than before, and at most


class Waits(NamedTuple):
    """Of pings or bots, in seconds: how many, the median, the 95th percentile and the longest."""

    many: int
    median: float
    most: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> Waits:
        found = quantiles(seconds, n=100) if len(seconds) > 1 else seconds * 99
        return cls(len(seconds), found[49], found[94], max(seconds))

    def __str__(self) -> str:
        return f"{self.median:.3f} {self.most:.3f} {self.longest:.3f}"


class Run(NamedTuple):
    """Others' pings and bots, before and meanwhile; by queue and kind of work, how long others waited at most."""

    pings: tuple[Waits, Waits]
    bots: tuple[Waits, Waits]
    queues: dict[str, float]

    @property
    def is_fine(self) -> bool:
        before, under = self.bots
        return under.most <= before.most + LONGER and under.longest <= LONGEST

    def __str__(self) -> str:
        queues = sorted(self.queues.items(), key=lambda one: -one[1])[:5]
        waited = ", ".join(f"{name} {seconds:.1f}" for name, seconds in queues)
        (ping, pings), (bot, bots) = self.pings, self.bots
        return f"ping {ping} | {pings}; {bots.many} bots {bot} | {bots}; waited longest: {waited}"


@asynccontextmanager
async def queues_of(server: Server, people: list[Person]) -> AsyncIterator[dict[str, float]]:
    """What these people waited for meanwhile, at most; and what has no address."""
    theirs = {"", *(fingerprint(network_of(one.http.headers["x-forwarded-for"]))[:SHORT] for one in people)}
    longest: dict[str, float] = {}

    async def look() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
            while True:
                with suppress(httpx.HTTPError):
                    said = await http.get("/api/host/queues", headers={"authorization": f"Bearer {KEY}"})
                    for queue in said.raise_for_status().json():
                        for share in queue["shares"]:
                            name = f"{queue['name']}: {share['kind']}"
                            if share["address"] in theirs and share["waiting"]:
                                longest[name] = max(longest.get(name, 0.0), share["oldest"])
                await asyncio.sleep(LOOK)

    looking = asyncio.create_task(look())
    try:
        yield longest
    finally:
        looking.cancel()


async def watch(server: Server, seconds: float) -> tuple[Waits, Waits, dict[str, float]]:
    people = others(server)
    async with queues_of(server, people) as longest:
        pings, waits = await watch_others(server, seconds, people)
    return Waits.of(pings), Waits.of(waits), longest


async def besiege(server: Server, tables: list[list[tuple[str, str]]], seconds: float, amount: int) -> Run:
    """Others' pings and bots, before and meanwhile."""
    seats, survival, board = tables
    await watch_others(server, 5, others(server, 2))  # until the processes have started
    before = await watch(server, seconds)
    await fill_with_legends(server, amount)
    context, lasts = multiprocessing.get_context("spawn"), seconds + 30
    strangers = [context.Process(target=take_back_again_and_again, args=(server.port, seats, lasts))]
    for one in (survival, board):
        given = (server.port, one[0][0], lasts)
        strangers.append(context.Process(target=attack, args=given, kwargs={"spends": True}))
    for stranger in strangers:
        stranger.start()
    hinting = asyncio.create_task(ask_for_hints(server, amount))
    await asyncio.sleep(5)
    under = await watch(server, seconds)
    for stranger in strangers:
        stranger.terminate()
        await asyncio.to_thread(stranger.join)
    hinting.cancel()
    return Run((before[0], under[0]), (before[1], under[1]), under[2])


async def prepare(server: Server, answers: int, boards: int) -> list[list[tuple[str, str]]]:
    """The seats of the tables that are attacked: two long finished games, a longer one that is on, and new ones."""
    async with AsyncExitStack() as here:
        seats = await long_seats(here, server, boards)
        survival = await sit_down(here, server, 10, "card_game", {"mode": "survival", "hands": 10})
        board = await sit_down(here, server, 6, "board_game", {})
        tables = [seats, *([(one.table, one.token) for one in people] for people in (survival, board))]
    server.stop()
    filled = [await fill(server, one[0][0], answers) for one in tables]
    print(f"on the disk: games of {', '.join(map(str, filled))} answers")
    return tables


async def main(runs: int, seconds: float, amount: int, answers: int = 8_000, boards: int = 20) -> bool:
    """Whether others' bots waited little in each run."""
    done: list[Run] = []
    with tempfile.TemporaryDirectory() as name:
        file, filled = Path(name) / "tables.db", Path(name) / "filled.db"
        given: dict[str, Any] = {"posts_per_minute": 10_000, "host_key": fingerprint(KEY)}
        with Server(file, Path(name), **given) as server:
            tables = await prepare(server, answers, boards)
        shutil.copy(file, filled)
        print("median, 95 % and longest in seconds, before | under all at once")
        for number in range(runs):
            for one in Path(name).glob("tables.db*"):
                one.unlink()
            shutil.copy(filled, file)
            with Server(file, Path(name), **given) as server:
                done.append(await besiege(server, tables, seconds, amount))
            print(f"run {number + 1}: {done[-1]}", flush=True)
    fine = sum(one.is_fine for one in done)
    longer = max(one.bots[1].most - one.bots[0].most for one in done)
    print(
        f"others' bots: {fine} of {runs} runs within {LONGER:.0f} s more (95 %) and {LONGEST:.0f} s (longest); ", end=""
    )
    print(f"worst {longer:.3f} s more (95 %), {max(one.bots[1].longest for one in done):.3f} s (longest); ", end="")
    print(f"worst ping {max(one.pings[1].longest for one in done):.3f} s")
    return fine == runs


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--amount", type=int, default=80, help="of tables of legends, and of hints")
    asked.add_argument("--runs", type=int, default=1)
    chosen = asked.parse_args()
    sys.exit(0 if asyncio.run(main(chosen.runs, chosen.seconds, chosen.amount)) else 1)
