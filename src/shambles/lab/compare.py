"""A/B test on the same deals: the effect of one change (an option, a box, a bot)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.intervals import Interval, adjusted, mean_of, paired, share_of
from shambles.lab.playing import Plan, Row, Variant
from shambles.lab.simulate import How, Run, play_plan
from shambles.lab.tally import WIN, win_of

if TYPE_CHECKING:
    import polars


class Measure(msgspec.Struct, frozen=True):
    """One figure before and after, and the difference on the same deals with its interval.

    name    `won`: games with a winner · `shared`: games with several · `first-place`: the first bot's part of the wins
            · `first-seat`: the first seat's · `score`: a seat's · `answers`, `rounds`: how long it took
    share   whether it is a share, between 0 and 1
    saved   where luck was taken out of the difference: how many times as many deals it would take without
    """

    name: str
    share: bool
    before: Interval
    after: Interval
    difference: Interval
    saved: float | None = None


class Comparison(msgspec.Struct, frozen=True):
    """Two variants and the difference of each measure between them."""

    game: str
    before: Variant
    after: Variant
    seed: int
    deals: int
    failed: int
    measures: list[Measure]

    def frame(self) -> polars.DataFrame:
        """The measures as a Polars frame."""
        return frame_of(self.measures)


def frame_of(measures: Sequence[Measure]) -> polars.DataFrame:
    """One row a measure: before, after and the difference, each with its interval."""
    import polars

    return polars.DataFrame(
        [
            {"measure": one.name}
            | {
                f"{name}{suffix}": getattr(getattr(one, name), part)
                for name in ("before", "after", "difference")
                for suffix, part in (("", "mean"), ("_low", "low"), ("_high", "high"))
            }
            for one in measures
        ]
    )


def compare(
    game: str,
    *,
    deals: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    change: Mapping[str, Any] | None = None,
    change_bots: Sequence[str] | None = None,
    seed: int = 0,
    adjust: bool = False,
    **how: Unpack[How],
) -> Comparison:
    """Play every deal twice: unchanged, and with other options (a box is one) or other bots.

    `adjust` removes luck from the wins.
    """
    given = dict(options or {})
    after = Variant(given | dict(change or {}), tuple(change_bots or bots))
    return measure(play_plan(plan_comparison(game, deals, Variant(given, tuple(bots)), after, seed, adjust), **how))


def plan_comparison(
    game: str, deals: int, before: Variant, after: Variant, seed: int = 0, adjust: bool = False
) -> Plan:
    """The games of a comparison."""
    if deals < 1:
        raise BadInput("deals", "not-enough", least=1)
    if before == after:
        raise BadInput("change", "nothing-changed")
    return Plan(game, (before, after), seed, deals, events=True, adjust=adjust)


def is_comparison(plan: Plan) -> bool:
    """True if every deal is played twice, as two variants from the same seats."""
    return len(plan.variants) == 2 and not plan.all_seats


def measure(run: Run) -> Comparison:
    """Measures of a comparison. A deal with a failed game is left out."""
    plan = run.plan
    together = find_game(plan.game).together
    by_deal: dict[int, list[Row]] = {}
    for row in run.rows():
        by_deal.setdefault(row.deal, []).append(row)
    pairs = [(rows[0], rows[1]) for rows in by_deal.values() if len(rows) == 2]
    shares: dict[str, Callable[[Row], float]] = {
        "won": lambda row: float(bool(row.winners)),
        "shared": lambda row: float(len(row.winners) > 1),
        "first-place": lambda row: win_of(row, row.places.index(0), together) / WIN,
        "first-seat": lambda row: win_of(row, 0, together) / WIN,
    }
    others: dict[str, Callable[[Row], float]] = {
        "score": lambda row: sum(row.scores) / len(row.scores),
        "answers": lambda row: row.answers,
        "rounds": lambda row: row.rounds,
    }
    lucks: dict[str, Callable[[Row], float]] = {
        "first-place": lambda row: row.luck[row.places.index(0)],
        "first-seat": lambda row: row.luck[0],
    }
    if together:
        lucks["won"] = lambda row: sum(row.luck) / len(row.luck)
    measures = [
        _measure(name, True, figure_of, pairs, lucks.get(name) if plan.adjust else None)
        for name, figure_of in shares.items()
    ]
    measures += [_measure(name, False, figure_of, pairs) for name, figure_of in others.items()]
    before, after = plan.variants
    return Comparison(plan.game, before, after, plan.seed, len(pairs), len(run.failures()), measures)


def _measure(
    name: str,
    share: bool,
    figure_of: Callable[[Row], float],
    pairs: Sequence[tuple[Row, Row]],
    luck_of: Callable[[Row], float] | None = None,
) -> Measure:
    ones, others = ([figure_of(pair[side]) for pair in pairs] for side in (0, 1))
    differences = [other - one for one, other in zip(ones, others, strict=True)]
    figure = share_of if share else mean_of
    found = Measure(name, share, figure(ones), figure(others), (paired if share else mean_of)(differences))
    if luck_of is None:
        return found
    mine, theirs = ([luck_of(pair[side]) for pair in pairs] for side in (0, 1))
    before, after = adjusted(ones, mine, share), adjusted(others, theirs, share)
    apart = adjusted(differences, [other - one for one, other in zip(mine, theirs, strict=True)])
    if before is None or after is None or apart is None:
        return found
    return Measure(name, share, before.figure, after.figure, apart.figure, apart.saved)
