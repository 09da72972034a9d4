"""What one needs is in sight when one needs it: the lesson with what it asks for, the question with its hand, the score, the clock."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

import shambles.games
from browser.people import Door, Person
from browser.sights import control_of, out_of_sight
from shambles.core.game import find_game
from shambles.texts import Texts

GAMES = ["card_game", "tacdex", "best_defense", "board_game"]
OF_LESSONS = [(1280, 800), (1366, 768), (360, 740)]


def lessons_of(game: str) -> list[tuple[str, list[str], dict[str, Any]]]:
    """Every lesson once: its course, what comes before it there, and what it asks for."""
    file = Path(shambles.games.__path__[0]) / game / "scenarios" / "lessons.toml"
    found = tomllib.loads(file.read_text("utf-8"))
    by_id = {one["id"]: one for one in found["lesson"]}
    seen: dict[str, tuple[str, list[str], dict[str, Any]]] = {}
    for course in found["course"]:
        for place, lesson in enumerate(course["lessons"]):
            seen.setdefault(lesson, (course["id"], course["lessons"][:place], by_id[lesson]))
    return list(seen.values())


async def resize(person: Person, width: int, height: int) -> None:
    await person.page.set_viewport_size({"width": width, "height": height})
    await person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_lesson_asks_for_is_in_sight_with_its_words(door: Door, game: str) -> None:
    """And its words stay in sight however far one scrolls."""
    ann = await door.person("Ann")
    await ann.go("/")
    troubles = []
    for course, before, lesson in lessons_of(game):
        done = {f"{game}/{course}": before}
        await ann.page.evaluate("done => localStorage.setItem('shambles-learned', JSON.stringify(done))", done)
        await ann.page.goto(f"/learn/{game}/{course}")
        controls = control_of(game, lesson["answers"][0][0])
        await expect(ann.page.locator(controls[0]).first).to_be_attached()
        for width, height in OF_LESSONS:
            await resize(ann, width, height)
            await ann.page.evaluate("scrollTo(0, 0)")
            missing = await out_of_sight(ann.page, *controls, ".coach h2", ".coach [role=status]")
            await ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            missing += [f"scrolled: {one}" for one in await out_of_sight(ann.page, ".coach [role=status]")]
            troubles += [f"{lesson['id']} at {width} × {height}: {one}" for one in missing]
    assert not troubles, "\n".join(troubles)


async def player(door: Door, game: str, **device: Any) -> Person:
    one = await door.person("Ann", **device)
    one.texts = Texts("en", find_game(game))
    return one
