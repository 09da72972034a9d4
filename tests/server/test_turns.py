"""Who writes next: answers do not queue behind hundreds of new tables, and a slow disk gets no more to do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.blank import blank_in
from server.test_store import a_table, three_seats
from server.waiting import all_have_run
from shambles.server.disk.store import Store
from shambles.server.disk.turns import Turns
from shambles.server.tables.leases import LEASE, Leases


class Line:
    """People who want to write, and who of them has written."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.wrote: list[str] = []
        self.goes_on = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, *, hurried: bool = False) -> None:
        self.tasks[name] = asyncio.create_task(self._write(name, hurried=hurried))
        await asyncio.sleep(0)

    async def _write(self, name: str, *, hurried: bool) -> None:
        async with self.turns.take(hurried=hurried):
            self.wrote.append(name)
            await self.goes_on.wait()

    async def done(self) -> list[str]:
        self.goes_on.set()
        await asyncio.wait(self.tasks.values())
        return self.wrote


async def test_where_both_lines_wait_they_are_served_by_turns() -> None:
    line = Line()
    for name in ("a", "b", "c", "d"):
        await line.come(name)
    for name in ("X", "Y"):
        await line.come(name, hurried=True)
    assert await line.done() == ["a", "X", "b", "Y", "c", "d"]


async def test_nobody_starves_however_many_are_hurried() -> None:
    line = Line()
    for number in range(20):
        await line.come(f"X{number}", hurried=True)
    await line.come("a")
    assert (await line.done()).index("a") <= 2


@pytest.mark.parametrize("whose", ["a", "b", "c"], ids=["who writes", "who is next", "who waits"])
async def test_who_goes_away_gives_their_turn_on(whose: str) -> None:
    line = Line()
    for name in ("a", "b", "c", "d"):
        await line.come(name)
    if whose == "b":
        line.goes_on.set()
        await asyncio.wait([line.tasks["a"]])  # it is b's turn, and b does not know yet
    line.tasks[whose].cancel()
    assert [name for name in await line.done() if name != whose] == [name for name in "abcd" if name != whose]
    await line.turns.take().__aenter__()  # it is free


class SlowDisk:
    """It takes until it is told to go on to write that a server is there; counted."""

    def __init__(self) -> None:
        self.words = self.takes = 0
        self.goes_on = asyncio.Event()

    async def say_here(self, me: str, seconds: float) -> None:
        self.words += 1
        await self.goes_on.wait()

    async def take_lease(self, table_id: str, me: str, gone: str) -> bool:
        self.takes += 1
        return True


async def test_where_a_word_is_late_hundreds_of_bots_wait_for_one_and_take_nothing_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of them used to say for itself that the server is there: a slow disk became slower, and stayed so."""
    disk, now = SlowDisk(), 100.0
    monkeypatch.setattr("shambles.server.tables.leases.monotonic", lambda: now)
    store: Any = disk
    leases = Leases(store, "me")
    names = [f"table {number}" for number in range(200)]
    disk.goes_on.set()
    for name in names:
        assert await leases.are_ours(name)
    assert (disk.words, disk.takes) == (1, 200)
    disk.goes_on.clear()
    now += LEASE * 0.6
    asked: list[Coroutine[Any, Any, bool]] = [leases.are_ours(name) for name in names]
    waiting = asyncio.gather(*asked)
    await all_have_run()
    disk.goes_on.set()
    assert all(await waiting)
    assert (disk.words, disk.takes) == (2, 200)


async def test_a_word_that_could_not_be_said_is_said_again(tmp_path: Any) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    leases = Leases(store, "me")
    with pytest.raises(Exception, match="no such table"):
        await leases.hold([], [])
    await store.open()
    assert await leases.hold([], []) == {}
    await store.close()


@pytest.mark.parametrize("first", ["take", "drop"])
async def test_memory_and_disk_agree_whether_a_table_is_taken_or_dropped_last(tmp_path: Any, first: str) -> None:
    """The disk used to say that nobody answers for it, and we went on to do so beside whoever took it then."""
    store = Store(blank_in(tmp_path))
    await store.open()
    await store.add_table(a_table(), three_seats())
    leases = Leases(store, "me")
    take, drop = leases.take("abc"), leases.drop("abc")
    await asyncio.gather(*((take, drop) if first == "take" else (drop, take)))
    found = await leases.find_owner("abc")
    assert found is not None
    assert (found[0] == "me") is leases.are_certainly_ours("abc") is (first == "drop")
    await store.close()


async def test_a_table_that_is_dropped_while_others_are_held_is_not_taken_to_be_ours(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(blank_in(tmp_path))
    await store.open()
    await store.add_table(a_table(), three_seats())
    leases, begin = Leases(store, "me"), store.begin
    await leases.hold([], [])  # that we are there

    @asynccontextmanager
    async def and_drop(**given: Any) -> AsyncIterator[Any]:
        """Right after it is on the disk that we hold the table, somebody here gives it up."""
        monkeypatch.setattr(store, "begin", begin)
        async with begin(**given) as connection:
            yield connection
        await leases.drop("abc")

    monkeypatch.setattr(store, "begin", and_drop)
    await leases.hold(["abc"], ["abc"])
    assert await leases.find_owner("abc") == ("", False)
    assert not leases.are_certainly_ours("abc")
    await store.close()
