"""A club night in real browsers, from opening it to the printed result: English and Dutch, a phone, the keyboard."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Locator, expect

from browser.dutch import english_on
from browser.people import Door, Person
from browser.test_accessible import troubles_on

PHONE = {"width": 360, "height": 740}


def field(person: Person, key: str) -> Locator:
    return person.page.get_by_label(person.say(key), exact=True)


async def looks_well(person: Person) -> None:
    assert await troubles_on(person) == []
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def join_by_keyboard(person: Person, link: str) -> None:
    """Somebody who has never been here comes by the link: one click makes a player who is in it."""
    await person.go(link)
    await person.page.get_by_label(person.say("web-your-name")).fill(person.name)
    button = person.button("club-join")
    await button.focus()
    await person.page.keyboard.press("Enter")
    await expect(person.heading("me-phrase-title")).to_be_visible()
    await person.button("me-wrote-it-down").click()
    await expect(person.words("club-you-are-here")).to_be_visible()


async def play_a_table(person: Person) -> None:
    await person.button("club-to-table").click()
    await person.page.wait_for_url("**/t/*")
    await person.play()
    await person.link("web-to-club").click()
    await person.page.wait_for_url("**/club/*")


@pytest.mark.rule("SH-009")
async def test_an_evening_from_opening_to_the_printed_result(door: Door) -> None:
    ann, ben = await door.person("Ann"), await door.person("Ben", "nl", viewport=PHONE)

    await ann.go("/")
    await ann.page.get_by_role("navigation").get_by_role("link", name=ann.say("nav-clubs")).click()
    await ann.button("club-open-one").click()
    await field(ann, "club-name").fill("Thursday at Ann's")
    await field(ann, "club-game").select_option("card_game")
    await ann.page.get_by_text(ann.say("mode-hero"), exact=True).click()
    await ann.page.get_by_label(ann.say("option-hands")).fill("1")
    await field(ann, "club-seats").select_option("2")
    await field(ann, "club-rounds").select_option("1")
    await ann.page.get_by_label(ann.say("web-your-name")).fill("Ann")
    await looks_well(ann)
    await ann.button("club-open-one").click()
    await expect(ann.heading("me-phrase-title")).to_be_visible()
    await ann.button("me-wrote-it-down").click()
    await ann.page.wait_for_url("**/club/*")
    await expect(ann.page.get_by_role("heading", name="Thursday at Ann's")).to_be_visible()
    await ann.button("club-join").click()
    await expect(ann.words("club-you-are-here")).to_be_visible()
    path = "/club/" + ann.page.url.rsplit("/", 1)[-1]

    await join_by_keyboard(ben, path)
    await looks_well(ben)
    assert await english_on(ben.page) == []
    await expect(ann.page.get_by_role("rowheader", name="Ben")).to_be_visible()  # it came by itself

    await ann.button("club-begin").click()
    await asyncio.gather(play_a_table(ann), play_a_table(ben))
    for one in (ann, ben):
        await expect(one.page.get_by_text(one.say("club-status-over"), exact=True)).to_be_visible()
        await expect(one.page.get_by_role("link", name=one.say("club-replay"))).to_be_visible()
        await looks_well(one)
    assert await english_on(ben.page) == []

    async with ann.page.expect_download() as coming:
        await ann.link("club-csv").click()
    lines = (await (await coming.value).path()).read_text("utf-8").splitlines()
    assert lines[0] == "place,name,points,wins,company,round 1"
    assert {line.split(",")[1] for line in lines[1:]} == {"Ann", "Ben"}

    await ann.page.emulate_media(media="print")
    await expect(ann.page.get_by_role("table")).to_be_visible()
    await expect(ann.page.get_by_role("banner")).to_be_hidden()
    await expect(ann.button("club-print")).to_be_hidden()
    await ann.page.emulate_media(media="screen")
    await ann.page.get_by_role("link", name=ann.say("club-replay")).click()
    await ann.page.wait_for_url("**/replay/*")


async def test_a_night_that_does_not_exist_says_so(ann: Person) -> None:
    await ann.go("/club/nosuchnight")
    await expect(ann.page.get_by_role("alert").filter(has_text="club night")).to_be_visible()
