"""The socket of a table: the whole state first, numbered events, answers with keys, and coming back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from secrets import token_hex

import pytest

from server.conftest import People
from server.people import Client, Frame, Person, play_to_the_end
from server.running import Server

Pair = tuple[Client, Client]


@pytest.fixture
async def pair(person: People) -> AsyncIterator[Pair]:
    """Two people in Hero mode: seats 0 and 1, nobody else, nobody has answered."""
    async for clients in seat_two(person, "hero", "you open"):
        yield clients


async def seat_two(person: People, mode: str, seats: str) -> AsyncIterator[Pair]:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table(seats, mode=mode))["id"])
    async with ann.client() as first, bob.client() as second:
        await asyncio.gather(first.asked(), second.asked())
        for client in (first, second):
            await client.until(
                lambda state: all(seat["here"] for seat in state["table"]["seats"] if seat["kind"] == "person")
            )
        yield first, second


def lays(asked: Frame, cards: int) -> list[str]:
    """The options that lay so many cards."""
    return [option["notation"] for option in asked["options"] if option["notation"].count("+") == cards - 1]


# --- seeing


async def test_the_first_frame_is_the_whole_table(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        await client.asked()
    first = client.frames[0]
    assert (first["type"], first["full"], first["seat"]) == ("state", True, 0)
    assert [told["number"] for told in first["events"]] == list(range(1, first["number"] + 1))
    assert first["events"][0]["event"]["type"] == "hand-begun"
    assert "state" not in [frame["type"] for frame in client.frames[1:]]  # from then on, only what is new


async def test_events_are_numbered_without_gaps_to_the_end(pair: Pair) -> None:
    """The client itself checks every number as it comes; here, that both heard the same story."""
    await play_to_the_end(pair)
    first, second = pair
    assert list(first.events) == list(second.events) == list(range(1, first.number + 1))
    public = [one for one in first.events.values() if one["type"] != "hand-dealt"]
    assert public == [one for one in second.events.values() if one["type"] != "hand-dealt"]


async def test_who_comes_back_gets_exactly_what_was_missed(person: People, pair: Pair) -> None:
    first, second = pair
    await first.answer()
    await second.answer()
    await first.until(lambda state: state["view"]["round"] == 2)
    for since in (1, 4, first.number - 1, first.number):
        again = Client(first.server, first.table)
        again.headers = first.headers
        again.events = {number: event for number, event in first.events.items() if number <= since}
        await again.connect(since)
        state = await again.until(lambda state: True)
        assert state["full"] is False
        assert [told["number"] for told in state["events"]] == list(range(since + 1, first.number + 1))
        assert again.events == first.events
        assert state["view"] == first.state["view"]
        await again.close()


async def test_a_number_from_the_future_is_no_harm(server: Server, person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you open bot")
    for since in (10_000, -1):
        client = await ann.client().connect(since)
        assert (await client.until(lambda state: True))["number"] == 0
        await client.close()


async def test_an_acknowledgement_is_taken_quietly(pair: Pair) -> None:
    first, second = pair
    await second.caught_up()
    before = len(second.frames)
    await first.send("ack", number=first.number)
    await first.caught_up()
    await second.caught_up()
    assert [frame["type"] for frame in second.frames[before:]] == ["pong"]
    assert (await first.answer())["type"] == "took"


async def test_many_eyes_of_one_seat_see_the_same(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    async with ann.client() as phone, ann.client() as desk:
        await asyncio.gather(phone.asked(), desk.asked())
        await phone.play()
        await desk.until(lambda state: state["outcome"])
    assert phone.events == desk.events


# --- answering


async def test_the_same_answer_twice_counts_once(pair: Pair) -> None:
    first, second = pair
    asked = await first.asked()
    choice, key = lays(asked, 1)[0], token_hex(8)
    replies = [await first.answer(choice, asked["number"], key) for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["took"] * 3
    await second.answer()
    state = await first.until(lambda state: state["view"]["round"] == 2)
    assert (await first.answer(choice, asked["number"], key))["type"] == "took"  # and long afterwards
    await first.caught_up()
    assert first.state["view"] == state["view"]
    assert [event["type"] for event in first.events.values()].count("turned-up") == 1


async def test_an_answer_to_an_old_ask_is_refused_with_its_rule(pair: Pair) -> None:
    first, second = pair
    asked = await first.asked()
    await first.answer()
    await second.answer()
    state = await first.until(lambda state: state["asked"] and state["asked"]["number"] != asked["number"])
    reply = await first.answer(state["asked"]["options"][0]["notation"], asked["number"])
    assert reply["refusal"] == {
        "type": "refusal",
        "code": "old-ask",
        "rule": "CG-061",
        "params": {"asked": state["asked"]["number"], "answered": asked["number"]},
    }


@pytest.mark.parametrize(
    ("choice", "code"),
    [("999", "not-understood"), ("", "lay-a-walker"), ("hero", "lay-a-walker"), ("a" * 200, "not-understood")],
)
async def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(
    pair: Pair, choice: str, code: str
) -> None:
    first, second = pair
    before = second.raw[-1]
    reply = await first.answer(choice)
    assert (reply["type"], reply["refusal"]["code"]) == ("refused", code)
    assert reply["refusal"]["rule"].startswith("CG-")
    assert second.raw[-1] == before


async def test_somebody_elses_cards_cannot_be_laid(pair: Pair) -> None:
    first, second = pair
    theirs = lays(await second.asked(), 1)[0]
    assert (await first.answer(theirs))["refusal"]["code"] == "not-in-your-hand"


async def test_why_tells_without_doing(pair: Pair) -> None:
    first, second = pair
    mine, theirs = lays(await first.asked(), 1)[0], lays(await second.asked(), 1)[0]
    for choice, code in ((mine, None), (theirs, "not-in-your-hand")):
        key = token_hex(8)
        await first.send("why", key=key, choice=choice)
        refusal = (await first.frame("because", key=key))["refusal"]
        assert (refusal and refusal["code"]) == code
    assert first.state["mine"] is None


async def test_who_is_not_asked_cannot_answer(person: People) -> None:
    """A scenario where seat 0 has the lowest card: it alone is asked which row it takes."""
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot", scenario="CG-G05"))["id"]
    await bob.join(table)
    async with ann.client() as first, bob.client() as second:
        await asyncio.gather(first.asked(), second.asked())
        await first.answer("20")
        await second.answer("25")
        asked = (await first.until(lambda state: state["asked"] and state["asked"]["key"] == "take-a-row"))["asked"]
        reply = await second.answer("row 1", asked["number"])
        assert (reply["refusal"]["code"], reply["refusal"]["params"]["awaited"]) == ("not-asked", [0])
        assert (await first.answer("row 1"))["type"] == "took"


# --- face down


async def test_a_face_down_answer_may_be_changed_and_nobody_else_notices(pair: Pair, server: Server) -> None:
    first, second = pair
    async with Client(server, first.table) as spectator:
        await spectator.until(lambda state: state["view"])
        one, other = lays(await first.asked(), 1)[:2]
        assert (await first.answer(one))["type"] == "took"
        await first.until(lambda state: state["mine"] == one)
        number = first.states[0]["asked"]["number"]
        seen = [await eye.until(lambda state: state["laid"] == {"0": 1}) for eye in (second, spectator)]
        for eye in (second, spectator):
            await eye.caught_up()
        frames = [len(eye.raw) for eye in (second, spectator)]
        assert (await first.answer(other, number))["type"] == "took"
        await first.until(lambda state: state["mine"] == other)
        for eye in (second, spectator):
            await eye.caught_up()
        # Not one byte more than they asked for, and so nothing to be learned from when a byte came.
        assert [len(eye.raw) - 1 for eye in (second, spectator)] == frames
        assert [eye.state for eye in (second, spectator)] == seen
        await second.answer()
        await first.until(lambda state: state["view"]["round"] == 2)
    turned_up = next(event for event in first.events.values() if event["type"] == "turned-up")
    assert turned_up["laid"]["0"]["notation"] == other


async def test_only_the_number_of_cards_shows(pair: Pair) -> None:
    first, second = pair
    asked = await first.asked()
    await first.answer(lays(asked, 1)[0])
    alone = await second.until(lambda state: state["laid"] == {"0": 1})
    await first.answer(lays(asked, 2)[0], asked["number"])
    both = await second.until(lambda state: state["laid"] == {"0": 2})
    assert alone | {"laid": both["laid"], "events": []} == both


async def test_an_answer_is_taken_back_over_the_socket(pair: Pair) -> None:
    first, second = pair
    await first.answer()
    await second.until(lambda state: "0" in state["laid"])
    assert (await first.until(lambda state: state["mine"]))["can_undo"] is True
    assert (await first.undo())["type"] == "took"
    back = await second.until(lambda state: not state["laid"] and 0 in state["awaited"])
    assert back["events"][-1]["event"]["type"] == "taken-back"
    assert (await second.undo())["refusal"]["code"] == "nothing-to-undo"
    await first.until(lambda state: state["asked"] and state["mine"] is None and state["number"] == back["number"])
    await play_to_the_end(pair)


async def test_the_same_undo_twice_counts_once(pair: Pair) -> None:
    first, _ = pair
    asked = await first.asked()
    await first.answer()
    key = token_hex(8)
    assert [(await first.undo(key))["type"] for _ in range(2)] == ["took", "took"]
    await first.answer(lays(asked, 1)[0], asked["number"])
    await first.until(lambda state: state["mine"])
    assert (await first.undo(key))["type"] == "took"  # heard again, late: it takes nothing back any more
    await first.caught_up()
    assert first.state["mine"] == lays(asked, 1)[0]


async def test_bots_do_not_stand_in_the_way_of_an_undo(person: People) -> None:
    """A bot that has only laid something face down takes it back, and thinks again."""
    async for first, second in seat_two(person, "survival", "you bot open"):
        await first.until(lambda state: "1" in state["laid"])
        await first.answer()
        await first.until(lambda state: state["mine"])
        assert (await first.undo())["type"] == "took"
        await first.until(lambda state: state["asked"] and state["mine"] is None)
        await play_to_the_end([first, second])


# --- talking


async def test_everybody_hears_what_is_said_once_and_who_comes_later_too(pair: Pair, server: Server) -> None:
    first, second = pair
    for text in ("Braaains…", "<b>&amp;\u2028 …"):
        await first.send("chat", text=text)
    await second.until(lambda state: state["chat"] and state["chat"][-1]["number"] == 2)
    lines = [line for state in second.states for line in state["chat"]]
    assert [(line["number"], line["seat"], line["name"], line["text"]) for line in lines] == [
        (1, 0, "Ann", "Braaains…"),
        (2, 0, "Ann", "<b>&amp; …"),
    ]
    async with Client(server, first.table) as late:
        assert (await late.until(lambda state: True))["chat"] == lines


async def test_a_spectator_neither_plays_nor_talks(pair: Pair, server: Server) -> None:
    async with Client(server, pair[0].table) as spectator:
        await spectator.until(lambda state: True)
        asked = await pair[0].asked()
        reply = await spectator.answer(lays(asked, 1)[0], asked["number"])
        assert reply["refusal"]["code"] == "not-your-seat"
        assert (await spectator.undo())["refusal"]["code"] == "not-your-seat"
        await spectator.send("chat", text="look at seat 1!")
        assert (await spectator.frame("trouble"))["code"] == "spectators-are-silent"
        await spectator.send("why", key=token_hex(8), choice=lays(asked, 1)[0])
        assert (await spectator.frame("because"))["refusal"]["code"] == "not-your-seat"
    assert pair[0].state["chat"] == []
    assert pair[0].state["mine"] is None


async def test_answers_of_two_people_at_the_same_moment(person: People) -> None:
    """Everybody's answers at once, in every round of a whole game: none is lost."""
    people: list[Person] = [person(name) for name in ("Ann", "Bob", "Cas", "Dee", "Eve", "Fay")]
    table = (await people[0].open_table("you open open open open open", mode="hero"))["id"]
    for one in people[1:]:
        await one.join(table)
    clients = [await one.client().connect() for one in people]
    ends = await play_to_the_end(clients)
    assert len({json.dumps(end["outcome"]) for end in ends}) == 1
    for client in clients:
        await client.close()
