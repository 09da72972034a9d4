"""The deal that somebody played, played by others: the same cards, the same bots, and nothing told before the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from server.conftest import People
from server.effort import until_done
from server.people import Frame, Person
from server.running import Server
from server.test_start_up import on_disk
from server.truth import secrets_of, stored
from shambles.core.game import find_game

SOON_OVER = "CG-G06"  # a position of few cards, which is soon reviewed


async def finish(person: Person, **more: str) -> Frame:
    """A whole game; the table as everybody may know it afterwards."""
    await person.open_table("you bot bot", **more)
    async with person.client() as client:
        await client.play()
    return await person.look()


async def take_up(person: Person, deal: str) -> None:
    response = await person.post(f"/api/deals/{deal}", {"name": person.name})
    person._sit(response)


async def test_the_same_cards_and_bots_and_a_table_that_compares(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    first = await finish(ann)
    offered = (await bob.get(f"/api/deals/{first['deal']}")).raise_for_status().json()
    options = {"mode": "survival"}
    assert offered == {"game": "card_game", "options": options, "levels": ["survivor"] * 3, "seat": 0}
    await take_up(bob, first["deal"])
    async with bob.client() as client:
        begun = await client.until(lambda state: state["asked"])
        reply = await bob.get(f"/api/tables/{bob.table}/deal")
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not-over")
        assert begun["table"]["deal"] is None
        end = await client.play()  # with the first option each time, as Ann did
    results = (await bob.get(f"/api/tables/{bob.table}/deal")).json()
    assert [(one["name"], one["seat"], one["here"]) for one in results] == [("Ann", 0, False), ("Bob", 0, True)]
    assert results[0]["score"] == results[1]["score"] == end["outcome"]["scores"][0]  # they played alike
    mine, theirs = [await stored(server.database, one) for one in (bob.table, ann.table)]
    for seat in range(3):  # in whatever order they laid their cards
        one, other = ([entry.choice for entry in rows if entry.seat == seat] for rows in (mine[2], theirs[2]))
        assert one == other


async def test_the_seed_is_sealed_until_the_challenger_is_done(server: Server, person: People) -> None:
    """No byte that the challenger is sent holds the seed, a salt, or the name of the table where both can be seen."""
    ann, bob = person("Ann"), person("Bob")
    first = await finish(ann)
    secrets = [*secrets_of(server.database, ann.table), ann.table, ann.token]
    await bob.get(f"/api/deals/{first['deal']}")
    await take_up(bob, first["deal"])
    secrets += [secrets_of(server.database, bob.table)[1]]
    async with bob.client() as client:
        await client.play(until=lambda state: state["asked"] and state["view"]["round"] == 4)
        heard = [*client.raw, *(response.text for response in bob.heard)]
        heard += [json.dumps(dict(response.headers)) for response in bob.heard]
        assert not [one for one in secrets for said in heard if one in said]
        for path in ("replay", "save", "deal"):
            assert (await bob.get(f"/api/tables/{bob.table}/{path}")).status_code == 409
        assert (await bob.do("deal")).status_code == 409
        end = await client.play()
    assert end["revealed"]["seed"] == secrets[0]


async def test_what_was_choice_and_what_was_luck_is_worked_out_for_all(server: Server, person: People) -> None:
    """Nobody's game is thought about before the challenger is done; then everybody's is, and kept."""
    ann, bob = person("Ann"), person("Bob")
    first = await finish(ann, scenario=SOON_OVER)
    await take_up(bob, first["deal"])
    reply = await bob.do("deal")
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not-over")
    assert (await ann.get(f"/api/tables/{ann.table}/review")).json()["error"]["code"] == "no-review"
    async with bob.client() as client:
        await client.play()
    unasked = (await bob.get(f"/api/tables/{bob.table}/deal")).json()
    assert [(one["done"], one["share"]) for one in unasked] == [(None, None)] * 2
    begun = (await bob.do("deal")).raise_for_status().json()
    assert all(0 <= one["done"] <= 1 for one in begun)

    async def weighed() -> list[Frame] | None:
        found: list[Frame] = (await bob.get(f"/api/tables/{bob.table}/deal")).json()
        return found if all(one["share"] for one in found) else None

    results = await until_done(server, weighed)
    for one, somebody in zip(results, (ann, bob), strict=True):
        kept = (await somebody.get(f"/api/tables/{somebody.table}/review")).json()["review"]
        assert (one["done"], one["share"]) == (1.0, kept["shares"][0])


async def test_a_deal_that_nobody_has_finished_is_none(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await ann.open_table("you bot bot")
    row, _, _ = await stored(server.database, ann.table)
    assert row.deal is not None
    assert (await ann.look())["deal"] is None
    for name, code in ((row.deal, "no-such-deal"), ("nothing", "no-such-deal"), ("%00", "not-found")):
        for reply in (await bob.get(f"/api/deals/{name}"), await bob.post(f"/api/deals/{name}", {"name": "Bob"})):
            assert (reply.status_code, reply.json()["error"]["code"]) == (404, code)


async def test_a_seat_that_a_person_had_can_be_chosen(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    await bob.join((await ann.open_table("you bot open", mode="survival"))["id"])
    async with ann.client() as anns, bob.client() as bobs:
        await anns.asked()
        await ann.do("leave")  # a bot plays on, and it is still a seat that a person had
        await bobs.play()
    deal = (await bob.look())["deal"]
    assert [(await cas.get(f"/api/deals/{deal}", seat=seat)).json()["seat"] for seat in (0, 1, 2)] == [0, 0, 2]
    reply = await cas.post(f"/api/deals/{deal}", {"name": "Cas", "seat": 2})
    assert reply.json()["seat"] == 2
    assert [seat["kind"] for seat in reply.json()["table"]["seats"]] == ["bot", "bot", "person"]


async def test_a_rematch_is_dealt_by_the_rules_of_today(tmp_path: Path, person: People) -> None:
    """Of a game that was played before an upgrade; or its own history and its deal would be lost."""
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann, bob = person("Ann", server), person("Bob", server)
        await finish(ann)
        await asyncio.to_thread(server.stop)
        on_disk(server, "UPDATE tables SET rules = 0 WHERE id = ?", ann.table)
        await asyncio.to_thread(server.start)
        ann._sit(await ann.do("rematch"))
        assert (await stored(server.database, ann.table))[0].rules == find_game("card_game").version
        async with ann.client() as client:
            await client.play()
        deal = (await ann.look())["deal"]
        assert (await bob.get(f"/api/deals/{deal}")).status_code == 200
        replay = (await bob.get(f"/api/tables/{ann.table}/replay", viewpoint="open")).json()
        assert (replay["sound"], replay["count"] > 0) == (True, True)
