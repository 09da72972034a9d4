"""A phone 320 pixels wide, in every language: nothing sticks out, fingers hit what they aim at, Dutch is Dutch."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.gallery import Gallery
from browser.people import Door, picture
from browser.tour import tour
from server.nights import at_night
from shambles.texts import LANGUAGES


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


FINGER = 44

# Controls that are smaller than a finger. Links within a text, and a sentence that leads to its rule, may be as high as
# its lines (WCAG 2.5.8).
TOO_SMALL = """finger => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const named = (e) => `${e.tagName.toLowerCase()} “${(e.getAttribute('aria-label') ?? e.textContent).trim()}”`;
  const inText = (e) => [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) ||
    (e.matches('.whole-sentence') && e.offsetHeight >= 24);
  const found = [];
  for (const e of root.querySelectorAll('a[href], button, select, input, textarea, summary')) {
    const box = (['radio', 'checkbox'].includes(e.type) && e.closest('label') || e).getBoundingClientRect();
    const seen = e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.type === 'radio';
    if (!seen || box.width <= 1 || box.bottom <= 0 || inText(e)) continue;
    if (Math.round(box.width) < finger || Math.round(box.height) < finger)
      found.push(`${named(e)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  return found;
}"""

# What sticks out to the right, innermost first, to find the culprit.
TOO_WIDE = """() => document.scrollingElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5)
    .map((e) => `${e.tagName.toLowerCase()}.${e.className} “${e.textContent.trim().slice(0, 40)}”`).slice(-5)"""


# Where the middle and the edges of what has the focus are, is it really what is seen there?
COVERED = """() => {
  const here = document.activeElement;
  const { left, right, top, bottom } = here.getBoundingClientRect();
  const heights = [top + 2, (top + bottom) / 2, bottom - 2];
  return heights.some((y) => !here.contains(document.elementFromPoint((left + right) / 2, y)));
}"""

# Selects whose chosen words are wider than their room: without the padding, and the arrow of about an em and a half.
CUT_OFF = """() => [...document.querySelectorAll('select')].filter((e) => {
  const style = getComputedStyle(e);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(e.selectedOptions[0].text).width > room - 1.5 * parseFloat(style.fontSize);
}).map((e) => e.selectedOptions[0].text)"""


async def test_nothing_covers_the_card_that_has_the_focus(door: Door) -> None:
    ann = await door.person("Ann", viewport={"width": 320, "height": 640}, has_touch=True)
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    cards: list[int | str] = [*ann.cards, "hero"]
    picks: tuple[list[int | str], ...] = ([], [cards[0]], ["hero"])
    for picked in picks:  # the panel grows with what it says
        for card in picked:
            await ann.card(card).click()
        for way, order in (("ArrowRight", cards), ("ArrowLeft", cards[::-1])):
            await ann.card(order[0]).focus()
            for card in order:
                await expect(ann.card(card)).to_be_focused()
                await ann.page.wait_for_function(f"() => !({COVERED})()")
                if card != order[-1]:
                    await ann.page.keyboard.press(way)


@pytest.mark.parametrize("lang", ["nl", *(at_night(lang) for lang in LANGUAGES if lang != "nl")])
async def test_everything_fits_on_a_small_phone(door: Door, lang: str) -> None:
    ann = await door.person("Ann", lang, viewport={"width": 320, "height": 640}, has_touch=True)
    ben = await door.person("Maximiliaan Wolkenstein")  # as long as a name can be
    troubles: list[str] = []
    async for screen in tour(ann, ben):
        await picture(ann, f"phone-{lang}-{screen}")
        found = {
            "sticks out": await ann.page.evaluate(TOO_WIDE),
            "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
            "is cut off": await ann.page.evaluate(CUT_OFF),
        }
        if lang != "en":
            found["is English"] = await english_on(ann.page)
        troubles += [f"{screen}: {what}: {one}" for what, them in found.items() for one in them]
    assert not troubles, "\n".join(troubles)
