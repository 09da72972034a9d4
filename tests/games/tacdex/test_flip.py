"""FLIP (TD-240 … TD-246); the box check of TD-246 is in test_components.py."""

from __future__ import annotations

import pytest

from games.letters import refused
from games.tacdex.positions import (
    asked,
    deal,
    fighting_on,
    give,
    hands,
    look,
    marker,
    piles,
    pot,
    rules_of,
    select,
    told,
)
from shambles import Accepted
from shambles.games.tacdex.table.events import BattleTied, MarkerTurned
from shambles.games.tacdex.table.questions import Turning


@pytest.mark.rule("TD-240", "TD-242", "TD-R24")
def test_the_marker_is_turned_with_all_cards_in_sight_and_stays_so() -> None:
    table = deal("HIGH", A="6 1", B="9 1")
    select(table, A="6", B="9")
    assert look(table, "A").shown == (("6",), ("9",))
    assert table.asks[0].on(Turning).side == "HIGH"
    give(table, "A", "flip")
    assert (marker(table), piles(table)) == ("LOW", "2 0")
    assert told(table, MarkerTurned) == [MarkerTurned("TD-240", "LOW", 0)]


@pytest.mark.rule("TD-241")
def test_a_flip_card_fights_with_its_number() -> None:
    table = deal("HIGH", A="6 1", B="4 1")
    select(table, A="6", B="4")
    give(table, "A", "keep")
    assert piles(table) == "2 0"


@pytest.mark.rule("TD-243", "TD-R06")
@pytest.mark.parametrize(("before", "after"), [("HIGH", "LOW"), ("LOW", "HIGH")])
def test_two_flips_are_a_tie_and_the_marker_turns_once(before: str, after: str) -> None:
    table = deal(before, A="6 1", B="6 2")  # type: ignore[arg-type]
    select(table, A="6", B="6")
    assert asked(table) == "AB select-a-card"
    assert (marker(table), pot(table), fighting_on(table), hands(table)) == (after, "6 6", "AB", "2 2")
    assert rules_of(table, BattleTied) == ["TD-243"]
    assert rules_of(table, MarkerTurned) == ["TD-191"]


@pytest.mark.rule("TD-244", "TD-R05")
@pytest.mark.parametrize("side", ["HIGH", "LOW"])
@pytest.mark.parametrize("number", [n for n in range(1, 12) if n != 6])
def test_between_two_a_flip_wins_against_any_other_number(side: str, number: int) -> None:
    won = 0
    for choice in ("flip", "keep"):
        table = deal(side, A="6 1", B=f"{number} 1")  # type: ignore[arg-type]
        select(table, A="6", B=str(number))
        give(table, "A", choice)
        won += piles(table) == "2 0"
    assert won == 1


@pytest.mark.rule("TD-245")
def test_one_may_flip_to_ones_own_harm() -> None:
    table = deal("HIGH", A="6 1", B="4 1")
    select(table, A="6", B="4")
    give(table, "A", "flip")
    assert piles(table) == "0 2"


@pytest.mark.rule("TD-240")
def test_only_flip_and_keep_are_answers() -> None:
    table = deal(A="6 1", B="9 1")
    select(table, A="6", B="9")
    assert refused(table, "A", "9") == ("not-understood", "TD-240")
    assert refused(table, "B", "flip") == ("not-asked", "TD-240")
    assert isinstance(table.answer(0, " FLIP "), Accepted)
    assert marker(table) == "LOW"
