"""Input that kills: boxes that eat time or memory, answers that cannot be played, tables that must not come back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any

import pytest

from core.test_meanwhile import CLUB, T, dinner
from server.blank import blank_in
from server.conftest import People
from server.running import PATIENCE, Server
from server.stopwatch import Stopwatch
from server.test_steps import Eye
from server.truth import database_file
from shambles.core import game
from shambles.core.asking.play import Flow
from shambles.core.asking.reply import BadInput, Outcome, Refusal
from shambles.core.files.box import read_toml
from shambles.processes import Overrun
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.thinking.workshop import Workshop

# --- boxes


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a." * 60_000 + "b = 1", "too-deep"),
        ("x = { " + "a." * 20 + "b = 1 }", "too-deep"),
        ("x = " + "[" * 5_000 + "]" * 5_000, "malformed"),
        ("\n".join("[" + "a." * depth + "b]" for depth in range(7)) + "\nx = " + "[" * 20 + "]" * 20, "too-deep"),
        ("n = 1_000_000_000_000", "too-large"),
        ("n = " + "9" * 5_000, "malformed"),
        ("x = [" + "1," * 3_000 + "]", "too-many"),
        ("\n".join(f"[[a{one}]]\nx = [{'1,' * 1000}]" for one in range(30)), "too-many"),
        ("x = '" + "a" * 5_000 + "'", "too-long"),
        ("#" * 300_000, "too-long"),
        ("a" * 190_000, "malformed"),
        ('"' * 100_000, "malformed"),
    ],
    ids=lambda one: str(one)[:20],
)
def test_a_box_beyond_any_measure_is_refused_at_once(text: str, code: str) -> None:
    start = process_time()
    with pytest.raises(BadInput) as refused:
        read_toml("options.box", text)
    assert refused.value.code == code
    assert refused.value.field.startswith("options.box")
    assert process_time() - start < 2


async def test_a_deadly_box_costs_only_its_sender(person: People, server: Server) -> None:
    ann, bob = person("Ann"), person("Bob")
    before = server.process.memory_info().rss
    boxes = ["a." * 60_000 + "b = 1", "[[space]]\nid = 'x'\n" * 5_000, "n = 1_000_000_000_000"]
    for option in ("box", "map"):
        for text in boxes:
            asked = asyncio.create_task(
                ann.post(
                    "/api/tables",
                    {
                        "game": "board_game",
                        "name": "Ann",
                        "options": {option: text},
                        "seats": [{"kind": "you"}, {"kind": "bot"}],
                    },
                )
            )
            while not asked.done():
                start = monotonic()
                assert (await bob.get("/healthz")).status_code == 200
                assert monotonic() - start < 20  # it was 52, with nothing else to do
                await asyncio.sleep(0.05)
            assert (await asked).status_code == 400
            assert (await asked).json()["error"]["field"].startswith("options")
    assert server.process.memory_info().rss - before < 200 * 2**20


def eat_memory() -> int:
    return len(bytearray(4 * 2**30))


def take_for_ever() -> None:
    while True:
        pass


@pytest.mark.parametrize(("work", "seconds"), [(eat_memory, 5), (take_for_ever, 1)], ids=["memory", "time"])
async def test_work_that_takes_too_much_is_ended(work: Any, seconds: float) -> None:
    with pytest.raises(Overrun), Stopwatch() as watch:
        await Workshop(seconds=seconds, megabytes=512).do(WorkFor("here"), work)
    assert watch.seconds < 10  # a child has to start as well


async def test_a_bot_that_thinks_for_ever_is_ended_and_others_think_on() -> None:
    thinkers = Thinkers(1, seconds=5)
    try:
        with pytest.raises(Overrun):
            await thinkers.do(WorkFor("here"), sleep, 3600)  # as good as for ever, and no work for this machine
        async with asyncio.timeout(PATIENCE):
            assert await thinkers.do(WorkFor("here"), len, "next") == 4
    finally:
        thinkers.close()


# --- answers


class Poison:
    """A game whose rules fail, or never end, once somebody has ordered stew."""

    kind = "fails"


def poisoned(t: T) -> Flow[str | Outcome]:
    """CL-010"""
    end = yield from dinner(t)
    if "stew" in t.state.dishes:
        while Poison.kind == "hangs":
            pass
        raise ZeroDivisionError
    return end


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveTable]:
    monkeypatch.setitem(game._shelf, "club", lambda: replace(CLUB, phases={"dinner": poisoned}))
    store = Store(blank_in(tmp_path))
    await store.open()
    row = TableRow(
        id="club", game="club", rules=1, options={}, seed=1, salt="", scenario=None, status="playing", public=False
    )
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    await store.add_table(row, seats)
    live = LiveTable(row, seats, store, lambda table_id: None, Config(answer_seconds=0.3))
    await live.catch_up()
    yield live
    await store.close()


@pytest.fixture(params=["fails", "hangs"])
def poison(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Poison, "kind", request.param)


@pytest.mark.rule("SH-003")
async def test_an_answer_that_cannot_be_played_is_not_written_and_the_second_sets_the_table_aside(
    club: LiveTable, poison: None
) -> None:
    eye = Eye(0)
    club.audience.add(eye)
    for seat, dish in ((0, "soup"), (1, "stew")):
        assert await club.answer(seat, dish, None, f"{seat}:one") is None
    written = await club.store.read_entries("club")
    refused = await club.answer(1, "tip", None, "1:two")
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("table-failed", "SH-003")
    assert await club.store.read_entries("club") == written
    assert club.row.aside is None
    assert await club.answer(1, "none", None, "1:three") == refused
    assert await club.store.read_entries("club") == written
    assert club.row.aside is not None
    assert eye.heard[-1] == {"type": "away", "reason": "table-set-aside"}


async def test_a_table_that_is_set_aside_stays_so(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = person("Ann", server)
        table = (await ann.open_table("you bot bot"))["id"]
        connection = sqlite3.connect(database_file(server.database), timeout=10)
        with connection:
            connection.execute("UPDATE tables SET aside = 'it fails' WHERE id = ?", (table,))
        connection.close()
        server.kill()
        server.start()
        reply = await ann.get(f"/api/tables/{table}")
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "table-set-aside")
        async with ann.client() as client:
            assert (await client.closed())[1] == "table-set-aside"
        assert "Traceback" not in server.said()
