"""What a review says of a finished game: how it is made stands in review.py."""

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
    """A choice that mattered: what was chosen, what would have been better, and by how much of a win.

    told    the events that there had been when the seat chose
    step    of the story, as a replay counts it: what the seat saw then
    points  that it cost, where the game counts points
    when    the round, in words
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
    """What became of a seat's chances, or points: `start`, `luck`, `own` and `others` add up to the `result`.

    Of chances, no part is more than a whole win: what helped as much as something else hurt is left out of both.

    doubt    of chances, how sure `own` is: 95 times in 100 it is off by no more, for only so many worlds were tried
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
