"""DRAW (TD-320 … TD-326)."""

from __future__ import annotations

import pytest

from games.tacdex.positions import deal, deck, hand, hands, look, marker, pile, select, told
from shambles.games.tacdex.table.events import CardDrawn, EndShown, NothingToDraw


@pytest.mark.rule("TD-320", "TD-321")
def test_one_card_more_than_the_others() -> None:
    table = deal(A="7 1 1 1 1", B="3 1 1 1 1")
    select(table, A="7", B="3")
    assert hands(table) == "6 5"


@pytest.mark.rule("TD-322", "TD-R10")
def test_the_extra_card_is_drawn_before_the_normal_one() -> None:
    table = deal(A="7 1", B="3 1", decks={"A": "2 9 4 END"})
    select(table, A="7", B="3")
    mine = [event for event in table.events_for(0) if isinstance(event, CardDrawn) and event.seat == 0]
    assert mine == [CardDrawn("TD-322", 0, "2"), CardDrawn("TD-120", 0, "9")]
    assert (hand(table, "A"), deck(table, "A")) == ("1 2 9", "4 END")


@pytest.mark.rule("TD-323", "TD-R08", "TD-R10")
def test_seven_against_seven_draws_twice_each() -> None:
    table = deal(A="7 1 1 1 1", B="7 1 1 1 1")
    select(table, A="7", B="7")
    assert (hands(table), marker(table)) == ("6 6", "LOW")


@pytest.mark.rule("TD-324", "TD-R34")
def test_end_as_the_extra_card_does_not_use_up_the_draw() -> None:
    table = deal(A="7 1", B="3 1", decks={"A": "END 2 9 4"})
    select(table, A="7", B="3")
    assert hand(table, "A") == "1 2 9"
    assert len(told(table, EndShown)) == 1


@pytest.mark.rule("TD-325", "TD-R16")
def test_an_empty_deck_gives_no_extra_card() -> None:
    table = deal(A="7 1", B="3 1", decks={"A": ""}, ends="A")
    select(table, A="7", B="3")
    assert hands(table) == "1 2"
    assert told(table, NothingToDraw) == [NothingToDraw("TD-126", 0)] * 2


@pytest.mark.rule("TD-326", "TD-R31")
def test_the_loser_draws_the_extra_card_too() -> None:
    table = deal(A="7 1", B="9 1")
    select(table, A="7", B="9")
    assert pile(table, "B") == "7 9"
    assert hands(table) == "3 2"
    assert look(table).last_winner == 1
