"""What people can do at a table besides playing: bots take over, rematches, replays, scenarios."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from server.conftest import People
from server.people import play_to_the_end
from server.running import Server
from server.truth import stored

# --- a bot plays for you


async def test_a_bot_plays_for_somebody_who_hands_over(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        asked = await client.asked()
        reply = (await ann.do("bot", {"bot": "greedy"})).json()
        assert (reply["seats"][0]["kind"], reply["seats"][0]["bot"]) == ("person", "greedy")
        refused = await client.answer(ask=asked["number"], choice=asked["options"][0]["notation"])
        assert refused["refusal"]["code"] == "not-your-seat"
        state = await client.until(lambda state: state["outcome"])  # the bots play among themselves
    assert state["seat"] == 0  # and it is still Ann's


async def test_the_owner_takes_the_seat_back(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot", mode="hero"))["id"]
    await bob.join(table)
    await ann.do("bot", {"bot": "greedy"})
    async with bob.client() as bobs, ann.client() as client:
        await bobs.until(lambda state: "0" in state["laid"])  # the bot has answered for Ann
        assert (await ann.do("bot", {"bot": None})).json()["seats"][0]["bot"] is None
        await bobs.asked()
        await bobs.answer()
        await client.until(lambda state: state["view"]["round"] == 2 and state["asked"])
        assert (await client.answer())["type"] == "took"
        await play_to_the_end([client, bobs])
    *_, entries = await stored(server.database, table)
    first, *others = [entry.key for entry in entries if entry.seat == 0]
    assert first.startswith("bot:")
    assert len(others) > 5
    assert not [key for key in others if key.startswith("bot:")]  # nobody answers for Ann any more


async def test_only_who_sits_at_a_table_can_hand_over(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.table = (await ann.open_table("you bot bot"))["id"]
    for what, body in (("bot", {"bot": "greedy"}), ("leave", None), ("remove", {"seat": 0}), ("rematch", None)):
        reply = await bob.do(what, body)
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "no-seat"), what


# --- somebody stays away


async def test_an_absent_player_is_replaced_when_all_the_others_agree(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    table = (await ann.open_table("you open open bot"))["id"]
    await bob.join(table)
    await cas.join(table)
    async with bob.client() as client:
        await client.asked()
        first = (await ann.do("remove", {"seat": 2})).json()["seats"][2]
        assert (first["bot"], first["removal"]) == (None, 1)
        again = (await ann.do("remove", {"seat": 2})).json()["seats"][2]
        assert (again["bot"], again["removal"]) == (None, 1)  # one person, one vote
        second = (await bob.do("remove", {"seat": 2})).json()["seats"][2]
        assert (second["bot"], second["kind"]) == ("survivor", "person")
    taken_back = (await cas.do("bot", {"bot": None})).json()["seats"][2]
    assert (taken_back["bot"], taken_back["removal"]) == (None, 0)


async def test_nobody_is_removed_who_is_there(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot"))["id"]
    await bob.join(table)
    async with bob.client() as client:
        await client.until(lambda state: True)
        for seat in (1, 0, 2, 9):  # one who is there, oneself, a bot, nobody
            reply = await ann.do("remove", {"seat": seat})
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not-absent")


async def test_who_comes_back_has_all_votes_against_them_forgotten(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    table = (await ann.open_table("you open open bot"))["id"]
    await bob.join(table)
    await cas.join(table)
    async with ann.client() as anns, bob.client() as bobs:
        await asyncio.gather(anns.asked(), bobs.asked())
        assert (await ann.do("remove", {"seat": 2})).json()["seats"][2]["removal"] == 1
        async with cas.client() as client:
            await client.until(lambda state: state["table"]["seats"][2]["removal"] == 0)
            await bobs.until(lambda state: state["table"]["seats"][2]["here"])
        await bobs.until(lambda state: not state["table"]["seats"][2]["here"])
        later = (await bob.do("remove", {"seat": 2})).json()["seats"][2]
        assert (later["bot"], later["removal"]) == (None, 1)


# --- once more


async def test_both_people_land_at_the_same_new_table(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you bot open", mode="hero"))["id"]
    await bob.join(table)
    async with ann.client() as anns, bob.client() as bobs:
        await play_to_the_end([anns, bobs])
        replies = await asyncio.gather(ann.do("rematch"), bob.do("rematch"))
        told = await bobs.until(lambda state: state["table"]["rematch"])
    mine, yours = (reply.json() for reply in replies)
    again = mine["table"]["id"]
    assert again == yours["table"]["id"] == told["table"]["rematch"] != table
    assert (mine["seat"], yours["seat"]) == (0, 2)
    assert mine["table"]["options"] == {"mode": "hero"}
    ann.table = bob.table = again
    ann.token, bob.token = mine["token"], yours["token"]
    async with ann.client() as anns, bob.client() as bobs:
        first, second = await asyncio.gather(anns.asked(), bobs.asked())
        assert (first["seat"], second["seat"]) == (0, 2)
        await play_to_the_end([anns, bobs])


async def test_who_does_not_come_to_the_rematch_can_be_voted_out_and_comes_back(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table("you open", mode="hero"))["id"])
    async with ann.client() as anns, bob.client() as bobs:
        await play_to_the_end([anns, bobs])
    seated = (await ann.do("rematch")).json()
    ann.table, ann.token = seated["table"]["id"], seated["token"]
    ann.http.cookies.set("shambles-seat", ann.token, path=f"/api/tables/{ann.table}")
    assert (await ann.do("remove", {"seat": 1})).json()["seats"][1]["bot"] == "survivor"
    back = (await bob.do("rematch")).json()
    assert (back["seat"], back["table"]["seats"][1]["kind"]) == (1, "person")  # the seat is still Bob's


async def test_no_rematch_replay_or_save_before_the_end(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    replies = [await ann.do("rematch"), *[await ann.get(f"/api/tables/{table}/{what}") for what in ("replay", "save")]]
    assert [(reply.status_code, reply.json()["error"]["code"]) for reply in replies] == [(409, "not-over")] * 3


# --- afterwards


async def test_the_save_of_a_finished_game_is_verified_by_the_command(person: People, tmp_path: Path) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot", mode="hero"))["id"]
    async with ann.client() as client:
        end = await client.play()
    save = (await ann.get(f"/api/tables/{table}/save")).content
    file = tmp_path / "save.json"
    file.write_bytes(save)
    shambles = Path(sys.executable).with_name("shambles")
    good = subprocess.run([shambles, "verify", file], capture_output=True, text=True, check=False)
    assert good.returncode == 0, good.stderr
    assert f'"seed":{end["revealed"]["seed"]}'.encode() in save
    file.write_bytes(save.replace(b'["a",0,', b'["a",1,', 1))
    bad = subprocess.run([shambles, "verify", file], capture_output=True, text=True, check=False)
    assert bad.returncode != 0


async def test_the_deal_was_committed_to_before_the_first_card(person: People) -> None:
    ann = person("Ann")
    promised = (await ann.open_table("you bot bot"))["commitment"]
    async with ann.client() as client:
        revealed = (await client.play())["revealed"]
    assert sha256(f"{revealed['seed']}:{revealed['salt']}".encode()).hexdigest() == promised
    assert (await ann.look())["commitment"] == promised


# --- "deal me this"


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_the_rules_page_offers_scenarios_and_every_one_can_be_dealt(person: People, lang: str) -> None:
    rules = (await person().get("/api/rules/card_game", lang=lang)).json()
    assert {"CG-001", "SH-002"} <= {rule["id"] for rule in rules["rules"]}
    assert all(rule["text"] for rule in rules["rules"])
    assert len(rules["scenarios"]) > 10
    for scenario in rules["scenarios"][:: 1 if lang == "en" else 20]:
        ann = person("Ann")
        seats = [{"kind": "you"}, {"kind": "bot"}]
        body = {"game": "card_game", "name": "Ann", "seats": seats, "scenario": scenario["id"]}
        reply = await ann.post("/api/tables", body)
        assert reply.status_code == 201, (scenario, reply.text)
        assert reply.json()["table"]["scenario"] == scenario["id"]


@pytest.mark.parametrize("game", ["tacdex", "best_defense", "board_game"])
async def test_the_examples_of_every_game_can_be_dealt(person: People, game: str) -> None:
    """With one bot more than there are seats, if need be: it stays away."""
    rules = (await person().get(f"/api/rules/{game}")).json()
    assert len(rules["scenarios"]) > 10
    for scenario in rules["scenarios"][::6]:
        body = {"game": game, "name": "Ann", "seats": [{"kind": "you"}, {"kind": "bot"}], "scenario": scenario["id"]}
        reply = await person("Ann").post("/api/tables", body)
        assert reply.status_code == 201, (scenario, reply.text)
        assert reply.json()["table"]["scenario"] == scenario["id"]


async def test_a_scenario_is_played_from_its_position(person: People) -> None:
    ann = person("Ann")
    table = await ann.open_table("you bot", scenario="CG-G05")
    assert (table["options"]["mode"], len(table["seats"])) == ("survival", 3)
    async with ann.client() as client:
        state = await client.until(lambda state: state["asked"])
        assert state["view"]["rows"] == [[47], [62], [88], [101]]
        assert 20 in state["view"]["cards"]
        await client.play()
    replay = (await ann.get(f"/api/tables/{table['id']}/replay", viewpoint="open")).json()
    assert replay["sound"] is True
