"""The pace of a table in the browser: chosen at set-up, and a clock beside the name of whoever is asked."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.people import Door, Person
from browser.test_accessible import troubles_on
from server.effort import until_done


async def test_a_live_pace_is_chosen_and_its_clock_is_seen(ann: Person) -> None:
    await ann.go("/?new=card_game")
    await ann.unfold("web-rules-and-options")
    await ann.page.get_by_text(ann.say("web-pace-live"), exact=True).click()
    await ann.page.get_by_label(ann.say("web-seconds-each")).select_option("60")
    await ann.page.get_by_label(ann.say("web-bank")).select_option("3")
    for seat in await ann.page.get_by_label(ann.say("seat", number="").strip()).all():
        if await seat.input_value() == "open":
            await seat.select_option("rookie")
    await ann.button("start").click()
    clock = ann.page.get_by_role("timer").first
    await expect(clock).to_be_visible()
    await expect(clock).to_contain_text("3:")  # a minute, and three in reserve


async def test_everybody_is_told_that_time_was_up_and_how_many_watch(ann: Person, ben: Person) -> None:
    quick = {"kind": "live", "seconds": 5, "bank": 0, "caretaker": "rookie"}
    table = await ann.sit_down(pace=quick)
    await ben.go(f"/t/{table}")  # without a seat
    await expect(ann.words("web-watching", count=1)).to_be_attached()
    for one, words in ((ann, ann.say("web-stood-in")), (ben, ben.say("web-coming-clock", name="Ann"))):
        await expect(one.log().filter(has_text=words).first).to_be_attached()
    await ben.go("/")
    await expect(ann.words("web-watching", count=1)).not_to_be_attached()


async def test_the_same_deal_is_passed_on_and_compared(door: Door) -> None:
    ann, ben = await door.person("Ann"), await door.person("Ben", lang="nl")
    await ann.sit_down("you bot bot", scenario="CG-G06")
    await ann.let_bots_finish()
    await ann.unfold("web-more")
    compare = ann.page.get_by_role("link", name=ann.say("web-compare"))
    await expect(compare).to_be_visible()
    address = await compare.get_attribute("href")
    assert address is not None
    await ben.go(address.partition("&table")[0])
    await ben.page.get_by_label(ben.say("web-your-name")).fill("Ben")
    await ben.button("web-play-deal").click()
    await ben.begun()
    await ben.let_bots_finish()
    await ben.unfold("web-more")
    await ben.page.get_by_role("link", name=ben.say("web-compare")).click()
    rows = ben.page.get_by_role("row")
    await expect(rows).to_have_count(3)
    await expect(rows.nth(1)).to_contain_text("Ann")
    await expect(rows.nth(2)).to_contain_text(ben.say("web-this-game"))

    async def worked_out() -> bool | None:
        """Own choices and luck, for both; a review each, made at a low priority."""
        told = [await rows.nth(number).inner_text() for number in (1, 2)]
        return all(re.search(r"[+−]\d+ %.*[+−]\d+ %", one, re.DOTALL) for one in told) or None

    await until_done(door.server, worked_out)
    assert not await troubles_on(ben)
    share = await ben.button("web-share-deal").bounding_box()
    assert share is not None
    assert share["width"] < 300  # as wide as its words
