"""Luck of each seat: the value of all deals, draws and dice of a game, for the same answers.

For each random event the evaluator samples other results of the same answers and averages their values. A seat's luck
is the real value minus that average. Its expectation is zero for any value function, so a result minus luck is still
unbiased; the better the value function, the smaller its variance (AIVAT, Burch et al.).

A bot that chooses at random and reports its probabilities (`likings`) is lucky or unlucky in its own choice, too. Then
its answer is sampled again as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random as Rng
from typing import NamedTuple

from shambles.bots.bot import Bot, view_for
from shambles.bots.prospects import chances_by_value, foresee, shares_of
from shambles.core.asking.chance import Chance, Imagined
from shambles.core.playing.programs import hint_view
from shambles.core.story.luck import another_luck, strokes_of
from shambles.core.story.retelling import Turn
from shambles.core.table import Table

OTHERWISE = 6  # alternative results sampled for each random event

Chances = Sequence[float]


class Judged(NamedTuple):
    """Luck of one random event: the number of events before it, and its effect on each seat."""

    told: int
    worth: list[float]


def judge_strokes(
    table: Table, rng: Rng, otherwise: int = OTHERWISE, bots: Mapping[int, Bot] | None = None
) -> list[Judged]:
    """Luck of each random event for each seat of a finished game, as a fraction of a win. `bots` are its players.

    The expectation of each is zero, whatever happened before. So is the sum over all random events after a given event.
    """
    found = []
    judge = _Judge(table)
    for stroke in strokes_of(table, partial(likings_of, bots or {})):
        worth, came = [0.0 for _ in table.seats], judge.expect(stroke.after, rng)
        for at in range(otherwise):
            if at and judge.value is None:  # playouts are random
                came = judge.expect(stroke.after, rng)
            other = judge.expect(stroke.otherwise(_chance(rng), rng), rng)
            for seat in table.seats:
                worth[seat] += (came[seat] - other[seat]) / otherwise
        found.append(Judged(stroke.told, worth))
        judge.goes_on(stroke.after)
    return found


def luck_of(table: Table, rng: Rng, otherwise: int = OTHERWISE) -> list[float]:
    """Total luck of each seat of a finished game. Its expectation is zero."""
    strokes = judge_strokes(table, rng, otherwise)
    return [sum(stroke.worth[seat] for stroke in strokes) for seat in table.seats]


def likings_of(bots: Mapping[int, Bot], turn: Turn) -> Sequence[float] | None:
    """Choice probabilities of the bot that gave this answer; None if it does not report them or is certain."""
    bot = bots.get(turn.ask.seat)
    if bot is None or len(turn.ask.options) == 1 or not _says_how_it_draws(type(bot)):
        return None
    likings: Sequence[float] | None = getattr(bot, "likings")(view_for(bot, turn.table, turn.ask), turn.ask)  # noqa: B009
    return None if likings is None or max(likings) == 1 else likings


def _says_how_it_draws(kind: type) -> bool:
    """True if the class that defines `choose` or a subclass of it defines `likings`: inherited ones no longer fit."""
    for one in kind.__mro__:
        if "likings" in vars(one):
            return True
        if "choose" in vars(one):
            return False
    return False


class _Judge:
    """Expected result of every seat at a moment, from everything that anybody at the table knows and nothing else.

    Before a game has first been at rest its value does not apply: then all seats expect the same.
    """

    def __init__(self, table: Table) -> None:
        self.value = table.game.value
        self._begun = False

    def goes_on(self, table: Table) -> None:
        self._begun = self._begun or self._is_at_rest(table)

    def expect(self, table: Table, rng: Rng) -> Chances:
        if table.outcome is not None:
            return shares_of(table.outcome)
        if self.value is None:
            return foresee(another_luck(table, _chance(rng)), rng).chances
        if self._begun or self._is_at_rest(table):
            return chances_by_value(table.game, [hint_view(table, seat) for seat in table.seats])
        return [1 / len(table.seats) for _ in table.seats]

    def _is_at_rest(self, table: Table) -> bool:
        return self.value is not None and any(ask.key == self.value.at for ask in table.asks.values())


def _chance(rng: Rng) -> Chance:
    return Imagined(rng.getrandbits(64))
