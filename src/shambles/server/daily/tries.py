"""What people made of a daily deal: each has one try, and it counts by what their own choices did (SH-006)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from shambles.bots.reviewed import Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.daily import DEPTH, LEVEL, MINE, days_in_a_row
from shambles.server.daily.days import DayRow, Days, way_of
from shambles.server.disk.rows import seats, tables, tries
from shambles.server.tables.deal_audience import day_of
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import Cards
from shambles.server.wire.forms import NewSeat, NewTable

LOOK = 3.0  # seconds between two looks at which tries are over
PATIENCE = 900.0  # seconds until another process may have a review made that one has promised
AT_ONCE = 20
FOR_ALL = "daily"  # in whose name the reviews wait: they take turns with everybody else's


class Who(NamedTuple):
    """Somebody who tries: the key of their tries, whether they are a player, and the key they had as a guest here."""

    key: str
    is_player: bool
    guest: str | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key,) if self.guest is None else (self.key, self.guest)


class Result(msgspec.Struct, frozen=True):
    """What came of a try. Without a share it does not count: its player left, or it could not be reviewed."""

    score: int
    won: bool
    share: Share | None


class TryRow(msgspec.Struct, frozen=True):
    """Somebody's try of a deal; `home` is where they came from."""

    deal: str
    who: str
    is_player: bool
    table_id: str
    name: str
    home: str | None
    began: float
    promised: float | None
    result: Result | None

    @classmethod
    def read(cls, row: sa.RowMapping) -> TryRow:
        values = {name: row[name] for name in cls.__struct_fields__}
        result = None if row["result"] is None else msgspec.json.decode(row["result"], type=Result)
        return cls(**values | {"result": result})


class Tries:
    """Tries of daily deals: begun here, and judged in the background when they are over."""

    def __init__(self, house: House, days: Days) -> None:
        self._house, self._store, self._days = house, house.store, days

    async def begin(self, deal: DayRow, name: str, who: Who, address: str) -> tuple[LiveTable, int, str]:
        """A table for somebody's one try. Table and try are written together, or neither is."""
        if day_of(deal.deal) != self._days.today():
            raise BadInput("deal", "daily-is-over")
        if (mine := await self.of(deal.deal, who)) is not None:
            raise BadInput("deal", "daily-tried", table=mine.table_id)
        game, way = way_of(deal)
        bots = [NewSeat("bot", LEVEL)] * (way.seats - 1)
        wanted = NewTable(game=game.slug, name=name, seats=[NewSeat("you"), *bots], options=dict(way.options))
        row = {"deal": deal.deal, "who": who.key, "is_player": who.is_player, "began": self._days.clock()}
        row["home"] = self._house.home_of(address)
        try:
            live, seat, token = await self._house.new_table(
                wanted,
                address,
                cards=Cards(deal.seed, deal.deal, deal.salt),
                beside=lambda table, called: tries.insert().values(row | {"table_id": table, "name": called}),
            )
        except IntegrityError:  # the same somebody, from another window, a moment ago
            raise BadInput("deal", "daily-tried") from None
        assert seat is not None
        return live, seat, token

    async def of(self, deal: str, who: Who) -> TryRow | None:
        """Somebody's own try: also one from before they were a player."""
        return next(iter(await self._read((tries.c.deal == deal) & tries.c.who.in_(who.keys))), None)

    async def at(self, deal: str) -> list[TryRow]:
        """Everybody's tries of a deal, the first one first."""
        return await self._read(tries.c.deal == deal)

    async def count(self, deal: str) -> int:
        """How many have tried a deal."""
        async with self._store.reading() as connection:
            query = sa.select(sa.func.count()).select_from(tries).where(tries.c.deal == deal)
            return int((await connection.execute(query)).scalar_one())

    async def streak(self, who: Who) -> int:
        """On how many days in a row, up to today or yesterday, somebody has finished a daily deal."""
        done = await self._read(tries.c.who.in_(who.keys) & tries.c.result.is_not(None))
        days = {day.toordinal() for one in done if (day := day_of(one.deal)) is not None}
        return days_in_a_row(self._days.today().toordinal(), days)

    async def _read(self, which: sa.ColumnElement[bool]) -> list[TryRow]:
        async with self._store.reading() as connection:
            rows = (await connection.execute(tries.select().where(which).order_by(tries.c.began))).mappings().all()
        return [TryRow.read(row) for row in rows]

    # --- when they are over

    async def keep_settling(self) -> None:
        """Look, for as long as the server runs, which tries are over, and have them reviewed."""
        while True:
            for one in await self._due():
                await self._settle(one)
            await asyncio.sleep(LOOK)

    async def _due(self) -> list[TryRow]:
        """Tries without a result whose games are over, or whose tables are gone."""
        joined = tries.join(tables, tables.c.id == tries.c.table_id, isouter=True)
        is_over = (tables.c.status == "over") | tables.c.id.is_(None) | tables.c.aside.is_not(None)
        query = sa.select(tries).select_from(joined).where(tries.c.result.is_(None) & is_over)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query.order_by(tries.c.began).limit(AT_ONCE))).mappings().all()
        return [TryRow.read(row) for row in rows]

    async def _settle(self, one: TryRow) -> None:
        outcome = await self._outcome(one)
        if outcome is None:  # left to a bot, set aside, or forgotten
            await self._write(one, Result(0, False, None))
            return
        review, done = await self._house.reviews.reached(one.table_id)
        if review is not None:
            won = MINE in outcome.winners
            await self._write(one, Result(outcome.scores[MINE], won, review.shares[MINE]))
        elif done is None and await self._promise(one):
            await self._have_reviewed(one, outcome)

    async def _have_reviewed(self, one: TryRow, outcome: Outcome) -> None:
        """Deeply, and if that came to nothing (perhaps it took too long) as others are; the next day not at all."""
        is_late = (day_of(one.deal) or self._days.today()) < self._days.today()
        if one.promised is not None and is_late:
            await self._write(one, Result(outcome.scores[MINE], MINE in outcome.winners, None))
            return
        try:
            live = await self._house.find(one.table_id)
            await self._house.reviews.begin(live, FOR_ALL, DEPTH if one.promised is None else 1)
        except BadInput:  # enough are waited for
            which = (tries.c.deal == one.deal) & (tries.c.who == one.who)
            async with self._store.begin() as connection:
                await connection.execute(tries.update().where(which).values(promised=one.promised))

    async def _outcome(self, one: TryRow) -> Outcome | None:
        """How the game ended, if whoever began it has played it to its end."""
        mine = (seats.c.table_id == tables.c.id) & (seats.c.seat == MINE)
        query = sa.select(tables.c.result, tables.c.aside, seats.c.kind).join(seats, mine)
        async with self._store.reading() as connection:
            row = (await connection.execute(query.where(tables.c.id == one.table_id))).first()
        if row is None or row.aside is not None or row.kind != "person" or row.result is None:
            return None
        return msgspec.json.decode(row.result, type=Outcome)

    async def _promise(self, one: TryRow) -> bool:
        """Whether it is this process that has the review made; another does where this one has died."""
        now = self._days.clock()
        which = (tries.c.deal == one.deal) & (tries.c.who == one.who)
        free = tries.c.promised.is_(None) | (tries.c.promised < now - PATIENCE)
        async with self._store.begin() as connection:
            done = await connection.execute(tries.update().where(which & free).values(promised=now))
        return bool(done.rowcount)

    async def _write(self, one: TryRow, result: Result) -> None:
        which = (tries.c.deal == one.deal) & (tries.c.who == one.who) & tries.c.result.is_(None)
        async with self._store.begin() as connection:
            values = {"result": msgspec.json.encode(result).decode()}
            await connection.execute(tries.update().where(which).values(values))


class Place(msgspec.Struct, frozen=True):
    """A try on the board; `place` is None where it does not count."""

    row: TryRow
    place: int | None


def rank(rows: Sequence[TryRow]) -> list[Place]:
    """SH-006  By what one's own choices did; equal ones share a place. Of the guests at an address the first counts."""
    homes: set[str | None] = set()
    counted: list[tuple[float, TryRow]] = []
    others: list[TryRow] = []
    for row in rows:
        share = row.result.share if row.result is not None else None
        is_first = row.home is None or row.home not in homes
        homes.add(row.home)
        if share is None or not (row.is_player or is_first):
            others.append(row)
        else:
            counted.append((share.own, row))
    counted.sort(key=lambda one: -one[0])
    places = [1] if counted else []
    for number, (before, after) in enumerate(pairwise(counted), 2):
        places.append(places[-1] if before[0] == after[0] else number)
    ranked = [Place(row, place) for (_, row), place in zip(counted, places, strict=True)]
    return [*ranked, *(Place(row, None) for row in others)]
