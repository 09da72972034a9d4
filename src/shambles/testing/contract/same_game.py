"""The same seed and answers give the same game, on every machine and in any order of simultaneous answers."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

from shambles.testing.playable import why_unplayable
from shambles.testing.tables import Kind, events, finish, give, goes_on, kinds_of, seen, state_of, walk

PLAY_ALL = """
from hashlib import sha256
from sys import argv
from shambles.core.game import find_game
from shambles.testing.playable import never_silent
from shambles.testing.tables import finish, kinds_of
with never_silent(find_game(argv[1])):
    for kind in kinds_of(argv[1]):
        print(kind, sha256(finish(kind.open(3), kind.random("hash")).save()).hexdigest())
"""


def test_same_seed_and_answers_give_the_same_game(kind: Kind) -> None:
    one, other = (walk(kind.open(5), kind.random("same"), fickle=True) for _ in range(2))
    for first, second in zip(one, other, strict=True):
        assert seen(first) == seen(second)
    assert events(first) == events(second)
    assert (first._heads, first.digests) == (second._heads, second.digests)
    assert first.save() == second.save()


def test_another_seed_gives_another_game(kind: Kind) -> None:
    assert len({state_of(kind.open(seed)) for seed in range(10)}) > 1


def test_the_hash_seed_changes_nothing(slug: str) -> None:
    assert not why_unplayable(slug), why_unplayable(slug)
    games = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY_ALL, slug],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    first, second = (game.communicate()[0] for game in games)
    assert [game.returncode for game in games] == [0, 0]
    assert len(first.splitlines()) == len(kinds_of(slug))
    assert first == second


def test_the_order_of_simultaneous_answers_changes_nothing(kind: Kind) -> None:
    table, together = kind.open(8), 0
    random, order = kind.random("order"), Random(0)
    while goes_on(table):
        other = table.copy()
        choices = {seat: random.choice(ask.options) for seat, ask in table.asks.items()}
        together += len(choices) > 1
        for seat in table.seats:
            if seat in choices:
                give(table, seat, choices[seat])
        for seat in order.sample(sorted(choices), len(choices)):
            give(other, seat, choices[seat])
        assert state_of(other) == state_of(table)
        assert seen(other) == seen(table)
    if kind.seats > 1 and any(question.face_down for question in kind.game.questions):
        assert together


def test_the_order_of_simultaneous_answers_deals_the_same_cards(kind: Kind) -> None:
    """Both tables are played to the end: chance streams do not depend on the order of simultaneous answers."""
    rising, falling = kind.open(9), kind.open(9)
    random = kind.random("cards")
    while rising.asks:
        choices = {seat: random.choice(ask.options) for seat, ask in rising.asks.items()}
        for seat in sorted(choices):
            give(rising, seat, choices[seat])
        for seat in sorted(choices, reverse=True):
            give(falling, seat, choices[seat])
        assert state_of(falling) == state_of(rising)
        assert not goes_on(rising) or seen(falling) == seen(rising)
    assert falling.digests == rising.digests
    assert falling.outcome == rising.outcome == finish(rising, random).outcome
