"""Win shares of the seats with and without something, and their difference. The seats play against each other.

Luck can be removed from them. To draw a good card is luck itself and must stay. So for seats that had the card only the
luck after it is removed, and for the others the luck before it. The expectation of either is zero.
"""

from __future__ import annotations

from math import sqrt

import msgspec

from shambles.lab.intervals import ENOUGH, Interval, moments, student, wilson, without_luck

Shares = tuple[Interval, Interval, Interval]  # with it, without it, and the difference


class DealSums(msgspec.Struct):
    """Sums over all deals: seats, their wins, and the squares and products of both."""

    deals: int = 0
    won: float = 0.0
    seats: int = 0
    squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # won², won × seats, seats²
    each: list[tuple[float, int, float]] = []  # deal by deal: won, seats, luck

    def add(self, won: float, seats: int, luck: float = 0.0) -> None:
        self.deals, self.won, self.seats = self.deals + 1, self.won + won, self.seats + seats
        self.each.append((won, seats, luck))
        one, both, other = self.squares
        self.squares = one + won * won, both + won * seats, other + seats * seats


class Split(msgspec.Struct):
    """The seats with something, deal by deal.

    The deal is the unit: if one of its seats wins, no other does, and seats with and without meet in the same games.
    """

    won: float = 0.0
    had: int = 0
    squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # won², won × had, had²
    crossed: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)  # each of them with the deal's wins and seats
    later: dict[int, tuple[float, int, float]] = {}  # by deal: won, had, luck after it

    def add(self, won: float, had: int, all_won: float, seats: int) -> None:
        self.won, self.had = self.won + won, self.had + had
        one, both, other = self.squares
        self.squares = one + won * won, both + won * had, other + had * had
        a, b, c, d = self.crossed
        self.crossed = a + won * all_won, b + won * seats, c + had * all_won, d + had * seats

    def judge(self, every: DealSums) -> Shares:
        """Win shares with and without it, and the difference."""
        had, lacked = self.had, every.seats - self.had
        ours, theirs = self.won / had, (every.won - self.won) / lacked
        alone = self._spread(every, (1 / had, -ours / had, 0, 0))
        others = self._spread(every, (1 / lacked, -theirs / lacked, -1 / lacked, theirs / lacked))
        both = (1 / had + 1 / lacked, -ours / had - theirs / lacked, -1 / lacked, theirs / lacked)
        plain = [ours * (1 - ours) / had, theirs * (1 - theirs) / lacked]
        z = student(max(1, every.deals - 1))
        having = wilson(ours, had / self._times(every, alone, plain[0]), z)
        lacking = wilson(theirs, lacked / self._times(every, others, plain[1]), z)
        # Agresti and Caffo: one more win and loss on each side, so that nothing that always or never happened looks
        # certain
        shares = [(self.won + 1) / (had + 2), (every.won - self.won + 1) / (lacked + 2)]
        spread = sum(one * (1 - one) / (count + 2) for one, count in zip(shares, (had, lacked), strict=True))
        reach = z * sqrt(spread * self._times(every, self._spread(every, both), sum(plain)))
        middle, apart = shares[0] - shares[1], ours - theirs
        return (
            having,
            lacking,
            Interval(apart, max(-1.0, min(apart, middle - reach)), min(1.0, max(apart, middle + reach))),
        )

    def less_luck(self, every: DealSums, plain: Shares) -> tuple[Shares, float] | None:
        """The same with luck removed, and the factor of deals saved; None if that does not help.

        A deal's contribution to each share varies less without luck, and the interval shrinks in the same proportion.
        """
        if every.deals < ENOUGH:
            return None
        having, lacking, apart = plain
        had, lacked, deals = self.had, every.seats - self.had, every.deals
        ours, theirs, after, up_to = [], [], [], []
        for deal, (all_won, seats, luck) in enumerate(every.each):
            won, hits, later = self.later.get(deal, (0.0, 0, 0.0))
            ours.append(having.mean + deals * (won - having.mean * hits) / had)
            theirs.append(lacking.mean + deals * (all_won - won - lacking.mean * (seats - hits)) / lacked)
            after.append(deals * later / had)
            up_to.append(deals * (luck - later) / lacked)
        left = without_luck(ours, after), without_luck(theirs, up_to)
        gaps = [one - other for one, other in zip(ours, theirs, strict=True)]
        closer = [one - other for one, other in zip(*left, strict=True)]
        saved = moments(gaps)[1] / max(1e-12, moments(closer)[1])
        if saved <= 1:
            return None
        shares = _narrower(having, ours, left[0], 0), _narrower(lacking, theirs, left[1], 0)
        return (*shares, _narrower(apart, gaps, closer, -1)), saved

    def _spread(self, every: DealSums, weights: tuple[float, float, float, float]) -> float:
        """Sum over the deals of the squared linear combination of (won, had, the deal's wins, its seats)."""
        a, b, c, d = weights
        (ww, wh, hh), (wa, ws, ha, hs), (aa, as_, ss) = self.squares, self.crossed, every.squares
        own = a * a * ww + 2 * a * b * wh + b * b * hh
        crossed = a * c * wa + a * d * ws + b * c * ha + b * d * hs
        return own + 2 * crossed + c * c * aa + 2 * c * d * as_ + d * d * ss

    def _times(self, every: DealSums, spread: float, plain: float) -> float:
        """Design effect: variance between deals, relative to independent seats."""
        if plain <= 0:
            return 1.0
        deals = every.deals
        return (deals * max(0.0, spread) * deals / max(1, deals - 1) / plain + 1) / (deals + 1)


def _narrower(one: Interval, values: list[float], left: list[float], least: float) -> Interval:
    """The interval moved to the adjusted mean, and narrower in proportion to the standard deviation."""
    (_, before), (mean, spread) = moments(values), moments(left)
    by = sqrt(spread / before) if before > 0 else 1.0
    low, high = mean - (one.mean - one.low) * by, mean + (one.high - one.mean) * by
    return Interval(mean, min(mean, max(least, low)), max(mean, min(1.0, high)))
