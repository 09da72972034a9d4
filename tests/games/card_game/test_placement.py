"""Card placement, Rule 1, in both modes (CG-090 … CG-097)."""

from __future__ import annotations

import pytest

from games.card_game.positions import asked, deal, lay, options, pile, placements, points, rows, told
from games.letters import refused
from shambles.games.card_game.box.contents import Mode
from shambles.games.card_game.table.events import Placed

both_modes = pytest.mark.parametrize("mode", ["hero", "survival"])


def after_placing(mode: Mode, before: str, card: str) -> str:
    """The rows after A has placed one card."""
    table = deal(mode, before, A=card)
    lay(table, A=card)
    assert points(table)["A"] == 0
    return rows(table)


@both_modes
@pytest.mark.rule("CG-090")
def test_a_card_goes_to_the_right_hand_end_of_a_row(mode: Mode) -> None:
    """The 20 is not slipped in between the 10 and the 30."""
    assert after_placing(mode, "10 30 / 15 / 60 / 70", "20") == "10 30 / 15 20 / 60 / 70"


@both_modes
@pytest.mark.rule("CG-091")
def test_a_card_must_be_higher_than_the_last_card_of_its_row(mode: Mode) -> None:
    assert after_placing(mode, "10 / 21 / 50 / 60", "20") == "10 20 / 21 / 50 / 60"


@both_modes
@pytest.mark.rule("CG-092", "CG-215")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("44", "12 / 37 / 43 44 / 58"),
        ("13", "12 13 / 37 / 43 / 58"),
        ("42", "12 / 37 42 / 43 / 58"),
        ("57", "12 / 37 / 43 57 / 58"),
        ("104", "12 / 37 / 43 / 58 104"),
    ],
)
def test_a_card_goes_behind_the_highest_of_the_lower_last_cards(mode: Mode, card: str, after: str) -> None:
    assert after_placing(mode, "12 / 37 / 43 / 58", card) == after


@both_modes
@pytest.mark.rule("CG-092", "CG-R14")
def test_the_order_of_the_rows_makes_no_difference(mode: Mode) -> None:
    assert after_placing(mode, "58 / 43 / 12 / 37", "44") == "58 / 43 44 / 12 / 37"


@both_modes
@pytest.mark.rule("CG-093")
def test_there_is_no_choice_of_row(mode: Mode) -> None:
    """Nobody is asked where the 61 goes, and asking for the row of 12 is refused."""
    table = deal(mode, "12 / 37 / 43 / 58", A="61 90", B="62 91", C="63 92")
    assert refused(table, "A", "row 1")[0] == "not-understood"
    lay(table, A="61", B="62", C="63")
    assert asked(table) == "ABC"
    assert not any(option.startswith("row") for option in options(table, "A"))
    assert refused(table, "A", "row 1")[0] == "not-understood"
    assert rows(table) == "12 / 37 / 43 / 58 61 62 63"


@both_modes
@pytest.mark.rule("CG-094", "CG-R17")
def test_higher_comes_before_nearest(mode: Mode) -> None:
    """The 21 is nearer to the 20, but the 20 is not higher."""
    assert after_placing(mode, "10 / 21 / 22 / 23", "20") == "10 20 / 21 / 22 / 23"


@pytest.mark.rule("CG-095")
def test_only_last_cards_count() -> None:
    assert after_placing("hero", "33 / 37 / 43 / 90 16", "20") == "33 / 37 / 43 / 90 16 20"


@both_modes
@pytest.mark.rule("CG-095")
def test_the_first_cards_of_the_rows_do_not_count(mode: Mode) -> None:
    """By first cards the 31 would belong behind the 30; by last cards it belongs behind the 20."""
    assert after_placing(mode, "10 20 / 30 32 / 60 / 70", "31") == "10 20 31 / 30 32 / 60 / 70"


@both_modes
@pytest.mark.rule("CG-096")
def test_the_ends_are_those_at_the_moment_of_placing(mode: Mode) -> None:
    table = deal(mode, "10 / 50 / 60 / 70", A="20", B="25")
    lay(table, B="25", A="20")
    assert placements(table) == "20A 25B"
    assert rows(table) == "10 20 25 / 50 / 60 / 70"


@pytest.mark.rule("CG-097")
def test_without_a_lower_last_card_rule_2_of_the_mode_applies() -> None:
    """The 16 is placed by CG-110 in Hero mode; in Survival its owner must take a row by CG-230."""
    hero = deal("hero", "33 / 37 / 43 / 90", A="16")
    lay(hero, A="16")
    assert [event.rule for event in told(hero, Placed)] == ["CG-110"]
    survival = deal("survival", "33 / 37 / 43 / 90", A="16")
    lay(survival, A="16")
    assert (survival.asks[0].key, survival.asks[0].rule) == ("take-a-row", "CG-230")


@both_modes
@pytest.mark.rule("CG-097")
def test_with_one_lower_last_card_rule_2_does_not_apply(mode: Mode) -> None:
    table = deal(mode, "15 / 37 / 43 / 90", A="16")
    lay(table, A="16")
    assert [event.rule for event in told(table, Placed)] == ["CG-092"]
    assert pile(table, "A") == ""
