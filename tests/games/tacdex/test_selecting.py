"""Selecting and revealing (TD-080 … TD-085)."""

from __future__ import annotations

import pytest

from games.letters import refused
from games.tacdex.positions import asked, deal, encode, give, hand, hands, look, options, select, told
from shambles import Refusal
from shambles.core.asking.event import Ready
from shambles.games.tacdex.table.events import Revealed


@pytest.mark.rule("TD-080")
def test_one_card_of_the_hand_is_selected() -> None:
    table = deal(A="3 5 9 9 R", B="4 4")
    assert options(table, "A") == "3 5 9 R"
    assert refused(table, "A", "3+5") == ("select-only-one-card", "TD-080")
    assert refused(table, "A", "3 5") == ("select-only-one-card", "TD-080")
    assert refused(table, "A", "4") == ("not-in-your-hand", "TD-080")
    assert refused(table, "A", "12") == ("not-understood", "TD-080")
    assert refused(table, "A", "flip") == ("not-understood", "TD-080")
    select(table, A="9", B="4")
    assert hand(table, "A") == "1 3 5 9 R"


@pytest.mark.rule("TD-081")
@pytest.mark.parametrize("nothing", ["", "pass", "pas", " "])
def test_nobody_may_pass(nothing: str) -> None:
    table = deal(A="4", B="5")
    assert refused(table, "A", nothing) == ("select-a-card", "TD-081")


@pytest.mark.rule("TD-082")
def test_any_card_may_be_selected_even_one_that_loses() -> None:
    table = deal("LOW", A="11 R", B="1")
    assert options(table, "A") == "11 R"
    for card in ("11", "R"):
        again = deal("LOW", A="11 R", B="1")
        select(again, A=card)
        assert asked(again) == "B select-a-card"


@pytest.mark.rule("TD-083")
def test_nothing_is_turned_up_before_everybody_is_ready() -> None:
    worlds = []
    for card in ("9", "R"):
        table = deal(A="9 R 3", B="4 5", C="4")
        select(table, A=card)
        assert table.laid == {0: 1}
        assert told(table, Ready)[-1:] == [Ready("TD-083", 0)]
        assert told(table, Revealed) == []
        worlds.append([encode(thing) for one in (1, 2, None) for thing in (table.view(one), table.events_for(one))])
        assert look(table).shown == ((), (), ())
    assert worlds[0] == worlds[1]


@pytest.mark.rule("TD-083")
def test_all_cards_are_turned_up_at_the_same_moment() -> None:
    table = deal(A="9 2", B="4 2", C="11 2")
    select(table, C="11", A="9", B="4")
    assert told(table, Revealed) == [Revealed("TD-083", {0: "9", 1: "4", 2: "11"}, "HIGH")]


@pytest.mark.rule("TD-084", "TD-R29")
def test_a_card_that_lies_there_is_not_taken_back() -> None:
    table = deal(A="3 4", B="5 6")
    give(table, "A", "3")
    assert refused(table, "A", "4") == ("already-laid", "TD-084")
    assert refused(table, "A", "3") == ("already-laid", "TD-084")
    assert table.may_change(0) is None
    reply = table.undo(0)
    assert isinstance(reply, Refusal)
    assert (reply.code, reply.rule) == ("already-laid", "TD-084")
    assert table.laid_by(0) == "3"


@pytest.mark.rule("TD-085", "TD-R11")
def test_a_selected_card_has_left_the_hand() -> None:
    """B holds three cards and plays one: with two left, A's DISCARD hits nobody."""
    table = deal(A="5 1", B="8 2 3", C="6 1")
    select(table, A="5", B="8", C="6")
    assert asked(table) == "C turn-the-marker"
    assert hands(table) == "1 2 1"
    assert look(table).shown == (("5",), ("8",), ("6",))
    give(table, "C", "keep")
    assert "discard-lost" in [event.key() for event in told(table)]
