"""On now: public tables worth watching, those first that many watch, then those with high ratings.

The list is made once for everybody, every few seconds at most, from tables that somebody of flesh and blood is at.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from shambles.rating import PROVISIONAL, Rating
from shambles.server.disk.rated_rows import rated_games
from shambles.server.disk.rows import holdings, is_lesson, tables
from shambles.server.fresh import Fresh
from shambles.server.people.ratings import mode_of
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import TableInfo
from shambles.server.wire.spectators import TableOnNow

FRESH = 3.0  # seconds for which a list is as good as new
LATELY = 600.0  # seconds without an answer, after which a game is not what somebody wants to watch
MOST = 50  # tables

Ratings = dict[tuple[str, str, str], Rating]  # of a player, by table, game and mode


class OnNow:
    """The list of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._found: Fresh[list[TableOnNow]] = Fresh(FRESH)

    async def tables(self) -> list[TableOnNow]:
        """What is on, the most worth watching first. Many who ask at the same time wait for one list."""
        return await self._found.get("all", self._make)

    async def _make(self) -> list[TableOnNow]:
        on = await self._house.infos(await self._playing())
        found = [info for info in on if await self._is_for_all(info)]
        ratings = await self._ratings([info.id for info in found])
        return sorted((_card(info, ratings) for info in found), key=_worth)

    async def _playing(self) -> list[str]:
        """Public tables at which somebody answered lately; those of a club night are watched by nobody (SH-010)."""
        is_on = tables.c.public & (tables.c.status == "playing") & tables.c.aside.is_(None) & tables.c.club.is_(None)
        is_on &= (tables.c.touched > time() - LATELY) & ~is_lesson()
        async with self._house.store.reading() as connection:
            query = sa.select(tables.c.id).where(is_on).order_by(tables.c.touched.desc(), tables.c.id).limit(MOST)
            return [str(one) for one in (await connection.execute(query)).scalars()]

    async def _is_for_all(self, info: TableInfo) -> bool:
        """SH-005  Whether anybody may look on, whoever they are; and whether there is somebody to look at."""
        if info.status != "playing" or not any(one.here for one in info.seats):
            return False
        return await self._house.deals.is_played_nowhere_else(info.id)

    async def _ratings(self, table_ids: Sequence[str]) -> Ratings:
        """The best rating at each table, in each way to play, of those that say something."""
        key = (rated_games.c.player_id, rated_games.c.game, rated_games.c.mode)
        latest = sa.func.row_number().over(partition_by=key, order_by=rated_games.c.number.desc()).label("latest")
        columns = (*key, rated_games.c.number, rated_games.c.mu, rated_games.c.sigma, latest)
        here = sa.select(holdings.c.player_id).where(holdings.c.table_id.in_(table_ids))
        mine = sa.select(*columns).where(rated_games.c.player_id.in_(here)).subquery()
        query = sa.select(holdings.c.table_id, mine).join(mine, mine.c.player_id == holdings.c.player_id)
        query = query.where(holdings.c.token_hash.is_not(None))  # whoever has left plays no more
        says = (mine.c.latest == 1) & (mine.c.number >= PROVISIONAL) & mine.c.mu.is_not(None)
        best: Ratings = {}
        async with self._house.store.reading() as connection:
            for one in await connection.execute(query.where(holdings.c.table_id.in_(table_ids) & says)):
                where, rating = (one.table_id, one.game, one.mode), Rating(one.mu, one.sigma)
                best[where] = max(rating, best.get(where, rating), key=_at_least)
        return best


def _card(info: TableInfo, ratings: Ratings) -> TableOnNow:
    best = ratings.get((info.id, info.game, mode_of(info)))
    return TableOnNow(info, None if best is None else best.shown, None if best is None else best.doubt)


def _at_least(rating: Rating) -> int:
    return rating.shown - rating.doubt


def _worth(one: TableOnNow) -> tuple[int, int, str]:
    """Many spectators first, then high ratings; a name breaks ties, so that the next table is the same for a while."""
    return (-one.table.spectators, -((one.rating or 0) - (one.doubt or 0)), one.table.id)
