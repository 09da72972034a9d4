"""Skill gaps: wins of every level against every other, and the number of games that shows the difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.intervals import Interval
from shambles.lab.playing import Plan, Variant
from shambles.lab.simulate import How, Run, play_plan
from shambles.lab.study import seats_for
from shambles.lab.tournament import standings_of

if TYPE_CHECKING:
    import polars

LEVELS = ("rookie", "survivor", "greedy")  # quick; veterans and legends think long
SURE = 1.959964 + 0.841621  # quantiles for 5 % false alarms and 80 % power


class Against(msgspec.Struct, frozen=True):
    """One level against another.

    above   share of games in which it ended above the other, a tie counting as half
    needed  games that show the difference with 95 % confidence and 80 % power: for the mean, and for the end of the
            interval that is nearer to one half; None if that end shows no difference
    """

    bot: str
    other: str
    games: int
    above: Interval
    needed: int | None
    needed_at_worst: int | None


class Skill(msgspec.Struct, frozen=True):
    """Results of all pairs of levels, and of each level overall."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    deals: int
    games: int
    failed: int
    bots: list[str]
    grid: list[Against]

    def frame(self) -> polars.DataFrame:
        """One row for each level against each other."""
        import polars

        rows = [
            {"bot": one.bot, "other": one.other, "games": one.games, **msgspec.to_builtins(one.above)}
            | {"needed": one.needed, "needed_at_worst": one.needed_at_worst}
            for one in self.grid
        ]
        return polars.DataFrame(rows, infer_schema_length=None)


def skill(
    game: str,
    *,
    deals: int,
    bots: Sequence[str] = LEVELS,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **how: Unpack[How],
) -> Skill:
    """Play every level against every other, on the same deals and from every seat."""
    return grid_of(play_plan(plan_skill(game, bots, deals, seats, options, seed), **how))


def plan_skill(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Plan:
    """Line-ups of two levels at a table; in a co-operative game a table of each, on the same deals."""
    if deals < 1:
        raise BadInput("deals", "not-enough", least=1)
    levels = tuple(dict.fromkeys(bots))
    if len(levels) < 2:
        raise BadInput("bots", "not-enough", least=2)
    given = dict(options or {})
    count = seats_for(game, given, seats)
    together = find_game(game).together
    if together or count == 1:
        line_ups = [(bot,) * count for bot in levels]
    else:
        pairs = combinations(levels, 2)
        line_ups = [
            tuple(two[(seat + turn) % 2] for seat in range(count)) for two in pairs for turn in range(1 + count % 2)
        ]
    return Plan(game, tuple(Variant(given, one) for one in line_ups), seed, deals, all_seats=not together)


def grid_of(run: Run) -> Skill:
    """Results of all pairs in a run, with the number of games that each needs to show its advantage."""
    found = standings_of(run)
    grid = [
        Against(one.bot, one.other, one.games, one.above, games_needed(one.above.mean), _at_worst(one.above))
        for one in found.meetings
    ]
    bots = [one.bot for one in found.standings]
    return Skill(found.game, found.options, found.seats, found.seed, found.deals, found.games, found.failed, bots, grid)


def games_needed(share: float) -> int | None:
    """Number of games that shows a difference from one half for this share; None if there is no difference."""
    apart = abs(share - 0.5)
    if apart < 1e-9:
        return None
    return max(1, ceil((SURE**2) * max(share * (1 - share), 0.01) / apart**2))


def _at_worst(above: Interval) -> int | None:
    """Games needed at the end of the interval nearer to one half; None if the interval contains one half."""
    if above.low <= 0.5 <= above.high:
        return None
    return games_needed(above.low if above.low > 0.5 else above.high)
