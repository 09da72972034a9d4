"""Set-up (TD-050 … TD-061)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tacdex.positions import (
    deal,
    decks,
    encode,
    hand,
    hands,
    look,
    marker,
    open_table,
    saved,
    select,
    state_of,
    told,
)
from shambles import Live
from shambles.games.tacdex.box.contents import END, HALF, PACK
from shambles.games.tacdex.table.events import CardDrawn, HandDrawn, MarkerPlaced

MANY = range(1000)


def whole_deck(seed: int, seat: int = 0, seats: int = 2) -> list[str]:
    """A seat's deck as it was made, top first; the starting hand is sorted, so its order is lost."""
    state = state_of(open_table(seats, seed))
    return state.hands[seat] + state.decks[seat]


DECKS = [whole_deck(seed) for seed in MANY]


def draws_of(table_seed: int) -> dict[str, list[str]]:
    return {entry[1]: entry[2] for entry in saved(open_table(2, table_seed))["journal"] if entry[0] == "d"}


@pytest.mark.rule("TD-050")
def test_everybody_draws_from_their_own_deck_only() -> None:
    table = deal(A="9 9 9", B="4 4 4", decks={"A": "1 2 3", "B": "8 8"})
    select(table, A="9", B="4")
    select(table, A="9", B="4")
    select(table, A="9", B="4")
    assert (hand(table, "A"), hand(table, "B")) == ("1 2 3", "8 8")
    assert decks(table) == "0 0"


@pytest.mark.rule("TD-051", "TD-052")
def test_46_cards_are_shuffled_and_halved_before_end_comes_in() -> None:
    draws = draws_of(7)
    assert Counter(draws["deck:0"]) == Counter(PACK)
    assert len(PACK) == 46
    assert END not in draws["deck:0"]
    assert HALF == 23
    assert Counter(draws["upper:0"]) == Counter(draws["deck:0"][:23])
    assert Counter(draws["lower:0"]) == Counter([*draws["deck:0"][23:], END])


@pytest.mark.rule("TD-053", "TD-054")
def test_end_is_in_the_lower_24_and_never_in_the_upper_23() -> None:
    for deck in DECKS:
        assert len(deck) == 47
        assert END not in deck[:23]
        assert deck[23:].count(END) == 1
    draws, state = draws_of(7), state_of(open_table())
    assert state.decks[0] == (draws["upper:0"] + draws["lower:0"])[5:]
    assert draws["upper:0"] != draws["deck:0"][:23]  # TD-054: shuffled again


@pytest.mark.rule("TD-053", "TD-055")
def test_end_is_equally_likely_on_each_of_24_places() -> None:
    places = Counter(deck.index(END) + 1 for deck in DECKS)
    assert set(places) == set(range(24, 48))
    assert all(15 <= count <= 75 for count in places.values())  # 1000 / 24 is about 42


@pytest.mark.rule("TD-056")
def test_the_marker_starts_on_high() -> None:
    table = open_table()
    assert marker(table) == "HIGH"
    assert told(table, MarkerPlaced) == [MarkerPlaced("TD-056", "HIGH")]


@pytest.mark.rule("TD-057")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_draws_five_cards(seats: int) -> None:
    table = open_table(seats)
    assert hands(table) == " ".join(["5"] * seats)
    assert decks(table) == " ".join(["42"] * seats)
    assert [one.pile for one in look(table).seats] == [0] * seats
    top = draws_of(7)["upper:0"][:5]
    assert Counter(look(open_table(), "A").cards) == Counter(top)
    for one in table.seats:
        mine = [event for event in table.events_for(one) if isinstance(event, HandDrawn)]
        assert [event.cards is not None for event in mine] == [event.seat == one for event in mine]


@pytest.mark.rule("TD-058")
def test_end_is_in_no_starting_hand() -> None:
    assert not any(END in deck[:5] for deck in DECKS)


@pytest.mark.rule("TD-059", "TD-055")
def test_end_comes_with_the_19th_to_the_42nd_draw() -> None:
    after = {deck.index(END) + 1 - 5 for deck in DECKS}
    assert (min(after), max(after)) == (19, 42)
    assert look(open_table(), "A").seats[0].end_draw == (19, 42)


@pytest.mark.rule("TD-060")
def test_the_decks_are_shuffled_each_on_its_own() -> None:
    """A's deck depends on A's own streams: more players at the table change nothing in it."""
    assert whole_deck(7, 0, 2) == whole_deck(7, 0, 5)
    assert whole_deck(7, 1, 2) == whole_deck(7, 1, 5)
    pack = Live(7).shuffle("deck:1", PACK)
    assert draws_of(7)["deck:1"] == pack
    ends = [(whole_deck(seed).index(END), whole_deck(seed, 1).index(END)) for seed in range(300)]
    assert len(set(ends)) > 200  # of 576 pairs: knowing one place says nothing about the other


@pytest.mark.rule("TD-061")
def test_hands_and_decks_are_secret() -> None:
    table = open_table()
    mine, theirs = look(table, "A"), look(table, "B")
    assert mine.cards is not None
    assert (len(mine.cards), mine.seats[1].hand, mine.seats[1].deck) == (5, 5, 42)
    drawn = [event for event in table.events_for(0) if isinstance(event, HandDrawn | CardDrawn)]
    assert [event.seat for event in drawn if getattr(event, "cards", None) is not None] == [0]
    assert theirs.cards != mine.cards
    deck = state_of(table).decks[0]
    for viewer in (None, 0, 1):  # nobody sees an order: whatever is sent of a deck is sorted
        assert encode(deck[:6])[1:-1] not in encode(table.view(viewer))
        assert list(table.view(viewer).seats[0].unseen) == sorted(  # type: ignore[attr-defined]
            (card for card in (deck if viewer == 0 else deck + state_of(table).hands[0]) if card != END),
            key=[*map(str, range(1, 12)), "redo"].index,
        )
