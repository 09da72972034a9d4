"""Nothing splits: one table is one object, it has one owner, and seats change once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa

from server.blank import blank_in
from server.conftest import NewDatabase, People, through_sqlalchemy
from server.nights import amount
from server.people import Client, Person
from server.running import Server
from server.stopwatch import Stopwatch
from server.truth import stored
from server.waiting import all_have_run
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow, TableRow, tables
from shambles.server.disk.store import Store
from shambles.server.tables import leases
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.forms import NewSeat, NewTable, Pace

# --- one process


async def add_table(store: Store) -> None:
    """A game between two people who are not there."""
    row = TableRow(
        id="one",
        game="card_game",
        rules=1,
        options={"mode": "hero"},
        seed=1,
        salt="",
        scenario=None,
        status="playing",
        public=False,
    )
    await store.add_table(row, [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)])


async def test_one_table_is_one_object_though_the_disk_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(Config(database=blank_in(tmp_path)))
    async with house.open():
        await add_table(house.store)
        read, failures = house.store.read_table, iter([True, True, False, True])

        async def read_or_fail(table_id: str) -> object:
            await all_have_run()
            if next(failures, False):
                raise OSError("the disk is gone")
            return await read(table_id)

        monkeypatch.setattr(house.store, "read_table", read_or_fail)
        found: set[int] = set()

        async def look(after: int) -> None:
            for _ in range(after):
                await asyncio.sleep(0)
            with suppress(OSError):
                found.add(id(await house.find("one")))

        for _ in range(6):
            await asyncio.gather(*(look(after) for after in range(0, 200, 20)))
        assert len(found) == 1


async def test_a_table_that_is_looked_after_stays_one_object_for_whoever_comes_meanwhile(tmp_path: Path) -> None:
    """Nobody's bot is awaited there, so it leaves the memory again; but not from under somebody who sits down."""
    house = House(Config(database=blank_in(tmp_path)))
    await house.prepare()
    await add_table(house.store)
    for looks in (1, 2):
        coming = [house._look_after("one"), *(house.find("one") for _ in range(looks))]
        _, *found = await asyncio.gather(*coming)
        assert {id(one) for one in found} == {id(await house.find("one"))}
        house._live.clear()
    await house._look_after("one")
    assert not house._live
    await house.store.close()


async def test_a_table_at_which_the_game_just_begins_is_not_passed_by(tmp_path: Path) -> None:
    """The last one sits down while a server looks whether anything is to be done: its clock has an owner ever after."""
    house = House(Config(database=blank_in(tmp_path)))
    await house.prepare()
    seats = [NewSeat("you"), NewSeat("open")]
    wanted = NewTable("card_game", "Ann", seats, {"mode": "hero"}, pace=Pace("live", 600))
    live, _, _ = await house.new_table(wanted)
    async with live.lock:
        assert await house.store.take_seat(live.row.id, SeatRow(seat=1, name="Bob", kind="person"))
        looking = asyncio.create_task(house._look_after(live.row.id))
        await all_have_run()  # it waits for the lock
        await live.catch_up()
    house.go_on(live)
    await looking
    await house.leases.flush()
    assert await lease_of(house.store, live.row.id) is not None
    assert house.has(live.row.id)
    live.leave()
    await house.store.close()


async def lease_of(store: Store, table_id: str) -> float | None:
    async with store.begin() as connection:
        found: float | None = (
            await connection.execute(sa.select(tables.c.lease).where(tables.c.id == table_id))
        ).scalar_one()
        return found


async def test_whoever_was_away_for_too_long_asks_whether_a_table_is_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leases, "LEASE", 0.2)
    monkeypatch.setattr(leases, "LOOK", 0.05)
    said, asked = 0, 0

    class Disk:
        async def take_lease(self, *given: object) -> bool:
            nonlocal asked
            asked += 1
            return asked == 1  # then it is somebody else's

        async def take_leases_again(self, me: str) -> set[str]:
            return set()  # nothing bears our name any more

        async def say_here(self, *given: object) -> float:
            nonlocal said
            said += 1
            if said == 2:
                await asyncio.sleep(0.3)
            return monotonic()

    ours = leases.Leases(cast("Store", Disk()), "me")
    assert await ours.are_ours("one")
    keeping = asyncio.create_task(ours.keep())
    while said < 3:
        await asyncio.sleep(0.01)
    assert not await ours.are_ours("one")
    keeping.cancel()


async def test_a_table_that_leaves_the_memory_takes_its_tasks_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot answered in somebody's name after they had taken their seat back from it, elsewhere."""
    thinking, goes_on = asyncio.Event(), asyncio.Event()

    async def think(self: Thinkers, *given: object) -> tuple[int, str]:
        thinking.set()
        await goes_on.wait()
        return 0, "58"

    monkeypatch.setattr(Thinkers, "think", think)
    house = House(Config(database=blank_in(tmp_path)))
    async with house.open():
        seats = [NewSeat("you"), NewSeat("bot"), NewSeat("bot")]
        live, _, _ = await house.new_table(NewTable("card_game", "Ann", seats, {"mode": "survival"}))
        await thinking.wait()
        assert live.bots.are_thinking
        live.leave()
        goes_on.set()
        while live.bots.are_thinking:
            await asyncio.sleep(0)
        assert await house.store.read_entries(live.row.id) == []


async def test_a_server_that_stops_leaves_no_bot_without_its_thoughts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def keep_slowly(self: LiveTable) -> None:
        await asyncio.sleep(0.3)

    monkeypatch.setattr(LiveTable, "keep_snapshot", keep_slowly)
    house = House(Config(database=blank_in(tmp_path)))
    async with house.open():
        wanted = NewTable("card_game", "Ann", [NewSeat("you"), NewSeat("bot")], {"mode": "hero"})
        for _ in range(2):
            live, _, _ = await house.new_table(wanted)
            assert live.bots.are_thinking
        await asyncio.sleep(0.2)
    assert not [one for one in caplog.records if one.name == "shambles"]


async def test_leaving_and_the_last_one_joining_never_leave_a_running_game_with_an_open_seat(person: People) -> None:
    for _ in range(amount("SPLITS", 10, 200)):  # SHAMBLES_SPLITS
        ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
        table = (await ann.open_table("you open open"))["id"]
        await bob.join(table)
        cas.table = table
        await asyncio.gather(bob.do("leave"), cas.post(f"/api/tables/{table}/join", {"name": "Cas"}))
        info = await ann.look()
        is_open = any(seat["kind"] == "open" for seat in info["seats"])
        assert is_open == (info["status"] == "waiting"), info


async def test_asking_for_the_rematch_again_keeps_the_token_and_leaving_it_is_for_good(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        await client.play()
    first, second = [(await ann.do("rematch")).raise_for_status().json() for _ in range(2)]
    assert first["token"] == second["token"]
    again = person("Ann")
    again.table, again.token = first["table"]["id"], first["token"]
    again.http.cookies.set("shambles-seat", first["token"], path=f"/api/tables/{again.table}")
    assert (await again.do("leave")).status_code == 200
    reply = await ann.do("rematch")
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "seat-taken")


async def test_who_is_away_has_a_grace_and_cannot_vote(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    for grace in (600, 1):
        table = (await ann.open_table("you open open", grace=grace))["id"]
        await bob.join(table)
        await cas.join(table)
        async with ann.client() as client:
            await client.asked()
            reply = await ann.do("remove", {"seat": 1})
            if grace == 600:
                assert (reply.status_code, reply.json()["error"]["code"]) == (409, "too-soon")
                assert 0 < reply.json()["error"]["params"]["seconds"] <= 600
                continue
            for seat in (1, 2):  # both are away, and neither is needed to vote the other out
                while (reply := await ann.do("remove", {"seat": seat})).status_code == 409:
                    if reply.json()["error"]["code"] != "too-soon":
                        break  # the first vote was not too soon any more
                    await asyncio.sleep(0.2)
                assert (await ann.look())["seats"][seat]["bot"] == "survivor"


# --- several


async def test_bots_think_once_and_go_on_elsewhere_when_their_server_dies(
    postgres: NewDatabase, tmp_path: Path
) -> None:
    database = through_sqlalchemy(postgres())
    with Server(database, tmp_path, bot_pause=0.2) as one, Server(database, tmp_path) as two:
        async with Person(one, "Ann") as ann:
            table = (await ann.open_table("you bot bot"))["id"]
            await ann.do("bot", {"bot": "greedy"})  # now nobody is needed, and nobody looks
            while not (await stored(database, table))[2]:
                await asyncio.sleep(0.05)
        one.kill()
        with Stopwatch() as watch:
            count = len((await stored(database, table))[2])
            while len((await stored(database, table))[2]) <= count:
                await asyncio.sleep(0.05)
        assert watch.seconds < 5
        async with Client(two, table) as spectator:
            await spectator.until(lambda state: state["outcome"])
        _, _, entries = await stored(database, table)
        asked = [(entry.seat, entry.key.split(":")[1]) for entry in entries]
        assert len(asked) == len(set(asked))
        assert "Traceback" not in two.said()
