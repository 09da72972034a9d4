"""Two server processes on one PostgreSQL: people of one table may be connected to either."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from time import monotonic

import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import at_night
from server.people import Client, Person, play_to_the_end
from server.running import Server
from server.truth import stored
from shambles.server.tables.audience import COUNT

Both = tuple[Server, Server]


def start_both(address: str, channels: str, folder: Path) -> Iterator[Both]:
    first, second = (Server(through_sqlalchemy(address), folder, channels) for _ in range(2))
    with first, second:
        yield first, second
        for one in (first, second):
            assert "Traceback" not in one.said(), one.said()


@pytest.fixture(scope="module")
def both(postgres: NewDatabase, redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """They hear of each other through Redis."""
    yield from start_both(postgres(), redis, tmp_path_factory.mktemp("redis"))


async def seat_at_both(both: Both, seats: str = "you open bot", mode: str = "survival") -> tuple[Person, Person]:
    """Ann opens a table at one process, Bob joins it at the other."""
    ann, bob = Person(both[0], "Ann"), Person(both[1], "Bob")
    await bob.join((await ann.open_table(seats, mode=mode))["id"])
    return ann, bob


async def whole_game(both: Both, mode: str) -> None:
    ann, bob = await seat_at_both(both, mode=mode)
    async with ann, bob, ann.client() as anns, bob.client() as bobs, Client(both[1], ann.table) as spectator:
        ends = await play_to_the_end([anns, bobs])
        seen = await spectator.until(lambda state: state["outcome"])
    assert ends[0]["outcome"] == ends[1]["outcome"] == seen["outcome"]
    assert anns.events.keys() == bobs.events.keys() == spectator.events.keys()
    row, _, entries = await stored(both[0].database, ann.table)
    assert row.status == "over"
    bot_lays = [entry for entry in entries if entry.seat == 2 and entry.choice and not entry.choice.startswith("row")]
    asks = [entry.key.split(":")[1] for entry in bot_lays]
    assert len(asks) == len(set(asks))  # both processes have thought; one answer counts


@pytest.mark.parametrize("mode", ["survival", at_night("hero")])
async def test_a_game_over_redis(both: Both, mode: str) -> None:
    await whole_game(both, mode)


async def test_a_game_over_postgresql(postgres: NewDatabase, tmp_path: Path) -> None:
    address = postgres()
    for pair in start_both(address, address, tmp_path):
        await whole_game(pair, "survival")


async def test_how_many_watch_is_told_at_both_now_and_then(both: Both) -> None:
    ann, bob = await seat_at_both(both)
    async with ann, bob, ann.client() as anns, bob.client() as bobs:
        start = monotonic()
        async with AsyncExitStack() as crowd:
            for number in range(6):
                await crowd.enter_async_context(Client(both[number % 2], ann.table))
            for one in (anns, bobs):
                await one.until(lambda state: state["table"]["spectators"] == 6)
        for one in (anns, bobs):
            await one.until(lambda state: state["table"]["spectators"] == 0)
            told = [state["table"]["spectators"] for state in one.states]
            changes = sum(before != after for before, after in pairwise(told))
            assert changes <= 1 + (monotonic() - start) / COUNT


async def test_the_same_answer_at_both_counts_once(both: Both) -> None:
    """A phone that changes networks sends its answer again, to another process, at the same moment."""
    for _ in range(5):
        ann, bob = await seat_at_both(both, "you open", "hero")
        async with ann, bob, ann.client() as here, Client(both[1], ann.table, ann.token) as there:
            asked, _ = await asyncio.gather(here.asked(), there.asked())
            key, choice = token_hex(8), asked["options"][0]["notation"]
            replies = await asyncio.gather(
                *(client.answer(choice, asked["number"], key) for client in (here, there, here, there))
            )
            assert [reply["type"] for reply in replies] == ["took"] * 4
            for client in (here, there):
                await client.until(lambda state: state["mine"])
        _, _, entries = await stored(both[0].database, ann.table)
        assert [(entry.seat, entry.choice, entry.key) for entry in entries] == [(0, choice, f"0:{key}")]


async def test_different_answers_at_both_are_put_in_one_order(both: Both) -> None:
    """Two devices of one person disagree: both answers stand, one after the other, and everybody sees the last."""
    ann, bob = await seat_at_both(both, "you open", "hero")
    async with ann, bob, ann.client() as here, Client(both[1], ann.table, ann.token) as there:
        asked, _ = await asyncio.gather(here.asked(), there.asked())
        one, other = (option["notation"] for option in asked["options"][:2])
        await asyncio.gather(here.answer(one, asked["number"]), there.answer(other, asked["number"]))
        _, _, entries = await stored(both[0].database, ann.table)
        assert {entry.choice for entry in entries} == {one, other}
        for client in (here, there):
            await client.until(lambda state: state["mine"] == entries[-1].choice)


async def test_seats_chat_and_bots_cross_over(both: Both) -> None:
    ann, bob = await seat_at_both(both)
    async with ann, bob, ann.client() as anns, bob.client() as bobs:
        await anns.send("chat", text="hello")
        assert (await bobs.until(lambda state: state["chat"]))["chat"][0]["text"] == "hello"
        await bobs.send("chat", text="hi")
        assert await anns.until(lambda state: state["chat"] and state["chat"][-1]["number"] == 2)
        await bob.do("bot", {"bot": "greedy"})
        await anns.until(lambda state: state["table"]["seats"][1]["bot"] == "greedy")
        await anns.play()


async def test_a_seat_given_out_by_one_process_is_known_to_the_other_at_once(both: Both) -> None:
    """Between joining at one and connecting to the other there may be no time for news to travel."""
    async with Person(both[0], "Ann") as ann:
        table = (await ann.open_table("you open open"))["id"]
        for seat, name in ((1, "Bob"), (2, "Cas")):
            async with Person(both[1], name) as guest:
                await guest.join(table)
                guest.server = both[0]
                async with guest.client() as client:
                    assert (await client.until(lambda state: True))["seat"] == seat


async def test_a_rematch_asked_for_at_both_is_one_table(both: Both) -> None:
    ann, bob = await seat_at_both(both, "you open", "hero")
    async with ann, bob, ann.client() as anns, bob.client() as bobs:
        await play_to_the_end([anns, bobs])
        replies = await asyncio.gather(ann.do("rematch"), bob.do("rematch"))
        mine, yours = (reply.raise_for_status().json() for reply in replies)
        assert mine["table"]["id"] == yours["table"]["id"]
        assert (mine["seat"], yours["seat"]) == (0, 1)
        ann.table, ann.token = mine["table"]["id"], mine["token"]
        bob.table, bob.token = yours["table"]["id"], yours["token"]
        async with ann.client() as anns_again, bob.client() as bobs_again:
            first, second = await asyncio.gather(anns_again.asked(), bobs_again.asked())
            assert (first["seat"], second["seat"]) == (0, 1)


async def test_who_is_connected_elsewhere_is_not_absent(both: Both) -> None:
    ann, bob = await seat_at_both(both)
    async with ann, bob, bob.client() as client:
        await client.asked()
        while not (await ann.look())["seats"][1]["here"]:  # the news is on its way
            await asyncio.sleep(0.05)
        reply = await ann.do("remove", {"seat": 1})
        assert reply.json().get("error", {}).get("code") == "not-absent"


async def test_the_longest_key_and_the_strangest_letters(both: Both) -> None:
    """What SQLite would swallow, PostgreSQL might not."""
    async with Person(both[0], "🧟‍♀️ Ünï") as ann:
        await ann.open_table("you bot bot")
        async with ann.client() as client:
            await client.asked()
            assert (await client.answer(key="k" * 64))["type"] == "took"
            await client.send("chat", text="\u202e 你好 \U0001f9df")
            await client.until(lambda state: state["chat"])
