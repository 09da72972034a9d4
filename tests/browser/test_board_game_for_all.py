"""The Board Game by keys, in Dutch, on a phone, for a screen reader; its secrets, its cards in words, its replay."""

from __future__ import annotations

import asyncio
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from playwright.async_api import expect

from browser.dutch import SAID, _Plain
from browser.gallery import Gallery
from browser.people import Door, Person
from browser.scouts import (
    FILES,
    GAME,
    answer,
    anything,
    play,
    player,
    sit_down,
    sit_together,
    space,
    tile,
    to_move,
)
from browser.test_accessible import troubles_in_turn, troubles_on
from browser.test_keyboard import press, tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from server.nights import at_night
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.box.words import card_name, card_text, challenge_text, item_text, tier_text
from shambles.texts import HOUSE


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


@pytest.fixture
def their_game() -> str:
    return "board_game"


# --- without a mouse


@pytest.mark.rule("BG-102")
async def test_a_turn_by_keys_alone(ann: Person) -> None:
    await sit_down(ann, "you")
    state = await to_move(ann)
    here = state["view"]["parties"][0]["at"]
    await tab_to(ann, ann.page.locator("[data-space]"))
    await expect(space(ann, here)).to_be_focused()
    places = {(one.get("q", 0), one.get("r", 0)): one["id"] for one in state["view"]["spaces"]}
    mine = next(one for one in state["view"]["spaces"] if one["id"] == here)
    q, r = mine.get("q", 0), mine.get("r", 0)
    ways = {"d": (1, 0), "e": (1, -1), "w": (0, -1), "a": (-1, 0), "z": (-1, 1), "x": (0, 1)}
    open_now = {one["notation"] for one in state["asked"]["options"]}
    for key, (dq, dr) in ways.items():
        there = places.get((q + dq, r + dr))
        if there and there in open_now:
            await press(ann, key)
            await expect(space(ann, there)).to_be_focused()
            await press(ann, "Home")
            await expect(space(ann, here)).to_be_focused()
            last = (key, there)
    key, there = last
    await press(ann, key, "Enter")
    await expect(space(ann, there)).to_have_attribute("aria-pressed", "true")
    await tab_to(ann, tile(ann, there))
    await press(ann, "Enter")
    await ann.until(lambda state: state["view"]["parties"][0]["at"] == there)
    assert await ann.page.evaluate("() => document.activeElement !== document.body")  # the focus is not lost


# --- secrets


@pytest.mark.rule("BG-040")
@pytest.mark.rule("BG-043")
async def test_private_locations_and_tokens_are_nobody_elses(ann: Person, ben: Person) -> None:
    await sit_together([ann, ben], bots=1)
    await asyncio.gather(*(play(one, until=lambda state: state["view"]["round"] > 1) for one in (ann, ben)))
    views = [one.state["view"] for one in (ann, ben)]
    for person, view, seat in ((ann, views[0], 0), (ben, views[1], 1)):
        assert view["parties"][seat]["private"] is not None
        for frame in person.frames:
            if frame["type"] != "state" or not frame["view"]:
                continue
            for party in frame["view"]["parties"]:
                if party["seat"] != seat and not party["shown"]:
                    assert party["private"] is None
            for told in frame["events"]:
                event = told["event"]
                if event["type"] in ("private-location", "private-swapped") and event["seat"] != seat:
                    assert event["location"] is None
                if event["type"] == "token-placed":
                    assert set(event) == {"type", "rule", "space"}
    secret, own = views[1]["parties"][1]["private"]["id"], views[0]["parties"][0]["private"]["id"]
    open_cards = [one["id"] for one in ann.state["view"]["public"] if one]
    said = await ann.region("scene-locations").inner_text()
    names = [ann.say(f"name-{one}") for one in [*open_cards, own]]
    shown = await ann.region("scene-locations").get_by_role("heading", level=3).all_inner_texts()
    assert sorted(shown) == sorted(names)  # the open ones and Ann's own, no other card
    if secret not in [*open_cards, own]:
        assert ann.say(f"name-{secret}") not in said
        for part in ("scene-parties", "scene-choices"):
            if await ann.region(part).count():
                assert ann.say(f"name-{secret}") not in await ann.region(part).inner_text()
        spoken = await ann.region("scene-locations").aria_snapshot()
        assert ann.say(f"name-{secret}") not in spoken
    # Every face-down token is drawn alike: nothing in it, or around it, tells them apart.
    tokens = ann.state["view"]["tokens"]
    assert any(value is None for pile in tokens for value in pile["values"])
    drawn = await ann.page.locator(".token:has(use)").evaluate_all("them => them.map((one) => one.innerHTML)")
    assert len(drawn) >= 1
    assert len(set(drawn)) == 1


async def test_whoever_looks_on_sees_no_private_location(ann: Person, ben: Person) -> None:
    table = await sit_down(ann, "you bot")
    await ann.asked()
    await ben.go(f"/t/{table}")
    state = await ben.until(lambda state: state["view"])
    assert [party["private"] for party in state["view"]["parties"]] == [None, None]
    await expect(ben.region("scene-locations").get_by_role("heading", level=3)).to_have_count(3)
    await expect(ben.region("scene-choices")).to_have_count(0)


# --- Dutch, small, and for everybody


@cache
def words_of(lang: str) -> set[str]:
    found = _Plain()
    for folder in (HOUSE, GAME.folder):
        found.visit(FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8")))
    return found.words


async def english_on(person: Person) -> list[str]:
    said: list[str] = await person.page.evaluate(SAID)
    return sorted(set(said) & (words_of("en") - words_of("nl")))


async def test_in_dutch_everything_is_dutch_and_fits_a_small_phone(door: Door) -> None:
    ann = await player(door, "Ann", "nl", viewport={"width": 320, "height": 640}, has_touch=True)
    await sit_down(ann, "you bot")
    seen: set[str] = set()
    troubles: list[str] = []

    async def look(screen: str) -> None:
        found = {
            "sticks out": await ann.page.evaluate(TOO_WIDE),
            "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
            "is English": await english_on(ann),
        }
        troubles.extend(f"{screen}: {what}: {one}" for what, them in found.items() for one in them)

    for _ in range(25):
        state = await ann.asked()
        if state["outcome"]:
            break
        key = state["asked"]["key"]
        await expect(ann.region("scene-choices")).to_be_visible()
        if key not in seen:
            seen.add(key)
            await look(key)
        await answer(ann, anything(state["asked"]))
    await ann.asked()
    await ann.button("scene-in-words").click()
    await expect(ann.region("scene-list")).to_be_visible()
    await look("in words")
    assert not troubles, "\n".join(troubles)
    assert "move" in seen


async def test_axe_finds_nothing(ann: Person) -> None:
    await sit_down(ann, "you bot")
    troubles: list[str] = []
    seen: set[str] = set()

    async def look(screen: str) -> None:
        troubles.extend(f"{screen}: {one}" for one in await troubles_in_turn(ann, len(seen)))

    for _ in range(20):
        state = await ann.asked()
        if state["outcome"]:
            break
        if state["asked"]["key"] not in seen:
            seen.add(state["asked"]["key"])
            await look(state["asked"]["key"])
        await answer(ann, anything(state["asked"]))
    await ann.button("scene-in-words").click()
    await look("in words")
    await ann.page.emulate_media(contrast="more")
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "contrast")
    troubles.extend(await troubles_on(ann))
    assert not troubles, "\n".join(troubles)


# --- cards in words


@pytest.mark.parametrize("lang", ["nl", at_night("en")])
async def test_cards_say_the_same_as_in_the_terminal(door: Door, ann: Person, lang: str) -> None:
    """At the end of a game of six, where many cards lie open; who looks then looks on no game that is played."""
    table = await ann.finished_table("you bot bot bot bot bot", game="board_game", options={}, seed="c")
    one = await player(door, "Ben", lang)
    await one.go(f"/t/{table}")
    await one.until(lambda state: state["outcome"])
    await cards_say_the_same(one)


async def cards_say_the_same(ann: Person) -> None:
    box, view = find_box("standard"), ann.state["view"]
    for party in view["parties"]:
        for one in party["survivors"]:
            card = box.survivors[one["card"]["id"]]
            line = f"{card_name(card, ann.say)}. {card_text(card, ann.say)}"
            await expect(ann.page.get_by_role("main")).to_contain_text(line)
        for one in party["items"]:
            item = box.encounters[one["id"]]
            await expect(ann.page.get_by_role("main")).to_contain_text(item_text(item, ann.say))
    for one in filter(None, view["public"]):
        for tier in box.locations[one["id"]].tiers:
            await expect(ann.region("scene-locations")).to_contain_text(tier_text(tier, ann.say))
    last = box.encounters[view["discard"][-1]]
    await expect(ann.region("scene-locations")).to_contain_text(card_text(last, ann.say))


async def test_a_table_with_a_box_and_a_map_of_ones_own(ann: Person) -> None:
    """Every name is somebody's own: nothing that is read there can come from our box or our map."""
    folder = GAME.folder / "box"
    box, board = (
        re.sub(r'(?m)^name = "(.*)"$', r'name = "Own \1"', (folder / one).read_text("utf-8")) for one in FILES
    )
    await sit_down(ann, "you bot", options={"box": box, "map": board})
    state = await to_move(ann)
    view, own = state["view"], find_box(box)
    named = next(one for one in view["spaces"] if one.get("name"))
    await expect(space(ann, named["id"])).to_have_accessible_name(re.compile(rf"^Own {named['name'][4:]}"))
    for one in view["parties"][0]["survivors"]:
        card = own.survivors[one["card"]["id"]]
        await expect(ann.page.get_by_role("main")).to_contain_text(f"{card.name}. {card_text(card, ann.say)}")
    for one in filter(None, view["public"]):
        heading = ann.region("scene-locations").get_by_role("heading", name=f"Own {one['name'][4:]}")
        await expect(heading.first).to_be_visible()  # a Location may be there twice, as a place and as one's own
    state = await play(ann, until=lambda state: state["view"]["cards"] and state["asked"])
    if not state["outcome"]:
        drawn = state["view"]["cards"][-1]["card"]
        stage = ann.region("scene-stage")
        await expect(stage.get_by_role("heading", name=f"Own {drawn['name'][4:]}")).to_be_visible()
        await expect(stage).to_contain_text(challenge_text(own.encounters[drawn["id"]].challenge, ann.say))


# --- afterwards


async def test_a_finished_game_is_told_again_all_open(ann: Person) -> None:
    table = await ann.finished_table("you bot", game="board_game", options={}, seed="f")  # a short game
    await ann.go(f"/replay/{table}")
    await expect(ann.button("web-next")).to_be_enabled()
    cards = ann.region("scene-locations").get_by_role("heading", level=3)
    await expect(cards).to_have_count(5)  # three open ones, and both private ones: all is open
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(index=1)
    await expect(cards).to_have_count(4)
    await ann.button("web-next").click()
    await ann.button("web-next-round").click()
    await ann.button("web-last").click()
    await expect(ann.button("web-next")).to_be_disabled()
    await expect(ann.page.get_by_role("group", name=ann.say("scene-map"))).to_be_visible()
