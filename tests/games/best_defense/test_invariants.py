"""Whole games of every seat count and variant: nothing is lost, nothing is doubled, and every game ends."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.best_defense.positions import look, state
from shambles import Accepted, Table
from shambles.games.best_defense.box.contents import HIT_POINTS, ROUNDS, WALKER_TOKENS, box_of
from shambles.games.best_defense.box.vocabulary import DECKS

VARIANTS = [
    {"mode": mode, "difficulty": difficulty, "motives": motives, "one_leader": one, "leader_last": last, "quick": quick}
    for mode, difficulty, motives, one, last, quick in product(
        ("standard", "hardcore"), ("beginner", "expert"), *[(False, True)] * 4
    )
]
BOX = box_of("standard")


def conserve(table: Table) -> None:
    """BD-002, BD-004, BD-005, BD-203, BD-220  Every card is in one place, and no token comes from nowhere."""
    s = state(table)
    if not s.board:
        return
    for deck in DECKS:
        laid = [card.card for one in s.people for card in (*one.gear, *one.ammo) if BOX.deck_of[card.card] == deck]
        left = [card for cards in s.left.values() for card in cards if BOX.deck_of[card] == deck]
        assert Counter([*s.decks[deck], *s.discards[deck], *laid, *left]) == Counter(BOX.decks[deck])
    events = [*s.pile, *s.played, *(one.card for one in s.buried), *(card for hand in s.hands for card in hand)]
    assert sorted([*events, *([s.resolving] if s.resolving else [])]) == sorted(BOX.events)
    names = [*s.unused, *s.dead, *(one.name for one in s.people if one.name not in s.dead)]
    assert sorted(names) == sorted(BOX.survivors)
    assert sorted([*s.motives, *s.spare_motives]) == (sorted(BOX.motives) if s.motives else [])
    assert sum(count // 3 + count % 3 for count in s.walkers.values()) <= WALKER_TOKENS + 4  # moves may need change
    assert all(0 <= s.fresh[place] <= count for place, count in s.walkers.items())
    for one in s.people:
        assert 0 <= one.hp <= HIT_POINTS
        assert one.food >= 0
        assert one.allies >= 0
        assert all(card.ammo >= 0 for card in one.gear)
        assert all(card.ammo > 0 for card in one.ammo)


def play_and_watch(table: Table, random: Random) -> None:
    while table.asks:
        seat = random.choice(sorted(table.asks))
        options = table.asks[seat].options
        assert 0 < len(options) < 400
        assert isinstance(table.answer(seat, random.choice(options)), Accepted)
        if table.outcome is None:
            conserve(table)


@pytest.mark.rule("BD-002", "BD-004", "BD-005", "BD-083", "BD-087", "BD-200", "BD-220")
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=str)
def test_whole_games_conserve_cards_and_tokens(number: int) -> None:
    options: dict[str, Any] = VARIANTS[number]
    for seats in range(2 if options["motives"] else 1, 5):
        table = Table.open("best_defense", seats=seats, options=options, seed=number)
        play_and_watch(table, Random(number))
        outcome = table.outcome
        assert outcome is not None
        assert outcome.winners == (tuple(table.seats) if outcome.reason == "survived" else ())
        assert look(table).round <= ROUNDS + 1


@pytest.mark.rule("BD-001", "BD-031")
@settings(max_examples=25, deadline=None)
@given(number=st.integers(0, len(VARIANTS) - 1), seats=st.integers(2, 4), seed=st.integers(0, 2**32), data=st.data())
def test_drawn_games_end(number: int, seats: int, seed: int, data: st.DataObject) -> None:
    table = Table.open("best_defense", seats=seats, options=VARIANTS[number], seed=seed)
    numbers = data.draw(st.lists(st.integers(0, 100), min_size=1, max_size=20))
    for step in range(4000):
        if not table.asks:
            break
        seat, ask = next(iter(table.asks.items()))
        table.answer(seat, ask.options[numbers[step % len(numbers)] % len(ask.options)])
    assert table.outcome is not None
    empty = [deck for deck, cards in state(table).decks.items() if not cards]
    assert bool(empty) == (table.outcome.reason == "deck-empty")


@pytest.mark.rule("BD-403", "BD-405")
def test_an_imagined_motive_explains_what_everybody_has_seen() -> None:
    options = {"mode": "standard", "difficulty": "expert", "motives": True}
    for seed in range(4):
        table, random = Table.open("best_defense", seats=4, options=options, seed=seed), Random(seed)
        while table.asks:
            seat, ask = next(iter(table.asks.items()))
            table.answer(seat, random.choice(ask.options))
            if state(table).motives and random.random() < 0.2:
                fork = table.fork(0)
                shown = [(one.tokens, one.scored) for one in look(table).seats]
                assert [(one.tokens, one.scored) for one in look(fork).seats] == shown
