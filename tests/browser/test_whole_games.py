"""Whole games in the browser, from the first click to the outcome."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door, Frame, Person, in_a_few_frames


async def test_a_newcomer_plays_within_three_clicks(ann: Person) -> None:
    await ann.page.goto("/")
    clicks = 0
    await ann.button("mode-survival").click()
    clicks += 1
    state = await ann.begun()
    assert clicks <= 3
    assert [seat["kind"] for seat in state["table"]["seats"]].count("bot") == len(state["table"]["seats"]) - 1
    await expect(ann.words("ask-lay-a-card")).to_be_visible()


async def meet(ann: Person, ben: Person) -> None:
    """Ann sets a table up with a seat for Ben and one for a bot; Ben comes by the link that she is shown."""
    await ann.set_up("you open survivor", "survival")
    await expect(ann.heading("web-waiting-room")).to_be_visible()
    link = await ann.page.get_by_label(ann.say("web-invite"), exact=True).input_value()
    await ben.join(link)
    await asyncio.gather(ann.begun(), ben.begun())


async def see_the_end(person: Person) -> Frame:
    """The outcome as the person reads it."""
    state = await person.until(lambda state: state["outcome"])
    await expect(person.verdict(state)).to_be_visible()
    places = person.page.get_by_role("list", name=person.say("web-places")).get_by_role("listitem")
    scores = sorted(await places.locator("span:last-child").all_inner_texts())
    assert scores == sorted(map(str, state["outcome"]["scores"]))
    return state


async def test_two_people_and_a_bot_play_a_survival_hand(door: Door) -> None:
    """One at a desk, the other on a small phone; at the desk with all that a browser keeps, as people have it."""
    ann = await door.person("Ann", service_workers="allow")
    ben = await door.person("Ben", viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True)
    await meet(ann, ben)
    await asyncio.gather(ann.play(), ben.play())
    assert await ben.page.evaluate("() => [innerWidth, document.scrollingElement.scrollWidth]") == [320, 320]
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"] == too["outcome"]
    assert ended["outcome"]["reason"] == "fewest-points"
    turned_up = ann.log().filter(has_text=ann.say("event-turned-up", laid="").rstrip(". "))
    await expect(turned_up).to_have_count(10)


def with_hero_once_and_then_pairs(asked: Frame) -> str:
    """The Hero with the lowest Walker as long as it is there, then two Walkers, then what is left."""
    notations: list[str] = [option["notation"] for option in asked["options"]]
    return next((one for one in notations if one.endswith("+hero")), None) or max(notations, key=lambda one: "+" in one)


async def test_a_hero_hand_is_played_against_two_bots(gallery: Gallery) -> None:
    ann = await gallery.person("Ann")
    await ann.sit_down("you bot bot", mode="hero")
    while not (await ann.asked())["outcome"]:
        await ann.answer(with_hero_once_and_then_pairs)
    ended = await see_the_end(ann)
    assert ended["outcome"]["reason"] == "most-points"
    laid: list[dict[str, Any]] = [
        told["event"]["laid"]["0"]
        for frame in ann.frames
        if frame["type"] == "state"
        for told in frame["events"]
        if told["event"]["type"] == "turned-up" and "0" in told["event"]["laid"]
    ]
    assert [lay["hero"] for lay in laid].count(True) == 1
    assert any(len(lay["cards"]) == 2 for lay in laid)
    assert sum(len(lay["cards"]) for lay in laid) == 15


async def test_a_match_of_two_hands_has_a_sum(gallery: Gallery) -> None:
    ann = await gallery.person("Ann")
    table = await ann.finished_table("you bot bot", options={"mode": "survival", "hands": 2})
    await ann.go(f"/t/{table}")
    state = await ann.until(lambda state: state["outcome"])
    scores = ann.region("scores")
    for hand in (1, 2):
        await expect(scores.get_by_role("columnheader", name=f"{ann.say('column-hand')} {hand}")).to_be_visible()
    mine = scores.get_by_role("row", name=re.compile(rf"^{ann.say('you')}"))
    points = [str(hand[0]) for hand in state["view"]["scores"]]
    await expect(mine.get_by_role("cell")).to_have_text([*points, str(state["outcome"]["scores"][0])])


async def test_the_score_stays_between_two_hands(gallery: Gallery) -> None:
    ann = await gallery.person("Ann")
    await ann.sit_down("you bot bot", options={"mode": "survival", "hands": 3})
    await ann.begun()
    for hand in (1, 2):
        await ann.play(until=lambda state, hand=hand: state["view"]["hand"] == hand + 1)  # type: ignore[misc]
        await expect(ann.heading("scene-hand-over", hand=hand)).to_be_visible()
        await ann.reload()
        await expect(ann.heading("scene-hand-over", hand=hand)).to_be_visible()
        if hand == 1:
            await ann.button("scene-go-on", hand=2).click()
            assert await ann.region("hand").evaluate("e => e.contains(document.activeElement)")
        else:
            await ann.card(ann.cards[0]).click()
            await expect(ann.heading("scene-hand-over", hand=hand)).to_be_visible()  # not yet: it is only picked
            await ann.lay_button(ann.cards[0]).click()
        await expect(ann.heading("scene-hand-over", hand=hand)).to_be_hidden()


async def test_motion_shows_what_happened_and_can_be_skipped(gallery: Gallery) -> None:
    ann = await gallery.person("Ann", reduced_motion="no-preference")
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    await ann.answer()
    await expect(ann.region("scene-turned").get_by_role("listitem").first).to_be_visible()
    await expect(ann.words("table-round", round=2)).to_be_visible()  # it ends by itself
    await expect(ann.region("scene-turned")).to_have_count(0)
    await ann.answer()
    await expect(ann.region("scene-turned").get_by_role("listitem").first).to_be_visible()
    told = len([told for frame in ann.frames for told in frame.get("events", []) if told["event"]["type"] != "ready"])
    await ann.page.keyboard.press("Shift")
    await in_a_few_frames(ann, ann.region("scene-turned"), 0)  # at once, and nothing is left out
    assert await ann.log().count() == told
    await expect(ann.words("table-round", round=3)).to_be_visible()
