"""A table has one owner at a time, and follows its people: two servers on one database, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

from server.waiting import eventually
from shambles.server.config import Config
from shambles.server.disk import lease_rows
from shambles.server.disk.rows import SeatRow, tables
from shambles.server.people.tokens import fingerprint
from shambles.server.tables import house as houses
from shambles.server.tables import leases
from shambles.server.tables.house import House
from shambles.server.tables.leases import PlayedElsewhere
from shambles.server.tables.live import LiveTable
from shambles.server.wire.forms import NewSeat, NewTable

TOKEN = "ann's"


class Eye:
    """Somebody who looks on, and what became of them."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat, self.lang, self.looks = seat, "en", True
        self.told = 0
        self.ended: list[str] = []

    def send(self, message: bytes) -> None:
        self.told += 1

    def send_away(self, reason: str) -> None:
        self.ended.append(reason)

    def send_back(self) -> None:
        self.ended.append("come again")


class Two(NamedTuple):
    one: House
    other: House

    async def open_table(self, seats: str = "you open", **more: Any) -> LiveTable:
        """At the first server; both seats are people's, or the second one is still open."""
        kinds: list[Any] = seats.split()
        wanted = NewTable("card_game", "Ann", [NewSeat(kind) for kind in kinds], {"mode": "hero"}, **more)
        return (await self.one.new_table(wanted))[0]

    async def owner_of(self, table: str) -> str | None:
        async with self.one.store.reading() as connection:
            found: str | None = (
                await connection.execute(sa.select(tables.c.owner).where(tables.c.id == table))
            ).scalar_one()
            return found

    async def change(self, table: str, **values: Any) -> None:
        """On the disk, past everybody."""
        async with self.other.store.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(values))


@pytest.fixture
async def two(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    monkeypatch.setattr(Config, "is_alone", property(lambda config: False))
    monkeypatch.setattr(leases, "LOOK", 0.05)
    monkeypatch.setattr(houses, "LOOK", 0.05)
    monkeypatch.setattr(houses, "AGAIN", 0.01)
    async with AsyncExitStack() as stack:
        made = []
        for name in ("one", "other"):
            made.append(House(Config(database=address, bot_pause=0.0), name))
            await stack.enter_async_context(made[-1].open())
        yield Two(*made)


async def sit(live: LiveTable, name: str = "Bob") -> None:
    async with live.changing():
        row = SeatRow(seat=1, name=name, kind="person", token_hash=fingerprint(TOKEN))
        assert await live.store.take_seat(live.row.id, row)
        await live.catch_up()
    live.tell_everybody()


async def answer(live: LiveTable) -> str:
    """Somebody who is asked answers."""
    assert live.table is not None
    seat, ask = next(iter(live.table.asks.items()))
    key = f"{seat}:{live.played}"
    assert await live.answer(seat, ask.options[0].notation, ask.number, key) is None
    return key


async def test_a_table_goes_to_the_server_to_which_its_people_come(two: Two) -> None:
    live = await two.open_table()
    await sit(live)
    key, eye = await answer(live), Eye(0)
    live.audience.add(eye)
    there = await two.other.find(live.row.id)
    assert await two.owner_of(live.row.id) == "other"
    assert key in there.keys
    assert eye.ended == ["come again"]
    assert not two.one.has(live.row.id)
    with pytest.raises(PlayedElsewhere):  # whoever still had the old one in hand
        await answer(live)
    await answer(there)


async def test_two_proxies_that_disagree_do_not_throw_a_table_back_and_forth(two: Two) -> None:
    live = await two.open_table()
    await two.other.find(live.row.id)
    with pytest.raises(PlayedElsewhere) as trouble:
        await two.one.find(live.row.id)
    assert 1 <= trouble.value.seconds <= lease_rows.PAUSE
    assert await two.owner_of(live.row.id) == "other"
    await two.change(live.row.id, handed_on=0.0)  # the ten seconds are over
    await two.one.find(live.row.id)
    assert await two.owner_of(live.row.id) == "one"


async def test_what_is_being_written_is_finished_first(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await two.open_table()
    await sit(live)
    add, goes_on = two.one.store.add_entries, asyncio.Event()

    async def add_late(*given: Any) -> None:
        await goes_on.wait()
        await add(*given)

    monkeypatch.setattr(two.one.store, "add_entries", add_late)
    answering = asyncio.create_task(answer(live))
    await asyncio.sleep(0)
    coming = asyncio.create_task(two.other.find(live.row.id))
    await eventually(lambda: live.lock._waiters)  # the hand-over waits for the answer
    assert await two.owner_of(live.row.id) == "one"
    goes_on.set()
    key = await answering
    assert key in (await coming).keys


async def test_who_has_lost_a_table_writes_nothing_there(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that slept, or did not reach the disk, and does not know it yet."""
    live = await two.open_table()
    await sit(live)
    monkeypatch.setattr(two.one.leases, "look", nothing)
    eye = Eye(0)
    live.audience.add(eye)
    await two.change(live.row.id, owner="other")
    for attempt in (answer(live), live.say(0, "Ann", "hello"), live.change_seat(0, with_portrait)):
        with pytest.raises(PlayedElsewhere):
            await attempt
    assert eye.ended == ["come again"]
    there = await two.other.find(live.row.id)
    assert (there.played, there.chat, there.seats[0].portrait) == (0, [], None)


async def nothing() -> list[Any]:
    return []


def with_portrait(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, portrait=3)


async def test_whoever_takes_a_table_over_knows_what_was_written_at_that_moment(two: Two) -> None:
    """Answers and takings cross at random: an answer that was acknowledged is known to the next owner."""
    live = await two.open_table()
    await sit(live)
    for round_ in range(8):
        table = live.table
        assert table is not None
        seat, ask = next(iter(table.asks.items()))
        key = f"{seat}:{round_}"
        written = asyncio.create_task(live.answer(seat, ask.options[0].notation, ask.number, key))
        for _ in range(round_):
            await asyncio.sleep(0)
        losing, taking = two if live.store is two.one.store else (two.other, two.one)
        assert await taking.store.take_lease(live.row.id, taking.leases._me, gone=losing.leases._me)
        try:
            is_taken = await written is None
        except PlayedElsewhere:
            is_taken = False
        await losing.leases.look()
        live = await taking.find(live.row.id)
        assert (key in live.keys) or not is_taken


async def test_the_owner_reads_what_others_have_changed(two: Two) -> None:
    """A player who is erased at one server sits at a table of another one."""
    live = await two.open_table()
    await sit(live)
    async with two.other.store.begin() as connection:
        name = "UPDATE seats SET name = 'somebody' WHERE seat = 1"
        await connection.exec_driver_sql(name)
    await two.change(live.row.id, erasures=1)
    await eventually(lambda: live.seats[1].name == "somebody")


async def test_the_lobby_tells_of_tables_at_other_servers_without_taking_them(two: Two) -> None:
    live = await two.open_table(public=True)
    live.audience.add(Eye(0))

    async def here() -> bool:
        (info,) = await two.other.infos(await two.other.store.open_tables(50))
        return info.seats[0].here

    async with asyncio.timeout(20):
        while not await here():
            await asyncio.sleep(0.01)
    assert await two.owner_of(live.row.id) == "one"
    (mine,), (theirs,) = await two.one.infos([live.row.id]), await two.other.infos([live.row.id])
    assert mine == theirs
    read = await two.other.read(live.row.id)
    assert not two.other.has(live.row.id)
    assert read.audience.present() == {0}


async def test_a_table_is_kept_for_the_server_that_asked_for_it(two: Two) -> None:
    """Its people are there; any other one that looks for work leaves it alone for a moment."""
    live = await two.open_table("you bot")
    table = live.row.id
    await two.one.store.ask_for_table(table, "other")  # by a server that is not there yet
    await eventually(lambda: not two.one.has(table))
    assert not await two.one.leases.take(table)
    assert await two.other.leases.take(table)
