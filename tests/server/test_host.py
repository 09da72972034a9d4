"""SH-016  The host: what whoever holds the key sees and does, and what it means for everybody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.addresses import addresses_of
from server.conftest import NewDatabase, People, through_sqlalchemy
from server.people import Person
from server.players import become_player, seat_at, who
from server.running import PATIENCE, Server
from server.test_errors import read_error
from shambles.server.config import Config
from shambles.server.host.standing import when
from shambles.server.net.limited import ROUTES
from shambles.server.people.tokens import fingerprint

KEY = "the-key-of-the-host-of-these-tests"
HOST_WAYS = sorted(way for way in ROUTES if "/api/host" in way)
BODIES: dict[str, Any] = {
    "POST /api/host/close": {"table": "x"},
    "POST /api/host/reopen": {"table": "x"},
    "POST /api/host/limit": {"kind": "ban", "address": "203.0.113.7", "hours": 1},
    "POST /api/host/lift": {"kind": "ban", "address": "203.0.113.7"},
    "POST /api/host/announce": {"words": {"en": "Hello"}},
    "POST /api/host/maintain": {"begins_in": 60},
}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a host."""
    folder = tmp_path_factory.mktemp("hosted")
    with Server(folder / "tables.db", folder, host_key=fingerprint(KEY)) as one:
        yield one
        assert "Traceback" not in one.said(), one.said()
        assert KEY not in one.said()


class Host:
    """Whoever has the key."""

    def __init__(self, server: Server) -> None:
        headers = {"x-shambles": "1", "authorization": f"Bearer {KEY}"}
        self.http = httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE, trust_env=False)

    async def see(self, what: str = "", **params: Any) -> Any:
        return (await self.http.get(f"/api/host{what}", params=params)).raise_for_status().json()

    async def ask(self, what: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/host/{what}", json=body)

    async def do(self, what: str, **body: Any) -> Any:
        said = await self.ask(what, **body)
        assert said.status_code == 200, said.text
        return said.json()


@pytest.fixture
async def host(hosted: Server) -> AsyncIterator[Host]:
    one = Host(hosted)
    yield one
    await one.http.aclose()


async def announced(someone: Person) -> Any:
    return (await someone.get("/api/notice")).raise_for_status().json()


# --- the key


async def ask(someone: Person, way: str, **headers: str) -> httpx.Response:
    method, path = way.split(" ")
    if method == "GET":
        return await someone.http.get(path, headers=headers)
    return await someone.http.post(path, json=BODIES.get(way, {}), headers=headers)


@pytest.mark.rule("SH-016")
@pytest.mark.parametrize("way", HOST_WAYS)
async def test_nobody_else_is_the_host(person: People, hosted: Server, host: Host, way: str) -> None:
    """A guest, a player, whoever sits at a table, with a wrong key or with the key's fingerprint: each is refused."""
    before = await host.see("/deeds")
    guest, player, sitting = (person(name, hosted) for name in ("Guest", "Player", "Sitting"))
    await become_player(player)
    await sitting.open_table("you open bot")
    kinds = {
        "guest": (guest, {}),
        "player": (player, {}),
        "sitting": (sitting, {"authorization": f"Bearer {sitting.token}"}),
        "wrong": (guest, {"authorization": f"Bearer {KEY[:-1]}"}),
        "fingerprint": (guest, {"authorization": f"Bearer {fingerprint(KEY)}"}),
        "no scheme": (guest, {"authorization": KEY}),
        "in a cookie": (guest, {"cookie": f"authorization={KEY}"}),
    }
    for kind, (someone, headers) in kinds.items():
        said = await ask(someone, way, **headers)
        assert (said.status_code, read_error(said)[1]) == (403, "not-the-host"), kind
    assert await host.see("/deeds") == before


async def test_the_key_opens_nothing_in_an_address(person: People, hosted: Server) -> None:
    said = await person("Ann", hosted).get("/api/host", key=KEY, authorization=f"Bearer {KEY}")
    assert said.status_code == 403


async def test_nobody_guesses_for_long(person: People, hosted: Server) -> None:
    mal = person("Mal", hosted)
    said = [await mal.http.get("/api/host", headers={"authorization": f"Bearer {one}"}) for one in range(12)]
    assert {one.status_code for one in said[:10]} == {403}
    assert (said[-1].status_code, read_error(said[-1])[1]) == (429, "too-many-tries")


async def test_without_a_key_nobody_is_the_host(person: People, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with Server(tmp_path / "tables.db", tmp_path) as one:
        said = await person("Ann", one).http.get("/api/host", headers={"authorization": "Bearer None"})
        assert read_error(said)[1] == "not-the-host"
        file = tmp_path / "state" / "shambles" / "host.key"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("made-while-it-runs\n")
        said = await person("Ann", one).http.get("/api/host", headers={"authorization": "Bearer made-while-it-runs"})
        assert said.status_code == 200


def test_a_key_in_place_of_its_fingerprint_is_refused_and_not_repeated() -> None:
    with pytest.raises(Exception, match="not-a-fingerprint") as refused:
        Config(host_key=KEY)
    assert KEY not in str(refused.value)


# --- seeing


@pytest.mark.rule("SH-016")
async def test_the_host_sees_who_waits_for_what_and_no_secret(person: People, hosted: Server, host: Host) -> None:
    ann = person("Ann", hosted)
    address = addresses_of(hosted.folder / "tables.db").fingerprint(ann.http.headers["x-forwarded-for"])
    found = await ann.open_table("you bot bot")
    shares: list[Any] = []
    async with asyncio.timeout(PATIENCE):
        while not any(one["address"] == address[:8] for one in shares):  # its bots wait until a process has started
            queues = await host.see("/queues")
            shares = [share for queue in queues if queue["name"] in ("turns", "bots") for share in queue["shares"]]
            await asyncio.sleep(0.05)
    names = ["turns", "bots", "replays", "boxes", "reviews", "writes", "reads", "looks", "trials", "jobs"]
    assert [one["name"] for one in queues] == names
    mine = next(one for one in shares if one["address"] == address[:8])
    assert mine["kind"].startswith("card_game ")
    assert mine["waiting"] + mine["under_way"] > 0
    assert {share["table"] for share in shares} <= {found["id"], ""}
    said = json.dumps(queues)
    assert address not in said
    assert ann.token not in said


@pytest.mark.rule("SH-016")
async def test_the_host_sees_tables_and_players_and_no_secret(person: People, hosted: Server, host: Host) -> None:
    ann, ben = person("Ann", hosted), person("Ben", hosted)
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    await ben.join(table)
    seen = next(one for one in await host.see("/tables") if one["id"] == table)
    assert (seen["game"], seen["status"]) == ("card_game", "playing")
    mine = (await who(ann))["id"]
    assert [(one["name"], one["kind"], one["player"]) for one in seen["seats"][:2]] == [
        ("Ann", "person", mine),
        ("Ben", "person", None),
    ]
    listed = next(one for one in await host.see("/players") if one["id"] == mine)
    assert (listed["name"], listed["games"]) == ("Ann", 1)
    load = await host.see()
    assert load["playing"] >= 1
    assert load["players"] >= 1
    assert load["down"] == []
    told = json.dumps([await host.see(what) for what in ("", "/tables", "/players", "/deeds")])
    address = ann.http.headers["x-forwarded-for"]
    secrets = [ann.token, ben.token, address, fingerprint(ann.token), '"seed"', '"salt"', "token_hash"]
    assert not [one for one in secrets if one in told]


async def test_pages_of_tables_follow_each_other(person: People, hosted: Server, host: Host) -> None:
    ann = person("Ann", hosted)
    mine = {(await ann.open_table("you open bot"))["id"] for _ in range(55)}
    first = [one["id"] for one in await host.see("/tables")]
    second = [one["id"] for one in await host.see("/tables", after=first[-1])]
    assert len(first) == 50
    assert not set(first) & set(second)
    assert mine <= {*first, *second}


# --- closing a table


@pytest.mark.rule("SH-016")
async def test_a_closed_table_is_told_so_and_goes_on_when_it_is_opened_again(
    person: People, hosted: Server, host: Host
) -> None:
    ann = person("Ann", hosted)
    table = (await ann.open_table())["id"]
    async with ann.client() as client:
        await client.asked()
        before = client.state
        await host.do("close", table=table, why="too loud")
        assert await client.closed() == (4404, "table-closed")
    said = await ann.get(f"/api/tables/{table}")
    assert (said.status_code, read_error(said)[1]) == (409, "table-closed")
    assert read_error(await host.ask("close", table=table))[1] == "table-closed"
    await host.do("reopen", table=table)
    async with ann.client() as client:
        await client.asked()
        assert client.state["view"] == before["view"]
    deeds = [one for one in await host.see("/deeds") if one["subject"] == f"table:{table}"]
    assert [(one["deed"], one["words"]["why"]) for one in deeds] == [("reopen", ""), ("close", "too loud")]


async def test_what_cannot_be_closed_or_opened_is_named(host: Host) -> None:
    before = await host.see("/deeds")
    refused: dict[str, tuple[dict[str, Any], int, str, str]] = {
        "close": ({"table": "nosuchtable"}, 404, "table", "no-such-table"),
        "reopen": ({"table": "nosuchtable"}, 409, "table", "not-closed"),
        "limit": ({"kind": "ban", "address": "nowhere", "hours": 1}, 400, "address", "not-an-address"),
        "lift": ({"kind": "mute", "address": "203.0.113.9"}, 409, "who", "not-limited"),
        "announce": ({"words": {"en": "x" * 501}}, 400, "en", "too-long"),
        "call-off": ({}, 409, "maintenance", "no-maintenance"),
    }
    for what, (body, *wanted) in refused.items():
        said = await host.ask(what, **body)
        assert [said.status_code, *read_error(said)] == wanted, what
    more = [
        ("limit", {"kind": "ban", "hours": 1}, "one-of-these"),
        ("limit", {"kind": "ban", "player": "nobody", "hours": 1}, "no-such-player-here"),
        ("limit", {"kind": "ban", "player": "a", "address": "203.0.113.7", "hours": 1}, "one-of-these"),
        ("limit", {"kind": "ban", "address": "203.0.113.7", "hours": 9_000}, "too-large"),
        ("limit", {"kind": "mute", "table": "x", "hours": 1}, "field-missing"),
        ("limit", {"kind": "mute", "table": "x", "seat": 0, "hours": 1}, "nobody-there"),
    ]
    for what, body, code in more:
        assert read_error(await host.ask(what, **body))[1] == code, body
    assert await host.see("/deeds") == before


# --- muting and banning


@pytest.mark.rule("SH-016")
async def test_whoever_is_muted_plays_on_and_says_nothing(person: People, hosted: Server, host: Host) -> None:
    ann, ben = person("Ann", hosted), person("Ben", hosted)
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    await ben.join(table)
    mine = (await who(ann))["id"]
    await host.do("limit", kind="mute", player=mine, hours=1)
    async with ann.client() as here, ben.client() as there:
        await here.send("chat", text="hello")
        assert await here.frame("trouble", code="muted-by-host")
        await there.send("chat", text="still here")
        state = await here.until(lambda state: state["chat"])
        assert [line["text"] for line in state["chat"]] == ["still here"]
        await host.do("lift", kind="mute", player=mine)
        await here.send("chat", text="again")
        state = await there.until(lambda state: any(line["text"] == "again" for line in state["chat"]))
        assert "hello" not in [line["text"] for line in state["chat"]]


@pytest.mark.rule("SH-016")
@pytest.mark.parametrize("way", ["player", "address", "seat"])
async def test_whoever_is_banned_is_told_until_when_and_a_bot_plays_on(
    person: People, hosted: Server, host: Host, way: str
) -> None:
    ann, ben = person("Ann", hosted), person("Ben", hosted)
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    await ben.join(table)
    whom: dict[str, Any] = {
        "player": {"player": (await who(ann))["id"]},
        "address": {"address": ann.http.headers["x-forwarded-for"]},
        "seat": {"table": table, "seat": 0},
    }[way]
    headers = {} if way == "player" else {"x-forwarded-for": ann.http.headers["x-forwarded-for"]}
    device = next(one for one in ann.http.cookies.jar if one.name == "shambles-device")
    cookie = {"cookie": f"shambles-seat={ann.token}; shambles-device={device.value}"}
    async with ann.client(**headers) as here:
        await here.until(lambda state: True)
        load = await host.do("limit", kind="ban", hours=2, why="cheats", **whom)
        assert await here.closed() == (4404, "banned")
    limited = load["limited"]
    assert [one["kind"] for one in limited] == ["ban"]
    until = when(limited[0]["until"])
    assert 0 < limited[0]["until"] - time() <= 7_200
    for path in ("/api/tables", f"/api/tables/{table}", "/api/daily"):
        said = await ann.get(path)
        assert (said.status_code, read_error(said)[1]) == (403, "banned")
        assert said.json()["error"]["params"] == {"until": until}
    assert read_error(await ann.do("bot", {"bot": None}))[1] == "banned"
    async with ann.client(**headers | cookie) as here:
        assert await here.closed() == (4404, "banned")
    # The rules, what is told to everybody, and their own data stay open; the others play on.
    for path in ("/api/games", "/api/notice", "/api/me", "/api/me/export"):
        assert (await ann.get(path)).status_code == 200, path
    seats = (await ben.look())["seats"]
    assert (seats[0]["kind"], seats[0]["bot"], seats[1]["bot"]) == ("person", "survivor", None)
    async with ben.client() as there:
        await there.asked()
    await host.do("lift", kind="ban", **whom)
    assert await seat_at(ann, table) == 0
    (await ann.do("bot", {"bot": None})).raise_for_status()
    assert (await ben.look())["seats"][0]["bot"] is None


@pytest.mark.rule("SH-016")
async def test_a_banned_player_is_not_let_in_by_another_door(person: People, hosted: Server, host: Host) -> None:
    """Without the device's cookie the seat's own token is refused; a new device of the player is, too."""
    ann, bare, phone = person("Ann", hosted), person("Ann", hosted), person("Ann", hosted)
    phrase = await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    mine = (await who(ann))["id"]
    await host.do("limit", kind="ban", player=mine, hours=1)
    said = await bare.http.get(f"/api/tables/{table}/glance", headers={"cookie": f"shambles-seat={ann.token}"})
    assert read_error(said)[1] == "banned"
    said = await bare.http.post(f"/api/tables/{table}/claim", json={"token": ann.token})
    assert read_error(said)[1] == "banned"
    said = await phone.post("/api/people/recover", {"phrase": phrase})
    assert read_error(said)[1] == "banned"
    cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())}
    club = f"ws://127.0.0.1:{hosted.port}/api/clubs/whichever/socket"
    async with connect(club, additional_headers=cookies, proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == (4404, "banned")
    await host.do("lift", kind="ban", player=mine)


# --- telling everybody


@pytest.mark.rule("SH-016")
async def test_an_announcement_is_told_to_everybody_until_its_end(person: People, hosted: Server, host: Host) -> None:
    guest = person("Guest", hosted)
    await host.do("announce", words={"en": "<b>Club night</b> at eight", "nl": "Clubavond om acht uur"})
    told = await announced(guest)
    assert told["words"] == {"en": "<b>Club night</b> at eight", "nl": "Clubavond om acht uur"}
    await host.do("announce", words={"en": "Only English", "nl": " "})
    assert (await announced(guest))["words"] == {"en": "Only English"}  # a client reads that in any language
    await host.do("announce", words={"en": "Short"}, hours=0.0001)
    async with asyncio.timeout(PATIENCE):
        while (await announced(guest))["words"]:
            await asyncio.sleep(0.1)
    await host.do("announce", words={"en": "One more"})
    await host.do("announce")
    assert (await announced(guest))["words"] == {}


@pytest.mark.rule("SH-016")
async def test_a_maintenance_is_told_finishes_answers_and_ends_the_process(person: People, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path, host_key=fingerprint(KEY)) as one:
        host, ann = Host(one), person("Ann", one)
        await ann.open_table()
        await host.do("maintain", begins_in=30, minutes=7)
        told = (await announced(ann))["maintenance"]
        assert told["minutes"] == 7
        assert 0 < told["begins"] - time() <= 1_800
        await host.do("call-off")
        assert (await announced(ann))["maintenance"] is None
        async with ann.client() as client:
            await client.asked()
            await client.answer()
            taken = dict(client.taken)
            await host.do("maintain", begins_in=0)
            assert (await client.closed())[0] == 1012
        process = one.process
        process.wait(PATIENCE)
        one.start()
        assert taken
        async with ann.client() as client:
            await client.until(lambda state: state["number"] > 0)
        assert (await announced(ann))["maintenance"] is None  # it does not begin again
        deeds = [deed["deed"] for deed in await host.see("/deeds")]
        assert deeds == ["maintain", "call-off", "maintain"]
        await host.http.aclose()


# --- several processes


async def test_two_processes_hear_of_a_deed(person: People, postgres: NewDatabase, tmp_path: Path) -> None:
    """A ban at one process holds at the other; a table that is closed there is closed here."""
    database, how = through_sqlalchemy(postgres()), {"host_key": fingerprint(KEY)}
    with Server(database, tmp_path, **how) as one, Server(database, tmp_path, **how) as two:
        host, ann = Host(one), person("Ann", two)
        table = (await ann.open_table())["id"]
        async with ann.client() as client:
            await client.asked()
            await host.do("close", table=table)
            assert await client.closed() == (4404, "table-closed")
        await host.do("limit", kind="ban", address=ann.http.headers["x-forwarded-for"], hours=1)
        async with asyncio.timeout(PATIENCE):
            while (await ann.get("/api/tables")).status_code != 403:
                await asyncio.sleep(0.1)
        await host.http.aclose()
