"""The golden examples, and scenario files that cannot be used."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.card_game.positions import look
from games.letters import play_randomly
from shambles import BadInput, Table
from shambles.core.playing.runner import check_scenarios
from shambles.games.card_game import GAME
from shambles.testing.examples import changed, golden_of

FORMAT = GAME.scenarios
GOLDEN = golden_of(GAME)
POSITIONS = [name for name, found in GOLDEN.items() if found.get("kind") in (None, "illegal", "end")]


def test_all_28_examples_are_there() -> None:
    assert list(GOLDEN) == [f"CG-G{number:02}" for number in range(1, 29)]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field"),
    [
        ("CG-G01", "expect.rows", [[33, 16], [37], [43], [90]], "rows"),
        ("CG-G02", "expect.pile_cards.A", [16, 17, 22, 26, 29], "pile_cards.A"),
        ("CG-G03", "expect.points.A", 2, "points.A"),
        ("CG-G03", "choose.A", 3, "rows"),
        ("CG-G05", "expect.points.B", 1, "points.B"),
        ("CG-G08", "expect.order", [12, 55, 11, 13], "order"),
        ("CG-G10", "expect.heroes_used", ["A"], "heroes_used"),
        ("CG-G10", "plays.1.hero", False, "order"),
        ("CG-G15", "expect.pile_cards.A", [1, 2, 3, 4], "pile_cards.A"),
        ("CG-G18", "selections.0.legal", True, "selections[0]"),
        ("CG-G18", "selections.4.legal", False, "selections[4]"),
        ("CG-G19", "cases.2.unused", 41, "cases[2].unused"),
        ("CG-G19", "cases.5.heroes", 1, "cases[5].heroes"),
        ("CG-G19", "cases.0.hand_walkers", 16, "cases[0].hand_walkers"),
        ("CG-G19", "cases.0.rows", 5, "cases[0].rows"),
        ("CG-G20", "expect.total", 170, "total"),
        ("CG-G20", "expect.counts.1", 75, "counts"),
        ("CG-G20", "expect.samples.55", 5, "samples.55"),
        ("CG-G21", "cases.0.winners", ["B"], "cases[0].winners"),
        ("CG-G21", "cases.2.winners", ["A"], "cases[2].winners"),
        ("CG-G22", "cases.0.totals.A", 54, "cases[0].totals"),
        ("CG-G22", "cases.1.winners", ["B"], "cases[1].winners"),
        ("CG-G23", "expect.active", ["A", "B"], "active"),
        ("CG-G23", "expect.hand_over", True, "hand_over"),
    ],
)
def test_a_wrong_expectation_is_reported(name: str, path: str, wrong: Any, field: str) -> None:
    assert field in [difference.field for difference in FORMAT.check(changed(GOLDEN[name], path, wrong))]


def test_a_field_that_is_absent_is_not_checked() -> None:
    given = changed(GOLDEN["CG-G02"], "expect", {})
    assert FORMAT.check(given) == []


# --- playing on


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_golden_example_can_be_played_on_from(name: str, seed: int) -> None:
    table = Table.deal("card_game", FORMAT.position(GOLDEN[name], seed), seed=seed)
    if "rows" in GOLDEN[name]:
        assert [list(row) for row in look(table).rows] == GOLDEN[name]["rows"]
    assert len(play_randomly(table, Random(seed)).scores) == len(table.seats)


@pytest.mark.parametrize("name", ["CG-G19", "CG-G20", "CG-G21", "CG-G22"])
def test_a_table_of_cases_is_no_position(name: str) -> None:
    with pytest.raises(BadInput) as error:
        FORMAT.position(GOLDEN[name], 0)
    assert (error.value.field, error.value.code) == ("kind", "not-a-position")


# --- scenarios that are wrong in themselves


def trouble(given: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadInput) as error:
        FORMAT.check(given)
    return error.value.field, error.value.code


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field", "code"),
    [
        ("CG-G01", "plays.0.cards", [33], "cards", "card-twice"),
        ("CG-G01", "rows", [[33], [37], [43], [43]], "cards", "card-twice"),
        ("CG-G08", "plays.1.cards", [12, 11], "cards", "card-twice"),
        ("CG-G08", "plays.1.cards", [11, 11], "cards", "card-twice"),
        ("CG-G01", "plays.0.cards", [105], "plays[0].cards[0]", "malformed"),
        ("CG-G01", "plays.0.cards", [0], "plays[0].cards[0]", "not-enough"),
        ("CG-G01", "rows", [[33], [37], [43], [105]], "rows[3][0]", "malformed"),
        ("CG-G01", "plays.0.p", "Z", "plays[0].p", "unknown-value"),
        ("CG-G01", "plays.0.p", "", "plays[0].p", "unknown-value"),
        ("CG-G01", "plays.0.p", "AB", "plays[0].p", "unknown-value"),
        ("CG-G01", "plays.0.p", "G", "plays", "seats-out-of-range"),
        ("CG-G23", "hands", {"Z": {"walkers": [1]}}, "hands", "unknown-name"),
        ("CG-G08", "plays.1.p", "A", "plays[1].p", "twice"),
        ("CG-G01", "rows", [[33], [37], [43]], "rows", "malformed"),
        ("CG-G01", "rows", [[33], [37], [43], [90], [91]], "rows", "malformed"),
        ("CG-G01", "rows", [[33], [37], [43], []], "rows[3]", "malformed"),
        ("CG-G01", "rows", [[1, 2, 3, 4, 5, 6], [37], [43], [90]], "rows[0]", "malformed"),
        ("CG-G01", "plays.0.cards", [1, 2, 3], "plays[0]", "answer-refused"),
        ("CG-G03", "plays.0.cards", [20, 21], "plays[0]", "answer-refused"),
        ("CG-G03", "plays.0.hero", True, "plays[0]", "answer-refused"),
        ("CG-G01", "plays.0.cards", [], "plays[0]", "answer-refused"),
        ("CG-G03", "choose", {}, "choose.A", "answer-missing"),
        ("CG-G03", "choose", {"A": 5}, "choose.A", "answer-refused"),
        ("CG-G03", "choose", {"A": 0}, "choose.A", "answer-refused"),
        ("CG-G03", "choose", {"A": "four"}, "choose.A", "not-a-whole-number"),
        ("CG-G01", "mode", "heroes", "mode", "unknown-value"),
        ("CG-G01", "rows", "33 37 43 90", "rows", "not-a-list"),
        ("CG-G01", "expect.row", [], "expect.row", "unknown-field"),
        ("CG-G01", "plays.0.heroo", True, "plays[0].heroo", "unknown-field"),
        ("CG-G01", "kind", "picnic", "kind", "unknown-kind"),
        ("CG-G18", "hand.walkers", [5, 5], "cards", "card-twice"),
        ("CG-G18", "mode", "survival", "hand.hero", "no-heroes-here"),
        ("CG-G19", "cases.0.players", 7, "seats", "seats-out-of-range"),
        ("CG-G20", "expect.samples", {"105": 1}, "expect.samples.105", "malformed"),
        ("CG-G21", "cases.0.points", {}, "cases[0].points", "malformed"),
        ("CG-G22", "cases.0.hands", [], "cases[0].hands", "players-differ"),
        ("CG-G22", "cases.0.hands.1", {"A": 30}, "cases[0].hands", "players-differ"),
    ],
)
def test_a_scenario_that_is_wrong_says_where(name: str, path: str, wrong: Any, field: str, code: str) -> None:
    assert trouble(changed(GOLDEN[name], path, wrong)) == (field, code)


@pytest.mark.parametrize("field", ["mode", "rows", "plays", "expect"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    given = {name: value for name, value in GOLDEN["CG-G01"].items() if name != field}
    with pytest.raises(BadInput) as error:
        FORMAT.check(given)
    assert (error.value.field, error.value.code) == (field, "field-missing")


@pytest.mark.parametrize(
    ("line", "field", "code"),
    [
        ('{"mode": "hero", "rows": [[33]', "scenario", "malformed"),
        ("not json", "scenario", "malformed"),
        ("[1, 2, 3]", "scenario", "not-an-object"),
        ('{"id": "X", "board": 3}', "scenario", "no-game-recognises-it"),
        ('{"id": "X", "mode": "hero"}', "rows", "field-missing"),
    ],
)
def test_a_line_that_is_no_scenario_says_why(line: str, field: str, code: str) -> None:
    (report,) = check_scenarios([line])
    assert report.differs
    assert report.trouble is not None
    assert (report.trouble.field, report.trouble.code) == (field, code)


# --- other people's scenarios


def test_the_players_of_a_match_may_be_written_in_any_order() -> None:
    """A JSON object has no order: the same hands with B before A are the same hands."""
    assert FORMAT.check(changed(GOLDEN["CG-G22"], "cases.0.hands.1", {"B": 20, "A": 30})) == []


def test_a_hand_without_walkers_allows_nothing() -> None:
    """CG-171: with the Hero alone there is nothing to lay, and saying so is no crash."""
    given = changed(GOLDEN["CG-G18"], "hand.walkers", [])
    given["selections"] = [{"cards": [], "hero": True, "legal": False}, {"cards": [], "hero": False, "legal": False}]
    assert FORMAT.check(given) == []


@pytest.mark.parametrize("kind", [["end"], {"end": 1}])
def test_a_kind_that_is_no_word_is_an_unknown_kind(kind: Any) -> None:
    assert trouble(changed(GOLDEN["CG-G01"], "kind", kind)) == ("kind", "unknown-kind")


@pytest.mark.parametrize("field", ["pile_cards", "points"])
def test_an_expectation_for_a_player_that_cannot_be_is_not_passed_over(field: str) -> None:
    """A slip of the pen would otherwise go unchecked, as with an unknown field."""
    expected: Any = [] if field == "pile_cards" else 0
    with pytest.raises(BadInput) as error:
        FORMAT.check(changed(GOLDEN["CG-G02"], f"expect.{field}", {"Z": expected}))
    assert error.value.code == "unknown-name"
