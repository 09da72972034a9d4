"""Axe finds nothing wrong on any screen, in any of the lights; and forced colours leave everything to be seen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door, Person, picture
from browser.tour import tour


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


FOLDER = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE", FOLDER / "browser/node_modules/axe-core/axe.min.js"))
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async rules => {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.target} ${one.failureSummary}`));
}"""


LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
NIGHT = {"type": "rule", "values": ["color-contrast"]}  # the night changes nothing else


async def troubles_on(person: Person, **rules: Any) -> list[str]:
    """What axe says of the page as it is, by all the rules of WCAG 2.2 AA unless told."""
    if not await person.page.evaluate("() => 'axe' in window"):
        await person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = await person.page.evaluate(RUN, rules or {"type": "tag", "values": TAGS})
    return found


async def troubles_in_turn(person: Person, screens: int) -> list[str]:
    """By all rules in one light, and the next screen in the other; `make nightly` looks at the colours of both."""
    now, other = LIGHTS[screens % 2], LIGHTS[(screens + 1) % 2]
    found: list[str] = []
    for light, rules in ((now, {}), (other, NIGHT)):
        if light == now or os.environ.get("SHAMBLES_NIGHTLY"):
            await person.page.emulate_media(color_scheme=light)
            await expect(person.page.locator("html")).to_have_attribute("data-theme", light)
            found += [f"{light}: {one}" for one in await troubles_on(person, **rules)]
    return found


async def test_axe_finds_nothing_by_day_and_by_night(ann: Person, ben: Person) -> None:
    troubles: list[str] = []
    screens = 0
    async for screen in tour(ann, ben):
        troubles += [f"{screen}: {one}" for one in await troubles_in_turn(ann, screens)]
        screens += 1
    assert not troubles, "\n".join(troubles)


async def test_lights_can_be_switched(ann: Person) -> None:
    await ann.sit_down("you bot bot")
    await ann.begun()
    papers = set()
    for light in ("light", "dark", "contrast"):
        await ann.button("web-settings").click()
        await ann.page.get_by_text(ann.say(f"web-theme-{light}"), exact=True).click()
        await expect(ann.page.locator("html")).to_have_attribute("data-theme", light)
        await ann.page.keyboard.press("Escape")
        papers.add(await ann.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"))
        assert await troubles_on(ann, **({} if light == "contrast" else NIGHT)) == [], light
    assert len(papers) == 3
    await ann.reload()
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "contrast")  # it is remembered


async def test_more_contrast_is_given_to_whoever_asks_their_device_for_it(door: Door) -> None:
    ann = await door.person("Ann", contrast="more")
    await ann.go("/")
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "contrast")


async def test_forced_colours_leave_everything_to_be_seen(door: Door) -> None:
    ann = await door.person("Ann", forced_colors="active")
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    card = ann.cards[2]
    assert await ann.page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    await ann.card(card).click()
    await expect(ann.card(card)).to_have_attribute("aria-pressed", "true")
    await expect(ann.lay_button(card)).to_be_visible()
    tick = ann.card(card).locator(".tick")
    paper = await tick.evaluate("e => getComputedStyle(e).backgroundColor")
    assert await tick.locator("path").evaluate("e => getComputedStyle(e).stroke") != paper
    await picture(ann, "forced-colours")
    await ann.card(card).focus()
    await ann.page.keyboard.press("ArrowRight")
    await ann.page.keyboard.press("ArrowLeft")
    outline = await ann.card(card).evaluate("e => [getComputedStyle(e).outlineStyle, getComputedStyle(e).outlineWidth]")
    assert outline[0] != "none"  # the focus is seen
    assert float(outline[1].removesuffix("px")) >= 2
