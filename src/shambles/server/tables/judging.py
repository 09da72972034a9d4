"""Rated games are reviewed in the background, for what everybody's choices lost (SH-007).

Nothing is remembered here: a game that is over and not judged is found on the disk, whichever server is left to look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.bots import Review
from shambles.core.asking.reply import BadInput
from shambles.server.disk.addresses import home_of_table
from shambles.server.disk.rated_rows import rated_games
from shambles.server.disk.rows import tables
from shambles.server.disk.store import Store
from shambles.server.tables.live import LiveTable
from shambles.server.tables.reviewing import Reviews
from shambles.server.thinking.thinkers import bots_of
from shambles.server.time_and_chance import time

LOOK = 2.0  # seconds between two looks at which games are to be judged
PATIENCE = 3600.0  # seconds after which another server has a review made that one has promised
TRIES = 3  # promises that came to nothing before a game is left unjudged
AT_ONCE, AT_ONCE_EACH = 20, 5  # games that are looked at, and of one address


class Judging:
    """Has the reviews made that ratings need, and writes down what came of them."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[LiveTable]], reviews: Reviews, *, is_alone: bool
    ) -> None:
        self._store, self._find, self._reviews, self._is_alone = store, find, reviews, is_alone
        self._tried: dict[str, int] = {}

    async def keep_judging(self) -> None:
        """Look, for as long as the server runs, which rated games are not judged yet."""
        if self._is_alone:  # whoever promised something is gone
            async with self._store.begin() as connection:
                waiting = ~rated_games.c.is_judged & rated_games.c.promised.is_not(None)
                await connection.execute(rated_games.update().where(waiting).values(promised=None))
        while True:
            for table_id, is_there in await self._due():
                await self._judge(table_id, is_there)
            await asyncio.sleep(LOOK)

    async def _due(self) -> list[tuple[str, bool]]:
        """The tables of games that are not judged, and whether they can still be looked at: by turns of addresses."""
        joined = rated_games.join(tables, tables.c.id == rated_games.c.table_id, isouter=True)
        is_there = (tables.c.id.is_not(None) & tables.c.aside.is_(None)).label("is_there")
        address = sa.func.coalesce(home_of_table(), rated_games.c.table_id).label("address")
        due = sa.select(rated_games.c.table_id, is_there, address).select_from(joined)
        due_now = due.where(~rated_games.c.is_judged).distinct().subquery()
        turn = sa.func.row_number().over(partition_by=due_now.c.address, order_by=due_now.c.table_id).label("turn")
        line = sa.select(due_now, turn).subquery()
        query = sa.select(line.c.table_id, line.c.is_there).where(line.c.turn <= AT_ONCE_EACH)
        query = query.order_by(line.c.turn, line.c.table_id).limit(AT_ONCE)
        async with self._store.reading() as connection:
            return [(str(one[0]), bool(one[1])) for one in await connection.execute(query)]

    async def _judge(self, table_id: str, is_there: bool) -> None:
        if not is_there or self._tried.get(table_id, 0) > TRIES:
            await self._write(table_id, None)
            return
        review, done = await self._reviews.reached(table_id)
        if review is not None:
            await self._write(table_id, review)
        elif done is None and await self._promise(table_id):
            try:
                live = await self._find(table_id)
                await self._reviews.begin(live, bots_of(live.row))
                self._tried[table_id] = self._tried.get(table_id, 0) + 1
            except BadInput:  # set aside, or forgotten a moment ago
                await self._set(table_id, promised=None)

    async def _promise(self, table_id: str) -> bool:
        """Whether it is this process that has the review made; another does where this one has died."""
        old = rated_games.c.promised < time() - PATIENCE
        free: sa.ColumnElement[bool] = rated_games.c.promised.is_(None) | old
        if table_id in self._tried:  # by us, and it came to nothing
            free = sa.true()
        which = (rated_games.c.table_id == table_id) & ~rated_games.c.is_judged & free
        async with self._store.begin() as connection:
            done = await connection.execute(rated_games.update().where(which).values(promised=time()))
        return bool(done.rowcount)

    async def _write(self, table_id: str, review: Review | None) -> None:
        """What each player's choices lost; or that nobody can say any more."""
        which = (rated_games.c.table_id == table_id) & ~rated_games.c.is_judged
        async with self._store.begin() as connection:
            for seat in (await connection.execute(sa.select(rated_games.c.seat).where(which))).scalars().all():
                values: dict[str, Any] = {"is_judged": True}
                if review is not None:
                    share = msgspec.json.encode(review.shares[seat]).decode()
                    values |= {"lost": review.lost[seat], "share": share}
                await connection.execute(
                    rated_games.update().where(which & (rated_games.c.seat == seat)).values(values)
                )
        self._tried.pop(table_id, None)

    async def _set(self, table_id: str, **values: float | None) -> None:
        async with self._store.begin() as connection:
            which = (rated_games.c.table_id == table_id) & ~rated_games.c.is_judged
            await connection.execute(rated_games.update().where(which).values(values))
