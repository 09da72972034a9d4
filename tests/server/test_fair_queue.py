"""Whose turn it is to think: every address gets its share, and nobody waits behind somebody else's many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from server.waiting import all_have_run
from shambles.core.asking.reply import BadInput
from shambles.server.fair_turns import MOST_ASKED, FairQueue, FairSemaphore, QueuedWork, WorkFor
from shambles.server.time_and_chance import monotonic
from shambles.server.workers.pool import WorkerPool


async def job(address: str, table: str = "", is_person: bool = False) -> QueuedWork:
    return QueuedWork(WorkFor(address, table, is_person), len, (), asyncio.get_running_loop().create_future())


def takes(queue: FairQueue, count: int, seconds: float = 1) -> list[tuple[str, str]]:
    """Who is served, one after another, when each thought takes so long."""
    served = []
    for _ in range(count):
        one = queue.take()
        assert one is not None
        queue.finish(one, seconds)
        served.append((one.asker.address, one.asker.table))
    return served


async def test_a_single_bot_is_next_whatever_waits_from_addresses_with_many_tables() -> None:
    queue = FairQueue()
    for number in range(240):
        queue.add(await job(f"many {number % 4}", f"{number}"))
    takes(queue, 100)
    under_way = queue.take()
    assert under_way is not None
    for number in range(8):
        queue.add(await job(f"one {number}", "a"))
    queue.finish(under_way, 1)
    assert {address for address, _ in takes(queue, 8)} == {f"one {number}" for number in range(8)}


async def test_addresses_get_the_same_time_though_one_has_longer_thoughts() -> None:
    queue = FairQueue()
    for number in range(60):
        queue.add(await job("slow", f"{number}"))
        queue.add(await job("quick", f"{number}"))
    seconds = {"slow": 0.0, "quick": 0.0}
    for _ in range(44):
        one = queue.take()
        assert one is not None
        seconds[one.asker.address] += (took := 1.0 if one.asker.address == "slow" else 0.1)
        queue.finish(one, took)
    assert abs(seconds["slow"] - seconds["quick"]) <= 1


async def test_at_one_address_people_come_first_and_then_table_by_table() -> None:
    queue = FairQueue()
    for table in ("a", "a", "a", "b", "c"):
        queue.add(await job("here", table))
    queue.add(await job("here", "d", is_person=True))
    assert [table for _, table in takes(queue, 6)] == ["d", "a", "b", "c", "a", "a"]


async def test_nobody_saves_up_turns_by_not_asking() -> None:
    queue = FairQueue()
    for number in range(20):
        queue.add(await job("busy", f"{number}"))
    takes(queue, 10)
    for number in range(10):
        queue.add(await job("late", f"{number}"))
    assert [address for address, _ in takes(queue, 8)].count("busy") in (3, 4)


class Bench:
    """Does its work when it is told to."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.goes_on = asyncio.Event()
        self.work: float | None = None

    async def start(self) -> None:
        """It is there."""

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...], tell: object = None) -> Any:
        self.begun.append(given[0])
        await self.goes_on.wait()
        return work(*given)

    def close(self) -> None:
        pass


async def test_where_there_are_several_workers_no_address_has_all_of_them() -> None:
    first, second = Bench(), Bench()
    desk = WorkerPool([first, second])
    many = [asyncio.create_task(desk.do(WorkFor("many", f"{one}"), str, one)) for one in range(5)]
    await all_have_run()
    assert first.begun + second.begun == [0]
    single = asyncio.create_task(desk.do(WorkFor("one"), str, 99))
    await all_have_run()
    assert sorted(first.begun + second.begun) == [0, 99]
    first.goes_on.set()
    second.goes_on.set()
    assert await asyncio.gather(single, *many) == ["99", "0", "1", "2", "3", "4"]


async def test_the_last_idle_worker_is_kept_for_who_wants_little() -> None:
    first, second = Bench(), Bench()
    desk = WorkerPool([first, second])
    many = [asyncio.create_task(desk.do(WorkFor(f"many {n % 4}", f"{n}"), str, n)) for n in range(40)]
    await all_have_run()
    assert len(first.begun + second.begun) <= 2  # the first of them came when nobody wanted much yet
    idle = first if not first.begun else second
    if idle.begun:
        idle.goes_on.set()
        await all_have_run()
        idle.goes_on.clear()
    begun = len(idle.begun)
    single = asyncio.create_task(desk.do(WorkFor("one"), str, 99))
    await all_have_run()
    assert idle.begun[begun:] == [99]
    first.goes_on.set()
    second.goes_on.set()
    assert await single == "99"
    await asyncio.gather(*many)


async def test_long_thoughts_of_several_addresses_leave_a_worker_for_short_ones() -> None:
    """None of them wants much, but each takes a second: whoever plays against a quick bot does not wait for that."""
    queue = FairQueue()

    def add(address: str, kind: str) -> None:
        future = asyncio.get_running_loop().create_future()
        queue.add(QueuedWork(WorkFor(address, kind=kind), len, (), future))

    for kind, seconds in (("legend", 1.0), ("rookie", 0.01)):
        add("before", kind)
        one = queue.take(is_kept=True)
        assert one is not None  # nobody knows yet how long it takes
        queue.finish(one, seconds)
    for number in range(4):
        add(f"long {number}", "legend")
    assert queue.take(is_kept=True) is None
    add("short", "rookie")
    one = queue.take(is_kept=True)
    assert one is not None
    assert one.asker.address == "short"
    assert queue.take() is not None  # any other worker takes the long ones


async def test_work_that_takes_long_only_because_the_machine_is_busy_is_still_short() -> None:
    """On a machine that was busy enough all work used to count as long, and nothing of it came to the kept worker."""
    queue = FairQueue()
    one = QueuedWork(WorkFor("one", kind="rookie"), len, (), asyncio.get_running_loop().create_future())
    for work in (0.02, 0.02, 3.0):
        queue.add(one)
        assert queue.take(is_kept=True) is one
        queue.finish(one, seconds=3.0, work=work)
    queue.add(one)
    assert queue.take(is_kept=True) is None  # it has become long


async def test_short_work_is_for_the_first_worker_and_long_work_for_the_others() -> None:
    """The others let everybody go first: short work would take long there."""
    first, second, third = Bench(), Bench(), Bench()
    desk = WorkerPool([first, second, third])
    for name, seconds in (("rookie", 0.01), ("legend", 3.0)):
        one = QueuedWork(WorkFor("before", kind=name), len, (), asyncio.get_running_loop().create_future())
        desk._queue.add(one)
        assert desk._queue.take() is one
        desk._queue.finish(one, seconds)
    doing = []
    for number, kind in enumerate(("legend", "rookie", "legend", "rookie"), 1):
        doing.append(asyncio.create_task(desk.do(WorkFor(f"{number}", kind=kind), str, number)))
        await all_have_run()
    assert first.begun == [2]
    assert third.begun == [1]
    assert second.begun == [4]  # the last one that is idle is kept for short work
    for bench in (third, second, first):
        bench.goes_on.set()
        await all_have_run()
    assert await asyncio.gather(*doing) == ["1", "2", "3", "4"]
    assert await desk.do(WorkFor("5", kind="rookie"), str, 5) == "5"
    assert first.begun == [2, 5]


async def test_what_waits_at_a_desk_is_shown_with_who_waits_and_since_when() -> None:
    bench = Bench()
    desk = WorkerPool([bench])
    before = monotonic()
    doing = [
        asyncio.create_task(desk.do(WorkFor("one", "a", kind="hint"), str, 1)),
        asyncio.create_task(desk.do(WorkFor("two", "b"), str, 2)),
    ]
    await all_have_run()
    first, second = desk.waits()
    assert (first.kind, first.address, first.table, first.is_under_way) == ("hint", "one", "a", True)
    assert (second.kind, second.address, second.table, second.is_under_way) == ("str", "two", "b", False)
    assert min(first.since, second.since) >= before
    bench.goes_on.set()
    await asyncio.gather(*doing)
    assert list(desk.waits()) == []


async def test_the_people_of_one_address_wait_for_so_much_and_bots_for_as_much_as_they_play() -> None:
    bench = Bench()
    desk = WorkerPool([bench])
    asked = [asyncio.create_task(desk.do(WorkFor("one", f"{n}", True), str, n)) for n in range(MOST_ASKED)]
    bots = [asyncio.create_task(desk.do(WorkFor("one", f"{n}"), str, n)) for n in range(50)]
    await all_have_run()
    with pytest.raises(BadInput) as refused:
        await desk.do(WorkFor("one", "x", True), str, 1)
    assert refused.value.code == "too-much-at-once"
    other = asyncio.create_task(desk.do(WorkFor("other", "x", True), str, 1))
    bench.goes_on.set()
    await asyncio.gather(*asked, *bots, other)
    assert await desk.do(WorkFor("one", "x", True), str, 1) == "1"


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    bench = Bench()
    desk = WorkerPool([bench])
    tasks = [asyncio.create_task(desk.do(WorkFor("one", f"{one}"), str, one)) for one in range(3)]
    await all_have_run()
    tasks[1].cancel()
    await asyncio.sleep(0)
    bench.goes_on.set()
    await asyncio.wait(tasks)
    assert bench.begun == [0, 2]


class Guests:
    """Who holds a permit of a semaphore, until told to go."""

    def __init__(self, permits: int) -> None:
        self.semaphore = FairSemaphore(permits)
        self.inside: list[str] = []
        self._may_go: dict[str, asyncio.Event] = {}

    def come(self, name: str, address: str, **bounds: int) -> asyncio.Task[None]:
        self._may_go[name] = asyncio.Event()
        return asyncio.create_task(self._stay(name, WorkFor(address, bounds=bounds)))

    async def _stay(self, name: str, asker: WorkFor) -> None:
        async with self.semaphore.turn(asker):
            self.inside.append(name)
            try:
                await self._may_go[name].wait()
            finally:
                self.inside.remove(name)

    async def go(self, name: str) -> None:
        self._may_go[name].set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_of_what_is_bounded_so_many_are_under_way_and_no_more() -> None:
    guests = Guests(10)
    tasks = [guests.come(f"slow {number}", "here", slow=2) for number in range(4)]
    tasks.append(guests.come("quick", "here", quick=2))
    await settle()
    assert guests.inside == ["slow 0", "slow 1", "quick"]
    await guests.go("slow 0")
    assert guests.inside == ["slow 1", "quick", "slow 2"]
    for task in tasks:
        task.cancel()


async def test_the_last_permit_is_kept_for_an_address_that_has_none() -> None:
    guests = Guests(4)
    tasks = [guests.come(f"many {number}", "here") for number in range(8)]
    await settle()
    assert len(guests.inside) == 3
    tasks.append(guests.come("one", "there"))
    await settle()
    assert guests.inside[-1] == "one"
    for task in tasks:
        task.cancel()


async def test_a_permit_that_nobody_waits_for_any_more_is_the_next_ones() -> None:
    guests = Guests(1)
    first, second, third = (guests.come(name, "here") for name in ("first", "second", "third"))
    await settle()
    second.cancel()
    await guests.go("first")  # at the same moment
    await settle()
    assert guests.inside == ["third"]
    third.cancel()
    await settle()
    assert guests.inside == []
    last = guests.come("last", "here")
    await settle()
    assert guests.inside == ["last"]
    last.cancel()
    await asyncio.gather(first, second, third, last, return_exceptions=True)


async def test_a_permit_is_given_back_by_somebody_who_was_just_given_it() -> None:
    guests = Guests(1)
    first, second = guests.come("first", "here"), guests.come("second", "here")
    await settle()
    guests._may_go["first"].set()
    while not first.done():
        await asyncio.sleep(0)
    second.cancel()
    await settle()
    third = guests.come("third", "here")
    await settle()
    assert guests.inside == ["third"]
    third.cancel()
