"""Scoring and victory (TD-170 … TD-174)."""

from __future__ import annotations

import pytest

from games.tacdex.positions import deal, give, pile, select, winners
from shambles import Outcome, Table
from shambles.games.tacdex.rules.phases import winners as best_of_scores


def last_battle(**piles: str) -> Table:
    """One more battle, which A wins with 9 against 4; then the last END is drawn."""
    table = deal(A="9 2 2 2 2 2 2", B="4 2", ends="A", decks={"A": "8 " * 9, "B": "END 3"}, piles=piles)
    select(table, A="9", B="4")
    return table


@pytest.mark.rule("TD-170", "TD-030")
def test_the_largest_pile_wins() -> None:
    table = last_battle(A="1 " * 39, B="2 " * 38)
    assert table.outcome == Outcome((41, 38), (0,), "last-end", "TD-170", (41.0, 38.0))
    table = last_battle(A="1", B="2 " * 38)
    assert table.outcome == Outcome((3, 38), (1,), "last-end", "TD-170", (3.0, 38.0))


@pytest.mark.rule("TD-171")
def test_hands_decks_and_ends_count_for_nobody() -> None:
    table = last_battle(A="1 " * 18)
    assert table.outcome is not None
    assert table.outcome.scores == (20, 0)


@pytest.mark.rule("TD-172", "TD-R15")
def test_an_unfinished_extended_battle_counts_for_nobody() -> None:
    table = deal(
        A="8 9 10",
        B="8 9 10",
        ends="A",
        decks={"A": "1 1 1", "B": "1 1 END"},
        piles={"A": "3 " * 20, "B": "4 " * 20},
    )
    for card in ("8", "9", "10"):
        select(table, A=card, B=card)
    assert table.outcome == Outcome((20, 20), (0, 1), "last-end", "TD-170", (20.0, 20.0))


@pytest.mark.rule("TD-173", "TD-031")
def test_a_redo_card_that_was_played_counts_as_one() -> None:
    table = deal(A="R 11 2", B="9 2")
    select(table, A="R", B="9")
    give(table, "A", "11")
    assert pile(table, "A") == "9 11 R"


@pytest.mark.rule("TD-174", "TD-R25")
def test_equal_piles_share_the_victory() -> None:
    table = last_battle(A="1 " * 22, B="2 " * 24)
    assert winners(table) == "AB"
    assert best_of_scores((7, 3, 7, 6)) == (0, 2)
