"""What bots remember of a round must be what they would work out anew, wherever everybody stands."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from shambles import Ask, Table
from shambles.games.best_defense.bot.outlook import Outlook, outlook_of, outlook_on, standing_in
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.table.forecast import likely_changes
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.view import View


def asks_of(seats: int, seed: int) -> list[tuple[Table, Ask[Any]]]:
    """A few moments of a random game, the first of each round."""
    table = Table.open("best_defense", seats=seats, options={"mode": "standard", "difficulty": "beginner"}, seed=seed)
    rng, found = Random(seed), []
    while asks := table.asks:
        seat, ask = next(iter(asks.items()))
        if ask.key == "move-survivor":
            found.append((table.fork(seat), ask))
        table.play(seat, rng.choice(ask.options))
    return [(fork, fork.asks[ask.seat]) for fork, ask in found[:: 2 * seats]]


def seen_by(table: Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seats", [2, 4])
def test_an_event_does_the_same_wherever_the_facts_it_looks_at_are_the_same(seats: int) -> None:
    rng = Random(seats)
    for table, ask in asks_of(seats, seed=seats):
        outlook = outlook_of(seen_by(table, ask.seat), ask)
        fresh = Outlook(outlook.situation)
        for where in rng.sample(list(product(PLACES, repeat=seats)), 4**seats // 4):
            for card, event in outlook.box.events.items():
                seat = rng.randrange(seats)
                assert outlook.foresee_card(where, seat, card) == fresh.foresee(where, seat, event.effects), card


def test_what_lies_open_is_enough_to_foresee_an_event() -> None:
    for table, ask in asks_of(3, seed=5):
        view, state = seen_by(table, ask.seat), ask.state
        outlook = outlook_of(view, ask)
        for card, event in outlook.box.events.items():
            people = [replace(person) for person in state.people]
            changes = likely_changes(
                replace(state, people=people), outlook.box, Scope(1, card), event.effects, outlook.mildest
            )
            assert outlook.foresee(standing_in(view), 1, event.effects) == outlook.weigh(changes), card


def test_the_outlook_stays_as_long_as_only_pawns_move() -> None:
    outlook_on.cache_clear()
    for table, ask in asks_of(3, seed=2)[1:3]:
        before = outlook_of(seen_by(table, ask.seat), ask)
        while (asks := table.asks) and (ask := next(iter(asks.values()))).key == "move-survivor":
            assert outlook_of(seen_by(table, ask.seat), ask) is before
            table.play(ask.seat, ask.options[-1])


def test_a_rest_of_the_round_is_the_same_one_by_one_as_all_at_once() -> None:
    for table, ask in asks_of(3, seed=3):
        view = seen_by(table, ask.seat)
        hands = tuple((seat, one.hand) for seat, one in enumerate(view.seats) if one.hand)
        ways = list(product(PLACES, repeat=3))
        at_once = outlook_of(view, ask).when_played(hands).costs(ways)
        alone = Outlook(outlook_of(view, ask).situation).when_played(hands)
        assert at_once == [alone.costs([where])[0] for where in ways]
