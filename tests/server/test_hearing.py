"""Servers hear of the tables that they show, and of no others; where nobody else shows one, nothing is said."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from server.blank import blank_in
from server.conftest import new_redis
from server.waiting import eventually
from shambles.server.disk.store import Store
from shambles.server.tables.elsewhere import Elsewhere
from shambles.server.tables.hearing import Hearing, channel_of


class Ear:
    """One process: what it has heard, and of which tables it is sure to hear."""

    def __init__(self, address: str) -> None:
        self.heard: list[str] = []
        self.follows: list[str] = []
        self.is_open = False
        self.line = Hearing(address, self.heard.append, self.open, self.follows.append)

    def open(self) -> None:
        self.is_open = True


@asynccontextmanager
async def ears(address: str) -> AsyncIterator[tuple[Ear, Ear]]:
    one, two = Ear(address), Ear(address)
    async with AsyncExitStack() as ends:
        for ear in (one, two):
            work = asyncio.create_task(ear.line.go_on())
            ends.callback(work.cancel)
        await eventually(lambda: one.is_open and two.is_open)
        yield one, two


@pytest.fixture
def redis() -> Iterator[str]:
    with new_redis() as address:
        yield address


async def test_a_server_hears_of_its_own_tables_alone(redis: str) -> None:
    async with ears(redis) as (one, two):
        one.line.follow("mine")
        two.line.follow("yours")
        await eventually(lambda: one.follows == ["mine"] and two.follows == ["yours"])
        one.line.say("mine", "first")
        await eventually(lambda: one.heard == ["first"] and not one.line._out)
        await eventually(lambda: "mine" in one.line._alone)  # nobody else heard it
        one.line.say("mine", "kept to ourselves")
        one.line.say("mine", "said anyway", anyway=True)
        await eventually(lambda: one.heard == ["first", "said anyway"])
        assert two.heard == []

        two.line.follow("mine")
        await eventually(lambda: two.follows == ["yours", "mine"])
        two.line.say("mine", "hello", anyway=True)
        await eventually(lambda: "hello" in one.heard)
        assert one.line.meet("mine")
        one.line.say("mine", "second")
        await eventually(lambda: two.heard == ["hello", "second"])

        two.line.leave("mine")
        async with Redis.from_url(redis) as asking:
            channel = channel_of("mine")
            while dict(await asking.pubsub_numsub(channel))[channel.encode()] > 1:
                await asyncio.sleep(0.01)
        one.line.say("mine", "third")
        two.line.say("yours", "fourth", anyway=True)
        await eventually(lambda: one.heard[-1] == "third" and two.heard[-1] == "fourth")
        assert two.heard == ["hello", "second", "fourth"]


async def test_who_was_met_while_we_were_counted_is_not_overlooked(redis: str) -> None:
    async with ears(redis) as (one, _):
        one.line.follow("mine")
        await eventually(lambda: one.follows == ["mine"])

        class Slow:
            """A line on which somebody is heard between our word and the count."""

            async def say_of(self, table: str, message: str) -> int:
                assert not one.line.meet(table)
                return 1

        await one.line._say(Slow(), "mine", "hello")  # type: ignore[arg-type]
        assert "mine" not in one.line._alone


class Looked:
    """A table in the memory, and the processes through which somebody is said to look at it."""

    def __init__(self, *processes: str) -> None:
        self.audience, self._processes = self, set(processes)

    def processes(self) -> set[str]:
        return set(self._processes)

    def forget_process(self, process: str) -> None:
        self._processes.remove(process)


async def test_a_process_that_has_died_is_forgotten_also_at_tables_that_nobody_looks_at_here(tmp_path: Path) -> None:
    """Whoever calls people has the table in the memory, and must know that nobody looks through a dead process."""
    store = Store(blank_in(tmp_path))
    await store.open()
    await store.say_here("alive", 60)
    tables: Any = {"one": Looked("alive", "dead"), "two": Looked("dead"), "three": Looked()}
    elsewhere = Elsewhere("memory", "me", tables, store, list, lambda live: None)
    await elsewhere._forget_the_dead()
    assert [one.processes() for one in tables.values()] == [{"alive"}, set(), set()]
    await store.close()
