"""Finding English where another language should be."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.async_api import Page

from shambles.core.game import find_game
from shambles.texts import HOUSE, LANGUAGES

# Everything that is said on the page: texts that are not hidden, and the names of things. What is marked as English
# in the page itself, such as the notes of the examples, is meant to be.
SAID = """() => {
  const said = new Set();
  const english = (e) => e.closest('body [lang]')?.lang === 'en';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, data } = walker.currentNode;
    if (holder.checkVisibility() && !english(holder)) said.add(data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title'])
    for (const e of document.querySelectorAll(`[${name}]`)) if (!english(e)) said.add(e.getAttribute(name));
  return [document.title, ...said];
}"""


class _Plain(Visitor):
    """Collects the words that are said as they are written: patterns without anything to be filled in."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Message(self, node: Any) -> None:  # noqa: N802
        if node.id.name != "language-name":  # a menu names them all
            self.generic_visit(node)

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        if len(node.elements) == 1 and isinstance(node.elements[0], ast.TextElement):
            self.words.add(node.elements[0].value.strip())
        self.generic_visit(node)


@cache
def _words(lang: str, game: str) -> set[str]:
    found = _Plain()
    for folder in (HOUSE, find_game(game).folder):
        found.visit(FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8")))
    return found.words


async def english_on(page: Page, game: str = "card_game") -> list[str]:
    """Whatever is said in English and has other words in the language of the page; of an English page, in Dutch."""
    said: list[str] = await page.evaluate(SAID)
    lang: str = await page.evaluate("document.documentElement.lang")
    return sorted(set(said) & (_words("en", game) - _words(lang if lang in LANGUAGES[1:] else "nl", game)))
