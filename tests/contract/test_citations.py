"""By the book: every rule of every rulebook is cited by a test, and no test cites a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import shambles
from shambles.core.game import find_game
from shambles.games import IN_ORDER
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.effects import operations as best_defense
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.effects import operations as board_game
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


@cache
def cited() -> set[str]:
    """By all tests; read when a test asks, not by every process that looks for tests."""
    pages = [page.read_text("utf-8") for folder in (TESTS, SUITE) for page in folder.rglob("*.py")]
    return {rule for page in pages if ".rule(" in page for rule in cited_in(page)}


@cache
def known() -> set[str]:
    return {rule for slug in IN_ORDER for rule in rulebook("en", find_game(slug))}


@pytest.mark.parametrize("slug", IN_ORDER)
def test_every_rule_is_cited_by_a_test(slug: str) -> None:
    prefix = find_game(slug).prefix
    rules = {rule for rule in known() if rule.startswith(prefix)}
    assert len(rules) > 100
    assert not rules - cited()


def test_house_rules_are_cited_by_a_test() -> None:
    assert not {rule for rule in known() if rule.startswith("SH-")} - cited()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert not cited() - known()


def test_a_citation_is_found_and_a_mention_is_not() -> None:
    assert list(cited_in('@pytest.mark.rule("XX-001", "XX-002")\ndef test(): "XX-003"')) == ["XX-001", "XX-002"]


# --- what cards can do


def is_of_a_rule(function: ast.stmt) -> bool:
    return isinstance(function, ast.FunctionDef) and any(
        list(cited_in(ast.unparse(one))) for one in function.decorator_list
    )


def said_in(source: str) -> set[str]:
    """The words in the strings of tests that cite a rule, and of what stands above them that they use."""
    page = ast.parse(source).body
    tests = [one for one in page if is_of_a_rule(one)]
    used = {node.id for one in tests for node in ast.walk(one) if isinstance(node, ast.Name)}
    above = [one for one in page if isinstance(one, ast.Assign) and used & {ast.unparse(name) for name in one.targets}]
    nodes = [node for one in (*tests, *above) for node in ast.walk(one)]
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for string in strings for word in re.findall("[a-z_0-9]+", string.lower())}


def said_of(slug: str) -> set[str]:
    return {word for page in (TESTS / "games" / slug).glob("test_*.py") for word in said_in(page.read_text("utf-8"))}


def test_every_card_and_operation_of_the_best_defense_is_named_by_a_rule_test() -> None:
    box = box_of("standard")
    assert {*box.survivors, *box.items, *box.weapons, *box.motives, *best_defense.OPERATIONS} - said_of(
        "best_defense"
    ) == set()


def test_every_ability_and_operation_of_the_board_game_is_named_by_a_rule_test() -> None:
    box = find_box("standard")
    able = {card for card in (*box.survivors, *box.encounters) if box.abilities_of(card)}
    assert {*able, *board_game.OPERATIONS} - said_of("board_game") == set()


def test_only_tests_that_cite_a_rule_name_cards() -> None:
    plain = 'CARDS = ["bea"]\nOTHERS = ["kit"]\ndef test_one(): "june"\n'
    page = f'{plain}@pytest.mark.rule("XX-001")\ndef test_two(): CARDS, "ann"'
    assert said_in(page) >= {"bea", "ann"}
    assert not said_in(page) & {"kit", "june"}
