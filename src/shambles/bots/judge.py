"""The judge of choices: the worth of answers at the real end of the game, each with its error.

All answers are tried in the same worlds, which the seat could imagine at that moment, and meet the same chance there.
Every world is played to the end of the game. At first the judge only finds out which answer is best: after each round
it drops the worse half. Then it measures the best few in other worlds, so that the answer that was lucky in the first
ones does not look better than it is.

A quick judgement, for hints, has too little time for that in some games. There the game's value replaces the end
in part of the worlds. Its differences count less the larger their measured error is, and the interval carries that
error. Facts that people are told are not judged quickly.

Nothing here uses a clock: a time is a number of playouts, at the speed measured for the game. So the same question gets
the same judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import ceil, log2, sqrt
from pathlib import Path
from typing import Any

import msgspec

from shambles.bots.playouts import BEST, VALUE, Ending, Players, is_quick, players_of
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.table import Table

QUICKLY = 0.75  # share of the time of a quick judgement in which the game's value replaces the end
DOUBT = 1.0  # standard errors by which an answer must lead to replace the favourite
STEERING = 0.5  # share of the playouts that find out which answers may be best, if there are more than two
FINALISTS = 3  # answers that are measured in the other worlds
LEAST = 2  # fewest worlds of a round
MEASURING = 1_000_000  # first number of the worlds for measuring; those for steering begin at 0
CERTAIN = 1.96  # standard errors of a 95 % interval, with many worlds
FILE = Path(__file__).parent / "judge.json"


class Skill(msgspec.Struct, frozen=True):
    """Measured figures of the judge in one way to play (bench/truth.py).

    rate         playouts in a second, from the middle of a game, on one core
    error        standard deviation of its differences from those of veterans who play to the end, besides the sampling
                 error, as a share of the spread of the difference from world to world. With 0.1, a difference is
                 never surer than that of a hundred games
    value_rate   playouts in a second to where the game's value replaces the end
    value_error  the same with the game's value, as a chance to win
    review       seconds that a review spends on its closer look
    usual        usual size of a true loss (bench/mistakes.py), in points or as a chance; 0 if it was not measured. A
                 suspected mistake is chosen because it loses much by these players, so they overrate it: the larger
                 their error beside the usual loss, the smaller is the part of their figure that counts
    """

    rate: float = 100.0
    error: float = 0.0
    value_rate: float = 400.0
    value_error: float = 0.1
    review: float = 4.0
    usual: float = 0.0


class JudgedAnswer(msgspec.Struct, frozen=True):
    """An answer and its worth: points if the game counts points, else the chance to win.

    error   standard error of `value`
    chance  chance to win, from 0 to 1
    behind  difference to the best answer, in the same worlds; 0 for the best
    low, high   95 % interval of `behind`: the sampling error, and the measured error of the simulated players
    worlds  number of worlds that `behind` comes from
    dropped True if it seemed worse early on and was not measured any further: its difference is rough
    """

    choice: str
    value: float
    error: float
    chance: float
    behind: float
    low: float
    high: float
    worlds: int
    dropped: bool = False

    @property
    def is_about_equal(self) -> bool:
        """True if the judge cannot tell this answer from the best one."""
        return self.low <= 0


class Judgement(msgspec.Struct, frozen=True):
    """All judged answers, the best first.

    in_points   values are points, else chances to win
    to_the_end  True if every world was played to the end; False if the game's value stood in for some ends
    players     those who played on
    playouts    number of worlds that were played, over all answers
    """

    answers: tuple[JudgedAnswer, ...]
    in_points: bool
    to_the_end: bool
    players: str
    playouts: int

    @property
    def best(self) -> str:
        return self.answers[0].choice

    def of(self, choice: str) -> JudgedAnswer:
        """The judged answer with this notation."""
        return next(one for one in self.answers if one.choice == choice)

    @property
    def lead(self) -> JudgedAnswer:
        """The closest rival of the best answer: its `behind`, `low` and `high` are the lead of the best."""
        return min(self.answers[1:], key=lambda one: one.behind)

    @property
    def about_best(self) -> tuple[str, ...]:
        """The best answer, and those about equal to it."""
        return tuple(one.choice for one in self.answers if one.is_about_equal)


def judge_answers(
    table: Table,
    seat: int,
    answers: Sequence[Choice | str] | None = None,
    *,
    seconds: float = 1.0,
    playouts: int | None = None,
    players: str = BEST,
    salt: str = "",
    quick: bool = False,
) -> Judgement:
    """Judge answers of a seat that is asked, all of them unless given. Each is a choice or its notation.

    seconds   time to spend, at the measured speed of the game
    playouts  number of worlds to play to the end, over all answers, instead of a time
    players   BEST, HINTS, or the name of a bot that plays all seats
    salt      another salt gives other worlds
    quick     the game's value may replace the end in most of the time. The first answer is the favourite then: it
              counts as best unless another is better by DOUBT standard errors
    """
    ask = table.asks.get(seat) or table.may_change(seat)
    if ask is None:
        raise BadInput("seat", "nothing-asked", awaited=tuple(one + 1 for one in table.asks))
    chosen, skill = _options(ask, answers), skill_of(table)
    quick = quick and is_quick(table)
    budget = max(1, round(seconds * skill.rate)) if playouts is None else playouts
    measured = _Trial(players_of(players, table, ask, salt), seat, table.game.points, of_spread=skill.error)
    steering, finalists = measured.again(), chosen
    if quick:
        steering = _Trial(players_of(VALUE, table, ask, salt), seat, False, fixed=skill.value_error)
        finalists = steering.halve(chosen, int(QUICKLY * budget * skill.value_rate / skill.rate), kept=chosen[0])
        budget = int((1 - QUICKLY) * budget)
    elif len(chosen) > 2:
        finalists = steering.halve(chosen, int(STEERING * budget))
        budget -= steering.playouts
    measured.more(finalists, max(LEAST, budget // len(finalists)), MEASURING)
    found = _sum_up(chosen, finalists, steering, measured, quick)
    return Judgement(found, table.game.points, not quick, players, steering.playouts + measured.playouts)


class Compared(msgspec.Struct, frozen=True):
    """An answer against a better one, both played to the end in the same worlds.

    judgement  of the two; the better one comes first, even if it turns out worse
    error      standard error of the difference in the seat's chance to win
    chances    effect of the answer on each seat's chance to win, compared with the better one
    scores     the same on each seat's score, if the game counts points
    """

    judgement: Judgement
    error: float
    chances: tuple[float, ...]
    scores: tuple[float, ...]

    @property
    def given(self) -> JudgedAnswer:
        return self.judgement.answers[1]


def compare_two(
    table: Table, seat: int, given: Choice, better: Choice, *, playouts: int, salt: str, players: str = BEST
) -> Compared:
    """Measure how much a suspected mistake of a seat loses against another answer, in worlds of their own."""
    skill = skill_of(table)
    ask, points = table.asks.get(seat) or table.may_change(seat), table.game.points
    assert ask is not None
    trial = _Trial(players_of(players, table, ask, salt), seat, points, of_spread=skill.error)
    trial.more([given, better], max(LEAST, playouts // 2), MEASURING)
    share = (
        skill.usual**2 / (skill.usual**2 + trial.error(better.notation, given.notation) ** 2) if skill.usual else 1.0
    )
    best, other = (_judged(one.notation, better.notation, [trial], True) for one in (better, given))
    figures = {name: share * getattr(other, name) for name in ("behind", "low", "high")}
    found = (best, msgspec.structs.replace(other, **figures))
    mine, theirs = (trial.endings[one.notation] for one in (given, better))

    def effect(of: Callable[[Ending], Sequence[float]], whom: int) -> tuple[float, float]:
        return estimate([share * (of(one)[whom] - of(its)[whom]) for one, its in zip(mine, theirs, strict=True)])

    changes = [effect(lambda one: one.chances, whom) for whom in table.seats]
    scores = tuple(effect(lambda one: one.scores, whom)[0] for whom in table.seats) if points else ()
    judgement = Judgement(found, points, True, players, trial.playouts)
    return Compared(judgement, changes[seat][1], tuple(one for one, _ in changes), scores)


def _sum_up(
    chosen: Sequence[Choice], finalists: Sequence[Choice], steering: _Trial, measured: _Trial, quick: bool
) -> tuple[JudgedAnswer, ...]:
    """All answers, the best first. Those that were dropped are compared in the worlds of the steering."""
    names = [one.notation for one in finalists]
    best = _best_of(names, steering, measured, chosen[0].notation if quick else None)
    # If the two parts do not agree which answer is best, it was chosen in the worlds that it is measured in: then no
    # difference is certain. Two answers, and a favourite, need no choosing.
    is_settled = best == names[0] or len(chosen) <= 2 or (quick and best == chosen[0].notation)
    found = []
    for one in chosen:
        dropped = one.notation not in names
        trials = [steering] if dropped else [measured, steering] if quick else [measured]
        judged = _judged(one.notation, best, trials, is_settled)
        found.append(msgspec.structs.replace(judged, dropped=dropped))
    return tuple(sorted(found, key=lambda one: (one.choice != best, one.behind)))


def _best_of(names: Sequence[str], steering: _Trial, measured: _Trial, favourite: str | None) -> str:
    """The finalist that looks best in all worlds so far, or the favourite of a quick judgement."""
    if favourite is None:
        return max(names, key=lambda one: sum(measured.values(one)) + sum(steering.values(one)))
    against = {one: _weighted(one, favourite, [measured, steering]) for one in names}
    best = max(names, key=lambda one: against[one][0])
    ahead, reach = against[best]
    return best if ahead > DOUBT * reach / CERTAIN else favourite


def _judged(choice: str, best: str, trials: Sequence[_Trial], is_settled: bool) -> JudgedAnswer:
    value, error, chance = trials[0].level(choice)
    if choice == best:
        return JudgedAnswer(choice, value, error, chance, 0.0, 0.0, 0.0, trials[0].worlds(choice))
    behind, reach = _weighted(best, choice, trials)
    low = behind - reach if is_settled else min(0.0, behind - reach)
    return JudgedAnswer(choice, value, error, chance, behind, low, behind + reach, trials[0].worlds(choice))


def _weighted(best: str, other: str, trials: Sequence[_Trial]) -> tuple[float, float]:
    """Difference of two answers by all trials, each by its precision, and half of its 95 % interval."""
    if best == other:
        return 0.0, 0.0
    gaps = [(behind, (reach / CERTAIN) ** 2) for behind, reach in (trial.gap(best, other) for trial in trials)]
    weight = sum(1 / square for _, square in gaps)
    return sum(behind / square for behind, square in gaps) / weight, CERTAIN / sqrt(weight)


def _options(ask: Ask[Any], answers: Sequence[Choice | str] | None) -> list[Choice]:
    if answers is None:
        return list(ask.options)
    found = []
    for one in answers:
        choice = ask.judge(one)
        if isinstance(choice, Refusal):
            raise BadInput("answer", choice.code, rule=choice.rule, **choice.params)
        found.append(choice)
    return found


class _Trial:
    """The endings of each answer so far, by notation, in the same order of worlds for all.

    of_spread  measured error of these players in a difference, as a share of its spread from world to world
    fixed      the same as a figure
    """

    def __init__(
        self, players: Players, seat: int, in_points: bool, *, of_spread: float = 0.0, fixed: float = 0.0
    ) -> None:
        self.players, self.seat, self.in_points, self.of_spread, self.fixed = players, seat, in_points, of_spread, fixed
        self.endings: dict[str, list[Ending]] = {}
        self.playouts = 0

    def again(self) -> _Trial:
        return _Trial(self.players, self.seat, self.in_points, of_spread=self.of_spread, fixed=self.fixed)

    def more(self, answers: Sequence[Choice], worlds: int, first: int) -> None:
        for answer, found in zip(answers, self.players.try_in(range(first, first + worlds), answers), strict=True):
            self.endings.setdefault(answer.notation, []).extend(found)
        self.playouts += worlds * len(answers)

    def halve(self, answers: Sequence[Choice], playouts: int, kept: Choice | None = None) -> list[Choice]:
        """Sequential halving: each round tries the remaining answers in the same worlds, then drops the worse half.

        Returns the finalists, the best first. `kept` is never dropped.
        """
        alive, number = list(answers), 0
        rounds = max(1, ceil(log2(len(alive) / FINALISTS)) + 1)
        for _ in range(rounds):
            worlds = max(LEAST, playouts // rounds // len(alive))
            self.more(alive, worlds, number)
            number += worlds
            alive.sort(key=lambda one: -sum(self.values(one.notation)))
            alive = _with(kept, alive, max(FINALISTS, (len(alive) + 1) // 2))
        return _with(kept, alive, FINALISTS)

    def worlds(self, choice: str) -> int:
        return len(self.endings[choice])

    def values(self, choice: str) -> list[float]:
        endings = self.endings.get(choice, ())
        return [(one.points if self.in_points else one.chances)[self.seat] for one in endings]

    def level(self, choice: str) -> tuple[float, float, float]:
        """Mean value of an answer, its standard error, and the chance to win."""
        chances = [one.chances[self.seat] for one in self.endings[choice]]
        return *estimate(self.values(choice)), sum(chances) / len(chances)

    def gap(self, best: str, other: str) -> tuple[float, float]:
        """Mean difference of two answers over the worlds of both, and half of its 95 % interval."""
        gaps = [one - its for one, its in zip(self.values(best), self.values(other), strict=False)]
        mean, sampling = estimate(gaps, imagined=0 if self.fixed else 1)  # a value is no win or loss, but a figure
        return mean, reach_of(sampling, len(gaps), self.fixed + self.of_spread * sampling * sqrt(len(gaps)))

    def error(self, best: str, other: str) -> float:
        """Measured error of these players in the difference of two answers."""
        gaps = [one - its for one, its in zip(self.values(best), self.values(other), strict=False)]
        return self.fixed + self.of_spread * estimate(gaps)[1] * sqrt(len(gaps))


def _with(kept: Choice | None, ranked: Sequence[Choice], most: int) -> list[Choice]:
    """The first of these answers, and `kept` in place of the last if it is not among them."""
    found = list(ranked[:most])
    return found if kept is None or kept in found else [*found[:-1], kept]


def estimate(values: Sequence[float], imagined: int = 0) -> tuple[float, float]:
    """Mean and standard error.

    Equal differences in a few worlds prove little. So the error includes imagined worlds: one that is as usual, and one
    that half favours each side by a whole win or point (as Agresti and Min do).
    """
    mean = sum(values) / len(values)
    count = len(values) + 2 * imagined
    spread = (sum((one - mean) ** 2 for one in values) + imagined) / count
    return mean, sqrt(spread / max(1, count - 1))


def reach_of(sampling: float, worlds: int, error: float) -> float:
    """Half of a 95 % interval: Student's, plus the measured error of the players."""
    return sqrt(((CERTAIN + 2.4 / max(1, worlds - 1)) * sampling) ** 2 + (CERTAIN * error) ** 2)


def promising(table: Table, seat: int, most: int) -> list[Choice]:
    """The answers that look best at a glance, best first: by the game's trained policy, or else its hints."""
    ask = table.asks.get(seat) or table.may_change(seat)
    assert ask is not None
    view, room = table.view(seat), table.game.room("bot.trained")
    figures = table.game.hints[ask.key](view, ask) if room is None else room.likings(view, ask)
    order = sorted(range(len(figures)), key=lambda at: -figures[at])
    return [ask.options[at] for at in order[:most]]


def skill_of(table: Table) -> Skill:
    """The judge's measured figures in this way to play; the defaults if it was not measured."""
    mode = getattr(table.options, "mode", "")
    found = measured()
    return found.get(f"{table.game.slug}/{mode}") or found.get(f"{table.game.slug}/") or Skill()


@cache
def measured() -> Mapping[str, Skill]:
    """The figures of each way to play, by game and mode."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Skill])
