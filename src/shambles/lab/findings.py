"""Statistics of a run: by seat, by event, by place, by rule. A report draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import cbrt, erfc, exp, sqrt

import msgspec

from shambles.core.game import find_game
from shambles.lab.intervals import Interval, share_of
from shambles.lab.playing import NEVER, Row
from shambles.lab.simulate import Run
from shambles.lab.splits import DealSums, Split
from shambles.lab.tally import WIN, win_of

PLACES = ("space", "spaces", "place", "row")  # fields that say where
RARE = 0.03  # events that are rarer, or nearly always happen, are left out
FEWEST = 10  # minimum number of seats, or tables, with and without
OVER_EARLY = 0.05  # share of games that may be shorter than the rounds whose events count


class BySeat(msgspec.Struct, frozen=True):
    """A seat's share of the wins, averaged over the bots."""

    seat: int
    wins: Interval


class Seats(msgspec.Struct, frozen=True):
    """Statistics of all seats.

    fair    expected share of each if the seat does not matter
    chance  p-value of the observed differences in that case
    """

    each: list[BySeat]
    fair: float
    chance: float


class Effect(msgspec.Struct, frozen=True):
    """Win share of seats with and without an event, and the difference.

    saved  after removing luck: factor of deals saved for the same precision of the difference
    """

    what: str
    games: int
    having: Interval
    lacking: Interval
    apart: Interval
    saved: float | None = None


class Spot(msgspec.Struct, frozen=True):
    """Mean number of times per game that something happened at a place."""

    what: str
    place: str
    often: float


def deals_of(rows: Sequence[Row]) -> Iterable[list[Row]]:
    """The games grouped by deal: games of one deal share their cards and count as one."""
    for _, found in groupby(sorted(rows, key=lambda row: (row.deal, row.number)), key=lambda row: row.deal):
        yield list(found)


def by_seat(run: Run, rows: Sequence[Row]) -> Seats:
    """Win share of each seat, with a test of the differences."""
    together = find_game(run.plan.game).together
    count = len(rows[0].bots)
    wins: list[list[float]] = [[] for _ in range(count)]
    for deal in deals_of(rows):
        for seat, values in enumerate(wins):
            values.append(sum(win_of(row, seat, together) for row in deal) / WIN / len(deal))
    each = len(rows) / len(wins[0])
    found = [BySeat(seat, share_of(values, each)) for seat, values in enumerate(wins)]
    fair = sum(one.wins.mean for one in found) / count
    return Seats(found, fair, 1.0 if together else chance_of_seats(rows))


def chance_of_seats(rows: Sequence[Row]) -> float:
    """P-value of the hypothesis that the seat does not matter: chi-squared on wins, adjusted for each bot's strength.

    Every bot sits everywhere equally often, so that a strong bot favours no seat. Its mean is subtracted, so that its
    strength does not count as noise either.
    """
    count = len(rows[0].bots)
    played: dict[tuple[int, int], list[int]] = {}
    for row in rows:
        for seat, place in enumerate(row.places):
            played.setdefault((row.variant, place), []).append(win_of(row, seat, False))
    usual = {who: sum(wins) / len(wins) for who, wins in played.items()}
    apart, spread = [0.0] * count, 0.0
    for deal in deals_of(rows):
        off = [
            sum(win_of(row, seat, False) - usual[row.variant, row.places[seat]] for row in deal)
            for seat in range(count)
        ]
        spread += sum(one * one for one in off) / count
        apart = [one + more for one, more in zip(apart, off, strict=True)]
    if spread <= 1e-9 or count < 2:
        return 1.0
    return chi_squared((count - 1) / count * sum(one * one for one in apart) / spread, count - 1)


def chi_squared(value: float, freedom: int) -> float:
    """Upper tail probability of chi-squared (Wilson and Hilferty; exact for one and two degrees of freedom)."""
    if freedom == 1:
        return erfc(sqrt(value / 2))
    if freedom == 2:
        return exp(-value / 2)
    part = 2 / (9 * freedom)
    return erfc((cbrt(value / freedom) - 1 + part) / sqrt(2 * part)) / 2


def what_mattered(run: Run, rows: Sequence[Row], most: int = 24) -> list[Effect]:
    """Wins with and without each early event, clearest differences first.

    Seats that survive longer meet more events, so only rounds that nearly every game reaches count. In a co-operative
    game an event counts for the table, otherwise for the seat that it happened to. Events of the scoring itself
    (`Event.scores`) are left out, because they only repeat the result. If luck was measured and helps, it is removed.
    """
    game = find_game(run.plan.game)
    scores = {event.key() for event in game.events if event.scores}
    splits: dict[str, Split] = {}
    every, early = DealSums(), rounds_of_all(rows)
    for deal in deals_of(rows):
        won, seats, luck, split = _add_up(deal, game.together, early)
        every.add(won / WIN, seats, luck)
        for what, (ours_won, had, later) in split.items():
            if had and what.partition(".")[0] not in scores:
                ours = splits.setdefault(what, Split())
                ours.add(ours_won / WIN, had, won / WIN, seats)
                ours.later[every.deals - 1] = ours_won / WIN, had, later
    is_judged = any(row.luck for row in rows)
    found = []
    for what, one in splits.items():
        if min(one.had, every.seats - one.had) >= max(FEWEST, RARE * every.seats):
            plain = one.judge(every)
            shares, saved = (one.less_luck(every, plain) if is_judged else None) or (plain, None)
            found.append(Effect(what, one.had, *shares, saved))
    found.sort(key=lambda one: -max(one.apart.low, -one.apart.high, -1 + abs(one.apart.mean)))
    return found[:most]


def rounds_of_all(rows: Sequence[Row]) -> int:
    """Number of rounds that nearly every game reaches."""
    lengths = sorted(row.rounds for row in rows)
    return lengths[int(OVER_EARLY * len(lengths))] if lengths else 0


def _add_up(
    deal: Sequence[Row], together: bool, early: int
) -> tuple[int, int, float, dict[str, tuple[int, int, float]]]:
    """Wins, number and luck of a deal's seats; and for each event the same of the seats it happened to.

    Their luck counts from after the event. A co-operative table is one seat.
    """
    won, seats, luck = 0, 0, 0.0
    split: dict[str, tuple[int, int, float]] = {}
    for row in deal:
        wins = [win_of(row, seat, together) for seat in range(1 if together else len(row.bots))]
        won, seats = won + sum(wins), seats + len(wins)
        luck += sum(row.luck) / (len(row.bots) if together else 1)
        for what, counts in row.happened.items():
            since = row.since.get(what, [early if count else NEVER for count in [*counts[:-1], sum(counts)]])
            hits = [NEVER < one <= early for one in (since[-1:] if together else since[:-1])]
            later = row.later.get(what, [0.0] * len(counts))
            ours, had, after = split.get(what, (0, 0, 0.0))
            for win, hit, lucky in zip(wins, hits, later[-1:] if together else later[:-1], strict=True):
                if hit:
                    ours, had, after = ours + win, had + 1, after + lucky
            split[what] = ours, had, after
    return won, seats, luck, split


def where(rows: Sequence[Row], most: int = 40) -> list[Spot]:
    """Mean number per game of each kind of event at each place, busiest places first."""
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
    """For each rule, the mean number of its events per game, and the share of games with any."""
    told: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for row in rows:
        told.update(row.rules)
        games.update(row.rules.keys())
    return [(rule, count / len(rows), games[rule] / len(rows)) for rule, count in told.most_common()]
