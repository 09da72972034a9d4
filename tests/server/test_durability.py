"""An answer that was acknowledged survives `kill -9` at any moment, and counts once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount, at_night
from server.people import Client, Frame, Person
from server.running import Server
from server.truth import stored, true_table


async def seat_people(servers: Sequence[Server], tables: int, hands: int) -> list[Client]:
    """Two people and a bot at each table; where there are two servers, half of the tables at each."""
    clients = []
    for number in range(tables):
        mode, server = ("hero", "survival")[number % 2], servers[number // 2 % len(servers)]
        async with Person(server, "Ann") as ann, Person(server, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", options={"mode": mode, "hands": hands}))["id"])
            clients += [await one.client().connect() for one in (ann, bob)]
    return clients


async def kill_again_and_again(
    servers: Sequence[Server], kills: int, every: int, answers: Callable[[], int], rng: Random
) -> None:
    """Kill and start anew, each time after about so many more answers, at a moment that nobody knows."""
    for number in range(1, kills + 1):
        while answers() < number * every:
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.05)
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(rng.random() * 0.2)
        await asyncio.to_thread(server.start)


async def play_through_kills(servers: Sequence[Server], kills: int, seed: int) -> None:
    tables, hands = (4, 3) if kills < 10 else (8, min(100, 2 * kills))
    clients = await seat_people(servers, tables, hands)
    rng = Random(seed)

    def answers() -> int:
        return sum(len(client.taken) for client in clients)

    every = tables * 2 * hands * 6 // (kills + 1)  # six or more answers of each person in a hand
    killer = asyncio.create_task(kill_again_and_again(servers, kills, every, answers, rng))
    ends = await asyncio.gather(*(client.play(Random(rng.random())) for client in clients))
    assert killer.done(), f"the games were over after {answers()} answers, before the last kill"
    await killer
    for client, end in zip(clients, ends, strict=True):
        await check_table(servers[0], client, end)
        await client.close()


async def check_table(server: Server, client: Client, end: Frame, is_over: bool = True) -> None:
    """What was acknowledged is on the disk, once; what is on the disk was sent; the story is the same."""
    seat = end["seat"]
    _, _, entries = await stored(server.database, client.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    mine = {entry.key: entry.choice for entry in entries if entry.seat == seat}
    assert mine == {f"{seat}:{key}": choice for key, choice in client.taken.items()}
    assert sum(entry.seat == seat for entry in entries) == len(client.taken)
    truth = await true_table(server.database, client.table)
    told = truth.events_for(seat)
    if is_over:
        assert truth.outcome is not None
        assert list(truth.outcome.scores) == end["outcome"]["scores"]
        assert len(told) == len(client.events)
    assert json.loads(msgspec.json.encode(told[: len(client.events)])) == list(client.events.values())


@pytest.mark.parametrize("house", ["sqlite", at_night("postgresql"), "two servers"])
async def test_nothing_is_lost_and_nothing_counts_twice(
    tmp_path: Path, house: str, request: pytest.FixtureRequest
) -> None:
    """SHAMBLES_KILLS: how often a server is killed; 200 times at night."""
    kills = amount("KILLS", 1, 200)
    database: str | Path = tmp_path / "tables.db"
    if house != "sqlite":
        new_database: NewDatabase = request.getfixturevalue("postgres")
        database = through_sqlalchemy(new_database())
    with ExitStack() as running:
        count = 2 if house == "two servers" else 1
        servers = [running.enter_context(Server(database, tmp_path)) for _ in range(count)]
        await play_through_kills(servers, kills, seed=Random().getrandbits(32))
