"""What everybody did with the cards that others held too (SH-012), and who comes before whom (SH-013, SH-014).

Everything is counted exactly, in whole numbers and fractions, so that a recount gives the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

import msgspec

from shambles.server.clubs.field import Format, Sitting, people_at_boards

FULL, HALF, NOTHING = Fraction(100), Fraction(50), Fraction(0)
Points = dict[tuple[int, int], Fraction]  # by round and entry


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands.

    points    SH-012, over all rounds
    wins      SH-013: tables won
    company   SH-014: the points of everybody they have met
    passed    in a knock-out, the rounds that they got through
    """

    entry: int
    place: int
    points: Fraction
    wins: int
    company: Fraction
    passed: int = 0


def count_points(history: Sequence[Sitting]) -> Points:
    """SH-012  Of those who held the same cards at other tables: one point for each you did better than, half a point
    for each you did as well as, in percent.

    Caretakers are counted among the others. Where nobody else held your cards you are compared with those at your own
    table. A round at the end of which a caretaker had your seat brings nothing; a bye, or a table that was set aside,
    brings half.
    """
    rounds: dict[int, list[Sitting]] = {}
    for one in history:
        rounds.setdefault(one.round, []).append(one)
    return {
        (one.round, one.entry): points_of(one, rounds[one.round])
        for one in history
        if one.entry is not None and one.ending is not None
    }


def points_of(mine: Sitting, round_: Sequence[Sitting]) -> Fraction:
    """SH-012  Of one seat, among everybody of its round."""
    if mine.ending == "absent":
        return NOTHING
    if mine.returns is None:
        return HALF
    done = [one for one in round_ if one.returns is not None]
    others = [one for one in done if one.seat == mine.seat and one.board != mine.board]
    others = others or [one for one in done if one.board == mine.board and one.seat != mine.seat]
    return share_beaten(mine.returns, [one.returns for one in others if one.returns is not None])


def share_beaten(mine: float, others: Sequence[float]) -> Fraction:
    """How many of these were beaten, a draw being half, in percent; half where there is nobody."""
    if not others:
        return HALF
    halves = sum(2 if mine > one else 1 if mine == one else 0 for one in others)
    return FULL * Fraction(halves, 2 * len(others))


def rank_field(format_: Format, field: Sequence[int], history: Sequence[Sitting]) -> list[Standing]:
    """Everybody by points, then by tables won (SH-013), then by whom they met (SH-014); who is equal in all of it
    shares the place. In a knock-out it comes first how far they got."""
    by_round = count_points(history)
    points = {entry: sum((value for (_, one), value in by_round.items() if one == entry), NOTHING) for entry in field}
    company = _company(points, history)
    standing = [
        Standing(
            entry,
            0,
            points[entry],
            sum(one.won and one.ending == "played" for one in history if one.entry == entry),
            company.get(entry, NOTHING),
            sum(one.won for one in history if one.entry == entry) if format_ == "knockout" else 0,
        )
        for entry in field
    ]
    return _placed(sorted(standing, key=lambda one: (*(-figure for figure in _figures(one)), one.entry)))


def _company(points: Mapping[int, Fraction], history: Sequence[Sitting]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for people in people_at_boards(history).values():
        for one in people:
            others = sum((points.get(other, NOTHING) for other in people if other != one), NOTHING)
            found[one] = found.get(one, NOTHING) + others
    return found


def _figures(one: Standing) -> tuple[Fraction, ...]:
    return Fraction(one.passed), one.points, Fraction(one.wins), one.company


def _placed(ranked: Sequence[Standing]) -> list[Standing]:
    places = [1] if ranked else []
    for number, (before, after) in enumerate(pairwise(ranked), 2):
        places.append(places[-1] if _figures(before) == _figures(after) else number)
    return [msgspec.structs.replace(one, place=place) for one, place in zip(ranked, places, strict=True)]


# --- the knock-out


def still_in(here: Collection[int], history: Sequence[Sitting]) -> set[int]:
    """Who has got through every round so far."""
    out = {one.entry for one in history if one.ending is not None and not one.won}
    return set(here) - out


def who_goes_on(board: Sequence[Sitting], round_: Sequence[Sitting]) -> int | None:
    """SH-011  The one of two who goes on: who did better at the table; then who has more points in this round; then
    who joined first. Whoever was absent goes out."""
    there = [one for one in board if one.entry is not None and one.ending != "absent"]
    if not there:
        return None

    def worth(one: Sitting) -> tuple[float, Fraction, int]:
        return (0.0 if one.returns is None else one.returns), points_of(one, round_), -(one.entry or 0)

    return max(there, key=worth).entry
