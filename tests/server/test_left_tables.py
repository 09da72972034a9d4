"""Erasing finds a player at every table that they have left, by every way to leave one; and so does the export."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from server.addresses import addresses_of
from server.clubs.evenings import PACE, night, sit_down
from server.clubs.evenings import join as join_club
from server.conftest import NewDatabase, through_sqlalchemy
from server.people import Client, Person
from server.players import become_player, until_over, who
from server.running import PATIENCE, Server
from server.test_erasing import everything
from shambles.server.config import Config
from shambles.server.disk import pen
from shambles.server.disk.addresses import DAY, SECRET, clear_served, find_addresses
from shambles.server.disk.backup import back_up, restore
from shambles.server.disk.call_rows import secrets
from shambles.server.disk.migrations import FOLDER
from shambles.server.disk.rows import chat, seats, tables
from shambles.server.disk.store import Store
from shambles.server.people.erasing import erase, words_of
from shambles.server.tables.forgetting import Forgetting
from shambles.server.tables.house import House

NAME = "Zebedeusz Quill"
PLAYER = "a-player-of-this-test"
QUICK = {"mode": "hero", "hands": 1}


async def say(person: Person, text: str) -> None:
    async with person.client() as here:
        await here.send("chat", text=text)
        await here.until(lambda state: any(line["text"] == text for line in state["chat"]))


async def heard(server: Server, table: str) -> list[tuple[str, str]]:
    """What a stranger reads at a table."""
    async with Client(server, table) as stranger:
        state = await stranger.until(lambda state: state["chat"])
    return [(line["name"], line["text"]) for line in state["chat"]]


class Leaver:
    """Somebody who says a line at every table, and leaves it in another way each time; and Ben, who stays."""

    def __init__(self, server: Server, zeb: Person, ben: Person) -> None:
        self.server, self.zeb, self.ben = server, zeb, ben
        self.said: list[str] = []

    async def say(self, how: str) -> None:
        self.said.append(f"only I would write this: {how}")
        await say(self.zeb, self.said[-1])

    async def meet(self, how: str, seats: str = "you open", **more: Any) -> str:
        """Both sit at a table, and the game is on; its name."""
        table = str((await self.zeb.open_table(seats, options=QUICK, **more))["id"])
        await self.ben.join(table)
        await self.say(how)
        return table

    async def leave(self) -> None:
        (await self.zeb.do("leave")).raise_for_status()

    async def leave_waiting_tables(self) -> list[str]:
        silent = (await self.zeb.open_table("you open bot"))["id"]  # only where it was opened from is to be found
        await self.leave()
        alone = (await self.zeb.open_table("you open bot"))["id"]
        await self.say("waiting")
        await self.leave()
        namesake = (await self.zeb.open_table("you open open", public=True))["id"]
        await self.say("before a namesake")
        await self.leave()
        self.ben.name = NAME
        await self.ben.join(namesake, seat=0)
        self.ben.name = "Ben"
        await say(self.ben, "what a namesake says in the same seat")
        moved = (await self.ben.open_table("you open open"))["id"]
        await self.zeb.join(moved, seat=1)
        await self.say("before another seat")
        await self.leave()
        await self.zeb.join(moved, seat=2)
        await self.say("at another seat")
        return [silent, alone, namesake, moved]

    async def leave_games(self) -> None:
        await self.meet("running", "you open bot", mode="survival")
        await self.leave()
        await self.meet("handed over", "you open bot", mode="survival")
        (await self.zeb.do("bot", {"bot": "greedy"})).raise_for_status()
        await self.meet("voted out", "you open bot", mode="survival")
        (await self.ben.do("remove", {"seat": self.zeb.seat})).raise_for_status()

    async def leave_at_the_end(self) -> None:
        """One table, its rematch, and the rematch of that: once he goes, and once he never comes."""
        table = await self.meet("over")
        for person in (self.zeb, self.ben):
            (await person.do("bot", {"bot": "random"})).raise_for_status()
        await until_over(self.ben, table)
        for person in (self.zeb, self.ben):
            person._sit(await person.do("rematch"))
        await self.say("rematch")
        for person in (self.zeb, self.ben):
            (await person.do("bot", {"bot": "random"})).raise_for_status()
        await until_over(self.ben, self.ben.table)
        self.ben._sit(await self.ben.do("rematch"))  # his seat is kept in his name
        await self.leave()  # after the end

    async def try_the_day(self) -> None:
        deal = (await self.zeb.get("/api/daily")).json()["deals"][0]["deal"]
        self.zeb._sit(await self.zeb.post(f"/api/daily/{deal}", {"name": NAME}))
        await self.say("daily")

    async def go_to_a_club(self) -> None:
        club = (await self.ben.post("/api/clubs", night(pace=PACE))).json()["id"]
        for person in (self.zeb, self.ben):
            await join_club(person, club)
            (await person.post(f"/api/clubs/{club}/here")).raise_for_status()
        (await self.ben.post(f"/api/clubs/{club}/begin")).raise_for_status()
        await sit_down(self.zeb, club)
        await self.say("club")
        (await self.zeb.post(f"/api/clubs/{club}/leave")).raise_for_status()

    async def share_a_box(self) -> None:
        form = (await self.zeb.get("/api/games/best_defense/boxes/box")).json()
        look = {"tables": form["tables"], "write": True}
        text = (await self.zeb.post("/api/looks/best_defense/box", look)).json()["toml"]
        shared = await self.zeb.post("/api/games/best_defense/boxes/box", {"text": text})
        shared.raise_for_status()


async def test_nothing_is_left_at_any_table_that_somebody_has_left(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Server(database, tmp_path) as server:
        async with Person(server, NAME) as zeb, Person(server, "Ben") as ben:
            one = Leaver(server, zeb, ben)
            await one.try_the_day()  # as a guest, who becomes a player at that table
            await become_player(zeb, settings={"name": NAME})
            (await zeb.post(f"/api/tables/{zeb.table}/keep")).raise_for_status()
            await become_player(ben)
            silent, alone, namesake, moved = await one.leave_waiting_tables()
            await one.leave_games()
            await one.leave_at_the_end()
            await one.go_to_a_club()
            await one.share_a_box()
            me, address = await who(zeb), zeb.http.headers["x-forwarded-for"]
            keyed = addresses_of(database).fingerprint(address)

            before = everything(database)
            assert sorted(line["text"] for line in (await zeb.get("/api/me/export")).json()["said"]) == sorted(one.said)
            traces = [NAME, me["id"], keyed, *one.said]
            assert [trace for trace in traces if trace.encode() not in before] == []
            assert sha256(address.encode()).hexdigest().encode() not in before  # anybody could try all addresses
            assert address.encode() not in before

            assert ("Zebedeusz Quill", one.said[1]) in await heard(server, alone)
            (await zeb.post("/api/me/erase")).raise_for_status()
            for table in (silent, alone, moved):
                assert (await ben.get(f"/api/tables/{table}")).status_code == 200
            assert await heard(server, alone) == [("somebody", "…")]
            assert await heard(server, moved) == [("somebody", "…")] * 2
            said = [("somebody", "…"), (NAME, "what a namesake says in the same seat")]
            assert await heard(server, namesake) == said  # that is Ben's, and so is the name

            ben.table, ben.token = namesake, ben.http.cookies.get("shambles-seat", path=f"/api/tables/{namesake}") or ""
            assert [line["text"] for line in (await ben.get("/api/me/export")).json()["said"]] == [said[1][1]]
            (await ben.do("leave")).raise_for_status()
            (await ben.post("/api/me/erase")).raise_for_status()
            after = everything(database)
            assert [trace for trace in [*traces, said[1][1]] if trace.encode() in after] == []
        assert "Traceback" not in server.said(), server.said()


async def test_the_owner_of_a_left_table_reads_its_chat_anew(postgres: NewDatabase, tmp_path: Path) -> None:
    """Nobody who sits there has changed, and no line has come: that something was erased, at another server, is known
    all the same."""
    database = through_sqlalchemy(postgres())
    with Server(database, tmp_path) as one, Server(database, tmp_path) as other:
        await erase_elsewhere(one, other)


async def erase_elsewhere(one: Server, other: Server) -> None:
    async with Person(one, NAME) as zeb, Person(one, "Ben") as ben:
        await become_player(zeb)
        table = (await ben.open_table("you open open"))["id"]
        await zeb.join(table, seat=1)
        await say(zeb, "a line that is to go")
        (await zeb.do("leave")).raise_for_status()
        async with ben.client() as here:
            await here.until(lambda state: state["chat"])
            (await zeb.post(f"{other.address}/api/me/erase")).raise_for_status()
            async with asyncio.timeout(PATIENCE):
                while await heard(one, table) != [("somebody", "…")]:
                    await asyncio.sleep(0.1)


@pytest.mark.parametrize("is_large", [False, True])
async def test_no_copy_is_left_where_an_index_has_grown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_large: bool
) -> None:
    """SQLite splits a full page of an index, and leaves what has moved away in its free space.

    A large database is not written anew while people play: that waits for the next start.
    """
    if is_large:
        monkeypatch.setattr(pen, "SMALL", 0)
    store, rng = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"), Random(2)
    await store.open()
    table: dict[str, Any] = {"game": "card_game", "rules": 1, "options": "{}", "seed": "1", "salt": "s"}
    table |= {"status": "waiting", "public": False, "created": 0.0, "touched": 0.0}
    async with store.begin() as connection:
        await connection.execute(tables.insert(), [table | {"id": f"t{one:03}"} for one in range(200)])
    for number in range(60):
        lines = []
        for one in {rng.randrange(200) for _ in range(50)}:
            text, by = ("only I would write this", PLAYER) if rng.random() < 0.2 else ("hello", None)
            line = {"table_id": f"t{one:03}", "number": number, "seat": 0, "name": "Ann"}
            lines.append(line | {"text": text + "." * rng.randrange(200), "left_by": by})
        async with store.begin() as connection:
            await connection.execute(chat.insert(), lines)
            await connection.execute(chat.delete().where(chat.c.number == rng.randrange(number + 1)))
    traces = (b"only I would", PLAYER.encode())
    assert all(trace in everything(tmp_path / "tables.db") for trace in traces)
    await erase(store, PLAYER)
    if is_large:
        assert any(trace in everything(tmp_path / "tables.db") for trace in traces)
        await store.close()
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await store.open()
    assert [trace for trace in traces if trace in everything(tmp_path / "tables.db")] == []
    await store.close()


# --- fingerprints of addresses


async def test_processes_share_one_secret_and_keep_it(address: str) -> None:
    one, other = House(Config(database=address)), House(Config(database=address))
    async with one.open(), other.open():
        found = {house.addresses.fingerprint("192.0.2.7") for house in (one, other)}
    async with (again := House(Config(database=address))).open():
        assert found == {again.addresses.fingerprint("192.0.2.7")}
    assert found.isdisjoint({sha256(b"192.0.2.7").hexdigest()})


async def test_fingerprints_that_have_served_are_cleared(store: Store) -> None:
    """Where a table was opened from, when its game is over; and where people sat, a day later."""
    addresses = await find_addresses(store)
    home, now = addresses.fingerprint("192.0.2.7"), 1_767_300_000.0
    table: dict[str, Any] = {"game": "card_game", "rules": 1, "options": "{}", "seed": "1", "salt": "s"}
    table |= {"status": "playing", "public": False, "created": now, "touched": now, "opener": home, "opened_by": "ann"}
    async with store.begin() as connection:
        await connection.execute(tables.insert(), [table | {"id": one} for one in ("on", "over")])
        seat = {"seat": 0, "name": "Ann", "kind": "person", "removers": "[]", "home": home}
        await connection.execute(seats.insert(), [seat | {"table_id": one} for one in ("on", "over")])
    await store.set_status("over", "over")
    async with store.begin() as connection:
        await connection.execute(tables.update().where(tables.c.id == "over").values(ended=now))

    async def left(column: sa.Column[Any]) -> list[str | None]:
        async with store.reading() as connection:
            return list((await connection.execute(sa.select(column).order_by(*column.table.primary_key))).scalars())

    assert await left(tables.c.opener) == [home, None]
    assert await left(tables.c.opened_by) == ["ann", None]
    clock = [now]
    forgetting = Forgetting(store, Config(), lambda: clock[0], lambda: clock[0])
    await forgetting.go_round(())
    assert await left(seats.c.home) == [home, home]
    clock[0] = now + DAY - 60
    async with store.begin() as connection:
        await clear_served(connection, clock[0])
    assert await left(seats.c.home) == [home, home]
    clock[0] = now + DAY + 60
    await forgetting.go_round(())
    assert await left(seats.c.home) == [home, None]
    async with store.reading() as connection:
        assert (await connection.execute(sa.select(secrets.c.name))).scalars().all() == [SECRET]


HOME = sha256(b"192.0.2.7").hexdigest()  # as servers kept it before


async def bring_to(address: str, version: str) -> None:
    """A database as an older Shambles made it."""

    def bring(connection: sa.Connection) -> None:
        config = AlembicConfig()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    engine = create_async_engine(address)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            await connection.exec_driver_sql("CREATE SCHEMA public")
        await connection.run_sync(bring)
    await engine.dispose()


async def write_old_rows(address: str) -> None:
    """Plain hashes at a table that is waiting and at one that is over, in the log of deeds, and elsewhere."""
    about = "game, rules, options, seed, salt, public, created, touched"
    values = "'card_game', 1, '{}', '1', 's', false, 0, 0"
    rows = [
        f"INSERT INTO tables (id, status, opener, {about}) VALUES ('on', 'waiting', '{HOME}', {values})",
        f"INSERT INTO tables (id, status, opener, {about}) VALUES ('over', 'over', '{HOME}', {values})",
        "INSERT INTO players (id, name, changed, created) VALUES ('ann', 'Ann', 0, 0)",
        "INSERT INTO holdings (player_id, table_id, seat, token_hash, since) VALUES ('ann', 'on', 0, 'aa', 0)",
        (
            "INSERT INTO chat (table_id, number, seat, name, text) VALUES ('on', 1, 0, 'Bob', 'before'), "
            "('on', 2, 0, 'Ann', 'now')"
        ),
        (
            "INSERT INTO ways (id, player_id, kind, address, lang, failures, created, origin, guesses) "
            f"VALUES ('w', 'ann', 'ntfy', 'https://x', 'en', 0, 0, '{HOME}', 0)"
        ),
        f"INSERT INTO recipients (fingerprint, since, codes) VALUES ('{HOME}', 0, 1)",
        (f"INSERT INTO first_tries (deal, home, table_id, began) VALUES ('daily20260101x', '{HOME}', 't', 0)"),
        f"INSERT INTO shared_boxes (id, game, kind, text, opener, touched) VALUES ('b', 'g', 'k', 't', '{HOME}', 0)",
        (
            "INSERT INTO deeds (number, at, deed, subject, until, words) VALUES "
            f"(1, 0, 'ban', 'address:{HOME}', 1, '{{}}'), (2, 0, 'ban', 'player:ann', 1, '{{}}')"
        ),
    ]
    for table in ("on", "over"):
        seat = f"'{table}', 0, 'Ann', 'person', '[]', '{HOME}', 'aa'"
        rows.append(f"INSERT INTO seats (table_id, seat, name, kind, removers, home, token_hash) VALUES ({seat})")
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        for row in rows:
            await connection.exec_driver_sql(row)
    await engine.dispose()


async def values_in(store: Store, *queries: str) -> list[Any]:
    async with store.reading() as connection:
        return [(await connection.exec_driver_sql(query)).scalar() for query in queries]


KEPT = (
    "SELECT opener FROM tables WHERE id = 'on'",
    "SELECT home FROM seats WHERE table_id = 'on'",
    "SELECT home FROM first_tries",
    "SELECT opener FROM shared_boxes",
    "SELECT origin FROM ways",
    "SELECT fingerprint FROM recipients",
    "SELECT substr(subject, 9) FROM deeds WHERE number = 1",
)


async def test_the_migration_keys_the_old_hashes_and_clears_those_that_have_served(address: str) -> None:
    await bring_to(address, "0025")
    await write_old_rows(address)
    store = Store(address)
    await store.open()
    keyed = (await find_addresses(store)).fingerprint("192.0.2.7")
    assert keyed != HOME
    assert await values_in(store, *KEPT) == [keyed] * len(KEPT)
    gone = ("SELECT opener FROM tables WHERE id = 'over'", "SELECT home FROM seats WHERE table_id = 'over'")
    assert await values_in(store, *gone) == [None, None]
    assert await values_in(store, "SELECT subject FROM deeds WHERE number = 2") == ["player:ann"]
    assert await values_in(store, "SELECT opened_by FROM tables WHERE id = 'on'") == ["ann"]
    assert [line.text for line in await words_of(store, "ann")] == ["now"]
    with pytest.raises(DBAPIError, match="only grows"):  # the log is closed again
        async with store.begin() as connection:
            await connection.exec_driver_sql("UPDATE deeds SET subject = ''")
    await store.close()
    if store.dialect == "sqlite":
        assert HOME.encode() not in everything(Path(sa.make_url(address).database or ""))


async def test_a_backup_of_before_is_keyed_as_it_is_put_back(tmp_path: Path) -> None:
    old, new, again = (f"sqlite+aiosqlite:///{tmp_path / name}.db" for name in ("old", "new", "again"))
    store = Store(old)
    await store.open()
    await store.close()
    await write_old_rows(old)
    await back_up(old, tmp_path / "old.gz")
    await restore(new, tmp_path / "old.gz")
    await back_up(new, tmp_path / "new.gz")
    await restore(again, tmp_path / "new.gz")
    for database in (new, again):  # and a newer one stays as it is, with its secret
        store = Store(database)
        keyed = (await find_addresses(store)).fingerprint("192.0.2.7")
        assert await values_in(store, *KEPT) == [keyed] * len(KEPT)
        await store.close()
    assert HOME.encode() not in everything(tmp_path / "new.db")
