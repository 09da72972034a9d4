"""The deals of a day: one for each way to play, the same for everybody on this server, fixed the day before.

A day begins and ends at midnight UTC. What a deal's seed and salt are is known to nobody before its day is over; their
fingerprint is shown from the day before, so that nobody can change them either.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, Way, all_games
from shambles.server.disk.rows import days
from shambles.server.disk.store import Store
from shambles.server.people.tokens import commitment
from shambles.server.tables.deal_audience import day_of, name_for
from shambles.server.time_and_chance import randbits, time, token_hex

ONE = timedelta(days=1)


class DayRow(msgspec.Struct, frozen=True):
    """The deal of a day, for one way to play a game."""

    day: str
    game: str
    way: str
    deal: str
    seed: int
    salt: str

    @property
    def fingerprint(self) -> str:
        """What is shown before anybody has played it."""
        return commitment(self.seed, self.salt)


class Days:
    """The deals of all days, as the disk has them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store, self.clock = store, clock

    def today(self) -> date:
        return datetime.fromtimestamp(self.clock(), UTC).date()

    async def deals_of(self, day: date) -> list[DayRow]:
        """The deals of this day, in the order of the shelf. Those of today and later are made when first asked for."""
        found = await self._read(days.c.day == day.isoformat())
        wanted = [] if day < self.today() else [(game, way) for game in all_games() for way in game.ways]
        if missing := [one for one in wanted if _key(*one) not in found]:
            await self._make(day, missing)
            found = await self._read(days.c.day == day.isoformat())
        order = [_key(game, way) for game in all_games() for way in game.ways]
        return [found[key] for key in order if key in found]

    async def find(self, deal: str) -> DayRow:
        """The deal of this name. Tomorrow's cannot be played yet."""
        day = day_of(deal)
        found = await self._read(days.c.deal == deal) if day is not None and day <= self.today() else {}
        if not found:
            raise BadInput("deal", "no-such-deal")
        return next(iter(found.values()))

    async def _read(self, which: sa.ColumnElement[bool]) -> dict[tuple[str, str], DayRow]:
        async with self._store.reading() as connection:
            rows = (await connection.execute(days.select().where(which))).mappings().all()
        read = [DayRow(**{**row, "seed": int(row["seed"])}) for row in rows]
        return {(one.game, one.way): one for one in read}

    async def _make(self, day: date, wanted: list[tuple[Game[Any, Any], Way]]) -> None:
        """Whoever comes first has fixed them: another process that makes the same ones at this moment keeps none."""
        for game, way in wanted:
            row = {"day": day.isoformat(), "game": game.slug, "way": way.id, "deal": name_for(day)}
            row |= {"seed": str(randbits(64)), "salt": token_hex(16)}
            try:
                async with self._store.begin() as connection:
                    await connection.execute(days.insert().values(row))
            except IntegrityError:
                continue


def way_of(row: DayRow) -> tuple[Game[Any, Any], Way]:
    """The way to play that a deal is for; a game may have left the shelf since."""
    for game in all_games():
        for way in game.ways:
            if (game.slug, way.id) == (row.game, row.way):
                return game, way
    raise BadInput("deal", "no-such-deal")


def _key(game: Game[Any, Any], way: Way) -> tuple[str, str]:
    return game.slug, way.id
