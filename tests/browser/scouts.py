"""Scouts: people at a table of the Board Game, and how they answer there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, expect

from browser.people import Door, Frame, Person
from shambles.core.game import find_game

GAME = find_game("board_game")
FILES = ("standard.toml", "map.toml")
NOT_ON_A_BUTTON = ("go", "way", "space")  # these are chosen on the map


async def player(door: Door, name: str, lang: str = "en", **device: Any) -> Person:
    return await door.person(name, lang, game="board_game", **device)


async def sit_down(person: Person, seats: str = "you", **more: Any) -> str:
    table = await person.open_table(seats, game="board_game", **({"options": {}} | more))
    await person.go(f"/t/{table}")
    await person.until(lambda state: state["table"]["id"] == table)
    return table


async def sit_together(people: list[Person], bots: int = 0, **more: Any) -> str:
    """All of them at one table, and its first question asked."""
    first, *others = people
    seats = " ".join(["you", *("open" for _ in others), *("bot" for _ in range(bots))])
    table = await first.open_table(seats, game="board_game", **({"options": {}} | more))
    for one in others:
        await one.post(f"/api/tables/{table}/join", {"name": one.name})
    await asyncio.gather(*(one.go(f"/t/{table}") for one in people))
    await asyncio.gather(*(one.until(lambda state: state["table"]["id"] == table) for one in people))
    return table


# --- what is on the table


def space(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-space="{name}"]')


def tile(person: Person, notation: str) -> Locator:
    """The button of an answer."""
    return person.region("scene-choices").locator(f'[data-choice="{notation}"]')


async def answer(person: Person, notation: str) -> None:
    """Answer with this, as a person would: choose the space on the map, press the button."""
    asked = (await person.asked())["asked"]
    person.answered = asked["number"]
    option = next(one for one in asked["options"] if one["notation"] == notation)
    if option["type"] in NOT_ON_A_BUTTON:
        end = option["space"] if option["type"] == "space" else option["path"][-1]
        await expect(space(person, end)).to_be_attached()
        if await space(person, end).get_attribute("aria-pressed") != "true":
            await space(person, end).dispatch_event("click")
    await press_tile(person, notation)


async def press_tile(person: Person, notation: str) -> None:
    """Press an answer, also one of the longer ways that are folded."""
    await expect(tile(person, notation)).to_be_attached()
    if not await tile(person, notation).is_visible():
        await person.unfold("scene-other-routes")
    await tile(person, notation).click()


Chooses = Callable[[Frame], str]


def first_of(*wanted: str) -> Chooses:
    """The first of these that can be answered; else the last option, which is the one that ends things."""

    def choose(asked: Frame) -> str:
        notations: list[str] = [one["notation"] for one in asked["options"]]
        return next((one for one in wanted if one in notations), notations[-1])

    return choose


def anything(asked: Frame) -> str:
    """A step if there is one, and not always the same; else whatever comes first."""
    options = [one for one in asked["options"] if one["type"] == "go"] or asked["options"]
    return str(options[asked["number"] % len(options)]["notation"])


async def play(person: Person, until: Callable[[Frame], Any], choose: Chooses = anything) -> Frame:
    """Answer whatever is asked until it is as wanted, whoever is asked then."""

    def is_asked(state: Frame) -> bool:
        return bool(state["asked"]) and state["mine"] is None and state["asked"]["number"] > person.answered

    while True:
        state = await person.until(lambda state: state["outcome"] or until(state) or is_asked(state))
        if state["outcome"] or until(state):
            return state
        await answer(person, choose(state["asked"]))


async def to_move(person: Person) -> Frame:
    """The first question about a step; somebody who has something to do first does not do it."""
    return await play(
        person, until=lambda state: state["asked"] and state["asked"]["key"] == "move", choose=first_of("done")
    )
