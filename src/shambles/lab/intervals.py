"""How sure a figure is: intervals that hold the true value with 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964  # 95 %


class Interval(msgspec.Struct, frozen=True):
    """A mean over games, and the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float


class Sums(msgspec.Struct):
    """Whole numbers added up, exactly, in whatever order the games come in."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self, unit: float = 1) -> Interval:
        """The mean of the values, each worth 1/unit: a score."""
        if not self.count:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.count
        reach = Z * sqrt(self._spread() / self.count)
        return Interval(mean / unit, (mean - reach) / unit, (mean + reach) / unit)

    def share(self, unit: int = 1) -> Interval:
        """The mean of values between 0 and `unit`, as a share: Wilson's interval, which never leaves 0..1.

        A shared win is a part of one and varies less than a whole win would; it counts as so many more games.
        """
        if not self.count:
            return Interval(0.0, 0.0, 1.0)
        mean, spread = self.total / self.count / unit, self._spread() / unit / unit
        whole = mean * (1 - mean)
        if whole <= 0:
            return wilson(mean, self.count)
        return wilson(mean, self.count * whole / spread) if spread else Interval(mean, mean, mean)

    def _spread(self) -> float:
        if self.count < 2:
            return 0.0
        return (self.squares * self.count - self.total**2) / (self.count * (self.count - 1))


def wilson(share: float, count: float) -> Interval:
    """Wilson's score interval for a share of so many games."""
    if count <= 0:
        return Interval(share, 0.0, 1.0)
    middle = share + Z * Z / (2 * count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    under = 1 + Z * Z / count
    return Interval(
        share, max(0.0, min(share, (middle - reach) / under)), min(1.0, max(share, (middle + reach) / under))
    )


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of any figures, such as the differences of pairs, with its interval."""
    count = len(values)
    if not count:
        return Interval(0.0, 0.0, 0.0)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    reach = Z * sqrt(spread / count)
    return Interval(mean, mean - reach, mean + reach)


def paired(differences: Sequence[float]) -> Interval:
    """The mean difference of two shares on the same deals (Agresti and Min): never sure on little."""
    count = len(differences) + 2
    mean = sum(differences) / max(1, len(differences))
    middle = sum(differences) / count
    spread = (sum(one * one for one in differences) + 1) / count - middle**2
    reach = Z * sqrt(spread / count)
    return Interval(mean, max(-1.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def difference(one: Interval, other: Interval) -> Interval:
    """How much larger the first share is than the second, measured on different games (Newcombe)."""
    apart = one.mean - other.mean
    low = apart - sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    high = apart + sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return Interval(apart, low, high)
