"""Undo at the server: it is on the disk as what it was, costs little, and has a pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from core.test_meanwhile import CLUB, View
from server.blank import blank_in
from server.conftest import People
from server.running import Server
from shambles.core import game
from shambles.core.asking.reply import Refusal
from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk.rows import EntryRow, SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.limits import UndoPace
from shambles.server.tables import live as live_tables
from shambles.server.tables.live import LiveTable

Again = Callable[[], Any]


@pytest.fixture
async def open_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Again]:
    """The table of the diners' club, as it is on the disk."""
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    store = Store(blank_in(tmp_path))
    await store.open()
    row = TableRow(
        id="club", game="club", rules=1, options={}, seed=1, salt="", scenario=None, status="playing", public=False
    )
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    await store.add_table(row, seats)

    async def come_back() -> LiveTable:
        live = LiveTable(row, seats, store, lambda table_id: None, Config())
        await live.catch_up()
        return live

    yield come_back
    await store.close()


def table_of(live: LiveTable) -> Table:
    assert live.table is not None
    return live.table


@pytest.mark.rule("SH-020")
async def test_what_was_done_meanwhile_is_taken_back_and_stays_so_after_a_restart(open_again: Again) -> None:
    live: LiveTable = await open_again()
    for key, choice in enumerate(["soup", "salt"]):
        assert await live.answer(0, choice, None, f"0:{key}") is None
    assert await live.undo(0, "0:back") is None
    assert (table_of(live).shown, table_of(live).view(None)) == ({0: "soup"}, View((), ()))
    again = await open_again()
    assert (table_of(again).save(), again.undone) == (table_of(live).save(), 1)
    assert await again.undo(0, "0:further") is None
    assert table_of(again).shown == {}
    assert table_of(await open_again()).save() == table_of(again).save()


async def test_an_undo_of_an_older_server_means_what_it_meant(open_again: Again) -> None:
    """Without a word beside it, what lies there goes back first."""
    live: LiveTable = await open_again()
    for key, choice in enumerate(["soup", "salt"]):
        assert await live.answer(0, choice, None, f"0:{key}") is None
    rows = await live.store.read_entries("club")
    await live.store.add_entries("club", [EntryRow(len(rows) + 1, 0, None, "0:old")], None)
    again = await open_again()
    assert (table_of(again).shown, table_of(again).view(None)) == ({}, View((0,), ()))


@pytest.mark.rule("SH-003")
async def test_a_bug_while_an_answer_is_judged_is_a_strike_like_any_other(
    open_again: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    live: LiveTable = await open_again()

    def fail(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "judge", fail)
    monkeypatch.setattr(Table, "plan_undo", fail)
    assert await live.answer(0, "soup", None, "0:one") == Refusal("table-failed", "SH-003")
    assert live.row.aside is None
    assert await live.undo(0, "0:two") == Refusal("table-failed", "SH-003")
    assert live.row.aside is not None
    assert await live.store.read_entries("club") == []


async def test_a_bug_on_the_way_back_is_a_strike_and_nothing_is_written(
    open_again: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    live: LiveTable = await open_again()
    assert await live.answer(0, "salt", None, "0:one") is None
    written, before = await live.store.read_entries("club"), table_of(live).save()

    def fail(*given: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(game.Game, "decode_state", fail)
        assert await live.undo(0, "0:two") == Refusal("table-failed", "SH-003")
    assert await live.store.read_entries("club") == written
    assert table_of(live).save() == before
    assert await live.undo(0, "0:three") is None
    assert table_of(live).view(None) == View((), ())


async def test_others_go_on_while_a_long_way_is_gone_back(open_again: Again, monkeypatch: pytest.MonkeyPatch) -> None:
    """Off the loop: it turns while the phase is played again."""
    live: LiveTable = await open_again()
    assert await live.answer(0, "salt", None, "0:one") is None
    monkeypatch.setattr(live_tables, "LONG_WAY", -1)
    gone_back = asyncio.Event()
    loop, prepare = asyncio.get_running_loop(), Table.prepare_undo

    def wait_for_the_others(table: Table, undoing: Any) -> None:
        asyncio.run_coroutine_threadsafe(gone_back.wait(), loop).result(30)
        prepare(table, undoing)

    monkeypatch.setattr(Table, "prepare_undo", wait_for_the_others)
    undoing = asyncio.create_task(live.undo(0, "0:two"))
    await asyncio.sleep(0)
    gone_back.set()
    assert await undoing is None
    assert table_of(live).view(None) == View((), ())


@pytest.mark.rule("SH-025")
def test_one_address_in_many_seats_has_one_pace() -> None:
    pace = UndoPace(a_seat=60, an_address=120)
    assert sum(pace.take("here", "one seat") for _ in range(100)) == 20
    assert sum(pace.take("here", f"seat {number}") for number in range(100)) == 20
    assert pace.take("elsewhere", "a seat")
    assert not pace.take("elsewhere", "one seat")  # from wherever its owner comes


@pytest.mark.rule("SH-025")
async def test_too_many_undos_are_refused_and_answers_go_on(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path, undos_per_minute=3) as server:
        ann = person("Ann", server)
        await ann.open_table("you open open")
        bob, cy = person("Bob", server), person("Cy", server)
        await bob.join(ann.table)
        await cy.join(ann.table)
        async with ann.client() as client, bob.client():
            await client.asked()
            await client.answer()
            assert (await client.undo("f" * 16))["type"] == "took"
            refused = await client.undo("5" * 16)
            assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("undo-too-fast", "SH-025")
            assert (await client.undo("f" * 16))["type"] == "took"  # said twice, it was done once
            await client.answer()
            assert (await client.until(lambda state: state["mine"]))["mine"]
