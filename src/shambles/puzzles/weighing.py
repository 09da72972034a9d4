"""Evaluation of answers: all are tried in the same imagined worlds, and clearly worse ones are dropped early."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random as Rng

import msgspec

from shambles.bots.hint import gap
from shambles.bots.prospects import worth_to
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Choice

CLEAR = 3.0  # standard errors by which the best answer must lead
WORLDS = 20  # default number of worlds of the first search
LOOKS = (0.1, 0.3, 1)  # fractions of the first search; after each, a hopeless one is given up
DEEPER = 10  # factor of worlds, all of them new, to confirm an answer
HALFWAY = 2  # factor of worlds after which a lead below one standard error is given up
BY_A_LITTLE = 0.02  # smallest lead of a puzzle, as a fraction of a result
RIVALS = 3  # options searched to the end, besides the best and those of the greedy bot
DEEP = 1_000_000  # first number of the deep search's worlds, so that none is used twice
NEVER = 1e6  # standard errors, where all worlds agree

Worth = dict[str, list[float]]  # results by notation, in the same order of worlds for all


class Answer(msgspec.Struct, frozen=True):
    """An examined answer: its expected result, from 0 to 1, and the number of worlds.

    `error` is the standard error of its difference from the best; for the best itself, from the second.
    """

    choice: str
    figure: float
    error: float
    worlds: int


class Weighed(msgspec.Struct, frozen=True):
    """The answers from best to worst, and the lead of the first over the second in standard errors."""

    answers: tuple[Answer, ...]
    lead: float

    @property
    def best(self) -> str:
        return self.answers[0].choice

    @property
    def ahead(self) -> float:
        return self.answers[0].figure - self.answers[1].figure

    def behind(self, one: Answer) -> float:
        return self.answers[0].figure - one.figure

    @property
    def is_clear(self) -> bool:
        return self.lead >= CLEAR and self.ahead >= BY_A_LITTLE


def try_options(seat: int, fork: Fork, options: Sequence[Choice], worlds: Iterable[int], found: Worth) -> None:
    """Play out every option in each of these worlds, with everybody following the hints.

    Adds the results to `found`.
    """
    for number in worlds:
        for option in options:
            world = fork(number)
            world.play(seat, option)
            found.setdefault(option.notation, []).append(worth_to(world, {seat}, Rng(number))[seat])


def weigh(found: Worth) -> Weighed:
    """Rank all options. Options dropped early are compared on the samples they have."""
    most = max(map(len, found.values()))
    means = {choice: sum(figures) / len(figures) for choice, figures in found.items()}
    best = max((choice for choice in found if len(found[choice]) == most), key=lambda choice: means[choice])
    others = []
    for choice, figures in found.items():
        if choice != best:
            behind, error = gap(found[best][: len(figures)], figures)
            others.append(Answer(choice, max(0.0, means[best] - behind), error, len(figures)))
    others.sort(key=lambda one: -one.figure)
    leads = [(means[best] - one.figure) / one.error if one.error else _sure(means[best] - one.figure) for one in others]
    closest = min(range(len(others)), key=lambda at: leads[at])
    return Weighed((Answer(best, means[best], others[closest].error, most), *others), leads[closest])


def _sure(ahead: float) -> float:
    return NEVER if ahead > 0 else 0.0


def look(
    seat: int, fork: Fork, options: Sequence[Choice], greedy: Sequence[str], worlds: int = WORLDS
) -> Weighed | None:
    """A first search. None as soon as the obvious answer is about as good as any."""
    found: Worth = {}
    alive, done = list(options), 0
    first, *_ = looks = [int(part * worlds) for part in LOOKS]
    for until in looks:
        try_options(seat, fork, alive, range(done, until), found)
        done, weighed = until, weigh(found)
        if weighed.best in greedy or weighed.lead < CLEAR * (until - first) / worlds:
            return None
        alive = still_in(alive, found, greedy)
    return weighed if weighed.is_clear else None


def still_in(options: Sequence[Choice], found: Worth, kept: Iterable[str]) -> list[Choice]:
    """The best option, a few next to it, and those in `kept` whatever their results."""
    ranked = [one.choice for one in weigh(found).answers]
    wanted = {*ranked[: 1 + RIVALS], *kept}
    return [option for option in options if option.notation in wanted]


def look_deeply(
    seat: int, fork: Fork, options: Sequence[Choice], first: Weighed, worlds: int = WORLDS
) -> Weighed | None:
    """Repeat the search in ten times as many other worlds. None as soon as its answer is no longer best."""
    found: Worth = {}
    alive, done = list(options), 0
    for until in (HALFWAY * worlds, DEEPER * worlds):
        try_options(seat, fork, alive, range(DEEP + done, DEEP + until), found)
        done, weighed = until, weigh(found)
        if weighed.best != first.best or weighed.lead < 1:
            return None
        close = {one.choice for one in weighed.answers[:2]}
        close |= {one.choice for one in weighed.answers if weighed.behind(one) < 2 * CLEAR * one.error}
        alive = [option for option in alive if option.notation in close]
    return weighed if weighed.is_clear else None
