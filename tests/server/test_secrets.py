"""Nobody learns what is not theirs to know: tokens, the seed, other people's cards."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.conftest import People
from server.people import Client, Frame, Person, play_to_the_end
from server.running import Server
from server.truth import database_file, secrets_of, true_table
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.people.tokens import fingerprint

# --- tokens


async def test_the_disk_knows_tokens_by_their_fingerprints_only(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot"))["id"]
    await bob.join(table)
    async with ann.client() as client:
        await client.play(until=lambda state: state["view"] and state["view"]["round"] == 1)
    file = database_file(server.database)
    disk = b"".join(one.read_bytes() for one in file.parent.glob(file.name + "*"))
    for one in (ann, bob):
        assert len(one.token) >= 32
        assert one.token.encode() not in disk
        assert fingerprint(one.token).encode() in disk
    assert ann.token not in server.said()


async def test_nobody_is_told_somebody_elses_token(server: Server, person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot", public=True))["id"]
    await bob.join(table)
    async with ann.client() as anns, bob.client() as bobs, Client(server, table) as spectator:
        await play_to_the_end([anns, bobs])
        await spectator.until(lambda state: state["outcome"])
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/replay", f"/api/tables/{table}/save"):
        await bob.get(path)
    told = [*bobs.raw, *spectator.raw, *(response.text for response in bob.heard)]
    for secret in (ann.token, fingerprint(ann.token), fingerprint(bob.token)):
        assert not any(secret in one for one in told)


# --- the seed


async def test_seed_and_salt_are_shown_at_the_end_and_never_before(server: Server, person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot", mode="hero"))["id"]
    seed, salt = secrets_of(server.database, table)
    async with ann.client() as client, Client(server, table) as spectator:
        await client.asked()
        for path in ("", "/replay", "/save", "/nothing"):
            await ann.get(f"/api/tables/{table}{path}")
        await ann.post(f"/api/tables/{table}/join", {"name": "Bob"})
        await ann.do("remove", {"seat": 77})
        await client.answer("999")
        await client.send_raw("nonsense")
        end = await client.play()
        await spectator.until(lambda state: state["outcome"])
    assert (end["revealed"]["seed"], end["revealed"]["salt"]) == (seed, salt)
    frames = [raw for eye in (client, spectator) for raw in eye.raw]
    last = [raw for raw in frames if '"revealed":{' in raw]
    assert len(last) == 2  # each of them hears it once
    assert all('"outcome":{' in raw for raw in last)
    before = [raw for raw in frames if raw not in last]
    assert len(before) > 20
    for one in [*before, *(response.text for response in ann.heard), str(ann.heard[0].headers)]:
        assert seed not in one
        assert salt not in one


# --- cards

# Numbers in these fields are no cards. Whatever is not listed is taken to be one: a new field must be thought about.
NO_CARDS = {
    *("number", "seat", "round", "hand", "hands", "row", "count", "awaited", "number", "removal", "longest_row"),
    *("walkers", "points", "total", "totals", "row_points", "scores", "unused", "winners", "table", "rule", "bullets"),
}


def numbers_in(value: Any) -> Iterator[int]:
    """Every number, and every number in a notation, that might be a card."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in NO_CARDS:
                yield from numbers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)
    elif isinstance(value, str):
        numbers = re.findall(r"(?<![Rr]ow )\b\d+(?!\d| bullet)", value)  # a row, or what a card costs, is no card
        yield from map(int, numbers)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def check_no_leak(client: Client, viewer: int | None, dealt: dict[int, set[int]]) -> int:
    """No frame names a card that lies in somebody else's hand at that moment. How many frames were looked at."""
    turned_up: set[int] = set()
    for state in client.states:
        for told in state["events"]:
            event = told["event"]
            if event["type"] == "turned-up":
                turned_up |= {card for lay in event["laid"].values() for card in lay["cards"]}
            if event["type"] == "hand-dealt":
                assert (event["cards"] is None) == (event["seat"] != viewer)
            hidden = set().union(*(hand for seat, hand in dealt.items() if seat != viewer)) - turned_up
            assert not hidden & set(numbers_in(client.views.get(told["number"], {})))
        hidden = set().union(*(hand for seat, hand in dealt.items() if seat != viewer)) - turned_up
        shown = {key: value for key, value in state.items() if key != "laid"}  # seats, and numbers of cards
        assert not hidden & set(numbers_in(shown))
        assert all(count in (1, 2) for count in state["laid"].values())
        own = None if viewer is None else sorted(dealt[viewer] - turned_up)
        assert state["view"]["cards"] == own
    return len(client.states)


@pytest.mark.parametrize("mode", ["hero", "survival"])
async def test_no_frame_shows_a_card_in_somebody_elses_hand(server: Server, person: People, mode: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you bot open bot", mode=mode))["id"]
    await bob.join(table)
    async with ann.client() as anns, bob.client() as bobs, Client(server, table) as spectator:
        await play_to_the_end([anns, bobs], Random(5))
        await spectator.until(lambda state: state["outcome"])
    truth = await true_table(server.database, table)
    dealt = {seat: set(truth.events_for(seat)[1 + seat].cards) for seat in truth.seats}  # type: ignore[attr-defined]
    assert len({len(hand) for hand in dealt.values()}) == 1
    for client, viewer in ((anns, 0), (bobs, 2), (spectator, None)):
        assert check_no_leak(client, viewer, dealt) > 10


async def test_the_check_above_can_fail() -> None:
    """A frame with one card of somebody else's is found out."""
    state: Frame = {"events": [], "laid": {}, "view": {"cards": [3, 4], "seats": [{"walkers": 2, "hint": "7"}]}}
    client = Client.__new__(Client)
    client.states, client.views = [state], {}
    assert check_no_leak(client, 0, {0: {3, 4}, 1: {8, 9}}) == 1
    with pytest.raises(AssertionError):
        check_no_leak(client, 0, {0: {3, 4}, 1: {7, 9}})


# --- two worlds that differ only in what one cannot know


async def plant(server: Server, name: str, people: list[Person]) -> None:
    """A table with a known seed; nobody can ask for one over HTTP."""
    row = TableRow(
        id=name,
        game="card_game",
        rules=1,
        options={"mode": "hero"},
        seed=4711,
        salt="salt",
        scenario=None,
        status="playing",
        public=False,
    )
    seats = []
    for seat, one in enumerate(people):
        one.table, one.token, one.seat = name, f"{name}-{seat}-{'x' * 24}", seat
        seats.append(SeatRow(seat=seat, name=one.name, kind="person", token_hash=fingerprint(one.token)))
    store = Store(server.database)
    await store.add_table(row, seats)
    await store.close()


async def frames_of_the_others(server: Server, people: list[Person], script: list[str]) -> list[list[str]]:
    """What seat 1 and a spectator hear while seat 0 answers as scripted (`undo` takes back), up to the reveal."""
    ann, bob = people
    async with bob.client() as bobs, Client(server, bob.table) as spectator:
        await asyncio.gather(bobs.asked(), spectator.until(lambda state: state["view"]))
        async with ann.client() as anns:
            asked = await anns.asked()
            others = (bobs, spectator)
            for eye in others:
                await eye.until(lambda state: state["table"]["seats"][0]["here"])
            since = [len(eye.raw) for eye in others]
            for choice in script:
                reply = await (anns.undo() if choice == "undo" else anns.answer(choice, asked["number"]))
                assert reply["type"] == "took"
                for eye in others:
                    await eye.caught_up()
            heard = [eye.raw[start:] for eye, start in zip(others, since, strict=True)]
            heard = [[raw for raw in raws if json.loads(raw)["type"] != "pong"] for raws in heard]
    return [[raw.replace(bob.table, "TABLE") for raw in raws] for raws in heard]


async def test_the_others_hear_the_same_bytes_whatever_is_laid_face_down(server: Server, person: People) -> None:
    worlds = []
    for name, script in (
        ("worldone", "0 undo 1 2"),
        ("worldtwo", "9 8 undo 7"),
    ):
        people = [person("Ann"), person("Bob")]
        await plant(server, name, people)
        async with people[0].client() as client:
            cards = [one["notation"] for one in (await client.asked())["options"][:10]]
        steps = [step if step == "undo" else cards[int(step)] for step in script.split()]
        worlds.append(await frames_of_the_others(server, people, steps))
    assert worlds[0] == worlds[1]
    assert [len(raws) for raws in worlds[0]] == [3, 3]  # ready, taken back, ready; no word of the change of mind
