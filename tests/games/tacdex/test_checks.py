"""Checks useful to an engine (TD-380 … TD-384), held over whole games; what is public and secret is in test_view.py."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.letters import play_randomly
from games.tacdex.positions import deal, decks, look, open_table, saved, select, state_of, told
from games.tacdex.whole_games import any_number, quickly, step, tables
from shambles import Accepted, Table
from shambles.core.files.scenario import Position
from shambles.games.tacdex import GAME
from shambles.games.tacdex.box.contents import END, FACES, PACK, REDO
from shambles.games.tacdex.rules.phases import BATTLE
from shambles.games.tacdex.table.events import CardDiscarded, EndShown, RoundBegun
from shambles.games.tacdex.table.state import opening

SHUFFLES = ("deck", "lower", "upper")


@pytest.mark.rule("TD-380")
@quickly
@given(table=tables(), seed=any_number)
def test_the_same_seed_and_decisions_give_the_same_game(table: Table, seed: int) -> None:
    play_randomly(table, Random(seed))
    given_options = {"actions": table.options.actions, "unclaimed": table.options.unclaimed}
    again = open_table(len(table.seats), table.seed, **given_options)
    for entry in saved(table)["journal"]:
        if entry[0] == "a":
            assert isinstance(again.answer(entry[1], entry[2]), Accepted)
    assert again.save() == table.save()
    for viewer in (None, 0):
        assert again.events_for(viewer) == table.events_for(viewer)
    assert Table.load(table.save()).save() == table.save()
    assert table.verify() == len(saved(table)["journal"])


@pytest.mark.rule("TD-380")
@quickly
@given(table=tables(), seed=any_number)
def test_all_chance_is_in_the_shuffles_and_in_the_blind_picks(table: Table, seed: int) -> None:
    play_randomly(table, Random(seed))
    drawn = [entry[1] for entry in saved(table)["journal"] if entry[0] == "d"]
    seats = len(table.seats)
    assert drawn[: 3 * seats] == [f"{pack}:{seat}" for seat in table.seats for pack in SHUFFLES]
    assert drawn[3 * seats :] == [f"discard:{event.by}" for event in told(table, CardDiscarded)]


@pytest.mark.rule("TD-380", "TD-228")
@quickly
@given(table=tables(), seed=any_number)
def test_the_order_of_selecting_makes_no_difference(table: Table, seed: int) -> None:
    rng = Random(seed)
    given_options = {"actions": table.options.actions, "unclaimed": table.options.unclaimed}
    backwards = open_table(len(table.seats), table.seed, **given_options)
    while table.asks:
        choices = {seat: rng.choice(ask.options) for seat, ask in table.asks.items()}
        for seat in choices:
            table.answer(seat, choices[seat])
        for seat in reversed(choices):
            backwards.answer(seat, choices[seat])
        assert look(backwards) == look(table)
    assert backwards.outcome == table.outcome


@pytest.mark.rule("TD-381")
@quickly
@given(table=tables(), seed=any_number)
def test_there_are_no_other_decisions(table: Table, seed: int) -> None:
    rng, asked = Random(seed), set()
    while table.asks:
        asked |= {(ask.key, choice.notation) for ask in table.asks.values() for choice in ask.options}
        step(table, rng)
    seats = {f"seat {one + 1}" for one in table.seats}
    allowed = {
        "select-a-card": set(FACES),
        "add-a-card": {*FACES, "keep"},
        "turn-the-marker": {"flip", "keep"},
        "choose-an-opponent": seats if len(seats) > 2 else set(),
    }
    assert all(notation in allowed[key] for key, notation in asked)
    assert {question.key for question in GAME.questions} == set(allowed)


@pytest.mark.rule("TD-381")
def test_the_table_agrees_on_two_things_only() -> None:
    assert GAME.options.__struct_fields__ == ("actions", "unclaimed")


@pytest.mark.rule("TD-014")
@quickly
@given(table=tables(3), seed=any_number)
def test_with_three_or_more_the_game_always_ends(table: Table, seed: int) -> None:
    outcome = play_randomly(table, Random(seed))
    state = state_of(table)
    if outcome.reason == "last-end":
        assert all(state.ends)
    else:
        assert (outcome.reason, outcome.rule) == ("too-few-players", "TD-360")
        assert sum(bool(hand) for hand in state.hands) < 2
    assert not state.table


@pytest.mark.rule("TD-383", "TD-126")
@quickly
@given(seed=any_number, early=st.booleans())
def test_two_players_never_run_out_of_cards(seed: int, early: bool) -> None:
    """The worst case for one of them: END as early, or as late, as can be."""
    rng = Random(seed)
    table = Table.deal("tacdex", two_decks(rng, 23 if early else 46, 46), seed=seed)
    while table.asks:
        assert all(ask.options for ask in table.asks.values())
        step(table, rng)
    assert len(told(table, RoundBegun)) <= 42
    assert all(event.seats == (0, 1) for event in told(table, RoundBegun))
    assert len(told(table, EndShown)) == 2


def two_decks(rng: Random, first: int, second: int) -> Position:
    """A fresh start with END at these places (counted from 0) of the two decks."""
    state = opening(range(2), None)  # type: ignore[arg-type]
    for seat, place in enumerate((first, second)):
        deck = rng.sample(PACK, len(PACK))
        deck.insert(place, END)
        state.hands[seat], state.decks[seat] = sorted(deck[:5], key=FACES.index), deck[5:]
    return Position(2, {}, BATTLE, state)


@pytest.mark.rule("TD-384", "TD-126", "TD-R16", "TD-152")
def test_one_deck_may_run_out_between_two_players() -> None:
    """A: END at place 24, and four 7s played; B: END at place 47. A plays on without a deck after round 37."""
    plain = [str(number) for number in (1, 2, 3, 4, 8, 9, 10, 11)]
    likes = (["7", *plain, "6", REDO, "5"], [*plain, "6", REDO, "5", "7"])  # B keeps the 7s, and A the 5s
    position = two_decks(Random(1), 23, 46)
    for seat, place in enumerate((23, 46)):
        deck = sorted(PACK, key=likes[seat].index)
        deck.insert(place, END)
        position.state.hands[seat], position.state.decks[seat] = deck[:5], deck[5:]
    table = Table.deal("tacdex", position, seed=1)
    empty_after = []
    while table.asks:
        if decks(table).startswith("0 "):
            empty_after.append(look(table).round - 1)
        for seat, ask in table.asks.items():
            held = [choice.notation for choice in ask.options]
            assert isinstance(
                table.answer(seat, "keep" if "keep" in held else min(held, key=likes[seat].index)), Accepted
            )
    assert table.outcome is not None
    assert table.outcome.reason == "last-end"
    assert (empty_after[0], len(told(table, RoundBegun))) == (37, 42)


@pytest.mark.rule("TD-013")
def test_which_copy_is_played_makes_no_difference() -> None:
    """Two hands that list their copies in another order lead to the same table."""
    one, other = deal(A="8 3 8", B="4 2"), deal(A="3 8 8", B="2 4")
    for table in (one, other):
        select(table, A="8", B="4")
    assert one.save() == other.save()
