"""People who play TacDex: what they see and press, by role and name."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, expect

from browser.gallery import Friend
from browser.people import Door, Frame, Person

# `ben, cees = await face(ann, "TD-G33", "Ben", "Cees")`: a position against friends, who need no browser.
Sit = Callable[..., Awaitable[list[Friend]]]


async def fighter(door: Door, name: str, lang: str = "en", **device: Any) -> Person:
    return await door.person(name, lang, game="tacdex", **device)


def card(person: Person, one: str) -> Locator:
    """A card in the hand, by the beginning of its name; its first copy."""
    return person.region("hand").get_by_role("button", name=re.compile(rf"^{called(person, one)}(,|:|$)")).first


def called(person: Person, one: str) -> str:
    return person.say("action-redo") if one == "redo" else one


async def pick(person: Person, one: str, button: str) -> None:
    """Pick a card up, and press this button."""
    person.answered = (await person.asked())["asked"]["number"]
    await card(person, one).click()
    await person.button(button, card=called(person, one)).click()


async def select(ann: Person, one: str, friends: list[Friend], *others: str) -> None:
    """Everybody lays a card: the friends first, then Ann."""
    for friend, other in zip(friends, others, strict=True):
        await friend.asked()
        await friend.answer(other)
    await pick(ann, one, "scene-lay")


def flip_button(person: Person, flip: bool, side: str) -> Locator:
    words = person.say("label-flip" if flip else "label-keep", side=side)
    return person.page.get_by_role("button", name=re.compile(rf"^{words}"))


def victims(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("action-discard"), exact=True)


def arena(person: Person) -> Locator:
    return person.region("scene-arena")


def seat_of(person: Person, name: str) -> Locator:
    return arena(person).get_by_role("listitem").filter(has_text=name)


def events_of(person: Person, kind: str) -> list[Frame]:
    told = [one["event"] for frame in person.frames if frame["type"] == "state" for one in frame["events"]]
    return [event for event in told if event["type"] == kind]


# --- whole games


async def play(person: Person) -> Frame:
    """Answer whatever is asked, with the first of the options, until the game is over.

    Buttons are pressed without a look at where the pointer is: other tests do that, a whole game has no time for it.
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


async def see_the_end(person: Person) -> Frame:
    """The outcome as the person reads it."""
    state = await person.until(lambda state: state["outcome"])
    await expect(person.verdict(state)).to_be_visible()
    await expect(person.heading("scene-final")).to_be_visible()
    scores = list(map(str, state["outcome"]["scores"]))
    await expect(person.region("scores").get_by_role("cell")).to_have_text(scores)
    return state


# --- what there is to see


async def moments(ann: Person, face: Sit) -> AsyncIterator[str]:
    """A walk past everything that the scene can show. The name of each moment, once it is there."""
    (ben,) = await face(ann, "TD-G05", "Maximiliaan Wolkenstein")
    yield "select"
    await card(ann, "2").click()
    yield "picked"
    await ann.button("scene-lay", card="2").click()
    await expect(ann.words("scene-laid-mine", card="2")).to_be_visible()
    yield "laid"
    await ben.asked()
    await ben.answer("2")
    await expect(arena(ann)).to_contain_text(ann.say("scene-extended"))
    await ann.page.get_by_text(ann.say("scene-known"), exact=True).click()
    yield "extended"
    (ben,) = await face(ann, "TD-G10", "Ben")
    await select(ann, "6", [ben], "9")
    await expect(flip_button(ann, True, "LOW")).to_be_visible()
    yield "flip"
    (ben,) = await face(ann, "TD-G13", "Ben")
    await select(ann, "redo", [ben], "4")
    await ann.asked()
    await card(ann, "1").click()
    yield "redo"
    friends = await face(ann, "TD-G20", "Ben", "Cees", "Maximiliaan Wolkenstein", place=3)
    await select(ann, "5", friends, "5", "9", "4")
    await expect(victims(ann)).to_be_visible()
    yield "discard"
    (ben,) = await face(ann, "TD-G15", "Ben")
    await select(ann, "9", [ben], "4")
    await expect(arena(ann)).to_contain_text(ann.say("scene-battle", battle=2))
    yield "end"
    (ben,) = await face(ann, "TD-G16", "Ben")
    await select(ann, "9", [ben], "4")
    await expect(ann.heading("scene-final")).to_be_visible()
    yield "over"
    await ann.sit_down("you bot bot bot bot bot", game="tacdex", options={})
    await expect(ann.region("hand")).to_be_visible()
    yield "six"
