"""Docstrings and comments get plainer, package by package: the number of hard ones may only fall."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from plain_words import TABLE, count, hard_prose, in_browser, in_python

FILE = Path(__file__)


def test_no_package_gets_harder_to_read() -> None:
    found = hard_prose()
    counts, known = count(found), tomllib.loads(TABLE.read_text("utf-8"))
    more = {package for package, number in counts.items() if number > known.get(package, 0)}
    listed = "\n".join(str(one) for one in found if one.package in more)
    assert not more, f"these begin with a clause or use a private word (tests/plain_words.py has the list):\n{listed}"
    fewer = {package: counts.get(package, 0) for package, number in known.items() if number > counts.get(package, 0)}
    assert not fewer, f"fewer than in the table; lower it with `python tests/plain_words.py`: {fewer}"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('def f():\n    """What is explained."""\n', [2]),
        ('def f():\n    """The share that is explained."""\n', []),
        ('@app.command()\ndef f():\n    """What decides a game."""\n', []),
        ('@app.command()\ndef f():\n    """Say what came of a game."""\n', [3]),
        ('"""Plays for whoever left."""\n', [1]),
        ('"""BD-R29  Where the dead are laid."""\n', []),
        ('class A:\n    """A moment.\n\n    laid   seats that answered\n    room   seats in the room\n    """\n', [2]),
        ('class A:\n    """A moment.\n\n    laid   seats that have answered\n    """\n', []),
        ("x = 1  # who is awaited\ny = 2  # who else\n", [1, 2]),
        ("x = 1  # seats that must answer, by table\n", []),
        ("# The seats\n# of that table.\nx = 1\n", [1]),
        ("# Called `laid` on the wire.\nx = '# what'\n", []),
    ],
)
def test_python(source: str, lines: list[int]) -> None:
    assert [one.line for one in in_python(FILE, source) if one.hard] == lines


@pytest.mark.parametrize(
    ("name", "source", "lines"),
    [
        ("a.ts", "/** What is seen. */\nconst x = 'http://a'; // whoever looks\n", [1, 2]),
        ("a.ts", "const x = '// what'; // seconds\n", []),
        ("a.ts", "// Seconds until\n// who is awaited is called.\n", []),
        ("a.svelte", "<!-- What a player has -->\n<p>don't</p>\n<script>\n// how many\n</script>\n", [1, 4]),
    ],
)
def test_typescript(name: str, source: str, lines: list[int]) -> None:
    assert sorted(one.line for one in in_browser(Path(name), source) if one.hard) == lines
