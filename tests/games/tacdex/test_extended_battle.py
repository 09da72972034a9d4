"""Extended Battle (TD-190 … TD-202)."""

from __future__ import annotations

import pytest

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
    pile,
    piles,
    pot,
    rules_of,
    select,
    story,
    told,
)
from shambles.games.tacdex.table.events import (
    BattleWon,
    CardDiscarded,
    DroppedOut,
    LeftUnclaimed,
    MarkerTurned,
    OwnTakenBack,
    RoundBegun,
)


@pytest.mark.rule("TD-190", "TD-191", "TD-192")
def test_a_tie_leaves_the_cards_turns_the_marker_and_draws() -> None:
    table = deal(A="8 2 2 2 2", B="8 3 3 3 3", decks={"A": "10 1 1", "B": "11 1 1"})
    select(table, A="8", B="8")
    assert (pot(table), piles(table)) == ("8 8", "0 0")
    assert told(table, MarkerTurned) == [MarkerTurned("TD-191", "LOW", None)]
    assert (hands(table), decks(table)) == ("5 5", "2 2")
    assert (hand(table, "A"), hand(table, "B")) == ("2 2 2 2 10", "3 3 3 3 11")
    assert asked(table) == "AB select-a-card"


@pytest.mark.rule("TD-193", "TD-194")
def test_the_tied_fight_again_for_all_the_cards_on_the_new_side() -> None:
    table = deal(A="11 3", B="11 8")
    select(table, A="11", B="11")
    select(table, A="3", B="8")
    assert pile(table, "A") == "3 8 11 11"
    assert rules_of(table, BattleWon) == ["TD-194"]
    assert rules_of(table, RoundBegun) == ["TD-080", "TD-193", "TD-080"]


@pytest.mark.rule("TD-195", "TD-191", "TD-196", "TD-R24")
def test_tie_after_tie_turns_the_marker_each_time() -> None:
    table = deal(A="4 9 2", B="4 9 10")
    select(table, A="4", B="4")
    assert marker(table) == "LOW"
    select(table, A="9", B="9")
    assert marker(table) == "HIGH"
    select(table, A="2", B="10")
    assert pile(table, "B") == "2 4 4 9 9 10"
    assert marker(table) == "HIGH"


@pytest.mark.rule("TD-196")
def test_the_marker_stays_as_it_lies_after_the_extended_battle() -> None:
    table = deal("HIGH", A="8 9", B="8 3")
    select(table, A="8", B="8")
    select(table, A="9", B="3")
    assert [event.side for event in told(table, RoundBegun)] == ["HIGH", "LOW", "LOW"]


@pytest.mark.rule("TD-197")
def test_the_normal_draw_follows_the_last_round() -> None:
    table = deal(A="8 9 2 2 2", B="8 3 2 2 2")
    before = decks(table)
    select(table, A="8", B="8")
    select(table, A="9", B="3")
    assert hands(table) == "5 5"
    assert (before, decks(table)) == ("6 6", "4 4")


@pytest.mark.rule("TD-198", "TD-R30")
def test_actions_work_in_every_round() -> None:
    table = deal("HIGH", A="9 6", B="9 4")
    select(table, A="9", B="9")
    select(table, A="6", B="4")
    assert asked(table) == "A turn-the-marker"
    give(table, "A", "flip")
    assert piles(table) == "4 0"


@pytest.mark.rule("TD-199", "TD-R08")
def test_a_tie_of_fives_discards_before_the_marker_turns() -> None:
    table = deal(A="5 1 2 3 4", B="5 1 2 3 4", picks={"A": "2", "B": "3"})
    select(table, A="5", B="5")
    assert hands(table) == "4 4"
    keys = story(table)
    assert keys.index("card-discarded A") < keys.index("marker-turned")
    assert keys.index("card-discarded B") < keys.index("marker-turned")
    assert marker(table) == "LOW"
    assert (deck(table, "A").split()[-1], deck(table, "B").split()[-1]) == ("3", "2")


@pytest.mark.rule("TD-200")
def test_two_ties_and_a_redo_are_seven_cards() -> None:
    table = deal(A="8 9 R 11", B="8 9 10")
    select(table, A="8", B="8")
    select(table, A="9", B="9")
    select(table, A="R", B="10")
    give(table, "A", "11")
    assert pile(table, "A") == "8 8 9 9 10 11 R"


@pytest.mark.rule("TD-201", "TD-350")
def test_an_extended_battle_is_one_battle_with_its_final_winner() -> None:
    """A and B tie, B wins in the end: in the next battle B's DISCARD comes before C's and A's."""
    table = deal(
        A="10 9 5 1 1 1", B="10 3 5 1 1 1", C="4 5 1 1 1", last_winner="C", picks={"A": "1", "B": "1", "C": "1"}
    )
    select(table, A="10", B="10", C="4")
    assert look(table).last_winner == 2
    select(table, A="9", B="3")
    assert look(table).last_winner == 1
    assert [event.battle for event in told(table, RoundBegun)] == [1, 1, 2]
    select(table, A="5", B="5", C="5")
    assert asked(table) == "B choose-an-opponent"
    give(table, "B", "seat 1")
    assert asked(table) == "C choose-an-opponent"
    give(table, "C", "seat 1")
    assert asked(table) == "A choose-an-opponent"
    give(table, "A", "seat 2")
    assert [event.by for event in told(table, CardDiscarded)] == [1, 2, 0]


@pytest.mark.rule("TD-202", "TD-R17")
def test_a_tied_player_without_cards_drops_out_and_the_other_takes_all() -> None:
    table = deal(A="10", B="10 1", C="3 1", ends="A", decks={"A": ""})
    select(table, A="10", B="10", C="3")
    assert told(table, DroppedOut) == [DroppedOut("TD-202", 0)]
    assert rules_of(table, BattleWon) == ["TD-202"]
    assert (pile(table, "B"), marker(table)) == ("3 10 10", "LOW")
    assert (look(table).last_winner, fighting_on(table)) == (1, "")
    assert hands(table) == "0 3 2"  # B has drawn for the tie and for the battle
    assert asked(table) == "BC select-a-card"


@pytest.mark.rule("TD-202", "TD-R17")
def test_two_of_three_tied_players_go_on_without_the_third() -> None:
    table = deal(A="10", B="10 1", C="10 2", ends="A", decks={"A": ""})
    select(table, A="10", B="10", C="10")
    assert fighting_on(table) == "BC"
    assert asked(table) == "BC select-a-card"
    assert pot(table) == "10 10 10"


@pytest.mark.rule("TD-202", "TD-R17")
def test_if_no_tied_player_has_a_card_nobody_takes_them() -> None:
    table = deal(A="10", B="10", C="3 1", D="2 1", ends="AB", decks={"A": "", "B": ""}, last_winner="D")
    select(table, A="10", B="10", C="3", D="2")
    assert told(table, LeftUnclaimed) == [LeftUnclaimed("TD-202", 4)]
    assert (piles(table), pot(table)) == ("0 0 0 0", "")
    assert look(table).last_winner == 3
    assert asked(table) == "CD select-a-card"
    select(table, C="1", D="1")
    assert pot(table) == "1 1"  # what nobody took is not fought for again


@pytest.mark.rule("TD-150", "TD-202")
def test_what_nobody_took_lies_with_what_nobody_took_before() -> None:
    table = deal(A="10", B="10", C="3 1", D="2 1", ends="AB", decks={"A": "", "B": "", "C": "7 END", "D": "7 END"})
    select(table, A="10", B="10", C="3", D="2")
    assert len(look(table).unclaimed) == 4
    select(table, C="1", D="1")
    assert table.outcome is not None
    assert [played.card for played in look(table).unclaimed] == ["10", "10", "3", "2", "1", "1"]


@pytest.mark.rule("TD-202", "TD-R15")
def test_or_by_agreement_everybody_takes_their_own() -> None:
    table = deal(A="10", B="10", C="3 1", D="2 1", ends="AB", decks={"A": "", "B": ""}, options={"unclaimed": "owners"})
    select(table, A="10", B="10", C="3", D="2")
    assert [event.cards for event in told(table, OwnTakenBack)] == [("10",), ("10",), ("3",), ("2",)]
    assert piles(table) == "1 1 1 1"
