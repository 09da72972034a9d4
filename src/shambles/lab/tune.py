"""Parameter search in a box: the settings of some knobs that come nearest to a designer's targets.

Every setting plays the same deals. After each round, settings that are clearly worse than the best are dropped, and the
others play twice as many: most games go to close decisions. The search ends when one setting is left, when the best
keeps every target, or when the allowed deals are used up. The result says which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod, sqrt
from random import Random as Rng
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game
from shambles.lab.intervals import Interval, mean_of, share_of, student
from shambles.lab.knobs import Knob, Setting, Turned, read_knob, turn
from shambles.lab.playing import read_events
from shambles.lab.simulate import How
from shambles.lab.study import StudyPlan, carry_out, check_plan, play_table, seats_for, wins_of

if TYPE_CHECKING:
    import polars

MOST_SETTINGS = 48  # most settings that are tried; of a larger number a random sample, and the box as it is
FIRST_ROUND = 8  # deals
CLOSE = 0.05  # default tolerance of a share
NEAR = 0.05  # default tolerance of a length or a score, relative to its target


class Target(msgspec.Struct, frozen=True):
    """Target value of a measure, and its tolerance.

    name  `win`: games that somebody wins, in a co-operative game the table · `first`: wins of the first seat ·
          `shared`: games with several winners · `with.ID`: wins of those who met a card · `rounds`, `answers`,
          `score`: on average
    """

    name: str
    wanted: float
    close: float

    @property
    def card(self) -> str:
        """The card that the target is about; empty for other targets."""
        kind, _, card = self.name.partition(".")
        return card if kind == WITH else ""

    @property
    def share(self) -> bool:
        return self.name in SHARES or bool(self.card)


class TunePlan(StudyPlan, frozen=True, kw_only=True):
    """Plan of the search. `bots` are those at the table; `deals` the most that a setting plays."""

    knobs: tuple[Knob, ...]
    targets: tuple[Target, ...]


class Tried(msgspec.Struct, frozen=True):
    """One game of one setting: a figure for each target; None if nobody met its card."""

    number: int
    figures: list[float | None]


class Setup(msgspec.Struct, frozen=True):
    """A tried setting, with its distance from the targets (0: on all targets, 1: at the tolerance)."""

    settings: dict[str, Setting]
    deals: int
    off: float
    figures: dict[str, Interval]


class Tuned(msgspec.Struct, frozen=True):
    """Result of a search, best setting first.

    sure   `one-left`: all others are clearly worse · `on-target`: the best keeps every target, interval and all ·
           `used-up`: the deals were used up before it was sure
    drawn  True if the settings are a random sample of a larger number
    """

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    targets: list[Target]
    sure: str
    drawn: bool
    tried: list[Setup]
    box: str = ""
    kind: str = ""

    def frame(self) -> polars.DataFrame:
        """One row a setting."""
        import polars

        rows = [
            {**{name: str(value) for name, value in one.settings.items()}, "deals": one.deals, "off": one.off}
            | {f"{name}{end}": getattr(figure, part) for name, figure in one.figures.items() for end, part in _ENDS}
            for one in self.tried
        ]
        return polars.DataFrame(rows, infer_schema_length=None)


_ENDS = (("", "mean"), ("_low", "low"), ("_high", "high"))
WITH = "with"
SHARES = ("win", "first", "shared")
MEASURES = (*SHARES, "rounds", "answers", "score")


def read_target(text: str) -> Target:
    """A target as people write it: `rounds=12`, or `rounds=12±2`, `rounds=12+-2`; `with.shotgun=0.3`."""
    name, equals, given = text.partition("=")
    share = Target(name, 0, 0).share
    if name not in MEASURES and not share:
        raise BadInput("target", "unknown-kind", found=name or text, known=(*MEASURES, f"{WITH}.ID"))
    wanted, _, close = given.replace("+-", "±").partition("±")
    try:
        if not equals or not wanted:
            raise ValueError
        number = float(wanted)
        near = float(close) if close else CLOSE if share else max(0.1, NEAR * abs(number))
    except ValueError:
        raise BadInput(f"target.{name}", "not-a-target", found=given or text) from None
    if not 0 < near < 1e6 or not abs(number) < 1e6 or (share and not 0 <= number <= 1):
        raise BadInput(f"target.{name}", "not-a-target", found=given)
    return Target(name, number, near)


def tune(
    game: str,
    *,
    targets: Sequence[str],
    knobs: Sequence[str],
    deals: int,
    bots: Sequence[str] = ("greedy",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **how: Unpack[How],
) -> Tuned:
    """Search the settings of some knobs for those nearest to the targets. A short list of bots is repeated."""
    given = dict(options or {})
    count = seats_for(game, given, seats)
    if not targets or not knobs:
        raise BadInput(*(("knob", "no-knob") if targets else ("target", "no-target")))
    plan = TunePlan(
        game=game,
        options=given,
        bots=tuple(bots[seat % len(bots)] for seat in range(count)),
        seats=count,
        seed=seed,
        deals=deals,
        knobs=tuple(map(read_knob, knobs)),
        targets=tuple(map(read_target, targets)),
    )
    rules = check_plan(plan, **how)
    _refuse_twice(plan)
    _refuse_strangers(plan, rules)
    chosen, drawn = settings_of(plan)
    for one in chosen:
        turn(rules, given, one)  # fail early on settings that the game refuses
    return Search(plan, rules, chosen, drawn).run(**how)


def _refuse_twice(plan: TunePlan) -> None:
    for field, names in (("knob", [one.name for one in plan.knobs]), ("target", [one.name for one in plan.targets])):
        if len(set(names)) < len(names):
            raise BadInput(field, "named-twice", found=", ".join(names))


def _refuse_strangers(plan: TunePlan, rules: Game[Any, Any]) -> None:
    """Refuse targets about cards that are not in the box."""
    known = [card.id for card in rules.cards(rules.read_options(plan.options), lambda *words, **given: "")]
    for one in plan.targets:
        if one.card and one.card not in known:
            raise BadInput(f"target.{one.name}", "unknown-kind", found=one.card, known=tuple(known))


def settings_of(plan: TunePlan) -> tuple[list[dict[str, Setting]], bool]:
    """All combinations of the knobs' values, or a random sample if there are too many."""
    names = [knob.name for knob in plan.knobs]
    many = prod(len(knob.values) for knob in plan.knobs)
    if many <= MOST_SETTINGS:
        every = product(*(knob.values for knob in plan.knobs))
        return [dict(zip(names, one, strict=True)) for one in every], False
    rng = Rng(f"{plan.seed}/settings")
    found: dict[tuple[Setting, ...], None] = {}
    while len(found) < MOST_SETTINGS:
        found[tuple(rng.choice(knob.values) for knob in plan.knobs)] = None
    return [dict(zip(names, one, strict=True)) for one in found], True


class Search:
    """The remaining settings, and the games of each."""

    def __init__(self, plan: TunePlan, rules: Game[Any, Any], chosen: list[dict[str, Setting]], drawn: bool) -> None:
        self.plan, self.rules, self.chosen, self.drawn = plan, rules, chosen, drawn
        self.played: dict[int, list[list[float | None]]] = {at: [] for at in range(len(chosen))}

    def run(self, **how: Unpack[How]) -> Tuned:
        alive, done, deals = list(self.played), 0, min(FIRST_ROUND, self.plan.deals)
        sure = ""
        while not sure:
            count = len(self.chosen)
            numbers = [deal * count + at for deal in range(done, deals) for at in alive]
            for one in carry_out(self.plan, try_setting, Tried, numbers, **how):
                self.played[one.number % count].append(one.figures)
            alive = self._not_worse(alive)
            if len(alive) == 1 and len(self.chosen) > 1:
                sure = "one-left"
            elif self._is_on_target(alive[0]):
                sure = "on-target"
            elif deals >= self.plan.deals:
                sure = "used-up"
            done, deals = deals, min(2 * deals, self.plan.deals)
        return self._sum_up(alive, sure)

    def _not_worse(self, alive: list[int]) -> list[int]:
        """Settings that may still be the best, nearest first. All others are significantly farther off."""
        order = sorted(alive, key=self.off)
        best = order[0]
        return [best, *(one for one in order[1:] if not self._is_worse(one, best))]

    def _is_worse(self, one: int, best: int) -> bool:
        """True if a setting is significantly farther from the targets than the best one.

        Equal deals so far prove little, so the variance includes one imagined deal that is a win, or a point, off.
        """
        gaps = [mine - its for mine, its in zip(self._pulls(one), self._pulls(best), strict=False)]
        count = len(gaps)
        if count < FIRST_ROUND // 2:
            return False
        mean = sum(gaps) / count
        doubt = max(sum(slope**2 for slope in self._slopes(at)) for at in (one, best))
        error = sqrt((sum((gap - mean) ** 2 for gap in gaps) + doubt) / (count - 1) / count)
        return self.off(one) - self.off(best) > student(count - 1) * error + 1e-9

    def _pulls(self, at: int) -> list[float]:
        """First-order contribution of every deal to a setting's squared distance."""
        pulls = [0.0 for _ in self.played[at]]
        for place, (slope, mean) in enumerate(zip(self._slopes(at), self._means(at), strict=True)):
            for deal, row in enumerate(self.played[at]):
                figure = row[place]
                pulls[deal] += 0.0 if figure is None else slope * (figure - mean)
        return pulls

    def _slopes(self, at: int) -> list[float]:
        """Derivative of the squared distance by one deal's figure, for each target.

        Rare cards weigh their deals more.
        """
        deals = len(self.played[at])
        return [
            2 * (mean - one.wanted) / one.close**2 * deals / max(1, len(self._values(at, place)))
            for place, (mean, one) in enumerate(zip(self._means(at), self.plan.targets, strict=True))
        ]

    def _means(self, at: int) -> list[float]:
        every = (self._values(at, place) or [one.wanted] for place, one in enumerate(self.plan.targets))
        return [sum(values) / len(values) for values in every]

    def off(self, at: int) -> float:
        """Squared distance from the targets, in units of their tolerance, less the expected noise."""
        total = 0.0
        for place, one in enumerate(self.plan.targets):
            values = self._values(at, place) or [one.wanted]
            mean = sum(values) / len(values)
            noise = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values)
            total += max(0.0, (mean - one.wanted) ** 2 - noise) / one.close**2
        return total

    def _values(self, at: int, place: int) -> list[float]:
        """The figures of one target, from the games that have one."""
        return [row[place] for row in self.played[at] if row[place] is not None]  # type: ignore[misc]

    def _figures(self, at: int) -> dict[str, Interval]:
        found = {}
        for place, one in enumerate(self.plan.targets):
            found[one.name] = (share_of if one.share else mean_of)(self._values(at, place))
        return found

    def _is_on_target(self, at: int) -> bool:
        return all(
            one.wanted - one.close <= figure.low and figure.high <= one.wanted + one.close
            for one, figure in zip(self.plan.targets, self._figures(at).values(), strict=True)
        )

    def _sum_up(self, alive: list[int], sure: str) -> Tuned:
        rest = sorted(
            (at for at in self.played if at not in alive), key=lambda at: (-len(self.played[at]), self.off(at))
        )
        tried = [
            Setup(self.chosen[at], len(self.played[at]), round(sqrt(self.off(at)), 4), self._figures(at))
            for at in [*alive, *rest]
        ]
        plan, best = self.plan, turn(self.rules, self.plan.options, tried[0].settings)
        games = sum(map(len, self.played.values()))
        return Tuned(
            plan.game, plan.options, list(plan.bots), plan.seed, games, list(plan.targets), sure, self.drawn, tried,
            best.box, best.kind,
        )  # fmt: skip


def try_setting(plan: TunePlan, number: int) -> Tried:
    """Play one deal with one setting."""
    chosen = settings_of(plan)[0]
    deal, at = divmod(number, len(chosen))
    moved = deal % plan.seats
    names = [plan.bots[(seat - moved) % plan.seats] for seat in range(plan.seats)]
    seed = Rng(f"{plan.seed}/{deal}/table").getrandbits(64)
    options = _turned(plan.game, msgspec.json.encode(plan.options), msgspec.json.encode(chosen[at])).options
    table = play_table(plan, names, seed, f"{plan.seed}/{deal}", options=options)
    outcome = table.outcome
    assert outcome is not None
    wins = wins_of(table)
    rounds, _, happened = read_events(table.events_for(None), plan.seats)
    figures: dict[str, float | None] = {
        "win": float(bool(outcome.winners)),
        "first": wins[0],
        "shared": float(len(outcome.winners) > 1),
        "rounds": float(rounds),
        "answers": float(table.answered),
        "score": sum(outcome.scores) / len(outcome.scores),
    }
    for one in plan.targets:
        if one.card:
            figures[one.name] = won_with(one.card, happened, wins, table.game.together)
    return Tried(number, [figures[one.name] for one in plan.targets])


def won_with(card: str, happened: Mapping[str, list[int]], wins: Sequence[float], together: bool) -> float | None:
    """Mean win of the seats that met a card; a co-operative table meets it together. None if nobody did."""
    counts = [
        sum(counts)
        for counts in zip(*(one for what, one in happened.items() if what.partition("=")[2] == card), strict=True)
    ]
    met = [win for seat, win in enumerate(wins) if counts and (any(counts) if together else counts[seat])]
    return sum(met) / len(met) if met else None


@lru_cache(maxsize=MOST_SETTINGS)
def _turned(game: str, options: bytes, settings: bytes) -> Turned:
    return turn(find_game(game), msgspec.json.decode(options), msgspec.json.decode(settings))
