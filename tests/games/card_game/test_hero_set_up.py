"""Hero mode: object and set-up (CG-040 … CG-048)."""

from __future__ import annotations

from random import Random

import pytest

from games.card_game.positions import (
    deal,
    dealt_hands,
    lay,
    look,
    open_table,
    rows,
    shuffles,
    state_at_head,
    told,
    winners,
)
from games.letters import play_randomly
from shambles import BadInput, Table
from shambles.core.files.scenario import Position
from shambles.games.card_game.box.contents import HEROES
from shambles.games.card_game.table.events import HandBegun, HandDealt, HeroTaken, RowsStarted


@pytest.mark.rule("CG-040")
def test_the_highest_total_wins() -> None:
    """31 beats 28."""
    table = deal(
        "hero", "1 / 2 / 3 / 4", A="50", B="51", piles={"A": "55 11 22 33 44 10 16", "B": "66 77 88 99 20 30 12 13"}
    )
    lay(table, A="50", B="51")
    assert table.outcome is not None
    assert table.outcome.scores == (31, 28)
    assert winners(table) == "A"
    assert (table.outcome.reason, table.outcome.rule) == ("most-points", "CG-174")


@pytest.mark.rule("CG-041")
def test_all_104_walkers_are_shuffled() -> None:
    decks = [shuffles(open_table("hero", 4, seed)) for seed in range(3)]
    for (deck,) in decks:
        assert sorted(deck) == list(range(1, 105))
        assert deck != sorted(deck)
    assert decks[0] != decks[1] != decks[2]


@pytest.mark.rule("CG-042")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_15_walkers(seats: int) -> None:
    hands = dealt_hands(open_table("hero", seats))
    assert [len(held) for held in hands] == [15] * seats
    assert len({card for held in hands for card in held}) == 15 * seats


@pytest.mark.rule("CG-042")
def test_the_hands_are_dealt_face_down() -> None:
    """Everybody hears that 15 cards were dealt; only their holder learns which."""
    table = open_table("hero", 3)
    for viewer in (None, 0, 1, 2):
        for event in table.events_for(viewer):
            if isinstance(event, HandDealt):
                assert event.count == 15
                assert (event.cards is not None) == (event.seat == viewer)


@pytest.mark.rule("CG-043")
def test_four_more_walkers_start_four_rows_in_the_order_turned() -> None:
    table = open_table("hero", 4)
    (turned,) = told(table, RowsStarted)
    assert look(table).rows == tuple((card,) for card in turned.cards)
    assert len(turned.cards) == 4
    assert not {*turned.cards} & {card for held in dealt_hands(table) for card in held}


@pytest.mark.rule("CG-043", "CG-R23")
def test_the_hands_are_dealt_first_and_then_the_rows() -> None:
    table = open_table("hero", 3)
    (deck,) = shuffles(table)
    assert dealt_hands(table) == [tuple(sorted(deck[at : at + 15])) for at in (0, 15, 30)]
    assert [row[0] for row in look(table).rows] == deck[45:49]
    assert table.events_for(None)[:8] == [
        HandBegun("CG-179", 1),
        *(HandDealt("CG-042", seat, 15, None) for seat in range(3)),
        RowsStarted("CG-043", tuple(deck[45:49])),
        *(HeroTaken("CG-046", seat, HEROES[seat]) for seat in range(3)),
    ]


@pytest.mark.rule("CG-044")
def test_the_rest_stays_out_of_the_hand() -> None:
    """With 4 players 40 Walkers are unused: nobody sees them, and none of them is ever played."""
    table = open_table("hero", 4)
    unused = set(shuffles(table)[0][64:])
    assert look(table).unused == len(unused) == 40
    play_randomly(table, Random(1))
    view = look(table)
    seen = {card for pile in view.seats for card in pile.pile} | {card for row in view.rows for card in row}
    assert len(seen) == 64
    assert not seen & unused
    assert set(state_at_head(table).unused) == unused


@pytest.mark.rule("CG-045")
def test_the_largest_game_fits() -> None:
    assert [look(open_table("hero", seats)).unused for seats in range(2, 7)] == [70, 55, 40, 25, 10]
    with pytest.raises(BadInput):
        open_table("hero", 7)


@pytest.mark.rule("CG-046", "CG-R18")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_holds_a_hero_of_their_own(seats: int) -> None:
    table = open_table("hero", seats)
    held = [look(table, "ABCDEF"[seat]).hero for seat in table.seats]
    assert held == list(HEROES[:seats])  # by seat
    assert [event.hero for event in told(table, HeroTaken)] == held
    assert len(set(held)) == seats
    assert all(len(walkers) + 1 == 16 for walkers in dealt_hands(table))


def table_with_heroes(*heroes: str) -> Table:
    state = state_at_head(open_table("hero", 2))
    state.heroes = list(heroes)
    return Table.deal("card_game", Position(2, {"mode": "hero"}, "round", state), seed=0)


@pytest.mark.rule("CG-047")
@pytest.mark.parametrize("seed", range(4))
def test_all_heroes_have_the_same_power(seed: int) -> None:
    """Two players swap their Heroes, everything else is played alike: the same game."""
    one, other = table_with_heroes("Rick", "Shane"), table_with_heroes("Shane", "Rick")
    assert play_randomly(one, Random(seed)) == play_randomly(other, Random(seed))
    assert rows(one) == rows(other)
    assert [seat.pile for seat in look(one).seats] == [seat.pile for seat in look(other).seats]
    assert one.events_for(None) == other.events_for(None)
    assert sorted(look(one).used_heroes) == sorted(look(other).used_heroes) == ["Rick", "Shane"]


@pytest.mark.rule("CG-048")
def test_a_row_grows_to_the_right() -> None:
    table = deal("hero", "33 / 50 / 60 / 70", A="40 41", B="90")
    lay(table, A="40", B="90")
    assert rows(table) == "33 40 / 50 / 60 / 70 90"
    lay(table, A="41")  # the 40 is the last card now
    assert rows(table) == "33 40 41 / 50 / 60 / 70 90"
