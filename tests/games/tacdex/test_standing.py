"""What the cards shown come to: said in the view, and in the questions that turn the marker or add a card."""

from __future__ import annotations

import pytest

from games.tacdex.positions import deal, give, look, select
from shambles import Table
from shambles.games.tacdex.box.contents import NUMBER
from shambles.games.tacdex.table.questions import Adding, Turning
from shambles.games.tacdex.table.standing import standing_of


def verdict(table: Table) -> tuple[str, str, tuple[int, ...]]:
    found = look(table).verdict
    assert found is not None
    return found.kind, found.side, found.best


@pytest.mark.rule("TD-100", "TD-101", "TD-341", "TD-342")
def test_the_cards_stand_from_the_best_to_the_worst() -> None:
    shown = (("4",), ("redo", "9"), ("redo",), ())
    high, low = standing_of(shown, "HIGH"), standing_of(shown, "LOW")
    assert [rank.seat for rank in high.ranks] == [1, 0, 2]
    assert [rank.seat for rank in low.ranks] == [0, 1, 2]
    assert (high.best, low.best) == ((1,), (0,))


@pytest.mark.rule("TD-264")
def test_redo_cards_alone_are_a_tie() -> None:
    assert standing_of((("redo",), ("redo",)), "HIGH").best == (0, 1)


@pytest.mark.rule("TD-102")
def test_a_battle_that_is_won() -> None:
    table = deal(A="9 2", B="4 3")
    assert look(table).verdict is None
    select(table, A="9", B="4")
    assert verdict(table) == ("won", "HIGH", (0,))


@pytest.mark.rule("TD-190", "TD-191")
def test_after_a_tie_the_verdict_is_that_of_the_side_before() -> None:
    table = deal(A="9 2", B="9 3")
    select(table, A="9", B="9")
    assert (look(table).marker, verdict(table)) == ("LOW", ("tied", "HIGH", (0, 1)))


@pytest.mark.rule("TD-240")
def test_who_may_turn_the_marker_knows_what_either_side_comes_to() -> None:
    table = deal(A="6 2", B="9 3")
    select(table, A="6", B="9")
    assert verdict(table) == ("stands", "HIGH", (1,))
    about = table.asks[0].on(Turning)
    assert (about.flip.side, about.flip.best, about.keep.best) == ("LOW", (0,), (1,))


@pytest.mark.rule("TD-260")
def test_who_adds_a_card_knows_what_each_number_comes_to() -> None:
    table = deal(A="R 2 4 11 R", B="4 3")
    select(table, A="R", B="4")
    best = {one.card: one.standing.best for one in table.asks[0].on(Adding).standings}
    assert (best["2"], best["4"], best["11"]) == ((1,), (0, 1), (0,))
    assert tuple(best) == tuple(NUMBER), "what is asked about would tell others of the hand"
    give(table, "A", "11")
    assert verdict(table) == ("won", "HIGH", (0,))
