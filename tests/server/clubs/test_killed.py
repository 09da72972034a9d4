"""A server that is killed in the middle of a round changes nothing: each round is paired once, and all of it counts."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.clubs.evenings import SETTINGS, begin, gather_field, look, open_night, play_night, until
from server.clubs.test_evening import recount
from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import at_night
from server.people import Person
from server.players import become_player
from server.running import Server

pytestmark = pytest.mark.rule("SH-009")


@pytest.mark.parametrize("house", [at_night("sqlite"), "two processes"])
async def test_an_evening_though_servers_die(tmp_path: Path, house: str, request: pytest.FixtureRequest) -> None:
    database: str | Path = tmp_path / "tables.db"
    channels = "memory"
    if house != "sqlite":
        new_database: NewDatabase = request.getfixturevalue("postgres")
        channels = new_database()
        database = through_sqlalchemy(channels)
    rng, people_count, rounds = Random(4), 7, 3
    async with AsyncExitStack() as stack:
        with ExitStack() as running:
            count = 1 if house == "sqlite" else 2
            servers = [running.enter_context(Server(database, tmp_path, channels, **SETTINGS)) for _ in range(count)]
            people = [
                await stack.enter_async_context(Person(servers[number % count], f"P{number}"))
                for number in range(people_count)
            ]
            await become_player(people[0])
            options = {"mode": "survival", "hands": 1}
            club = await open_night(people[0], seats=4, rounds=rounds, options=options)
            await gather_field(club, people)
            await begin(people[0], club)

            async def kill_in_each_round() -> None:
                for number in range(1, rounds + 1):

                    async def is_on(number: int = number) -> bool:
                        latest = (await look(people[0], club))["latest"]
                        return bool(latest and latest["number"] >= number)

                    await until(is_on)
                    await asyncio.sleep(rng.random() * 0.7)
                    server = rng.choice(servers)
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)

            await asyncio.gather(
                kill_in_each_round(), *(play_night(one, club, Random(number)) for number, one in enumerate(people))
            )
            results: dict[str, Any] = (await people[0].get(f"/api/clubs/{club}/results")).raise_for_status().json()
    assert [one["number"] for one in results["rounds"]] == list(range(1, rounds + 1))
    for round_ in results["rounds"]:
        sat = Counter(seat["entry"] for board in round_["boards"] for seat in board["seats"])
        assert sat == Counter({None: 1} | dict.fromkeys(range(1, people_count + 1), 1))
        assert {seat["ending"] for board in round_["boards"] for seat in board["seats"] if seat["entry"]} == {"played"}
    assert {one["number"]: one["rounds"] for one in results["night"]["lines"]} == recount(results)
