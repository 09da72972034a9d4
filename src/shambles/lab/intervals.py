"""95 % confidence intervals.

The unit is a game, or a deal if several games share one: the seats of a table do not win independently.
tests/lab/test_coverage.py samples games and counts how often each interval holds the true value.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, sqrt

import msgspec

Z = 1.959964  # 95 %

# Student's t for 95 %, by degrees of freedom, as every table has it; between them by their reciprocals.
STUDENT = ((1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (6, 2.4469), (8, 2.3060), (10, 2.2281),
           (15, 2.1314), (30, 2.0423), (120, 1.9799), (inf, Z))  # fmt: skip

ENOUGH = 20  # games before an estimate of luck is used

# A share of so many wins in all is at least this many: half of chi-squared, 5 %, with twice as many degrees of freedom.
SELDOM = (0.0, 0.0513, 0.3554, 0.8177)


class Interval(msgspec.Struct, frozen=True):
    """A mean over games with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def scaled(self, by: float) -> Interval:
        return Interval(self.mean * by, self.low * by, self.high * by)


class Sums(msgspec.Struct):
    """Exact integer sums, independent of the order of the games."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self, unit: float = 1) -> Interval:
        """Mean of the values in units of `unit`, as a score."""
        if not self.count:
            return Interval(0.0, 0.0, 0.0)
        return _mean(self.count, self.total / self.count, self._spread()).scaled(1 / unit)

    def share(self, unit: int = 1) -> Interval:
        """The mean of values between 0 and `unit`, as a share."""
        if not self.count:
            return Interval(0.0, 0.0, 1.0)
        return _share(self.count, self.total / self.count / unit, self._spread() / unit / unit)

    def _spread(self) -> float:
        return (self.squares * self.count - self.total**2) / self.count**2


def mean_of(values: Sequence[float], each: float = 1) -> Interval:
    """Mean of scores or differences, with Student's interval. Each value may be a mean of `each` games."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    return _mean(len(values), *moments(values), each)


def share_of(values: Sequence[float], each: float = 1) -> Interval:
    """Mean of values between 0 and 1, with Wilson's interval. Each value may be a mean of `each` games."""
    if not values:
        return Interval(0.0, 0.0, 1.0)
    return _share(len(values), *moments(values), each)


class Adjusted(msgspec.Struct, frozen=True):
    """A figure with luck removed, and the factor of games saved for the same precision."""

    figure: Interval
    saved: float


def adjusted(values: Sequence[float], lucks: Sequence[float], share: bool = False, each: float = 1) -> Adjusted | None:
    """Mean of figures after removing luck by linear regression; None if there are too few.

    The expectation of luck is zero. The slope for each figure is estimated from the others alone, so that the mean
    stays unbiased. The interval is Student's, as of a score. That of a share is cut off at 0 and 1, and its imagined
    game is half a win off.
    """
    if len(values) < ENOUGH:
        return None
    plain = moments(values)
    mean, spread = moments(without_luck(values, lucks))
    found = _mean(len(values), mean, spread, 2 * each if share else each)
    if share:
        found = Interval(mean, min(mean, max(0.0, found.low)), max(mean, min(1.0, found.high)))
    return Adjusted(found, plain[1] / spread if spread > 0 else 1.0)


def without_luck(values: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Each figure less its slope times its luck."""
    return [value - worth * luck for value, luck, worth in zip(values, lucks, _worths(values, lucks), strict=True)]


def _worths(values: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """For each figure, the regression slope through all others."""
    count, middle, usual = len(values), sum(values) / len(values), sum(lucks) / len(lucks)
    together = sum((value - middle) * (luck - usual) for value, luck in zip(values, lucks, strict=True))
    alone = sum((luck - usual) ** 2 for luck in lucks)
    more = count / (count - 1)
    found = []
    for value, luck in zip(values, lucks, strict=True):
        rest = alone - more * (luck - usual) ** 2
        slope = (together - more * (value - middle) * (luck - usual)) / rest if rest > 1e-9 else 0.0
        found.append(slope)
    return found


def moments(values: Sequence[float]) -> tuple[float, float]:
    """Mean and variance."""
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / len(values)


def _mean(count: int, mean: float, spread: float, each: float = 1) -> Interval:
    """Student's interval. Equal figures so far prove little, so the variance includes one imagined game one point off.

    A single figure says nothing about the variance: its interval is infinite.
    """
    if count < 2:
        return Interval(mean, -inf, inf)
    reach = student(count - 1) * sqrt((count * spread + 1 / each**2) / (count - 1) / count)
    return Interval(mean, mean - reach, mean + reach)


def _share(count: int, mean: float, spread: float, each: float = 1) -> Interval:
    """Wilson's interval for a share, with an effective number of games. It never leaves 0..1.

    A shared win is a part of one and varies less than a whole win, so it counts as more games. This ratio is itself an
    estimate: it includes one imagined game with the variance of whole wins, and the smaller the variance, the more
    Student's quantile replaces the normal one.
    """
    whole = mean * (1 - mean)
    if whole <= 0:
        return wilson(mean, count * each)
    part = min(1.0, (count * spread / whole + 1 / each) / (count + 1))
    freedom = (count - 1) / (1 - part) if part < 1 - 1e-9 else inf
    return wilson(mean, count / part, student(max(1.0, freedom)))


def student(freedom: float) -> float:
    """Quantile of Student's t for a two-sided 95 % interval."""
    for (less, above), (more, below) in pairwise(STUDENT):
        if freedom <= more:
            place = (1 / max(freedom, less) - 1 / more) / (1 / less - 1 / more)
            return below + place * (above - below)
    return Z


def wilson(share: float, count: float, z: float = Z) -> Interval:
    """Wilson's score interval for a share; with few wins or few losses, corrected after Brown, Cai and DasGupta.

    Wilson's interval alone is too narrow for rare events.
    """
    if count <= 0:
        return Interval(share, 0.0, 1.0)
    middle = share + z * z / (2 * count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    under = 1 + z * z / count
    low = min(share, (middle - reach) / under, _seldom(share, count))
    high = max(share, (middle + reach) / under, 1 - _seldom(1 - share, count))
    return Interval(share, max(0.0, low), min(1.0, high))


def _seldom(share: float, count: float) -> float:
    """Lower limit of a share with very few wins; 1 (no limit) if there are more."""
    wins = share * count
    at = int(wins)
    if at + 1 >= len(SELDOM):
        return 1.0
    return (SELDOM[at] + (wins - at) * (SELDOM[at + 1] - SELDOM[at])) / count


def paired(differences: Sequence[float]) -> Interval:
    """Mean difference of two shares on the same deals, with the interval of Agresti and Min and Student's t.

    The interval is never empty, however few the games.
    """
    count = len(differences) + 2
    mean = sum(differences) / max(1, len(differences))
    middle = sum(differences) / count
    spread = (sum(one * one for one in differences) + 1) / count - middle**2
    reach = student(count - 1) * sqrt(spread / count)
    return Interval(mean, max(-1.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))
