"""Action cards in general (TD-220 … TD-228)."""

from __future__ import annotations

import pytest

from games.tacdex.positions import (
    asked,
    deal,
    deck,
    give,
    hand,
    hands,
    marker,
    options,
    pile,
    piles,
    select,
    story,
    told,
)
from shambles.games.tacdex.table.events import CardDiscarded, CardDrawn, MarkerKept


@pytest.mark.rule("TD-220", "TD-R31")
def test_an_action_works_for_the_loser_too() -> None:
    table = deal(A="5 1", B="9 1 2 3 4")
    select(table, A="5", B="9")
    assert piles(table) == "0 2"
    assert [(event.by, event.seat) for event in told(table, CardDiscarded)] == [(0, 1)]
    assert hands(table) == "2 4"


@pytest.mark.rule("TD-221")
def test_flip_and_redo_may_be_left() -> None:
    table = deal(A="6 1", B="3 1")
    select(table, A="6", B="3")
    assert options(table, "A") == "flip keep"
    give(table, "A", "keep")
    assert told(table, MarkerKept) == [MarkerKept("TD-221", 0, "HIGH")]
    assert (marker(table), piles(table)) == ("HIGH", "2 0")
    table = deal(A="R 1", B="3 1")
    select(table, A="R", B="3")
    assert options(table, "A") == "1 keep"


@pytest.mark.rule("TD-222", "TD-R12")
def test_draw_and_discard_are_not_asked_about() -> None:
    table = deal(A="7 1", B="5 1 2 3")
    select(table, A="7", B="5")
    assert asked(table) == "AB select-a-card"
    table = deal(A="9 1 2 3", B="5 1")
    select(table, A="9", B="5")
    assert asked(table) == "AB select-a-card"
    assert len(told(table, CardDiscarded)) == 1


@pytest.mark.rule("TD-223", "TD-R01")
def test_battle_actions_come_before_the_comparison_and_the_others_after_it() -> None:
    table = deal(A="R 11 1", B="7 1")
    select(table, A="R", B="7")
    assert asked(table) == "A add-a-card"
    assert told(table, CardDrawn) == []
    give(table, "A", "11")
    keys = story(table)
    assert keys.index("card-added A") < keys.index("battle-won A") < keys.index("card-drawn B")


@pytest.mark.rule("TD-224")
@pytest.mark.parametrize("seven", ["A", "B"])
def test_all_fives_act_before_all_sevens(seven: str) -> None:
    """The hand {1 2 3 4} of the 7 is hit before its extra card is drawn, whoever sits first."""
    five = "B" if seven == "A" else "A"
    table = deal(
        **{five: "5 1", seven: "7 1 2 3 4"},  # type: ignore[arg-type]
        decks={five: "8", seven: "9 8 11"},
        picks={five: "2"},
    )
    select(table, **{five: "5", seven: "7"})
    assert (hand(table, seven), deck(table, seven)) == ("1 3 4 8 9", "11 2")
    drawn = [key for key in story(table) if key.startswith("card-")]
    assert drawn[:2] == [f"card-discarded {seven}", f"card-drawn {seven}"]


@pytest.mark.rule("TD-225")
def test_all_actions_are_finished_before_the_normal_draw() -> None:
    table = deal(A="5 1", B="3 8 9 10")
    select(table, A="5", B="3")
    assert hands(table) == "2 3"  # hit with exactly three cards, and only then a card drawn
    assert story(table)[-4:-1] == ["card-discarded B", "card-drawn A", "card-drawn B"]


@pytest.mark.rule("TD-226")
def test_a_card_acts_once_and_not_again_in_the_next_round() -> None:
    table = deal(A="5 3 1 1 1", B="5 8 1 1 1")
    select(table, A="5", B="5")
    assert len(told(table, CardDiscarded)) == 2
    cards = {letter: next(c for c in hand(table, letter).split() if c in ("3", "8", "1")) for letter in "AB"}
    select(table, **cards)
    assert len(told(table, CardDiscarded)) == 2


@pytest.mark.rule("TD-227", "TD-R04")
def test_a_card_brought_in_by_redo_acts_too() -> None:
    table = deal(A="R 6 1", B="9 1")
    select(table, A="R", B="9")
    give(table, "A", "6")
    assert asked(table) == "A turn-the-marker"
    give(table, "A", "flip")
    assert pile(table, "A") == "6 9 R"
    table = deal(A="R 7 1", B="9 1")
    select(table, A="R", B="9")
    give(table, "A", "7")
    assert hands(table) == "3 2"
    table = deal(A="R 5 1", B="9 1 2 3")
    select(table, A="R", B="9")
    give(table, "A", "5")
    assert hands(table) == "2 3"


@pytest.mark.rule("TD-228", "TD-299")
@pytest.mark.parametrize(("theirs", "left"), [("1 2 3 4", "4 4"), ("1 2", "4 3")])
def test_two_discards_of_two_players_do_not_interfere(theirs: str, left: str) -> None:
    """What A loses depends on A's hand alone, and what B loses on B's."""
    table = deal(A="5 8 9 10 11", B=f"5 {theirs}", picks={"B": "9"}, decks={"A": "2 2", "B": "2 2"})
    select(table, A="5", B="5")
    assert hand(table, "A") == "2 8 10 11"
    assert deck(table, "A") == "2 9"
    assert hands(table) == left
