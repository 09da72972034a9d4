"""TacDex in a real browser: whole games, every decision, on a phone, without a mouse, in Dutch, and without leaks."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from browser.dutch import english_on
from browser.people import Door, Frame, Person
from browser.test_accessible import troubles_on
from browser.test_keyboard import press, tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from shambles.core.game import find_game
from shambles.texts import Texts

PICTURES = Path(__file__).parents[2] / "artefacts"


# --- people who play TacDex


async def fighter(door: Door, name: str, lang: str = "en", **device: Any) -> Person:
    person = await door.person(name, lang, **device)
    person.texts = Texts(lang, find_game("tacdex"))
    return person


async def meet(people: list[Person], seats: str, **more: Any) -> str:
    """Everybody at a table, and their hands on the screen. Its id."""
    table = await people[0].open_table(seats, **({"game": "tacdex", "options": {}} | more))
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {"name": person.name})
    await asyncio.gather(*(person.go(f"/t/{table}") for person in people))
    await asyncio.gather(*(expect(person.region("hand")).to_be_visible() for person in people))
    return table


def card(person: Person, one: str) -> Locator:
    """A card in the hand, by the beginning of its name; its first copy."""
    begins = person.say("action-redo") if one == "redo" else one
    return person.region("hand").get_by_role("button", name=re.compile(rf"^{begins}(,|:|$)")).first


def called(person: Person, one: str) -> str:
    return person.say("action-redo") if one == "redo" else one


async def select(person: Person, one: str) -> None:
    """Pick a card up, and lay it face down."""
    person.answered = (await person.asked())["asked"]["number"]
    await card(person, one).click()
    await person.button("scene-lay", card=called(person, one)).click()


def flip_button(person: Person, flip: bool, side: str) -> Locator:
    words = person.say("scene-flip-to" if flip else "scene-keep-on", side=side)
    return person.page.get_by_role("button", name=re.compile(rf"^{words}"))


def victims(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("action-discard"), exact=True)


def victim_button(person: Person, name: str) -> Locator:
    return victims(person).get_by_role("button", name=re.compile(rf"^{name} "))


async def play(person: Person) -> Frame:
    """Answer whatever is asked, with the first of the options, until the game is over.

    Buttons are pressed without a look at where the pointer is: the other tests do that, a whole game has no time for it.
    """
    while not (state := await person.asked())["outcome"]:
        asked, notation = state["asked"], state["asked"]["options"][0]["notation"]
        person.answered = asked["number"]
        if asked["key"] == "turn-the-marker":
            other = {"HIGH": "LOW", "LOW": "HIGH"}[state["view"]["marker"]]
            await flip_button(person, True, other).dispatch_event("click")
        elif asked["key"] == "choose-an-opponent":
            await victims(person).get_by_role("button", disabled=False).first.dispatch_event("click")
        else:
            key = "scene-lay" if asked["key"] == "select-a-card" else "scene-add"
            await card(person, notation).dispatch_event("click")
            await person.button(key, card=called(person, notation)).dispatch_event("click")
    return state


def events_of(person: Person, kind: str) -> list[Frame]:
    told = [one["event"] for frame in person.frames if frame["type"] == "state" for one in frame["events"]]
    return [event for event in told if event["type"] == kind]


async def see_the_end(person: Person) -> Frame:
    """The outcome as the person reads it."""
    state = await person.until(lambda state: state["outcome"])
    won = state["seat"] in state["outcome"]["winners"]
    await expect(person.heading("web-you-won" if won else "web-you-lost")).to_be_visible()
    await expect(person.heading("scene-final")).to_be_visible()
    rows = person.region("scores").get_by_role("row")
    for seat, score in enumerate(state["outcome"]["scores"]):
        await expect(rows.nth(seat + 1).get_by_role("cell")).to_have_text(str(score))
    return state


# --- whole games


async def test_two_people_play_a_whole_game(door: Door) -> None:
    """One at a desk, the other on a small phone."""
    ann = await fighter(door, "Ann")
    ben = await fighter(door, "Ben", viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True)
    await meet([ann, ben], "you open")
    await asyncio.gather(play(ann), play(ben))
    assert await ben.page.evaluate("() => [innerWidth, document.scrollingElement.scrollWidth]") == [320, 320]
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"] == too["outcome"]
    assert ended["outcome"]["reason"] == "last-end"
    assert len(events_of(ann, "end-shown")) == 2


async def test_two_people_and_two_bots_play_a_whole_game(door: Door) -> None:
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open bot bot")
    await asyncio.gather(play(ann), play(ben))
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"] == too["outcome"]
    assert len(ended["outcome"]["scores"]) == 4


# --- a battle


async def test_a_card_that_is_laid_stays(door: Door) -> None:
    """TD-083, TD-084: it is said before it is done; the others see only that I am ready."""
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open", scenario="TD-G01")
    await card(ann, "2").click()
    await expect(ann.words("scene-binding")).to_be_visible()
    await card(ann, "9").click()  # until then it is easy to change one's mind
    await expect(card(ann, "2")).to_have_attribute("aria-pressed", "false")
    await ann.button("scene-lay", card="9").click()
    await expect(ann.words("scene-laid-mine", card="9")).to_be_visible()
    await expect(ann.button("scene-lay", card="9")).to_have_count(0)
    await expect(ann.button("undo")).to_be_disabled()
    await card(ann, "2").click()
    await expect(card(ann, "2")).to_have_attribute("aria-pressed", "false")
    seat = ben.region("scene-arena").get_by_role("listitem").filter(has_text="Ann")
    await expect(seat).to_contain_text(ben.say("scene-ready"))
    await select(ben, "4")
    for person, you in ((ann, "yes"), (ben, "no")):
        arena = person.region("scene-arena")
        await expect(arena).to_contain_text("HIGH: 9 > 4")
        await expect(arena).to_contain_text(person.say("scene-takes", you=you, name="Ann", count=2))
        await expect(arena).to_contain_text(person.say("scene-battle", battle=2))


async def test_the_tied_fight_on_and_the_others_sit_out(door: Door) -> None:
    """TD-190 to TD-193, TD-344: the pot stays, the marker is turned, and it is plain who fights."""
    names = ["Ann", "Ben", "Cees", "Dana"]
    people = [await fighter(door, name) for name in names]
    await meet(people, "you open open open", scenario="TD-G07")
    for person, one in zip(people, ("7", "8", "10", "10"), strict=True):
        await select(person, one)
    ann, cees = people[0], people[2]
    await cees.until(lambda state: state["view"]["tied"] == [2, 3] and state["asked"])
    for person in (ann, cees):
        arena = person.region("scene-arena")
        await expect(arena).to_contain_text(person.say("scene-extended"))
        await expect(arena).to_contain_text(person.say("scene-wins-now", side="LOW"))
        await expect(arena).to_contain_text(f"4 {person.say('scene-pot', count=4)}")
        await expect(arena).to_contain_text("HIGH: 10 = 10 > 8 > 7")
        seats = arena.get_by_role("listitem")
        for name, word in zip(names, ("sits-out", "sits-out", "lays", "lays"), strict=True):
            await expect(seats.filter(has_text=name)).to_contain_text(person.say(f"scene-{word}"))
    await expect(ann.button("scene-pick")).to_have_count(0)
    await expect(cees.button("scene-pick")).to_be_visible()


async def test_the_last_end_shows_the_final_score(door: Door) -> None:
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open", scenario="TD-G16")
    await select(ann, "9")
    await select(ben, "4")
    ended = await see_the_end(ben)
    assert ended["outcome"]["scores"] == [7, 6]
    winner = ben.region("scores").get_by_role("row").filter(has_text=ben.say("scene-wins"))
    await expect(winner).to_contain_text("Ann")
    for seat in await ben.region("scene-arena").get_by_role("listitem").all():
        await expect(seat).to_contain_text("END")


# --- decisions


async def test_redo_adds_a_card_that_is_chosen_knowingly(door: Door) -> None:
    """TD-260, TD-267: what a card would come to is said, and a second REDO works again."""
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open", scenario="TD-G23")
    await select(ann, "redo")
    await select(ben, "9")
    await ann.asked()
    wins = ann.say("scene-with", card="11", what=ann.say("scene-would-win", you="yes", name="Ann"))
    loses = ann.say("scene-with", card="2", what=ann.say("scene-would-win", you="no", name="Ben"))
    await expect(card(ann, "11")).to_have_accessible_name(f"11, {wins}")
    await expect(card(ann, "2")).to_have_accessible_name(f"2, {loses}")
    await answer_with(ann, "redo")
    await answer_with(ann, "11")
    await expect(ben.region("scene-arena")).to_contain_text("HIGH: 11 > 9")
    assert [event["card"] for event in events_of(ben, "card-added")] == ["redo", "11"]
    assert events_of(ben, "battle-won")[0]["count"] == 4


async def answer_with(person: Person, one: str) -> None:
    person.answered = (await person.asked())["asked"]["number"]
    await card(person, one).click()
    await person.button("scene-add", card=called(person, one)).click()


async def test_redo_may_add_nothing(door: Door) -> None:
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open", scenario="TD-G24")
    await select(ann, "redo")
    await select(ben, "11")
    await ann.asked()
    await ann.page.get_by_role("button", name=re.compile(rf"^{ann.say('scene-keep')}")).click()
    await expect(ben.region("scene-arena")).to_contain_text("LOW: 11 · REDO")
    assert events_of(ben, "nothing-added")


async def test_flip_says_what_either_side_would_come_to(door: Door) -> None:
    """TD-240: the marker is turned, or kept, knowing who would win."""
    ann, ben = await fighter(door, "Ann"), await fighter(door, "Ben")
    await meet([ann, ben], "you open", scenario="TD-G10")
    await select(ann, "6")
    await select(ben, "9")
    await ann.asked()
    turn, keep = flip_button(ann, True, "LOW"), flip_button(ann, False, "HIGH")
    await expect(turn).to_contain_text(ann.say("scene-would-win", you="yes", name="Ann"))
    await expect(turn).to_contain_text("LOW: 6 < 9")
    await expect(keep).to_contain_text(ann.say("scene-would-win", you="no", name="Ben"))
    await expect(keep).to_contain_text("HIGH: 9 > 6")
    await expect(flip_button(ben, True, "LOW")).to_have_count(0)
    seat = ben.region("scene-arena").get_by_role("listitem").filter(has_text="Ann")
    await expect(seat).to_contain_text(ben.say("scene-decides"))
    await turn.click()
    await expect(ben.region("scene-arena")).to_contain_text("LOW: 6 < 9")
    await expect(ben.region("scene-arena")).to_contain_text(ben.say("scene-wins-now", side="LOW"))


async def test_discard_greys_whoever_cannot_be_hit(door: Door) -> None:
    """TD-291, TD-357: with the server's own reason and rule."""
    people = [await fighter(door, name) for name in ("Ann", "Ben", "Cees", "Dana")]
    await meet(people, "you open open open", scenario="TD-G20")
    for person, one in zip(people, ("5", "9", "4", "5"), strict=True):
        await select(person, one)
    dana = people[3]
    assert (await dana.asked())["asked"]["key"] == "choose-an-opponent"
    ann = victim_button(dana, "Ann")
    await expect(ann).to_have_attribute("aria-disabled", "true")
    await expect(ann).to_contain_text(dana.say("refusal-too-few-cards"))
    await expect(ann).to_contain_text("TD-291")
    await ann.click(force=True)
    assert not [frame for frame in dana.sent if frame.get("choice") == "seat 1"]
    await victim_button(dana, "Ben").click()
    await dana.until(lambda state: state["view"]["seats"][1]["buried"] == 1)
    assert events_of(dana, "card-discarded")[0] | {"rule": ""} == {
        "type": "card-discarded", "rule": "", "seat": 1, "by": 3, "card": None,
    }  # fmt: skip
