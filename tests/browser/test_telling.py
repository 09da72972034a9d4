"""What happens is seen, stays until the next choice, and calls one back; how it ended is told."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from browser.defenders import meet
from browser.gallery import Gallery
from browser.people import Door, Person, sit_together
from browser.tour import until_a_row_is_asked
from shambles.core.game import find_game
from shambles.texts import Texts


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


async def test_a_row_that_is_taken_is_held_and_counted(door: Door) -> None:
    """The stamp says who takes it, and counts the points up; the strip still says so at the next card."""
    ann = await door.person("Ann", reduced_motion="no-preference")
    await until_a_row_is_asked(ann)
    state = await ann.asked()
    ann.answered = state["asked"]["number"]
    points = state["view"]["row_points"][3]
    await ann.row_button(3).dispatch_event("click")
    stamp = ann.page.locator(".stamp")
    await expect(stamp).to_contain_text(ann.say("you"))
    await expect(stamp.locator("b")).to_have_text(f"+{points}")  # it stands until the counting is done
    await expect(ann.log().filter(has_text=re.compile("^You take row 4 "))).to_be_visible()


async def test_motion_has_four_speeds_and_sound_is_loaded_when_wanted(ann: Person) -> None:
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    await ann.go("/")
    await ann.button("web-settings").click()
    for speed in ("slow", "normal", "fast", "off"):
        await ann.page.get_by_text(ann.say(f"web-motion-{speed}"), exact=True).click()
    assert not any("instrument" in url for url in fetched)
    await ann.page.get_by_label(ann.say("web-invite-sound-yes"), exact=True).check()
    await ann.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((e) => /instrument/.test(e.name))"
    )


async def test_the_tab_says_whose_turn_it_is(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben)
    mine = ann.say("web-your-turn")
    icon = ann.page.locator('link[rel="icon"]')
    await expect(ann.page).to_have_title(re.compile(f"^{mine}"))
    await expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
    await ann.answer()
    await ann.until(lambda state: state["mine"])
    await expect(ann.page).not_to_have_title(re.compile(f"^{mine}"))
    await expect(icon).not_to_have_attribute("href", re.compile("favicon-turn"))


async def test_a_greyed_undo_says_why(ann: Person) -> None:
    await ann.sit_down("you bot bot")
    await ann.begun()
    undo = ann.button("undo")
    await expect(undo).to_have_attribute("aria-disabled", "true")
    await undo.dispatch_event("click")
    said = ann.page.get_by_role("alert").filter(has_text=ann.say("refusal-nothing-to-undo"))
    await expect(said.get_by_role("paragraph")).to_be_visible()  # it lies on the table, and takes no room


async def test_the_browser_is_asked_for_permission_only_on_that_click(served: Door) -> None:
    ann = await served.person("Ann")
    await ann.page.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked++; return 'denied'; };"
    )
    await ann.go("/")
    await ann.button("web-settings").click()
    assert await ann.page.evaluate("window.asked") == 0
    await ann.page.get_by_label(ann.say("web-call"), exact=True).click()
    await expect(ann.words("web-call-refused")).to_be_visible()
    await expect(ann.page.get_by_label(ann.say("web-call"), exact=True)).not_to_be_checked()
    assert await ann.page.evaluate("window.asked") == 1


async def test_who_leaves_and_who_comes_back_is_told(ann: Person, ben: Person) -> None:
    table = await sit_together(ann, ben)
    await ben.post(f"/api/tables/{table}/bot", {"bot": "rookie"})
    await expect(ann.log().filter(has_text=ann.say("web-coming-bot", name="Ben", you="no"))).to_be_visible()
    await ben.post(f"/api/tables/{table}/bot", {"bot": None})
    await expect(ann.log().filter(has_text=ann.say("web-coming-self", name="Ben", you="no"))).to_be_visible()
    await ben.go("/")
    await expect(ann.log().filter(has_text=ann.say("web-coming-away", name="Ben"))).to_be_visible()
    await ben.go(f"/t/{table}")
    await expect(ann.log().filter(has_text=ann.say("web-coming-back", name="Ben"))).to_be_visible()


async def test_the_waiting_room_has_the_rules_and_a_chat(ann: Person, ben: Person) -> None:
    table = await ann.sit_down("you open open")
    await ben.join(f"/t/{table}")
    await ann.region("web-chat").get_by_role("textbox").fill("Hello?")
    await ann.region("web-chat").get_by_role("button", name=ann.say("web-chat-send")).click()
    await expect(ben.region("web-chat").get_by_text("Hello?")).to_be_visible()
    await ben.button("rules").click()
    await expect(ben.dialog("rules")).to_be_visible()


async def test_an_ending_tells_places_and_what_decided_it(ann: Person) -> None:
    await ann.sit_down("you bot bot")
    state = await ann.let_bots_finish()
    places = ann.page.get_by_role("list", name=ann.say("web-places")).get_by_role("listitem")
    await expect(places).to_have_count(3)
    best = min(state["outcome"]["scores"])
    await expect(places.first).to_contain_text(str(best))
    await expect(ann.words("web-decisive")).to_be_visible()
    await ann.unfold("web-more")
    await expect(ann.link("web-replay")).to_be_visible()


async def test_the_best_defense_says_who_took_what_and_when(door: Door) -> None:
    ann = await door.person("Ann")
    ann.texts = Texts("en", find_game("best_defense"))
    await meet([ann], "you bot")
    state = await ann.let_bots_finish()
    reason, ending = state["outcome"]["reason"], ann.page.get_by_role("region", name=re.compile("You (win|lose)"))
    if reason == "deck-empty":
        await expect(ending).to_contain_text(re.compile(r"The dead took the \w+ in round \d+ of 12\."))
    else:
        await expect(ending).to_contain_text(re.compile(r"in round \d+ of 12|Twelve rounds"))
