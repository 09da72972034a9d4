"""No dead ends: after any answers, every awaited seat can answer, and the game ends."""

from __future__ import annotations

from itertools import cycle

from hypothesis import given, settings
from hypothesis import strategies as st

from shambles.testing.examples import check_each
from shambles.testing.tables import Kind, finish, give, kinds_of, walk


def test_there_are_tables_to_play_at(slug: str) -> None:
    kinds = kinds_of(slug)
    assert kinds
    assert len(set(map(str, kinds))) == len(kinds)


def test_random_games_end(slug: str) -> None:
    """Every kind of table is tried."""
    check_each(((kind, seed) for kind in kinds_of(slug) for seed in range(2)), check_it_ends)


def check_it_ends(drawn: tuple[Kind, int]) -> None:
    kind, seed = drawn
    for table in walk(kind.open(seed), kind.random("ends", seed), fickle=seed > 0):
        assert all(ask.options for ask in table.asks.values()), "somebody is awaited who can do nothing"
        assert (table.outcome is None) == bool(table.asks)
    outcome = table.outcome
    assert outcome is not None
    assert len(outcome.scores) == kind.seats
    assert set(outcome.winners) <= set(table.seats)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert outcome.reason


STUBBORN = 1_000  # answers after which stubborn players come to their senses


# A short list that is gone through again and again finds the stubborn players too: always the first option, say. Where
# the rules let people go on for ever without trying to win (the Board Game does), only people can end it.
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
def test_drawn_games_end(kind: Kind, seed: int, numbers: list[int]) -> None:
    table, drawn = kind.open(seed), cycle(numbers)
    for _ in range(STUBBORN):
        if not table.asks:
            break
        seats = sorted(table.asks)
        seat = seats[next(drawn) % len(seats)]
        options = table.asks[seat].options
        give(table, seat, options[next(drawn) % len(options)])
    assert finish(table, kind.random("sense", seed)).outcome is not None
