"""The house rules for rules are held by the contract suite; here, that its checks can bite."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import shambles
from shambles.core.game import find_game
from shambles.games import IN_ORDER
from shambles.testing.forgotten import forgotten_yield_from
from shambles.testing.house_rules import (
    Check,
    cleanup_around_an_ask,
    deep_copies,
    global_state,
    unseemly_imports,
    walks_along_a_set,
)
from shambles.testing.source import modules_of, parse

SOURCE = Path(shambles.__file__).parent
ROOT = SOURCE.parents[1]
LONGEST = 60  # lines of a function


def test_the_rooms_of_every_game_are_looked_at() -> None:
    for slug in IN_ORDER:
        names = set(modules_of(find_game(slug)))
        assert {"table.view", "table.questions", "box.contents"} <= names
        assert any(name.split(".")[0] == "rules" for name in names)


def files_with(word: str) -> dict[Path, str]:
    """The modules that have this word somewhere: to parse all of them for one name is seconds of work."""
    texts = {file: file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py"))}
    return {file: text for file, text in texts.items() if word in text}


def test_nothing_is_copied_deeply_anywhere() -> None:
    found = {str(file.relative_to(SOURCE)): text for file, text in files_with("deepcopy").items()}
    assert deep_copies(parse(found)) == []


@pytest.mark.parametrize("folder", ["src", "scripts", "bench"])
def test_a_function_is_read_at_once(folder: str) -> None:
    assert [
        one for file in sorted((ROOT / folder).rglob("*.py")) for one in long_functions(file.read_text("utf-8"))
    ] == []


def test_nobody_outside_the_core_reaches_into_a_table() -> None:
    allowed = {SOURCE / "testing" / "inside.py", *(SOURCE / "core").rglob("*.py")}
    sources = {file: text for file, text in files_with("_run").items() if file not in allowed}
    assert [f"{file.name}: {line}" for file, text in sources.items() for line in reached_into(text)] == []


def test_a_file_that_is_named_is_there() -> None:
    folders = [ROOT / name for name in ("src", "scripts", "bench", "tests")]
    there = [f"/{file.relative_to(ROOT).as_posix()}" for folder in folders for file in folder.rglob("*.py")]
    assert [f"{file.name}: {name}" for file in sorted(SOURCE.rglob("*.py")) for name in files_amiss(file, there)] == []


def files_amiss(file: Path, there: list[str]) -> list[str]:
    """The files that a module names, in a comment or elsewhere, and that do not exist."""
    named = set(re.findall(r"[\w/]+\.py\b", file.read_text("utf-8"))) - {"path/to/file.py"}
    return [name for name in sorted(named) if not any(one.endswith(f"/{name}") for one in there)]


def long_functions(source: str) -> list[str]:
    """The functions above the limit."""
    functions = (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
    return [one.name for one in functions if (one.end_lineno or 0) - one.lineno >= LONGEST]


def reached_into(source: str) -> list[int]:
    """The lines where somebody takes the run of a table that is not their own."""
    return [
        one.lineno
        for one in ast.walk(ast.parse(source))
        if isinstance(one, ast.Attribute) and one.attr == "_run"
        if not (isinstance(one.value, ast.Name) and one.value.id == "self")
    ]


# --- the checks bite


def test_a_long_function_is_found() -> None:
    assert long_functions("def f():\n" + "    x = 1\n" * LONGEST) == ["f"]
    assert long_functions("def f():\n" + "    x = 1\n" * (LONGEST - 1)) == []


def test_a_file_that_has_gone_is_found(tmp_path: Path) -> None:
    file = tmp_path / "phases.py"
    file.write_text("# The rest is in rules/turns.py, and once was in rules_turns.py.", "utf-8")
    assert files_amiss(file, ["/src/rules/turns.py"]) == ["rules_turns.py"]


def test_a_hand_in_a_table_is_found() -> None:
    assert reached_into("run = table._run\nself.table._run.give(0, one)\nself._run()") == [1, 2]


FLOW = "def heal(t) -> Flow[None]:\n    yield {}\n"

BAD: list[tuple[Check, str]] = [
    (forgotten_yield_from, FLOW + "def f(t):\n    heal(t)"),
    (forgotten_yield_from, FLOW + "def f(t):\n    x = heal(t)"),
    (forgotten_yield_from, FLOW + "def f(t):\n    yield heal(t)"),
    (forgotten_yield_from, FLOW + "def f(t):\n    return [heal(t) for _ in t.seats]"),
    (forgotten_yield_from, FLOW + "EFFECTS = {'heal': heal}\ndef f(t):\n    EFFECTS['heal'](t)"),
    (
        forgotten_yield_from,
        "SHELF: dict[str, Callable[..., Flow[None]]] = {}\ndef f(t):\n    SHELF['a'](t)",
    ),
    (forgotten_yield_from, "class A:\n    def go(self) -> Flow[int]: ...\ndef f(a):\n    a.go()"),
    (
        forgotten_yield_from,
        "from shambles.core.asking.play import choose\ndef f(t):\n    choice = choose(t, Q, 0)",
    ),
    (
        forgotten_yield_from,
        "from shambles.core.asking.play import all_of as ask\ndef f(t):\n    ask(t, Q, t.seats)",
    ),
    (forgotten_yield_from, "from shambles.games.g.effects import hurt\ndef f(t):\n    hurt(t)"),
    (forgotten_yield_from, "from shambles.games.g import effects\ndef f(t):\n    effects.hurt(t)"),
    (forgotten_yield_from, "from shambles.games.g.rooms.deeds import bite\ndef f(t):\n    bite(t)"),
    (forgotten_yield_from, "from shambles.games.g.rooms import deeds as done\ndef f(t):\n    done.bite(t)"),
    (forgotten_yield_from, "import shambles.games.g.rooms.deeds as done\ndef f(t):\n    done.bite(t)"),
    (forgotten_yield_from, "from shambles.core.asking.play import decide\ndef f(t):\n    x = decide(t, Q, 0)"),
    (forgotten_yield_from, "from shambles.core.asking import play\ndef f(t):\n    x = play.decide(t, Q, 0)"),
    (forgotten_yield_from, "import shambles.core.asking.play as core\ndef f(t):\n    core.all_of(t, Q, t.seats)"),
    (forgotten_yield_from, "def g(t):\n    x = yield from h(t)\ndef f(t):\n    g(t)"),
    (forgotten_yield_from, "from .rooms.deeds import bite\ndef f(t):\n    bite(t)"),
    (forgotten_yield_from, "from . import effects\ndef f(t):\n    effects.hurt(t)"),
    (unseemly_imports, "import random"),
    (unseemly_imports, "def f():\n    from os.path import join"),
    (unseemly_imports, "from datetime import date"),
    (unseemly_imports, "import json, secrets as s"),
    (cleanup_around_an_ask, "def f(t):\n    try:\n        yield {}\n    finally:\n        t.done()"),
    (cleanup_around_an_ask, "def f(t):\n    with t:\n        x = yield from g(t)"),
    (
        cleanup_around_an_ask,
        "def f(t):\n    with t:\n        if x:\n            while y:\n                yield",
    ),
    (global_state, "N = 0\ndef f():\n    global N\n    N += 1"),
    (global_state, "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1"),
    (global_state, "SEEN = []\ndef f(card):\n    SEEN.append(card)"),
    (global_state, "SEEN: dict[int, int] = {}\ndef f(card):\n    SEEN[card] = 1"),
    (global_state, "SEEN = dict()\ndef f(card):\n    del SEEN[card]"),
    (walks_along_a_set, "for card in {1, 2}: pass"),
    (walks_along_a_set, "def f(cards):\n    return [card for card in set(cards)]"),
    (walks_along_a_set, "def f(cards):\n    for card in frozenset(cards) - {3}: pass"),
    (walks_along_a_set, "def f(cards):\n    left = {card for card in cards}\n    return list(left)"),
    (walks_along_a_set, "def f(left: set[int]):\n    return (*left,)"),
    (deep_copies, "from copy import deepcopy"),
    (deep_copies, "import copy\ndef f(s):\n    return copy.deepcopy(s)"),
]

GOOD: list[tuple[Check, str]] = [
    (
        forgotten_yield_from,
        FLOW + "def f(t) -> Flow[int]:\n    x = yield from heal(t)\nPHASES = {'h': heal}",
    ),
    (forgotten_yield_from, "def hurt(t): ...\ndef f(t):\n    hurt(t)"),
    (forgotten_yield_from, "from shambles.games.g.lines.deeds import bite\ndef f(t):\n    bite(t)"),
    (unseemly_imports, "from shambles.games.g.random import x\nimport re"),
    (cleanup_around_an_ask, "def f(t):\n    try:\n        yield {}\n    except KeyError:\n        pass"),
    (cleanup_around_an_ask, "def f(t):\n    with t:\n        def g():\n            yield 1"),
    (global_state, "SEEN = []\ndef f(card):\n    SEEN = [card]\n    SEEN.append(card)\n    return SEEN"),
    (global_state, "CARDS = {1: 2}\ndef f(card):\n    return CARDS[card], CARDS.get(card)"),
    (walks_along_a_set, "def f(cards):\n    return sorted(set(cards)), len({1}), 3 in {1}"),
    (deep_copies, "def f(s):\n    return s.copy()"),
]

ELSEWHERE = {
    "effects": "def hurt(t) -> Flow[None]:\n    yield {}\n",
    "rooms.deeds": "def bite(t) -> Flow[None]:\n    yield {}\n",
    "lines.deeds": "def bite(t) -> None: ...\n",  # of the same last name, and not a flow
}


def test_a_forgotten_flow_is_told_with_its_phase() -> None:
    source = "def turn(t) -> Flow[str]:\n    yield from fight(t)\ndef fight(t) -> Flow[None]:\n    bite(t)\n"
    (found,) = forgotten_yield_from(
        parse({"rules": f"from .rooms.deeds import bite\n{source}", **ELSEWHERE}), {"turn": "a-turn"}
    )
    assert "in fight(), of the phase a-turn" in found
    assert "Cure: write `yield from bite(…)`" in found


def names(value: object) -> str:
    return getattr(value, "__name__", "")


@pytest.mark.parametrize(("check", "source"), BAD, ids=names)
def test_a_check_finds_what_is_bad(check: Check, source: str) -> None:
    found = check(parse({"rules": source, **ELSEWHERE}))
    assert len(found) == 1
    assert found[0].startswith("rules.py:")


@pytest.mark.parametrize(("check", "source"), GOOD, ids=names)
def test_a_check_leaves_alone_what_is_good(check: Check, source: str) -> None:
    assert check(parse({"rules": source, **ELSEWHERE})) == []
