"""An answer and the clocks after it are written together, or neither is: nobody gains or loses time by a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from core.test_meanwhile import CLUB
from server.blank import blank_in
from server.people import Person
from server.running import Server
from server.test_store import a_table, entries, three_seats
from shambles.core import game
from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import find_game
from shambles.server.config import Config
from shambles.server.disk.clock_rows import ClockRow, Clocks, Winding, read_clocks, wind_clocks
from shambles.server.disk.pen import Taken
from shambles.server.disk.rows import SeatRow
from shambles.server.disk.store import Store
from shambles.server.tables.clock import asked_at
from shambles.server.tables.live import LiveTable
from shambles.server.wire.forms import Pace

LIVE = Pace("live", 300, 60, "random")
RUNS, STANDS = ClockRow(0, 1, 1090.0, 60.0, True), ClockRow(0, 1, 80.0, 60.0, False)


def winding(before: Clocks, after: Clocks, are_people: Sequence[bool] = (True, False, False)) -> Winding:
    """Whenever it is."""
    return Winding("abc", before, are_people, lambda now: after)


async def wind_to(store: Store, row: ClockRow) -> None:
    await wind_clocks(store, "abc", 9, lambda before, people: {row.seat: row})


async def test_an_answer_is_written_with_its_clocks(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_entries("abc", entries(1), None, winding({}, {0: RUNS}))  # one that nobody has wound yet
    assert await read_clocks(store, "abc") == {0: RUNS}
    later = msgspec.structs.replace(STANDS, others={0: 12.5})
    await store.add_entries("abc", entries(2), None, winding({0: RUNS}, {0: later}))
    assert await read_clocks(store, "abc") == {0: later}
    await store.add_entries("abc", entries(3), None, winding({0: later}, {0: later}))
    assert len(await store.read_entries("abc")) == 3


@pytest.mark.parametrize("known", [{}, {0: STANDS}, {0: msgspec.structs.replace(RUNS, deadline=1090.0000001)}])
async def test_where_a_clock_is_not_as_we_know_nothing_is_written(store: Store, known: Clocks) -> None:
    await store.add_table(a_table(), three_seats())
    await wind_to(store, RUNS)
    with pytest.raises(Taken):
        await store.add_entries("abc", entries(1), None, winding(known, {0: STANDS}))
    with pytest.raises(Taken):  # though nothing of it changes
        await store.add_entries("abc", entries(1), None, winding(known, known))
    assert await read_clocks(store, "abc") == {0: RUNS}
    assert await store.read_entries("abc") == []


async def test_where_somebody_else_plays_a_seat_nothing_is_written(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await wind_to(store, STANDS)
    ann = three_seats()[0]
    assert await store.change_seat("abc", "playing", ann, msgspec.structs.replace(ann, bot="random"))
    with pytest.raises(Taken):
        await store.add_entries("abc", entries(1), None, winding({0: STANDS}, {0: RUNS}))
    assert await read_clocks(store, "abc") == {0: STANDS}
    await store.add_entries("abc", entries(1), None, winding({0: STANDS}, {0: RUNS}, (False, False, False)))


async def test_one_tables_clocks_keep_no_other_from_being_written(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    await store.add_table(a_table("def"), three_seats())
    wrong = store.add_entries("abc", entries(1), None, winding({0: RUNS}, {0: STANDS}))
    done = await asyncio.gather(wrong, store.add_entries("def", entries(1)), return_exceptions=True)
    assert [type(one) for one in done] == [Taken, type(None)]


async def test_whoever_knows_fewer_answers_changes_no_seat_either(store: Store) -> None:
    """They look again first: else the seat would be another's, and its clock would run on."""
    await store.add_table(a_table(), three_seats())
    live = LiveTable(a_table(), three_seats(), store, lambda table_id: None, Config())
    live.row.pace, live.table = LIVE, live.first_table()
    await store.add_entries("abc", entries(1))
    ann = three_seats()[0]
    lent = msgspec.structs.replace(ann, bot="random")
    assert not await store.change_seat("abc", "playing", ann, lent, live.clock.wind_beside)
    live.played = 1
    assert await store.change_seat("abc", "playing", ann, lent, live.clock.wind_beside)


PLAYED: list[tuple[str, Mapping[str, str], int]] = [
    ("club", {}, 2),
    ("card_game", {"mode": "hero"}, 3),
    ("best_defense", {"mode": "hardcore", "difficulty": "beginner"}, 2),
    ("board_game", {}, 3),
]


@pytest.mark.parametrize(("name", "options", "seats"), PLAYED)
async def test_they_are_those_of_the_table_after_it(
    name: str, options: Mapping[str, str], seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is answered, changed, done meanwhile or taken back, and whoever hands their seat over: what is written
    before it is played is right after it. A server that comes later finds nothing to wind."""
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    store = Store(blank_in(tmp_path))
    await store.open()
    rows = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(seats)]
    for seed in range(4):
        row = a_table(f"{seed}")
        row.game, row.options, row.seed, row.pace = name, dict(options), seed, LIVE
        row.rules = find_game(name).version
        await store.add_table(row, rows)
        live = LiveTable(row, list(rows), store, lambda table_id: None, Config())
        await live.catch_up()
        lots = Random(seed)
        for number in range(40):
            await do_something(live, lots, f"{number}")
            kept = await read_clocks(store, row.id)
            people = {seat.seat for seat in live.seats if seat.is_person}
            assert live.table is not None
            asked = {seat: ask for seat, ask in asked_at(live.table).items() if seat in people}
            assert {seat: clock.ask for seat, clock in kept.items() if clock.runs} == asked
            assert not await live.clock.read() | await live.clock.set()
    await store.close()


async def do_something(live: LiveTable, lots: Random, key: str) -> None:
    """Answer, change an answer, do something meanwhile, take something back; or somebody comes or goes."""
    table, seat = live.table, lots.randrange(len(live.seats))
    assert table is not None
    if lots.random() < 0.1:
        bot = None if live.seats[seat].bot else "random"
        await live.change_seat(seat, lambda row: msgspec.structs.replace(row, bot=bot))
    elif lots.random() < 0.3:
        await live.undo(seat, key)
    else:
        asks: list[Ask[Choice]] = [*table._run.asks.values(), *table.meanwhile.values()]
        if asks:
            ask = lots.choice(asks)
            await live.answer(ask.seat, lots.choice(ask.options).notation, ask.number, key)


async def test_power_that_fails_right_after_an_answer_takes_nobodys_time(address: str, tmp_path: Path) -> None:
    """A real server, which dies when the answer is on the disk and nothing else has been done."""
    server = Server(address, tmp_path, dies_after_writing=True).start()
    async with Person(server, "Ann") as ann, Person(server, "Bob") as bob:
        table = (await ann.open_table("you open", mode="hero", pace=msgspec.to_builtins(LIVE)))["id"]
        await bob.join(table)
        async with ann.client() as anns:
            await anns.until(lambda state: state["asked"] and state["table"]["seats"][0]["clock"])
            answering = asyncio.create_task(anns.answer())
            assert await asyncio.to_thread(server.wait) != 0
            kept = await clocks_on(address, table)
            assert not kept[0].runs  # she has answered
            assert kept[1].runs
            del server.settings["dies_after_writing"]
            with server:
                assert (await answering)["type"] == "took"
                assert await clocks_on(address, table) == kept  # whoever was away while it was down


async def clocks_on(address: str, table: str) -> dict[int, ClockRow]:
    store = Store(address)
    try:
        return await read_clocks(store, table)
    finally:
        await store.close()
