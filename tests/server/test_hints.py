"""Hints at web tables: for whoever plays alone with bots, or where it was agreed; to one's own open question only."""

from __future__ import annotations

from server.conftest import People
from server.people import Person


async def hint(ann: Person, ask: int) -> tuple[int, dict[str, object]]:
    reply = await ann.do("hint", {"ask": ask})
    return reply.status_code, reply.json()


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
