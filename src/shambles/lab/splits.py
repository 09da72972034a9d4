"""With something and without it: two shares of the wins, and the difference, of seats that play against each other."""

from __future__ import annotations

from math import sqrt

import msgspec

from shambles.lab.intervals import Interval, student, wilson


class Every(msgspec.Struct):
    """All the seats of all the deals: how many, what they won, and the sums of the squares of both."""

    deals: int = 0
    won: float = 0.0
    seats: int = 0
    squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # won², won × seats, seats²

    def add(self, won: float, seats: int) -> None:
        self.deals, self.won, self.seats = self.deals + 1, self.won + won, self.seats + seats
        one, both, other = self.squares
        self.squares = one + won * won, both + won * seats, other + seats * seats


class Split(msgspec.Struct):
    """The seats that had something, deal by deal. The deal is what is counted: if one of its seats wins, no other does,
    and seats with and without meet in the same games."""

    won: float = 0.0
    had: int = 0
    squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # won², won × had, had²
    crossed: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)  # each of them with the deal's wins and seats

    def add(self, won: float, had: int, all_won: float, seats: int) -> None:
        self.won, self.had = self.won + won, self.had + had
        one, both, other = self.squares
        self.squares = one + won * won, both + won * had, other + had * had
        a, b, c, d = self.crossed
        self.crossed = a + won * all_won, b + won * seats, c + had * all_won, d + had * seats

    def judge(self, every: Every) -> tuple[Interval, Interval, Interval]:
        """The share with it, the share without it, and the difference."""
        had, lacked = self.had, every.seats - self.had
        ours, theirs = self.won / had, (every.won - self.won) / lacked
        alone = self._spread(every, (1 / had, -ours / had, 0, 0))
        others = self._spread(every, (1 / lacked, -theirs / lacked, -1 / lacked, theirs / lacked))
        both = (1 / had + 1 / lacked, -ours / had - theirs / lacked, -1 / lacked, theirs / lacked)
        plain = [ours * (1 - ours) / had, theirs * (1 - theirs) / lacked]
        z = student(max(1, every.deals - 1))
        having = wilson(ours, had / self._times(every, alone, plain[0]), z)
        lacking = wilson(theirs, lacked / self._times(every, others, plain[1]), z)
        # Agresti and Caffo: a win and a loss more on each side, so that nobody is sure of what always or never happened
        shares = [(self.won + 1) / (had + 2), (every.won - self.won + 1) / (lacked + 2)]
        spread = sum(one * (1 - one) / (count + 2) for one, count in zip(shares, (had, lacked), strict=True))
        reach = z * sqrt(spread * self._times(every, self._spread(every, both), sum(plain)))
        middle, apart = shares[0] - shares[1], ours - theirs
        return (
            having,
            lacking,
            Interval(apart, max(-1.0, min(apart, middle - reach)), min(1.0, max(apart, middle + reach))),
        )

    def _spread(self, every: Every, weights: tuple[float, float, float, float]) -> float:
        """The sum over the deals of (won, had, the deal's wins, its seats), weighted, squared."""
        a, b, c, d = weights
        (ww, wh, hh), (wa, ws, ha, hs), (aa, as_, ss) = self.squares, self.crossed, every.squares
        own = a * a * ww + 2 * a * b * wh + b * b * hh
        crossed = a * c * wa + a * d * ws + b * c * ha + b * d * hs
        return own + 2 * crossed + c * c * aa + 2 * c * d * as_ + d * d * ss

    def _times(self, every: Every, spread: float, plain: float) -> float:
        """How many times as much the figure varies from deal to deal as it would if every seat were a deal."""
        if plain <= 0:
            return 1.0
        deals = every.deals
        return (deals * max(0.0, spread) * deals / max(1, deals - 1) / plain + 1) / (deals + 1)
