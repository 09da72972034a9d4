"""Jobs happen later, once: claimed by one server, tried again or given up, by turns, and free when a server dies."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from time import time
from typing import ClassVar

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from server.test_left_tables import HOME, bring_to, write_old_rows
from shambles.server.disk import job_rows
from shambles.server.disk.job_rows import Job, add_job, claim, find_jobs, hasten_jobs, jobs, next_dues, see_jobs
from shambles.server.disk.store import Store
from shambles.server.jobs import runner as runner_module
from shambles.server.jobs.kind import JobKind, NotDone
from shambles.server.jobs.runner import JobRunner


class Errand(JobKind):
    """Notes what it did; `then` says what comes of each try."""

    name: ClassVar[str] = "errand"
    waits: ClassVar[tuple[float, ...]] = (60.0, 600.0)

    def __init__(self, *then: float | Exception | None) -> None:
        self.then = list(then)
        self.done: list[str] = []
        self.given_up: list[str] = []
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def do(self, job: Job) -> float | None:
        self.done.append(job.key)
        await self.goes_on.wait()
        found = self.then.pop(0) if self.then else None
        if isinstance(found, Exception):
            raise found
        return found

    async def give_up(self, job: Job) -> None:
        self.given_up.append(job.key)


def runner(store: Store, kind: JobKind, me: str = "me") -> JobRunner:
    one = JobRunner(store, me, is_alone=False)
    one.add(kind)
    return one


async def do_all(one: JobRunner) -> None:
    """Everything that is due now, to its end."""
    await one.do_due()
    await one.settle()


async def add(store: Store, *keys: str, due: float = 0.0, address: str = "") -> None:
    async with store.begin() as connection:
        for key in keys:
            await add_job(connection, "errand", key, due, address)


async def rows(store: Store) -> list[tuple[str, int, str | None]]:
    async with store.reading() as connection:
        query = jobs.select().order_by(jobs.c.key)
        return [(one.key, one.tries, one.why) for one in await connection.execute(query)]


async def be_due(store: Store) -> None:
    async with store.begin() as connection:
        await connection.execute(jobs.update().values(due=1.0))


async def test_of_two_servers_one_does_it(store: Store) -> None:
    await add(store, *(f"{number:02}" for number in range(20)))
    await add(store, "00")  # it is there already
    both = [Errand(), Errand()]
    servers = [runner(store, kind, f"server {number}") for number, kind in enumerate(both)]
    while await rows(store):
        await asyncio.gather(*map(do_all, servers))
    assert sorted(both[0].done + both[1].done) == [f"{number:02}" for number in range(20)]


async def test_a_job_that_was_not_written_is_not_done(store: Store) -> None:
    kind = Errand()

    async def fail() -> None:
        async with store.begin() as connection:
            await add_job(connection, "errand", "a", 0.0)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert not store.new_jobs.is_set()
    await add(store, "b")
    assert store.new_jobs.is_set()
    await do_all(runner(store, kind))
    assert kind.done == ["b"]


async def test_what_fails_is_tried_again_later_and_then_given_up(store: Store) -> None:
    kind = Errand(NotDone("closed"), ValueError("a bug"), NotDone("still closed"))
    one = runner(store, kind)
    await add(store, "a")
    for tries, (why, wait) in enumerate((("closed", 60.0), ("a bug", 600.0)), start=1):
        before = time()
        await do_all(one)
        assert await rows(store) == [("a", tries, why)]
        [(_, seconds)] = await next_dues(store)
        assert before + wait - 1 <= time() + seconds <= time() + wait
        await do_all(one)  # it is not due
        await be_due(store)
    await do_all(one)
    assert (len(kind.done), kind.given_up) == (3, ["a"])
    waiting, [failed] = await see_jobs(store, 9)
    assert (waiting, failed.key, failed.why, failed.tries) == ([], "a", "still closed", 3)
    await be_due(store)
    await do_all(one)
    assert len(kind.done) == 3


async def test_what_cannot_be_done_at_all_is_given_up_at_once(store: Store) -> None:
    kind = Errand(NotDone("nobody lives there", is_final=True))
    await add(store, "a")
    await do_all(runner(store, kind))
    assert kind.given_up == ["a"]


async def test_a_job_that_is_put_off_has_not_failed(store: Store) -> None:
    kind = Errand(time() + 3600, None)
    one = runner(store, kind)
    await add(store, "a")
    await do_all(one)
    assert await rows(store) == [("a", 0, None)]
    assert (await next_dues(store))[0][1] > 3000
    async with store.begin() as connection:
        await hasten_jobs(connection, "a", None)
    await do_all(one)
    assert (kind.done, await rows(store)) == (["a", "a"], [])


async def test_what_happens_while_a_job_is_done_is_seen_by_doing_it_again(store: Store) -> None:
    kind = Errand()
    kind.goes_on.clear()
    one = runner(store, kind)
    await add(store, "a")
    await one.do_due()
    async with asyncio.timeout(60):
        while not kind.done:
            await asyncio.sleep(0)
        async with store.begin() as connection:
            await hasten_jobs(connection, "a")
        kind.goes_on.set()
        await one.settle()
        assert await rows(store) == [("a", 0, None)]
        await do_all(one)
    assert (kind.done, await rows(store)) == (["a", "a"], [])


async def test_what_a_dead_server_claimed_is_free_when_its_claim_is_over(store: Store) -> None:
    await add(store, "a")
    [(_, job)] = await find_jobs(store, "errand", 5, 9)
    assert await claim(store, [job], "dead") == [job]
    kind = Errand()
    await do_all(runner(store, kind))
    assert kind.done == []
    async with store.begin() as connection:
        await connection.execute(jobs.update().values(claimed_until=jobs.c.claimed_until - job_rows.CLAIM))
    await do_all(runner(store, kind))
    assert kind.done == ["a"]


async def test_a_server_renews_its_claim_while_it_works(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_rows, "CLAIM", 0.4)
    kind = Errand()
    kind.goes_on.clear()
    one = runner(store, kind)
    await add(store, "a")
    await one.do_due()

    async def until() -> float:
        async with store.reading() as connection:
            found: float = (await connection.execute(sa.select(jobs.c.claimed_until))).scalar_one()
            return found

    first = await until()
    async with asyncio.timeout(60):
        while await until() <= first:
            await asyncio.sleep(0.01)
    kind.goes_on.set()
    await one.settle()
    assert await rows(store) == []


async def test_a_server_that_lost_its_claim_changes_nothing(store: Store) -> None:
    """It was cut off for long; another has failed at the same job meanwhile."""
    kind = Errand()
    kind.goes_on.clear()
    slow = runner(store, kind, "slow")
    await add(store, "a")
    await slow.do_due()
    async with store.begin() as connection:
        await connection.execute(jobs.update().values(claimed_by="other", claimed_until=time() + 40, tries=1))
    kind.goes_on.set()
    await slow.settle()
    assert await rows(store) == [("a", 1, None)]


async def test_a_server_that_is_alone_does_what_the_one_before_it_had_claimed(store: Store) -> None:
    await add(store, "a")
    [(_, job)] = await find_jobs(store, "errand", 5, 9)
    await claim(store, [job], "before")
    kind = Errand()
    one = JobRunner(store, "me", is_alone=True)
    one.add(kind)
    work = asyncio.create_task(one.keep_doing())
    async with asyncio.timeout(60):
        while await rows(store):
            await asyncio.sleep(0.01)
        await add(store, "b")  # it is woken up
        while await rows(store):
            await asyncio.sleep(0.01)
    work.cancel()
    assert kind.done == ["a", "b"]


async def test_a_server_that_is_alone_looks_again_when_something_is_due_and_others_soon(store: Store) -> None:
    await add(store, "a", due=time() + 30.0)
    alone = JobRunner(store, "me", is_alone=True)
    assert await alone.do_due() == runner_module.LONGEST  # of kinds that it does not know it takes no notice
    alone.add(Errand())
    assert 1.0 < await alone.do_due() <= 30.0
    assert await runner(store, Errand()).do_due() == runner_module.LOOK


OLD_GAME = "'g', 'm', 1793000000, false"
OLD = (
    (
        "INSERT INTO rated_games (player_id, table_id, number, seat, game, mode, ended, {0}, is_judged, promised) "
        f"VALUES ('ann', 'on', 1, 0, {OLD_GAME}, false, 1), ('ann', 'over', 2, 0, {OLD_GAME}, true, NULL)"
    ),
    (
        "INSERT INTO tries (deal, who, is_player, table_id, name, began, promised, judged) VALUES "
        "('d1', 'ann', true, 'on', 'Ann', 0, 1, false), ('d2', 'ann', true, 'over', 'Ann', 0, 1, true)"
    ),
    (
        "INSERT INTO calls (way_id, table_id, ask, began, due, tries, doubts, done) VALUES "
        "('w', 'on', 7, 1, 99, 2, 1, NULL), ('w', 'on', 8, 1, 99, 0, 0, 5)"
    ),
)


async def test_what_an_older_server_had_still_to_do_is_a_job(address: str) -> None:
    await bring_to(address, "0026")
    await write_old_rows(address)
    engine = create_async_engine(address)
    left = '"left"' if engine.dialect.name == "postgresql" else "[left]"
    async with engine.begin() as connection:
        for row in OLD:
            await connection.exec_driver_sql(row.format(left))
    await engine.dispose()
    store = Store(address)
    await store.open()
    async with store.reading() as connection:
        found = {(one.kind, one.key): one for one in await connection.execute(jobs.select())}
    await store.close()
    assert {*found} == {
        ("rated", "on"),
        ("daily", "on"),
        ("call", "w/on/7"),
        ("season", "2026-10"),
        ("first-tries", "before"),
    }
    assert (found["rated", "on"].address, found["daily", "on"].whose) == (HOME, "ann")
    assert (found["call", "w/on/7"].tries, found["call", "w/on/7"].due) == (2, 99.0)
    assert found["season", "2026-10"].due == datetime(2026, 11, 2, tzinfo=UTC).timestamp()


async def test_a_server_that_stops_frees_what_it_was_doing(store: Store) -> None:
    kind = Errand()
    kind.goes_on.clear()
    one = runner(store, kind)
    await add(store, "a")
    await one.do_due()
    await one.close()
    kind.goes_on.set()
    await do_all(runner(store, kind, "next"))
    assert await rows(store) == []


async def test_addresses_take_turns_and_none_takes_all_places(store: Store) -> None:
    await add(store, *(f"a{number}" for number in range(9)), address="eve")
    await add(store, "b", "c", due=1.0, address="ann")
    found = await find_jobs(store, "errand", 5, 99)
    assert [job.key for _, job in found] == ["a0", "b", "a1", "c", "a2", "a3", "a4"]
    assert len(await claim(store, [job for _, job in found if job.address == "eve"], "other")) == 5
    assert [job.key for _, job in await find_jobs(store, "errand", 5, 99)] == ["b", "c"]  # what is done counts


async def test_an_address_that_comes_late_does_not_wait_for_all_of_anothers(store: Store) -> None:
    """One at a time: whoever was served last waits for the others."""
    kind = Errand()
    kind.at_once = 1  # type: ignore[misc]  # of this one alone
    one = runner(store, kind)
    await add(store, "a0", "a1", "a2", address="eve")
    await do_all(one)
    await add(store, "b", due=1.0, address="ann")
    await do_all(one)
    assert kind.done == ["a0", "b"]


async def test_the_host_sees_what_waits_and_for_how_long(store: Store) -> None:
    await add(store, "a", "b", due=time() - 90, address="eve")
    await add(store, "later", due=time() + 90, address="eve")
    [(_, job), _] = await find_jobs(store, "errand", 5, 9)
    await claim(store, [job], "me")
    [seen], failed = await see_jobs(store, 9)
    assert (seen.kind, seen.address, seen.waiting, seen.under_way, failed) == ("errand", "eve", 1, 1, [])
    assert 89 < seen.oldest < 100
