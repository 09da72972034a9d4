"""Hints at web tables: for whoever plays alone with bots, or where it was agreed; to one's own open question only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.blank import blank_in
from server.conftest import People
from server.people import Client, Frame, Person
from server.waiting import all_have_run, eventually
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.fair_turns import WorkFor
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.wire.forms import NewSeat, NewTable
from shambles.texts import Texts


async def hint(ann: Person, ask: int) -> tuple[int, dict[str, object]]:
    reply = await ann.do("hint", {"ask": ask})
    return reply.status_code, reply.json()


async def asked_anew(client: Client, last: int) -> Frame:
    state = await client.until(lambda now: now["asked"] and now["asked"]["number"] > last)
    asked: Frame = state["asked"]
    return asked


async def test_alone_with_bots_everybody_may_ask(person: People) -> None:
    ann = person("Ann")
    assert (await ann.open_table("you bot bot"))["hints"]
    async with ann.client() as client:
        asked = await client.asked()
        status, advice = await hint(ann, asked["number"])
        assert status == 200
        assert advice["choice"] in {one["notation"] for one in asked["options"]}
        assert advice["reasons"]
        assert (await hint(ann, asked["number"]))[1] == advice


async def test_answers_are_called_by_their_names_in_either_language(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot", game="best_defense", options={"mode": "standard", "difficulty": "beginner"})
    async with ann.client() as client:
        asked = await client.asked()
        while asked["key"] != "move-survivor":
            await client.answer(asked["options"][0]["notation"], asked["number"])
            asked = await asked_anew(client, asked["number"])
        for lang in ("en", "nl"):
            advice = (await ann.do(f"hint?lang={lang}", {"ask": asked["number"]})).json()
            place = Texts(lang, find_game("best_defense")).say(f"name-{advice['choice']}")
            assert place in advice["called"]
            if lang == "en":  # the buttons of the page say the same
                assert advice["called"] == asked["words"][advice["choice"]][0]
            assert advice["why"]
            notations = {one["notation"] for one in asked["options"]}
            assert set(advice["against"]) <= notations
            assert advice["against"][advice["choice"]] == Texts(lang).say("hint-yours-too")
            assert advice["means"]


async def test_among_people_only_where_it_was_agreed(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = await ann.open_table("you open bot")
    assert not table["hints"]
    await bob.join(table["id"])
    async with ann.client() as client:
        status, refused = await hint(ann, (await client.asked())["number"])
    assert status == 403
    assert refused["error"]["code"] == "no-hints-here"  # type: ignore[index]  # the form of an error
    agreed = await ann.open_table("you open bot", hints=True)
    assert agreed["hints"]
    await bob.join(agreed["id"])
    async with bob.client() as client:
        assert (await hint(bob, (await client.asked())["number"]))[0] == 200


async def test_only_to_the_open_question_of_ones_own_seat(person: People) -> None:
    ann, eve = person("Ann"), person("Eve")
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        number = (await client.asked())["number"]
        assert (await hint(ann, number + 1))[0] == 409
        eve.table = ann.table
        assert (await hint(eve, number))[0] == 403  # who looks on has no seat
        await ann.do("bot", {"bot": "greedy"})
        assert (await hint(ann, number))[1]["error"]["code"] == "nothing-asked"  # type: ignore[index]  # likewise


# --- once, off the loop, and for somebody


class Thought:
    """Counts what is thought about, and has it wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[object] = []
        self.dropped = 0
        self.goes_on = asyncio.Event()
        thought = self

        async def do(self: Thinkers, asker: WorkFor, work: Any, *given: Any) -> Any:
            thought.begun.append(given[-1])
            try:
                await thought.goes_on.wait()
            except asyncio.CancelledError:
                thought.dropped += 1
                raise
            return work(*given)

        async def think(self: Thinkers, table: Table, seat: int, *given: object) -> tuple[int, str]:
            return table.asks[seat].number, table.asks[seat].options[0].notation

        monkeypatch.setattr(Thinkers, "do", do)
        monkeypatch.setattr(Thinkers, "think", think)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    one = House(Config(database=blank_in(tmp_path), bot_pause=0))
    async with one.open():
        yield one


async def a_table(house: House) -> tuple[LiveTable, int]:
    seats = [NewSeat("you"), NewSeat("bot"), NewSeat("bot")]
    live, _, _ = await house.new_table(NewTable("card_game", "Ann", seats, {"mode": "survival"}))
    await eventually(lambda: live.table is not None and list(live.table.asks) == [0])
    assert live.table is not None
    return live, live.table.asks[0].number


async def test_the_same_ask_has_one_hint_until_the_table_moves_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = Thought(monkeypatch)
    thought.goes_on.set()
    live, number = await a_table(house)
    first = await house.hints.hint_for(live, 0, number, "en", "here")
    assert await house.hints.hint_for(live, 0, number, "en", "there") is first
    assert thought.begun == [None]
    in_dutch = await house.hints.hint_for(live, 0, number, "nl", "here")
    assert (in_dutch.choice, in_dutch.reasons) == (first.choice, first.reasons)
    assert len(thought.begun) == 2
    assert thought.begun[1] is not None  # only said otherwise, not thought about again
    await live.answer(0, first.choice, number, "0:one")
    assert not house.hints._tables


async def test_a_hint_that_nobody_waits_for_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Thought(monkeypatch)
    live, number = await a_table(house)
    two = [asyncio.create_task(house.hints.hint_for(live, 0, number, "en", "here")) for _ in range(2)]
    await eventually(lambda: thought.begun)
    two[0].cancel()
    await asyncio.wait(two[:1])
    await all_have_run()
    assert (len(thought.begun), thought.dropped) == (1, 0)  # somebody else waits for it
    two[1].cancel()
    await asyncio.wait(two)
    await eventually(lambda: thought.dropped)
    assert thought.dropped == 1
    thought.goes_on.set()
    assert await house.hints.hint_for(live, 0, number, "en", "here")


async def test_a_hint_is_dropped_when_the_table_moves_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Thought(monkeypatch)
    live, number = await a_table(house)
    asked = asyncio.create_task(house.hints.hint_for(live, 0, number, "en", "here"))
    await eventually(lambda: thought.begun)
    assert live.table is not None
    await live.answer(0, live.table.asks[0].options[0].notation, number, "0:one")
    with pytest.raises(BadInput) as refused:
        await asked
    assert (refused.value.code, thought.dropped) == ("old-ask", 1)


async def test_hints_are_worded_in_another_process(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object) -> None:
        raise AssertionError("the loop has better things to do")

    monkeypatch.setattr("shambles.server.thinking.wording.hint_in_words", never)
    live, number = await a_table(house)
    assert (await house.hints.hint_for(live, 0, number, "nl", "here")).means
