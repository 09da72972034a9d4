"""The house rules of a table online: when it begins, who answers for a seat, and changing one's mind."""

from __future__ import annotations

import pytest

from server.conftest import People
from server.people import Client
from server.running import Server
from shambles.core.game import find_game


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


@pytest.mark.rule("BD-227")
async def test_at_expert_the_chat_is_closed_from_the_deal_of_events_to_combat(person: People) -> None:
    ann = person("Ann")
    options = {"mode": "standard", "difficulty": "expert"}
    await ann.open_table("you bot", game="best_defense", options=options)
    async with ann.client() as client:
        await client.send("chat", text="Who takes whom?")
        await client.until(lambda state: state["chat"])
        await client.play(until=lambda state: state["silent"] and state["asked"])
        assert client.state["silent"] == "BD-227"
        await client.send("chat", text="I hold a bad one")
        assert (await client.frame("trouble"))["code"] == "table-is-silent"
        await client.play(until=lambda state: state["silent"] is None and state["asked"])
        await client.send("chat", text="That was close")
        await client.until(lambda state: state["chat"])
        said = [line["text"] for state in client.states for line in state["chat"]]
        assert said == ["Who takes whom?", "That was close"]


@pytest.mark.rule("BD-227")
async def test_at_beginner_everybody_talks(person: People) -> None:
    ann = person("Ann")
    options = {"mode": "standard", "difficulty": "beginner"}
    await ann.open_table("you bot", game="best_defense", options=options)
    async with ann.client() as client:
        await client.play(until=lambda state: state["view"] and any(seat["events"] for seat in state["view"]["seats"]))
        assert client.state["silent"] is None


async def test_a_table_with_a_box_of_ones_own(person: People) -> None:
    ann = person("Ann")
    standard = (find_game("best_defense").folder / "box" / "standard.toml").read_text("utf-8")
    own = {"mode": "standard", "difficulty": "beginner", "box": standard.replace('id = "wet_powder"', 'id = "my_own"')}
    table = await ann.open_table("you bot", game="best_defense", options=own)
    assert table["options"] == own | {"box": "own"}  # nobody is sent the whole box with every message
    async with ann.client() as client:
        await client.until(lambda state: state["asked"])
    wrong = own | {"box": standard.replace('weapon = "rifle"', 'weapon = "bow"', 1)}
    seats = [{"kind": "you"}, {"kind": "bot"}]
    refused = await ann.post("/api/tables", {"game": "best_defense", "name": "Ann", "seats": seats, "options": wrong})
    assert refused.status_code == 400
    assert refused.json()["error"]["field"] == "options.box.ammo.rifle_box.weapon"
