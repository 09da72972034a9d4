"""DISCARD (TD-290 … TD-300)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.letters import refused
from games.tacdex.positions import (
    asked,
    deal,
    deck,
    give,
    hand,
    hands,
    look,
    options,
    pile,
    piles,
    select,
    story,
    told,
)
from shambles import Table
from shambles.core.files.scenario import Position
from shambles.games.tacdex.rules.phases import BATTLE
from shambles.games.tacdex.table.events import CardDiscarded, DiscardLost


@pytest.mark.rule("TD-290", "TD-295", "TD-296")
def test_a_card_of_the_hand_goes_under_its_owners_deck() -> None:
    table = deal(A="5 1", B="3 1 2 8 9", decks={"B": "10 11"}, picks={"A": "8"})
    select(table, A="5", B="3")
    assert (hand(table, "B"), deck(table, "B")) == ("1 2 9 10", "11 8")
    assert (pile(table, "A"), pile(table, "B")) == ("3 5", "")
    assert told(table, CardDiscarded) == [CardDiscarded("TD-290", 1, 0, None)]


@pytest.mark.rule("TD-290", "TD-380", "TD-R12")
def test_every_card_of_the_hand_is_equally_likely() -> None:
    start = deal(A="5 1", B="3 1 2 8 9", decks={"B": "10 11"})
    position = Position(2, {}, BATTLE, start.game.decode_state(start._run.head.state))
    lost: Counter[str] = Counter()
    for seed in range(400):
        table = Table.deal("tacdex", position, seed=seed)
        select(table, A="5", B="3")
        lost[deck(table, "B").split()[-1]] += 1
    assert set(lost) == {"1", "2", "8", "9"}  # never the 3 that was played, nor the 10 that was drawn (TD-295)
    assert all(70 <= count <= 130 for count in lost.values())


@pytest.mark.rule("TD-291", "TD-292", "TD-R11")
@pytest.mark.parametrize(("held", "left"), [("3 8 9 10", "3"), ("3 8 9", "3")])
def test_it_works_on_three_cards_and_not_on_two(held: str, left: str) -> None:
    """Three cards: one is taken, one drawn. Two: nothing is taken, one drawn."""
    table = deal(A="5 1", B=held)
    select(table, A="5", B="3")
    assert hands(table) == f"2 {left}"
    assert len(told(table, CardDiscarded)) == (held == "3 8 9 10")
    assert len(told(table, DiscardLost)) == (held == "3 8 9")


@pytest.mark.rule("TD-293")
def test_a_discard_that_hits_nobody_changes_nothing() -> None:
    five, four = (deal(A=f"{card} 1", B="3 8 9") for card in (5, 4))
    select(five, A="5", B="3")
    select(four, A="4", B="3")
    assert told(five, DiscardLost) == [DiscardLost("TD-293", 0)]
    for letter in "AB":
        assert (hand(five, letter), deck(five, letter)) == (hand(four, letter), deck(four, letter))
    assert piles(five) == piles(four) == "2 0"


@pytest.mark.rule("TD-294")
def test_the_hand_is_not_topped_up() -> None:
    table = deal(A="5 1 1 1 1", B="3 8 9 10 10")
    select(table, A="5", B="3")
    assert hands(table) == "5 4"
    select(table, A="1", B=hand(table, "B").split()[-1])
    assert hands(table) == "5 4"


@pytest.mark.rule("TD-296")
def test_a_discarded_card_can_be_drawn_and_played_again() -> None:
    table = deal(A="5 1 1", B="3 1 2 8", decks={"A": "9 9 9 9", "B": "4 END"}, picks={"A": "8"})
    select(table, A="5", B="3")
    assert piles(table) == "2 0"
    select(table, A="1", B="4")  # B draws END and, in its place, the 8
    assert hand(table, "B") == "1 2 8"
    select(table, A="1", B="8")
    assert pile(table, "B") == "1 1 4 8"


@pytest.mark.rule("TD-297", "TD-R12")
def test_only_the_owner_sees_which_card_it_is() -> None:
    table = deal(A="5 1", B="3 1 2 8 9", C="2 1", picks={"A": "8"})
    select(table, A="5", B="3", C="2")
    seen = [
        [event.card for event in table.events_for(viewer) if isinstance(event, CardDiscarded)]
        for viewer in (0, 1, 2, None)
    ]
    assert seen == [[None], ["8"], [None], [None]]
    assert [look(table, letter).buried for letter in "AB"] == [(), ("8",)]
    assert look(table).buried is None
    assert [one.buried for one in look(table).seats] == [0, 1, 0]


@pytest.mark.rule("TD-298", "TD-R16")
def test_into_an_empty_deck_the_card_is_drawn_straight_back() -> None:
    table = deal(A="5 1", B="3 1 2 8", ends="B", decks={"B": ""}, picks={"A": "8"})
    select(table, A="5", B="3")
    assert (hand(table, "B"), deck(table, "B")) == ("1 2 8", "")
    assert look(table, "B").buried == ()


@pytest.mark.rule("TD-299", "TD-R08")
def test_five_against_five_hits_whoever_has_three_cards() -> None:
    table = deal(A="5 1 2 3 4", B="5 1 2")
    select(table, A="5", B="5")
    assert [(event.by, event.seat) for event in told(table, CardDiscarded)] == [(1, 0)]
    assert "discard-lost A" in story(table)
    assert hands(table) == "4 3"


@pytest.mark.rule("TD-300", "TD-357")
def test_no_hand_is_brought_below_two_cards() -> None:
    """B's four cards become three and two; C's DISCARD then has nobody left to hit."""
    table = deal(A="5 1", B="9 1 2 3 4", C="5 1", D="5 1", last_winner="A")
    select(table, A="5", B="9", C="5", D="5")
    assert asked(table) == "ABCD select-a-card"
    assert [(event.by, event.seat) for event in told(table, CardDiscarded)] == [(0, 1), (2, 1)]
    assert told(table, DiscardLost) == [DiscardLost("TD-293", 3)]
    assert hands(table) == "2 3 2 2"


@pytest.mark.rule("TD-357", "TD-291")
def test_the_opponent_is_chosen_among_those_with_three_cards() -> None:
    table = deal(A="5 1 1 1", B="9 1 2", C="8 1 2 3", D="8 1 2 3 4")
    select(table, A="5", B="9", C="8", D="8")
    assert asked(table) == "A choose-an-opponent"
    assert options(table, "A") == "seat 3 seat 4"
    assert refused(table, "A", "seat 2") == ("too-few-cards", "TD-291")
    assert refused(table, "A", "seat 1") == ("choose-an-opponent", "TD-357")
    assert refused(table, "A", "seat 5") == ("choose-an-opponent", "TD-357")
    assert refused(table, "A", "9") == ("choose-an-opponent", "TD-357")
    assert refused(table, "A", "somebody") == ("not-understood", "TD-357")
    assert list(table.asks[0].form().barred) == ["seat 2"]
    give(table, "A", "3")
    assert [event.seat for event in told(table, CardDiscarded)] == [2]
