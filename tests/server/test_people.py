"""Somebody, without a password: a guest becomes a player, comes with a second device, and comes back by phrase."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.people import Client, Lost, Person
from server.players import become_player, cookie_at, join_device, link_for, seat_at, until_over, who
from server.running import Server
from server.test_errors import read_error
from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import players
from shambles.server.disk.store import Store
from shambles.server.people.phrases import new_phrase, read_phrase
from shambles.server.people.tickets import SECONDS, issue, redeem


def refused(said: httpx.Response) -> tuple[int, str, str]:
    return (said.status_code, *read_error(said))


# --- one click


async def test_a_guest_is_nobody_and_is_asked_nothing(person: People) -> None:
    ann = person("Ann")
    await ann.open_table()
    assert (await ann.get("/api/me")).json() == {"me": None}
    assert "shambles-device" not in ann.http.cookies


async def test_one_click_makes_a_player_with_twelve_words(person: People) -> None:
    ann = person("Ann")
    said = await ann.post("/api/people", {"name": "Ann", "settings": {"lang": "nl", "sound": True}})
    assert said.status_code == 201
    assert len(said.json()["phrase"].split()) == 12
    cookie = said.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/api;"))
    assert said.headers["cache-control"] == "no-store"
    me = await who(ann)
    assert (me["name"], me["settings"], len(me["devices"])) == ("Ann", {"lang": "nl", "sound": True}, 1)
    assert refused(await ann.post("/api/people", {"name": "Ann"})) == (409, "player", "already-somebody")


async def test_what_is_sent_is_read_strictly(person: People) -> None:
    ann = person("Ann")
    for body, field in (
        ({"name": ""}, "name"),
        ({"name": "Ann", "settings": {"x": "y" * 101}}, "settings[...]"),
        ({"name": "Ann", "settings": {f"k{n}": 1 for n in range(41)}}, "settings"),
        ({"name": "Ann", "admin": True}, "admin"),
    ):
        assert refused(await ann.post("/api/people", body)) == (400, field, "bad-request")


# --- the second device


async def test_a_second_device_has_everything(person: People) -> None:
    """The tables, a finished game and the settings; a seat opens there, and an answer given there counts."""
    ann, phone, ben = person("Ann"), person("Ann"), person("Ben")
    before = (await ann.open_table())["id"]
    await until_over(ann, before)
    on = (await ann.open_table("you open bot"))["id"]
    await become_player(ann, settings={"theme": "dark"})
    for table in (before, on):
        (await ann.post(f"/api/tables/{table}/keep")).raise_for_status()
    await ben.join(on)
    later = (await ann.open_table())["id"]  # what a player sits down at is remembered by itself

    handed = await join_device(ann, phone)
    assert {one["id"] for one in handed} == {before, on, later}
    assert (await who(phone))["settings"] == {"theme": "dark"}
    games = (await phone.get("/api/me/games")).json()
    assert {one["table"]: one["status"] for one in games["games"]} == {before: "over", on: "playing", later: "playing"}
    assert games["tally"]["played"] == 1
    assert await seat_at(phone, on) == await seat_at(ann, on) == 0
    assert cookie_at(phone, on) != cookie_at(ann, on)  # a token of its own
    async with Client(phone.server, on, cookie_at(phone, on)) as there:
        await there.asked()
        assert (await there.answer())["type"] == "took"


async def test_a_seat_taken_on_the_phone_is_there_on_the_laptop(person: People) -> None:
    ann, phone = person("Ann"), person("Ann")
    await become_player(ann)
    await join_device(ann, phone)
    before = (await ann.get("/api/me/news")).json()["sat"]
    table = (await phone.open_table())["id"]
    assert (await ann.get("/api/me/news")).json()["sat"] > before
    (await ann.post("/api/me/seats")).raise_for_status()
    assert await seat_at(ann, table) == 0
    assert refused(await ann.post(f"/api/tables/{table}/join", {"name": "Ann"}))[2] == "one-seat-each"


async def test_both_devices_come_to_the_rematch(person: People) -> None:
    ann, phone = person("Ann"), person("Ann")
    await become_player(ann)
    table = (await ann.open_table())["id"]
    await join_device(ann, phone)
    await until_over(ann, table)
    again = (await ann.post(f"/api/tables/{table}/rematch")).raise_for_status().json()
    there = (await phone.post(f"/api/tables/{table}/rematch")).raise_for_status().json()
    assert (there["table"]["id"], there["seat"]) == (again["table"]["id"], again["seat"])
    assert await seat_at(phone, again["table"]["id"]) == 0


async def test_a_link_works_once(person: People) -> None:
    ann, phone, thief = person("Ann"), person("Ann"), person("Mal")
    await become_player(ann)
    code = await link_for(ann)
    assert (await phone.post("/api/people/join", {"code": code})).status_code == 200
    assert refused(await thief.post("/api/people/join", {"code": code})) == (403, "code", "link-used")
    assert (await thief.get("/api/me")).json() == {"me": None}
    friendly = await link_for(ann, "friend")
    assert refused(await thief.post("/api/people/join", {"code": friendly})) == (403, "code", "link-used")


async def test_a_link_is_too_old_in_ten_minutes(store: Store) -> None:
    async with store.begin() as connection:
        await connection.execute(players.insert().values(id="ann", name="Ann", changed=0.0, created=0.0))
    await issue(store, "device", "x" * 32, "ann", 1_000.0)
    with pytest.raises(BadInput, match="link-used"):
        await redeem(store, "device", "x" * 32, 1_000.0 + SECONDS["device"] + 1)
    await issue(store, "device", "y" * 32, "ann", 1_000.0)
    assert await redeem(store, "device", "y" * 32, 1_000.0 + SECONDS["device"] - 1) == "ann"


# --- a device that is gone


async def test_a_device_that_was_taken_away_opens_nothing(person: People) -> None:
    """Neither the phone, which was handed its seats, nor the laptop, which sat down itself."""
    ann, phone = person("Ann"), person("Ann")
    await become_player(ann)
    table = (await ann.open_table())["id"]
    await join_device(ann, phone)
    laptop, mobile = (await who(ann))["devices"]
    old = cookie_at(ann, table)
    async with Client(phone.server, table, cookie_at(phone, table)) as there:
        await there.asked()
        (await phone.post(f"/api/me/devices/{laptop['id']}/remove")).raise_for_status()
        assert (await there.closed())[1] == "seat-changed"  # it comes back at once, as the same
    assert (await ann.get("/api/me")).json() == {"me": None}
    assert await seat_at(ann, table) is None
    assert refused(await ann.post(f"/api/tables/{table}/claim", {"token": old})) == (403, "token", "no-seat")
    assert await seat_at(phone, table) == 0
    (await phone.post(f"/api/me/devices/{mobile['id']}/remove")).raise_for_status()
    assert await seat_at(phone, table) is None


async def test_who_left_a_seat_does_not_see_the_next_ones_cards(person: People) -> None:
    """The phone's socket was open all the while."""
    ann, phone, ben = person("Ann"), person("Ann"), person("Ben")
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    await join_device(ann, phone)
    async with Client(phone.server, table, cookie_at(phone, table)) as there:
        await there.until(lambda state: state["seat"] == 0)
        (await ann.post(f"/api/tables/{table}/leave")).raise_for_status()
        with suppress(Lost):  # now and then the server looks whose seat it is, and may end the line just then
            await there.until(lambda state: state["seat"] is None)
        await ben.join(table, seat=0)
        (await ben.post(f"/api/tables/{table}/fill", {})).raise_for_status()
        with suppress(Lost):
            await there.until(lambda state: state["view"])
            assert there.state["seat"] is None
        assert not any(state["asked"] for state in there.states)
    assert await seat_at(phone, table) is None
    assert (await phone.post("/api/me/seats")).json() == []


# --- coming back


async def test_the_phrase_brings_a_player_back_however_it_is_written(person: People) -> None:
    ann, later = person("Ann"), person("Ann")
    phrase = await become_player(ann)
    table = (await ann.open_table())["id"]
    written = "  " + phrase.upper().replace(" ", ",  ", 3) + "\n"
    assert (await later.post("/api/people/recover", {"phrase": written})).status_code == 200
    assert (await who(later))["id"] == (await who(ann))["id"]
    assert [one["id"] for one in (await later.post("/api/me/seats")).json()] == [table]


async def test_a_new_phrase_ends_the_old_one(person: People) -> None:
    ann, thief, later = person("Ann"), person("Mal"), person("Ann")
    stolen = await become_player(ann)
    fresh = (await ann.post("/api/me/phrase")).json()["phrase"]
    assert refused(await thief.post("/api/people/recover", {"phrase": stolen})) == (403, "phrase", "no-such-player")
    assert (await later.post("/api/people/recover", {"phrase": fresh})).status_code == 200


def test_what_is_wrong_with_a_phrase_is_said() -> None:
    good = new_phrase().split()
    for words, code in (
        (good[:11], "not-twelve-words"),
        ([*good[:11], "shambles"], "no-such-word"),
        (["zoo", *["abandon"] * 11], "not-a-phrase"),
    ):
        with pytest.raises(BadInput) as trouble:
            read_phrase(" ".join(words))
        assert (trouble.value.field, trouble.value.code) == ("phrase", code)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    settings: dict[str, Any] = {"tries_per_minute": 3, "players_per_hour": 2, "deeds_per_minute": 5, "most_devices": 2}
    with Server(folder / "tables.db", folder, **settings) as server:
        yield server
        assert "Traceback" not in server.said(), server.said()


async def test_nobody_guesses_for_long(strict: Server) -> None:
    """Phrases, codes and passkeys are tried out of one bucket; a phrase that was stolen waits in the same line."""
    async with Person(strict, "Ann") as ann, Person(strict, "Mal") as mal:
        phrase = await become_player(ann)
        for path, body in (
            ("/api/people/recover", {"phrase": new_phrase()}),
            ("/api/people/join", {"code": "x" * 32}),
            ("/api/people/passkey", {"credential": {}}),
        ):
            assert (await mal.post(path, body)).status_code == 403
        assert refused(await mal.post("/api/people/recover", {"phrase": phrase})) == (429, "request", "too-many-tries")
        assert (await mal.get("/api/me")).json() == {"me": None}


async def test_players_devices_and_deeds_are_bounded(strict: Server) -> None:
    async with Person(strict, "Ann") as ann, Person(strict, "Ann") as phone, Person(strict, "Ann") as third:
        await become_player(ann)
        for code in [await link_for(ann), await link_for(ann)]:
            del ann.http.cookies["shambles-device"]
            (await ann.post("/api/people/join", {"code": code})).raise_for_status()
        me = await who(ann)
        assert len(me["devices"]) == 2  # the one that was away longest went
        for _ in range(3):
            (await ann.post("/api/me", {"name": "Anna"})).raise_for_status()
        assert refused(await ann.post("/api/me", {"name": "Anne"})) == (429, "request", "too-fast")
        for one in (phone, third):
            one.http.headers["x-forwarded-for"] = ann.http.headers["x-forwarded-for"]
        assert (await phone.post("/api/people", {"name": "One"})).status_code == 201
        assert refused(await third.post("/api/people", {"name": "Two"})) == (429, "request", "too-many-newcomers")


# --- passkeys (a real one: tests/browser/test_people.py)


async def test_what_is_no_passkey_is_refused(person: People) -> None:
    ann = person("Ann")
    await become_player(ann)
    asked = (await ann.post("/api/me/challenge")).json()["options"]
    assert asked["rp"]["id"] == "127.0.0.1"
    said = [{"clientDataJSON": one} for one in ("e30", 5, "!!!", "bm90IGpzb24", "W1tb", "eyJjaGFsbGVuZ2UiOiI1In0")]
    signed = msgspec.json.encode({"type": "webauthn.create", "challenge": asked["challenge"], "origin": "http://evil"})
    said.append({"clientDataJSON": urlsafe_b64encode(signed).decode(), "attestationObject": "o2NmbXRmcGFja2Vk"})
    for credential in (
        {},
        {"id": "x"},
        *({"id": "x", "rawId": "eA", "type": "public-key", "response": one} for one in said),
    ):
        said_no = await ann.post("/api/me/passkeys", {"credential": credential})
        assert refused(said_no) == (403, "credential", "bad-passkey")
    assert (await who(ann))["passkeys"] == 0


# --- on PostgreSQL too


async def test_the_same_on_postgresql(postgres: NewDatabase, tmp_path: Path) -> None:
    with Server(through_sqlalchemy(postgres()), tmp_path) as server:
        async with Person(server, "Ann") as ann, Person(server, "Ann") as phone:
            phrase = await become_player(ann)
            table = (await ann.open_table())["id"]
            assert [one["id"] for one in await join_device(ann, phone)] == [table]
            assert await seat_at(phone, table) == 0
            assert (await phone.get("/api/me/games", which="on")).json()["games"][0]["table"] == table
            assert (await phone.get("/api/tables")).status_code == 200
            (await phone.post("/api/me/erase")).raise_for_status()
            assert (await ann.get("/api/me")).json() == {"me": None}
            assert refused(await ann.post("/api/people/recover", {"phrase": phrase}))[2] == "no-such-player"
            assert (await ann.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "somebody"
        assert "Traceback" not in server.said(), server.said()
