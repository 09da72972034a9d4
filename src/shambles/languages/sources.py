"""Records the English source of each translation, to find translations that are older than their English.

A file beside a language's pages, `de.sources`, holds under the name of each page a line for each of its texts: the key
and a fingerprint of the English. A translation is *old* if its English now has another fingerprint. `shambles texts
confirm` writes the file. A language without such a file is not checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from shambles.core.files.rulebook import read_rulebook

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # the start of a message in a Fluent file
WAITS = "waits"  # marks a line whose translation is known to be old and waits for a translator
HEADING = "# The English that each text was translated from. Written by `shambles texts confirm`."


class Source(NamedTuple):
    """The English source of a translation: its fingerprint, and True if the translation waits for a translator."""

    fingerprint: str
    waits: bool = False


def texts_in(file: Path) -> dict[str, str]:
    """The texts of a Fluent file or a rulebook by key, as written, without comments."""
    written = file.read_text("utf-8")
    if file.suffix == ".md":
        return {rule.id: rule.text for rule in read_rulebook(written).values()}
    return {entry.partition("=")[0].strip(): _without_comments(entry) for entry in ENTRY.split(written)[1:]}


def sources_file(page: Path, lang: str) -> Path:
    return page.with_name(f"{lang}.sources")


def read_sources(file: Path) -> dict[tuple[str, str], Source]:
    """Read a `.sources` file, by page and key; empty if there is none."""
    return dict(_read_sources(file, file.stat().st_mtime_ns)) if file.is_file() else {}


@lru_cache(maxsize=64)
def _read_sources(file: Path, written_at: int) -> dict[tuple[str, str], Source]:
    sources: dict[tuple[str, str], Source] = {}
    page = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("["):
            page = line.strip("[]")
        elif line and not line.startswith("#"):
            key, recorded, *waits = line.split()
            sources[page, key] = Source(recorded, WAITS in waits)
    return sources


def write_sources(file: Path, sources: Mapping[tuple[str, str], Source]) -> None:
    lines, last = [HEADING], ""
    for (page, key), source in sorted(sources.items()):
        lines += [f"\n[{page}]"] if page != last else []
        lines.append(f"{key} {source.fingerprint}{f' {WAITS}' if source.waits else ''}")
        last = page
    file.write_text("\n".join(lines) + "\n", "utf-8")


def old_texts(english: Path, page: Path, lang: str) -> dict[str, Source | None]:
    """The keys of a page whose English has changed since they were translated; None where nothing is recorded."""
    sources = read_sources(sources_file(page, lang))
    if not sources or not page.is_file():
        return {}
    now, own = texts_in(english), texts_in(page)
    recorded = {key: sources.get((page.name, key)) for key in own if key in now}
    return {
        key: source
        for key, source in recorded.items()
        if source is None or source.waits or source.fingerprint != fingerprint(now[key])
    }


def confirm(english: Path, page: Path, lang: str, keys: Iterable[str] = (), waits: bool = False) -> list[str]:
    """Record that translations match the present English, or that they wait for a translator.

    Without keys: all of this page. Returns the keys with a changed record. Records of deleted texts are dropped.
    """
    file = sources_file(page, lang)
    sources = read_sources(file)
    wanted, now, own = set(keys), texts_in(english), texts_in(page)
    before = {key: source for (name, key), source in sources.items() if name == page.name}
    after = {
        key: Source(fingerprint(now[key]), waits) if not wanted or key in wanted else before.get(key)
        for key in own
        if key in now
    }
    others = {place: source for place, source in sources.items() if place[0] != page.name}
    kept = {(page.name, key): source for key, source in after.items() if source is not None}
    write_sources(file, others | kept)
    return [key for key, source in after.items() if source != before.get(key)]


def fingerprint(text: str) -> str:
    """Fingerprint of a text: eight hexadecimal digits, independent of white space."""
    return blake2b(" ".join(text.split()).encode(), digest_size=4).hexdigest()


def _without_comments(entry: str) -> str:
    return "\n".join(line for line in entry.splitlines() if line.strip() and not line.startswith("#"))
