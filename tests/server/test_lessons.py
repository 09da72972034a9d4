"""A lesson at a table of the server: only what it wants is taken, and the others do as it is written."""

from __future__ import annotations

import pytest

from server.conftest import People
from shambles.core.game import find_game
from shambles.core.playing.lesson import courses_of


async def test_every_game_says_what_can_be_learned(person: People) -> None:
    ann = person("Ann")
    courses = {game["slug"]: game["courses"] for game in (await ann.get("/api/games")).json()}
    assert courses["card_game"] == ["hero", "survival"]
    found = (await ann.get("/api/games/card_game/lessons")).raise_for_status().json()
    assert [course["id"] for course in found] == courses["card_game"]
    taught = {"id": "survival-row", "rule": "CG-230", "answers": 2, "points": [["20"]]}
    assert found[1]["lessons"][3] == taught


async def test_a_lesson_takes_what_it_wants_and_refuses_the_rest(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot", scenario="learn:survival/survival-row")
    async with ann.client() as client:
        asked = await client.asked()
        assert client.state["table"]["hints"] is False  # the lesson says what to do, and nobody else
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


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("tacdex", "many/pot"),  # three others, and a second round
        ("best_defense", "expert/fight"),  # open answers, dice from a seed, things to do meanwhile
        ("board_game", "groups/group"),  # somebody else must agree
        ("board_game", "solitaire/fatigue"),
    ],
)
async def test_a_lesson_is_played_to_its_end_over_the_wire(person: People, game: str, name: str) -> None:
    ann = person("Ann")
    _, lesson = courses_of(find_game(game)).find(name)
    await ann.open_table("you bot", game=game, options={}, scenario=f"learn:{name}")
    async with ann.client() as client:
        answered = -1
        for accepted in lesson.answers:
            state = await client.until(lambda state: state["asked"] and state["asked"]["number"] > answered)  # noqa: B023
            answered = state["asked"]["number"]
            assert (await client.answer(ask=answered, choice=accepted[0]))["type"] == "took"
        await client.until(lambda state: set(lesson.tells) <= {one["type"] for one in client.events.values()})
