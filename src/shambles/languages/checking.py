"""Checks for translators: texts that are missing, old, too long or still English, and wrong parameters.

A language is compared with English, page by page: the pages of a folder are `en.ftl`, `people.en.ftl`, `rulebook.en.md`
and so on, and those of a language have its code in place of `en`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    Junk,
    Message,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from shambles.languages.sources import old_texts
from shambles.languages.widths import too_long

RULE = re.compile(r"^\*\*([A-Z]{2}-R?\d+)\*\* +(.*?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
WORD = re.compile(r"[^\W\d_]{3,}")


class Finding(NamedTuple):
    """One finding for a translator: the page, the kind of fault, the key, and details."""

    page: Path
    fault: str  # no-page, syntax, twice, missing, unused, old, parameters, order, chapters, long, english
    key: str
    about: str = ""


class Entry(NamedTuple):
    """Parts of a message, from its source, without formatting it."""

    variables: frozenset[str]  # all variables
    shown: frozenset[str]  # variables in the text itself, not only in selectors
    longest: str  # the longest variant, without variables
    words: str  # all literal text


def check(lang: str, folders: Iterable[tuple[Path, Sequence[Path]]]) -> Iterator[Finding]:
    """Findings for a language, page by page: each folder of English, with the folders in which the language may be."""
    for folder, homes in folders:
        for english, page in pages_of(folder, lang):
            found = [home / page.name for home in homes if (home / page.name).is_file()]
            page = found[-1] if found else homes[-1] / page.name
            yield from check_page(english, page)
            yield from (Finding(page, "old", key) for key in old_texts(english, page, lang))


def places_of(source: Path, keys: Iterable[str], kinds: Sequence[str]) -> Iterator[tuple[Path, int, str]]:
    """Places in the code with a key, or with one that begins like it: file, line, source text."""
    wanted = re.compile("|".join(rf"[\"'`]{re.escape(key)}" for key in keys))
    for file in sorted(file for kind in kinds for file in source.rglob(f"*.{kind}")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if wanted.search(line):
                yield file, number, line.strip()


def pages_of(folder: Path, lang: str) -> Iterator[tuple[Path, Path]]:
    """The English pages of a folder, each with the path of this language's page, which may not exist."""
    for english in sorted((*folder.glob("en.ftl"), *folder.glob("*.en.ftl"), *folder.glob("rulebook.en.md"))):
        yield english, english.with_name(re.sub(r"(^|\.)en\.(ftl|md)$", rf"\g<1>{lang}.\2", english.name))


def check_page(english: Path, page: Path) -> list[Finding]:
    """Findings for one page of a language."""
    if not page.exists():
        return [Finding(page, "no-page", page.name)]
    if page.suffix == ".md":
        return list(_check_rules(english, page))
    findings: list[Finding] = []
    known, said = read_page(english, []), read_page(page, findings)
    findings += [Finding(page, "missing", key) for key in known if key not in said]
    findings += [Finding(page, "unused", key) for key in said if key not in known and not key.startswith("-")]
    for key in (key for key in known if key in said):
        findings += (Finding(page, *fault) for fault in _compare(key, known[key], said[key]))
    return findings


def read_page(page: Path, findings: list[Finding]) -> dict[str, Entry]:
    """The messages of a page by key. Syntax errors are added to the findings."""
    found: dict[str, Entry] = {}
    text = page.read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            findings.append(Finding(page, "syntax", f"line {line}", str(entry.annotations[0].message)))
        elif isinstance(entry, Message):
            if entry.id.name in found:
                findings.append(Finding(page, "twice", entry.id.name))
            found[entry.id.name] = _entry(entry)
    return found


def _compare(key: str, english: Entry, entry: Entry) -> Iterator[tuple[str, str, str]]:
    if entry.variables - english.variables:
        yield "parameters", key, "+ " + _listed(entry.variables - english.variables)
    if english.shown - entry.variables - {"you"}:
        yield "parameters", key, "− " + _listed(english.shown - entry.variables - {"you"})
    if long := too_long(key, entry.longest, english.longest):
        yield "long", key, long
    if entry.words == english.words and len(WORD.findall(english.words)) > 1:
        yield "english", key, entry.words.strip()


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def _entry(entry: Message) -> Entry:
    seen = _Seen()
    seen.visit(entry)
    longest = _longest(entry.value) if entry.value is not None else ""
    return Entry(frozenset(seen.variables), frozenset(seen.shown), longest, " ".join(seen.words))


class _Seen(Visitor):
    """Collects the variables and the literal text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the parser's own naming
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        chosen = _Seen()
        chosen.visit(node.selector)
        self.variables |= chosen.variables
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value.strip())

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802 - grammar of the language's own
        chosen = _Seen()
        chosen.visit(node.value)
        self.variables |= chosen.variables


def _longest(pattern: Any) -> str:
    """The longest variant of a message, without its variables."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            said += element.value
        elif isinstance(element.expression, SelectExpression):
            said += max((_longest(variant.value) for variant in element.expression.variants), key=len)
    return said


def _check_rules(english: Path, page: Path) -> Iterator[Finding]:
    known, said = (_rules(one) for one in (english, page))
    yield from (Finding(page, "missing", rule) for rule in known if rule not in said)
    yield from (Finding(page, "unused", rule) for rule in said if rule not in known)
    yield from (Finding(page, "english", rule) for rule in said if said[rule] == known.get(rule))
    if [rule for rule in known if rule in said] != [rule for rule in said if rule in known]:
        yield Finding(page, "order", page.name)
    chapters = [one.read_text("utf-8").count("\n## ") for one in (english, page)]
    if chapters[0] != chapters[1]:
        yield Finding(page, "chapters", page.name, f"{chapters[1]} ≠ {chapters[0]}")


def _rules(page: Path) -> dict[str, str]:
    return {found[1]: " ".join(found[2].split()) for found in RULE.finditer(page.read_text("utf-8"))}
