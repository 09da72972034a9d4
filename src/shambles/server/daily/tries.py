"""What people made of a daily deal: each has one try, and it counts by what their own choices did (SH-006).

Some tries have no place on the board: somebody at the same address may have seen the cards before. That is decided when
a try begins, and such a try is not reviewed. The reviews of all others are made by turns of addresses and players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from datetime import time as time_of_day
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.bots.costs import places_of
from shambles.bots.reviewed import Cost, Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.daily import LEVEL, MINE, days_in_a_row
from shambles.server.daily.days import DayRow, Days, way_of
from shambles.server.disk.job_rows import Job, add_job
from shambles.server.disk.rows import first_tries, insert_new, seats, tables, tries
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.jobs.kind import JobKind
from shambles.server.people.tokens import fingerprint
from shambles.server.tables.deal_audience import beginning_of_names, day_of
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import Cards
from shambles.server.time_and_chance import time
from shambles.server.wire.daily import Unranked
from shambles.server.wire.forms import NewSeat, NewTable

AGAIN = 5.0  # seconds until the next look at a table that is being set aside


class Who(NamedTuple):
    """Somebody who tries: the key of their tries, whether they are a player and since when, and the key they had as a
    guest here."""

    key: str
    is_player: bool
    guest: str | None = None
    since: float = 0.0

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key,) if self.guest is None else (self.key, self.guest)


class FirstTry(NamedTuple):
    """The first try of a deal from an address."""

    table_id: str
    began: float


def why_unranked(who: Who, first: FirstTry | None) -> Unranked | None:
    """SH-006  Why somebody's try from an address is not ranked, given an earlier one from there.

    One person can be several guests, and become a player afterwards. So a guest's try must be the first one, and a
    player must have been one before it began. Players who share an address are ranked side by side.
    """
    if first is None:
        return None
    if not who.is_player:
        return "not-first"
    return "new-player" if first.began <= who.since else None


class Result(msgspec.Struct, frozen=True):
    """The result of a try. It has a cost and a share once it has been reviewed; one that its player left has none."""

    score: int
    won: bool
    share: Share | None
    cost: Cost | None = None


class TryRow(msgspec.Struct, frozen=True):
    """Somebody's try of a deal; `judged` when its result is final."""

    deal: str
    who: str
    is_player: bool
    table_id: str
    name: str
    began: float
    result: Result | None
    unranked: Unranked | None = None
    judged: bool = False

    @classmethod
    def read(cls, row: sa.RowMapping) -> TryRow:
        values = {name: row[name] for name in cls.__struct_fields__}
        result = None if row["result"] is None else msgspec.json.decode(row["result"], type=Result)
        return cls(**values | {"result": result})


class Tries(JobKind):
    """Tries of daily deals: begun here, and judged in the background when they are over.

    The end of a game makes its job due, and otherwise the end of each day: its table may be gone by then.
    """

    name, waits = "daily", (60.0, 900.0)

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
        home, began = self._house.home_of(address), self._days.clock()

        async def write(connection: AsyncConnection, table: str, called: str) -> None:
            first = None
            if home is not None:
                row = {"deal": deal.deal, "home": _home_for(deal.deal, home), "table_id": table, "began": began}
                await connection.execute(insert_new(first_tries), row)
                found = await _firsts(connection, home, [deal.deal])
                first = found[deal.deal] if found[deal.deal].table_id != table else None
            mine = {"deal": deal.deal, "who": who.key, "is_player": who.is_player, "table_id": table, "name": called}
            mine |= {"began": began, "unranked": why_unranked(who, first)}
            await connection.execute(tries.insert().values(mine))
            tomorrow = end_of_day(self._days.today())
            await add_job(connection, self.name, table, tomorrow, home or "", who.key)
            await add_job(connection, ForgetAddresses.name, f"{self._days.today()}", tomorrow)

        try:
            live, seat, token = await self._house.new_table(
                wanted,
                address,
                cards=Cards(deal.seed, deal.deal, deal.salt),
                beside=write,
            )
        except IntegrityError:  # the same somebody, from another window, a moment ago
            raise BadInput("deal", "daily-tried") from None
        assert seat is not None
        return live, seat, token

    async def of(self, deal: str, who: Who) -> TryRow | None:
        """Somebody's own try, with its result as soon as its game is over: also one from before they were a player."""
        found = next(iter(await self._read((tries.c.deal == deal) & tries.c.who.in_(who.keys))), None)
        if found is None or found.result is not None or (outcome := await self._outcome(found)) is None:
            return found
        return await self._finish(found, outcome)

    async def would_be_unranked(self, deals: Sequence[str], who: Who, address: str) -> dict[str, Unranked]:
        """The deals of which a try that begins now from this address would not be ranked, and why."""
        home = self._house.home_of(address)
        if home is None:
            return {}
        async with self._store.reading() as connection:
            firsts = await _firsts(connection, home, deals)
        return {deal: why for deal, first in firsts.items() if (why := why_unranked(who, first)) is not None}

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

    async def do(self, job: Job) -> float | None:
        """Settle a try whose game is over, or whose table is gone."""
        one = next(iter(await self._read(tries.c.table_id == job.key)), None)
        if one is None or one.judged:
            return None
        if await self._is_on(one):
            return end_of_day(self._days.today())
        outcome = await self._outcome(one)
        if outcome is None:  # left to a bot, set aside, or forgotten
            await self._write(one, Result(0, False, None), judged=True)
            return None
        one = one if one.result is not None else await self._finish(one, outcome)
        is_late = (day_of(one.deal) or self._days.today()) < self._days.today()
        if job.tries and is_late:  # perhaps it took too long; the next day it is too late
            await self.give_up(job)
        elif not one.judged:
            try:
                live = await self._house.read(one.table_id)
            except BadInput:  # it was set aside a moment ago
                return time() + AGAIN
            review = await self._house.reviews.made(live, WorkFor(job.address, one.who), ranked=True)
            await self._write(one, _result(outcome, review.shares[MINE], review.cost), judged=True)
        return None

    async def give_up(self, job: Job) -> None:
        """It has its result, and no share."""
        for one in await self._read(tries.c.table_id == job.key):
            if (outcome := await self._outcome(one)) is not None:
                await self._write(one, _result(outcome), judged=True)

    async def _is_on(self, one: TryRow) -> bool:
        is_on = (tables.c.id == one.table_id) & (tables.c.status != "over") & tables.c.aside.is_(None)
        async with self._store.reading() as connection:
            return (await connection.execute(sa.select(tables.c.id).where(is_on))).first() is not None

    async def _finish(self, one: TryRow, outcome: Outcome) -> TryRow:
        """Its result is known at once; its share, if it is to be ranked, when it has been reviewed."""
        return await self._write(one, _result(outcome), judged=one.unranked is not None)

    async def _outcome(self, one: TryRow) -> Outcome | None:
        """How the game ended, if whoever began it has played it to its end."""
        mine = (seats.c.table_id == tables.c.id) & (seats.c.seat == MINE)
        query = sa.select(tables.c.result, tables.c.aside, seats.c.kind).join(seats, mine)
        async with self._store.reading() as connection:
            row = (await connection.execute(query.where(tables.c.id == one.table_id))).first()
        if row is None or row.aside is not None or row.kind != "person" or row.result is None:
            return None
        return msgspec.json.decode(row.result, type=Outcome)

    async def _write(self, one: TryRow, result: Result, *, judged: bool) -> TryRow:
        which = (tries.c.deal == one.deal) & (tries.c.who == one.who) & ~tries.c.judged
        values = {"result": msgspec.json.encode(result).decode(), "judged": judged}
        async with self._store.begin() as connection:
            await connection.execute(tries.update().where(which).values(values))
        return msgspec.structs.replace(one, result=result, judged=judged)


class ForgetAddresses(JobKind):
    """Deletes the fingerprints of addresses that tries came from, at the end of the day."""

    name, is_endless = "first-tries", True

    def __init__(self, store: Store, days: Days) -> None:
        self._store, self._days = store, days

    async def do(self, job: Job) -> None:
        today = beginning_of_names(self._days.today())
        async with self._store.begin() as connection:
            await connection.execute(first_tries.delete().where(first_tries.c.deal < today))


def end_of_day(day: date) -> float:
    return datetime.combine(day + timedelta(days=1), time_of_day(), UTC).timestamp()


def _result(outcome: Outcome, share: Share | None = None, cost: Cost | None = None) -> Result:
    return Result(outcome.scores[MINE], MINE in outcome.winners, share, cost)


def _home_for(deal: str, home: str) -> str:
    """An address as a deal knows it: nothing else in the database has this fingerprint, so it outlives erasing."""
    return fingerprint(f"{home} {deal}")


async def _firsts(connection: AsyncConnection, home: str, deals: Sequence[str]) -> Mapping[str, FirstTry]:
    """The first tries of these deals from an address."""
    homes = [_home_for(deal, home) for deal in deals]
    which = first_tries.c.home.in_(homes) & first_tries.c.deal.in_(deals)
    query = sa.select(first_tries.c.deal, first_tries.c.table_id, first_tries.c.began).where(which)
    return {deal: FirstTry(table, began) for deal, table, began in await connection.execute(query)}


class Place(msgspec.Struct, frozen=True):
    """A try on the board; `place` is None where it does not count."""

    row: TryRow
    place: int | None


def rank(rows: Sequence[TryRow]) -> list[Place]:
    """SH-006  By what one's own choices lost; those between whom the judge cannot tell share a place."""
    counted: list[tuple[Cost, TryRow]] = []
    others: list[TryRow] = []
    for row in rows:
        cost = row.result.cost if row.result is not None else None
        if cost is None or row.unranked is not None:
            others.append(row)
        else:
            counted.append((cost, row))
    counted.sort(key=lambda one: one[0].lost)
    places = places_of([cost for cost, _ in counted])
    ranked = [Place(row, place) for (_, row), place in zip(counted, places, strict=True)]
    return [*ranked, *(Place(row, None) for row in others)]
