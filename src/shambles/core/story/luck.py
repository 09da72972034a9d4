"""The same game with other luck, step by step: resamples unknown cards and future draws at each random event.

Cards that somebody held or saw stay as they were, so the seats would have answered the same. If a seat is known to
choose at random, its answer is sampled again too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random as Rng
from typing import Any, NamedTuple, TypeVar

from shambles.core.asking.chance import Chance
from shambles.core.asking.journal import count_draws
from shambles.core.asking.play import Play
from shambles.core.running.run import encode_state
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table

T = TypeVar("T")
Heaps = list[tuple[str, tuple[Any, ...]]]


Otherwise = Callable[[Chance, Rng], Table]
Lots = Callable[[Turn], Sequence[float] | None]


class Stroke(NamedTuple):
    """A random event: the table after it, and a generator of alternative results.

    told       number of events before it, and before the answers that caused it
    after      the table with the real result; it moves on when the next stroke is requested
    otherwise  samples a mute table with another result, for the same answers or for other random answers
    """

    told: int
    after: Table
    otherwise: Otherwise


class Given(NamedTuple):
    """An answer; if it was random, also the probability of each option."""

    seat: int
    choice: str
    options: Sequence[str]
    likings: Sequence[float] | None

    def drawn_again(self, rng: Rng) -> str:
        return self.choice if self.likings is None else rng.choices(self.options, self.likings)[0]


def another_luck(table: Table, chance: Chance) -> Table:
    """A mute copy with all cards that nobody at the table knows drawn again. Everything else is true: not for bots."""
    world = table.copy()
    play = world._run.play
    play.chance = chance
    if table.game.reshuffle is not None and table.outcome is None:
        table.game.reshuffle(play, chance)
        world._run.imagined()
    return world


def nobody_draws(turn: Turn) -> None:
    """Default for `lots`: no answer was random."""


def strokes_of(table: Table, lots: Lots = nobody_draws) -> Iterator[Stroke]:
    """Every random event of a game, from the deal on. Earlier events alone decide if one is random.

    Simultaneous answers are sampled again together. In games with meanwhile actions, answers given before such an
    action are not sampled again, because they may decide if the action is taken.
    """
    before: tuple[int, Heaps] | None = None  # None: the set-up is always random
    told, given, start = 0, list[Given](), table
    otherwise: Otherwise | None = partial(_deal_again, table)
    for turn in play_again(table):
        again, seat = turn.table, turn.ask.seat
        if otherwise is not None and before != _luck_so_far(again):
            yield Stroke(told, again, otherwise)
        otherwise = None
        is_last = turn.aside or again._run.awaits_only(seat)
        if not is_last and table.game.meanwhile is not None:
            continue
        if not given:
            before, told, start = _luck_so_far(again), again.told, again.copy()
        likings = None if turn.aside else lots(turn)
        options = [] if likings is None else [one.notation for one in turn.ask.options]
        given.append(Given(seat, turn.choice.notation, options, likings))
        if is_last:
            otherwise = partial(_answer_again, start, tuple(given))
            if any(one.likings is not None for one in given):
                before = None  # a random answer counts, with or without other chance
            given.clear()
    if otherwise is not None and before != _luck_so_far(table):
        yield Stroke(told, table, otherwise)


def _deal_again(table: Table, chance: Chance, rng: Rng) -> Table:
    return Table.begin(table.game, table.seats, table.options, 0, chance=chance)


def _answer_again(start: Table, given: Sequence[Given], chance: Chance, rng: Rng) -> Table:
    world = another_luck(start, chance)
    for one in given:
        world.play(one.seat, one.drawn_again(rng))
    return world


def _luck_so_far(table: Table) -> tuple[int, Heaps]:
    """Number of draws so far and the hidden cards. If neither changes, nothing random happened."""
    run, gathered = table._run, _Gathered()
    if table.game.reshuffle is not None and table.outcome is None:
        play: Play[Any, Any] = Play(run.play.seats, run.play.options, gathered)
        play.state = table.game.decode_state(encode_state(run.play.state))
        table.game.reshuffle(play, gathered)
    return count_draws(table.journal).total(), gathered.heaps


class _Gathered:
    """Chance that shuffles nothing and records the items to shuffle."""

    def __init__(self) -> None:
        self.heaps: Heaps = []

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        self.heaps.append((key, tuple(items)))
        return list(items)

    def pick(self, key: str, items: Sequence[T]) -> T:
        self.heaps.append((key, tuple(items)))
        return items[0]
