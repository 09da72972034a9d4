"""Where things stand: what one needs is in sight at once, nothing covers a card, and nothing moves by itself."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from browser.people import Door, Person
from browser.tour import until_a_row_is_asked

DESK = {"width": 1280, "height": 800}
MOST_SHIFT = 0.05  # cumulative layout shift: what is felt as calm

WATCH_SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""

# Bullets of a card in the hand that something else lies on.
UNREADABLE = """() => [...document.querySelectorAll('[data-pick] > svg.face')].flatMap((face) => {
  const card = face.closest('[data-pick]');
  return [...face.querySelectorAll(':scope > g path')].filter((path) => {
    const { left, width, top, height } = path.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map(() => card.dataset.pick);
})"""

# Words on a row that lie on a card.
ON_A_CARD = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
  return boxes('[data-row] > span').filter((word) => boxes('.rows [data-card]').some((card) =>
    word.left < card.right && card.left < word.right && word.top < card.bottom && card.top < word.bottom)).length;
}"""


async def bottom(person: Person, selector: str) -> float:
    """How far down the page the last of these ends."""
    return float(
        await person.page.locator(selector).evaluate_all(
            "them => Math.max(...them.map((one) => one.getBoundingClientRect().bottom + scrollY))"
        )
    )


async def shifted(page: Page) -> float:
    """How much has moved by itself since the page was opened."""
    await page.evaluate(WATCH_SHIFTS)
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return float(await page.evaluate("() => window.shifted"))


@pytest.mark.parametrize("others", [2, 3, 9])
async def test_rows_hand_and_everybodys_points_fit_on_one_screen(door: Door, others: int) -> None:
    ann = await door.person("Ann", viewport=DESK)
    await ann.sit_down("you" + " bot" * others)
    await ann.begun()
    assert await bottom(ann, ".seats") < 300
    assert await bottom(ann, ".hand") <= 800
    assert await shifted(ann.page) < MOST_SHIFT
    await ann.answer()
    await ann.asked()
    assert await shifted(ann.page) < MOST_SHIFT


@pytest.mark.parametrize("width", [1280, 1920])
async def test_a_hand_of_sixteen_shows_every_bullet(door: Door, width: int) -> None:
    ann = await door.person("Ann", viewport={"width": width, "height": 800 if width < 1900 else 1080})
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    assert len(ann.cards) == 15  # and the Hero
    await expect(ann.card("hero")).to_be_visible()
    assert await ann.page.evaluate(UNREADABLE) == []


async def test_row_cards_are_larger_where_there_is_room(door: Door) -> None:
    widths = []
    for size in (DESK, {"width": 1920, "height": 1080}):
        ann = await door.person("Ann", viewport=size)
        await ann.sit_down("you bot bot")
        await ann.begun()
        widths.append(await ann.page.locator(".rows [data-card]").first.evaluate("e => e.clientWidth"))
    assert widths[1] > 1.4 * widths[0]


@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, DESK])
async def test_take_covers_no_card(door: Door, size: dict[str, int]) -> None:
    ann = await door.person("Ann", viewport=size)
    await until_a_row_is_asked(ann)
    await expect(ann.row_button(3)).to_be_visible()
    assert await ann.page.evaluate(ON_A_CARD) == 0
