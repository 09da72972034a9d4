"""Ratings in the browser (SH-007): chosen at set-up, seen before one sits down, and told on one's own page."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.people import Door, Person, picture
from browser.test_accessible import troubles_on
from browser.test_people import keep_games
from server.nights import at_night

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}


async def skill_of(person: Person) -> Any:
    return await (await person.context.request.get("/api/me/skill")).json()


async def until_judged(person: Person) -> None:
    """The review is made in the background, and as long as it takes."""
    while any(one["unjudged"] for one in (await skill_of(person))["ratings"]):
        await asyncio.sleep(0.5)


@pytest.mark.rule("SH-007")
@pytest.mark.parametrize(("lang", "viewport"), [at_night("en", WIDE), ("nl", PHONE)])
async def test_from_set_up_to_my_page(door: Door, lang: str, viewport: Any) -> None:
    ann = await door.person("Ann", lang, viewport=viewport)
    width = viewport["width"]

    # A guest is told why not, and is one click from being a player.
    await ann.go("/?new=card_game")
    await expect(ann.page.get_by_label(ann.say("web-rated"), exact=True)).to_be_disabled()
    await ann.unfold("web-rules-and-options")
    await expect(ann.words("web-rated-guest")).to_be_visible()
    await picture(ann, f"guest-{width}")
    await ann.link("web-rated-keep").click()
    await keep_games(ann)

    # A player chooses; it is off unless they do.
    await ann.go("/?new=card_game")
    await expect(ann.page.get_by_label(ann.say("web-rated"), exact=True)).not_to_be_checked()
    await ann.set_up("you rookie rookie", rated=True)
    await ann.begun()
    assert ann.state["table"]["rated"]
    assert not ann.state["table"]["hints"]
    await ann.play()
    await until_judged(ann)

    await ann.go("/me")
    ratings = ann.region("me-skill")
    await expect(ratings.get_by_text(ann.say("me-provisional"))).to_be_visible()
    await expect(ratings.get_by_text(ann.say("me-choice-few"))).to_be_visible()
    chances = ann.region("me-chances").first
    await expect(chances.get_by_role("img", name=ann.say("me-chances-picture"))).to_be_visible()
    await chances.get_by_text(ann.say("me-chances-table")).click()
    await expect(chances.get_by_role("columnheader", name=ann.say("me-chances-luck"))).to_be_visible()
    await expect(ann.region("me-puzzles").get_by_text(ann.say("me-no-puzzles"))).to_be_visible()
    assert await troubles_on(ann) == []
    assert await ann.page.evaluate("document.documentElement.scrollWidth") <= width
    if lang == "nl":
        assert await english_on(ann.page) == []
    await picture(ann, f"me-{width}")

    # Whoever wants none has none.
    await ann.button("me-no-rating").click()
    await ann.button("me-no-rating-yes").click()
    await expect(ann.words("me-no-rating-now")).to_be_visible()
    assert (await skill_of(ann))["ratings"] == []


@pytest.mark.rule("SH-007")
async def test_everybody_sees_that_a_table_is_rated_before_they_sit_down(door: Door) -> None:
    ann, guest = await door.person("Ann", viewport=WIDE), await door.person("Ben", viewport=PHONE)
    await keep_games(ann)
    await ann.set_up("you open rookie", rated=True)
    await guest.go(ann.path)
    await expect(guest.words("web-rated-line")).to_be_visible()
    await expect(guest.words("web-rated-guest")).to_be_visible()
    await expect(guest.button("web-sit-down")).to_have_count(0)
    await picture(guest, "waiting-360")
    assert await troubles_on(guest) == []
    await guest.link("web-rated-keep").click()
    await keep_games(guest)
    await guest.page.goto(f"/t/{ann.table}")
    await guest.button("web-sit-down").click()
    await guest.begun()
