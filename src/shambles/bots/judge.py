"""The judge of choices: the worth of answers at the real end of the game, each with its error.

All answers are tried in the same worlds, which the seat could imagine at that moment, and meet the same chance there.
Every world is played to the end of the game. At first the judge only finds out which answer is best: after each round
it drops the worse half. Then it measures the best few in other worlds, so that the answer that was lucky in the first
ones does not look better than it is.

Nothing here uses a clock: a time is a number of playouts, at the speed measured for the game. So the same question gets
the same judgement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import ceil, log2, sqrt
from pathlib import Path
from typing import Any

import msgspec

from shambles.bots.playouts import BEST, Ending, Players, players_of
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.table import Table

STEERING = 0.5  # share of the playouts that find out which answers may be best, if there are more than two
FINALISTS = 3  # answers that are measured in the other worlds
LEAST = 2  # fewest worlds of a round
MEASURING = 1_000_000  # first number of the worlds for measuring; those for steering begin at 0
CERTAIN = 1.96  # standard errors of a 95 % interval, with many worlds
FILE = Path(__file__).parent / "judge.json"


class Skill(msgspec.Struct, frozen=True):
    """Measured figures of the judge in one way to play (bench/truth.py).

    rate    playouts in a second, from the middle of a game, on one core
    error   standard deviation of its differences from those of veterans who play to the end, besides the sampling
            error: in points if the game counts points, else in chances
    """

    rate: float = 100.0
    error: float = 0.0


class JudgedAnswer(msgspec.Struct, frozen=True):
    """An answer and its worth: points if the game counts points, else the chance to win.

    error   standard error of `value`
    chance  chance to win, from 0 to 1
    behind  difference to the best answer, in the same worlds; 0 for the best
    low, high   95 % interval of `behind`: the sampling error, and the measured error of the simulated players
    worlds  number of worlds that `behind` comes from
    """

    choice: str
    value: float
    error: float
    chance: float
    behind: float
    low: float
    high: float
    worlds: int

    @property
    def is_about_equal(self) -> bool:
        """True if the judge cannot tell this answer from the best one."""
        return self.low <= 0


class Judgement(msgspec.Struct, frozen=True):
    """All judged answers, the best first.

    in_points   values are points, else chances to win
    players     those who played on to the end
    playouts    number of games that were played to the end
    """

    answers: tuple[JudgedAnswer, ...]
    in_points: bool
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
) -> Judgement:
    """Judge answers of a seat that is asked, all of them unless given. Each is a choice or its notation.

    seconds   time to spend, at the measured speed of the game
    playouts  number of games to play to the end, instead of a time
    players   BEST, HINTS, or the name of a bot that plays all seats
    salt      another salt gives other worlds
    """
    ask = table.asks.get(seat) or table.may_change(seat)
    if ask is None:
        raise BadInput("seat", "nothing-asked", awaited=tuple(one + 1 for one in table.asks))
    chosen = _options(ask, answers)
    skill = skill_of(table)
    budget = max(1, round(seconds * skill.rate)) if playouts is None else playouts
    tried = _Tried(players_of(players, table, ask, salt), seat, table.game.points)
    finalists = chosen
    if len(chosen) > 2:
        finalists = _steer(tried, chosen, int(STEERING * budget))
        budget -= tried.playouts
    measured = tried.again()
    measured.more(finalists, max(LEAST, budget // len(finalists)), MEASURING)
    best = max((one.notation for one in finalists), key=lambda one: tried.total(one) + measured.total(one))
    is_settled = len(chosen) <= 2 or best == finalists[0].notation
    sides = [(one, measured if one in finalists else tried) for one in chosen]
    found = [side.judged(one.notation, best, skill.error, is_settled) for one, side in sides]
    found.sort(key=lambda one: (one.choice != best, one.behind))
    spent = tried.playouts + measured.playouts
    return Judgement(tuple(found), table.game.points, players, spent)


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


def _steer(tried: _Tried, chosen: Sequence[Choice], playouts: int) -> list[Choice]:
    """Sequential halving: each round tries the remaining answers in the same worlds, then drops the worse half.

    Returns the finalists, the best first.
    """
    alive, number = list(chosen), 0
    rounds = max(1, ceil(log2(len(alive) / FINALISTS)) + 1)
    for _ in range(rounds):
        worlds = max(LEAST, playouts // rounds // len(alive))
        tried.more(alive, worlds, number)
        number += worlds
        alive.sort(key=lambda one: -tried.total(one.notation))
        alive = alive[: max(FINALISTS, (len(alive) + 1) // 2)]
    return alive[:FINALISTS]


class _Tried:
    """The endings of each answer so far, by notation, in the same order of worlds for all."""

    def __init__(self, players: Players, seat: int, in_points: bool) -> None:
        self.players, self.seat, self.in_points = players, seat, in_points
        self.endings: dict[str, list[Ending]] = {}
        self.playouts = 0

    def again(self) -> _Tried:
        return _Tried(self.players, self.seat, self.in_points)

    def more(self, answers: Sequence[Choice], worlds: int, first: int) -> None:
        for answer, found in zip(answers, self.players.try_in(range(first, first + worlds), answers), strict=True):
            self.endings.setdefault(answer.notation, []).extend(found)
        self.playouts += worlds * len(answers)

    def values(self, choice: str) -> list[float]:
        endings = self.endings.get(choice, ())
        return [(one.points if self.in_points else one.chances)[self.seat] for one in endings]

    def total(self, choice: str) -> float:
        return sum(self.values(choice))

    def judged(self, choice: str, best: str, error: float, is_settled: bool) -> JudgedAnswer:
        """An answer, compared with the best. `is_settled` is False if the worlds so far do not agree which one that is.

        Then no difference is certain, because the best was chosen in the worlds that it is measured in.
        """
        values, chances = self.values(choice), [one.chances[self.seat] for one in self.endings[choice]]
        mean, sampling = estimate(values)
        chance = sum(chances) / len(chances)
        if choice == best:
            return JudgedAnswer(choice, mean, sampling, chance, 0.0, 0.0, 0.0, len(values))
        gaps = [one - other for one, other in zip(self.values(best), values, strict=False)]
        behind, doubt = estimate(gaps, imagined=1)
        reach = reach_of(doubt, len(gaps), error)
        low = behind - reach if is_settled else min(0.0, behind - reach)
        return JudgedAnswer(choice, mean, sampling, chance, behind, low, behind + reach, len(gaps))


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


def skill_of(table: Table) -> Skill:
    """The judge's measured figures in this way to play; the defaults if it was not measured."""
    mode = getattr(table.options, "mode", "")
    found = measured()
    return found.get(f"{table.game.slug}/{mode}") or found.get(f"{table.game.slug}/") or Skill()


@cache
def measured() -> Mapping[str, Skill]:
    """The figures of each way to play, by game and mode."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Skill])
