"""A hint for a person: the judge's answer in their place and its reasons, from their seat's knowledge only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots.judge import JudgedAnswer, Judgement, judge_answers, promising
from shambles.bots.playouts import is_quick
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Facts, Reason, balance, measure_of, tell_apart, weigh_two
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.table import Table

SECONDS = 0.4  # judging time for a hint
FEW, MANY = 8, 24  # most answers that are judged; more in games with fast playouts of their own
SHOWN = 3  # options in a hint
AT_ONCE = 2  # most immediate reasons in a hint
LEAST_AHEAD = 0.5  # smallest difference in points that is mentioned


class Weighed(msgspec.Struct, frozen=True):
    """A judged option: its chance to win, from 0 to 1."""

    choice: str
    figure: float


class Advice(msgspec.Struct, frozen=True):
    """The judge's answer to ask number `ask`, with its reasons. `options` are the best ones.

    yours   reason why the best option is better, by each other answer, in case the player has picked that one
    equal   answers about equal to the best: the judge cannot tell which is better
    """

    seat: int
    ask: int
    key: str
    choice: str
    options: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]
    yours: dict[str, Reason] = {}
    equal: tuple[str, ...] = ()


def advise(table: Table, seat: int) -> Advice:
    """The best answer for this seat that the judge finds in half a second.

    The random seed depends on the question alone and on nothing hidden: asking again gives the same advice.
    """
    ask = table.asks.get(seat) or table.may_change(seat)
    if ask is None:
        raise BadInput("seat", "nothing-asked", awaited=tuple(one + 1 for one in table.asks))
    if len(ask.options) == 1:
        only = ask.options[0].notation
        return Advice(seat, ask.number, ask.key, only, (), (Reason("only", {"choice": only}),))
    judged = judge_for_hint(table, seat)
    asked = hand_over(ask, imagine_from(table, seat, Rng(f"hint/{seat}/{ask.number}")))
    best = next(one for one in ask.options if one.notation == judged.best)
    case = OptionComparison(table.game, table.view(seat), asked, best)
    others = _known(judged)
    equal = tuple(one.choice for one in others if one.is_about_equal)
    yours = {one.choice: reasons[0] for one in others if (reasons := explain(case, judged, one))}
    return Advice(seat, ask.number, ask.key, judged.best, _shown(judged), _why(case, judged), yours, equal)


def judge_for_hint(table: Table, seat: int) -> Judgement:
    """The judgement behind a hint."""
    answers = promising(table, seat, FEW if is_quick(table) else MANY)
    return judge_answers(table, seat, answers, seconds=SECONDS, salt="hint", quick=True)


def _known(judged: Judgement) -> list[JudgedAnswer]:
    """The other answers that the judge knows to be worse, or measured long enough to call them about equal."""
    return [one for one in judged.answers[1:] if not (one.dropped and one.is_about_equal)]


def _why(case: OptionComparison, judged: Judgement) -> tuple[Reason, ...]:
    """Reasons against the closest answer that is clearly worse, and then the answer that is about equal, if any."""
    others = _known(judged)
    worse = [one for one in others if not one.is_about_equal]
    equal = [one for one in others if one.is_about_equal]
    found: tuple[Reason, ...] = ()
    if worse:
        found = explain(case, judged, next((one for one in worse if case.why_not(one.choice)), worse[0]))
    return found + (explain(case, judged, equal[0]) if equal else ())


def explain(case: OptionComparison, judged: Judgement, other: JudgedAnswer) -> tuple[Reason, ...]:
    """Reasons why the best answer is better than another: immediate ones, or else the figures of the judge.

    Immediate figures that favour the other answer on the whole do not explain why it is worse. Answers that the judge
    cannot tell apart are about equal, without further reasons.
    """
    if other.is_about_equal:
        return (Reason("about-equal", {"choice": judged.best, "other": other.choice}),)
    return tuple(case.why_not(other.choice)[:AT_ONCE]) or tuple(_by_figures(case.game, judged, other))


def _by_figures(game: Game[Any, Any], judged: Judgement, other: JudgedAnswer) -> Iterator[Reason]:
    words = {"choice": judged.best, "other": other.choice}
    if judged.in_points:
        if other.behind >= LEAST_AHEAD:
            yield Reason("points-ahead", {**words, "points": round(other.behind, 1)})
        return
    best = 100 * judged.answers[0].chance
    both = best, max(0.0, best - 100 * other.behind)
    if round(both[0]) > round(both[1]):
        yield weigh_two(
            "chance-together" if game.together else "chance", judged.best, both[0], other.choice, both[1], 0
        )


def _shown(judged: Judgement) -> tuple[Weighed, ...]:
    return tuple(Weighed(one.choice, round(min(1.0, max(0.0, one.chance)), 3)) for one in judged.answers[:SHOWN])


class OptionComparison:
    """Compares two options by the immediate measures of the game."""

    def __init__(self, game: Game[Any, Any], view: Any, ask: Ask[Any], best: Choice) -> None:
        self.game, self.ask, self.best = game, ask, best
        self.room = game.room("bot.reasons")
        found = [{} for _ in ask.options] if self.room is None else self.room.facts(view, ask)
        self.facts: dict[str, Facts] = {
            option.notation: facts for option, facts in zip(ask.options, found, strict=True)
        }

    def at_once(self, other: Choice) -> list[Reason]:
        """Immediate reasons for the best option against the other, most important first."""
        if self.room is None:
            return []
        mine, theirs = self.facts[self.best.notation], self.facts[other.notation]
        return [*tell_apart(self.room.MEASURES, self.best.notation, mine, other.notation, theirs)]

    def option(self, notation: str) -> Choice:
        found: Choice = next(one for one in self.ask.options if one.notation == notation)
        return found

    def why_not(self, other: str) -> list[Reason]:
        """Immediate reasons against an answer that is known to be worse.

        If the figures on the whole favour it, only a plan explains why it is worse: the later use of the best option.
        """
        found = self.at_once(self.option(other))
        if not found or not self.speaks_for(self.option(other)):
            return found
        assert self.room is not None
        return [one for one in found if measure_of(self.room.MEASURES, one.key).plan]

    def unlike(self, others: Sequence[Choice]) -> Choice:
        """The best other option with an immediate difference. Two ways to the same place would explain nothing."""
        return next((one for one in others if self.at_once(one)), others[0])

    def speaks_for(self, other: Choice) -> bool:
        assert self.room is not None
        return balance(self.room.MEASURES, self.facts[other.notation], self.facts[self.best.notation]) > 0


def gap(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Mean difference over the same worlds, and its standard error."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((one - mean) ** 2 for one in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))
