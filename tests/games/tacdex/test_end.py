"""END cards and the end of the game (TD-140 … TD-152)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from games.letters import play_randomly, refused
from games.tacdex.positions import (
    asked,
    deal,
    deck,
    decks,
    fighting_on,
    give,
    hand,
    hands,
    look,
    marker,
    piles,
    pot,
    select,
    state_of,
    story,
    told,
    winners,
)
from games.tacdex.whole_games import any_number, quickly, tables
from shambles import Table
from shambles.games.tacdex.table.events import BattleWon, CardDrawn, EndShown, LeftUnclaimed, OwnTakenBack, RoundBegun


@pytest.mark.rule("TD-140", "TD-141")
def test_end_is_shown_at_once_and_another_card_drawn() -> None:
    table = deal(A="9 2", B="3 2", decks={"A": "END 4 8"})
    select(table, A="9", B="3")
    assert told(table, EndShown) == [EndShown("TD-140", 0, 1)]
    assert story(table)[-4:] == ["end-shown A", "card-drawn A", "card-drawn B", "round-begun"]
    assert [look(table, letter).seats[0].end for letter in "AB"] == [True, True]
    assert (hand(table, "A"), deck(table, "A")) == ("2 4", "8")


@pytest.mark.rule("TD-142")
def test_after_the_first_end_everybody_plays_on() -> None:
    table = deal(A="9 2", B="3 2", decks={"A": "END 4 8"})
    select(table, A="9", B="3")
    assert asked(table) == "AB select-a-card"
    select(table, A="4", B="2")
    assert hand(table, "A") == "2 8"


@pytest.mark.rule("TD-143")
def test_the_game_lasts_until_everybodys_end_is_drawn() -> None:
    """A's END is the second card, B's the fourth: the fourth battle is the last."""
    table = deal(A="9 9 9 9", B="3 3 3 3", decks={"A": "1 END 1 1 1", "B": "1 1 1 END"})
    for battle in range(4):
        assert table.outcome is None, battle
        select(table, A="9", B="3")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("last-end", "TD-170")
    assert len(told(table, RoundBegun)) == 4


@pytest.mark.rule("TD-144")
def test_with_the_last_end_everything_stops() -> None:
    """B wins, draws first and draws the last END: nobody draws any more, B included."""
    table = deal(A="3 2", B="9 2", ends="A", decks={"A": "8 8", "B": "END 4"})
    select(table, A="3", B="9")
    assert story(table)[-2:] == ["battle-won B", "end-shown B"]
    assert (hands(table), decks(table)) == ("1 1", "2 1")
    assert asked(table) == ""
    assert refused(table, "A", "2") == ("game-over", "TD-170")


@pytest.mark.rule("TD-144")
def test_with_the_last_end_pending_actions_are_lost_too() -> None:
    """Clockwise from A: A's extra card is the last END, so that B's DISCARD is not carried out."""
    table = deal(A="7 1", B="5 1", C="10 1 2 3", last_winner="A", ends="BC", decks={"A": "END 1", "B": "1", "C": "1"})
    select(table, A="7", B="5", C="10")
    assert story(table)[-2:] == ["battle-won C", "end-shown A"]
    assert hands(table) == "1 1 3"
    assert piles(table) == "0 0 3"


@pytest.mark.rule("TD-145", "TD-324", "TD-R34")
def test_end_as_the_extra_card_is_replaced_too() -> None:
    table = deal(A="7 2", B="3 2", decks={"A": "END 4 8 9"})
    select(table, A="7", B="3")
    assert (hand(table, "A"), deck(table, "A")) == ("2 4 8", "9")
    assert [event.rule for event in told(table, CardDrawn) if event.seat == 0] == ["TD-322", "TD-120"]


@pytest.mark.rule("TD-145", "TD-192")
def test_end_in_an_extended_battle_is_replaced_too() -> None:
    table = deal(A="8 2", B="8 2", decks={"A": "END 4 8"})
    select(table, A="8", B="8")
    assert (hand(table, "A"), deck(table, "A")) == ("2 4", "8")
    assert fighting_on(table) == "AB"


@pytest.mark.rule("TD-146", "TD-R14")
def test_both_ends_in_one_draw_end_the_game_and_the_battle_counts() -> None:
    table = deal(A="9 2", B="4 2", decks={"A": "END 1", "B": "END 1"})
    select(table, A="9", B="4")
    assert table.outcome is not None
    assert table.outcome.scores == (2, 0)
    assert [event.missing for event in told(table, EndShown)] == [1, 0]


@pytest.mark.rule("TD-147", "TD-R13")
def test_an_end_at_the_bottom_of_the_deck_is_not_replaced() -> None:
    table = deal(A="9 2 2 2 2", B="4 2", decks={"A": "END"})
    select(table, A="9", B="4")
    assert table.outcome is None
    assert look(table).seats[0].end
    assert (hands(table), decks(table)) == ("4 2", "0 5")


@pytest.mark.rule("TD-149")
def test_what_discard_puts_under_the_deck_lies_under_end() -> None:
    table = deal(A="3 4 8 8", B="5 2", decks={"A": "2 END 9"}, picks={"B": "4"})
    select(table, A="3", B="5")
    assert deck(table, "A") == "END 9 4"  # the 2 is drawn
    select(table, A="8", B="2")
    assert hand(table, "A") == "2 8 9"
    assert deck(table, "A") == "4"


@pytest.mark.rule("TD-150", "TD-172", "TD-R15")
def test_cards_of_an_unfinished_extended_battle_are_nobodys() -> None:
    table = deal(A="8 1", B="8 1", ends="A", decks={"A": "2", "B": "END 3"}, piles={"A": "3 3", "B": "4 4"})
    select(table, A="8", B="8")
    assert marker(table) == "LOW"
    assert table.outcome is not None
    assert table.outcome.scores == (2, 2)
    assert told(table, LeftUnclaimed) == [LeftUnclaimed("TD-150", 2)]
    assert pot(table) == ""
    assert [(played.seat, played.card) for played in look(table).unclaimed] == [(0, "8"), (1, "8")]


@pytest.mark.rule("TD-R15")
def test_by_agreement_the_owners_take_them_back() -> None:
    table = deal(A="8 R 9", B="8 9 1", ends="A", decks={"A": "2 2", "B": "3 END"}, options={"unclaimed": "owners"})
    select(table, A="8", B="8")
    select(table, A="R", B="9")
    give(table, "A", "9")
    assert table.outcome is not None
    assert told(table, OwnTakenBack) == [
        OwnTakenBack("TD-R15", 0, ("8", "redo", "9")),
        OwnTakenBack("TD-R15", 1, ("8", "9")),
    ]
    assert table.outcome.scores == (3, 2)
    assert look(table).unclaimed == ()


@pytest.mark.rule("TD-151", "TD-R09", "TD-R10")
def test_a_battle_that_is_ended_by_its_draw_card_counts() -> None:
    table = deal(
        A="3 1",
        B="7 1",
        ends="A",
        last_winner="A",
        decks={"A": "2", "B": "END 3"},
        piles={"A": "1 " * 10, "B": "2 " * 10},
    )
    select(table, A="3", B="7")
    assert table.outcome is not None
    assert table.outcome.scores == (10, 12)
    assert winners(table) == "B"
    assert (hands(table), decks(table)) == ("1 1", "1 1")
    assert story(table)[-2:] == ["battle-won B", "end-shown B"]
    assert look(table).last_winner == 1


@pytest.mark.rule("TD-151", "TD-201")
def test_an_extended_battle_that_is_ended_by_its_draw_card_is_over() -> None:
    table = deal(A="8 3 1", B="8 7 1", ends="A", decks={"A": "2", "B": "4 END 3"})
    select(table, A="8", B="8")
    select(table, A="3", B="7")
    assert table.outcome is not None
    assert told(table, BattleWon)[-1].seat == 0
    assert (fighting_on(table), pot(table)) == ("", "")
    assert look(table).last_winner == 0


@pytest.mark.rule("TD-150", "TD-R08", "TD-R10")
def test_a_tie_that_is_ended_by_its_draw_card_is_nobodys() -> None:
    table = deal("HIGH", A="7 1", B="7 1", ends="A", decks={"A": "2 2", "B": "END 3"})
    select(table, A="7", B="7")
    assert table.outcome is not None
    assert marker(table) == "HIGH"  # TD-144: the tie's turn of the marker does not come any more
    assert told(table, LeftUnclaimed) == [LeftUnclaimed("TD-150", 2)]


@pytest.mark.rule("TD-152", "TD-383", "TD-059")
@quickly
@given(table=tables(2, 2), seed=any_number)
def test_two_players_fight_15_to_42_rounds_and_always_have_a_card(table: Table, seed: int) -> None:
    outcome = play_randomly(table, Random(seed))
    rounds = told(table, RoundBegun)
    assert outcome.reason == "last-end"
    assert 15 <= len(rounds) <= 42
    assert all(event.seats == (0, 1) for event in rounds)
    assert sum(state_of(table).ends) == 2
