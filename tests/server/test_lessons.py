"""A lesson at a table of the server: only what it wants is taken, and the others do as it is written."""

from __future__ import annotations

from server.conftest import People


async def test_every_game_says_what_can_be_learned(person: People) -> None:
    ann = person("Ann")
    courses = {game["slug"]: game["courses"] for game in (await ann.get("/api/games")).json()}
    assert courses["card_game"] == ["hero", "survival"]
    found = (await ann.get("/api/games/card_game/lessons")).raise_for_status().json()
    assert [course["id"] for course in found] == courses["card_game"]
    assert found[1]["lessons"][3] == {"id": "survival-row", "rule": "CG-230", "answers": 2}


async def test_a_lesson_takes_what_it_wants_and_refuses_the_rest(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot", scenario="learn:survival/survival-row")
    async with ann.client() as client:
        asked = await client.asked()
        refused = await client.answer(ask=asked["number"], choice="103")
        assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("not-survival-row-103", "CG-230")
        assert (await client.answer(ask=asked["number"], choice="20"))["type"] == "took"
        state = await client.until(lambda state: state["asked"] and state["asked"]["key"] == "take-a-row")
        assert (await client.answer(ask=state["asked"]["number"], choice="row 1"))["type"] == "refused"
        assert (await client.answer(ask=state["asked"]["number"], choice="row 4"))["type"] == "took"
        state = await client.until(lambda state: state["asked"] and state["asked"]["key"] == "lay-a-card")
        assert state["view"]["rows"][3] == [20]
        done = await client.answer(ask=state["asked"]["number"], choice="103")
        assert done["refusal"]["code"] == "lesson-done"


async def test_there_is_no_such_lesson(person: People) -> None:
    wanted = {"game": "card_game", "name": "Ann", "seats": [{"kind": "you"}], "scenario": "learn:survival/hero-lay"}
    reply = await person("Ann").post("/api/tables", wanted)
    assert reply.status_code == 400
