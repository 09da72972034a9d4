"""Nobody gets at what is another's: every route of players, asked by a guest and by another player."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from server.conftest import People
from server.people import Person
from server.players import become_player, befriend, cookie_at, join_device, link_for, seat_at, until_over, who
from server.test_errors import read_error
from server.test_people import refused
from shambles.server.net.limited import ROUTES

OWN = sorted(way for way in ROUTES if "/api/me" in way or re.search(r"/(keep|invite|regard)$", way))
BODIES: dict[str, Any] = {
    "POST /api/me": {"name": "Mal"},
    "POST /api/me/passkeys": {"credential": {}},
    "POST /api/me/links": {"kind": "device"},
    "POST /api/me/skill": {"wanted": False},
    "POST /api/me/calls": {"quiet": None},
    "POST /api/me/ways": {"kind": "ntfy", "address": "https://ntfy.example/mine", "lang": "en"},
    "POST /api/me/ways/{way:str}/confirm": {"code": "123456"},
    "POST /api/me/tables/{table:str}/mute": {"muted": True},
    "POST /api/me/friends": {"code": "x" * 32},
    "POST /api/me/known/{player:str}": {"regard": "mute"},
    "POST /api/tables/{table:str}/invite": {"friend": "x"},
    "POST /api/tables/{table:str}/regard": {"seat": 0, "regard": "mute"},
}


async def ask(asker: Person, way: str, table: str, owner: dict[str, Any]) -> Any:
    """One way in, about another's table, device and name."""
    method, path = way.split(" ")
    path = path.replace("{table:str}", table).replace("{device:str}", owner["devices"][0]["id"])
    path = re.sub(r"\{(player|friend|way):str\}", owner["id"], path)
    return await (asker.get(path) if method == "GET" else asker.post(path, BODIES.get(way, {})))


@pytest.mark.parametrize("way", OWN)
async def test_a_guest_is_let_into_nothing(person: People, way: str) -> None:
    ann, guest = person("Ann"), person("Guest")
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    said = await ask(guest, way, table, await who(ann))
    if way == "GET /api/me":
        assert said.json() == {"me": None}
    else:
        assert said.status_code == 403
        assert read_error(said)[1] in ("no-player", "no-seat")


@pytest.mark.parametrize("way", OWN)
async def test_another_player_reads_and_changes_only_their_own(person: People, way: str) -> None:
    ann, mal = person("Ann"), person("Mal")
    await become_player(ann)
    await become_player(mal)
    table = (await ann.open_table("you open bot"))["id"]
    before = await who(ann)
    games = (await ann.get("/api/me/games")).json()
    said = await ask(mal, way, table, before)
    assert said.status_code < 500
    told = json.dumps(said.json()) if said.headers["content-type"].startswith("application/json") else said.text
    named = way.startswith("POST /api/me/known/")  # whom one mutes is named: by the id that one had
    for secret in (table, before["devices"][0]["id"], cookie_at(ann, table), *([] if named else [before["id"]])):
        assert secret not in told, way
    assert await who(ann) | {"devices": []} == before | {"devices": []}
    assert (await ann.get("/api/me/games")).json()["games"] == games["games"]
    assert await seat_at(ann, table) == 0
    assert await seat_at(mal, table) is None


async def test_a_right_opens_its_own_seat_and_nothing_else(person: People) -> None:
    """The phone's token for one table is none for another, nor for somebody else's seat."""
    ann, phone, ben = person("Ann"), person("Ann"), person("Ben")
    await become_player(ann)
    one = (await ann.open_table("you open bot"))["id"]
    await ben.join(one)
    other = (await ben.open_table())["id"]
    await join_device(ann, phone)
    token = cookie_at(phone, one)
    for table in (other, (await ann.open_table())["id"]):
        got = await ben.post(f"/api/tables/{table}/claim", {"token": token})
        assert refused(got) == (403, "token", "no-seat")
    assert await seat_at(phone, one) == 0


async def test_what_is_taken_along_has_no_secret_in_it(person: People) -> None:
    """One JSON file: mine, and nothing that opens anything, nor what others said, nor what is hidden in a game."""
    ann, ben = person("Ann"), person("Ben")
    phrase = await become_player(ann, settings={"theme": "dark"})
    await become_player(ben)
    await befriend(ann, ben)
    table = (await ann.open_table("you open bot"))["id"]
    await ben.join(table)
    async with ann.client() as here, ben.client() as there:
        await here.send("chat", text="mine to keep")
        await there.send("chat", text="bens own words")
        await here.until(lambda state: any(line["text"] == "bens own words" for line in state["chat"]))
    done = (await ann.open_table())["id"]
    await until_over(ann, done)
    said = await ann.get("/api/me/export")
    assert said.headers["content-disposition"] == 'attachment; filename="shambles.json"'
    file = said.json()
    assert file["player"]["name"] == "Ann"
    assert file["settings"] == {"theme": "dark"}
    assert {one["table"] for one in file["games"]} == {table, done}
    assert file["said"] == [{"table": table, "text": "mine to keep"}]
    assert [one["name"] for one in file["people"]] == ["Ben"]
    secrets = [phrase, cookie_at(ann, table), cookie_at(ben, table), "bens own words", "seed", "salt", "token"]
    secrets += [one.value or "" for who in (ann, ben) for one in who.http.cookies.jar]
    assert not [secret for secret in secrets if secret in said.text]


@pytest.mark.rule("SH-005")
async def test_a_player_finds_no_replay_of_the_cards_they_play_elsewhere(person: People) -> None:
    """On a second device, at another address, without the cookie of that seat."""
    ann, phone, ben = person("Ann"), person("Ann"), person("Ben")
    first = (await ben.open_table())["id"]
    await until_over(ben, first)
    deal = (await ben.get(f"/api/tables/{first}")).json()["deal"]
    await become_player(ann)
    (await ann.post(f"/api/deals/{deal}", {"name": "Ann"})).raise_for_status()
    assert (await ben.get(f"/api/tables/{first}/replay")).status_code == 200
    (await phone.post("/api/people/join", {"code": await link_for(ann)})).raise_for_status()
    assert refused(await phone.get(f"/api/tables/{first}/replay")) == (409, "table", "deal-is-yours")
