"""How lucky everybody was: what the deals, draws and dice of a game were worth to each seat, whatever they answered.

At every stroke of luck, what the seat could expect after it is compared with what it could expect on average, had the
same been answered and another luck been drawn. That difference is zero on average whatever the value says, so a result
less the luck is still right on average; how much less it varies hangs on how good the value is (AIVAT, Burch et al.).

A bot that draws lots among its options, and says how (`likings`), is lucky in its draw, too: then its answer is drawn
again as well.
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

OTHERWISE = 6  # other ways that chance could have gone, drawn for each stroke of luck

Chances = Sequence[float]


class Judged(NamedTuple):
    """A stroke of luck: how many events had been told before it, and what it was worth to each seat."""

    told: int
    worth: list[float]


def judge_strokes(
    table: Table, rng: Rng, otherwise: int = OTHERWISE, bots: Mapping[int, Bot] | None = None
) -> list[Judged]:
    """What every stroke of luck was worth to each seat of a finished game, as parts of a win.

    Each is nothing on average, whatever was told before it: so is the sum of those that came after something. `bots`
    are those who played.
    """
    found = []
    judge = _Judge(table)
    for stroke in strokes_of(table, partial(likings_of, bots or {})):
        worth, came = [0.0 for _ in table.seats], judge.expect(stroke.after, rng)
        for at in range(otherwise):
            if at and judge.value is None:  # what is imagined is different each time
                came = judge.expect(stroke.after, rng)
            other = judge.expect(stroke.otherwise(_chance(rng), rng), rng)
            for seat in table.seats:
                worth[seat] += (came[seat] - other[seat]) / otherwise
        found.append(Judged(stroke.told, worth))
        judge.goes_on(stroke.after)
    return found


def luck_of(table: Table, rng: Rng, otherwise: int = OTHERWISE) -> list[float]:
    """What luck was worth to each seat of a finished game. On average it is nothing."""
    strokes = judge_strokes(table, rng, otherwise)
    return [sum(stroke.worth[seat] for stroke in strokes) for seat in table.seats]


def likings_of(bots: Mapping[int, Bot], turn: Turn) -> Sequence[float] | None:
    """How likely the bot that gave this answer would give each option; None if it does not say, or draws no lots."""
    bot = bots.get(turn.ask.seat)
    if bot is None or len(turn.ask.options) == 1 or not _says_how_it_draws(type(bot)):
        return None
    likings: Sequence[float] | None = getattr(bot, "likings")(view_for(bot, turn.table, turn.ask), turn.ask)  # noqa: B009
    return None if likings is None or max(likings) == 1 else likings


def _says_how_it_draws(kind: type) -> bool:
    """Whether what it says is about its own way to choose: a class that chooses anew has to say anew how."""
    for one in kind.__mro__:
        if "likings" in vars(one):
            return True
        if "choose" in vars(one):
            return False
    return False


class _Judge:
    """What every seat can expect of a moment. It knows all that anybody at the table knows, and nothing else.

    Before a game has first been at rest its value has nothing to look at: then all seats can expect the same.
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
