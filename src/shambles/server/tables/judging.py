"""Rated games are reviewed in the background, for what everybody's choices lost (SH-007)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.bots import Review
from shambles.core.asking.reply import BadInput
from shambles.server.disk.job_rows import Job
from shambles.server.disk.rated_rows import rated_games
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.jobs.kind import JobKind
from shambles.server.people.ratings import RATED
from shambles.server.tables.live import LiveTable
from shambles.server.tables.reviewing import Reviews


class JudgeRatedGame(JobKind):
    """Has the review made, and keeps the losses of each player. The end of the game writes this job."""

    name, waits = RATED, (60.0, 600.0)

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable]], reviews: Reviews) -> None:
        self._store, self._find, self._reviews = store, find, reviews

    async def do(self, job: Job) -> None:
        try:
            live = await self._find(job.key)
        except BadInput:  # set aside, or gone
            await self.give_up(job)
        else:
            await self._write(job.key, await self._reviews.made(live, WorkFor(job.address, job.key)))

    async def give_up(self, job: Job) -> None:
        await self._write(job.key, None)

    async def _write(self, table_id: str, review: Review | None) -> None:
        """Keep what each player's choices lost; without a review, that it is unknown."""
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
