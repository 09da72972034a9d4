"""A whole evening at a real server: joining, rounds, those who do not come, tables that are set aside, the results."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from fractions import Fraction
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.clubs.evenings import (
    PACE,
    SETTINGS,
    begin,
    code,
    gather_field,
    join,
    look,
    mine,
    night,
    open_night,
    play_night,
    play_table,
    sit_down,
    table_of,
    until,
)
from server.people import Person
from server.players import become_player, join_device
from server.running import Server
from server.test_start_up import on_disk

pytestmark = pytest.mark.rule("SH-009")


@pytest.fixture(scope="module")
def club_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("clubs")
    with Server(folder / "tables.db", folder, **SETTINGS) as one:
        yield one
        assert "Traceback" not in one.said(), one.said()


@pytest.fixture
async def field(club_server: Server) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        names = ("Ann", "Ben", "Cas", "Dee", "Eve", "Fay")
        yield [await stack.enter_async_context(Person(club_server, name)) for name in names]


def recount(results: dict[str, Any]) -> dict[int, list[float]]:
    """SH-012, by somebody else: from the scores that the tables tell, low ones being good in this game."""
    found: dict[int, list[float]] = {}
    for round_ in results["rounds"]:
        seats = [
            (board["number"], place, seat)
            for board in round_["boards"]
            for place, seat in enumerate(board["seats"])
            if board["number"]
        ]
        for board, place, seat in seats:
            if seat["entry"] is None:
                continue
            others = [one["score"] for at, spot, one in seats if spot == place and at != board]
            others = others or [one["score"] for at, spot, one in seats if at == board and spot != place]
            better = sum(
                Fraction(1) if seat["score"] < one else Fraction(1, 2) * (seat["score"] == one) for one in others
            )
            got = 0.0 if seat["ending"] == "absent" else round(float(100 * better / len(others)), 2)
            found.setdefault(seat["entry"], []).append(got)
    return found


@pytest.mark.rule("SH-012")
async def test_an_evening_from_opening_to_the_printed_result(field: list[Person]) -> None:
    ann, *_ = field
    await become_player(ann)
    club = await open_night(ann, seats=3, options={"mode": "survival", "hands": 1})
    await gather_field(club, field[:5])
    now = await look(ann, club)
    assert [one["name"] for one in now["lines"]] == ["Ann", "Ben", "Cas", "Dee", "Eve"]
    assert (now["status"], now["latest"], now["organiser"]) == ("open", None, "Ann")
    await begin(ann, club)
    await asyncio.gather(*(play_night(one, club, Random(number)) for number, one in enumerate(field[:5])))
    results = (await ann.get(f"/api/clubs/{club}/results")).raise_for_status().json()
    assert results["night"]["status"] == "over"
    assert [len(one["boards"]) for one in results["rounds"]] == [2, 2]
    assert all(len(board["seats"]) == 3 for one in results["rounds"] for board in one["boards"])
    told = {one["number"]: one["rounds"] for one in results["night"]["lines"]}
    assert told == recount(results)
    ranked = sorted(results["night"]["lines"], key=lambda one: one["place"])
    assert [one["points"] for one in ranked] == sorted((one["points"] for one in ranked), reverse=True)
    said = await ann.get(f"/api/clubs/{club}/results.csv")
    assert said.headers["content-type"].startswith("text/csv")
    rows = list(csv.reader(StringIO(said.text)))
    assert rows[0] == ["place", "name", "points", "wins", "company", "round 1", "round 2"]
    assert [row[1] for row in rows[1:]] == [one["name"] for one in ranked]
    for round_ in results["rounds"]:  # every replay is linked, and open by now
        for board in round_["boards"]:
            assert (await ann.get(f"/api/tables/{board['table']}/replay")).status_code == 200


async def test_late_arrivals_people_who_go_and_people_who_do_not_come(tmp_path: Path) -> None:
    settings = SETTINGS | {"club_patience": 0.5}
    with Server(tmp_path / "tables.db", tmp_path, **settings) as server:
        async with Person(server, "Ann") as ann, Person(server, "Ben") as ben, Person(server, "Cas") as cas:
            await become_player(ann)
            club = await open_night(ann, rounds=3, rest=3_600)
            await gather_field(club, [ann, ben])
            await begin(ann, club)
            await play_table(ann, club)  # Ben does not come: a caretaker has his seat

            async def closed() -> Any:
                latest = (await look(ann, club))["latest"]
                return latest if latest and latest["closed"] else None

            first = await until(closed)
            endings = {seat["entry"]: (seat["ending"], seat["points"]) for seat in first["boards"][0]["seats"]}
            assert endings[2] == ("absent", 0.0)
            assert not (await mine(ben, club))["here"]
            await become_player(cas)
            await join(cas, club)  # between two rounds
            await begin(ann, club)  # no need to wait for the hour

            async def second_on() -> Any:
                return (await mine(cas, club))["table"]

            await until(second_on)
            assert (await mine(ben, club))["table"] is None  # he has not said that he is here
            (await ben.post(f"/api/clubs/{club}/here")).raise_for_status()
            (await cas.post(f"/api/clubs/{club}/leave")).raise_for_status()
            await asyncio.gather(play_table(ann, club), play_table(cas, club))

            async def second_over() -> Any:
                latest = (await look(ann, club))["latest"]
                return latest["number"] == 2 and latest["closed"]

            await until(second_over)
            await begin(ann, club)
            await asyncio.gather(play_table(ann, club), play_table(ben, club))

            async def over() -> Any:
                return (await look(ann, club))["status"] == "over"

            await until(over)
            lines = {one["name"]: one for one in (await look(ann, club))["lines"]}
            assert [points is None for points in lines["Cas"]["rounds"]] == [True, False, True]
            assert [points is None for points in lines["Ben"]["rounds"]] == [False, True, False]


async def test_whoever_comes_late_takes_the_seat_back_from_the_caretaker(tmp_path: Path) -> None:
    """On whichever device of theirs."""
    with Server(tmp_path / "tables.db", tmp_path, **(SETTINGS | {"club_patience": 0.3})) as server:
        async with Person(server, "Ann") as ann, Person(server, "Ben") as ben, Person(server, "Ben") as phone:
            await become_player(ann)
            club = await open_night(ann, rounds=1)
            await gather_field(club, [ann, ben])
            await join_device(ben, phone)
            await begin(ann, club)
            table = await sit_down(ann, club)

            async def sits_in() -> Any:
                return any(one["kind"] == "person" and one["bot"] for one in (await ann.look())["seats"])

            await until(sits_in)
            assert await sit_down(phone, club) == table
            assert (await ann.look())["seats"][phone.seat]["bot"] is None
            async with ann.client() as here, phone.client() as there:
                await asyncio.gather(here.play(), there.play())

            async def over() -> Any:
                now = await look(ann, club)
                return now["latest"] if now["status"] == "over" else None

            seats = (await until(over))["boards"][0]["seats"]
            assert [one["ending"] for one in seats] == ["played", "played"]


async def test_a_table_that_was_set_aside_is_done(field: list[Person], club_server: Server) -> None:
    ann, ben, cas, dee, *_ = field
    await become_player(ann)
    club = await open_night(ann, rounds=1)
    await gather_field(club, [ann, ben, cas, dee])
    await begin(ann, club)
    table = await sit_down(ann, club)
    on_disk(club_server, "UPDATE tables SET aside = 'for a test' WHERE id = ?", table)
    others = [one for one in (ben, cas, dee) if (await mine(one, club))["table"] not in (table, None)]
    await asyncio.gather(*(play_table(one, club) for one in others))

    async def over() -> Any:
        now = await look(ann, club)
        return now if now["status"] == "over" else None

    lines = {one["name"]: one for one in (await until(over))["lines"]}
    assert lines["Ann"]["points"] == 50.0


async def test_a_start_time_begins_without_anybody_and_a_pause_holds_the_next_round(field: list[Person]) -> None:
    ann, ben, cas, dee, *_ = field
    await become_player(ann)
    club = await open_night(ann, starts=0.5)
    await gather_field(club, [ann, ben])
    await sit_down(ann, club)
    assert code(await ann.post(f"/api/clubs/{club}/begin")) == (409, "club-round-on")
    assert code(await ann.post(f"/api/clubs/{club}/end")) == (409, "club-round-on")
    (await ann.post(f"/api/clubs/{club}/pause", {"paused": True})).raise_for_status()
    await asyncio.gather(play_table(ann, club), play_table(ben, club))

    async def closed() -> Any:
        return (await look(ann, club))["latest"]["closed"]

    await until(closed)
    await become_player(cas)
    other = await open_night(cas, starts=0.5)
    await gather_field(other, [cas, dee])
    await table_of(cas, other)  # the server has looked at all nights meanwhile
    now = await look(ann, club)
    assert (now["latest"]["number"], now["paused"]) == (1, True)
    (await ann.post(f"/api/clubs/{club}/pause", {"paused": False})).raise_for_status()
    await asyncio.gather(play_night(ann, club), play_night(ben, club))
    assert (await look(ann, club))["latest"]["number"] == 2


async def test_who_joins_long_before_checks_in_later(field: list[Person], club_server: Server) -> None:
    ann, ben, *_ = field
    await become_player(ann)
    club = await open_night(ann, starts=7_200)
    await gather_field(club, [ann, ben])
    assert [one["here"] for one in (await look(ann, club))["lines"]] == [False, False]
    assert code(await ben.post(f"/api/clubs/{club}/here")) == (409, "club-too-early")
    on_disk(club_server, "UPDATE clubs SET starts = starts - 7000 WHERE id = ?", club)
    assert (await ben.post(f"/api/clubs/{club}/here")).json()["here"]


@pytest.mark.rule("SH-011")
async def test_a_knock_out_goes_on_until_one_is_left(field: list[Person]) -> None:
    ann, ben, cas, *_ = field
    await become_player(ann)
    club = await open_night(ann, format="knockout")
    await gather_field(club, [ann, ben, cas])
    await begin(ann, club)
    await sit_down(ben, club)
    assert code(await field[3].post(f"/api/clubs/{club}/join", {"name": "Dee"})) == (403, "no-player")
    await become_player(field[3])
    assert code(await field[3].post(f"/api/clubs/{club}/join", {"name": "Dee"})) == (409, "club-begun")
    await asyncio.gather(*(play_night(one, club, Random(one.name)) for one in (ann, ben, cas)))
    results = (await ann.get(f"/api/clubs/{club}/results")).json()
    assert len(results["rounds"]) == 2
    first, last = results["rounds"]
    assert [(one["number"], [seat["ending"] for seat in one["seats"]]) for one in first["boards"]] == [
        (0, ["bye"]),
        (1, ["played", "played"]),
    ]
    winner = next(seat["entry"] for seat in last["boards"][0]["seats"] if seat["won"])
    assert [one["number"] for one in results["night"]["lines"] if one["place"] == 1] == [winner]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"seats": 7}, (400, "bad-request")),
        ({"rounds": 0}, (400, "bad-request")),
        ({"game": "chess"}, (404, "unknown-game")),
        ({"format": "robin", "seats": 3}, (400, "club-for-two")),
        ({"options": {"mode": "hero", "hands": 1_000}}, (400, "number-too-large")),
        ({"options": {"mode": "survival"}, "seats": 2}, (400, "seats-out-of-range")),
        ({"pace": None}, (400, "bad-request")),
        ({"name": "\u200b"}, (400, "chat-not-seen")),
        ({"game": "best_defense", "options": {"box": "own = 1"}}, (400, "club-own-box")),
    ],
)
async def test_what_cannot_be_played_is_refused_at_once(
    field: list[Person], more: dict[str, Any], said: tuple[int, str]
) -> None:
    await become_player(field[0])
    assert code(await field[0].post("/api/clubs", night(**more))) == said


async def test_the_host_alone_may_open_and_nobody_has_too_many(tmp_path: Path) -> None:
    settings = SETTINGS | {"club_hosts": ["nobody"], "most_clubs_each": 1}
    with Server(tmp_path / "tables.db", tmp_path, **settings) as server:
        async with Person(server, "Ann") as ann:
            await become_player(ann)
            assert code(await ann.post("/api/clubs", night())) == (403, "club-hosts-only")
    with Server(tmp_path / "tables.db", tmp_path, **(settings | {"club_hosts": []})) as server:
        async with Person(server, "Ann") as ann:
            await become_player(ann)
            await open_night(ann)
            assert code(await ann.post("/api/clubs", night())) == (429, "too-many-clubs")


async def test_a_name_that_a_spreadsheet_would_calculate_with(field: list[Person]) -> None:
    ann = field[0]
    ann.name = "=1+1"
    await become_player(ann)
    club = await open_night(ann, pace=PACE)
    await join(ann, club)
    assert "'=1+1" in (await ann.get(f"/api/clubs/{club}/results.csv")).text
