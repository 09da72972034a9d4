"""Reading a rulebook: rules by number, in chapters, from a Markdown page.

A chapter is a line `## Title`. A rule is a paragraph that starts with its id in bold: `**CG-110** A card lower than …`.
"""

from __future__ import annotations

import re

import msgspec

_RULE = re.compile(r"\*\*([A-Z]{2}-R?\d+)\*\* +(.*)", re.DOTALL)


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule: its id, its chapter, and its text (Markdown, one paragraph)."""

    id: str
    chapter: str
    text: str


def read_rulebook(page: str) -> dict[str, Rule]:
    """The rules of a page by their ids, in the page's order."""
    rules: dict[str, Rule] = {}
    chapter = ""
    for paragraph in re.split(r"\n\s*\n", page):
        paragraph = paragraph.strip()
        if paragraph.startswith("## "):
            chapter = paragraph[3:].strip()
        elif found := _RULE.fullmatch(paragraph):
            if found[1] in rules:
                raise ValueError(f"{found[1]} stands twice in the rulebook")
            rules[found[1]] = Rule(found[1], chapter, " ".join(found[2].split()))
    return rules
