"""Starting, stopping, and starting again where one was."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from signal import SIGTERM

import psutil  # type: ignore[import-untyped]
import pytest

from server.conftest import People
from server.effort import until_done
from server.running import Server
from server.stopwatch import Stopwatch
from server.truth import database_file, stored
from server.waiting import eventually
from shambles.core.game import find_game
from shambles.server.disk.rows import seats, tables
from shambles.server.disk.store import Store


def on_disk(server: Server, query: str, *values: object) -> object:
    """The first value that a query of the database gives; changes are kept."""
    connection = sqlite3.connect(database_file(server.database), timeout=10)
    with connection:
        row = connection.execute(query, values).fetchone()
    connection.close()
    return None if row is None else row[0]


def alive(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


async def test_a_server_stops_when_asked_and_everything_is_there_when_it_starts_again(
    tmp_path: Path, person: People
) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann, bob, cas = (person(name, server) for name in ("Ann", "Bob", "Cas"))
        await bob.join((await ann.open_table("you open", mode="hero"))["id"])
        waiting = (await cas.open_table("you open bot", public=True))["id"]
        async with ann.client() as client:
            asked = await client.asked()
            await client.answer(key="the-same-key")
            await client.send("chat", text="still there?")
            await client.until(lambda state: state["mine"] and state["number"])
            await client.until(lambda state: state["chat"])
            before, events = client.state, client.events
            with Stopwatch() as watch:
                assert await asyncio.to_thread(server.stop) in (0, -SIGTERM)
            assert watch.seconds < 5  # though somebody was connected
            assert (await client.closed())[0] in (1001, 1012)
        assert "Traceback" not in server.said()
        await asyncio.to_thread(server.start)
        async with ann.client() as client:
            after = await client.until(lambda state: True)
            for field in ("view", "awaited", "laid", "mine", "can_undo", "number"):
                assert after[field] == before[field], field
            assert (client.events, after["chat"][0]["text"]) == (events, "still there?")
            # An answer that is sent again is known, and what lies face down can still be taken back.
            same = await client.answer(asked["options"][0]["notation"], asked["number"], "the-same-key")
            assert same["type"] == "took"
            assert len((await stored(server.database, ann.table))[2]) == 1
            assert (await client.undo())["type"] == "took"
        assert waiting in [table["id"] for table in (await bob.get("/api/tables")).json()]


async def test_after_a_crash_the_games_go_on(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path, bot_pause=0.05) as server:
        ann, bob, cas = (person(name, server) for name in ("Ann", "Bob", "Cas"))
        finished = (await cas.open_table("you bot bot"))["id"]
        async with cas.client() as client:
            await client.play()
        broken = (await bob.open_table("you bot bot"))["id"]
        async with bob.client() as client:
            await client.until(lambda state: len(state["laid"]) == 2)
        alone = (await ann.open_table("you bot bot"))["id"]
        await ann.do("bot", {"bot": "random"})  # now these bots need nobody else
        count = "SELECT count(*) FROM entries WHERE table_id = ?"
        await eventually(lambda: on_disk(server, count, alone) != 0)
        await asyncio.to_thread(server.kill)
        written, status = on_disk(server, count, alone), "SELECT status FROM tables WHERE id = ?"
        assert (written != 0, on_disk(server, status, alone)) == (True, "playing")

        # The crash came before the end of one game was noted, and another has an answer that the rules refuse.
        on_disk(server, "UPDATE tables SET status = 'playing' WHERE id = ?", finished)
        on_disk(server, "UPDATE entries SET choice = '999' WHERE table_id = ? AND number = 1", broken)
        await asyncio.to_thread(server.start)

        async def over() -> bool | None:
            return on_disk(server, status, alone) == "over" or None

        await until_done(server, over)  # and nobody has looked
        await cas.get(f"/api/tables/{finished}")
        assert on_disk(server, status, finished) == "over"
        assert (await cas.get(f"/api/tables/{alone}/replay", viewpoint="open")).json()["sound"] is True
        response = await bob.get(f"/api/tables/{broken}")
        assert (response.status_code, response.json()["error"]["code"]) == (409, "table-set-aside")
        await eventually(lambda: f"table {broken} cannot be brought back" in server.said())  # by a thread
        await bob.get(f"/api/tables/{broken}")
        assert on_disk(server, "SELECT aside FROM tables WHERE id = ?", broken)


async def test_thinkers_are_replaced_when_killed_and_gone_when_the_server_is(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = person("Ann", server)
        await ann.open_table("you bot bot", mode="hero")
        async with ann.client() as client:
            await client.until(lambda state: len(state["laid"]) == 2)
            for child in server.process.children(recursive=True):
                child.kill()
            await client.play()
        children = server.process.children(recursive=True)
        assert any(map(alive, children))
        await asyncio.to_thread(server.kill)
        await eventually(lambda: not any(map(alive, children)))


async def test_a_table_that_is_forgotten_while_somebody_looks_ends_their_socket(server: Server, person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you open bot"))["id"]
    async with ann.client() as client:
        await client.until(lambda state: True)
        on_disk(server, "DELETE FROM seats WHERE table_id = ?", table)
        on_disk(server, "DELETE FROM tables WHERE id = ?", table)
        await client.send("chat", text="anybody?")
        assert await client.closed() == (4404, "no-such-table")


async def test_under_rules_that_have_changed_a_game_goes_on_from_its_snapshot(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = person("Ann", server)
        table = (await ann.open_table("you bot bot"))["id"]
        async with ann.client() as client:
            before = await client.play(until=lambda state: state["asked"] and state["view"]["round"] == 4)
        await asyncio.to_thread(server.stop)
        # The rules were others then: the first answers would no longer be allowed.
        on_disk(server, "UPDATE tables SET rules = 0 WHERE id = ?", table)
        on_disk(server, "UPDATE entries SET choice = '999' WHERE table_id = ? AND number < 4", table)
        await asyncio.to_thread(server.start)
        async with ann.client() as client:
            after = await client.until(lambda state: state["asked"])
            assert after["view"] == before["view"]
            await client.play(until=lambda state: state["asked"] and state["view"]["round"] == 5)
        await asyncio.to_thread(server.kill)  # and again, without the time to say goodbye
        await asyncio.to_thread(server.start)
        async with ann.client() as client:
            assert (await client.until(lambda state: state["asked"]))["view"]["round"] == 5
            await client.play()
        replay = (await ann.get(f"/api/tables/{table}/replay", viewpoint="open")).json()
        assert replay["sound"] is True
        assert replay["outcome"] is not None
        assert "Traceback" not in server.said()


async def test_a_server_serves_first_whatever_is_unfinished(tmp_path: Path) -> None:
    """Measured in work, not in time: this machine may be busy. A table alone takes a millisecond and more."""
    server = Server(tmp_path / "tables.db", tmp_path)
    await add_unfinished_tables(server, 10_000)
    with server:
        assert sum(server.process.cpu_times()[:2]) < 5


async def add_unfinished_tables(server: Server, count: int, first: int = 0) -> None:
    """Games in which bots are awaited; their names are numbers from the first on."""
    names = range(first, first + count)
    store = Store(server.database)
    await store.open()
    row = {"game": "card_game", "rules": find_game("card_game").version, "options": '{"mode":"survival"}', "salt": ""}
    row |= {"status": "playing", "public": False, "created": 0.0, "touched": 0.0, "lease": 0.0}
    seat = {"name": "", "kind": "bot", "bot": "survivor", "removers": "[]"}
    async with store.begin() as connection:
        await connection.execute(tables.insert(), [row | {"id": f"t{one}", "seed": f"{one}"} for one in names])
        each = [seat | {"table_id": f"t{one}", "seat": number} for one in names for number in range(3)]
        await connection.execute(seats.insert(), each)
    await store.close()


def test_what_serving_does_not_need_is_not_loaded() -> None:
    """Reading modules is nearly all that a start takes."""
    heavy = {"alembic", "altair", "gymnasium", "jax", "mcp", "numba", "numpy", "pettingzoo", "polars", "pydantic"}
    heavy |= {"ray", "textual"}
    start = "import sys; from shambles.server.net.run import create_app; create_app(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True).stdout
    assert "shambles.server.net.app" in loaded
    assert not heavy & {name.partition(".")[0] for name in loaded.split()}


def test_a_thread_with_much_to_do_gives_way_to_the_loop() -> None:
    """With Python's own five milliseconds an answer waits for them at every step of the loop."""
    start = "import sys; from shambles.server.net.run import settle_down; settle_down(); print(sys.getswitchinterval())"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True)
    assert float(done.stdout) <= 0.001


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    """It would not hear what the first one plays. When that one has ended, however it did, the file is free."""
    first, second = (Server(tmp_path / "tables.db", tmp_path) for _ in range(2))
    with first:
        with pytest.raises(RuntimeError, match="another server runs on it"):
            second.start()
        assert second.wait() == 2
        first.kill()
        with second:
            assert second.process.is_running()
