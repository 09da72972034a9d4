"""The view says of each card in the hand where it would go, exactly as the rules would place it."""

from __future__ import annotations

import pytest

from games.card_game.positions import deal, lay, look, told
from shambles.games.card_game.box.contents import Mode
from shambles.games.card_game.table.events import Placed, RowTaken

FULL = "60 61 62 63 70"


def going(mode: Mode, rows: str, hand: str) -> list[tuple[str, int | None]]:
    return [(one.kind, one.row) for one in look(deal(mode, rows, A=hand, B="103", C="104"), "A").going]


@pytest.mark.rule("CG-092", "CG-131", "CG-230")
def test_in_survival_a_low_card_takes_a_row() -> None:
    assert going("survival", f"10 / 30 / 50 / {FULL}", "3 11 31 99") == [
        ("low", None),
        ("goes-to", 0),
        ("goes-to", 1),
        ("sixth", 3),
    ]


@pytest.mark.rule("CG-110")
def test_in_hero_mode_a_low_card_goes_to_the_highest_row() -> None:
    assert going("hero", "10 / 30 / 50 / 70", "3 75") == [("low-hero", 3), ("goes-to", 3)]
    assert going("hero", f"10 / 30 / 50 / {FULL}", "3 55") == [("sixth", 3), ("goes-to", 2)]


@pytest.mark.rule("CG-092")
def test_what_is_said_of_a_card_that_comes_first_is_what_happens() -> None:
    for card in range(2, 100, 9):
        table = deal("hero", f"10 / 30 / 50 / {FULL}", A=str(card), B="102 103")
        said = look(table, "A").going[0]
        lay(table, A=str(card), B="102")
        first = told(table, Placed, RowTaken)[0]
        assert (first.card, first.row) == (card, said.row)
        assert isinstance(first, RowTaken) == (said.kind == "sixth")


@pytest.mark.rule("CG-314")
def test_a_spectator_has_no_cards_that_go_anywhere() -> None:
    assert look(deal("hero", "10 / 30 / 50 / 70", A="3 75", B="4 5")).going == ()
