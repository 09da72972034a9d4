"""A phone 320 pixels wide, in both languages: nothing sticks out, fingers hit what they aim at, Dutch is Dutch."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.dutch import english_on
from browser.people import Door
from browser.tour import tour

PICTURES = Path(__file__).parents[2] / "artefacts"
FINGER = 44

# Controls that are smaller than a finger. Links within a text, and the number of the rule that ends a sentence, may be
# as high as its lines (WCAG 2.5.8).
TOO_SMALL = """finger => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const named = (e) => `${e.tagName.toLowerCase()} “${(e.getAttribute('aria-label') ?? e.textContent).trim()}”`;
  const inText = (e) => [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) ||
    (/^[A-Z]{2}-[A-Z]?[0-9]+$/.test(e.textContent.trim()) && e.offsetHeight >= 24);
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


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_everything_fits_on_a_small_phone(door: Door, lang: str) -> None:
    ann = await door.person("Ann", lang, viewport={"width": 320, "height": 640}, has_touch=True)
    ben = await door.person("Maximiliaan Wolkenstein")  # as long as a name can be
    PICTURES.mkdir(exist_ok=True)
    troubles: list[str] = []
    async for screen in tour(ann, ben):
        await ann.page.screenshot(path=PICTURES / f"phone-{lang}-{screen}.png", full_page=True)
        found = {
            "sticks out": await ann.page.evaluate(TOO_WIDE),
            "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
        }
        if lang == "nl":
            found["is English"] = await english_on(ann.page)
        troubles += [f"{screen}: {what}: {one}" for what, them in found.items() for one in them]
    assert not troubles, "\n".join(troubles)
