"""Ratings from results (openskill, after Plackett and Luce), of bots in a tournament and of people at rated tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

CERTAIN = 1.959964  # standard errors: 95 times in 100
PROVISIONAL = 10  # games before a rating is reliable
SCALE = 60  # scale factor that puts new players at 1500, the usual starting value


class Rating(NamedTuple):
    """Estimated strength of a player and its uncertainty: mean and standard deviation of openskill."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(SCALE * self.mu)

    @property
    def doubt(self) -> int:
        """Half-width of its 95 % confidence interval."""
        return round(SCALE * CERTAIN * self.sigma)


NEWCOMER = Rating()


def rate(before: Sequence[Rating], returns: Sequence[float]) -> list[Rating]:
    """New ratings after a game, from each player's return: the higher the better; equal returns are a tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[-value for value in returns])
    return [Rating(one.mu, one.sigma) for (one,) in after]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # a slow import, and most users of this module never rate anybody

    return PlackettLuce()
