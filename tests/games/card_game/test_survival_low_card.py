"""Survival mode: Rule 2 and scoring (CG-230 … CG-242)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import (
    asked,
    deal,
    lay,
    look,
    open_table,
    options,
    pile,
    placements,
    points,
    rows,
    take,
    told,
    winners,
)
from games.letters import play_randomly, refused
from shambles.games.card_game import GAME
from shambles.games.card_game.table.events import Placed, RowTaken
from shambles.games.card_game.table.questions import LowCard


@pytest.mark.rule("CG-230", "CG-233", "CG-286", "CG-R24")
def test_the_low_card_takes_a_row_of_its_owners_choice() -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20")
    lay(table, A="20")
    assert (asked(table), table.asks[0].key, table.asks[0].about) == ("A", "take-a-row", LowCard(20))
    take(table, "A", 4)
    assert rows(table) == "47 / 62 / 88 / 20"
    assert pile(table, "A") == "101"
    assert points(table)["A"] == 1
    assert told(table, RowTaken) == [RowTaken("CG-230", 0, 20, 3, (101,), 1)]


@pytest.mark.rule("CG-230")
def test_all_cards_of_the_row_are_taken() -> None:
    table = deal("survival", "47 / 62 / 88 / 99 100 101", A="20")
    lay(table, A="20")
    take(table, "A", 4)
    assert pile(table, "A") == "99 100 101"
    assert points(table)["A"] == 9


@pytest.mark.rule("CG-231")
@pytest.mark.parametrize(
    ("row", "taken", "cost"), [(1, "11 22 33 44 55", 27), (2, "60", 3), (3, "70 71", 4), (4, "80 81 82", 5)]
)
def test_any_row_may_be_chosen(row: int, taken: str, cost: int) -> None:
    table = deal("survival", "11 22 33 44 55 / 60 / 70 71 / 80 81 82", A="3")
    lay(table, A="3")
    assert options(table, "A") == ["row 1", "row 2", "row 3", "row 4"]
    take(table, "A", row)
    assert (pile(table, "A"), points(table)["A"]) == (taken, cost)


@pytest.mark.rule("CG-232")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("none", "not-understood"),
        ("", "not-understood"),
        ("row 0", "not-understood"),
        ("row 5", "not-offered"),
        ("row 1 row 2", "not-understood"),
        ("1+2", "not-understood"),
        ("20", "not-understood"),
    ],
)
def test_exactly_one_row_must_be_taken(answer: str, code: str) -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20")
    lay(table, A="20")
    assert refused(table, "A", answer) == (code, "CG-230")
    assert asked(table) == "A"


@pytest.mark.rule("CG-230", "CG-232")
def test_nobody_else_chooses_the_row() -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20", B="25", C="90")
    lay(table, A="20", B="25", C="90")
    assert refused(table, "B", "row 1") == ("not-asked", "CG-230")


@pytest.mark.rule("CG-233", "CG-R14")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        (1, "20 / 62 / 88 / 101"),
        (2, "47 / 20 / 88 / 101"),
        (3, "47 / 62 / 20 / 101"),
        (4, "47 / 62 / 88 / 20"),
    ],
)
def test_the_low_card_starts_the_row_taken_in_its_place(row: int, after: str) -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20")
    lay(table, A="20")
    take(table, "A", row)
    assert rows(table) == after


@pytest.mark.rule("CG-234")
def test_the_hint_is_to_take_the_cheapest_row() -> None:
    """The rows cost 7, 1, 5 and 4; the hint ranks them from cheap to dear, and nobody is held to it."""
    table = deal("survival", "55 / 47 / 88 / 80 82", A="20")
    lay(table, A="20")
    assert look(table, "A").row_points == (7, 1, 5, 4)
    worth = GAME.hints["take-a-row"](look(table, "A"), table.asks[0])
    assert sorted(range(4), key=lambda row: -worth[row]) == [1, 3, 2, 0]
    take(table, "A", 1)
    assert points(table)["A"] == 7


@pytest.mark.rule("CG-235", "CG-R16")
def test_the_row_is_chosen_with_all_cards_of_the_round_visible() -> None:
    """A sees that B has the 25 and C the 90 before choosing."""
    table = deal("survival", "47 / 62 / 88 / 101", A="20 30", B="25 31", C="90 91")
    lay(table, C="90", B="25", A="20")
    assert asked(table) == "A"
    assert [(turned.card, turned.seat) for turned in look(table, "A").turned] == [(20, 0), (25, 1), (90, 2)]
    assert told(table, Placed, RowTaken) == []


@pytest.mark.rule("CG-235", "CG-R16")
def test_nobody_chooses_a_row_before_the_cards_are_turned_up() -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20", B="25")
    assert refused(table, "A", "row 1") == ("not-understood", "CG-210")
    lay(table, A="20")
    assert asked(table) == "B"
    assert refused(table, "A", "row 1") == ("not-understood", "CG-210")


@pytest.mark.rule("CG-236")
def test_only_the_lowest_card_of_a_round_can_be_low() -> None:
    """Three cards are below every end; after the first has taken a row the others follow it."""
    table = deal("survival", "47 / 62 / 88 / 101", A="22 48", B="20 49", C="21 50")
    lay(table, A="22", B="20", C="21")
    assert asked(table) == "B"
    take(table, "B", 1)
    assert rows(table) == "20 21 22 / 62 / 88 / 101"
    assert {ask.key for ask in table.asks.values()} == {"lay-a-card"}
    assert points(table) == {"A": 0, "B": 1, "C": 0}


@pytest.mark.rule("CG-237")
def test_later_cards_are_placed_against_the_changed_rows() -> None:
    table = deal("survival", "47 / 62 / 88 / 101", A="20", B="25", C="90")
    lay(table, A="20", B="25", C="90")
    take(table, "A", 3)
    assert placements(table) == "20A 25B 90C"
    assert rows(table) == "47 / 62 90 / 20 25 / 101"
    assert points(table) == {"A": 5, "B": 0, "C": 0}


@pytest.mark.rule("CG-238")
def test_a_row_never_holds_more_than_five() -> None:
    """The fifth card fills the row and takes nothing, the sixth takes it, the seventh follows."""
    table = deal("survival", "1 2 3 4 / 50 / 60 / 70", A="7", B="6", C="5")
    lay(table, A="7", B="6", C="5")
    assert rows(table) == "6 7 / 50 / 60 / 70"
    assert points(table) == {"A": 0, "B": 6, "C": 0}


@pytest.mark.rule("CG-239", "CG-240", "CG-287", "CG-R24")
def test_the_sixth_card_is_surrounded() -> None:
    """It takes the five cards, and lies where the 20 was."""
    table = deal("survival", "47 / 62 / 88 / 20 22 25 30 31", A="34")
    lay(table, A="34")
    assert pile(table, "A") == "20 22 25 30 31"
    assert points(table)["A"] == 14
    assert rows(table) == "47 / 62 / 88 / 34"
    assert told(table, RowTaken) == [RowTaken("CG-239", 0, 34, 3, (20, 22, 25, 30, 31), 14)]


@pytest.mark.rule("CG-239")
def test_who_is_surrounded_has_no_choice() -> None:
    table = deal("survival", "101 / 102 / 103 / 20 22 25 30 31", A="34 35", B="104", C="90")
    lay(table, A="34", B="104", C="90")
    assert points(table) == {"A": 14, "B": 0, "C": 0}
    assert table.asks[0].key == "lay-a-card"


@pytest.mark.rule("CG-241")
def test_points_taken_count_against_the_player() -> None:
    """All had nothing; whoever is surrounded loses."""
    table = deal("survival", "47 / 62 / 88 / 20 22 25 30 31", A="34", B="89", C="90")
    lay(table, A="34", B="89", C="90")
    assert points(table) == {"A": 14, "B": 0, "C": 0}
    assert winners(table) == "BC"


@pytest.mark.rule("CG-242")
@pytest.mark.parametrize("seed", range(5))
def test_every_row_rises_at_all_times(seed: int) -> None:
    table, rng = open_table("survival", 6, seed), Random(seed)
    while table.asks:
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
        for row in look(table).rows:
            assert list(row) == sorted(set(row))
    assert play_randomly(open_table("survival", 6, seed), Random(seed)) == table.outcome
