"""Hero mode: scoring a row (CG-130 … CG-136)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import deal, lay, look, open_table, pile, points, rows, told, winners
from shambles.games.card_game.table.events import RowTaken


@pytest.mark.rule("CG-130")
def test_a_row_never_holds_more_than_five() -> None:
    """Seven cards in a row of numbers: the fifth fills the row, the next takes it, and it grows anew."""
    table = deal("hero", "1 / 50 / 60 / 70", A="2 3", B="4 5", C="6 7")
    lay(table, A="2+3", B="4+5", C="6+7")
    assert rows(table) == "6 7 / 50 / 60 / 70"
    assert pile(table, "C") == "1 2 3 4 5"


@pytest.mark.rule("CG-131")
def test_the_sixth_card_takes_the_five() -> None:
    table = deal("hero", "33 / 37 / 43 / 90 16 17 22 26", A="29")
    lay(table, A="29")
    assert pile(table, "A") == "16 17 22 26 90"
    assert points(table)["A"] == 11
    assert told(table, RowTaken) == [RowTaken("CG-131", 0, 29, 3, (90, 16, 17, 22, 26), 11)]


@pytest.mark.rule("CG-132", "CG-R14", "CG-R24")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("33 / 37 / 43 / 90 16 17 22 26", "33 / 37 / 43 / 29"),
        ("90 16 17 22 26 / 33 / 37 / 43", "29 / 33 / 37 / 43"),
        ("33 / 90 16 17 22 26 / 37 / 43", "33 / 29 / 37 / 43"),
    ],
)
def test_the_card_played_restarts_the_row_in_its_place(before: str, after: str) -> None:
    table = deal("hero", before, A="29")
    lay(table, A="29")
    assert rows(table) == after
    assert "29" not in pile(table, "A").split()


@pytest.mark.rule("CG-133")
def test_the_fifth_card_does_not_score() -> None:
    table = deal("hero", "1 2 3 4 / 50 / 60 / 70", A="5")
    lay(table, A="5")
    assert rows(table) == "1 2 3 4 5 / 50 / 60 / 70"
    assert points(table) == {"A": 0, "B": 0}
    assert told(table, RowTaken) == []


@pytest.mark.rule("CG-134")
def test_taking_a_row_is_what_a_player_wants() -> None:
    """A leads by one point; the row that B takes wins the game for B."""
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="90", B="23", piles={"A": "33 44 30", "B": ""})
    lay(table, A="90", B="23")
    assert points(table) == {"A": 13, "B": 13}
    assert winners(table) == "AB"
    table = deal("hero", "10 14 18 20 22 / 40 / 60 / 80", A="90", B="23", piles={"A": "33 44 30", "B": "1"})
    assert points(table) == {"A": 13, "B": 1}
    lay(table, A="90", B="23")
    assert points(table) == {"A": 13, "B": 14}
    assert winners(table) == "B"


@pytest.mark.rule("CG-135")
@pytest.mark.parametrize("seed", range(5))
def test_a_card_in_a_pile_stays_there(seed: int) -> None:
    """Piles only grow, and nothing of them is seen in a row or a hand again."""
    table, rng = open_table("hero", 4, seed), Random(seed)
    won: list[set[int]] = [set() for _ in table.seats]
    while table.asks:
        for seat, ask in table.asks.items():
            table.answer(seat, rng.choice(ask.options))
        view = look(table)
        piles = [set(seat.pile) for seat in view.seats]
        assert all(before <= after for before, after in zip(won, piles, strict=True))
        in_play = {card for row in view.rows for card in row}
        for letter in "ABCD":
            in_play |= set(look(table, letter).cards or ())
        assert not in_play & set().union(*piles)
        won = piles
    assert any(won)


@pytest.mark.rule("CG-136")
def test_one_player_takes_two_rows_in_one_round() -> None:
    table = deal("hero", "1 2 3 4 5 / 51 52 53 54 56 / 90 / 100", A="6 57")
    lay(table, A="6+57")
    assert rows(table) == "6 / 57 / 90 / 100"
    assert pile(table, "A") == "1 2 3 4 5 51 52 53 54 56"
    assert points(table)["A"] == 11
