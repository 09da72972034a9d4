"""Though servers are killed at any moment: every turn is called, and none more than once beyond its one retry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount, at_night
from server.people import Frame, Person
from server.players import become_player
from server.running import PATIENCE, Server
from server.sinks import Sink, Subscription

SETTINGS = {"call_after": 0.1, "call_inside": True, "posts_per_minute": 100_000, "deeds_per_minute": 100_000}


class Pair:
    """Ann, a player who is called, and Ben, a guest, at one table. Her turns, and the calls that came for each."""

    def __init__(self, ann: Person, ben: Person, sink: Sink) -> None:
        self.ann, self.ben, self.sink = ann, ben, sink
        self.phone = Subscription(f"{sink.address}/push/{id(self)}")
        self.calls: list[int] = []
        self._before = 0

    async def sit_down(self) -> None:
        await become_player(self.ann)
        (await self.ann.post("/api/me/ways", self.phone.form())).raise_for_status()
        options = {"mode": "hero", "hands": 100}
        await self.ben.join((await self.ann.open_table("you open", options=options))["id"])

    def _arrived(self) -> int:
        return len(self.sink.at("/" + self.phone.endpoint.split("/", 3)[3]))

    async def one_turn(self) -> None:
        """Her turn: she is called, comes, answers and goes; he plays until it is her turn again, and goes."""
        deadline = monotonic() + PATIENCE
        while self._arrived() == self._before:
            assert monotonic() < deadline, f"turn {len(self.calls) + 1} of {self.ann.table} was not called"
            await asyncio.sleep(0.02)
        await play(self.ann, lambda state: state["mine"] is not None or not state["asked"])
        self.calls.append(self._arrived() - self._before)
        self._before = self._arrived()
        await play(self.ben, lambda state: self.ann.seat in state["awaited"])


async def play(person: Person, until: Callable[[Frame], bool]) -> None:
    """Come, whichever server there is by then, answer until it is so, and go."""
    client = person.client()
    await client.reconnect()
    await client.play(until=until)
    await client.close()


async def play_on(pair: Pair, stop: asyncio.Event) -> None:
    while not stop.is_set():
        await pair.one_turn()


async def kill_again_and_again(servers: Sequence[Server], kills: int, pairs: list[Pair], rng: Random) -> None:
    """At moments that nobody knows; each time after another call has come."""
    for _ in range(kills):
        before = len(pairs[0].sink.arrived)
        deadline = monotonic() + PATIENCE
        while len(pairs[0].sink.arrived) < before + 1:
            assert monotonic() < deadline, "no more calls come"
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * 0.5)
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


@pytest.mark.parametrize("house", ["sqlite", at_night("postgresql"), "two processes"])
async def test_every_turn_is_called_though_servers_die(
    tmp_path: Path, house: str, request: pytest.FixtureRequest, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """SHAMBLES_CALL_KILLS: how often a server is killed; 200 times at night."""
    kills = amount("CALL_KILLS", 3 if house == "sqlite" else 1, 200)
    database: str | Path = tmp_path / "tables.db"
    channels = "memory"
    if house != "sqlite":
        new_database: NewDatabase = request.getfixturevalue("postgres")
        address = new_database()
        database, channels = through_sqlalchemy(address), "memory" if house == "postgresql" else address
    rng = Random()
    async with AsyncExitStack() as people:
        with Sink() as sink, ExitStack() as running:
            count = 2 if house == "two processes" else 1
            new = partial(Server, database, tmp_path, channels, **SETTINGS)
            servers = [running.enter_context(new()) for _ in range(count)]
            pairs = []
            for number in range(8 if kills > 10 else 4):
                ann, ben = (Person(servers[number % count], name) for name in ("Ann", "Ben"))
                pairs.append(Pair(await people.enter_async_context(ann), await people.enter_async_context(ben), sink))
                await pairs[-1].sit_down()
            stop = asyncio.Event()
            async with asyncio.TaskGroup() as together:
                playing = [together.create_task(play_on(pair, stop)) for pair in pairs]
                await kill_again_and_again(servers, kills, pairs, rng)
                stop.set()
            assert all(one.done() for one in playing)
    told = [calls for pair in pairs for calls in pair.calls]
    again = sum(calls - 1 for calls in told)
    figures = f"{house}: {kills} kills, {len(told)} turns, {len(told) + again} calls, {again} of them a second time"
    record_testsuite_property(f"calls, {house}", figures)
    assert len(told) >= kills
    assert set(told) <= {1, 2}
    assert again <= kills * len(pairs)
