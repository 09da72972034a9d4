"""Components, players, card facts (TD-001 … TD-014), and the object (TD-030, TD-031)."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from msgspec import to_builtins

from games.letters import play_randomly, refused
from games.tacdex.positions import (
    asked,
    deal,
    give,
    hand,
    look,
    marker,
    open_table,
    options,
    pile,
    piles,
    select,
    state_of,
    story,
    told,
    winners,
)
from games.tacdex.whole_games import Follower, any_number, quickly, step, tables
from shambles import BadInput, Table
from shambles.core.files.rulebook import read_rulebook
from shambles.games.tacdex import GAME
from shambles.games.tacdex.box.contents import BOX, END, FOLDER, PACK, REDO, Options, action_of, read_box
from shambles.games.tacdex.table.events import DeckMade, MarkerTurned

STANDARD = (FOLDER / "box" / "standard.toml").read_text("utf-8")


def faces(table: Table, seat: int) -> Counter[str]:
    """All the cards of a seat's deck, right after the set-up."""
    state = state_of(table)
    return Counter(state.hands[seat] + state.decks[seat])


@pytest.mark.rule("TD-001")
def test_a_box_holds_two_decks_of_47() -> None:
    table = open_table()
    assert len(BOX.themes) == 2
    assert [faces(table, seat).total() for seat in table.seats] == [47, 47]
    assert [event.count for event in told(table, DeckMade)] == [47, 47]


@pytest.mark.rule("TD-002")
def test_the_decks_differ_in_their_theme_only() -> None:
    table = open_table()
    assert [seat.theme for seat in look(table).seats] == ["survivors", "walkers"]
    assert faces(table, 0) == faces(table, 1)


@pytest.mark.rule("TD-003")
def test_a_deck_has_four_of_each_number_two_without_one_and_an_end() -> None:
    expected = {str(number): 4 for number in range(1, 12)} | {REDO: 2, END: 1}
    assert faces(open_table(), 0) == expected


@pytest.mark.rule("TD-004", "TD-R01")
def test_the_cards_without_a_number_are_redo() -> None:
    unnumbered = [card for card in PACK if not card.isdigit()]
    assert unnumbered == [REDO, REDO]
    assert action_of(Options(), REDO) == "redo"


@pytest.mark.rule("TD-005", "TD-012", "TD-R01")
def test_5_discards_6_flips_7_draws() -> None:
    actions = {card: action_of(Options(), card) for card in PACK}
    assert {card: action for card, action in actions.items() if action} == {
        "5": "discard",
        "6": "flip",
        "7": "draw",
        REDO: "redo",
    }
    assert Counter(action_of(Options(), card) for card in PACK) == {
        None: 32,
        "discard": 4,
        "flip": 4,
        "draw": 4,
        "redo": 2,
    }
    assert action_of(Options(), END) is None


@pytest.mark.rule("TD-R01")
def test_by_agreement_5_and_7_change_places() -> None:
    table = deal(A="5 1 1", B="7 1 1 1", options={"actions": "swapped"}, decks={"A": "2 3 4", "B": "8 9"})
    assert to_builtins(look(table).actions) == {"5": "draw", "6": "flip", "7": "discard", "redo": "redo"}
    assert [look(table).actions.get(card) for card in ("4", "5", "redo")] == [None, "draw", "redo"]
    select(table, A="5", B="7")  # A draws the 2 first, and B's DISCARD takes one of three
    assert story(table)[-5:-1] == ["card-drawn A", "card-discarded A", "card-drawn B", "card-drawn A"]


@pytest.mark.rule("TD-006", "TD-100", "TD-101")
@pytest.mark.parametrize(("side", "winner"), [("HIGH", "2 0"), ("LOW", "0 2")])
def test_11_is_the_highest_and_1_the_lowest(side: str, winner: str) -> None:
    table = deal(side, A="11 2", B="1 2")  # type: ignore[arg-type]
    select(table, A="11", B="1")
    assert piles(table) == winner


@pytest.mark.rule("TD-007", "TD-R13")
def test_end_cannot_be_selected() -> None:
    table = deal(A="9 2", B="4 2")
    assert options(table, "A") == "2 9"
    assert refused(table, "A", "end") == ("end-does-not-fight", "TD-007")


@pytest.mark.rule("TD-007", "TD-148", "TD-R13")
@quickly
@given(table=tables(), seed=any_number)
def test_end_is_never_in_a_hand_and_never_moved_by_discard(table: Table, seed: int) -> None:
    rng = Random(seed)
    while table.asks:
        step(table, rng)
        state = state_of(table)
        assert not any(END in held for held in state.hands)
        for one in table.seats:
            assert state.decks[one].count(END) + state.ends[one] == 1
            assert END not in state.decks[one][len(state.decks[one]) - state.buried[one] :]


@pytest.mark.rule("TD-008")
def test_there_is_one_marker_with_two_sides() -> None:
    table = deal(A="4 9 1", B="4 9 2")
    select(table, A="4", B="4")
    assert marker(table) == "LOW"
    select(table, A="9", B="9")
    assert marker(table) == "HIGH"
    four = open_table(4)
    assert {look(four, letter).marker for letter in "ABCD"} == {marker(four)} == {"HIGH"}


@pytest.mark.rule("TD-009", "TD-011", "TD-R28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_play_and_more_if_everybody_has_a_deck(seats: int) -> None:
    table = open_table(seats)
    assert all(faces(table, seat) == faces(table, 0) for seat in table.seats)
    assert faces(table, 0).total() == 47
    assert [event.theme for event in told(table, DeckMade)] == (["survivors", "walkers"] * 3)[:seats]


@pytest.mark.rule("TD-009", "TD-R28")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_fewer_than_two_and_more_than_six_do_not_play(seats: int) -> None:
    with pytest.raises(BadInput) as error:
        open_table(seats)
    assert (error.value.field, error.value.code) == ("seats", "seats-out-of-range")
    assert (error.value.params["least"], error.value.params["most"]) == (2, 6)


@pytest.mark.rule("TD-010")
@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_rulebook_says_from_which_age(language: str) -> None:
    page = (GAME.folder / "text" / f"rulebook.{language}.md").read_text("utf-8")
    assert "8" in read_rulebook(page)["TD-010"].text


@pytest.mark.rule("TD-012")
def test_a_card_without_a_symbol_asks_nothing_of_anybody() -> None:
    table = deal(A="10 2 2 2 2", B="4 3 3 3 3")
    select(table, A="10", B="4")
    assert asked(table) == "AB select-a-card"
    assert pile(table, "A") == "4 10"
    assert story(table)[-5:] == ["revealed", "battle-won A", "card-drawn A", "card-drawn B", "round-begun"]


@pytest.mark.rule("TD-013")
def test_copies_are_offered_once() -> None:
    table = deal(A="8 3 8 R R", B="1")
    assert options(table, "A") == "3 8 R"
    select(table, A="8", B="1")
    assert hand(table, "A").split().count("8") == 1


@pytest.mark.rule("TD-014", "TD-103")
@quickly
@given(table=tables(), seed=any_number)
def test_no_card_is_ever_lost_or_made_and_piles_only_grow(table: Table, seed: int) -> None:
    """By ear and by eye: after every answer all cards are somewhere, and where they were said to go."""
    follower, rng = Follower(table), Random(seed)
    total, before = 47 * len(table.seats), [0] * len(table.seats)
    while table.asks:
        follower.listen()
        assert follower.count() == total
        state = state_of(table)
        for seat in table.seats:
            assert Counter(state.hands[seat]) == +follower.hands[seat]
            assert Counter(state.decks[seat]) == +follower.left[seat]
            assert state.piles[seat] == follower.piles[seat]
        assert [(played.seat, played.card) for played in state.table] == follower.pot
        assert all(len(one) >= size for one, size in zip(state.piles, before, strict=True))
        before = [len(one) for one in state.piles]
        step(table, rng)
    follower.listen()
    places = follower.where()
    assert places.total() == total
    assert table.outcome is not None
    assert table.outcome.scores == tuple(map(len, follower.piles))
    assert places["unclaimed"] == len(state_of(table).unclaimed)
    assert places["pot"] == 0


@pytest.mark.rule("TD-246")
@pytest.mark.parametrize("number", [1, 11, 12])
def test_a_box_whose_flip_has_nothing_below_or_above_is_refused(number: int) -> None:
    text = STANDARD.replace('6 = "flip"', f'{number} = "flip"')
    with pytest.raises(msgspec.ValidationError, match=f"{number}.*TD-246"):
        read_box(text)
    assert tomllib.loads(text)["actions"]["standard"][str(number)] == "flip"


@pytest.mark.rule("TD-246")
def test_a_box_may_have_its_flip_on_another_number() -> None:
    box = read_box(STANDARD.replace('6 = "flip"', '2 = "flip"'))
    assert box.actions["standard"]["2"] == "flip"


# --- Object


@pytest.mark.rule("TD-030", "TD-031")
def test_most_cards_win_whatever_is_on_them() -> None:
    """Four 1s beat a REDO, an 11 and a 6."""
    table = deal(A="3 2", B="3 2", ends="A", decks={"A": "9", "B": "END"}, piles={"A": "1 1 1 1", "B": "R 11 6"})
    select(table, A="3", B="3")
    assert table.outcome is not None
    assert table.outcome.scores == (4, 3)
    assert winners(table) == "A"


@pytest.mark.rule("TD-030")
def test_over_a_whole_game_the_largest_pile_wins() -> None:
    for seed in range(20):
        table = open_table(3, seed)
        outcome = play_randomly(table, Random(seed))
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat in table.seats if outcome.scores[seat] == best)


def test_a_flip_is_told_with_who_did_it() -> None:
    table = deal(A="6 2", B="9 2")
    select(table, A="6", B="9")
    give(table, "A", "flip")
    assert told(table, MarkerTurned) == [MarkerTurned("TD-240", "LOW", 0)]
