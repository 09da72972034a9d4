"""The pace of a table: who is asked has so long, then a caretaker gives that one answer; nobody loses their seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.people import Person
from server.running import Server
from server.test_start_up import eventually, on_disk
from server.truth import stored
from shambles.server.clock import wind
from shambles.server.forms import Pace
from shambles.server.rows import ClockRow

LIVE = Pace("live", 30, 60)
QUICK = {"kind": "live", "seconds": 5, "bank": 0, "caretaker": "rookie"}


def test_a_clock_has_the_time_of_the_ask_and_the_bank() -> None:
    clocks = wind({}, LIVE, {0: 7}, [0, 1], now=1000)
    assert clocks[0] == ClockRow(0, 7, 1090, 60, True)
    assert 1 not in clocks  # nobody has asked them yet


@pytest.mark.parametrize(("after", "bank"), [(10, 60), (30, 60), (50, 40), (90, 0), (95, 0)])
def test_only_what_is_over_the_time_comes_out_of_the_bank(after: float, bank: float) -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    answered = wind(clocks, LIVE, {}, [0], now=1000 + after)
    assert answered[0] == ClockRow(0, 7, 1090, bank, False)
    assert wind(answered, LIVE, {}, [0], now=5000) == answered  # the bank does not run down while nobody is asked
    assert wind(answered, LIVE, {0: 9}, [0], now=2000)[0].deadline == 2030 + bank


def test_an_answer_taken_back_gives_no_new_time() -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    answered = wind(clocks, LIVE, {}, [0], now=1010)
    back = wind(answered, LIVE, {0: 7}, [0], now=1020)
    assert (back[0].deadline, back[0].runs) == (1090, True)


def test_a_bot_has_no_clock() -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    assert wind(clocks, LIVE, {0: 7}, [], now=1010)[0].runs is False


async def test_when_time_is_up_a_caretaker_answers_once_and_the_seat_stays(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open", mode="hero", pace=QUICK))["id"]
    info = await bob.join(table)
    assert info["pace"] == QUICK
    async with ann.client() as anns, bob.client() as bobs:
        state = await anns.until(lambda state: state["asked"] and state["table"]["seats"][0]["clock"])
        deadline = state["table"]["seats"][0]["clock"]["deadline"]
        assert abs(state["time"] - time()) < 60
        assert deadline - state["time"] <= 5
        await anns.asked()
        while (await anns.answer())["type"] == "refused":  # a slow machine: it was answered for Ann
            await anns.caught_up()
            await anns.asked()
        stood = await anns.until(lambda state: state["mine"] and not state["table"]["seats"][0]["clock"]["deadline"])
        before = stood["table"]["seats"][1]["clock"]["stood_in"]
        await bobs.until(lambda state: any(one["event"]["type"] == "turned-up" for one in state["events"]))
        told = await anns.until(lambda state: state["table"]["seats"][1]["clock"]["stood_in"] > before)
        assert any(one["event"]["type"] == "turned-up" for one in told["events"])  # in the same breath
        seats = (await bob.look())["seats"]
        assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None)] * 2
    _, _, entries = await stored(server.database, table)
    assert next(entry.key.partition(":")[0] for entry in entries if entry.seat == 1) == "clock"


async def test_a_restart_goes_on_with_the_clock(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = person("Ann", server)
        table = (await ann.open_table("you bot bot", pace=QUICK))["id"]
        deadline = "SELECT deadline FROM clocks WHERE table_id = ? AND seat = 0"
        await eventually(lambda: on_disk(server, deadline, table) is not None)
        before = on_disk(server, deadline, table)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        count = "SELECT count(*) FROM entries WHERE table_id = ? AND key LIKE 'clock:%'"
        await eventually(lambda: on_disk(server, count, table) != 0)  # and nobody has looked
        first = "SELECT key FROM entries WHERE table_id = ? AND seat = 0 ORDER BY number"
        assert str(on_disk(server, first, table)).startswith("clock:")
        assert isinstance(before, float)
        assert time() >= before


async def test_another_server_keeps_the_time_when_one_dies(postgres: NewDatabase, tmp_path: Path) -> None:
    address = postgres()
    database = through_sqlalchemy(address)
    with Server(database, tmp_path, address) as one, Server(database, tmp_path, address):
        async with Person(one, "Ann") as ann, Person(one, "Bob") as bob:
            table = (await ann.open_table("you open", mode="hero", pace=QUICK))["id"]
            await bob.join(table)
        one.kill()
        while not (await stored(database, table))[2]:
            await asyncio.sleep(0.2)
        _, seats, entries = await stored(database, table)
        assert {entry.key.partition(":")[0] for entry in entries} == {"clock"}
        assert [seat.bot for seat in seats] == [None, None]


@pytest.mark.parametrize("pace", [{"kind": "live", "seconds": 1}, {"kind": "never", "seconds": 60}, {"seconds": 60}, 5])
async def test_a_pace_that_is_none_is_refused(person: People, pace: object) -> None:
    seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
    wanted = {"game": "card_game", "name": "Ann", "options": {"mode": "survival"}, "seats": seats, "pace": pace}
    reply = await person("Ann").post("/api/tables", wanted)
    assert reply.status_code == 400
    assert reply.json()["error"]["field"].startswith("pace")
