"""A hint at the table: words over the scene, the answer lit in it, and nothing that moves."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door, Person
from browser.test_accessible import troubles_on


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


async def test_a_veteran_is_asked(ann: Person) -> None:
    await ann.sit_down("you bot bot")
    await ann.begun()
    scene = ann.page.locator(".frame").first
    before = await scene.bounding_box()
    await ann.button("hint").focus()
    await ann.page.keyboard.press("Enter")
    words = ann.page.get_by_role("status").filter(has_text=ann.say("hint-answer", choice="").rstrip(" ."))
    await expect(words).to_be_visible()
    assert await words.get_by_role("paragraph").count() > 2  # the answer, what it means, and why
    await expect(words.get_by_role("listitem")).to_have_count(0)  # figures are folded
    assert await scene.bounding_box() == before
    assert not await troubles_on(ann)
    lit = ann.page.locator("[data-hinted]")
    card = await lit.get_attribute("data-pick")
    await expect(words).to_contain_text(ann.say("hint-answer", choice=card))
    picks = [await one.get_attribute("data-pick") for one in await ann.page.locator("[data-pick]").all()]
    mine = next(one for one in picks if one != card)
    await ann.page.locator(f'[data-pick="{mine}"]').dispatch_event("click")
    await expect(words).to_contain_text(ann.say("hint-yours", choice=mine, words="").rstrip())
    await ann.page.locator(f'[data-pick="{mine}"]').dispatch_event("click")
    await ann.page.locator(f'[data-pick="{card}"]').dispatch_event("click")
    await expect(words).to_contain_text(ann.say("hint-yours-too"))
    await ann.page.locator(f'[data-pick="{card}"]').dispatch_event("click")
    await ann.page.keyboard.press("Escape")
    await expect(words).to_be_hidden()
    await expect(lit).to_have_count(0)
    await expect(ann.button("hint")).to_be_focused()
    await ann.button("hint").click()
    await expect(words).to_be_visible()
    await ann.answer()
    await expect(words).to_be_hidden()  # it was about an earlier question


async def test_among_people_there_is_none_unless_they_agreed(door: Door) -> None:
    ann, ben = await door.person("Ann"), await door.person("Ben", lang="nl")
    table = await ann.sit_down("you open bot", hints=True)
    await ben.join(f"/t/{table}")
    await ben.begun()
    await ben.button("hint").click()
    await expect(ben.page.get_by_text("Een veteraan zou kiezen")).to_be_visible()
    table = await ann.sit_down("you open bot")
    await ben.join(f"/t/{table}")
    await ben.begun()
    await expect(ben.button("undo")).to_be_visible()
    await expect(ben.button("hint")).to_have_count(0)
