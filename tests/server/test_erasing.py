"""Erased is erased: nothing of a player is in the database's own bytes, and the games of others stay whole."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from server.people import Person
from server.players import become_player, befriend, cookie_at, join_device, known, seat_at, until_over, who
from server.running import Server
from server.sinks import MailSink, Subscription
from server.test_people import refused
from shambles.server.config import Config
from shambles.server.disk.backup import back_up, restore
from shambles.server.disk.call_rows import calls, secrets, ways
from shambles.server.disk.job_rows import add_job, jobs
from shambles.server.disk.rows import devices, holdings, metadata, players, seats, tables
from shambles.server.disk.store import Store
from shambles.server.people.erasing import erase
from shambles.server.people.games import games_of, tally
from shambles.server.people.players import key_of_player
from shambles.server.people.tokens import fingerprint
from shambles.server.tables.forgetting import Forgetting
from shambles.server.wire.people import MyGame

NAME = "Zebedeusz Quill"
WORDS = "a line that only I would write"
MAIL = "zebedeusz.quill@home.example"
PUSH = Subscription("http://127.0.0.1:9/a-browser-of-his-own")
SETTINGS: dict[str, Any] = {
    "call_inside": True,
    "call_address": "https://games.example",
    "call_contact": "host@games.example",
}


def everything(database: Path) -> bytes:
    """All the bytes that the database has on the disk."""
    return b"".join(file.read_bytes() for file in sorted(database.parent.glob(f"{database.name}*")))


async def test_nothing_is_left_of_somebody_who_was_erased(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with MailSink() as mail, Server(database, tmp_path, **SETTINGS, call_smtp=mail.address) as server:
        async with Person(server, NAME) as zeb, Person(server, NAME) as phone, Person(server, "Ben") as ben:
            phrase = await become_player(zeb, settings={"name": NAME})
            await become_player(ben)
            await befriend(zeb, ben)
            await join_device(zeb, phone)
            (await zeb.post("/api/me/ways", {"kind": "mail", "address": MAIL, "lang": "nl"})).raise_for_status()
            (await phone.post("/api/me/ways", PUSH.form())).raise_for_status()
            on = (await zeb.open_table("you open bot"))["id"]
            await ben.join(on)
            async with zeb.client() as here:
                await here.send("chat", text=WORDS)
                await here.until(lambda state: any(line["text"] == WORDS for line in state["chat"]))
            over = (await zeb.open_table("you open bot"))["id"]
            await ben.join(over)
            (await zeb.do("bot", {"bot": "greedy"})).raise_for_status()
            await until_over(ben, over)
            waiting = (await zeb.open_table("you open bot"))["id"]
            me = await who(zeb)
            mine = (await zeb.get("/api/me/export")).json()["calls"]
            assert {(one["kind"], one["where"]) for one in mine["ways"]} == {("mail", MAIL), ("push", "127.0.0.1")}
            tokens = [one.value or "" for person in (zeb, phone) for one in person.http.cookies.jar]
            traces = [
                MAIL,
                PUSH.endpoint,
                *PUSH.keys.values(),
                NAME,
                WORDS,
                me["id"],
                me["devices"][0]["id"],
                fingerprint(phrase),
                *map(fingerprint, tokens),
            ]
            before = everything(database)
            assert [trace for trace in traces if trace.encode() not in before] == []
            assert not [secret for secret in (phrase, *tokens) if secret.encode() in before]  # fingerprints only

            (await phone.post("/api/me/erase")).raise_for_status()
            assert [trace for trace in traces if trace.encode() in everything(database)] == []

            assert (await zeb.get("/api/me")).json() == {"me": None}
            assert refused(await zeb.post("/api/people/recover", {"phrase": phrase}))[2] == "no-such-player"
            assert await seat_at(zeb, on) is None
            assert await known(ben) == {}
            seats = {table: (await ben.get(f"/api/tables/{table}")).json()["seats"] for table in (on, over, waiting)}
            assert [(one["name"], one["kind"]) for one in seats[on]][:2] == [("somebody", "bot"), ("Ben", "person")]
            assert [one["name"] for one in seats[over]][:2] == ["somebody", "Ben"]
            assert [one["kind"] for one in seats[waiting]] == ["open", "open", "bot"]
            assert (await ben.get(f"/api/tables/{over}/replay")).json()["sound"]
            ben.table, ben.token = on, cookie_at(ben, on)
            async with ben.client() as there:
                state = await there.until(lambda state: state["asked"])
                assert [(line["name"], line["text"]) for line in state["chat"]] == [("somebody", "…")]
                assert (await there.play())["outcome"]
        assert "Traceback" not in server.said(), server.said()
    with sqlite3.connect(database) as connection:
        left = {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("players", "devices")
        }
    assert left == {"players": 1, "devices": 1}  # Ben's


async def fill(store: Store, status: str = "over", touched: float = 0.0) -> None:
    """A player with a device and a game that was won long ago."""
    async with store.begin() as connection:
        await connection.execute(players.insert().values(id="ann", name="Ann", changed=1.0, created=1.0))
        device: dict[str, Any] = {"id": "dev", "player_id": "ann", "token_hash": "f" * 64, "name": "Chrome"}
        await connection.execute(devices.insert().values(device | {"created": 1.0, "seen": 1.0}))
        table: dict[str, Any] = {"id": "t1", "game": "card_game", "rules": 1, "options": '{"mode":"hero"}', "seed": "1"}
        table |= {"salt": "s", "status": status, "public": False, "created": 0.0, "touched": touched, "ended": 9.0}
        result = {"scores": [3, 7], "winners": [0], "reason": "most", "rule": "CG-001", "returns": [1, 0]}
        await connection.execute(tables.insert().values(table | {"result": msgspec.json.encode(result).decode()}))
        held = {"player_id": "ann", "table_id": "t1", "seat": 0, "token_hash": "a" * 64, "since": 5.0}
        await connection.execute(holdings.insert().values(held))
        way: dict[str, Any] = {"id": "w1", "player_id": "ann", "device_id": "dev", "kind": "push", "failures": 0}
        way |= {"address": PUSH.endpoint, "keys": msgspec.json.encode(PUSH.keys).decode(), "lang": "nl", "created": 1.0}
        await connection.execute(ways.insert().values(way))
        call = {"way_id": "w1", "table_id": "t1", "ask": 7, "began": 1.0, "doubts": 1}
        await connection.execute(calls.insert().values(call))
        await add_job(connection, "call", "w1/t1/7", 2.0, "home", "w1")
        await connection.execute(secrets.insert().values(name="push", value="a key"))


async def test_jobs_of_an_erased_player_are_nobodys(store: Store) -> None:
    """Calls are gone, also those that failed; the review of a game stays, and counts as nobody's turn."""
    await fill(store)
    async with store.begin() as connection:
        row = {"table_id": "t1", "seat": 0, "name": "Ann", "kind": "person", "token_hash": "a" * 64, "removers": "[]"}
        await connection.execute(seats.insert().values(row))
        await add_job(connection, "rated", "t1", 2.0, "home", "t1")
        await add_job(connection, "daily", "gone", 2.0, "home", key_of_player("ann"))
    await erase(store, "ann")
    async with store.reading() as connection:
        found = await connection.execute(jobs.select().order_by(jobs.c.key))
        assert [(one.key, one.address, one.whose) for one in found] == [("gone", "gone", "gone"), ("t1", "t1", "t1")]


async def test_a_result_outlives_its_table(store: Store) -> None:
    """A finished game leaves the disk after a while; how it ended stays with the player."""
    await fill(store)
    day, clock = 86_400.0, [1_000.0]
    forgetting = Forgetting(store, Config(), lambda: clock[0], lambda: clock[0])
    for at in (200 * day, 200 * day + 7_200, 202 * day):
        clock[0] = at
        await forgetting.go_round(())
    async with store.reading() as connection:
        assert (await connection.execute(sa.select(tables.c.id))).first() is None
    [game] = await games_of(store, "ann")
    assert game == MyGame("t1", "card_game", "hero", 0, "over", 5.0, 9.0, True, 3, False)


async def test_backup_and_restore_carry_people(store: Store, address: str, tmp_path: Path) -> None:
    await fill(store)
    file = tmp_path / "all.gz"
    assert await back_up(address, file) == 8
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"
    assert await restore(fresh, file) == 8
    again = Store(fresh)
    await again.open()
    for table in metadata.sorted_tables:
        async with store.reading() as one, again.reading() as other:
            assert (await one.execute(table.select())).all() == (await other.execute(table.select())).all()
    await again.close()


def won(day: int, won: bool | None, table: str = "t") -> MyGame:
    at = day * 86_400.0
    if won is None:
        return MyGame(f"{table}{day}", "card_game", None, 0, "playing", at, None, None, None, True)
    return MyGame(f"{table}{day}", "card_game", None, 0, "over", at, at, won, 1, True)


def test_streaks() -> None:
    today = 100 * 86_400.0 + 5
    games = [won(day, day != 97) for day in (94, 95, 96, 97, 98, 99)]
    found = tally(games, today)
    assert (found.played, found.won, found.streak, found.best, found.days) == (6, 5, 2, 3, 6)
    assert tally([*games, won(100, None)], today).days == 7
    assert tally(games, today + 86_400.0).days == 0
    assert (tally([], today).streak, tally([], today).best) == (0, 0)
