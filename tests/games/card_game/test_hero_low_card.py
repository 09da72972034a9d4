"""Hero mode: Rule 2, the low card (CG-110 … CG-117)."""

from __future__ import annotations

import pytest

from games.card_game.positions import asked, deal, lay, pile, placements, points, rows, take, told
from games.letters import refused
from shambles.games.card_game.table.events import Placed, RowTaken


@pytest.mark.rule("CG-110", "CG-111")
def test_the_low_card_goes_behind_the_highest_last_card_and_takes_nothing() -> None:
    table = deal("hero", "33 / 37 / 43 / 90", A="16")
    lay(table, A="16")
    assert rows(table) == "33 / 37 / 43 / 90 16"
    assert pile(table, "A") == ""
    assert told(table, Placed) == [Placed("CG-110", 0, 16, 3)]


@pytest.mark.rule("CG-110")
def test_the_highest_last_card_may_lie_in_any_row() -> None:
    table = deal("hero", "33 / 90 / 43 / 37", A="16")
    lay(table, A="16")
    assert rows(table) == "33 / 90 16 / 43 / 37"


@pytest.mark.rule("CG-111", "CG-112")
def test_in_survival_the_same_card_would_cost_a_row() -> None:
    """And the row 90, 16 cannot arise there, whichever row is taken."""
    for row in (1, 2, 3, 4):
        table = deal("survival", "33 / 37 / 43 / 90", A="16")
        lay(table, A="16")
        take(table, "A", row)
        assert len(pile(table, "A").split()) == 1
        assert "90 16" not in rows(table)


@pytest.mark.rule("CG-112")
def test_the_low_card_is_the_one_exception_to_rising_rows() -> None:
    """Two low cards fall; every card placed by Rule 1 rises above its neighbour."""
    table = deal("hero", "33 / 37 / 43 / 90", A="16 17", B="5 44", heroes="A")
    lay(table, A="16+hero", B="5+44")
    assert rows(table) == "33 / 37 44 / 43 5 / 90 16"
    assert [event.rule for event in told(table, Placed)] == ["CG-110", "CG-110", "CG-092"]


@pytest.mark.rule("CG-113")
def test_the_low_card_is_then_the_last_card_of_its_row() -> None:
    table = deal("hero", "33 / 37 / 43 / 90", A="16 20", B="91 92")
    lay(table, A="16+20", B="91")
    assert rows(table) == "33 / 37 / 43 91 / 90 16 20"


@pytest.mark.rule("CG-114", "CG-R03")
def test_a_low_card_on_a_full_row_scores_it() -> None:
    table = deal("hero", "33 / 37 / 43 / 60 70 80 85 90", A="16")
    lay(table, A="16")
    assert rows(table) == "33 / 37 / 43 / 16"
    assert pile(table, "A") == "60 70 80 85 90"
    assert points(table)["A"] == 14
    assert told(table, RowTaken)[0].rule == "CG-131"


@pytest.mark.rule("CG-115")
def test_the_low_card_leaves_no_choice() -> None:
    table = deal("hero", "33 / 37 / 43 / 90", A="16 50", B="91 92")
    lay(table, A="16", B="91")
    assert asked(table) == "AB"
    assert {ask.key for ask in table.asks.values()} == {"lay-cards"}
    assert refused(table, "A", "row 1") == ("not-understood", "CG-061")
    assert rows(table) == "33 / 37 / 43 91 / 90 16"


@pytest.mark.rule("CG-116", "CG-R02")
def test_two_low_cards_in_one_round() -> None:
    """The first of the Hero pairs and the first of the others; the second goes to the 43, which is now the highest."""
    table = deal("hero", "33 / 37 / 43 / 90", A="20", B="5", heroes="A")
    lay(table, A="20+hero", B="5")
    assert placements(table) == "20A 5B"
    assert rows(table) == "33 / 37 / 43 5 / 90 20"
    assert [event.rule for event in told(table, Placed)] == ["CG-110", "CG-110"]


@pytest.mark.rule("CG-116")
def test_a_second_card_of_the_same_group_is_never_low() -> None:
    table = deal("hero", "33 / 37 / 43 / 90", A="1 2", B="3 4", C="5 6", heroes="ABC")
    lay(table, A="1+2", B="3+hero", C="5+hero")
    assert placements(table) == "3B 5C 1A 2A"
    assert [event.rule for event in told(table, Placed)] == ["CG-110", "CG-092", "CG-110", "CG-092"]


@pytest.mark.rule("CG-117", "CG-R02")
def test_highest_means_the_highest_last_card() -> None:
    table = deal("hero", "33 / 37 / 43 / 90 20", A="5")
    lay(table, A="5")
    assert rows(table) == "33 / 37 / 43 5 / 90 20"
