"""What people do at a table of The Best Defense."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import Locator

from browser.people import Frame, Person

GAME = "best_defense"
USUAL = {"mode": "standard", "difficulty": "beginner", "quick": True}


async def meet(people: list[Person], seats: str, **more: Any) -> str:
    """Everybody at a table. Its id."""
    table = await people[0].open_table(seats, **({"game": GAME, "options": USUAL} | more))
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {"name": person.name})
    await asyncio.gather(*(person.go(f"/t/{table}") for person in people))
    return table


def control(person: Person, notation: str) -> Locator:
    """Where this option is chosen: on the board or in the panel."""
    return person.page.locator(f'[data-choice="{notation}"]')


def confirm(person: Person) -> Locator:
    return person.region("scene-answers").locator(".confirm button")


async def choose(person: Person, notation: str) -> None:
    """Answer by pressing, and confirm where a slip would hurt."""
    state = await person.asked()
    person.answered = state["asked"]["number"]
    await control(person, notation).click()
    await person.page.evaluate("() => new Promise(requestAnimationFrame)")
    if await confirm(person).count():
        await confirm(person).click()


def calmly(asked: Frame) -> str:
    """A player who draws, fights, heals, and lets the others go about their business."""
    options = [str(option["notation"]) for option in asked["options"]]
    wanted = ("deal", "stay", "draw", "heal", "ready", "pay", "done", "keep", "take")
    ends = [one for one in options if one in wanted]
    if asked["key"] == "spend-allies":
        return options[-1]
    if asked["key"] == "move-survivor":
        return options[int(asked["number"]) % len(options)]
    return ends[0] if ends else options[0]


async def play(person: Person, seen: set[str]) -> Frame:
    """Answer whatever is asked until the game is over. Buttons are pressed without a look at where the pointer is."""
    while not (state := await person.asked())["outcome"]:
        asked = state["asked"]
        seen.add(asked["key"])
        person.answered = asked["number"]
        await control(person, calmly(asked)).dispatch_event("click")
        await person.page.evaluate("() => new Promise(requestAnimationFrame)")
        if await confirm(person).count():
            await confirm(person).dispatch_event("click")
    return state
