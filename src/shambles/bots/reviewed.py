"""Data of the review of a finished game. review.py makes it."""

from __future__ import annotations

import msgspec

from shambles.core.asking.reason import Reason

Chances = tuple[float, ...]


class Point(msgspec.Struct, frozen=True):
    """A moment of the game, right after event number `step`: each seat's chance to win by what it knew itself.

    luck    what changed it since the point before: draws, dice, hidden cards, and what everybody expected to happen
    own     what the seat's own choices changed, against the best that it could have known
    others  what the others' choices changed for it, against their best
    """

    step: int
    chances: Chances
    luck: Chances
    own: Chances
    others: Chances


class Decision(msgspec.Struct, frozen=True):
    """A choice that mattered: the answer, the better one, and the loss as a fraction of a win.

    told    number of events when the seat chose
    step    step of the story, as a replay counts it, that showed the seat this moment
    points  cost in points, if the game counts points
    when    text that names the round
    """

    seat: int
    told: int
    ask: str
    choice: str
    better: str
    lost: float
    reasons: tuple[Reason, ...]
    step: int = 0
    points: float | None = None
    when: str = ""


class Share(msgspec.Struct, frozen=True):
    """A seat's balance of chances or points: `start`, `luck`, `own` and `others` add up to `result`.

    No part of chances exceeds a whole win: opposite effects of the same size are removed from both.

    doubt    half-width of the 95 % confidence interval of `own`, for chances
    """

    start: float
    luck: float
    own: float
    others: float
    result: float
    doubt: float = 0.0


class Review(msgspec.Struct, frozen=True):
    """A whole game. `decisions` are those that mattered most, of each seat, the costliest first.

    in_points   the shares once more, in points, where the game counts them
    lost        by seat, what its choices lost, measured in worlds of its own (losing.py): points where the game counts
                them, else chances; empty where it was not asked for
    """

    version: int
    game: str
    points: tuple[Point, ...]
    shares: tuple[Share, ...]
    decisions: tuple[Decision, ...]
    in_points: tuple[Share, ...] = ()
    lost: tuple[float, ...] = ()
