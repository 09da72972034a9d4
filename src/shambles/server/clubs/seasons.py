"""SH-017  Seasons: a ladder of the month for each game and mode, from rated games; a month that is over is kept.

The ladders of a month are made once for each change. A day after its end somebody's server writes them down, once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.game import find_game, slugs
from shambles.rating import Rating
from shambles.server.disk.job_rows import Job
from shambles.server.disk.rated_rows import rated_games, season_places, seasons
from shambles.server.disk.rows import insert_new, players
from shambles.server.disk.store import Store
from shambles.server.jobs.kind import JobKind
from shambles.server.months import begin_of, month_after, month_of, months_between
from shambles.server.people.ratings import SEASON, choice_rating
from shambles.server.time_and_chance import time
from shambles.server.wire.spectators import Ladder, LadderLine, Season

FEWEST = 3  # games of a month that give a place
SHOWN = 100  # lines of a ladder
KEPT = 12  # months whose pages are kept

Way = tuple[str, str]  # a game and its mode


class Standing(msgspec.Struct, frozen=True):
    """A player's month in one way to play."""

    player: str
    line: LadderLine


async def standings_of(connection: AsyncConnection, month: str) -> dict[Way, list[Standing]]:
    """Who stands where by the rated games that ended in this month."""
    within = (rated_games.c.ended >= begin_of(month)) & (rated_games.c.ended < begin_of(month_after(month)))
    order = (rated_games.c.game, rated_games.c.mode, rated_games.c.player_id, rated_games.c.number)
    columns = (*order, rated_games.c.mu, rated_games.c.sigma, rated_games.c.lost, players.c.name)
    query = sa.select(*columns).join(players, players.c.id == rated_games.c.player_id)
    rows = (await connection.execute(query.where(within & ~players.c.unrated).order_by(*order))).all()
    found: dict[Way, list[Standing]] = {}
    for (game, mode, player), games in groupby(rows, key=lambda row: tuple(row[:3])):
        if game in slugs():  # one that was taken off the shelf has no ladder
            found.setdefault((game, mode), []).append(Standing(player, _line(game, list(games))))
    return {way: rank(standings) for way, standings in found.items()}


def _line(game: str, games: Sequence[Any]) -> LadderLine:
    last = games[-1]
    rating = None if last.mu is None else Rating(last.mu, last.sigma)
    lost = choice_rating([one.lost for one in games if one.lost is not None], find_game(game).points)
    shown, doubt = (None, None) if rating is None else (rating.shown, rating.doubt)
    return LadderLine(None, last.name, len(games), shown, doubt, lost.lost, lost.doubt)


def rank(standings: Sequence[Standing]) -> list[Standing]:
    """Those with enough games in their places, the best first, and then the others; equals share a place."""
    worths = {one.player: _worth(one.line) for one in standings}
    placed = sorted(worth for worth in worths.values() if worth is not None)

    def in_place(one: Standing) -> Standing:
        worth = worths[one.player]
        place = None if worth is None else 1 + placed.index(worth)
        return msgspec.structs.replace(one, line=msgspec.structs.replace(one.line, place=place))

    return sorted(map(in_place, standings), key=_order)


def _worth(line: LadderLine) -> float | None:
    """The less the better; nothing where there are too few games to say."""
    if line.games < FEWEST:
        return None
    if line.rating is not None and line.doubt is not None:
        return -float(line.rating - line.doubt)
    return None if line.lost is None or line.lost_doubt is None else line.lost + line.lost_doubt


def _order(one: Standing) -> tuple[bool, int, int, str, str]:
    return (one.line.place is None, one.line.place or 0, -one.line.games, one.line.name, one.player)


class CloseSeason(JobKind):
    """Writes a month's ladders down, a day after its end; the first rated game of a month asks for it."""

    name, is_endless = SEASON, True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def do(self, job: Job) -> None:
        await close_season(self._store, job.key, time())


async def close_season(store: Store, month: str, now: float) -> bool:
    """Keep a month's ladders, once. True if this call did it."""
    async with store.begin() as connection:
        done = await connection.execute(insert_new(seasons), {"month": month, "closed": now})
        if not done.rowcount:
            return False
        for (game, mode), standings in (await standings_of(connection, month)).items():
            for one in standings:
                values = msgspec.structs.asdict(one.line) | {"month": month, "game": game, "mode": mode}
                del values["name"]
                await connection.execute(season_places.insert().values(values | {"player_id": one.player}))
    return True


async def kept_standings(connection: AsyncConnection, month: str) -> dict[Way, list[Standing]]:
    """A month as it was written down; names are what people are called now."""
    query = sa.select(season_places, players.c.name).join(players, players.c.id == season_places.c.player_id)
    found: dict[Way, list[Standing]] = {}
    for row in (await connection.execute(query.where(season_places.c.month == month))).mappings():
        line = LadderLine(**{name: row[name] for name in LadderLine.__struct_fields__})
        if row["game"] in slugs():
            found.setdefault((row["game"], row["mode"]), []).append(Standing(row["player_id"], line))
    return {way: sorted(standings, key=_order) for way, standings in sorted(found.items())}


class Seasons:
    """The seasons of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pages: dict[str, tuple[Any, tuple[Ladder, ...]]] = {}  # by month: what they were made from, and ladders

    async def page(self, month: str, now: float) -> Season:
        """A month as everybody may see it, made anew where something has changed."""
        async with self._store.reading() as connection:
            closed = (await connection.execute(sa.select(seasons.c.month))).scalars().all()
            first = (await connection.execute(sa.select(sa.func.min(rated_games.c.ended)))).scalar()
            state = await self._state(connection, month, month in closed)
            if month not in self._pages or self._pages[month][0] != state:
                standings = await (kept_standings if month in closed else standings_of)(connection, month)
                self._pages.pop(month, None)
                self._pages[month] = (state, tuple(_ladder(*way, lines) for way, lines in standings.items()))
                while len(self._pages) > KEPT:
                    del self._pages[next(iter(self._pages))]
        begun = min([*closed, month_of(now if first is None else first)])
        months = tuple(months_between(begun, month_of(now)))[::-1]
        return Season(month, month in closed, months, FEWEST, self._pages[month][1])

    async def _state(self, connection: AsyncConnection, month: str, is_closed: bool) -> tuple[Any, ...]:
        """What changes whenever the ladders do: games, what was judged of them, and names."""
        within = (rated_games.c.ended >= begin_of(month)) & (rated_games.c.ended < begin_of(month_after(month)))
        counts = (sa.func.count(), sa.func.count(rated_games.c.lost), sa.func.max(rated_games.c.ended))
        known = (sa.func.max(players.c.changed), sa.func.count(sa.distinct(players.c.id)))
        query: Any = sa.select(*counts, *known).join(players, players.c.id == rated_games.c.player_id).where(within)
        if is_closed:
            query = sa.select(sa.func.count(), *known).select_from(season_places)
            query = query.join(players, players.c.id == season_places.c.player_id)
            query = query.where(season_places.c.month == month)
        return (is_closed, *(await connection.execute(query)).one())


def _ladder(game: str, mode: str, standings: Sequence[Standing]) -> Ladder:
    rules = find_game(game)
    return Ladder(game, mode, rules.together, rules.points, tuple(one.line for one in standings[:SHOWN]))
