"""What one says, changes and may not do at a table, in the client alone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from browser.gallery import Gallery, Visitor
from browser.people import Person, sit_together
from browser.tour import until_a_row_is_asked
from shambles.core.asking.reply import Refusal


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


# --- talking


async def test_what_one_says_the_other_reads(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben)
    await ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    await ann.page.get_by_label(ann.say("web-chat-say")).fill("<b>Boo</b> & so on")
    await ann.button("web-chat-send").click()
    await expect(ann.page.get_by_role("log", name=ann.say("web-chat"))).to_contain_text("Ann <b>Boo</b> & so on")
    await expect(ann.page.get_by_label(ann.say("web-chat-say"))).to_have_value("")
    tab = ben.page.get_by_role("tab", name=ben.say("web-chat"))
    await expect(tab).to_have_accessible_name(re.compile(rf"1 ?{ben.say('web-new')}"))
    await tab.click()
    await expect(ben.page.get_by_role("log", name=ben.say("web-chat"))).to_contain_text("Ann <b>Boo</b> & so on")
    await expect(tab).to_have_accessible_name(ben.say("web-chat"))


# --- changing one's mind


async def test_a_row_is_taken_and_given_back(ann: Person) -> None:
    await until_a_row_is_asked(ann)
    rows = ann.state["view"]["rows"]
    await ann.take_row(1)
    state = await ann.until(lambda state: state["view"]["seats"][0]["pile"])
    assert state["view"]["seats"][0]["pile"] == rows[1]
    ann.answered = -1
    await ann.button("undo").click()
    state = await ann.until(lambda state: state["asked"] and state["asked"]["key"] == "take-a-row")
    assert state["view"]["rows"] == rows
    assert state["view"]["seats"][0]["pile"] == []
    await expect(ann.log().last).to_contain_text(ann.say("event-taken-back", you="yes", seat=""))
    await ann.take_row(3)
    await ann.until(lambda state: state["view"]["seats"][0]["pile"] == rows[3])


async def test_what_lies_face_down_may_be_changed(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben)
    first, second = ann.cards[:2]
    await ann.lay(first)
    await expect(ann.words("scene-laid-mine", cards=first)).to_be_visible()
    await ann.card(second).click()
    await ann.button("scene-lay-instead", cards=second).click()
    await expect(ann.words("scene-laid-mine", cards=second)).to_be_visible()
    assert ann.state["mine"] == str(second)


async def test_what_i_have_picked_stays_picked_when_others_lay(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben, mode="hero")
    await ann.until(lambda state: "2" in state["laid"])
    await ann.card(ann.cards[4]).click()
    await ben.answer()
    await ann.until(lambda state: "1" in state["laid"])
    await expect(ann.page.get_by_text(ann.say("waiting-for", names="Ben"))).to_have_count(0)
    await expect(ann.lay_button(ann.cards[4])).to_be_visible()
    await ann.lay_button(ann.cards[4]).click()
    await ann.until(lambda state: state["view"]["round"] == 2)


# --- why not


async def test_a_grey_card_says_why_in_the_words_of_the_server(ann: Visitor) -> None:
    await ann.sit_down("you bot", mode="hero")
    await ann.begun()
    cards = ann.cards
    for card in cards[:2]:
        await ann.card(card).click()
    await expect(ann.card(cards[2])).to_have_attribute("aria-disabled", "true")
    await expect(ann.card("hero")).to_have_attribute("aria-disabled", "true")

    def why_not(choice: str) -> str:
        """What the rules say of this choice."""
        refusal = ann.gallery.tables[ann.table].table.judge(0, choice)
        assert isinstance(refusal, Refusal)
        return ann.texts.refusal(refusal)

    for pick, choice in ((cards[2], "+".join(map(str, cards[:3]))), ("hero", f"{cards[0]}+{cards[1]}+hero")):
        await ann.card(pick).hover(force=True)
        await expect(ann.page.get_by_role("status").filter(has_text=why_not(choice))).to_be_visible()
        await ann.page.mouse.move(0, 0)


async def test_the_rule_behind_a_grey_card_opens_the_book(ann: Person) -> None:
    await ann.sit_down("you bot", mode="hero")
    await ann.begun()
    cards = ann.cards
    for card in cards[:2]:
        await ann.card(card).click()
    await ann.card(cards[2]).hover(force=True)
    reason = ann.page.get_by_role("status").filter(has_text=ann.say("refusal-lay-at-most-two"))
    await reason.get_by_role("button").click()  # the reason stays while the pointer goes there
    await expect(ann.dialog("rules").locator('[data-rule="CG-062"]')).to_be_focused()


async def test_a_used_hero_says_so(ann: Person) -> None:
    await ann.sit_down("you bot", mode="hero")
    await ann.begun()
    await ann.lay(ann.cards[0], "hero")
    await ann.until(lambda state: state["view"]["round"] == 2 and state["asked"])
    used = ann.region("hand").get_by_role("button", name=ann.say("table-hero-used"))
    await expect(used).to_have_attribute("aria-disabled", "true")
    await used.click(force=True)
    await expect(ann.page.get_by_role("status").filter(has_text=ann.say("refusal-hero-is-used"))).to_be_visible()
