"""Data of the review of a finished game. review.py makes it."""

from __future__ import annotations

from typing import Literal

import msgspec

from shambles.core.asking.reason import Reason

Chances = tuple[float, ...]
Grade = Literal["inaccuracy", "mistake"]
A_MISTAKE, A_MISTAKE_IN_POINTS = 0.1, 3.0  # smallest loss of a mistake: a tenth of a win, or points


def grade_of(lost: float, points: float | None) -> Grade:
    """Size of a mistake, from its cost in chances and in points."""
    return "mistake" if lost >= A_MISTAKE or (points or 0.0) >= A_MISTAKE_IN_POINTS else "inaccuracy"


class Point(msgspec.Struct, frozen=True):
    """A moment of the game, right after event number `step`: each seat's chance to win by its own knowledge.

    luck    change since the last point by draws, dice, hidden cards, and the expected actions of everybody
    own     change by the seat's own choices, compared with the best that it could have known
    others  change by the other seats' choices, compared with their best
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
    grade   size of the mistake, the same for every game
    came    what the answer led to at once and what the better one would have led to, if the others had answered the
            same; None if the game does not tell or the better one gained nothing at once
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
    grade: Grade = "inaccuracy"
    came: Reason | None = None


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


class Cost(msgspec.Struct, frozen=True):
    """Losses by a seat's choices in a whole game: points if the game counts points, else chances to win (costs.py).

    doubt    half-width of the 95 % interval
    choices  number of choices that were judged
    """

    lost: float
    doubt: float
    choices: int
    in_points: bool

    @property
    def low(self) -> float:
        return self.lost - self.doubt

    @property
    def high(self) -> float:
        return self.lost + self.doubt


class Review(msgspec.Struct, frozen=True):
    """Review of a whole game. `decisions` holds the most important choices of each seat, the costliest first.

    in_points  the shares in points, if the game counts points
    lost       by seat, the losses of its choices, measured in separate worlds (losing.py): points if the game counts
               them, else chances; empty unless requested
    cost       of the choices by which a daily deal ranks; only for a try at one
    """

    version: int
    game: str
    points: tuple[Point, ...]
    shares: tuple[Share, ...]
    decisions: tuple[Decision, ...]
    in_points: tuple[Share, ...] = ()
    lost: tuple[float, ...] = ()
    cost: Cost | None = None
