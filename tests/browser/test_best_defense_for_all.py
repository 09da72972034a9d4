"""The Best Defense for everybody: its cards in words, on a phone, by keyboard, with motion, and seen again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from browser.conftest import Come
from browser.defenders import GAME, USUAL, calmly, choose, confirm, control, meet
from browser.dutch import english_on
from browser.gallery import Gallery
from browser.people import Door, picture
from browser.test_accessible import NIGHT, troubles_on
from browser.test_keyboard import tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from server.nights import at_night
from shambles.core.game import find_game
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.words import card_text


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


@pytest.fixture
def their_game() -> str:
    return GAME


# --- cards


async def test_a_card_is_read_where_its_name_stands(come: Come) -> None:
    ann = await come("Ann")
    await meet([ann], "you bot bot", scenario="BD-G01")
    await ann.asked()
    name = ann.region("scene-survivors").get_by_role("button", name=re.compile("^Crossbow:"))
    await name.focus()
    peek = ann.page.locator(".peek")
    await expect(peek).to_contain_text("Crossbow")
    await expect(peek).to_contain_text(ann.say("special-bonus", n=1))
    await ann.page.keyboard.press("Escape")
    await expect(peek).to_have_count(0)


@pytest.mark.rule("SH-026")
async def test_bots_tell_their_plans_and_a_place_is_asked_for_by_pressing_it(served: Door) -> None:
    ann = await served.person("Ann", "nl", game=GAME, viewport={"width": 360, "height": 780})
    await meet([ann], "you bot bot", options=USUAL | {"quick": False})
    while (state := await ann.asked())["asked"]["key"] == "take-survivor":
        await choose(ann, calmly(state["asked"]))
    await ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    turn, log = ann.button("web-talk"), ann.page.get_by_role("log", name=ann.say("web-chat"))
    await expect(turn).to_have_attribute("aria-pressed", "false")
    await expect(ann.page.locator(".plea")).to_have_count(0)
    await turn.click()
    await expect(turn).to_have_attribute("aria-pressed", "true")
    await expect(log).to_contain_text(ann.say("talk-on"))
    wanted = ann.region("scene-board").locator(".plea").first
    while not await wanted.count():  # where a place is an answer, pressing it answers
        await choose(ann, calmly((await ann.asked())["asked"]))
    words = await wanted.inner_text()
    await wanted.press("Enter")
    await expect(log).to_contain_text(ann.say("talk-plea", thing=words))
    while not any(line["kind"] == "plan" for frame in ann.frames for line in frame.get("chat", ())):
        await choose(ann, calmly((await ann.asked())["asked"]))
    plan = next(line for frame in ann.frames for line in frame.get("chat", ()) if line["kind"] == "plan")
    await expect(log).to_contain_text(plan["text"])
    assert await ann.page.evaluate(TOO_WIDE) == []
    assert await troubles_on(ann) == []


async def test_a_table_with_a_box_of_ones_own(come: Come) -> None:
    """Cards that our catalogue has no name for are read where they are played, and called the same in the story."""
    ann = await come("Ann")
    text = (find_game(GAME).folder / "box" / "standard.toml").read_text("utf-8")
    events = text[text.index("[[event]]") : text.index("[[weapon]]")]
    box = text.replace(events, re.sub(r'(?m)^id = "(.*)"$', r'id = "own_\1"', events))
    await meet([ann], "you bot", options=USUAL | {"box": box})
    while not (state := await ann.asked())["view"]["played"]:
        await choose(ann, calmly(state["asked"]))
    assert all(card.startswith("own_") for card in state["view"]["seats"][0]["hand"])
    played = state["view"]["played"][-1]
    name, words = played.replace("_", " ").capitalize(), card_text(box_of(box).events[played], ann.say)
    await expect(ann.page.get_by_role("main")).to_contain_text(name)
    await expect(ann.page.get_by_role("main")).to_contain_text(words)
    await expect(ann.page.get_by_role("log").get_by_text(name).first).to_be_visible()


async def test_every_card_of_the_box_is_on_its_page(come: Come) -> None:
    ann = await come("Ann")
    box = box_of("standard")
    cards = {
        **box.survivors, **box.events, **box.weapons, **box.items, **box.finds, **box.ammo, **box.motives,
    }  # fmt: skip
    await ann.go(f"/rules/{GAME}#cards")
    listed = ann.page.get_by_role("tabpanel").get_by_role("listitem")
    await expect(listed).to_have_count(len(cards))
    ours = listed.filter(has_text=ann.say("web-card-ours"))
    await expect(ours).to_have_count(sum(not card.attested for card in cards.values()))
    await ann.page.get_by_label(ann.say("web-search-cards")).fill("katana")
    await expect(listed).to_have_count(1)
    await expect(listed).to_contain_text(ann.say("special-explode", min=4))
    assert await troubles_on(ann) == []


# --- everywhere and for everybody


@pytest.mark.parametrize(("lang", "light"), [at_night("en", "light"), ("nl", "dark")])
async def test_every_moment_on_a_small_phone(come: Come, lang: str, light: Any) -> None:
    """320 pixels: nothing sticks out, fingers hit what they aim at, axe finds nothing, and Dutch is Dutch."""
    ann = await come("Ann", lang, viewport={"width": 320, "height": 640}, has_touch=True, color_scheme=light)
    await meet([ann], "you bot bot bot", options=USUAL | {"quick": False})
    troubles: list[str] = []
    seen: set[str] = set()
    while len(seen) < 7:
        state = await ann.asked()
        if state["outcome"]:
            break
        key = state["asked"]["key"]
        if key not in seen:
            seen.add(key)
            await expect(ann.page.locator("[data-choice]").first).to_be_visible()
            await picture(ann, f"best-defense-{lang}-{key}")
            found = {
                "sticks out": await ann.page.evaluate(TOO_WIDE),
                "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
                "axe": await troubles_on(ann, **(NIGHT if light == "dark" else {})),
            }
            if lang == "nl":
                found["is English"] = await english_on(ann.page, GAME)
            troubles += [f"{key}: {what}: {one}" for what, them in found.items() for one in them]
        await choose(ann, calmly(state["asked"]))
    assert not troubles, "\n".join(troubles)
    assert len(seen) >= 4


async def test_a_round_without_a_mouse(come: Come) -> None:
    """Whatever is asked is reached with the Tab key, and Enter does it; the focus stays where the answers are."""
    ann = await come("Ann")
    await meet([ann], "you bot bot", scenario="BD-G01")
    for answer in ("deal", "farm", "farm", "farm", "draw", "food maggie", "promise me"):
        state = await ann.asked()
        await expect(control(ann, answer)).to_be_visible()
        await tab_to(ann, control(ann, answer))
        ann.answered = state["asked"]["number"]
        await ann.page.keyboard.press("Enter")
        await ann.page.evaluate("() => new Promise(requestAnimationFrame)")
        if await confirm(ann).count():
            await tab_to(ann, confirm(ann))
            await ann.page.keyboard.press("Enter")
    await ann.until(lambda state: any(rule["source"] == "promise_me" for rule in state["view"]["in_force"]))


async def test_motion_can_be_skipped_and_ends_where_the_table_is(come: Come) -> None:
    ann = await come("Ann", reduced_motion="no-preference")
    await meet([ann], "you bot bot", scenario="BD-G01")
    for answer in ("deal", "farm", "farm", "farm"):
        await choose(ann, answer)
    await ann.until(lambda state: [seat["place"] for seat in state["view"]["seats"]] == ["farm"] * 3)
    await ann.page.keyboard.press("Shift")
    farm = ann.region("scene-board").get_by_role("listitem").first
    await expect(farm.locator("> p")).to_contain_text(ann.say("scene-here", names="Daryl, Glenn, Maggie"))


# --- again


async def test_a_finished_game_is_seen_again_all_open(come: Come) -> None:
    """The replay goes by rounds, and shows hands that were hidden."""
    ann = await come("Ann")
    hard = {"mode": "hardcore", "difficulty": "expert"}
    table = await ann.finished_table("you bot", game="best_defense", options=hard, seed="d")
    await ann.go(f"/replay/{table}")
    await expect(ann.heading("web-replay")).to_be_visible()
    await ann.button("web-next-round").click()
    await expect(ann.words("scene-round", round=1, rounds=12).first).to_be_attached()
    survivors = ann.region("scene-survivors")
    await expect(survivors).to_be_visible()
    await expect(survivors.get_by_text(ann.say("scene-hidden-events", count=2))).to_have_count(0)
    await ann.button("web-last").click()
    await expect(ann.button("web-next")).to_be_disabled()
