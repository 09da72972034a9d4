"""What a run says, as plain figures: by seat, by what happened, by place, by rule. A report draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from shambles.core.game import find_game
from shambles.lab.intervals import Interval, Sums, difference
from shambles.lab.playing import Row
from shambles.lab.simulate import Run
from shambles.lab.tally import WIN, win_of

PLACES = ("space", "spaces", "place", "row")  # fields that say where
RARE = 0.03  # a thing that happens more seldom, or seldom not, says nothing
FEWEST = 10  # seats, or tables, with and without


class BySeat(msgspec.Struct, frozen=True):
    """A seat's part of the wins, whoever sat there."""

    seat: int
    wins: Interval


class Effect(msgspec.Struct, frozen=True):
    """Win share of those to whom something happened, of those to whom it did not, and the difference."""

    what: str
    games: int
    having: Interval
    lacking: Interval
    apart: Interval


class Spot(msgspec.Struct, frozen=True):
    """How often something happened at a place, in a game."""

    what: str
    place: str
    often: float


def by_seat(run: Run, rows: Sequence[Row]) -> list[BySeat]:
    """The seats' parts of the wins."""
    together = find_game(run.plan.game).together
    sums = [Sums() for _ in rows[0].bots]
    for row in rows:
        for seat, one in enumerate(sums[: len(row.bots)]):
            one.add(win_of(row, seat, together))
    return [BySeat(seat, one.share(WIN)) for seat, one in enumerate(sums)]


def what_mattered(run: Run, rows: Sequence[Row], most: int = 24) -> list[Effect]:
    """With and without each thing that was told, the clearest differences first.

    In a co-operative game a thing counts for the table, elsewhere for the seat that it happened to.
    """
    together = find_game(run.plan.game).together
    having: dict[str, Sums] = {}
    every = Sums()
    for row in rows:
        seats = [0] if together else range(len(row.bots))
        wins = [win_of(row, seat, together) for seat in seats]
        for win in wins:
            every.add(win)
        for what, counts in row.happened.items():
            hits = [any(counts)] if together else counts[:-1]
            for win, hit in zip(wins, hits, strict=True):
                if hit:
                    having.setdefault(what, Sums()).add(win)
    found = []
    for what, sums in having.items():
        rest = Sums(every.count - sums.count, every.total - sums.total, every.squares - sums.squares)
        if min(sums.count, rest.count) >= max(FEWEST, RARE * every.count):
            ours, theirs = sums.share(WIN), rest.share(WIN)
            found.append(Effect(what, sums.count, ours, theirs, difference(ours, theirs)))
    found.sort(key=lambda one: -max(one.apart.low, -one.apart.high, -1 + abs(one.apart.mean)))
    return found[:most]


def where(rows: Sequence[Row], most: int = 40) -> list[Spot]:
    """How often each thing that has a place happened there, a game; the busiest places first."""
    often: Counter[tuple[str, str]] = Counter()
    places: Counter[str] = Counter()
    for row in rows:
        for what, counts in row.happened.items():
            kind, _, rest = what.partition(".")
            field, _, value = rest.partition("=")
            if field in PLACES:
                place = str(int(value) + 1) if value.isdigit() and field == "row" else value
                often[kind, place] += sum(counts)
                places[place] += sum(counts)
    shown = {place for place, _ in places.most_common(most)}
    return [Spot(kind, place, count / len(rows)) for (kind, place), count in often.items() if place in shown]


def how_often(rows: Sequence[Row]) -> list[tuple[str, float, float]]:
    """Each rule: how often it was told in a game, and in which share of the games at all."""
    told: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for row in rows:
        told.update(row.rules)
        games.update(row.rules.keys())
    return [(rule, count / len(rows), games[rule] / len(rows)) for rule, count in told.most_common()]
