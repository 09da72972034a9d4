"""Reads the files of a language: its entries, its rules, and its completeness. texts.py formats them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from shambles.core.files.rulebook import Rule, read_rulebook
from shambles.core.game import Game, all_games
from shambles.languages.finding import ENGLISH, HOUSE, PSEUDO, is_ours, languages, pages
from shambles.languages.sources import ENTRY, old_texts

# Pages of the house that no browser needs at once, or ever.
APART = (
    "people.",
    "daily.",
    "puzzles.",
    "review.",
    "playing-on.",
    "clubs.",
    "spectators.",
    "host.",
    "workshop.",
    "terminal.",
    "lab.",
    "studies.",
)
HOUSE_PAGES = {"house": ".ftl", **{more.rstrip("."): f"{more}ftl" for more in APART}}  # by the names that are asked for
NAME = "language-name"


@lru_cache(maxsize=256)
def all_entries(lang: str, game: Game[Any, Any] | None, lessons: bool) -> dict[str, str]:
    """All entries of a language for the house, and optionally for a game and its lessons."""
    found: dict[str, str] = {}
    for name in HOUSE_PAGES.values():
        found |= entries(name, lang)
    if game is not None:
        found |= entries(".ftl", lang, game)
    if game is not None and lessons:
        found |= entries("lessons.ftl", lang, game)
    return found


def entries(name: str, lang: str, game: Game[Any, Any] | None = None) -> dict[str, str]:
    """Entries of all pages with this name."""
    found: dict[str, str] = {}
    for page in pages(name, ENGLISH if lang == PSEUDO else lang, game):
        found |= _read(page)
    if lang != PSEUDO:
        return found
    from shambles.languages.pseudo import lengthen_entry

    return {key: lengthen_entry(entry) for key, entry in found.items()}


def page_in(name: str, lang: str, game: Game[Any, Any] | None = None) -> str:
    """A whole page for a client that lacks it: in this language, or else in English, entry by entry."""
    return "".join((entries(name, ENGLISH, game) | entries(name, lang, game)).values())


@lru_cache(maxsize=256)
def _read(page: Path) -> dict[str, str]:
    """The entries of a page by key, as written."""
    return {entry.partition("=")[0].strip(): entry for entry in ENTRY.split(page.read_text("utf-8"))[1:]}


@lru_cache(maxsize=32)
def rulebook(lang: str, game: Game[Any, Any]) -> dict[str, Rule]:
    """Rules by number: the game's and the house's. Rules that this language lacks are in English."""
    rules: dict[str, Rule] = {}
    for place in (game, None):
        english, own = (_rules(one, place) for one in (ENGLISH, lang))
        rules |= {rule: own.get(rule, english[rule]) for rule in english}
    return rules


def _rules(lang: str, game: Game[Any, Any] | None) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for page in pages("rulebook.md", ENGLISH if lang == PSEUDO else lang, game):
        found |= read_rulebook(page.read_text("utf-8"))
    if lang != PSEUDO:
        return found
    from shambles.languages.pseudo import lengthen

    return {rule.id: Rule(rule.id, lengthen(rule.chapter), lengthen(rule.text)) for rule in found.values()}


# --- the languages in a menu


class Language(msgspec.Struct, frozen=True):
    """A language as a menu shows it."""

    code: str
    name: str  # in that language
    done: int  # percent of the English texts, without those whose translation is old
    ours: bool  # complete, and of Shambles alone: the browser client has its texts built in


def menu() -> tuple[Language, ...]:
    """Every language under its own name, with its percentage of translated texts."""
    return tuple(_in_menu(lang, is_ours(lang)) for lang in languages())


@cache
def _in_menu(lang: str, ours: bool) -> Language:
    return Language(lang, own_name(lang), how_much(lang), ours and not _shares(lang).missing)


def own_name(lang: str) -> str:
    """A language's own name; its code if it has none."""
    entry = entries(".ftl", lang).get(NAME, "")
    return entry.partition("\n")[0].partition("=")[2].strip() or lang


def how_much(lang: str) -> int:
    """Percentage of the English texts of Shambles and our games with an up-to-date translation."""
    shares = _shares(lang)
    return 100 * (shares.english - shares.missing - shares.old) // shares.english


class _Shares(NamedTuple):
    """Numbers of texts: in English, missing in a language, and with an outdated translation."""

    english: int
    missing: int
    old: int


@cache
def _shares(lang: str) -> _Shares:
    names = [*HOUSE_PAGES.values(), "lessons.ftl"]
    ours = [game for game in all_games() if game.folder.is_relative_to(HOUSE.parent)]
    english = missing = old = 0
    for place in (None, *ours):
        told, said = ({*_rules(one, place), *_keys(names, one, place)} for one in (ENGLISH, lang))
        english, missing = english + len(told), missing + len(told - said)
        for name in (*names, "rulebook.md"):
            for source in islice(pages(name, ENGLISH, place), 1):
                old += sum(len(old_texts(source, page, lang)) for page in pages(name, lang, place))
    return _Shares(english, missing, old)


def _keys(names: Iterable[str], lang: str, game: Game[Any, Any] | None) -> set[str]:
    return {key for name in names for key in entries(name, lang, game)}
