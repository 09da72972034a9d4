"""The organiser's powers and everybody's own place, tried by everybody else: every route of club nights × every kind of
person."""

from __future__ import annotations

from typing import Any

import pytest

from server.clubs.evenings import code, gather_field, join, look, mine, night, open_night
from server.conftest import People
from server.people import Person
from server.players import become_player
from shambles.server.net.limited import ROUTES

WAYS = sorted(way for way in ROUTES if "/api/clubs" in way and not way.startswith("SOCKET"))
READS = {way for way in WAYS if way.startswith("GET")}
ORGANISERS = {f"POST /api/clubs/{{club:str}}/{what}" for what in ("begin", "pause", "end")}
OWN = {f"POST /api/clubs/{{club:str}}/{what}" for what in ("here", "leave", "seat")}
BODIES: dict[str, Any] = {
    "POST /api/clubs": night(),
    "POST /api/clubs/{club:str}/join": {"name": "Mal"},
    "POST /api/clubs/{club:str}/pause": {"paused": True},
}


async def ask(person: Person, way: str, club: str) -> Any:
    method, path = way.split(" ")
    path = path.replace("{club:str}", club)
    return await (person.get(path) if method == "GET" else person.post(path, BODIES.get(way)))


async def a_night(person: People) -> tuple[Person, Person, str]:
    """Ann has opened one, and Ben is in it."""
    ann, ben = person("Ann"), person("Ben")
    await become_player(ann)
    club = await open_night(ann)
    await gather_field(club, [ben])
    return ann, ben, club


@pytest.mark.parametrize("way", WAYS)
async def test_a_guest_looks_and_does_nothing(person: People, way: str) -> None:
    ann, _, club = await a_night(person)
    before = await look(ann, club)
    said = await ask(person("Guest"), way, club)
    if way in READS:
        assert said.status_code == 200
    else:
        assert code(said) == (403, "no-player")
    assert await look(ann, club) == before


@pytest.mark.parametrize("way", WAYS)
async def test_another_player_changes_only_what_is_theirs(person: People, way: str) -> None:
    ann, ben, club = await a_night(person)
    mal = person("Mal")
    await become_player(mal)
    before, bens = await look(ann, club), await mine(ben, club)
    said = await ask(mal, way, club)
    if way in ORGANISERS:
        assert code(said) == (403, "not-organiser")
    elif way in OWN:
        assert code(said) in ((403, "not-in-club"), (409, "no-table-now"))
    else:
        assert said.status_code in (200, 201)
    after = await look(ann, club)
    if way == "POST /api/clubs/{club:str}/join":
        assert [one["name"] for one in after["lines"]] == ["Ben", "Mal"]
    else:
        assert after == before
    assert await mine(ben, club) | {"time": 0} == bens | {"time": 0}


@pytest.mark.parametrize("way", sorted(ORGANISERS))
async def test_who_is_only_in_it_is_no_organiser(person: People, way: str) -> None:
    ann, ben, club = await a_night(person)
    before = await look(ann, club)
    assert code(await ask(ben, way, club)) == (403, "not-organiser")
    assert await look(ann, club) == before


@pytest.mark.parametrize("way", [way for way in WAYS if "{club:str}" in way])
async def test_a_night_that_there_is_none_of(person: People, way: str) -> None:
    ann = person("Ann")
    await become_player(ann)
    assert code(await ask(ann, way, "nosuchnight")) in ((404, "no-such-club"), (403, "not-in-club"))


async def test_nothing_that_is_told_opens_anything_or_says_who_somebody_is(person: People) -> None:
    """Neither a player's id nor a token is in what everybody sees."""
    ann, ben, club = await a_night(person)
    ids = [(await one.get("/api/me")).json()["me"]["id"] for one in (ann, ben)]
    cookies = [one.value or "" for who in (ann, ben) for one in who.http.cookies.jar]
    told = (await person("Eve").get(f"/api/clubs/{club}/results")).text
    assert not [secret for secret in (*ids, *cookies) if secret in told]


async def test_a_night_that_is_not_listed_is_found_by_its_link_alone(person: People) -> None:
    ann, eve = person("Ann"), person("Eve")
    await become_player(ann)
    hidden, shown = await open_night(ann, public=False), await open_night(ann)
    listed = {one["id"] for one in (await eve.get("/api/clubs")).json()}
    assert shown in listed
    assert hidden not in listed
    assert {hidden, shown} <= {one["id"] for one in (await ann.get("/api/clubs")).json() if one["mine"]}
    assert (await eve.get(f"/api/clubs/{hidden}")).status_code == 200


async def test_whoever_erases_themselves_leaves_the_standings_whole(person: People) -> None:
    ann, ben, club = await a_night(person)
    await join(ann, club)
    taken = (await ben.get("/api/me/export")).json()["clubs"]
    assert [(one["club"], one["night"], one["name"]) for one in taken] == [(club, "Thursday", "Ben")]
    (await ben.post("/api/me/erase")).raise_for_status()
    lines = (await look(ann, club))["lines"]
    assert [one["name"] for one in lines] == ["Ann"]  # he had not played yet
    (await ann.post("/api/me/erase")).raise_for_status()
    now = await look(person("Eve"), club)
    assert (now["organiser"], now["lines"]) == (None, [])
