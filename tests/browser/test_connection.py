"""The line breaks and the server dies; nobody loses anything."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest_asyncio
from playwright.async_api import WebSocketRoute, expect

from browser.people import Door, Frame, Person, sit_together
from server.running import Server


@pytest_asyncio.fixture(loop_scope="session")
async def ann(door: Door) -> Person:
    """Somebody whose browser keeps what it has loaded, as people's do: it can still open it when the line is broken."""
    return await door.person("Ann", service_workers="allow")


def turned_up(person: Person, card: int) -> int:
    """How often this card of seat 0 was turned up, as far as this page was told."""
    return sum(
        told["event"]["type"] == "turned-up" and card in told["event"]["laid"]["0"]["cards"]
        for frame in person.frames
        if frame["type"] == "state"
        for told in frame["events"]
    )


async def test_an_answer_given_offline_lands_once(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben)
    before, card = ann.cards, ann.cards[3]
    await ann.context.set_offline(True)
    await expect(ann.words("web-connection-lost")).to_be_visible()
    await ann.lay(card)
    await expect(ann.words("web-kept", choice=card)).to_be_visible()
    await expect(ann.card(card)).not_to_have_accessible_name(ann.say("scene-laid"))
    await ben.answer()  # meanwhile
    await expect(ben.words("web-away").first).to_be_visible()
    assert "0" not in ben.state["laid"]

    await ann.context.set_offline(False)
    await expect(ann.words("web-connection-lost")).to_be_hidden()
    state = await ann.until(lambda state: state["view"]["round"] == 2 or state["view"]["turned"])
    await expect(ann.words("web-kept", choice=card)).to_be_hidden()
    assert state["view"]["cards"] == [one for one in before if one != card]
    keys = [frame["key"] for frame in ann.sent if frame["type"] == "answer"]
    assert keys
    assert len(set(keys)) == 1
    await ben.until(lambda state: state["view"]["round"] == 2 or state["view"]["turned"])
    assert turned_up(ben, card) == turned_up(ann, card) == 1


async def test_an_answer_whose_receipt_got_lost_is_taken_once(ann: Person, ben: Person) -> None:
    sockets: list[WebSocketRoute] = []
    deaf = False

    def listen(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        far = socket.connect_to_server()

        def from_page(data: str | bytes) -> None:
            nonlocal deaf
            deaf = deaf or (json.loads(data)["type"] == "answer" and len(sockets) == 1)
            far.send(data)

        def from_server(data: str | bytes) -> None:
            if not deaf:
                socket.send(data)

        socket.on_message(from_page)
        far.on_message(from_server)

    await ann.page.route_web_socket("**/socket*", listen)
    await sit_together(ann, ben)
    before, card = ann.cards, ann.cards[0]
    await ann.lay(card)
    await ben.until(lambda state: state["laid"].get("0") == 1)  # the server has it; Ann does not know
    await expect(ann.words("web-sending", choice=card).first).to_be_visible()
    deaf = False
    await sockets[0].close(code=4000)
    await expect(ann.words("scene-laid-mine", cards=card)).to_be_visible()
    await expect(ann.words("web-sending", choice=card)).to_have_count(0)
    answers = [frame for frame in ann.sent if frame["type"] == "answer"]
    assert len(answers) == 2
    assert answers[0] == answers[1]
    assert len(sockets) == 2
    await ben.answer()
    await ben.until(lambda state: turned_up(ben, card))
    assert turned_up(ben, card) == 1
    assert ben.state["view"]["seats"][0]["walkers"] == len(before) - 1


async def test_a_killed_server_comes_back_and_people_play_on(door: Door, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = await door.person("Ann", server=server)
        ben = await door.person("Ben", server=server)
        await sit_together(ann, ben)
        await asyncio.gather(play_on(ann, 2), play_on(ben, 2))
        held = ann.cards
        await ann.lay(held[0])
        await ann.until(lambda state: state["mine"] == str(held[0]))
        number = ann.state["number"]

        server.kill()
        for person in (ann, ben):
            await expect(person.words("web-connection-lost")).to_be_visible()
        seen = len(ann.frames)
        await asyncio.to_thread(server.start)
        for person in (ann, ben):
            await expect(person.words("web-connection-lost")).to_be_hidden()
        state = await ann.until(lambda state: len(ann.frames) > seen)
        assert (state["view"]["cards"], state["mine"]) == (held, str(held[0]))
        assert state["number"] >= number

        await ben.answer()
        for person, state in zip((ann, ben), await asyncio.gather(play_on(ann, 4), play_on(ben, 4)), strict=True):
            assert state["view"]["round"] == 4, person.name
            await expect(person.words("table-round", round=4)).to_be_visible()


async def play_on(person: Person, to: int) -> Frame:
    """Play up to this round."""
    return await person.play(until=lambda state: state["view"]["round"] >= to)


async def test_what_the_host_tells_is_no_trouble_when_it_cannot_be_loaded(door: Door) -> None:
    """It comes late, and the server may be away just then. The door looks for errors on the page at the end."""
    ann = await door.person("Ann")
    await ann.context.route("**/assets/Notice-*", lambda route: route.abort())
    async with ann.page.expect_event("requestfailed", lambda request: "Notice-" in request.url):
        await ann.page.goto("/")
    await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
