"""A call happens once: what is owed, claimed, doubted, put off and given up, by the rows themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import datetime
from functools import partial
from pathlib import Path
from time import time
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import aiodns
import pytest

from server.blank import blank_in
from server.sinks import NameServer, Sink, Subscription
from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.disk.call_rows import calls, recipients, ways
from shambles.server.disk.job_rows import claim, find_jobs, jobs
from shambles.server.disk.rows import devices, entries, holdings, players, seats, tables
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.jobs.runner import JobRunner
from shambles.server.people import calls as calling_module
from shambles.server.people import outbox, outside
from shambles.server.people.calls import NOT_NOW, Calls, Standing
from shambles.server.people.outbox import CALL, Call
from shambles.server.people.players import Device
from shambles.server.people.quiet import check_quiet, quiet_until
from shambles.server.people.ways import (
    CODE_SECONDS,
    DAY,
    add_way,
    confirm_way,
    find_way,
    forget_codes,
    push_key,
    set_quiet,
    ways_of,
)
from shambles.server.tables.house import House
from shambles.server.tables.turns import Turns
from shambles.server.wire.calls import MailWay, NtfyWay, PushKeys, PushWay, Quiet
from shambles.server.wire.forms import NewSeat, NewTable

DEVICE = Device("dev", "ann", "f" * 64, "Chrome", 1.0, 1.0)


class Tables:
    """One table, as the test has it."""

    def __init__(self) -> None:
        self.now: Standing | None = Standing(1, {0: 7}, set(), {})

    def has(self, table: str) -> bool:
        return True

    async def standing(self, table: str) -> Standing | None:
        return self.now


@pytest.fixture
def at() -> Tables:
    return Tables()


@pytest.fixture
def sink() -> Any:
    with Sink() as one:
        yield one


@pytest.fixture
async def filled(store: Store) -> Store:
    """Ann sits at a table where somebody else has given the first answer."""
    async with store.begin() as connection:
        await connection.execute(players.insert().values(id="ann", name="Ann", changed=1.0, created=1.0))
        device: dict[str, Any] = {"id": "dev", "player_id": "ann", "token_hash": "f" * 64, "name": "Chrome"}
        await connection.execute(devices.insert().values(device | {"created": 1.0, "seen": 1.0}))
        table: dict[str, Any] = {"id": "t1", "game": "card_game", "rules": 1, "options": "{}", "seed": "1", "salt": "s"}
        table |= {"status": "playing", "public": False, "created": 0.0, "touched": 0.0}
        await connection.execute(tables.insert().values(table))
        for seat, kept in ((0, "a" * 64), (1, "b" * 64)):
            row = {"table_id": "t1", "seat": seat, "name": "x", "kind": "person", "token_hash": kept, "removers": "[]"}
            await connection.execute(seats.insert().values(row))
        held = {"player_id": "ann", "table_id": "t1", "seat": 0, "token_hash": "a" * 64, "since": 5.0, "looked": 0}
        await connection.execute(holdings.insert().values(held))
    return store


@pytest.fixture
async def calling(filled: Store, sink: Sink, at: Tables) -> AsyncIterator[Calls]:
    """Somebody whose turn begins when the other one answers."""
    one = Calls(filled, Config(call_after=0.0, call_inside=True), at)
    phone = Subscription(f"{sink.address}/push")
    await add_way(filled, DEVICE, PushWay(phone.endpoint, PushKeys(**phone.keys), "en"), 1.0, Config())
    await answer(filled, 1, 1)
    yield one
    await one.close()


async def answer(store: Store, number: int, seat: int, key: str = "") -> None:
    row = {"table_id": "t1", "number": number, "seat": seat, "choice": "57", "key": key or f"key-{number}"}
    async with store.begin() as connection:
        await connection.execute(entries.insert().values(row))


async def send(calling: Calls) -> None:
    """Everything that is due now, to its end."""
    runner = JobRunner(calling._store, "me", is_alone=True)
    runner.add(calling)
    await runner.do_due()
    await runner.settle()


async def change_holding(store: Store, **values: Any) -> None:
    async with store.begin() as connection:
        await connection.execute(holdings.update().values(values))


class Row(NamedTuple):
    """A call, and its job: None where nothing more is sent."""

    ask: int
    doubts: int
    tries: int | None
    due: float | None


async def rows(store: Store) -> list[Row]:
    async with store.reading() as connection:
        found = {job.key: job for job in await connection.execute(jobs.select().where(jobs.c.failed.is_(None)))}
        told = (await connection.execute(calls.select().order_by(calls.c.ask))).all()
    waiting = [found.get(f"{one.way_id}/{one.table_id}/{one.ask}") for one in told]
    return [
        Row(one.ask, one.doubts, None if job is None else job.tries, None if job is None else job.due)
        for one, job in zip(told, waiting, strict=True)
    ]


async def change(store: Store, **values: Any) -> None:
    async with store.begin() as connection:
        await connection.execute(jobs.update().values(values))


async def claim_one(store: Store) -> Call:
    """A server that will die has it in hand."""
    [(_, job)] = await find_jobs(store, CALL, 5, 9)
    assert await claim(store, [job], "dead") == [job]
    call = await outbox.find_call(store, job)
    assert call is not None
    return call


async def test_a_turn_is_noted_once_and_sent_once(calling: Calls, filled: Store, sink: Sink, at: Tables) -> None:
    for _ in range(2):
        await calling.note_turns()
        await send(calling)
    assert len(sink.at("/push")) == 1
    await answer(filled, 2, 1)  # somebody does something meanwhile: it is still the same turn
    at.now = Standing(2, {0: 7}, set(), {})
    await calling.note_turns()
    await send(calling)
    assert len(sink.at("/push")) == 1
    await answer(filled, 3, 1)
    at.now = Standing(3, {0: 9}, set(), {})
    await calling.note_turns()
    await send(calling)
    assert [one.ask for one in await rows(filled)] == [9]  # what is over is forgotten
    assert len(sink.at("/push")) == 2


async def test_a_game_that_is_just_beginning_is_looked_at_again(
    calling: Calls, filled: Store, sink: Sink, at: Tables
) -> None:
    """The disk says that it is played before anybody is asked; the first turn was missed then."""
    at.now = NOT_NOW
    await calling.note_turns()
    assert await rows(filled) == []
    at.now = Standing(1, {0: 7}, set(), {})
    await calling.note_turns()
    await send(calling)
    assert len(sink.at("/push")) == 1


async def test_a_table_that_has_not_begun_asks_nobody_yet(tmp_path: Path) -> None:
    house = House(Config(database=blank_in(tmp_path), metrics=False))
    async with house.open():
        wanted = NewTable("card_game", "Ann", [NewSeat("you"), NewSeat("open")], {"mode": "hero"})
        live, _, _ = await house.new_table(wanted)
        assert await Turns(house).standing(live.row.id) == NOT_NOW
        assert await Turns(house).standing("nowhere") is None


async def test_a_server_that_died_before_it_had_looked_looks_again(calling: Calls, filled: Store, at: Tables) -> None:
    """Nothing is kept in memory: another one finds the same."""
    [owed] = await outbox.owed(filled)
    assert (owed.player, owed.table, owed.seat, owed.number, owed.last_seat) == ("ann", "t1", 0, 1, 1)
    other = Calls(filled, Config(call_after=0.0), at)
    await other.note_turns()
    assert await outbox.owed(filled) == []
    assert len(await rows(filled)) == 1


async def test_a_look_that_comes_late_to_the_disk_changes_nothing(calling: Calls, filled: Store, at: Tables) -> None:
    """A slow server has looked after the first answer, and another one after the third: that is the later turn."""
    [early] = await outbox.owed(filled)
    await answer(filled, 2, 0)
    await answer(filled, 3, 1)
    at.now = Standing(3, {0: 9}, set(), {})
    await calling.note_turns()
    await outbox.note(filled, early, 7, time(), 0.0)
    assert [row.ask for row in await rows(filled)] == [9]
    assert await outbox.owed(filled) == []


async def test_who_died_while_sending_is_doubted_once(calling: Calls, filled: Store, sink: Sink) -> None:
    """Sent or not: it is sent once more, and if that ends in doubt as well, no more."""
    await calling.note_turns()
    for doubts in (1, 2):
        await outbox.doubt(filled, await claim_one(filled))
        assert [one.doubts for one in await rows(filled)] == [doubts]
        await change(filled, claimed_until=1.0)  # that one is dead, and its time is up
    await send(calling)
    assert sink.at("/push") == []
    assert (await rows(filled))[0].due is None


async def test_who_died_before_sending_leaves_no_doubt(calling: Calls, filled: Store, sink: Sink) -> None:
    await calling.note_turns()
    for _ in range(5):
        await claim_one(filled)
        await change(filled, claimed_until=1.0)
    await send(calling)
    assert len(sink.at("/push")) == 1
    assert [(one.doubts, one.due) for one in await rows(filled)] == [(1, None)]


async def test_a_doubt_begins_when_there_is_a_connection(calling: Calls, filled: Store, sink: Sink) -> None:
    """Nobody listens there: so nobody can have got it."""
    sink.__exit__()
    await calling.note_turns()
    await send(calling)
    assert [(one.doubts, one.tries) for one in await rows(filled)] == [(0, 1)]


async def test_what_did_not_get_through_is_tried_later_and_not_for_ever(
    calling: Calls, filled: Store, sink: Sink
) -> None:
    sink.answer = lambda path, count: 503
    await calling.note_turns()
    for tries, later in enumerate((*Calls.waits, None), start=1):
        before = time()
        await send(calling)
        [row] = await rows(filled)
        assert (row.tries, row.doubts) == (tries if later else None, 0)
        if later is not None:
            assert row.due is not None
            assert before + later <= row.due <= time() + later
            await change(filled, due=1.0)
    assert len(sink.at("/push")) == len(Calls.waits) + 1
    assert [one.failures for one in await ways_of(filled, "ann")] == [len(Calls.waits) + 1]
    for _ in range(outbox.FAILURES):
        await change(filled, due=1.0, failed=None, tries=0)
        await send(calling)
    assert await ways_of(filled, "ann") == []  # nobody has been there for long


async def test_a_lookup_that_failed_says_nothing_against_a_way(
    filled: Store, at: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "LOOKUP", 0.1)
    with NameServer({}) as names:
        monkeypatch.setattr(aiodns, "DNSResolver", partial(aiodns.DNSResolver, nameservers=[names.address]))
        one = Calls(filled, Config(call_after=0.0, call_inside=True), at)
        phone = Subscription("http://push.example/x")
        await add_way(filled, DEVICE, PushWay(phone.endpoint, PushKeys(**phone.keys), "en"), 1.0, Config())
        await answer(filled, 1, 1)
        await one.note_turns()
        await send(one)
        await one.close()
    assert names.asked
    assert [row.tries for row in await rows(filled)] == [1]
    assert [way.failures for way in await ways_of(filled, "ann")] == [0]


async def test_calls_take_turns_by_the_network_of_the_way_and_then_by_way(calling: Calls, filled: Store) -> None:
    async with filled.begin() as connection:
        way: dict[str, Any] = {"player_id": "ann", "kind": "ntfy", "lang": "en", "failures": 0, "created": 1.0}
        here = {"id": "far", "address": "https://far.example", "origin": "there"}
        await connection.execute(ways.insert().values(way | here))
    await calling.note_turns()
    found = [job for _, job in await find_jobs(filled, CALL, 5, 9)]
    near = next(one.id for one in await ways_of(filled, "ann") if one.id != "far")
    assert {(job.address, job.whose) for job in found} == {("there", "far"), ("ann", near)}


async def test_one_players_many_tables_keep_nobody_elses_from_being_looked_at(calling: Calls, filled: Store) -> None:
    async with filled.begin() as connection:
        await connection.execute(players.insert().values(id="cas", name="Cas", changed=1.0, created=1.0))
        way: dict[str, Any] = {"id": "w", "player_id": "cas", "kind": "ntfy", "address": "https://x.example"}
        await connection.execute(ways.insert().values(way | {"lang": "en", "failures": 0, "created": 1.0}))
        [table] = (await connection.execute(tables.select())).mappings()
        [seat] = (await connection.execute(seats.select().where(seats.c.seat == 0))).mappings()
        names = [f"a{number}" for number in range(outbox.AT_ONCE + 1)]
        await connection.execute(tables.insert(), [{**table, "id": name} for name in names])
        await connection.execute(seats.insert(), [{**seat, "table_id": name, "token_hash": name} for name in names])
        held: dict[str, Any] = {"player_id": "cas", "seat": 0, "since": 5.0}
        await connection.execute(holdings.insert(), [held | {"table_id": name, "token_hash": name} for name in names])
    found = await outbox.owed(filled)
    assert len(found) == outbox.AT_ONCE
    assert "ann" in {one.player for one in found}


async def test_a_way_that_works_again_is_well(calling: Calls, filled: Store, sink: Sink) -> None:
    sink.answer = lambda path, count: 500 if count == 1 else 201
    await calling.note_turns()
    await send(calling)
    await change(filled, due=1.0)
    await send(calling)
    assert [one.failures for one in await ways_of(filled, "ann")] == [0]


@pytest.mark.parametrize(
    "now",
    [
        None,  # the game is over, or its table is gone
        Standing(2, {1: 8}, set(), {}),  # somebody else is asked
        Standing(2, {0: 8}, set(), {}),  # another question
    ],
)
async def test_for_a_turn_that_is_over_nobody_is_called(
    calling: Calls, filled: Store, sink: Sink, at: Tables, now: Standing | None
) -> None:
    await calling.note_turns()
    at.now = now
    await send(calling)
    assert (await rows(filled), sink.at("/push")) == ([], [])


async def test_whoever_looks_is_called_when_they_have_gone_without_seeing_it(
    calling: Calls, filled: Store, sink: Sink, at: Tables
) -> None:
    """A window that says nothing may be one of a phone whose network is gone."""
    await calling.note_turns()
    at.now = Standing(1, {0: 7}, {0}, {0: 1.0})
    await send(calling)
    assert sink.at("/push") == []
    at.now = Standing(1, {0: 7}, set(), {0: 1.0})
    await change(filled, due=1.0)
    await send(calling)
    assert len(sink.at("/push")) == 1


async def test_whoever_has_seen_it_is_not_called(calling: Calls, sink: Sink, at: Tables, filled: Store) -> None:
    await calling.note_turns()
    at.now = Standing(1, {0: 7}, set(), {0: time() + 1})
    await send(calling)
    at.now = Standing(1, {0: 7}, set(), {})
    await send(calling)
    assert sink.at("/push") == []


@pytest.mark.parametrize(("key", "called"), [("0:their-own", False), ("clock:7:0:0", True)])
async def test_whoever_answered_last_knows_unless_a_caretaker_did(
    calling: Calls, filled: Store, sink: Sink, at: Tables, key: str, called: bool
) -> None:
    await answer(filled, 2, 0, key)
    at.now = Standing(2, {0: 8}, set(), {})
    await calling.note_turns()
    await send(calling)
    assert bool(sink.at("/push")) == called


@pytest.mark.parametrize("values", [{"bot": "survivor"}, {"kind": "bot"}, {"token_hash": "c" * 64}])
async def test_whose_seat_is_another_ones_is_not_called(
    calling: Calls, filled: Store, sink: Sink, values: dict[str, Any]
) -> None:
    await calling.note_turns()
    async with filled.begin() as connection:
        await connection.execute(seats.update().where(seats.c.seat == 0).values(values))
    await send(calling)
    assert (await rows(filled), sink.at("/push")) == ([], [])


async def test_nobody_is_called_more_often_than_is_fair(filled: Store, sink: Sink, at: Tables) -> None:
    one = Calls(filled, Config(call_after=0.0, call_inside=True, calls_per_hour=1), at)
    for number in range(2):
        phone = Subscription(f"{sink.address}/push")
        keys = PushKeys(**phone.keys)
        device = DEVICE if number == 0 else Device("two", "ann", "e" * 64, "Chrome", 1.0, 1.0)
        if number:
            values = {"id": "two", "player_id": "ann", "token_hash": "e" * 64, "name": "", "created": 1.0, "seen": 1.0}
            async with filled.begin() as connection:
                await connection.execute(devices.insert().values(values))
        await add_way(filled, device, PushWay(f"{phone.endpoint}{number}", keys, "en"), 1.0, Config())
    await answer(filled, 1, 1)
    await one.note_turns()
    await send(one)
    await one.close()
    assert len(sink.arrived) == 1
    assert sorted(row.due is None for row in await rows(filled)) == [False, True]  # the other one waits


async def test_a_server_without_webhooks_calls_none(filled: Store, sink: Sink, at: Tables) -> None:
    """The host has changed their mind since."""
    await add_way(filled, DEVICE, NtfyWay(f"{sink.address}/x", "en"), 1.0, Config())
    await answer(filled, 1, 1)
    one = Calls(filled, Config(call_after=0.0, call_inside=True), at)
    await one.note_turns()
    await send(one)
    assert (sink.arrived, [row.due for row in await rows(filled)]) == ([], [None])


async def test_so_many_ways_and_no_more(filled: Store) -> None:
    for number in range(2):
        await add_way(filled, DEVICE, NtfyWay(f"https://ntfy.sh/{number}", "en"), 1.0, Config(most_ways=2))
    with pytest.raises(BadInput, match="too-many-ways"):
        await add_way(filled, DEVICE, NtfyWay("https://ntfy.sh/3", "en"), 1.0, Config(most_ways=2))
    await add_way(
        filled, DEVICE, NtfyWay("https://ntfy.sh/1", "nl"), 2.0, Config(most_ways=2)
    )  # the same again, in another language
    assert [(one.address[-1], one.lang) for one in await ways_of(filled, "ann")] == [("0", "en"), ("1", "nl")]
    with pytest.raises(BadInput, match="no-such-way"):
        await find_way(filled, "ben", (await ways_of(filled, "ann"))[0].id)


async def test_the_key_pair_is_made_once(store: Store) -> None:
    one, other = await push_key(store), await push_key(store)
    assert one.private_numbers() == other.private_numbers()


async def test_a_call_whose_turn_does_not_come_is_read_again(
    calling: Calls, filled: Store, sink: Sink, at: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was found with is old by then: the player may have muted the table."""
    monkeypatch.setattr(calling_module, "FRESH", 0.01)
    busy = WorkFor("cas", bounds={f"player {DEVICE.player_id}": calling_module.EACH_PLAYER})
    await calling.note_turns()
    async with AsyncExitStack() as others:
        for _ in range(calling_module.EACH_PLAYER):
            await others.enter_async_context(calling._turns.turn(busy))
        await send(calling)
        assert sink.arrived == []
    await change_holding(filled, muted=True)
    await send(calling)
    assert (await rows(filled), sink.arrived) == ([], [])


# --- codes


async def test_a_code_works_for_ten_minutes(filled: Store) -> None:
    way, code = await add_way(filled, DEVICE, MailWay("ann@home.example", "en"), 100.0, Config())
    with pytest.raises(BadInput, match="code-ended"):
        await confirm_way(filled, way, code, 100.0 + CODE_SECONDS + 1)
    await confirm_way(filled, way, code, 100.0 + CODE_SECONDS)
    assert (await find_way(filled, "ann", way.id)).code is None


async def test_what_is_known_of_codes_is_forgotten_a_day_later(filled: Store) -> None:
    for _ in range(2):
        await add_way(filled, DEVICE, MailWay("ann@home.example", "en"), 100.0, Config(codes_per_day=2))
    with pytest.raises(BadInput, match="too-many-codes"):
        await add_way(filled, DEVICE, MailWay("Ann@home.example", "en"), 100.0 + DAY, Config(codes_per_day=2))
    await forget_codes(filled, 101.0 + DAY)
    assert await ways_of(filled, "ann") == []
    async with filled.reading() as connection:
        assert (await connection.execute(recipients.select())).all() == []
    await add_way(filled, DEVICE, MailWay("ann@home.example", "en"), 101.0 + DAY, Config(codes_per_day=2))


# --- quiet hours


async def test_in_quiet_hours_a_call_waits_for_their_end(calling: Calls, filled: Store, sink: Sink) -> None:
    now = datetime.now(ZoneInfo("UTC"))
    minute = now.hour * 60 + now.minute
    quiet = Quiet((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
    await set_quiet(filled, "ann", quiet)
    await calling.note_turns()
    await send(calling)
    [row] = await rows(filled)
    assert (sink.at("/push"), row.due) == ([], quiet_until(quiet, time()))
    await set_quiet(filled, "ann", None)
    await change(filled, due=1.0)
    await send(calling)
    assert len(sink.at("/push")) == 1


AMSTERDAM = "Europe/Amsterdam"


@pytest.mark.parametrize(
    ("start", "end", "when", "until"),
    [
        ("22:00", "08:00", "2026-11-16 23:30", "2026-11-17 08:00"),
        ("22:00", "08:00", "2026-11-17 07:59", "2026-11-17 08:00"),
        ("22:00", "08:00", "2026-11-17 08:00", None),
        ("22:00", "08:00", "2026-11-16 21:59", None),
        ("12:00", "13:30", "2026-11-16 12:00", "2026-11-16 13:30"),
        ("12:00", "13:30", "2026-11-16 13:30", None),
        ("00:00", "23:59", "2026-11-16 00:00", "2026-11-16 23:59"),
        ("22:00", "02:30", "2026-03-28 23:00", "2026-03-29 03:00"),  # that night there is no half past two
        ("22:00", "02:30", "2026-10-24 23:00", "2026-10-25 02:30"),  # and that night there are two
    ],
)
def test_quiet_hours_are_those_of_the_players_clock(start: str, end: str, when: str, until: str | None) -> None:
    def at(words: str) -> float:
        return datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(AMSTERDAM)).timestamp()

    def minutes(words: str) -> int:
        return int(words[:2]) * 60 + int(words[3:])

    quiet = Quiet(minutes(start), minutes(end), AMSTERDAM)
    check_quiet(quiet)
    assert quiet_until(quiet, at(when)) == (None if until is None else at(until))


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert quiet_until(None, time()) is None
    assert quiet_until(Quiet(0, 1439, "Not/There"), time()) is None  # a zone that has gone keeps nobody from their game
