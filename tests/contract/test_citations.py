"""By the book: every rule of every rulebook is cited by a test, and no test cites a rule that does not exist."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import shambles
from shambles.core.game import find_game
from shambles.games import IN_ORDER
from shambles.texts import rulebook

TESTS = Path(__file__).parents[1]
SUITE = Path(shambles.__file__).parent / "testing"


def cited_in(source: str) -> Iterator[str]:
    """The ids in `@pytest.mark.rule("CG-110", …)`, wherever such a mark is written."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for word in node.args:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


CITED = {
    rule for folder in (TESTS, SUITE) for page in folder.rglob("*.py") for rule in cited_in(page.read_text("utf-8"))
}
KNOWN = {rule for slug in IN_ORDER for rule in rulebook("en", find_game(slug))}


@pytest.mark.parametrize("slug", IN_ORDER)
def test_every_rule_is_cited_by_a_test(slug: str) -> None:
    prefix = find_game(slug).prefix
    rules = {rule for rule in KNOWN if rule.startswith(prefix)}
    assert len(rules) > 100
    assert not rules - CITED


def test_house_rules_are_cited_by_a_test() -> None:
    assert not {rule for rule in KNOWN if rule.startswith("SH-")} - CITED


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert not CITED - KNOWN


def test_a_citation_is_found_and_a_mention_is_not() -> None:
    assert list(cited_in('@pytest.mark.rule("XX-001", "XX-002")\ndef test(): "XX-003"')) == ["XX-001", "XX-002"]
