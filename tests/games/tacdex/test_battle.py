"""Resolving a battle (TD-100 … TD-108)."""

from __future__ import annotations

import pytest

from games.tacdex.positions import (
    asked,
    deal,
    fighting_on,
    give,
    hands,
    marker,
    pile,
    piles,
    pot,
    rules_of,
    select,
    story,
)
from shambles.games.tacdex.table.events import BattleTied, BattleWon


@pytest.mark.rule("TD-100", "TD-102", "TD-104")
def test_on_high_the_highest_number_wins() -> None:
    table = deal("HIGH", A="9 2", B="4 2")
    select(table, A="9", B="4")
    assert (pile(table, "A"), pile(table, "B")) == ("4 9", "")
    assert marker(table) == "HIGH"
    assert rules_of(table, BattleWon) == ["TD-100"]


@pytest.mark.rule("TD-101", "TD-102", "TD-104")
def test_on_low_the_lowest_number_wins() -> None:
    table = deal("LOW", A="9 2", B="4 2")
    select(table, A="9", B="4")
    assert (pile(table, "A"), pile(table, "B")) == ("", "4 9")
    assert marker(table) == "LOW"
    assert rules_of(table, BattleWon) == ["TD-101"]


@pytest.mark.rule("TD-102", "TD-103")
def test_the_winner_takes_all_cards_played_onto_the_pile() -> None:
    table = deal(A="9 8", B="4 3", piles={"A": "1 11", "B": "2"})
    select(table, A="9", B="4")
    assert (pile(table, "A"), pile(table, "B")) == ("1 4 9 11", "2")
    assert pot(table) == ""
    select(table, A="8", B="3")
    assert pile(table, "A") == "1 3 4 8 9 11"


@pytest.mark.rule("TD-105", "TD-R24", "TD-242")
def test_the_next_battle_is_fought_on_the_side_the_last_one_ended_on() -> None:
    table = deal("HIGH", A="8 9 2", B="8 3 4")
    select(table, A="8", B="8")
    select(table, A="9", B="3")
    assert marker(table) == "LOW"
    select(table, A="2", B="4")
    assert piles(table) == "2 4"


@pytest.mark.rule("TD-106")
def test_equal_numbers_are_a_tie() -> None:
    table = deal(A="8 2", B="8 2")
    select(table, A="8", B="8")
    assert piles(table) == "0 0"
    assert pot(table) == "8 8"
    assert fighting_on(table) == "AB"
    assert rules_of(table, BattleTied) == ["TD-106"]


@pytest.mark.rule("TD-107", "TD-R05", "TD-R09")
def test_the_order_within_one_reveal() -> None:
    """LOW, A:5 v B:6, B flips: B wins and collects, then A's DISCARD hits B, then both draw."""
    table = deal("LOW", A="5 1 2 3 4", B="6 1 2 3 4", picks={"A": "3"})
    select(table, A="5", B="6")
    assert asked(table) == "B turn-the-marker"
    assert (piles(table), hands(table)) == ("0 0", "4 4")
    give(table, "B", "flip")
    assert story(table)[-7:] == [
        "revealed",
        "marker-turned B",
        "battle-won B",
        "card-discarded B",
        "card-drawn B",
        "card-drawn A",
        "round-begun",
    ]
    assert (marker(table), piles(table), hands(table)) == ("HIGH", "0 2", "5 4")


@pytest.mark.rule("TD-107")
def test_after_a_tie_the_marker_turns_before_the_draws_and_after_the_actions() -> None:
    table = deal("HIGH", A="7 1", B="7 2")
    select(table, A="7", B="7")
    assert story(table)[-8:] == [
        "revealed",
        "battle-tied",
        "card-drawn A",
        "card-drawn B",
        "marker-turned",
        "card-drawn A",
        "card-drawn B",
        "round-begun",
    ]


@pytest.mark.rule("TD-108", "TD-268", "TD-R02")
@pytest.mark.parametrize(("side", "other"), [("LOW", "11"), ("HIGH", "1")])
def test_a_card_without_a_number_cannot_win(side: str, other: str) -> None:
    table = deal(side, A="R 3", B=f"{other} 2")  # type: ignore[arg-type]
    select(table, A="R", B=other)
    give(table, "A", "keep")
    assert pile(table, "B") == f"{other} R"
