"""Finds the available languages and their files. No language is named in the code.

Our own are beside this file and in each game's folder. An installed package adds some by the entry point
`shambles.languages`, and a host names folders in `SHAMBLES_LANGUAGES`. Such a folder holds the pages of the house
(`it.ftl`, `people.it.ftl`, `rulebook.it.md`), and those of a game in a folder with its short name. A text that a
language lacks is given in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from shambles.core.game import Game

ENGLISH = "en"  # the fallback, which has every text
GROUP = "shambles.languages"  # the entry points of packages that bring languages
VARIABLE = "SHAMBLES_LANGUAGES"  # folders of languages, separated as in PATH
PSEUDO = "en-XA"  # English with long accented words, which shows what does not fit and what is not in the catalogue
PSEUDO_VARIABLE = "SHAMBLES_PSEUDO"
CODE = r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}"
HOUSE = Path(__file__).parents[1]

_PAGE = re.compile(rf"({CODE})\.ftl")


def shipped() -> tuple[str, ...]:
    """Languages that come with Shambles, English first."""
    return _in_order(_codes(HOUSE / "text"))


def languages() -> tuple[str, ...]:
    """Every language that can be chosen here, English first."""
    return _languages(os.environ.get(VARIABLE, ""), bool(os.environ.get(PSEUDO_VARIABLE)))


def next_language(lang: str) -> str:
    """The language after this one, in a cycle."""
    every = languages()
    return every[(every.index(lang) + 1) % len(every)]


@cache
def _languages(named: str, pseudo: bool) -> tuple[str, ...]:
    found = {code for folder in (HOUSE / "text", *_brought(named)) for code in _codes(folder)}
    return (*_in_order(found), *((PSEUDO,) if pseudo else ()))


def _codes(folder: Path) -> set[str]:
    return {found[1] for page in folder.glob("*.ftl") if (found := _PAGE.fullmatch(page.name))}


def _in_order(codes: set[str]) -> tuple[str, ...]:
    return (ENGLISH, *sorted(codes - {ENGLISH}))


@cache
def _brought(named: str) -> tuple[Path, ...]:
    """Folders of additional languages: those of packages first, so that a host's own override them."""
    from importlib.metadata import entry_points  # only now: it takes longer than most commands run
    from importlib.util import find_spec

    folders: list[Path] = []
    for offer in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        if (spec := find_spec(offer.module)) is not None:
            folders += map(Path, spec.submodule_search_locations or ())
    return (*folders, *(Path(place) for place in named.split(os.pathsep) if place))


def homes(game: Game[Any, Any] | None = None) -> list[Path]:
    """Folders that may hold pages of the house or of a game: ours first; later ones override earlier ones."""
    brought = _brought(os.environ.get(VARIABLE, ""))
    if game is None:
        return [HOUSE / "text", *brought]
    return [game.folder / "text", *(folder / game.slug for folder in brought)]


def pages(name: str, lang: str, game: Game[Any, Any] | None = None) -> Iterator[Path]:
    """The files of a language with this name (`.ftl`, `people.ftl`, `rulebook.md`)."""
    stem, dot, kind = name.rpartition(".")
    file = f"{stem}{dot if stem else ''}{lang}.{kind}"
    return (page for home in homes(game) if (page := home / file).is_file())


def is_ours(lang: str) -> bool:
    """True if no additional folder has a page of this language."""
    own = _brought(os.environ.get(VARIABLE, ""))
    return lang in shipped() and not any(next(folder.rglob(f"*{lang}.*"), None) for folder in own)


def closest(wishes: str) -> str:
    """The best match for a browser's `Accept-Language`, or English."""
    known = {code.lower(): code for code in languages()}
    for wish in wishes.lower().split(","):
        tag = wish.partition(";")[0].strip().replace("_", "-")
        while tag:
            if tag in known:
                return known[tag]
            tag = tag.rpartition("-")[0]
    return ENGLISH
