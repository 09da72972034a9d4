"""Playouts: everybody follows the hints until the game is over or its value can be evaluated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random as Rng
from typing import Any

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import Outcome
from shambles.core.asking.value import A_WIN, result
from shambles.core.game import Game
from shambles.core.playing.programs import hint_view
from shambles.core.table import Table

CAREFULLY = 2  # answers of each seat by the hints, in games without a value; later answers are random
LEAST = 0.01  # minimum chance of a seat before the end


class _Enough(Exception):
    """Raised to end a playout."""


class Prospect(msgspec.Struct, frozen=True):
    """Result of one playout: each seat's chance to win, and the outcome if the game ended."""

    chances: tuple[float, ...]
    outcome: Outcome | None


def play_on(world: Table, rng: Rng) -> Outcome | None:
    """Play by the hints until the game's value can be evaluated (None); without a value, to the end."""
    game, value = world.game, world.game.value
    left = value.after if value is not None else CAREFULLY * len(world.seats)

    def by_the_hints(ask: Ask[Any]) -> Choice:
        nonlocal left
        left -= 1
        options: Sequence[Choice] = ask.options
        if value is not None and left < 0 and ask.key == value.at:
            raise _Enough
        if len(options) == 1:
            return options[0]
        if value is None and left < 0:
            return rng.choice(options)
        figures = game.figures(ask)
        return options[max(range(len(figures)), key=figures.__getitem__)]

    try:
        return world.play_out(by_the_hints)
    except _Enough:
        return None


def worth_to(world: Table, seats: Iterable[int], rng: Rng) -> dict[int, float]:
    """Play out an imagined world. Returns the expected result of each of these seats, from 0 to 1."""
    outcome, value = play_on(world, rng), world.game.value
    if outcome is not None:
        return {seat: result(outcome, seat) for seat in seats}
    assert value is not None
    return {seat: value.worth(hint_view(world, seat)) for seat in seats}


def foresee(world: Table, rng: Rng) -> Prospect:
    """Play out an imagined world. Returns everybody's expectation at the end."""
    outcome = play_on(world, rng)
    if outcome is not None:
        return Prospect(shares_of(outcome), outcome)
    return Prospect(chances_by_value(world.game, [hint_view(world, seat) for seat in world.seats]), None)


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the win; a co-operative win counts fully for everybody."""
    winners = outcome.winners
    share = 1.0 if len(winners) == len(outcome.scores) else 1 / max(1, len(winners))
    return tuple(share if seat in winners else 0.0 for seat in range(len(outcome.scores)))


def chances_by_value(game: Game[Any, Any], views: Sequence[msgspec.Struct]) -> tuple[float, ...]:
    """Every seat's chance to win, from the game's value of its own view.

    A value includes the margin of a win; that part is subtracted. In competitive games the chances are scaled to the
    sum 1.
    """
    assert game.value is not None
    narrow = (1 - A_WIN) / 2
    chances = [min(1 - LEAST, max(LEAST, (game.value.worth(view) - narrow) / A_WIN)) for view in views]
    total = 1.0 if game.together or len(chances) == 1 else sum(chances)
    return tuple(chance / total for chance in chances)
