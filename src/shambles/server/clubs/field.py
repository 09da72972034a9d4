"""What a club night's rounds are made of: who sat where, and what came of it. No clock, no disk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal

import msgspec

Format = Literal["swiss", "robin", "knockout", "together"]
Ending = Literal["played", "absent", "aside", "bye"]
CLOSED_FIELDS: tuple[Format, ...] = ("robin", "knockout")  # nobody joins these once they have begun
FOR_TWO: tuple[Format, ...] = ("robin", "knockout")

Board = tuple[int | None, ...]  # whoever sits at each seat, by their number; None is a caretaker


class Sitting(msgspec.Struct, frozen=True):
    """Somebody, by their number in the field, at a seat of a round; None is a caretaker. A bye is at board 0.

    ending      played: by whoever sat there; absent: a caretaker had the seat at the end; aside: the table was set
                aside; bye; None while the round is on
    returns     what the seat got, the higher the better; None unless the game was played to its end
    won         whether the seat is among the winners of its own table; in a knock-out, whether they go on
    """

    round: int
    board: int
    seat: int
    entry: int | None
    ending: Ending | None = None
    returns: float | None = None
    score: int | None = None
    won: bool = False


class Paired(msgspec.Struct, frozen=True):
    """The tables of a round, and who sits out."""

    boards: tuple[Board, ...]
    byes: tuple[int, ...] = ()

    def sittings(self, number: int) -> list[Sitting]:
        """The same, as it is kept."""
        seated = [
            Sitting(number, board, seat, entry)
            for board, people in enumerate(self.boards, 1)
            for seat, entry in enumerate(people)
        ]
        return seated + [Sitting(number, 0, place, entry) for place, entry in enumerate(self.byes)]


Met = Counter[tuple[int, int]]  # how often two have met, the lower number first


def count_meetings(history: Iterable[Sitting]) -> Met:
    """SH-011  Who has sat at a table with whom."""
    met: Met = Counter()
    for people in people_at_boards(history).values():
        met.update(combinations(sorted(people), 2))
    return met


def people_at_boards(history: Iterable[Sitting]) -> dict[tuple[int, int], list[int]]:
    """The people at each board of each round, in the order of their seats."""
    found: dict[tuple[int, int], list[int]] = {}
    for one in history:
        if one.entry is not None and one.board:
            found.setdefault((one.round, one.board), []).append(one.entry)
    return found


def count_seats(history: Sequence[Sitting]) -> Counter[tuple[int, int]]:
    """How often each has had each seat."""
    return Counter((one.entry, one.seat) for one in history if one.entry is not None and one.board)
