"""Learning a game in the browser: lessons at tables of the server, progress that is kept, and a first game."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.people import Door, Person
from browser.test_accessible import troubles_on
from shambles.core.game import find_game
from shambles.texts import Texts


def learner(person: Person, lang: str = "en", game: str = "card_game") -> Person:
    person.texts = Texts(lang, find_game(game), lessons=True)
    return person


async def test_the_goal_stands_beside_every_mode_and_at_the_table(ann: Person) -> None:
    await ann.go("/")
    for key in ("goal-hero", "goal-survival"):
        await expect(ann.words(key)).to_be_visible()
    await ann.on_the_shelf("web-set-up").click()
    await expect(ann.words("goal-hero")).to_be_visible()
    await expect(ann.button("web-open-table")).to_be_in_viewport(ratio=1)  # however long the form is
    await ann.page.get_by_text(ann.say("mode-survival"), exact=True).click()
    await expect(ann.words("goal-survival")).to_be_visible()
    await ann.sit_down()
    await expect(ann.words("goal-survival")).to_be_in_viewport()


async def test_a_course_from_the_shelf_to_the_first_game(door: Door) -> None:
    """On a small phone, in Dutch: a wrong answer gets a kind word, a right one the reason; progress is kept."""
    ann = learner(await door.person("Ann", "nl", viewport={"width": 320, "height": 640}, has_touch=True), "nl")
    await ann.go("/")
    await ann.on_the_shelf("learn").click()
    assert await troubles_on(ann) == []
    await ann.page.locator('a[href="/learn/card_game/survival"]').click()
    await expect(ann.words("lesson-survival-lay-do")).to_be_visible()
    await ann.lay(50)
    await expect(ann.words("refusal-not-survival-lay-50")).to_be_visible()
    assert await troubles_on(ann) == []
    await ann.card(16).click()
    await ann.lay_button(16).click()
    await expect(ann.words("lesson-survival-lay-why")).to_be_visible()
    await expect(ann.button("lesson-next")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(ann.words("lesson-survival-fifth")).to_be_visible()
    assert await ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    await ann.go("/learn/card_game")
    await expect(ann.words("web-learn-done", done=1, count=7)).to_be_visible()


async def test_the_rookie_speaks_in_the_first_game(ann: Person) -> None:
    learner(ann)
    await ann.go("/learn/card_game")
    done = [
        lesson["id"]
        for lesson in (await (await ann.context.request.get("/api/games/card_game/lessons")).json())[0]["lessons"]
    ]
    await ann.page.evaluate(
        "done => localStorage.setItem('shambles-learned', JSON.stringify({'card_game/hero': done}))", done[:-1]
    )
    await ann.go("/learn/card_game/hero")
    await expect(ann.words("lesson-hero-end")).to_be_visible()
    await ann.lay(62)
    await ann.button("web-course-end").click()
    await ann.button("web-first-game").click()
    await ann.page.wait_for_url(re.compile(r"/t/\w+\?rookie"))
    await ann.until(lambda state: state["table"]["id"] == ann.table)
    ann.answered = -1
    await ann.answer()
    await expect(ann.page.locator(".rookie")).to_contain_text("“")
