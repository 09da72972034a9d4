"""Without a mouse: from the first page into a game, and through it."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from browser.gallery import Gallery
from browser.people import Person

FAR = 40  # nobody presses the Tab key more often than this


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


async def tab_to(person: Person, wanted: Locator, most: int = FAR, key: str = "Tab") -> int:
    """Press Tab until this has the focus. How often it took."""
    for pressed in range(most + 1):
        if await wanted.evaluate_all("them => them.includes(document.activeElement)"):
            return pressed
        await person.page.keyboard.press(key)
    raise AssertionError(f"{wanted} was not reached with {most} × {key}")


async def press(person: Person, *keys: str) -> None:
    for key in keys:
        await person.page.keyboard.press(key)


def hand(person: Person) -> Locator:
    return person.region("hand").get_by_role("button")


async def take_a_row(person: Person) -> None:
    """If a row is asked: the rows are one stop, the arrows go through them, Enter takes one."""
    asked = (await person.asked())["asked"]
    if asked["key"] != "take-a-row":
        return
    await tab_to(person, person.region("rows").get_by_role("button"))
    await press(person, "Home", "ArrowDown", "ArrowDown")
    assert await person.row_button(2).evaluate("e => e === document.activeElement")
    person.answered = asked["number"]
    await press(person, "Enter")


async def in_round(person: Person, round_: int) -> None:
    """Go on to this round, past a row that has to be taken."""
    await take_a_row(person)
    await person.until(lambda state: state["view"]["round"] == round_ and state["asked"])
    person.answered = person.state["asked"]["number"]
    await expect(person.words("table-round", round=round_)).to_be_visible()


async def test_a_game_without_a_mouse(ann: Person) -> None:
    page = ann.page
    await ann.go("/")
    await page.bring_to_front()  # the browser has pages of other tests, and only one page has the focus
    await expect(ann.on_the_shelf("web-set-up")).to_be_visible()
    await press(ann, "Tab")
    await expect(ann.link("web-skip")).to_be_focused()  # past the bar with one key
    await press(ann, "Enter")
    await tab_to(ann, ann.on_the_shelf("web-set-up"))  # wherever on the shelf it stands
    await press(ann, "Enter")
    await tab_to(ann, page.get_by_role("radio"))
    await press(ann, "ArrowDown")
    await expect(page.get_by_role("radio", name=ann.say("mode-survival"))).to_be_checked()
    await tab_to(ann, page.get_by_label(ann.say("choose-seats")))
    await press(ann, "3")
    for number in (2, 3):
        await tab_to(ann, page.get_by_label(ann.say("seat", number=number), exact=True))
        await page.keyboard.type(ann.say("web-bot-of", bot="rookie"))
    await tab_to(ann, ann.button("start"))
    await press(ann, "Enter")
    await ann.begun()

    # Round 1: arrows find a card, Space picks it up, Enter lays it.
    ann.answered = 0
    cards = ann.cards
    await tab_to(ann, hand(ann))
    await press(ann, "ArrowRight", "ArrowRight", "Space")
    await expect(ann.card(cards[2])).to_be_focused()
    await expect(ann.card(cards[2])).to_have_attribute("aria-pressed", "true")
    await expect(ann.words("picked", cards=str(cards[2]))).to_be_visible()
    await press(ann, "Enter")
    await in_round(ann, 2)
    assert ann.cards == [card for card in cards if card != cards[2]]

    # Round 2: Space puts a card back too, and the button is the next stop.
    cards = ann.cards
    await tab_to(ann, hand(ann))
    await press(ann, "Home", "Space", "Space")
    await expect(ann.card(cards[0])).to_have_attribute("aria-pressed", "false")
    await press(ann, "End", "Space")
    assert await tab_to(ann, ann.lay_button(cards[-1])) == 1
    await press(ann, "Enter")
    await in_round(ann, 3)
    assert ann.cards == cards[:-1]

    # Round 3: a number that is typed finds its card.
    cards = ann.cards
    await tab_to(ann, hand(ann))
    await page.keyboard.type(str(cards[4]))
    await expect(ann.card(cards[4])).to_be_focused()
    await press(ann, "Enter", "Enter")
    await in_round(ann, 4)
    assert ann.cards == [card for card in cards if card != cards[4]]

    # Round 4: a change of mind in the bar, and back.
    await tab_to(ann, ann.button("web-settings"), key="Shift+Tab")
    await press(ann, "Enter")
    await expect(ann.dialog("web-settings")).to_be_visible()
    await press(ann, "Escape")
    await expect(ann.button("web-settings")).to_be_focused()
    await tab_to(ann, hand(ann))
    await press(ann, "Space", "Enter")
    await in_round(ann, 5)


async def test_the_focus_is_not_lost_when_a_card_is_laid(ann: Person) -> None:
    """Whoever lays a card with the keyboard goes on from the hand, not from the top of the page."""
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    for round_ in (2, 3, 4):
        await tab_to(ann, hand(ann))
        await press(ann, "Space", "Enter")
        await ann.until(lambda state, round_=round_: state["view"]["round"] == round_)  # type: ignore[misc]
        await expect(ann.words("table-round", round=round_)).to_be_visible()
        assert await tab_to(ann, hand(ann)) <= 2
