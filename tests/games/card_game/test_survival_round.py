"""Survival mode: the round (CG-210 … CG-215)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import asked, deal, hand, lay, look, open_table, options, placements, rows, told
from games.letters import refused
from shambles.core.asking.event import Ready
from shambles.games.card_game.table.events import TurnedUp
from shambles.games.card_game.table.state import Lay


@pytest.mark.rule("CG-210")
def test_everybody_lays_exactly_one_card() -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51 52", B="60", C="70 71")
    assert asked(table) == "ABC"
    assert options(table, "A") == ["50", "51", "52"]
    assert options(table, "B") == ["60"]


@pytest.mark.rule("CG-210")
@pytest.mark.parametrize(
    ("selection", "code"),
    [
        ("", "lay-one-card"),
        ("50+51", "lay-only-one-card"),
        ("50+51+52", "lay-only-one-card"),
        ("60", "not-in-your-hand"),
        ("pass", "not-understood"),
        ("0", "not-understood"),
        ("105", "not-understood"),
    ],
)
def test_no_card_or_two_or_somebody_elses_are_refused(selection: str, code: str) -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51 52", B="60", C="70")
    assert refused(table, "A", selection) == (code, "CG-210")


@pytest.mark.rule("CG-211")
def test_the_cards_are_turned_up_together_when_all_are_ready() -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51", B="60 61", C="70 71")
    before = look(table, "C")
    lay(table, B="60", A="50")
    assert asked(table) == "C"
    assert table.laid == {0: 1, 1: 1}
    assert look(table, "C") == before
    assert table.events_for(2)[1:] == [Ready("CG-211", 1), Ready("CG-211", 0)]
    lay(table, C="70")
    assert told(table, TurnedUp) == [
        TurnedUp("CG-211", 1, {0: Lay("50", (50,)), 1: Lay("60", (60,)), 2: Lay("70", (70,))})
    ]
    assert [event.key() for event in table.events_for(None)] == [
        "round-begun",
        *["ready"] * 3,
        "turned-up",
        *["placed"] * 3,
        "round-begun",
    ]


@pytest.mark.rule("CG-R21")
def test_a_card_may_be_changed_or_taken_back_until_the_last_one_is_in() -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51", B="60 61", C="70 71")
    lay(table, A="50", B="60")
    lay(table, A="51")
    table.undo(1)
    assert asked(table) == "BC"
    lay(table, C="70", B="61")
    assert placements(table) == "51A 61B 70C"


@pytest.mark.rule("CG-212")
def test_the_cards_are_placed_from_low_to_high() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="20", B="25", C="90")
    lay(table, C="90", A="20", B="25")
    assert placements(table) == "20A 25B 90C"
    assert rows(table) == "10 20 25 / 30 / 50 / 70 90"


@pytest.mark.rule("CG-213", "CG-214")
@pytest.mark.parametrize("seats", [3, 10])
def test_after_round_k_every_hand_has_10_minus_k_cards(seats: int) -> None:
    table, rng = open_table("survival", seats), Random(5)
    for played in range(1, 11):
        assert look(table).round == played
        assert len(table.asks) == seats  # nobody ever sits out
        while len(told(table, TurnedUp)) < played or any(ask.key == "take-a-row" for ask in table.asks.values()):
            for seat, ask in table.asks.items():
                table.answer(seat, rng.choice(ask.options))
        assert [seat.walkers for seat in look(table).seats] == [10 - played] * seats
    assert table.outcome is not None
    assert look(table).round == 10


@pytest.mark.rule("CG-213")
def test_nobody_draws_a_card() -> None:
    table = deal("survival", "10 / 30 / 50 / 70", A="20 21", B="25 26", C="90 91")
    lay(table, A="20", B="25", C="90")
    assert [hand(table, letter) for letter in "ABC"] == ["21", "26", "91"]
