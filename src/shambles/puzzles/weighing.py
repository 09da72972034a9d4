"""Values of the answers to a question: all are tried in the same imagined worlds, each played to the end of its game.

The players are bots of one level. A small set of looks decides when enough is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from shambles.bots.hint import gap
from shambles.bots.playouts import Players
from shambles.core.asking.ask import Choice

CLEAR = 3.0  # standard errors by which the best answer must lead
FELT = 0.1  # smallest lead that a person can feel: one win in ten games
LOST, WON = 0.15, 0.85  # wins below which even the best answer is lost, and above which the second is won as well
LOOKS = (12, 36, 100, 240)  # games of each answer in a first search; after each look it may be given up
CHECKS = (24, 60, 150, 400)  # the same when an answer is checked
FROM_LOOK = 1  # the look from which on an answer may be found clear; the first is too short
RIVALS = (8, 3, 3, 3)  # answers that are tried further after each look, besides the best and those that are kept
NEVER = 1e6  # standard errors, where all worlds agree


class End(NamedTuple):
    """Result of a game for the seat: its share of the win, and its points if the game counts them."""

    won: float
    points: float | None


Ends = dict[str, list[End]]  # by notation, in the same order of worlds for all


class Answer(msgspec.Struct, frozen=True):
    """An examined answer: its share of the wins, its points if the game counts them, and the number of games.

    points  the higher the better: points that are bad count below zero
    error   standard error of its difference from the best; for the best itself, from the closest
    let_go  it was behind in a first search and was not tried further: its figures are rough
    """

    choice: str
    won: float
    error: float
    worlds: int
    points: float | None = None
    let_go: bool = False


class Weighed(msgspec.Struct, frozen=True):
    """The answers from best to worst, and the smallest lead of the first in standard errors."""

    answers: tuple[Answer, ...]
    lead: float

    @property
    def best(self) -> str:
        return self.answers[0].choice

    @property
    def ahead(self) -> float:
        return self.answers[0].won - self.answers[1].won

    @property
    def is_decided(self) -> bool:
        """True if the game is lost with the best answer, or won with the second too."""
        return self.answers[0].won < LOST or self.answers[1].won > WON

    @property
    def is_clear(self) -> bool:
        """True if the best leads surely, by a margin that is felt, and costs no points."""
        return self.lead >= CLEAR and self.ahead >= FELT and not self.is_decided and not self.costs_points

    @property
    def costs_points(self) -> bool:
        """True if another answer scores better, though it wins less often."""
        tried = [one.points for one in self.answers if one.points is not None and not one.let_go]
        return bool(tried) and tried[0] < max(tried)

    @property
    def is_hopeless(self) -> bool:
        """True if more games will hardly make it clear."""
        best, second = self.answers[:2]
        may_lead = self.ahead + CLEAR * max(best.error, second.error)
        is_decided = best.won < LOST / 3 or 1 - second.won < (1 - WON) / 3
        return self.ahead <= 0 or may_lead < FELT or is_decided


def try_options(seat: int, players: Players, options: Sequence[Choice], worlds: range, found: Ends) -> None:
    """Play every option to the end in each of these worlds. Adds the ends to `found`."""
    for option, endings in zip(options, players.try_in(worlds, options), strict=True):
        ends = [End(one.chances[seat], one.points[seat] if one.points else None) for one in endings]
        found.setdefault(option.notation, []).extend(ends)


def weigh(found: Ends) -> Weighed:
    """Rank all options by their wins. Options dropped early are compared on the games they have."""
    most = max(map(len, found.values()))
    tried = {choice: ends for choice, ends in found.items() if len(ends) == most}
    best = max(tried, key=lambda choice: _mean([one.won for one in tried[choice]]))
    others = [_compare(choice, ends, found[best]) for choice, ends in found.items() if choice != best]
    others.sort(key=lambda one: (one.let_go, -one.won))
    first = _compare(best, found[best], found[best])
    rivals = [one for one in others if not one.let_go]
    closest = min(rivals, key=lambda one: _lead(first, one))
    return Weighed((msgspec.structs.replace(first, error=closest.error), *others), _lead(first, closest))


def _compare(choice: str, ends: Sequence[End], best: Sequence[End]) -> Answer:
    """An answer, as far behind the best as it was in the games that both were tried in."""
    count = len(ends)
    behind, error = gap([one.won for one in best[:count]], [one.won for one in ends])
    scored = [one.points for one in ends if one.points is not None]
    points = _mean(scored) if scored else None
    return Answer(choice, _mean([one.won for one in best]) - behind, error, count, points, count < len(best))


def _lead(best: Answer, other: Answer) -> float:
    """In standard errors."""
    ahead = best.won - other.won
    if other.error:
        return ahead / other.error
    return NEVER if ahead > 0 else 0.0


def _mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)


def look(
    seat: int,
    players: Players,
    options: Sequence[Choice],
    kept: Iterable[str],
    is_wanted: Callable[[Weighed], bool],
    looks: Sequence[int] = LOOKS,
) -> Weighed | None:
    """Search until one answer is clearly best. None as soon as that is unlikely, or if the result is not wanted."""
    found: Ends = {}
    alive, done, kept = list(options), 0, set(kept)
    for at, (until, rivals) in enumerate(zip(looks, RIVALS, strict=True)):
        try_options(seat, players, alive, range(done, until), found)
        done, weighed = until, weigh(found)
        if weighed.is_hopeless or not is_wanted(weighed):
            return None
        if at >= FROM_LOOK and weighed.is_clear:
            return weighed
        alive = still_in(alive, weighed, kept, rivals)
    return None


def still_in(options: Sequence[Choice], weighed: Weighed, kept: Iterable[str], rivals: int) -> list[Choice]:
    """The best option, those next to it that may still be better, and those in `kept` whatever their results."""
    best, *rest = weighed.answers
    near = [one.choice for one in rest if best.won - one.won < CLEAR * one.error + FELT][:rivals]
    wanted = {best.choice, rest[0].choice, *near, *kept}
    return [option for option in options if option.notation in wanted]
