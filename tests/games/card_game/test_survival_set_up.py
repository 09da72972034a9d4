"""Survival mode: object and set-up (CG-190 … CG-195)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import (
    deal,
    dealt_hands,
    lay,
    look,
    open_table,
    options,
    shuffles,
    state_at_head,
    told,
    winners,
)
from games.letters import play_randomly, refused
from shambles import BadInput
from shambles.games.card_game.table.events import HandBegun, HandDealt, HeroTaken, RowsStarted


@pytest.mark.rule("CG-190")
def test_the_lowest_total_wins() -> None:
    """Of 31, 28 and 30 the 28."""
    table = deal(
        "survival",
        "1 / 2 / 3 / 4",
        A="51",
        B="52",
        C="53",
        piles={"A": "55 11 22 33 44 10 16", "B": "66 77 88 99 20 30 12 13", "C": "40 50 60 70 80 90 100 5 15 25 35 6"},
    )
    lay(table, A="51", B="52", C="53")
    assert table.outcome is not None
    assert table.outcome.scores == (31, 28, 30)
    assert winners(table) == "B"
    assert (table.outcome.reason, table.outcome.rule) == ("fewest-points", "CG-261")


@pytest.mark.rule("CG-191")
def test_nobody_holds_a_hero() -> None:
    table = open_table("survival", 4)
    assert [look(table, letter).hero for letter in "ABCD"] == [None] * 4
    assert told(table, HeroTaken) == []
    assert not any("hero" in option for option in options(table, "A"))


@pytest.mark.rule("CG-191")
@pytest.mark.parametrize("selection", ["hero", "50+hero"])
def test_hero_selections_are_refused(selection: str) -> None:
    table = deal("survival", "1 / 2 / 3 / 4", A="50 51")
    assert refused(table, "A", selection) == ("no-heroes-here", "CG-191")


@pytest.mark.rule("CG-192")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_everybody_is_dealt_10_walkers_face_down(seats: int) -> None:
    table = open_table("survival", seats)
    hands = dealt_hands(table)
    assert [len(held) for held in hands] == [10] * seats
    assert len({card for held in hands for card in held}) == 10 * seats
    for event in told(table, HandDealt):
        assert (event.count, event.cards) == (10, None)


@pytest.mark.rule("CG-192")
def test_all_104_walkers_are_shuffled() -> None:
    one, other = shuffles(open_table("survival", 4, seed=1)), shuffles(open_table("survival", 4, seed=2))
    assert sorted(one[0]) == sorted(other[0]) == list(range(1, 105))
    assert one != other


@pytest.mark.rule("CG-193", "CG-R23")
def test_four_walkers_from_the_rest_start_the_rows() -> None:
    table = open_table("survival", 3)
    (deck,) = shuffles(table)
    assert look(table).rows == tuple((card,) for card in deck[30:34])
    assert table.events_for(None)[:5] == [
        HandBegun("CG-266", 1),
        *(HandDealt("CG-192", seat, 10, None) for seat in range(3)),
        RowsStarted("CG-193", tuple(deck[30:34])),
    ]


@pytest.mark.rule("CG-194")
@pytest.mark.parametrize(("seats", "unused"), [(3, 70), (10, 0)])
def test_the_rest_is_not_used_in_this_hand(seats: int, unused: int) -> None:
    table = open_table("survival", seats)
    left_out = sorted(shuffles(table)[0][seats * 10 + 4 :])
    assert look(table).unused == len(left_out) == unused
    play_randomly(table, Random(2))
    view = look(table)
    played = {card for row in view.rows for card in row} | {card for seat in view.seats for card in seat.pile}
    assert len(played) == 104 - unused
    assert not played & set(left_out)
    assert sorted(state_at_head(table).unused) == left_out


@pytest.mark.rule("CG-195")
def test_the_largest_game_fits_exactly() -> None:
    assert [look(open_table("survival", seats)).unused for seats in range(3, 11)] == [70, 60, 50, 40, 30, 20, 10, 0]
    with pytest.raises(BadInput):
        open_table("survival", 11)
