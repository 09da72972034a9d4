"""What is in sight: measured, not looked at."""

from __future__ import annotations

from playwright.async_api import Page

# By nine points spread over it: is it within the window, and is it really what is seen there? A card of a fan shows a
# strip of itself, so a third of the points is enough; within the window it has to be whole.
IN_SIGHT = """([selectors, whole]) => selectors.flatMap((selector) => {
  const them = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }));
  if (!them.length) return [`${selector} is not there`];
  return them.flatMap((e) => {
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
    const where = `${Math.round(left)}…${Math.round(right)} × ${Math.round(top)}…${Math.round(bottom)}`;
    if (whole && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)) {
      return [`${selector} is out of the window: ${where}`];
    }
    const seen = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]))
      .map(([x, y]) => document.elementsFromPoint(x, y).find((found) => !found.matches('.whole-sentence')))
      .filter((found) => found && e.contains(found)); // the way to its rule lies on a sentence, and hides nothing of it
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const what = `${over?.tagName}.${over?.getAttribute('class')}`;
    return seen.length >= 3 ? [] : [`${selector} is covered by ${what}: ${where}`];
  });
})"""


# Names of which not every letter is shown.
CUT = """(names) => [...document.querySelectorAll('main *')].filter((e) => names.includes(e.textContent.trim())
  && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow === 'ellipsis' && e.checkVisibility()
).map((e) => `${e.textContent.trim()} is cut: ${e.getAttribute('class')}, ${e.clientWidth} of ${e.scrollWidth}`)"""


async def out_of_sight(page: Page, *selectors: str, whole: bool = True) -> list[str]:
    """Which of these are not in sight, and why."""
    found: list[str] = await page.evaluate(IN_SIGHT, [list(selectors), whole])
    return found


async def cut_names(page: Page, names: list[str]) -> list[str]:
    """Which of these names are cut off somewhere."""
    found: list[str] = await page.evaluate(CUT, names)
    return found


def control_of(game: str, notation: str) -> list[str]:
    """Where an answer is given: its own button, each of its cards, or the space of the map to which it leads."""
    is_cards = game == "card_game" and not notation.startswith("row")
    if is_cards or (game == "tacdex" and (notation == "redo" or notation.isdigit())):
        return [f'[data-pick="{one}"]' for one in notation.split("+")]
    if game == "board_game":
        return [f'[data-choice="{notation}"], [data-space="{notation.split(" ")[-1]}"]']
    return [f'[data-choice="{notation}"]']


async def one_in_sight(page: Page, game: str, notations: list[str]) -> list[str]:
    """Nothing, if at least one of these answers can be given without scrolling; else what is wrong with the first."""
    troubles = [await out_of_sight(page, *control_of(game, one)) for one in notations[:12]]
    return [] if any(not trouble for trouble in troubles) else troubles[0]
