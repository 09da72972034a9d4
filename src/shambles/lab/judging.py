"""How lucky everybody was: what the deals, draws and dice of a game were worth to each seat, whatever they answered.

At every stroke of luck, what the seat could expect after it is compared with what it could expect on average, had the
same been answered and another luck been drawn. That difference is zero on average whatever the value says, so a result
less the luck is still right on average; how much less it varies hangs on how good the value is (AIVAT, Burch et al.).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import NamedTuple

from shambles.bots.prospects import chances_by_value, foresee, shares_of
from shambles.core.asking.chance import Chance, Imagined
from shambles.core.playing.programs import hint_view
from shambles.core.story.luck import another_luck, strokes_of
from shambles.core.table import Table

OTHERWISE = 6  # other ways that chance could have gone, drawn for each stroke of luck

Chances = Sequence[float]


class Judged(NamedTuple):
    """A stroke of luck: how many events had been told before it, and what it was worth to each seat."""

    told: int
    worth: list[float]


def judge_strokes(table: Table, rng: Rng, otherwise: int = OTHERWISE) -> list[Judged]:
    """What every stroke of luck was worth to each seat of a finished game, as parts of a win.

    Each is nothing on average, whatever was told before it: so is the sum of those that came after something.
    """
    found = []
    judge = _Judge(table)
    for stroke in strokes_of(table):
        worth = [0.0 for _ in table.seats]
        for _ in range(otherwise):
            came = judge.expect(stroke.after, rng)
            other = judge.expect(stroke.otherwise(_chance(rng)), rng)
            for seat in table.seats:
                worth[seat] += (came[seat] - other[seat]) / otherwise
        found.append(Judged(stroke.told, worth))
        judge.goes_on(stroke.after)
    return found


def luck_of(table: Table, rng: Rng, otherwise: int = OTHERWISE) -> list[float]:
    """What luck was worth to each seat of a finished game. On average it is nothing."""
    strokes = judge_strokes(table, rng, otherwise)
    return [sum(stroke.worth[seat] for stroke in strokes) for seat in table.seats]


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
