"""Bots that say what they plan at a web table, if somebody wants it; and what people ask them for in the chat."""

from __future__ import annotations

import json

import pytest

from server.conftest import People
from server.people import Client, Frame
from server.running import Server
from shambles.core.game import find_game
from shambles.server.disk.rows import ChatRow
from shambles.server.tables.talking import said_by_a_bot
from shambles.texts import Texts

EVEN = {"mode": "standard", "difficulty": "beginner", "pressure": "even"}


def lines_of(client: Client, kind: str) -> list[Frame]:
    return [line for state in client.states for line in state["chat"] if line["kind"] == kind]


@pytest.mark.rule("SH-026")
async def test_they_talk_when_somebody_wants_it_and_each_reads_their_own_language(
    server: Server, person: People
) -> None:
    ann = person("Ann")
    table = await ann.open_table("you bot bot", game="best_defense", options=EVEN)
    english, dutch = (Texts(lang, find_game("best_defense")) for lang in ("en", "nl"))
    async with ann.client() as client, Client(server, table["id"]) as onlooker:
        state = await client.until(lambda state: state["talk"])
        assert state["talk"] == {"on": False, "pleas": {}}
        await client.play(until=lambda state: state["view"]["places"] and state["asked"])
        assert not lines_of(client, "plan")
        await client.send("chat", text=":bots talk:")
        state = await client.until(lambda state: state["talk"]["on"])
        assert lines_of(client, "plea")[-1]["text"] == english.say("talk-on")
        assert state["talk"]["pleas"]["farm"] == "Hold the Farm"
        await client.send("chat", text=":plea nowhere:")
        assert (await client.frame("trouble"))["code"] == "no-such-plea"
        await client.send("chat", text=":plea farm:")
        await client.play(until=lambda state: any("Farm" in line["brief"] for line in lines_of(client, "plan")))
        await client.send("chat", text=":bots hush:")
        await client.until(lambda state: not state["talk"]["on"])
        plan = lines_of(client, "plan")[0]
        assert plan["name"] == english.say(f"party-{plan['seat'] + 1}")
        assert plan["text"].startswith(plan["brief"])
        assert "{" not in plan["text"]
        await onlooker.until(lambda state: any(line["text"] == english.say("talk-off") for line in state["chat"]))
        assert lines_of(onlooker, "plan") == lines_of(client, "plan")
        assert all(state["talk"] is None for state in onlooker.states)  # who looks on asks for nothing
    kees = Client(server, table["id"])
    kees.lang = "nl"
    async with kees:
        await kees.until(lambda state: state["chat"])
        said = lines_of(kees, "plea")
        assert said[0]["text"] == dutch.say("talk-on")
        assert len(lines_of(kees, "plan")) == len(lines_of(client, "plan"))
        assert lines_of(kees, "plan")[0]["text"] != plan["text"]
        assert json.dumps(said).count("plea farm") == 0


@pytest.mark.rule("SH-026", "BD-227")
async def test_silence_is_kept_and_where_they_do_not_talk_they_say_so(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await ann.open_table("you bot", game="best_defense", options=EVEN | {"difficulty": "expert"})
    async with ann.client() as client:
        await client.until(lambda state: state["talk"])
        await client.send("chat", text=":bots talk:")
        await client.play(until=lambda state: state["silent"] and state["asked"])
        before = len(lines_of(client, "plan"))
        assert client.state["talk"] == {"on": True, "pleas": {}}
        await client.send("chat", text=":plea farm:")
        assert (await client.frame("trouble"))["code"] == "table-is-silent"
        await client.play(until=lambda state: state["silent"] is None or state["outcome"])
        spoken = [state for state in client.states if state["silent"] and state["chat"]]
        assert not [line for state in spoken for line in state["chat"] if line["kind"] == "plan"]
        assert len(lines_of(client, "plan")) - before <= 1
    await bob.open_table("you bot bot")
    async with bob.client() as client:
        assert (await client.until(lambda state: state["asked"]))["talk"] is None
        for line in (":bots talk:", ":plea farm:"):
            after = len(client.frames)
            await client.send("chat", text=line)
            assert (await client.frame("trouble", after))["code"] == "bots-say-nothing"


def test_what_is_no_bots_line_is_a_persons_whoever_sits_there() -> None:
    """A line that comes while its seat changes hands has no name either."""
    assert said_by_a_bot(ChatRow(1, 0, "", '{"words": {}, "plea": null, "granted": false}')) is not None
    for text in ("hello", '{"words": 1}', ""):
        assert said_by_a_bot(ChatRow(1, 0, "", text)) is None
    assert said_by_a_bot(ChatRow(1, 0, "Ann", '{"words": {}, "plea": null, "granted": false}')) is None
