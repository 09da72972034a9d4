"""Points on the cards (CG-020 … CG-025)."""

from __future__ import annotations

import pytest

from games.card_game.positions import deal, lay, points, take
from shambles.games.card_game.box.contents import POINTS, points_of

SEVEN = [55]
FIVE = [11, 22, 33, 44, 66, 77, 88, 99]
THREE = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
TWO = [5, 15, 25, 35, 45, 65, 75, 85, 95]
ONE = [card for card in range(1, 105) if card not in SEVEN + FIVE + THREE + TWO]


def cards_worth(value: int) -> list[int]:
    return [card for card in range(1, 105) if POINTS[card] == value]


@pytest.mark.rule("CG-020", "CG-R01")
def test_the_55_is_worth_7() -> None:
    assert cards_worth(7) == SEVEN


@pytest.mark.rule("CG-021", "CG-R01")
def test_the_other_multiples_of_11_are_worth_5() -> None:
    assert cards_worth(5) == FIVE


@pytest.mark.rule("CG-022", "CG-R01")
def test_the_multiples_of_10_are_worth_3() -> None:
    assert cards_worth(3) == THREE


@pytest.mark.rule("CG-023", "CG-R01")
def test_the_other_multiples_of_5_are_worth_2() -> None:
    assert cards_worth(2) == TWO


@pytest.mark.rule("CG-024", "CG-R01")
def test_the_remaining_76_are_worth_1() -> None:
    assert cards_worth(1) == ONE
    assert len(ONE) == 76
    assert {1, 16, 34, 101, 104} <= set(cards_worth(1))


@pytest.mark.rule("CG-025")
def test_the_whole_deck_is_worth_171() -> None:
    assert points_of(list(range(1, 105))) == 171
    assert cards_worth(4) == cards_worth(6) == []


@pytest.mark.rule("CG-003", "CG-020", "CG-021", "CG-022", "CG-023", "CG-024")
def test_the_points_are_what_a_pile_counts() -> None:
    """A row with one card of each value, taken whole: 7 + 5 + 3 + 2 + 1."""
    table = deal("survival", "16 25 50 55 66 / 70 / 80 / 90", A="3")
    lay(table, A="3")
    take(table, "A", 1)
    assert points(table) == {"A": 18, "B": 0, "C": 0}
