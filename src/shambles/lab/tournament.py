"""Tournaments between bots: every line-up plays the same deals from every seat. Results: ratings, and a cross table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.intervals import Interval, Z, adjusted, mean_of, share_of
from shambles.lab.playing import Plan, Row, Variant
from shambles.lab.simulate import How, Run, play_plan
from shambles.lab.tally import WIN, win_of
from shambles.rating import NEWCOMER, Rating, rate

if TYPE_CHECKING:
    import polars


class Standing(msgspec.Struct, frozen=True):
    """Result of a bot: its rating (openskill), its share of the wins for each seat it held, its score.

    saved   after removing luck from wins and score: factor of deals saved for the same precision
    """

    bot: str
    seats: int
    rating: Interval
    wins: Interval
    score: Interval
    saved: float | None = None


class Meeting(msgspec.Struct, frozen=True):
    """Share of games that a bot ended above another at the same table; a tie counts as half."""

    bot: str
    other: str
    games: int
    above: Interval


class Tournament(msgspec.Struct, frozen=True):
    """Result of a tournament: the bots by rating, and every pair that met."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    deals: int
    games: int
    failed: int
    standings: list[Standing]
    meetings: list[Meeting]

    def frame(self) -> polars.DataFrame:
        """The standings as a Polars frame."""
        import polars

        return polars.DataFrame(
            [
                {"bot": one.bot, "seats": one.seats}
                | {
                    f"{name}{suffix}": getattr(getattr(one, name), part)
                    for name in ("rating", "wins", "score")
                    for suffix, part in (("", "mean"), ("_low", "low"), ("_high", "high"))
                }
                for one in self.standings
            ]
        )

    def cross_table(self) -> polars.DataFrame:
        """Every pair that met, as a Polars frame."""
        import polars

        return polars.DataFrame(
            [
                {"bot": one.bot, "other": one.other, "games": one.games, **msgspec.to_builtins(one.above)}
                for one in self.meetings
            ]
        )


def tournament(
    game: str,
    *,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    ladder: bool = False,
    adjust: bool = False,
    **how: Unpack[How],
) -> Tournament:
    """Every line-up of these bots plays every deal, once from each seat. In a ladder, each bot meets only the next.

    `adjust` removes luck from wins and scores; ratings and meetings stay as played.
    """
    plan = plan_tournament(game, bots, deals, seats, options, seed, ladder, adjust)
    return standings_of(play_plan(plan, **how))


def plan_tournament(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    ladder: bool = False,
    adjust: bool = False,
) -> Plan:
    """The games of a tournament."""
    if deals < 1:
        raise BadInput("deals", "not-enough", least=1)
    entrants = tuple(dict.fromkeys(bots))
    if len(entrants) < 2:
        raise BadInput("bots", "not-enough", least=2)
    rules = find_game(game)
    given = dict(options or {})
    chosen = rules.read_options(given)
    count = len(rules.read_seats(rules.usual_number(chosen) if seats is None else seats, chosen))
    met = pairwise(entrants) if ladder else [entrants]
    line_ups = [one for group in met for one in line_ups_of(group, count, rules.together)]
    variants = tuple(Variant(given, one) for one in dict.fromkeys(line_ups))
    return Plan(game, variants, seed, deals, all_seats=not rules.together, adjust=adjust)


def line_ups_of(bots: Sequence[str], seats: int, together: bool) -> Iterable[tuple[str, ...]]:
    """Line-ups of a tournament. In a co-operative game each bot has its own tables, which are compared."""
    if together:
        return ((bot,) * seats for bot in bots)
    if len(bots) >= seats:
        return combinations(bots, seats)
    return ((*bots, *more) for more in combinations_with_replacement(bots, seats - len(bots)))


def standings_of(run: Run) -> Tournament:
    """Ratings and cross table of a tournament's run."""
    plan = run.plan
    together = find_game(plan.game).together
    bots = tuple(dict.fromkeys(bot for variant in plan.variants for bot in variant.bots))
    rows = run.rows()
    tables = list(tables_of(rows, together))
    ratings = rate_bots(bots, (places for _, places in tables))
    standings = [standing_of(bot, rows, together, ratings[bot]) for bot in bots]
    standings.sort(key=lambda one: -one.rating.mean)
    order = [one.bot for one in standings]
    first = plan.variants[0]
    return Tournament(
        plan.game,
        first.options,
        len(first.bots),
        plan.seed,
        plan.deals,
        len(rows),
        len(run.failures()),
        standings,
        [meeting for bot in order for other in order if (meeting := meeting_of(bot, other, tables)) is not None],
    )


def standing_of(bot: str, rows: Sequence[Row], together: bool, rating: Interval) -> Standing:
    """A bot's wins and score for each seat that it held, by deals: games of one deal share their cards."""
    wins: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    lucks: dict[int, list[float]] = {}
    for row in rows:
        seats = [seat for seat, one in enumerate(row.bots) if one == bot]
        if seats:
            won = sum(win_of(row, seat, together) for seat in seats) / WIN
            wins.setdefault(row.deal, []).append(won / len(seats) if together else won)
            scores.setdefault(row.deal, []).extend(row.scores[seat] for seat in seats)
            if row.luck:
                lucky = sum(row.luck[seat] for seat in seats)
                lucks.setdefault(row.deal, []).append(lucky / len(seats) if together else lucky)
    games, held = (sum(map(len, found.values())) for found in (wins, scores))
    each = games / max(1, len(wins))  # games of a deal
    by_deal, points, luck = ([sum(one) / len(one) for one in found.values()] for found in (wins, scores, lucks))
    share, score, saved = share_of(by_deal, each), mean_of(points, each), None
    if luck and (less := adjusted(by_deal, luck, True, each)) and (fewer := adjusted(points, luck, False, each)):
        share, score, saved = less.figure, fewer.figure, less.saved
    return Standing(bot, held, rating, share if together else share.scaled(games / max(1, held)), score, saved)


Places = list[tuple[str, float]]  # bots with their returns: the more the better


def tables_of(rows: Sequence[Row], together: bool) -> Iterable[tuple[int, Places]]:
    """Groups that are compared, by deal: the seats of a table; in a co-operative game, the tables of a deal."""
    if not together:
        yield from ((row.deal, list(zip(row.bots, row.returns, strict=True))) for row in rows)
        return
    deals: dict[int, Places] = {}
    for row in rows:
        deals.setdefault(row.deal, []).append((row.bots[0], sum(row.returns) / len(row.returns)))
    yield from deals.items()


def rate_bots(bots: Sequence[str], tables: Iterable[Places]) -> dict[str, Interval]:
    """Ratings by openskill, updated game after game. A bot in several seats is updated by all of them."""
    ratings = dict.fromkeys(bots, NEWCOMER)
    for places in tables:
        if len(places) < 2:
            continue
        after = rate([ratings[bot] for bot, _ in places], [value for _, value in places])
        for bot in dict(places):
            mine = [found for (one, _), found in zip(places, after, strict=True) if one == bot]
            ratings[bot] = Rating(*(sum(part) / len(mine) for part in zip(*mine, strict=True)))
    return {bot: Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for bot, one in ratings.items()}


def meeting_of(bot: str, other: str, tables: Iterable[tuple[int, Places]]) -> Meeting | None:
    """Share of games in which one bot ended above another, over the deals; None if they never met."""
    if bot == other:
        return None
    met: dict[int, list[float]] = {}
    for deal, places in tables:
        pairs = [
            (mine > theirs) + (mine == theirs) / 2
            for one, mine in places
            if one == bot
            for another, theirs in places
            if another == other
        ]
        if pairs:
            met.setdefault(deal, []).append(sum(pairs) / len(pairs))
    if not met:
        return None
    games = sum(map(len, met.values()))
    return Meeting(bot, other, games, share_of([sum(one) / len(one) for one in met.values()], games / len(met)))
