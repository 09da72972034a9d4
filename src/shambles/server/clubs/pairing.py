"""Who plays whom in the next round (SH-011). The same field and the same history give the same tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations

from shambles.server.clubs.field import Board, Format, Paired, Sitting, count_meetings, count_seats
from shambles.server.clubs.sharing_out import MEETING, share_out
from shambles.server.clubs.standings import Standing, rank_field, still_in

LEAST = 2  # people without whom there is no round


def pair_round(
    format_: Format, seats: int, here: Sequence[int], field: Sequence[int], history: Sequence[Sitting]
) -> Paired | None:
    """The next round, or None where there is none to play.

    here      who has checked in, by number
    field     everybody who has ever joined
    """
    ranked = rank_field(format_, field, history)
    number = 1 + max((one.round for one in history), default=0)
    if format_ == "knockout":
        return knock_out(here, ranked, history)
    if format_ == "robin":
        return round_robin(number, here, history)
    if len(here) < LEAST:
        return None
    return swiss(seats, here, {one.entry: one for one in ranked}, history, by_score=format_ == "swiss")


def swiss(
    seats: int, here: Sequence[int], standing: Mapping[int, Standing], history: Sequence[Sitting], *, by_score: bool
) -> Paired:
    """SH-011  Nobody meets anybody twice if it can be helped; then, those sit together who stand near each other."""
    met = count_meetings(history)
    order = sorted(here, key=lambda one: (standing[one].place if by_score else 0, one))

    def cost(one: int, other: int) -> int:
        gap = abs(standing[one].points - standing[other].points) if by_score else 0
        again = met[min(one, other), max(one, other)]
        return MEETING * again * again + round(gap) ** 2

    tables = share_out(order, seats, cost)
    return Paired(seat_evenly(tables, seats, history))


def round_robin(number: int, here: Sequence[int], history: Sequence[Sitting]) -> Paired | None:
    """SH-011  Everybody meets everybody once, whoever is away has a caretaker; the circle turns by one each round."""
    places: list[int | None] = list(dict.fromkeys(one.entry for one in history if one.entry is not None)) or list(here)
    places.sort(key=lambda one: one or 0)
    if len(places) % 2:
        places.append(None)
    if len(here) < LEAST or number >= len(places):
        return None
    first, others = places[0], places[1:]
    turned = [first, *others[number - 1 :], *others[: number - 1]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(turned) // 2)]
    there = set(here)
    tables = [tuple(one for one in pair if one is not None and one in there) for pair in pairs]
    return Paired(seat_evenly([one for one in tables if one], 2, history))


def knock_out(here: Sequence[int], ranked: Sequence[Standing], history: Sequence[Sitting]) -> Paired | None:
    """SH-011  The first meets the last. The first ones sit out until the number that is left is a power of two."""
    left = still_in(here, history)
    alive = [one.entry for one in ranked if one.entry in left]
    if len(alive) < LEAST:
        return None
    full = 1 << (len(alive) - 1).bit_length()
    byes = full - len(alive)
    playing = alive[byes:]
    pairs = [(playing[at], playing[-1 - at]) for at in range(len(playing) // 2)]
    return Paired(seat_evenly(pairs, 2, history), tuple(alive[:byes]))


def seat_evenly(tables: Sequence[tuple[int, ...]], seats: int, history: Sequence[Sitting]) -> tuple[Board, ...]:
    """SH-011  Everybody gets each seat as often as the others; what is left is for caretakers."""
    had = count_seats(history)
    return tuple(_seated(table, seats, had) for table in tables)


def _seated(table: tuple[int, ...], seats: int, had: Counter[tuple[int, int]]) -> Board:
    places = min(permutations(range(seats), len(table)), key=lambda way: _unevenness(table, way, had))
    taken = dict(zip(places, table, strict=True))
    return tuple(taken.get(seat) for seat in range(seats))


def _unevenness(table: tuple[int, ...], places: tuple[int, ...], had: Counter[tuple[int, int]]) -> int:
    return sum(had[one, seat] ** 2 for one, seat in zip(table, places, strict=True))


def is_last(format_: Format, number: int, rounds: int, history: Sequence[Sitting]) -> bool:
    """Whether no round follows this one."""
    people = {one.entry for one in history if one.entry is not None}
    if format_ == "robin":
        return number >= len(people) - 1 + len(people) % 2
    if format_ == "knockout":
        return len(still_in(people, history)) < LEAST
    return number >= rounds
