"""The house rules of a table online: when it begins, who answers for a seat, and changing one's mind."""

from __future__ import annotations

import pytest

from server.conftest import People
from server.people import Client
from server.running import Server


@pytest.mark.rule("SH-001")
async def test_a_game_begins_when_every_seat_is_taken_by_people_or_bots(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open open"))["id"]
    async with ann.client() as client:
        await client.until(lambda state: True)
        reply = await client.answer("5", ask=0)
        assert (reply["refusal"]["code"], reply["refusal"]["rule"]) == ("not-begun", "SH-001")
        assert (await bob.post(f"/api/tables/{table}/fill", {})).status_code == 403
        filled = (await ann.do("fill", {"bot": "random"})).json()
        assert [(seat["kind"], seat["bot"]) for seat in filled["seats"]] == [
            ("person", None),
            ("bot", "random"),
            ("bot", "random"),
        ]
        assert filled["status"] == "playing"
        assert (await client.asked())["key"] == "lay-a-card"


@pytest.mark.rule("SH-002")
async def test_only_who_holds_a_seat_answers_for_it(server: Server, person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table())["id"]
    async with Client(server, table) as spectator:
        await spectator.until(lambda state: True)
        reply = await spectator.answer("5", ask=0)
        assert (reply["refusal"]["code"], reply["refusal"]["rule"]) == ("not-your-seat", "SH-002")


async def test_what_lies_face_down_may_be_changed_while_others_think(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table("you open", mode="hero"))["id"])
    async with ann.client() as client:
        asked = await client.asked()
        first, second = (option["notation"] for option in asked["options"][:2])
        assert (await client.answer(first, ask=asked["number"]))["type"] == "took"
        state = await client.until(lambda state: state["mine"] == first)
        assert state["asked"]["number"] == asked["number"]
        assert (await client.answer(second, ask=asked["number"]))["type"] == "took"
        assert (await client.until(lambda state: state["mine"] == second))["awaited"] == [1]


async def test_a_ping_is_answered(person: People) -> None:
    ann = person("Ann")
    await ann.open_table()
    async with ann.client() as client:
        await client.send("ping")
        assert await client.frame("pong") == {"type": "pong"}


async def test_a_table_that_does_not_exist_closes_the_socket_for_good(server: Server) -> None:
    client = await Client(server, "nowhere").connect()
    assert await client.closed() == (4404, "no-such-table")
