"""The rulebook: found by words and by number, behind every line of the log, and with positions to play."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from browser.gallery import Gallery
from browser.people import Person
from browser.test_accessible import troubles_on
from shambles import slugs
from shambles.core.game import find_game
from shambles.texts import Texts, rulebook


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


def rule(person: Person, number: str) -> Locator:
    return person.page.locator(f'[data-rule="{number}"]')


async def test_rules_are_found_by_their_words(ann: Person) -> None:
    await ann.go("/")
    await ann.on_the_shelf("rules").click()
    await ann.page.get_by_label(ann.say("web-search-rules")).fill("104 walker 110")
    await expect(ann.page.get_by_role("status")).to_have_text(ann.say("web-rules-found", count=1))
    await expect(rule(ann, "CG-001")).to_be_visible()
    await expect(rule(ann, "CG-110")).to_have_count(0)
    await ann.page.get_by_label(ann.say("web-search-rules")).fill("spaceship")
    await expect(ann.page.get_by_role("status")).to_have_text(ann.say("web-rules-found", count=0))
    await ann.page.get_by_label(ann.say("web-search-rules")).fill("")
    await expect(rule(ann, "CG-110")).to_be_hidden()
    contents = ann.page.get_by_role("navigation", name=ann.say("web-contents"))
    await contents.get_by_role("button", name=rulebook("en", find_game("card_game"))["CG-110"].chapter).click()
    await expect(rule(ann, "CG-110")).to_be_visible()


async def test_the_rules_begin_with_one_screen_to_look_at(ann: Person) -> None:
    """The aim, the turn, the end and what counts are seen at once; the clauses wait until somebody wants them."""
    for game in slugs():
        ann.texts = Texts("en", find_game(game), lessons=True)
        await ann.go(f"/rules/{game}")
        for part in ("aim", "turn", "end", "score"):
            await expect(ann.words(f"page-{part}")).to_be_in_viewport()
        await expect(ann.region("web-at-a-glance").locator("svg").first).to_be_visible()
        await expect(ann.heading("web-examples")).to_be_attached()
        assert await ann.page.evaluate("document.scrollingElement.scrollHeight") < 4_000, game
        assert await troubles_on(ann) == []


async def test_the_address_of_a_rule_leads_to_it(ann: Person) -> None:
    await ann.go("/rules/card_game#CG-110")
    await expect(rule(ann, "CG-110")).to_be_in_viewport()
    await expect(rule(ann, "CG-110")).to_be_focused()
    await rule(ann, "CG-110").get_by_role("link").first.click()
    assert ann.page.url.endswith("#CG-110")
    await ann.page.get_by_role("link", name="CG-117", exact=True).first.click()
    await expect(rule(ann, "CG-117")).to_be_in_viewport()
    assert ann.page.url.endswith("#CG-117")
    await ann.go("/rules/card_game#CG-020")  # in a chapter that is still closed
    await expect(rule(ann, "CG-020")).to_be_in_viewport()
    await expect(rule(ann, "CG-020")).to_be_focused()


async def test_an_example_is_dealt(ann: Person) -> None:
    await ann.go("/rules/card_game")
    await ann.page.get_by_text(re.compile(ann.say("web-examples-show", count="@").replace("@", r"\d+"))).click()
    await ann.page.get_by_role("button", name=re.compile(rf"^{ann.say('web-deal-me-this')}.*CG-G03$")).click()
    state = await ann.begun()
    assert state["view"]["rows"] == [[47], [62], [88], [101]]
    assert 20 in state["view"]["cards"]
    await expect(ann.card(20)).to_have_accessible_name(f"20, 3 bullets, {ann.say('option-low')}")


async def test_a_line_of_the_log_opens_the_book_at_its_rule(ann: Person) -> None:
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    line = ann.log().filter(has_text=ann.say("event-hero-taken", you="yes", hero="", seat="").rstrip(" ."))
    link = line.get_by_role("button", name=ann.say("web-see-rule"))
    await link.click()
    await expect(ann.dialog("rules")).to_be_visible()
    await expect(rule(ann, "CG-046")).to_be_in_viewport()
    await expect(rule(ann, "CG-046")).to_be_focused()
    await ann.page.keyboard.press("Escape")
    await expect(ann.dialog("rules")).to_be_hidden()
    await expect(link).to_be_focused()
    await ann.page.locator(".ask").get_by_role("button", name=ann.say("web-see-rule")).click()
    await expect(rule(ann, "CG-061")).to_be_in_viewport()
