"""What goes wrong is noticed, said, and mended where that is possible."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from litestar.testing import AsyncTestClient
from sqlalchemy.exc import SQLAlchemyError

from server.blank import blank_in
from server.conftest import People
from server.nights import amount
from server.people import Client, Frame
from server.running import PATIENCE, Server
from server.test_start_up import on_disk
from server.test_store import a_table, three_seats
from server.waiting import eventually
from shambles.core.asking.reply import BadInput
from shambles.server.config import Config, read_settings
from shambles.server.disk.store import Store
from shambles.server.net.app import create_app
from shambles.server.people.names import read_name
from shambles.server.tables import watching
from shambles.server.tables.house import House
from shambles.server.tables.watching import Watch


async def test_work_that_stops_is_started_again_and_said_to_be_down(caplog: pytest.LogCaptureFixture) -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise RuntimeError("it stumbled")
        await asyncio.sleep(3600)

    watch = Watch()
    watch.keep_going({"sweeping": work})
    await eventually(lambda: watch.down() == ["sweeping"])
    await eventually(lambda: begun == 3)
    watch.stop()
    assert "sweeping stopped; again in" in caplog.text


async def test_whatever_is_wrong_is_said_where_health_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble() -> None:
        raise RuntimeError("it stumbled")

    app = create_app(Config(database=blank_in(tmp_path), metrics=False))
    async with AsyncTestClient(app) as client:
        assert (await client.get("/healthz")).status_code == 200
        assert (await client.get("/metrics")).status_code == 404  # nobody wants it here
        app.state.house._watch.keep_going({"sweeping": stumble})
        monkeypatch.setattr(watching, "LEAST_SPACE", 2**80)
        await eventually(lambda: app.state.house.troubles() == ["sweeping", "disk-full"])
        health = await client.get("/healthz")
        assert (health.status_code, health.json()["down"]) == (503, ["sweeping", "disk-full"])


def test_how_many_files_may_be_open_is_bounded_and_said() -> None:
    """In a process of its own, to which the system gives few."""
    small = "import logging, resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300)); logging.basicConfig()"
    ask = "from shambles.server.net.gate import most_connections; print(most_connections())"
    done = subprocess.run([sys.executable, "-c", f"{small}; {ask}"], capture_output=True, text=True, check=True)
    assert done.stdout == "172\n"
    assert "at most 172 connections at once (300 files may be open)" in done.stderr


def is_asked_after(number: int, state: Frame) -> bool:
    return bool(state["asked"] and state["asked"]["number"] > number)


async def test_a_full_disk_is_said_and_nothing_is_acknowledged_until_it_has_room(
    tmp_path: Path, person: People
) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = person("Ann", server)
        table = (await ann.open_table("you bot bot", options={"mode": "survival", "hands": 50}))["id"]
        for number in range(amount("FULL_DISKS", 1, 50)):  # SHAMBLES_FULL_DISKS
            key = f"the-answer-{number}"
            async with ann.client() as client:
                if number == 0:
                    await client.until(lambda state: len(state["laid"]) == 2)  # so that no bot stumbles as well
                asked = await client.asked()
                server.process.rlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))  # no file can grow any more
                await client.send("answer", key=key, ask=asked["number"], choice=asked["options"][0]["notation"])
                assert (await client.closed())[0] == 1011
            assert not any(frame["type"] == "took" for frame in client.frames)
            health = await ann.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "down")
            counted = f"shambles_socket_errors_total {number + 1}.0"  # the log is on that disk, too
            assert counted in (await ann.get("/metrics")).text

            server.process.rlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            async with ann.client() as client:
                await client.asked()
                assert (await client.answer(asked["options"][0]["notation"], asked["number"], key))["type"] == "took"
                await client.play(until=partial(is_asked_after, asked["number"]))
            count = "SELECT count(*) FROM entries WHERE table_id = ? AND key = ?"
            assert on_disk(server, count, table, f"0:{key}") == 1
        async with asyncio.timeout(PATIENCE):
            while (health := await ann.get("/healthz")).status_code != 200:
                await asyncio.sleep(0.2)
        assert health.json()["down"] == []


async def test_one_corrupt_row_does_not_take_the_lobby_down(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann, bob = person("Ann", server), person("Bob", server)
        bad = (await ann.open_table("you open bot", public=True))["id"]
        good = (await bob.open_table("you open bot", public=True))["id"]
        await asyncio.to_thread(server.kill)
        on_disk(server, "UPDATE tables SET options = '{' WHERE id = ?", bad)
        await asyncio.to_thread(server.start)
        assert [one["id"] for one in (await ann.get("/api/tables")).json()] == [good]
        await eventually(lambda: f"table {bad} cannot be read" in server.said())  # logs are written by a thread
        response = await ann.get(f"/api/tables/{bad}")
        assert (response.status_code, response.json()["error"]["code"]) == (409, "table-set-aside")
        await eventually(lambda: on_disk(server, "SELECT aside FROM tables WHERE id = ?", bad) is not None)


async def test_no_error_of_the_database_says_what_was_in_the_row(tmp_path: Path) -> None:
    store = Store(blank_in(tmp_path))
    await store.open()
    await store.add_table(a_table(), three_seats())
    with pytest.raises(SQLAlchemyError) as trouble:
        await store.add_table(a_table(), three_seats())
    assert str(2**64 - 1) not in str(trouble.value)
    assert "5a17" not in str(trouble.value)
    await store.close()


@pytest.mark.parametrize("name", ["a\u202eb", "\u200b", "Ann\u2066", "\u3164", "A\u00adnn", "Ann\ufe0f", "\U000e0041"])
def test_a_name_is_something_that_everybody_can_see(name: str) -> None:
    with pytest.raises(BadInput) as trouble:
        read_name(name, ())
    assert (trouble.value.field, trouble.value.code) == ("name", "name-not-seen")


def test_nobody_at_a_table_is_called_as_somebody_else_is() -> None:
    assert read_name("  Zoë ", ["Ann"]) == "Zoë"
    assert read_name("🧟\u200d♀\ufe0f Ünï", ["🧟♀ Ünï"]) == "🧟\u200d♀\ufe0f Ünï 2"  # two pictures joined
    assert read_name("ANN", ["Ann", ""]) == "ANN 2"
    assert read_name("Ann", ["Ann", "ann 2"]) == "Ann 3"
    assert read_name("Ａnn", ["Ann"]) == "Ａnn 2"  # it only looks like one
    assert len(read_name("x" * 24, ["x" * 24])) <= 24


async def test_names_and_numbers_at_the_door(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("ann")
    table = (await ann.open_table("you open bot"))["id"]
    assert [seat["name"] for seat in (await bob.join(table))["seats"]] == ["Ann", "ann 2", ""]
    wanted = {"game": "card_game", "name": "Ann", "options": {"mode": "survival", "hands": 10**9}}
    refused = await ann.post("/api/tables", wanted | {"seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "number-too-large")
    async with Client(server, table) as client:
        assert await client.until(lambda state: True)


def test_everything_can_be_set_on_the_command_line_and_in_the_environment() -> None:
    environment = {"SHAMBLES_MOST_TABLES": "7", "SHAMBLES_SECURE_COOKIES": "true", "SHAMBLES_LANG": "nl"}
    config = read_settings(["most_tables=5", "allowed_origins=https://a.example,https://b.example"], environment)
    assert (config.most_tables, config.secure_cookies) == (5, True)
    assert config.allowed_origins == ("https://a.example", "https://b.example")
    assert read_settings([], {}, database="sqlite+aiosqlite:///x.db") == Config(database="sqlite+aiosqlite:///x.db")
    for wrong, code in (("most_tabels=5", "unknown-setting"), ("most_tables=many", "wrong-kind")):
        with pytest.raises(BadInput) as trouble:
            read_settings([wrong], {})
        assert trouble.value.code == code


SLOW = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 5000000) SELECT max(n) FROM up"


def test_a_server_ends_though_somebody_was_broken_off_while_asking_the_disk(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        house = House(Config(database=blank_in(tmp_path)))

        async def ask() -> None:
            async with house.store.reading() as connection:
                asked.set()
                await connection.exec_driver_sql(SLOW)

        async with house.open():
            asked = asyncio.Event()
            asking = asyncio.create_task(ask())
            await asked.wait()
            await asyncio.sleep(0.1)  # SQLite has begun, and is not done
            asking.cancel()

    ending = Thread(target=asyncio.run, args=(open_and_close(),), daemon=True)
    ending.start()
    ending.join(120)
    assert not ending.is_alive()
