"""REDO (TD-260 … TD-273)."""

from __future__ import annotations

import pytest

from games.letters import refused
from games.tacdex.positions import (
    asked,
    deal,
    fighting_on,
    give,
    hand,
    hands,
    marker,
    options,
    pile,
    piles,
    pot,
    rules_of,
    select,
    story,
    told,
)
from shambles.games.tacdex.table.events import BattleTied, CardAdded, MarkerTurned, NothingAdded


@pytest.mark.rule("TD-260")
def test_another_card_is_added_with_the_opponents_in_sight() -> None:
    table = deal("LOW", A="R 1 8 9 10", B="4 2")
    select(table, A="R", B="4")
    assert asked(table) == "A add-a-card"
    assert options(table, "A") == "1 8 9 10 keep"
    assert refused(table, "A", "4") == ("not-in-your-hand", "TD-260")
    assert refused(table, "A", "end") == ("not-in-your-hand", "TD-260")
    assert refused(table, "A", "1+8") == ("not-understood", "TD-260")
    give(table, "A", "1")
    assert piles(table) == "3 0"
    assert told(table, CardAdded) == [CardAdded("TD-260", 0, "1")]


@pytest.mark.rule("TD-261", "TD-262", "TD-R02")
def test_the_added_card_has_the_number_and_both_go_to_the_winner() -> None:
    table = deal("HIGH", A="R 8 1", B="9 1")
    select(table, A="R", B="9")
    give(table, "A", "8")
    assert pile(table, "B") == "8 9 R"


@pytest.mark.rule("TD-263")
def test_only_one_card_is_drawn_for_the_two() -> None:
    table = deal(A="R 8 1 1 1", B="9 1 1 1 1")
    select(table, A="R", B="9")
    give(table, "A", "8")
    assert hands(table) == "4 5"


@pytest.mark.rule("TD-264", "TD-R07")
def test_two_redos_are_a_tie_and_nobody_adds() -> None:
    table = deal("HIGH", A="R 1 1 1 1", B="R 2 2 2 2")
    select(table, A="R", B="R")
    assert asked(table) == "AB select-a-card"
    assert (marker(table), pot(table), hands(table), fighting_on(table)) == ("LOW", "R R", "5 5", "AB")
    assert rules_of(table, BattleTied) == ["TD-264"]


@pytest.mark.rule("TD-265")
def test_an_equal_number_added_is_a_tie_with_three_cards() -> None:
    table = deal("HIGH", A="R 9 1", B="9 1")
    select(table, A="R", B="9")
    give(table, "A", "9")
    assert (pot(table), marker(table), hands(table)) == ("9 9 R", "LOW", "2 2")


@pytest.mark.rule("TD-266", "TD-R04", "TD-R06")
def test_a_flip_added_against_a_flip_is_the_tie_of_flips() -> None:
    table = deal("HIGH", A="R 6 1", B="6 1")
    select(table, A="R", B="6")
    give(table, "A", "6")
    assert asked(table) == "AB select-a-card"
    assert (pot(table), marker(table), fighting_on(table)) == ("6 6 R", "LOW", "AB")
    assert rules_of(table, BattleTied) == ["TD-266"]
    assert rules_of(table, MarkerTurned) == ["TD-191"]


@pytest.mark.rule("TD-267", "TD-R03")
def test_a_second_redo_works_again() -> None:
    table = deal("HIGH", A="R R 11 1 2", B="9 1")
    select(table, A="R", B="9")
    give(table, "A", "R")
    assert asked(table) == "A add-a-card"
    give(table, "A", "11")
    assert pile(table, "A") == "9 11 R R"
    assert hands(table) == "3 2"
    assert rules_of(table, CardAdded) == ["TD-267", "TD-260"]


@pytest.mark.rule("TD-268", "TD-R02")
def test_whoever_declines_has_no_number() -> None:
    table = deal("HIGH", A="R 11", B="1 1")
    select(table, A="R", B="1")
    give(table, "A", "keep")
    assert (pile(table, "B"), hand(table, "A")) == ("1 R", "1 11")
    assert told(table, NothingAdded) == [NothingAdded("TD-268", 0)]


@pytest.mark.rule("TD-269", "TD-R02")
def test_without_a_card_in_hand_nothing_can_be_added() -> None:
    table = deal("LOW", A="R", B="2 1", C="3 1", decks={"A": ""}, ends="A")
    select(table, A="R", B="2", C="3")
    assert asked(table) == "BC select-a-card"
    assert told(table, NothingAdded) == [NothingAdded("TD-269", 0)]
    assert pile(table, "B") == "2 3 R"


@pytest.mark.rule("TD-270")
def test_the_added_card_is_shown_at_once_and_nobody_reacts() -> None:
    table = deal("HIGH", A="R 11 1", B="9 1 2")
    select(table, A="R", B="9")
    give(table, "A", "11")
    assert asked(table) == "AB select-a-card"
    assert [event.card for event in table.events_for(1) if isinstance(event, CardAdded)] == ["11"]


@pytest.mark.rule("TD-271", "TD-R05")
@pytest.mark.parametrize("last_winner", ["A", "B"])
def test_between_two_redo_comes_before_flip(last_winner: str) -> None:
    """Whoever won last: the owner of the FLIP decides last, and wins."""
    table = deal("HIGH", A="6 1", B="R 11 1", last_winner=last_winner)
    select(table, A="6", B="R")
    assert asked(table) == "B add-a-card"
    give(table, "B", "11")
    assert asked(table) == "A turn-the-marker"
    give(table, "A", "flip")
    assert pile(table, "A") == "6 11 R"


@pytest.mark.rule("TD-272")
def test_redo_is_finished_before_discard_looks_at_the_hand() -> None:
    table = deal("HIGH", A="R 8 1 2", B="5 1")
    select(table, A="R", B="5")
    give(table, "A", "8")
    assert "discard-lost B" in story(table)
    assert hands(table) == "3 2"


@pytest.mark.rule("TD-273", "TD-R33")
def test_in_an_extended_battle_too_one_card_is_drawn_for_the_two() -> None:
    table = deal("HIGH", A="8 R 8 1 1", B="8 8 1 1 1")
    select(table, A="8", B="8")
    select(table, A="R", B="8")
    give(table, "A", "8")
    assert fighting_on(table) == "AB"
    assert hands(table) == "4 5"
