"""Play on from here (SH-008): from a moment of a replay to a new table, with then and now side by side."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from browser.people import Door, Person
from browser.test_accessible import troubles_on
from browser.test_replay import at_step
from server.nights import at_night

pytestmark = pytest.mark.rule("SH-008")

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GAMES: dict[str, dict[str, Any]] = {
    "card_game": {"seats": "you bot bot", "mode": "survival"},
    "tacdex": {"seats": "you bot", "game": "tacdex", "options": {}},
}


def side_by_side(person: Person) -> Locator:
    return person.page.locator("details", has_text=person.say("play-on-side"))


async def no_wider_than_the_window(person: Person) -> None:
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "device"),
    [("card_game", PHONE), at_night("tacdex", WIDE), at_night("card_game", WIDE), at_night("tacdex", PHONE)],
)
async def test_somebody_plays_on_from_a_moment_of_a_replay(door: Door, game: str, device: dict[str, Any]) -> None:
    ann = await door.person("Ann", **device)
    old = await ann.finished_table(**GAMES[game])
    await ann.go(f"/replay/{old}?step=3&seat=0")
    await at_step(ann, 3)
    await ann.button("web-play-on").click()
    dialog = ann.dialog("web-play-on")
    await expect(dialog.get_by_text(ann.say("web-play-on-step", step=3))).to_be_visible()
    await expect(dialog.get_by_text(ann.say("web-play-on-was-means"))).to_be_visible()
    assert await troubles_on(ann) == []
    await dialog.get_by_text(ann.say("web-play-on-anew"), exact=True).click()
    await expect(dialog.get_by_text(ann.say("web-play-on-anew-means"))).to_be_visible()
    await dialog.get_by_text(ann.say("web-play-on-was"), exact=True).click()
    await dialog.get_by_role("button", name=ann.say("web-play-on-go")).click()
    await ann.page.wait_for_url("**/t/*")
    state = await ann.asked()
    assert state["table"]["began_from"] == old
    await expect(side_by_side(ann)).to_contain_text(ann.say("play-on-nothing-yet"))
    await side_by_side(ann).locator("summary").click()
    await expect(side_by_side(ann).get_by_role("row")).to_have_count(
        3
    )  # the head, the result of then, the first choice
    await no_wider_than_the_window(ann)
    assert await troubles_on(ann) == []
    await ann.let_bots_finish()
    result = side_by_side(ann).get_by_role("row", name=ann.say("play-on-result"))
    await expect(result.get_by_role("cell")).to_have_count(2)
    await expect(side_by_side(ann).get_by_role("row").nth(4)).to_be_attached()  # all that was chosen, then and now
    await ann.unfold("web-more")
    await expect(ann.button("web-play-on")).to_be_visible()  # and from here, again
    await no_wider_than_the_window(ann)


async def test_dealt_anew_by_keyboard_and_in_dutch_from_the_ending(door: Door) -> None:
    ann = await door.person("Ann", "nl", **PHONE)
    await ann.sit_down("you bot bot")
    await ann.begun()
    await ann.let_bots_finish()
    await ann.unfold("web-more")
    await ann.button("web-play-on").focus()
    await ann.page.keyboard.press("Enter")
    dialog = ann.dialog("web-play-on")
    await expect(dialog.get_by_text(ann.say("web-play-on-last"))).to_be_visible()
    await dialog.get_by_role("radio", name=ann.say("web-play-on-was")).focus()
    await ann.page.keyboard.press("ArrowRight")
    await expect(dialog.get_by_role("radio", name=ann.say("web-play-on-anew"))).to_be_checked()
    await dialog.get_by_role("button", name=ann.say("web-play-on-go")).focus()
    old = ann.page.url
    await ann.page.keyboard.press("Enter")
    await ann.page.wait_for_url(lambda url: url != old)
    await side_by_side(ann).locator("summary").click()
    await expect(side_by_side(ann)).to_contain_text("opnieuw gedeeld")
    await expect(side_by_side(ann).get_by_role("row", name=ann.say("play-on-result"))).to_have_count(0)


async def test_a_friend_comes_by_the_link(door: Door) -> None:
    ann, bob = await door.person("Ann"), await door.person("Bob")
    old = await ann.finished_table("you bot bot")
    await ann.go(f"/replay/{old}?step=2&seat=0")
    await ann.button("web-play-on").click()
    dialog = ann.dialog("web-play-on")
    await dialog.get_by_role("combobox").nth(1).select_option("open")
    await expect(dialog.get_by_text(ann.say("web-play-on-friends"))).to_be_visible()
    await dialog.get_by_role("button", name=ann.say("web-play-on-go")).click()
    await ann.page.wait_for_url("**/t/*")
    await bob.join(ann.path)
    assert len((await bob.begun())["view"]["cards"]) == len((await ann.begun())["view"]["cards"])
