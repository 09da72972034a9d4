"""Who writes next: answers do not queue behind hundreds of new tables, and a slow disk gets no more to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest

from server.blank import blank_in
from server.running import PATIENCE
from server.test_store import a_table, three_seats
from server.waiting import all_have_run
from shambles.server.disk.store import READERS, Store, insert_table
from shambles.server.disk.turns import Turns
from shambles.server.queues import FOR_ADDRESS
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
    """It takes until it is told to go on to write that a server is there; counted. Others have taken some tables."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.words = self.takes = self.takes_again = 0
        self.goes_on = asyncio.Event()
        self.lost: set[str] = set()
        self.ours: set[str] = set()

    async def say_here(self, me: str, seconds: float) -> float:
        self.words += 1
        await self.goes_on.wait()
        return self._clock()

    async def take_lease(self, table_id: str, me: str, gone: str) -> bool:
        self.takes += 1
        self.ours.add(table_id)
        return True

    async def take_leases_again(self, me: str) -> set[str]:
        self.takes_again += 1
        return self.ours - self.lost


async def test_where_a_word_is_late_hundreds_of_bots_wait_for_one_and_take_nothing_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of them used to say for itself that the server is there: a slow disk became slower, and stayed so."""
    now = 100.0
    disk = SlowDisk(lambda: now)
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


async def test_after_a_word_that_came_too_late_one_statement_takes_all_tables_again_that_nobody_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each table used to be taken anew, one write after another. That took longer than a lease lasts, so that the next
    word was late, too, and all bots stood still until an attack was over."""
    now = 100.0
    disk = SlowDisk(lambda: now)
    monkeypatch.setattr("shambles.server.tables.leases.monotonic", lambda: now)
    disk.goes_on.set()
    store: Any = disk
    leases = Leases(store, "me")
    names = [f"table {number}" for number in range(200)]
    for name in names:
        assert await leases.are_ours(name)
    now += 2 * LEASE
    disk.lost = {"table 7"}
    assert all(await asyncio.gather(*(leases.are_ours(name) for name in names if name not in disk.lost)))
    assert (disk.words, disk.takes, disk.takes_again) == (2, 200, 1)
    assert not leases.are_certainly_ours("table 7")
    assert await leases.are_ours("table 7")
    assert disk.takes == 201  # it asks the disk whose it is now


async def test_hundreds_of_tables_are_taken_in_as_many_turns_as_two(tmp_path: Any) -> None:
    """One waits for the disk, and all who come meanwhile are served together: however long others' writes take."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    names = [f"t{number}" for number in range(100)]
    for name in names:
        await store.add_table(a_table(name), three_seats())
    await store.say_here("me", 60.0)
    turns, begin = 0, store._pen.turn

    def count(*, hurried: bool = False) -> Any:
        nonlocal turns
        turns += 1
        return begin(hurried=hurried)

    store._pen.turn = count  # type: ignore[method-assign]  # counted
    async with store.begin():
        taking = [asyncio.create_task(store.take_lease(name, "me")) for name in names]
        await asyncio.sleep(0)
        word = asyncio.create_task(store.say_here("me", 60.0))
        _, waiting = await asyncio.wait([*taking, word], timeout=0.05)
        assert len(waiting) == 101
    assert all(await asyncio.gather(*taking))
    await word
    assert turns <= 3
    assert not await store.take_lease("t5", "you")
    await store.close()


async def test_who_writes_does_not_wait_behind_those_who_read(tmp_path: Any) -> None:
    """Whoever had the turn to write used to wait for a connection, while everybody else waited for the turn."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with AsyncExitStack() as readers:
        for address in range(READERS):
            FOR_ADDRESS.set(f"{address}")
            await readers.enter_async_context(store.reading())
        more = asyncio.create_task(store.count_tables())
        async with asyncio.timeout(PATIENCE), store.begin() as connection:
            await connection.run_sync(insert_table, a_table(), three_seats(), 0.0)
        assert not more.done()
    assert await more == 1
    await store.close()


async def test_many_who_read_from_one_address_hold_up_themselves(tmp_path: Any) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    goes_on, read = asyncio.Event(), list[str]()

    async def visit(address: str) -> None:
        FOR_ADDRESS.set(address)
        async with store.reading():
            read.append(address)
            await goes_on.wait()

    many = [asyncio.create_task(visit("many")) for _ in range(60)]
    async with asyncio.timeout(PATIENCE):
        while len(read) < READERS - 1:  # the last place is for those who want little
            await asyncio.sleep(0.01)
        others = [asyncio.create_task(visit(name)) for name in ("one", "two")]
        while "one" not in read:
            await asyncio.sleep(0.01)
        assert read.count("many") == READERS - 1
        many[0].cancel()
        while "two" not in read:
            await asyncio.sleep(0.01)
    assert read.count("many") == READERS - 1
    goes_on.set()
    await asyncio.gather(*others, *many, return_exceptions=True)
    assert read.count("many") == 60
    assert list(store.reads()) == []
    await store.close()


async def test_a_server_whose_word_is_late_does_not_bury_itself(tmp_path: Any) -> None:
    """It used to find itself dead, and its tables free for whoever came first."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    full = [seat for seat in three_seats() if seat.kind != "open"]
    await store.add_table(a_table(), full)
    leases, other = Leases(store, "me"), Leases(store, "other")
    assert await leases.are_ours("abc")
    await store.say_here("me", -1.0)
    assert await leases.due(50) == []
    assert await store.take_leases_again("me") == set()  # not before it has said that it is there
    await store.say_here("me", 60.0)
    assert await store.take_leases_again("me") == {"abc"}
    await store.say_here("me", -1.0)
    assert await other.due(50) == ["abc"]
    assert await other.take("abc")
    await store.say_here("me", 60.0)
    assert await store.take_leases_again("me") == set()
    await store.close()


async def test_a_word_that_could_not_be_said_is_said_again(tmp_path: Any) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    leases = Leases(store, "me")
    with pytest.raises(Exception, match="no such table"):
        await leases.take("abc")
    await store.open()
    await store.add_table(a_table(), three_seats())
    assert await leases.take("abc")
    await store.close()


@pytest.mark.parametrize("first", ["take", "let go"])
async def test_memory_and_disk_agree_whether_a_table_is_taken_or_let_go_last(tmp_path: Any, first: str) -> None:
    """The disk used to say that nobody has it, and we went on to play it beside the server that took it then."""
    store = Store(blank_in(tmp_path))
    await store.open()
    await store.add_table(a_table(), three_seats())
    leases = Leases(store, "me")
    assert await leases.take("abc")
    leases.let_go("abc")
    take, flush = leases.take("abc"), leases.flush()
    await asyncio.gather(*((take, flush) if first == "take" else (flush, take)))
    assert await leases.find_owner("abc") == ("me", True)
    assert leases.are_certainly_ours("abc")
    leases.let_go("abc", 7.0)
    assert not leases.are_certainly_ours("abc")
    await leases.flush()
    assert await leases.find_owner("abc") == ("", False)
    await store.close()
