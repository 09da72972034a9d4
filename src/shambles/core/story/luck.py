"""The same game with other luck, step by step: what nobody at the table knew is shuffled anew, and so is what is yet to
be rolled and drawn. What anybody held or saw stays as it was, so that they would have answered the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from shambles.core.asking.chance import Chance
from shambles.core.asking.journal import count_draws
from shambles.core.asking.play import Play
from shambles.core.running.run import encode_state
from shambles.core.story.retelling import play_again
from shambles.core.table import Table

T = TypeVar("T")
Heaps = list[tuple[str, tuple[Any, ...]]]


class Stroke(NamedTuple):
    """A moment when chance had a say: how the table stood after it, and how else it could have come to stand.

    told       how many events had been told before it, and before the answer that brought it about
    after      the table as it came about; it goes on once the next stroke is asked for
    otherwise  a mute world in which the same was answered and another luck drawn
    """

    told: int
    after: Table
    otherwise: Callable[[Chance], Table]


def another_luck(table: Table, chance: Chance) -> Table:
    """A mute copy in which what nobody at the table knows comes from this chance. The rest is true: not for bots."""
    world = table.copy()
    play = world._run.play
    play.chance = chance
    if table.game.reshuffle is not None and table.outcome is None:
        table.game.reshuffle(play, chance)
        world._run.imagined()
    return world


def strokes_of(table: Table) -> Iterator[Stroke]:
    """Every stroke of luck in a game, from the deal on. Whether chance has a say hangs on what went before alone."""
    before: tuple[int, Heaps] | None = None  # the set-up has a say
    told = 0
    otherwise: Callable[[Chance], Table] | None = partial(_deal_again, table)
    for turn in play_again(table):
        again = turn.table
        if otherwise is not None and before != _luck_so_far(again):
            yield Stroke(told, again, otherwise)
        otherwise = None
        if turn.aside or again._run.awaits_only(turn.ask.seat):
            before, told = _luck_so_far(again), again.told
            otherwise = partial(_answer_again, again.copy(), turn.ask.seat, turn.choice.notation)
    if otherwise is not None and before != _luck_so_far(table):
        yield Stroke(told, table, otherwise)


def _deal_again(table: Table, chance: Chance) -> Table:
    return Table._begin(Table(table.game, table.seats, table.options, 0, None), chance)


def _answer_again(before: Table, seat: int, choice: str, chance: Chance) -> Table:
    world = another_luck(before, chance)
    world.play(seat, choice)
    return world


def _luck_so_far(table: Table) -> tuple[int, Heaps]:
    """How much has been drawn, and what lies hidden: if neither changes, chance had no say."""
    run, gathered = table._run, _Gathered()
    if table.game.reshuffle is not None and table.outcome is None:
        play: Play[Any, Any] = Play(run.play.seats, run.play.options, gathered)
        play.state = table.game.decode_state(encode_state(run.play.state))
        table.game.reshuffle(play, gathered)
    return count_draws(table._journal).total(), gathered.heaps


class _Gathered:
    """A chance that shuffles nothing, and keeps what was to be shuffled."""

    def __init__(self) -> None:
        self.heaps: Heaps = []

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        self.heaps.append((key, tuple(items)))
        return list(items)

    def pick(self, key: str, items: Sequence[T]) -> T:
        self.heaps.append((key, tuple(items)))
        return items[0]
