"""Drama of a game: lead changes, moment of decision, comebacks, and the share of choices that matter.

All are measured by the game's own value, or by playouts if it has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random as Rng
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.bots.prospects import chances_by_value, foresee
from shambles.core.asking.chance import Imagined
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table
from shambles.lab.intervals import Interval, mean_of, share_of
from shambles.lab.simulate import How
from shambles.lab.study import StudyPlan, carry_out, check_plan, play_table, seats_for, wins_of
from shambles.lab.swing import guess

if TYPE_CHECKING:
    import polars

AHEAD = 0.1  # chance by which a new leader must be ahead; less is noise
DECIDED = 0.8  # a game is decided once its winner's chance stays above this
MATTERS = 0.05  # a choice matters if best and worst tried option differ by this chance, and significantly
CLEARLY = 2.0  # standard errors
MOMENTS = 10  # evaluated moments of each game, if the game has no value
CHOICES = 6  # examined choices of each game, spread evenly
TRIED = 4  # tried options of each choice
WORLDS = 12  # worlds for each option, twice: one half finds best and worst, the other measures the gap


class DramaPlan(StudyPlan, frozen=True, kw_only=True):
    """Plan of the study. `bots` are those at the table."""


class Moment(msgspec.Struct, frozen=True):
    """Each contender's chance to win after this fraction of the game."""

    at: float
    chances: list[float]


class Looked(msgspec.Struct, frozen=True):
    """An examined choice: the gap between best and worst tried option.

    `matters` is true if the gap is large and significant, `nothing` if it is zero in every world.
    """

    at: float
    question: str
    apart: float
    matters: bool
    nothing: bool


class Told(msgspec.Struct, frozen=True):
    """One game. In a co-operative game there are two contenders: the table, and the game itself."""

    number: int
    answers: int
    asked: int
    won: list[float]
    moments: list[Moment]
    choices: list[Looked]


class Figure(msgspec.Struct, frozen=True):
    """One measure of drama.

    name  `leads` lead changes · `decided` fraction of the game after which it is decided · `runaway` decided in the
          first half · `last` the last at half-time won · `asked` choices per game · `matters` share of choices that
          make a difference · `nothing` share of choices without any difference in any world · `between` answers from
          one that matters to the next
    """

    name: str
    share: bool
    figure: Interval


class Drama(msgspec.Struct, frozen=True):
    """Drama of a game. `curve` is the leader's chance after each tenth of the game; `fair` an equal chance."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    together: bool
    seed: int
    games: int
    fair: float
    figures: list[Figure]
    curve: list[Interval]

    def frame(self) -> polars.DataFrame:
        """One row a figure."""
        import polars

        return polars.DataFrame(
            [{"figure": one.name, **msgspec.to_builtins(one.figure)} for one in self.figures], infer_schema_length=None
        )


def drama(
    game: str,
    *,
    games: int,
    bots: Sequence[str] = ("greedy",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **how: Unpack[How],
) -> Drama:
    """Measure the drama of games between these bots. A short list of bots is repeated around the table."""
    given = dict(options or {})
    count = seats_for(game, given, seats)
    sat = tuple(bots[seat % len(bots)] for seat in range(count))
    plan = DramaPlan(game=game, options=given, bots=sat, seats=count, seed=seed, deals=games)
    rules = check_plan(plan, **how)
    told = carry_out(plan, tell_game, Told, range(games), **how)
    fair = 0.5 if rules.together or count == 1 else 1 / count
    return Drama(game, given, list(sat), rules.together, seed, len(told), fair, figures_of(told), curve_of(told))


def tell_game(plan: DramaPlan, number: int) -> Told:
    """Play one game, then measure it from beginning to end."""
    moved = number % plan.seats
    names = [plan.bots[(seat - moved) % plan.seats] for seat in range(plan.seats)]
    seed = Rng(f"{plan.seed}/{number}/table").getrandbits(64)
    table = play_table(plan, names, seed, f"{plan.seed}/{number}")
    rng = Rng(f"{plan.seed}/{number}/drama")
    answers = table.answered
    asked = [at for at, turn in enumerate(play_again(table)) if not turn.aside and len(turn.ask.options) > 1]
    step = max(1, len(asked) // CHOICES)
    looked_into = set(asked[rng.randrange(step) :: step][:CHOICES]) if asked else set()
    moments: list[Moment] = []
    choices: list[Looked] = []
    for at, turn in enumerate(play_again(table)):
        if _is_moment(table, turn, at):
            moments.append(Moment(at / answers, contenders(table, _chances(turn.table, rng))))
        if at in looked_into:
            choices.append(look_into(turn, at / answers, rng))
    return Told(number, answers, len(asked), contenders(table, wins_of(table)), moments, choices)


def contenders(table: Table, chances: Sequence[float]) -> list[float]:
    """Chances of all contenders: the seats; in a co-operative game, the table and the game itself."""
    if not table.game.together and len(chances) > 1:
        return [round(one, 4) for one in chances]
    mean = sum(chances) / len(chances)
    return [round(mean, 4), round(1 - mean, 4)]


def _is_moment(table: Table, turn: Turn, at: int) -> bool:
    value = table.game.value
    if value is None:
        return at % max(1, table.answered // MOMENTS) == 0
    return turn.ask.key == value.at and not turn.aside


def _chances(table: Table, rng: Rng) -> Sequence[float]:
    if table.game.value is None:
        return guess(table, rng)
    return chances_by_value(table.game, [table.view(seat) for seat in table.seats])


def look_into(turn: Turn, at: float, rng: Rng) -> Looked:
    """Measure how much a choice matters, in worlds that the seat can imagine: the same ones for every tried option."""
    seat = turn.ask.seat
    others = [one for one in turn.ask.options if one != turn.choice]
    tried = [turn.choice, *rng.sample(others, min(TRIED - 1, len(others)))]
    seeds = [rng.getrandbits(64) for _ in range(2 * WORLDS)]
    found = []
    for choice in tried:
        chances = []
        for seed in seeds:
            world = turn.table.fork(seat, Imagined(seed))
            world.play(seat, choice)
            chances.append(foresee(world, Rng(seed)).chances[seat])
        found.append(chances)
    first = [sum(one[:WORLDS]) for one in found]
    best, worst = (found[first.index(one)][WORLDS:] for one in (max(first), min(first)))
    gaps = [one - other for one, other in zip(best, worst, strict=True)]
    apart = sum(gaps) / WORLDS
    error = sqrt(sum((gap - apart) ** 2 for gap in gaps) / (WORLDS - 1) / WORLDS)
    matters = apart >= MATTERS and apart >= CLEARLY * error
    return Looked(round(at, 4), turn.ask.key, round(apart, 4), matters, all(one == found[0] for one in found))


def figures_of(told: Sequence[Told]) -> list[Figure]:
    """All figures of some games."""
    seen = [one for one in told if one.moments]
    ends = [decided_at(one) for one in seen]
    chosen = [one for one in told if one.choices]
    matter = [sum(look.matters for look in one.choices) / len(one.choices) for one in chosen]
    nothing = [sum(look.nothing for look in one.choices) / len(one.choices) for one in chosen]
    mattering = share_of(matter, CHOICES)
    figures = [
        Figure("leads", False, _count([lead_changes(one) for one in seen])),
        Figure("decided", True, share_of(ends)),
        Figure("runaway", True, share_of([float(end <= 0.5) for end in ends])),
        Figure("last", True, share_of([last_at_half(one) for one in seen])),
        Figure("asked", False, _count([one.asked for one in told])),
        Figure("matters", True, mattering),
        Figure("nothing", True, share_of(nothing, CHOICES)),
    ]
    asked = sum(one.asked for one in told)
    if asked and mattering.low > 0:
        every = sum(one.answers for one in told) / asked
        bounds = (every / part for part in (mattering.mean, mattering.high, mattering.low))
        figures.append(Figure("between", False, Interval(*bounds)))
    return figures


def _count(values: Sequence[int]) -> Interval:
    """Mean of counts, with an interval cut off at 0."""
    found = mean_of(values)
    return Interval(found.mean, max(0.0, found.low), found.high)


def lead_changes(one: Told) -> int:
    """Number of clear lead changes."""
    leader, changes = None, 0
    for moment in one.moments:
        best = max(range(len(moment.chances)), key=moment.chances.__getitem__)
        if leader is None:
            leader = best
        elif moment.chances[best] - moment.chances[leader] >= AHEAD:
            leader, changes = best, changes + 1
    return changes


def decided_at(one: Told) -> float:
    """Fraction of the game after which the winner stayed clearly ahead; 1 for a surprise at the end."""
    decided = 1.0
    for moment in reversed(one.moments):
        if sum(chance for chance, won in zip(moment.chances, one.won, strict=True) if won) < DECIDED:
            break
        decided = moment.at
    return decided


def last_at_half(one: Told) -> float:
    """Share of the win that the last seat at half-time got in the end."""
    half = min(one.moments, key=lambda moment: abs(moment.at - 0.5))
    return one.won[min(range(len(half.chances)), key=half.chances.__getitem__)]


def curve_of(told: Sequence[Told], steps: int = 10) -> list[Interval]:
    """The leader's chance after each tenth of the game, averaged over the games."""
    found = []
    for step in range(steps):
        leading = []
        for one in told:
            past = [moment for moment in one.moments if moment.at <= (step + 1) / steps]
            if past:
                leading.append(max(past[-1].chances))
        found.append(share_of(leading))
    return found
