"""The pace of a table: who is asked has so long, then a caretaker gives that one answer; nobody loses their seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from time import time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.people import Person
from server.running import Server
from server.test_start_up import on_disk
from server.test_store import a_table, three_seats
from server.truth import stored
from server.waiting import eventually
from shambles.server.disk.clock_rows import ClockRow, read_clocks, wind_clocks
from shambles.server.disk.rows import EntryRow
from shambles.server.disk.store import Store
from shambles.server.tables.clock import wind
from shambles.server.wire.forms import Pace

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
    assert answered[0] == ClockRow(0, 7, max(0, 90 - after), bank, False)
    assert wind(answered, LIVE, {}, [0], now=5000) == answered  # the bank does not run down while nobody is asked
    assert wind(answered, LIVE, {0: 9}, [0], now=2000)[0].deadline == 2030 + bank


def test_an_answer_taken_back_gives_no_new_time_and_takes_none() -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    answered = wind(clocks, LIVE, {}, [0], now=1010)
    back = wind(answered, LIVE, {0: 7}, [0], now=1500)
    assert (back[0].deadline, back[0].runs) == (1580, True)  # 80 seconds were left


@pytest.mark.parametrize(("after", "bank"), [(10, 60), (50, 40), (95, 0)])
def test_who_is_asked_again_at_once_has_paid_for_the_answer_before(after: float, bank: float) -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    again = wind(clocks, LIVE, {0: 8}, [0], now=1000 + after)
    assert again[0] == ClockRow(0, 8, 1000 + after + 30 + bank, bank, True, {7: max(0, 30 - after)})


def test_handing_over_to_a_bot_and_back_gives_no_new_time() -> None:
    clocks = wind({}, LIVE, {0: 7}, [0], now=1000)
    bots = wind(clocks, LIVE, {0: 7}, [], now=1070)
    assert wind(bots, LIVE, {0: 7}, [0], now=2000)[0].deadline == 2020
    assert wind(bots, LIVE, {0: 9}, [0], now=2000)[0].deadline == 2050  # the bot has answered; 20 are left in the bank


def test_clocks_from_before_they_kept_what_is_left_go_on() -> None:
    stands = {0: ClockRow(0, 7, 1090, 60, False)}  # its deadline, as it was
    assert wind(stands, LIVE, {0: 7}, [0], now=2000)[0].deadline == 2090


def test_every_question_keeps_its_own_time_though_one_goes_back_and_forth() -> None:
    pace = Pace("live", 30, 0)
    clocks = wind({}, pace, {0: 7}, [0], now=1000)
    clocks = wind(clocks, pace, {0: 8}, [0], now=1010)  # 20 are left for the first
    clocks = wind(clocks, pace, {0: 7}, [0], now=1025)  # and 15 for the second
    assert clocks[0].deadline == 1045
    clocks = wind(clocks, pace, {0: 8}, [0], now=1045)  # nothing is left of the first, and all of the second
    assert clocks[0].deadline == 1060
    assert wind(clocks, pace, {0: 7}, [0], now=1050)[0].deadline == 1050


def test_what_cannot_come_again_is_not_kept() -> None:
    clocks = wind(wind({}, LIVE, {0: 7}, [0], now=1000), LIVE, {0: 8}, [0], now=1010)
    assert wind(clocks, LIVE, {0: 9}, [0], now=1020, reach=8)[0].others == {8: 20}


DEEDS = ("ask", "answer", "answer and ask", "take back", "hand over", "come back", "look", "restart")


@given(
    seconds=st.integers(5, 60),
    bank=st.integers(0, 90),
    deeds=st.lists(st.tuples(st.integers(0, 70), st.sampled_from(DEEDS)), max_size=30),
)
def test_a_clock_is_charged_for_every_second_in_which_its_person_is_awaited_and_for_no_other(
    seconds: int, bank: int, deeds: list[tuple[int, str]]
) -> None:
    """Whatever comes when. By hand: of each ask the seconds in which its person was awaited, and no row of a clock."""
    pace, clocks, now = Pace("live", seconds, bank), dict[int, ClockRow](), 1000
    asked, is_open, is_bots = 0, False, False
    used = Counter[int]()  # seconds for which the person was awaited, by ask

    def left() -> int:
        over = sum(max(0, spent - seconds) for spent in used.values())
        return max(0, seconds - used[asked]) + bank - over

    for wait, deed in deeds:
        now += wait
        if is_open and not is_bots:
            used[asked] += min(wait, left())  # what is late is not charged
        if deed in ("ask", "answer and ask") and (deed == "answer and ask" or not is_open):
            asked, is_open = asked + 1, True
        elif deed == "answer":
            is_open = False
        elif deed == "take back":  # the same ask, or the one before
            asked, is_open = max(0, asked - is_open), True
        elif deed in ("hand over", "come back"):
            is_bots = deed == "hand over"
        elif deed == "restart":
            clocks = {seat: ClockRow.read(row.values()) for seat, row in clocks.items()}
        clocks = wind(clocks, pace, {0: asked} if is_open else {}, [] if is_bots else [0], now)
        if 0 not in clocks:
            assert not used
        elif clocks[0].runs:
            assert is_open
            assert not is_bots
            assert max(now, clocks[0].deadline) == now + left()
        elif clocks[0].ask == asked:
            assert clocks[0].deadline == left()


@given(deeds=st.lists(st.tuples(st.integers(0, 70), st.sampled_from(("answer", "undo"))), max_size=30))
def test_nobody_gains_time_by_taking_answers_back(deeds: list[tuple[int, str]]) -> None:
    """However often somebody goes back and forth, they are awaited no longer than if they had thought at once."""
    pace, now, asked, newest = Pace("live", 20, 30), 1000, 0, 0
    clocks = wind({}, pace, {0: 0}, [0], now)
    for wait, deed in deeds:
        now = min(now + wait, int(clocks[0].deadline))  # then a caretaker answers
        asked = asked + 1 if deed == "answer" else max(0, asked - 1)
        newest = max(newest, asked)
        clocks = wind(clocks, pace, {0: asked}, [0], now)
    assert now - 1000 <= 20 * (newest + 1) + 30


async def test_who_knows_less_than_the_disk_winds_nothing(store: Store) -> None:
    """A server that has missed an answer, or does not know yet that a bot plays on, charges nobody for it."""
    await store.add_table(a_table(), three_seats())

    async def set_as_known(played: int, asks: dict[int, int], now: float) -> dict[int, ClockRow]:
        return dict(await wind_clocks(store, "abc", played, lambda rows, people: wind(rows, LIVE, asks, people, now)))

    first = await set_as_known(0, {0: 0}, 1000)
    assert first == {0: ClockRow(0, 0, 1090, 60, True)}
    await store.add_entries("abc", [EntryRow(1, 0, "57", "a")])
    assert await set_as_known(0, {}, 1005) == first
    second = await set_as_known(1, {0: 1}, 1010)
    assert second == {0: ClockRow(0, 1, 1100, 60, True, {0: 20.0})}
    assert await set_as_known(0, {0: 0}, 1011) == second == await read_clocks(store, "abc")
    ann = three_seats()[0]
    assert await store.change_seat("abc", "playing", ann, msgspec.structs.replace(ann, bot="random"))
    assert (await set_as_known(1, {0: 1}, 1020))[0] == ClockRow(0, 1, 80, 60, False, {0: 20.0})
    assert await set_as_known(1, {0: 1}, 1030) == await read_clocks(store, "abc")


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
    database = through_sqlalchemy(postgres())
    with Server(database, tmp_path) as one, Server(database, tmp_path):
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
