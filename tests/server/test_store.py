"""What is on disk, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from time import time

import pytest

from shambles.server.disk import pen
from shambles.server.disk.clock_rows import ClockRow, wind_clocks
from shambles.server.disk.pen import Taken
from shambles.server.disk.rows import ChatRow, EntryRow, SeatRow, SnapshotRow, TableRow, tables
from shambles.server.disk.store import Store

LONGEST_KEY = "9:" + "k" * 64 + ".12"  # the seat, a client's longest key, the place in a batch


def a_table(name: str = "abc", *, status: str = "playing", public: bool = False) -> TableRow:
    return TableRow(
        id=name,
        game="card_game",
        rules=1,
        options={"mode": "survival", "hands": 2},
        seed=2**64 - 1,
        salt="5a17",
        scenario=None,
        status=status,
        public=public,
    )


def three_seats() -> list[SeatRow]:
    return [
        SeatRow(seat=0, name="Ann", kind="person", token_hash="f" * 64),
        SeatRow(seat=1, name="", kind="bot", bot="greedy"),
        SeatRow(seat=2, name="", kind="open"),
    ]


def entries(*numbers: int, key: str = "key") -> list[EntryRow]:
    return [EntryRow(number, 0, str(number), f"{key}-{number}") for number in numbers]


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    found = await store.read_table("abc")
    assert found is not None
    row, seats = found
    row.touched = 0.0
    assert row == a_table()
    assert seats == three_seats()
    assert await store.read_table("nope") is None
    assert await store.count_tables() == 1


async def test_what_may_change_of_a_table_and_a_seat(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.set_status("abc", "over")
    before, after = three_seats()[0], SeatRow(seat=0, name="Ann", kind="person", bot="random", removers=[1, 2])
    assert not await store.change_seat("abc", "waiting", before, after)  # the game is over already
    assert not await store.change_seat("abc", "over", after, before)  # the seat is not as we thought
    assert await store.change_seat("abc", "over", before, after)
    found = await store.read_table("abc")
    assert found is not None
    assert found[0].status == "over"
    assert (found[1][0].bot, found[1][0].removers) == ("random", [1, 2])


async def test_two_people_cannot_both_take_a_seat(store: Store) -> None:
    await store.add_table(a_table(status="waiting"), three_seats())
    people = [SeatRow(seat=2, name=name, kind="person", token_hash=name) for name in ("Bob", "Cas", "Dee", "Eve")]
    won = await asyncio.gather(*(store.take_seat("abc", one) for one in people))
    assert sorted(won) == [False, False, False, True]
    found = await store.read_table("abc")
    assert found is not None
    assert found[1][2].name == people[won.index(True)].name


async def test_a_table_has_one_rematch_whoever_asks_first(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    wanted = [store.add_rematch("abc", a_table(name), three_seats()) for name in ("def", "ghi")]
    won = await asyncio.gather(*wanted)
    assert sorted(won) == [False, True]
    winner, loser = ("def", "ghi") if won[0] else ("ghi", "def")
    found = await store.read_table("abc")
    assert found is not None
    assert found[0].rematch == winner
    assert await store.read_table(winner) is not None
    assert await store.read_table(loser) is None


async def test_answers_come_back_in_order_and_from_any_number_on(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", entries(1, 2))
    await store.add_entries("abc", [EntryRow(3, 1, None, "an undo")])
    assert await store.read_entries("abc") == [*entries(1, 2), EntryRow(3, 1, None, "an undo")]
    assert await store.read_entries("abc", 2) == [EntryRow(3, 1, None, "an undo")]


async def test_a_hundred_tables_write_at_once(store: Store) -> None:
    names = [f"table{number}" for number in range(100)]
    for name in names:
        await store.add_table(a_table(name), three_seats())
    await asyncio.gather(*(store.add_entries(name, entries(1, 2)) for name in names))
    for name in names:
        assert await store.read_entries(name) == entries(1, 2)


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", entries(1))
    with pytest.raises(Taken):
        await store.add_entries("abc", entries(1, key="other"))
    assert await store.read_entries("abc") == entries(1)


async def test_a_key_is_taken_once(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", [EntryRow(1, 0, "5", "same")])
    with pytest.raises(Taken):
        await store.add_entries("abc", [EntryRow(2, 0, "5", "same")])
    assert len(await store.read_entries("abc")) == 1


async def test_of_a_batch_that_does_not_fit_nothing_is_written(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", entries(2))
    with pytest.raises(Taken):
        await store.add_entries("abc", entries(1, 2, key="other"))
    assert await store.read_entries("abc") == entries(2)


async def test_one_who_is_late_does_not_hold_up_the_others(store: Store) -> None:
    """Answers that wait together are written together; if one is taken, the rest still get through."""
    for name in ("abc", "def", "ghi"):
        await store.add_table(a_table(name), three_seats())
    await store.add_entries("def", entries(1))
    writes = (store.add_entries(name, entries(1, key="new")) for name in ("abc", "def", "ghi"))
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Taken, type(None)]
    assert await store.read_entries("ghi") == entries(1, key="new")


async def test_the_longest_key_fits(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", [EntryRow(1, 9, "5", LONGEST_KEY)])
    assert (await store.read_entries("abc"))[0].key == LONGEST_KEY


async def test_chat_is_numbered_without_gaps(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    line = ChatRow(1, 0, "Ann", "Hé, 你好 🧟")
    await store.add_chat("abc", line)
    with pytest.raises(Taken):
        await store.add_chat("abc", ChatRow(1, 1, "Bob", "me first"))
    await store.add_chat("abc", ChatRow(2, None, "", "two"))
    assert await store.read_chat("abc") == [line, ChatRow(2, None, "", "two")]
    assert await store.read_chat("abc", 1) == [ChatRow(2, None, "", "two")]


async def test_the_lobby_and_the_tables_to_be_brought_back(store: Store) -> None:
    full = [seat for seat in three_seats() if seat.kind != "open"]
    await store.add_table(a_table("public", status="waiting", public=True), three_seats())
    await store.add_table(a_table("secret", status="waiting"), three_seats())
    await store.add_table(a_table("begun", public=True), full)
    await store.add_table(a_table("done", status="over", public=True), full)
    assert await store.open_tables(50) == ["public"]
    assert await store.due_tables(50) == ["begun"]
    assert not await store.take_lease("begun", "me")  # who has not said that they are there holds nothing
    for server in ("me", "you"):
        await store.say_here(server, 60.0)
    assert await store.take_lease("begun", "me")
    assert await store.due_tables(50) == []  # somebody answers for its bots
    assert not await store.take_lease("begun", "you")
    assert await store.take_lease("begun", "you", gone="me")
    assert await store.take_lease("begun", "me", gone="you")
    await store.say_here("me", -1.0)  # and then no longer does
    assert await store.take_lease("begun", "you")
    await store.drop_lease("begun", "you", 1e11)  # nobody need look before a clock runs out, and whoever comes may
    assert await store.due_tables(50) == []
    assert await store.take_lease("begun", "you")


async def test_the_tables_of_a_server_that_says_nothing_any_more_are_due(store: Store) -> None:
    full = [seat for seat in three_seats() if seat.kind != "open"]
    names = ["one", "three", "two"]
    for name in names:
        await store.add_table(a_table(name), full)
    for server, name in (("me", "one"), ("me", "two"), ("you", "three")):
        await store.say_here(server, 60.0)
        assert await store.take_lease(name, server)
    assert await store.due_tables(50) == []
    await store.say_here("me", -1.0)
    assert sorted(await store.due_tables(50)) == ["one", "two"]
    await store.say_here("me", 60.0)  # it was only late, and asks whether they are still its own
    assert await store.take_lease("two", "you")
    assert not await store.take_lease("two", "me")
    assert await store.take_lease("one", "me")
    await store.free_leases("you", ours=True)
    assert sorted(await store.due_tables(50)) == ["three", "two"]
    await store.free_leases("you", ours=False)
    assert sorted(await store.due_tables(50)) == names


async def test_what_a_server_of_an_older_version_holds_is_its_own(store: Store) -> None:
    """While servers are brought up to date one by one: it says so in each of its tables."""
    await store.add_table(a_table(), three_seats())
    await store.say_here("me", 60.0)
    async with store.begin() as connection:
        await connection.execute(tables.update().values(owner="old", lease=time() + 60))
    assert not await store.take_lease("abc", "me")
    async with store.begin() as connection:
        await connection.execute(tables.update().values(lease=time() - 1))
    assert await store.take_lease("abc", "me")


async def test_a_store_opens_again_on_what_is_there(store: Store, address: str) -> None:
    """The migrations run at every start; the second time they find nothing to do."""
    await store.add_table(a_table(), three_seats())
    again = Store(address)
    await again.open()
    assert await again.read_table("abc") is not None
    await again.close()


async def test_two_servers_may_start_at_the_same_time(address: str) -> None:
    both = [Store(address), Store(address)]
    await asyncio.gather(*(one.open() for one in both))
    await both[0].add_table(a_table(), three_seats())
    assert await both[1].count_tables() == 1
    for one in both:
        await one.close()


def test_who_opens_a_new_file_beside_another_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here SQLite waits for nobody: "database is locked" is said at once, once in some thousand times."""
    monkeypatch.setattr(pen, "MOMENT", 0)

    class Locked:
        said = 0

        def execute(self, query: str) -> None:
            self.said += 1
            if self.said <= at:
                raise sqlite3.OperationalError("database is locked")

    at, cursor = pen.TRIES - 1, Locked()
    pen._begin_the_log(cursor)
    assert cursor.said == pen.TRIES
    at = pen.TRIES
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        pen._begin_the_log(Locked())


async def test_whoever_writes_waits_for_their_turn_however_long_that_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself would give up: "database is locked" was said on a busy machine, once in a while."""
    monkeypatch.setattr(pen, "OTHERS", 50)  # milliseconds; ten seconds may pass as well when a machine is busy
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    await store.add_table(a_table(), three_seats())
    before, after = three_seats()[0], SeatRow(seat=0, name="Ann", kind="person", bot="random")
    async with store.begin() as somebody:
        await somebody.execute(tables.update().values(touched=1.0))
        others = [
            asyncio.create_task(one)
            for one in (
                store.add_entries("abc", entries(1)),
                store.put_snapshot("abc", SnapshotRow(1, b"save")),
                store.add_chat("abc", ChatRow(1, 0, "Ann", "hello")),
                store.take_lease("abc", "me"),
                store.say_here("me", 60.0),
                wind_clocks(store, "abc", 1, lambda *known: {0: ClockRow(0, 1, 2.0, 3.0, True)}),
                store.change_seat("abc", "playing", before, after),
            )
        ]
        done, _ = await asyncio.wait(others, timeout=0.5)
        assert not done
    await asyncio.gather(*others)
    assert [row.number for row in await store.read_entries("abc")] == [1]
    await store.close()
