"""Hints at web tables: for whoever plays alone with bots, or where it was agreed; to one's own open question only."""

from __future__ import annotations

from server.conftest import People
from server.people import Client, Frame, Person
from shambles.core.game import find_game
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
            assert place in advice["called"][advice["choice"]]
            if lang == "en":  # the buttons of the page say the same
                assert advice["called"][advice["choice"]] == asked["words"][advice["choice"]][0]
            assert {one["choice"] for one in advice["options"]} <= set(advice["called"])
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
