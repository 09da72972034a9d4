"""TacDex in a real browser: whole games, every decision, on a phone, without a mouse, in Dutch, and without leaks."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.fighters import (
    Sit,
    arena,
    card,
    events_of,
    fighter,
    flip_button,
    moments,
    pick,
    play,
    seat_of,
    see_the_end,
    select,
    victims,
)
from browser.gallery import Friend, Gallery, Visitor
from browser.people import Door, Person, in_a_few_frames, picture
from browser.test_accessible import troubles_on
from browser.test_keyboard import press, tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from server.nights import at_night


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


FRIENDS = ("Ben", "Cees", "Dana")


@pytest.fixture
def face() -> Sit:
    """`ben, cees = await face(ann, "TD-G33", "Ben", "Cees")`: a position against friends, who need no page."""

    async def sit(ann: Visitor, scenario: str, *names: str, place: int = 0) -> list[Friend]:
        kinds = ["open"] * (len(names) + 1)
        kinds[place] = "you"
        table = ann.open(" ".join(kinds), "tacdex", scenario=scenario)
        friends = [Friend(name, table) for name in names]
        for friend in friends:
            friend.sit_down()
        ann.frames.clear()
        await ann.go(table.path)
        await expect(ann.region("hand")).to_be_visible()
        return friends

    return sit


@pytest.fixture
def their_game() -> str:
    return "tacdex"


# --- whole games


@pytest.mark.parametrize("seats", ["you open", at_night("you open bot bot")])
async def test_two_people_play_a_whole_game(served: Door, seats: str) -> None:
    """One at a desk, the other on a small phone; bots with them, or not."""
    ann = await fighter(served, "Ann")
    ben = await fighter(served, "Ben", viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True)
    table = await ann.open_table(seats, game="tacdex", options={})
    await ben.post(f"/api/tables/{table}/join", {"name": ben.name})
    await asyncio.gather(ann.go(f"/t/{table}"), ben.go(f"/t/{table}"))
    await asyncio.gather(play(ann), play(ben))
    assert await ben.page.evaluate("() => [innerWidth, document.scrollingElement.scrollWidth]") == [320, 320]
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"] == too["outcome"]
    assert ended["outcome"]["reason"] == "last-end"
    assert len(events_of(ann, "end-shown")) == len(seats.split())


# --- a battle


async def test_a_card_that_is_laid_stays(ann: Person, face: Sit) -> None:
    """TD-083, TD-084: it is said before it is done; of the others one sees only that they are ready."""
    (ben,) = await face(ann, "TD-G01", "Ben")
    await card(ann, "2").click()
    await expect(ann.words("scene-binding")).to_be_visible()
    await card(ann, "9").click()  # until then it is easy to change one's mind
    await expect(card(ann, "2")).to_have_attribute("aria-pressed", "false")
    await expect(seat_of(ann, "Ben")).to_contain_text(ann.say("scene-lays"))
    await ann.button("scene-lay", card="9").click()
    await expect(ann.words("scene-laid-mine", card="9")).to_be_visible()
    await expect(ann.button("scene-lay", card="9")).to_have_count(0)
    await expect(ann.button("undo")).to_be_disabled()
    await expect(card(ann, "2")).to_have_attribute("aria-disabled", "true")
    assert await troubles_on(ann) == []
    await ben.asked()
    await ben.answer("4")
    await expect(arena(ann)).to_contain_text(ann.say("scene-battle", battle=2))
    await expect(arena(ann)).to_contain_text("HIGH: 9 > 4")
    await expect(arena(ann)).to_contain_text(ann.say("scene-takes", you="yes", name="Ann", count=2))
    await ben.asked()
    await ben.answer("3")
    await expect(seat_of(ann, "Ben")).to_contain_text(ann.say("scene-ready"))


async def test_the_tied_fight_on_and_the_others_sit_out(ann: Person, face: Sit) -> None:
    """TD-190 to TD-193, TD-344: the pot stays, the marker is turned, and it is plain who fights."""
    friends = await face(ann, "TD-G07", *FRIENDS, place=2)
    await select(ann, "10", friends, "7", "8", "10")
    await ann.until(lambda state: state["view"]["tied"] == [2, 3] and state["asked"])
    for words in (
        ann.say("scene-extended"),
        ann.say("scene-wins-now", side="LOW"),
        f"4 {ann.say('scene-pot', count=4)}",
        "HIGH: 10 = 10 > 8 > 7",
    ):
        await expect(arena(ann)).to_contain_text(words)
    for name, doing in (("Ben", "sits-out"), ("Cees", "sits-out"), ("You", "lays"), ("Dana", "lays")):
        await expect(seat_of(ann, name)).to_contain_text(ann.say(f"scene-{doing}"))
    await expect(ann.button("scene-pick")).to_be_visible()
    assert await troubles_on(ann) == []


async def test_what_discard_buries_is_known_to_its_owner(ann: Person, face: Sit) -> None:
    """TD-297: and to nobody else; and END is somewhere above it."""
    (ben,) = await face(ann, "TD-G17", "Ben", place=1)
    await select(ann, "3", [ben], "5")
    state = await ann.until(lambda state: state["view"]["buried"])
    await expect(ann.words("table-buried", cards=state["view"]["buried"][0])).to_be_visible()
    first, last = state["view"]["seats"][1]["end_draw"]
    await expect(ann.words("table-end-draw", first=first, last=last)).to_be_visible()
    await ben.until(lambda state: state["view"]["seats"][1]["buried"])
    assert [event["card"] for event in ben.events.values() if event["type"] == "card-discarded"] == [None]
    assert ben.state["view"]["buried"] == []


# --- decisions


async def test_redo_adds_a_card_that_is_chosen_knowingly(ann: Person, face: Sit) -> None:
    """TD-260, TD-267: what a card would come to is said, and a second REDO works again."""
    (ben,) = await face(ann, "TD-G23", "Ben")
    await select(ann, "redo", [ben], "9")
    await ann.asked()
    wins = ann.say("scene-with", card="11", what=ann.say("scene-would-win", you="yes", name="Ann"))
    loses = ann.say("scene-with", card="2", what=ann.say("scene-would-win", you="no", name="Ben"))
    await expect(card(ann, "11")).to_have_accessible_name(re.compile(rf"^11, .*{re.escape(wins)}$"))
    await expect(card(ann, "2")).to_have_accessible_name(re.compile(rf"^2, .*{re.escape(loses)}$"))
    await pick(ann, "redo", "scene-add")
    await pick(ann, "11", "scene-add")
    await expect(arena(ann)).to_contain_text("HIGH: 11 > 9")
    await expect(arena(ann)).to_contain_text(ann.say("scene-takes", you="yes", name="Ann", count=4))
    assert [event["card"] for event in events_of(ann, "card-added")] == ["redo", "11"]


async def test_redo_may_add_nothing(ann: Person, face: Sit) -> None:
    (ben,) = await face(ann, "TD-G24", "Ben")
    await select(ann, "redo", [ben], "11")
    await ann.asked()
    await ann.page.get_by_role("button", name=re.compile(rf"^{ann.say('label-add-nothing')}")).click()
    await expect(arena(ann)).to_contain_text(ann.say("scene-takes", you="no", name="Ben", count=2))
    await expect(arena(ann)).to_contain_text("LOW: 11 · REDO")
    assert events_of(ann, "nothing-added")


async def test_flip_says_what_either_side_would_come_to(ann: Person, face: Sit) -> None:
    """TD-240: the marker is turned, or kept, knowing who would win."""
    (ben,) = await face(ann, "TD-G10", "Ben")
    await select(ann, "6", [ben], "9")
    await ann.asked()
    turn, keep = flip_button(ann, True, "LOW"), flip_button(ann, False, "HIGH")
    await expect(turn).to_contain_text(ann.say("scene-would-win", you="yes", name="Ann"))
    await expect(turn).to_contain_text("LOW: 6 < 9")
    await expect(keep).to_contain_text(ann.say("scene-would-win", you="no", name="Ben"))
    await expect(keep).to_contain_text("HIGH: 9 > 6")
    await turn.click()
    await expect(arena(ann)).to_contain_text(ann.say("scene-wins-now", side="LOW"))
    await expect(arena(ann)).to_contain_text("LOW: 6 < 9")


async def test_the_flip_of_somebody_else_is_waited_for(ann: Person, face: Sit) -> None:
    (ben,) = await face(ann, "TD-G10", "Ben", place=1)
    await select(ann, "9", [ben], "6")
    await expect(seat_of(ann, "Ben")).to_contain_text(ann.say("scene-decides"))
    await expect(arena(ann)).to_contain_text("HIGH: 9 > 6")
    await expect(flip_button(ann, True, "LOW")).to_have_count(0)
    await ben.until(lambda state: state["asked"] and state["asked"]["key"] == "turn-the-marker")
    await ben.answer("keep")
    await expect(arena(ann)).to_contain_text(ann.say("scene-takes", you="yes", name="Ann", count=2))


async def test_discard_greys_whoever_cannot_be_hit(ann: Person, face: Sit) -> None:
    """TD-291, TD-357: with the server's own reason and rule."""
    friends = await face(ann, "TD-G20", *FRIENDS, place=3)
    await select(ann, "5", friends, "5", "9", "4")
    assert (await ann.asked())["asked"]["key"] == "choose-an-opponent"
    ben = victims(ann).get_by_role("button", name=re.compile("^Ben "))
    await expect(ben).to_have_attribute("aria-disabled", "true")
    await expect(ben).to_contain_text(ann.say("refusal-too-few-cards"))
    await expect(ben).to_contain_text("TD-291")
    await ben.dispatch_event("click")
    await victims(ann).get_by_role("button", name=re.compile("^Cees ")).click()
    await ann.until(lambda state: state["view"]["seats"][1]["buried"] == 1)
    assert [frame["choice"] for frame in ann.sent if frame["type"] == "answer"] == ["5", "seat 2"]


# --- everywhere and for everybody


@pytest.mark.parametrize(("lang", "light"), [("en", "light"), at_night("nl", "dark")])
async def test_every_moment_on_a_small_phone(door: Door, face: Sit, lang: str, light: Any) -> None:
    """320 pixels: nothing sticks out, fingers hit what they aim at, axe finds nothing, and Dutch is Dutch."""
    ann = await fighter(door, "Ann", lang, viewport={"width": 320, "height": 640}, has_touch=True, color_scheme=light)
    rules = {"type": "rule", "values": ["color-contrast"]} if light == "dark" else {}  # the night changes nothing else
    troubles: list[str] = []
    async for moment in moments(ann, face):
        await picture(ann, f"tacdex-{lang}-{moment}")
        found = {
            "sticks out": await ann.page.evaluate(TOO_WIDE),
            "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
            "axe": await troubles_on(ann, **rules),
        }
        if lang == "nl":
            found["is English"] = await english_on(ann.page, "tacdex")
        troubles += [f"{moment}: {what}: {one}" for what, them in found.items() for one in them]
    assert not troubles, "\n".join(troubles)


async def test_a_battle_without_a_mouse(ann: Person, face: Sit) -> None:
    """The hand is one stop; a number finds its card; REDO and FLIP are decided where the focus already is."""
    (ben,) = await face(ann, "TD-G21", "Ben", place=1)
    hand = ann.region("hand").get_by_role("button")
    await tab_to(ann, hand)
    await press(ann, "6")
    await expect(card(ann, "6")).to_be_focused()
    await press(ann, "ArrowLeft", "Space")
    await expect(card(ann, "1")).to_have_attribute("aria-pressed", "true")
    await press(ann, "End", "Space")
    await expect(card(ann, "6")).to_have_attribute("aria-pressed", "true")
    ann.answered = 0
    await press(ann, "Enter")
    await expect(ann.words("scene-laid-mine", card="6")).to_be_visible()
    await ben.asked()
    await ben.answer("redo")
    await ben.until(lambda state: state["asked"] and state["asked"]["key"] == "add-a-card")
    await ben.answer("11")
    await expect(flip_button(ann, True, "LOW")).to_be_visible()
    assert await tab_to(ann, flip_button(ann, True, "LOW"), 2, key="Shift+Tab") <= 2
    await press(ann, "Enter")
    await expect(arena(ann)).to_contain_text("LOW: 6 < 11")
    await tab_to(ann, hand, 4)
    await press(ann, "Home", "Space", "Tab")
    await expect(ann.button("scene-lay", card="1")).to_be_focused()
    await press(ann, "Enter")
    await expect(ann.words("scene-laid-mine", card="1")).to_be_visible()


async def test_motion_turns_the_marker_and_can_be_skipped(door: Door, face: Sit) -> None:
    ann = await fighter(door, "Ann", reduced_motion="no-preference")
    (ben,) = await face(ann, "TD-G10", "Ben")
    await select(ann, "6", [ben], "9")
    await flip_button(ann, True, "LOW").click()
    await ann.until(lambda state: state["view"]["battle"] == 2)
    await ann.page.keyboard.press("Shift")  # the great moment
    await ann.page.keyboard.press("Shift")  # and what follows it
    await in_a_few_frames(ann, arena(ann).filter(has_text=ann.say("scene-battle", battle=2)), 1)
    await expect(arena(ann)).to_contain_text(ann.say("scene-takes", you="yes", name="Ann", count=2))


# --- secrets


def unlike(page: str) -> Counter[str]:
    """The pieces of a page, without the numbers that only tell drawings apart."""
    return Counter(re.split(r"(?=<)|\n", re.sub(r"\bs\d+(?=-[ts]\b)", "", page)))


async def what_a_card_changes(ann: Person, ben: Friend, one: str) -> list[Any]:
    """What comes to Ann when Ben lays a card: over the socket, on the page, and to a screen reader."""
    page = [await ann.page.content(), await ann.page.locator("body").aria_snapshot()]
    before = len(ann.frames)
    await ben.asked()
    await ben.answer(one)
    await ann.until(lambda state: state["laid"] == {"1": 1})
    await expect(seat_of(ann, "Ben")).to_contain_text(ann.say("scene-ready"))
    after = [await ann.page.content(), await ann.page.locator("body").aria_snapshot()]
    state = deepcopy(next(frame for frame in ann.frames[before:] if frame["laid"]))
    for seat in state["view"]["seats"]:
        seat["unseen"] = len(seat["unseen"])  # the cards that the position leaves open are dealt at random
    for words in state["asked"]["words"].values():
        words[1] = ""  # and so are the odds against them
    told = {key: value for key, value in state.items() if key not in ("table", "time")}  # the server's clock goes on
    return [told, *(unlike(new) - unlike(old) for old, new in zip(page, after, strict=True))]


async def test_nobody_sees_a_card_before_it_is_turned_up(ann: Person, face: Sit) -> None:
    """Whatever Ben lays, the same comes to Ann. And all that is drawn on her page is her own."""
    seen = []
    for one in ("11", "8"):
        (ben,) = await face(ann, "TD-G03", "Ben")
        seen.append(await what_a_card_changes(ann, ben, one))
        assert sorted(await ann.page.locator("svg.face text.number").all_text_contents()) == sorted(map(str, ann.cards))
    assert seen[0] == seen[1]
    assert seen[0][1]  # something has changed: Ben is ready
    await pick(ann, "11", "scene-lay")
    await ann.until(lambda state: state["view"]["battle"] == 2)
    drawn = [event["card"] for event in events_of(ann, "card-drawn") if event["seat"] == 1]
    assert drawn == [None] * len(drawn) != []


# --- afterwards


async def test_a_replay_tells_the_battle_again(ann: Person, face: Sit) -> None:
    (ben,) = await face(ann, "TD-G16", "Ben")
    await select(ann, "9", [ben], "4")
    await ann.unfold("web-more")
    await ann.link("web-replay").click()
    await ann.page.wait_for_url("**/replay/*")
    await expect(arena(ann)).to_contain_text(ann.say("scene-battle", battle=1))
    await expect(ann.region("hand")).to_have_count(0)
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(label="Ben")
    await expect(card(ann, "4")).to_be_visible()
    await ann.button("web-last").click()
    await expect(arena(ann)).to_contain_text("HIGH: 9 > 4")
    await expect(ann.region("scores").get_by_role("cell")).to_have_text(["7", "6"])
