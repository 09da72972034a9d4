"""A server that is killed in the middle of a round changes nothing: each round is paired once, and all of it counts."""

from __future__ import annotations

import asyncio
import os
import signal
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
from server.test_several_processes import serving
from server.waiting import eventually

pytestmark = pytest.mark.rule("SH-009")


@pytest.mark.parametrize("house", [at_night("sqlite"), "two processes"])
async def test_an_evening_though_servers_die(tmp_path: Path, house: str, request: pytest.FixtureRequest) -> None:
    database: str | Path = tmp_path / "tables.db"
    if house != "sqlite":
        new_database: NewDatabase = request.getfixturevalue("postgres")
        database = through_sqlalchemy(new_database())
    rng, people_count, rounds = Random(4), 7, 3
    async with AsyncExitStack() as stack:
        with ExitStack() as running:
            processes = {} if house == "sqlite" else {"processes": 2}
            server = running.enter_context(Server(database, tmp_path, **SETTINGS, **processes))
            people = [await stack.enter_async_context(Person(server, f"P{number}")) for number in range(people_count)]
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
                    if house == "sqlite":
                        await asyncio.to_thread(server.kill)
                        await asyncio.to_thread(server.start)
                    else:  # its supervisor starts another
                        os.kill(rng.choice(sorted(serving(server))), signal.SIGKILL)
                        await eventually(lambda: len(serving(server)) == 2)

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
