"""What is in somebody's hand reaches nobody else's browser: not its socket, its page, nor its screen reader."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

from playwright.async_api import expect

from browser.people import Frame, Person, sit_together

# Fields that hold a count or a place. Every other number that comes over the socket is taken for a card.
SHOWN_COUNTS = {"round", "hand", "hands", "walkers", "points", "total", "totals", "count", "row_points", "scores"}
COUNTS = SHOWN_COUNTS | {"number", "seat", "row", "awaited", "unused", "longest_row", "removal", "bullets", "grace"}
CARDS = re.compile(r"(\d+)(\+(\d+|hero))*")


def numbers_in(value: Any, counts: bool, field: str = "") -> Iterator[int]:
    """The cards that are in this part of a message, or all that is counted in it."""
    if isinstance(value, dict):
        for key, one in value.items():
            if field not in ("laid", "seats") and CARDS.fullmatch(key):
                yield from numbers_in(key, counts)
            # How many cards lie before whom is a number by seat; in an event, `laid` holds the cards themselves.
            is_count = field == "laid" and isinstance(one, int)
            yield from numbers_in(one, counts, "count" if is_count else key)
    elif isinstance(value, list):
        for one in value:
            yield from numbers_in(one, counts, field)
    elif isinstance(value, int) and not isinstance(value, bool):
        if field in SHOWN_COUNTS if counts else field not in COUNTS:
            yield value
    elif isinstance(value, str) and not counts and CARDS.fullmatch(value):
        yield from map(int, re.findall(r"\d+", value))


def cards_in(frames: list[Frame]) -> set[int]:
    return {card for frame in frames for card in numbers_in(frame, counts=False)}


async def shown_to(person: Person) -> set[int]:
    """Every number on the page that may be a card: of its elements, its texts, and what a screen reader hears."""
    page = await person.page.content()
    spoken = await person.page.locator("body").aria_snapshot()
    # Levels, the numbers of rules, and the names of tables in links (letters and digits at random) are no cards.
    spoken = re.sub(r"\[[^\]]*\]|CG-[A-Z]?\d+|\b[a-z0-9]{12}\b", "", spoken)
    on_cards = re.findall(r'data-(?:card|pick)="(\d+)"', page)
    return {int(one) for one in [*on_cards, *re.findall(r">\s*(\d+)\s*<", page), *re.findall(r"\d+", spoken)]}


def laying_two(asked: Frame) -> str:
    return max((str(option["notation"]) for option in asked["options"]), key=lambda one: one.count("+"))


async def test_nobody_sees_a_card_before_it_is_turned_up(ann: Person, ben: Person) -> None:
    await sit_together(ann, ben, "you open", mode="hero")
    rounds = 0
    while True:
        state, _ = await asyncio.gather(ann.asked(), ben.asked())
        if state["outcome"]:
            break
        rounds += 1
        hidden = set(ann.cards)  # none of these has been turned up, so none was ever to be seen
        await ann.answer(laying_two)
        await ben.until(lambda state: "0" in state["laid"])
        # Numbers that may be on the page for another reason: counts, and places.
        counted = {number for frame in ben.frames for number in numbers_in(frame, counts=True)} | set(range(11))
        assert not cards_in(ben.frames) & hidden
        assert not (await shown_to(ben) & hidden) - counted
        assert cards_in(ben.frames) >= set(ben.cards)  # the net has no holes: one's own cards are caught in it
        assert await shown_to(ben) >= set(ben.cards)
        assert hidden <= await shown_to(ann)
        await ben.answer(laying_two)
    assert rounds == 8  # fifteen Walkers, two at a time


async def test_whoever_looks_on_sees_no_hand_and_no_controls(ann: Person, ben: Person) -> None:
    table = await ann.sit_down("you bot bot")
    await ann.begun()
    await ben.go(f"/t/{table}")
    await expect(ben.region("rows")).to_be_visible()
    state = await ben.until(lambda state: state["view"])
    assert (state["seat"], state["view"]["cards"], state["asked"], state["mine"]) == (None, None, None, None)
    assert not cards_in(ben.frames) & set(ann.cards)
    await expect(ben.region("hand")).to_have_count(0)
    await expect(ben.button("undo")).to_have_count(0)
    await expect(ben.button("scene-pick")).to_have_count(0)
    await expect(ben.words("waiting-for", names=ann.name)).to_be_visible()
    await ben.page.get_by_role("tab", name=ben.say("web-chat")).click()
    await expect(ben.page.get_by_label(ben.say("web-chat-say"))).to_have_count(0)
    await ben.button("web-table").click()
    await expect(ben.dialog("web-table")).to_be_visible()
    await expect(ben.button("web-hand-to-bot")).to_have_count(0)
    await expect(ben.button("web-leave")).to_have_count(0)
    await ben.page.keyboard.press("Escape")
    await ann.let_bots_finish()
    await expect(ben.heading("game-over")).to_be_visible()
    await expect(ben.button("web-rematch")).to_have_count(0)
