"""In Dutch, everything is Dutch."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.gallery import Gallery
from browser.people import Door, Person
from shambles.core.game import find_game
from shambles.texts import Texts


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


async def test_the_language_is_switched_and_remembered(ann: Person) -> None:
    await ann.go("/")
    assert await english_on(ann.page)  # the net has no holes
    await ann.button("web-settings").click()
    await ann.page.get_by_text("Nederlands", exact=True).click()
    ann.texts = Texts("nl", find_game("card_game"))
    await expect(ann.page.locator("html")).to_have_attribute("lang", "nl")
    await expect(ann.dialog("web-settings")).to_be_visible()
    await expect(ann.page.get_by_text(ann.say("mode-survival"), exact=True)).to_be_visible()  # the game's words too
    assert await english_on(ann.page) == []
    await ann.page.keyboard.press("Escape")
    await ann.button("mode-survival").click()
    await ann.begun()
    await ann.answer()
    await ann.asked()
    await expect(ann.log().filter(has_text="Onthuld:")).to_have_count(1)
    assert await english_on(ann.page) == []
    await ann.go("/rules/card_game")
    await expect(ann.heading("web-examples")).to_be_visible()
    assert await english_on(ann.page) == []
    await expect(ann.page.locator("html")).to_have_attribute("lang", "nl")


async def test_a_dutch_browser_is_spoken_to_in_dutch(door: Door) -> None:
    ann = await door.person("Ann", "nl")
    await ann.go("/")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "nl")
    await expect(ann.heading("web-welcome")).to_be_visible()
