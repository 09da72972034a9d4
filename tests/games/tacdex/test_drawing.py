"""Drawing and hand size (TD-120 … TD-127)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from games.tacdex.positions import (
    asked,
    deal,
    deck,
    decks,
    give,
    hand,
    hands,
    look,
    select,
    state_of,
    told,
)
from games.tacdex.whole_games import any_number, quickly, step, tables
from shambles import Table
from shambles.games.tacdex.table.events import CardDrawn, NothingToDraw


@pytest.mark.rule("TD-120", "TD-121", "TD-R26")
def test_after_a_battle_everybody_draws_one_card() -> None:
    table = deal(A="9 2 2 2 2", B="4 3 3 3 3", decks={"A": "1 8 8", "B": "10 8 8"})
    select(table, A="9", B="4")
    assert (hands(table), decks(table)) == ("5 5", "2 2")
    assert (hand(table, "A"), hand(table, "B")) == ("1 2 2 2 2", "3 3 3 3 10")


@pytest.mark.rule("TD-121", "TD-R26")
def test_a_short_hand_stays_short_and_a_long_one_long() -> None:
    table = deal(A="9 2 2", B="4 3 3 3 3 3 3")
    select(table, A="9", B="4")
    assert hands(table) == "3 7"


@pytest.mark.rule("TD-122")
def test_redo_and_discard_make_hands_smaller() -> None:
    table = deal(A="R 11 2 2 2", B="4 3 3 3 3")
    select(table, A="R", B="4")
    give(table, "A", "11")
    assert hands(table) == "4 5"
    table = deal(A="5 2 2 2 2", B="4 3 3 3 3")
    select(table, A="5", B="4")
    assert hands(table) == "5 4"


@pytest.mark.rule("TD-123")
def test_draw_makes_hands_larger_without_limit() -> None:
    table = deal(A="7 7 2 2 2", B="4 4 3 3 3", decks={"A": "1 1 1 1 END", "B": "1 1 1 END"})
    select(table, A="7", B="4")
    select(table, A="7", B="4")
    assert hands(table) == "7 5"


@pytest.mark.rule("TD-124")
def test_the_next_battle_asks_everybody_at_once() -> None:
    table = deal(A="9 2", B="4 2", C="3 2")
    select(table, A="9", B="4", C="3")
    assert asked(table) == "ABC select-a-card"
    assert {ask.number for ask in table.asks.values()} == {table.asks[0].number}


@pytest.mark.rule("TD-125", "TD-R27")
def test_draws_go_clockwise_from_the_winner_of_the_battle() -> None:
    table = deal(A="3 2", B="4 2", C="9 2")
    select(table, A="3", B="4", C="9")
    assert [event.seat for event in told(table, CardDrawn)] == [2, 0, 1]


@pytest.mark.rule("TD-125", "TD-R14", "TD-R27")
def test_the_end_is_looked_for_after_each_end() -> None:
    """A wins and draws first: END and a replacement. B's END is then the last, and C does not draw."""
    table = deal(A="9 2", B="4 2", C="3 2", decks={"A": "END 8", "B": "END 8", "C": "8"}, ends="C")
    select(table, A="9", B="4", C="3")
    assert table.outcome is not None
    assert [(event.seat) for event in told(table, CardDrawn)] == [0]
    assert (hands(table), decks(table)) == ("2 1 1", "0 1 1")


@pytest.mark.rule("TD-126", "TD-R16")
def test_a_player_without_a_deck_plays_on_without_drawing() -> None:
    table = deal(A="9 2 3", B="4 2", decks={"A": ""}, ends="A")
    select(table, A="9", B="4")
    assert told(table, NothingToDraw) == [NothingToDraw("TD-126", 0)]
    assert hands(table) == "2 2"
    assert asked(table) == "AB select-a-card"


@pytest.mark.rule("TD-127")
def test_the_smallest_hand_that_two_players_can_come_to() -> None:
    """Two DISCARDs bring five cards to three, and two REDOs then to one."""
    deck_a, deck_b = "1 2 3 4 8 9", "3 3 3 3 3 3 3"
    table = deal(A="R R 1 2 3", B="5 5 4 4 4", decks={"A": deck_a, "B": deck_b}, picks={"B": "2 3"})
    select(table, A="1", B="5")
    assert hands(table) == "4 5"
    select(table, A="1", B="5")
    assert hands(table) == "3 5"
    assert hand(table, "A") == "2 R R"
    select(table, A="R", B="4")
    give(table, "A", "2")
    assert hands(table) == "2 5"
    select(table, A="R", B="4")
    give(table, "A", "3")
    assert hands(table) == "1 5"
    assert deck(table, "A").endswith("2 3")  # what was discarded


@pytest.mark.rule("TD-127", "TD-300")
@quickly
@given(table=tables(), seed=any_number)
def test_whoever_has_a_deck_has_a_card_at_the_start_of_every_battle(table: Table, seed: int) -> None:
    rng, rounds = Random(seed), 0
    while table.asks:
        if look(table).round > rounds:
            rounds = look(table).round
            state = state_of(table)
            fighting = state.tied or [one for one in table.seats if state.decks[one]]
            assert all(state.hands[one] for one in fighting)
            assert sorted(table.asks) == sorted(state.tied or [one for one in table.seats if state.hands[one]])
        step(table, rng)
