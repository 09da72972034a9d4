"""An answer that was acknowledged survives `kill -9` at any moment, and counts once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.people import Client, Frame, Person
from server.running import Server
from server.truth import stored, true_table

nightly = pytest.mark.skipif(not os.environ.get("SHAMBLES_NIGHTLY"), reason="takes minutes: SHAMBLES_NIGHTLY=1 runs it")


async def seat_people(server: Server, tables: int, hands: int) -> list[Client]:
    """Two people and a bot at each table."""
    clients = []
    for number in range(tables):
        mode = ("hero", "survival")[number % 2]
        async with Person(server, "Ann") as ann, Person(server, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", options={"mode": mode, "hands": hands}))["id"])
            clients += [await one.client().connect() for one in (ann, bob)]
    return clients


async def kill_again_and_again(server: Server, kills: int, every: int, answers: Callable[[], int], rng: Random) -> None:
    """Kill and start anew, each time after about so many more answers, at a moment that nobody knows."""
    for number in range(1, kills + 1):
        while answers() < number * every:
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.05)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(rng.random() * 0.2)
        await asyncio.to_thread(server.start)


async def play_through_kills(server: Server, kills: int, tables: int, hands: int, seed: int) -> None:
    clients = await seat_people(server, tables, hands)
    rng = Random(seed)

    def answers() -> int:
        return sum(len(client.taken) for client in clients)

    every = tables * 2 * hands * 6 // (kills + 1)  # six or more answers of each person in a hand
    killer = asyncio.create_task(kill_again_and_again(server, kills, every, answers, rng))
    ends = await asyncio.gather(*(client.play(Random(rng.random())) for client in clients))
    assert killer.done(), f"the games were over after {answers()} answers, before the last kill"
    await killer
    for client, end in zip(clients, ends, strict=True):
        await check_table(server, client, end)
        await client.close()


async def check_table(server: Server, client: Client, end: Frame) -> None:
    """What was acknowledged is on the disk, once; what is on the disk was sent; the story is the same."""
    seat = end["seat"]
    _, _, entries = await stored(server.database, client.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    mine = {entry.key: entry.choice for entry in entries if entry.seat == seat}
    assert mine == {f"{seat}:{key}": choice for key, choice in client.taken.items()}
    assert sum(entry.seat == seat for entry in entries) == len(client.taken)
    truth = await true_table(server.database, client.table)
    assert truth.outcome is not None
    assert list(truth.outcome.scores) == end["outcome"]["scores"]
    assert len(truth.events_for(seat)) == len(client.events)


async def test_nothing_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        await play_through_kills(server, kills=3, tables=4, hands=3, seed=1)


@nightly
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nothing_is_lost_in_a_bad_night(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    address: str | Path = tmp_path / "tables.db"
    if database == "postgresql":
        new_database: NewDatabase = request.getfixturevalue("postgres")
        address = through_sqlalchemy(new_database())
    with Server(address, tmp_path) as server:
        await play_through_kills(server, kills=20, tables=8, hands=12, seed=Random().getrandbits(32))
