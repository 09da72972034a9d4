"""Calls on the disk: each turn of a player once for each of their ways, though servers die.

What is owed follows from the journal. A holding remembers after how many answers we last looked whether it was the
player's turn (`looked`); a table with more answers is looked at, and its calls are written in the same transaction as
that we have looked. Whoever dies before has not looked, and another does.

Each call is a job (jobs/), and doubted at the last moment before it leaves. Whoever dies with a doubt may have called
or not: a call with one doubt is sent once more, with two it is not, so that nobody is called more than twice. What is
known not to have got through leaves no doubt and is tried again, a little later each time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from shambles.server.disk.call_rows import calls, ways
from shambles.server.disk.job_rows import Job, add_job
from shambles.server.disk.rows import entries, holdings, insert_new, is_lesson, players, seats, tables
from shambles.server.disk.store import Store
from shambles.server.people.holdings import is_held
from shambles.server.people.ways import WAY, Way

CALL = "call"  # jobs: to send a call
DOUBTS = 2  # so often a call is sent without our knowing what came of it
FAILURES = 20  # calls in a row that did not get through: the way is given up
AT_ONCE = 200  # seats that are looked at


class Owed(NamedTuple):
    """A player's seat at a table that has got more answers: how many, and who gave the last one, by which key."""

    player: str
    table: str
    seat: int
    number: int
    last_seat: int | None
    last_key: str | None


class Call(NamedTuple):
    """A call that is due, with all that it takes to send it."""

    way: Way
    table: str
    ask: int
    began: float
    doubts: int
    seat: int | None  # None: the player does not sit there any more, or does not want to be called
    game: str
    settings: str | None
    quiet: str | None

    @property
    def key(self) -> sa.ColumnElement[bool]:
        return (calls.c.way_id == self.way.id) & (calls.c.table_id == self.table) & (calls.c.ask == self.ask)


def _wants_calls() -> sa.ColumnElement[bool]:
    """Whether a person sits there who may be called."""
    sits = (seats.c.kind == "person") & seats.c.bot.is_(None) & holdings.c.token_hash.is_not(None)
    return is_held() & sits & ~holdings.c.muted


def _new_answers() -> sa.Select[Any]:
    """Seats of players who want to be called, at tables with more answers than when we last looked.

    Players take turns: one with hundreds of tables keeps nobody else waiting."""
    called = sa.exists().where(ways.c.code.is_(None) & (ways.c.player_id == holdings.c.player_id))
    newest = sa.select(sa.func.coalesce(sa.func.max(entries.c.number), 0))
    number = newest.where(entries.c.table_id == holdings.c.table_id).scalar_subquery()
    query = sa.select(holdings.c.player_id, holdings.c.table_id, holdings.c.seat, number.label("number"))
    query = query.join(seats, _wants_calls()).join(tables, tables.c.id == holdings.c.table_id)
    is_on = (tables.c.status == "playing") & tables.c.aside.is_(None) & ~is_lesson()
    new = is_on & called & (sa.func.coalesce(holdings.c.looked, -1) != number)
    turn = sa.func.row_number().over(partition_by=holdings.c.player_id, order_by=holdings.c.table_id)
    found = query.where(new).order_by(turn, holdings.c.table_id).limit(AT_ONCE).subquery()
    last = (entries.c.table_id == found.c.table_id) & (entries.c.number == found.c.number)
    return sa.select(*found.c, entries.c.seat.label("last_seat"), entries.c.key).outerjoin(entries, last)


_ANYBODY = sa.select(ways.c.id).where(ways.c.code.is_(None)).limit(1)
_OWED = _new_answers()


async def owed(store: Store) -> list[Owed]:
    """Where we have not looked yet whether it is somebody's turn."""
    async with store.reading() as connection:
        if (await connection.execute(_ANYBODY)).first() is None:
            return []  # nobody wants to be called
        return [Owed(*tuple(one)) for one in await connection.execute(_OWED)]


async def note(store: Store, one: Owed, ask: int | None, now: float, after: float) -> None:
    """We have looked. It is the player's turn, and they are to be called by all their ways; or it is not (None).

    If somebody has looked after more answers meanwhile, nothing is written: their turn may have passed since."""
    is_theirs = (ways.c.player_id == one.player) & ways.c.code.is_(None)
    theirs = sa.select(ways.c.id).where(is_theirs)
    is_later = sa.func.coalesce(holdings.c.looked, -1) < one.number
    which = (holdings.c.player_id == one.player) & (holdings.c.table_id == one.table) & is_later
    over = (calls.c.table_id == one.table) & calls.c.way_id.in_(theirs) & (calls.c.ask != (-1 if ask is None else ask))
    row = {"table_id": one.table, "ask": ask, "began": now, "doubts": 0}
    async with store.begin() as connection:
        noted = await connection.execute(holdings.update().where(which).values(looked=one.number))
        if not noted.rowcount:
            return
        await connection.execute(calls.delete().where(over))
        if ask is None:
            return
        for way, origin in (await connection.execute(sa.select(ways.c.id, ways.c.origin).where(is_theirs))).all():
            if (await connection.execute(insert_new(calls), row | {"way_id": way})).rowcount:
                key = f"{way}/{one.table}/{ask}"
                await add_job(connection, CALL, key, now + after, origin or one.player, way)


def table_of(job: Job) -> str:
    """The table at which somebody is to be called."""
    return job.key.split("/")[1]


async def find_call(store: Store, job: Job) -> Call | None:
    """A call with all data that sending it needs; None if the player is not to be called any more."""
    way, table, ask = job.key.split("/")
    columns = (calls.c.table_id, calls.c.ask, calls.c.began, calls.c.doubts)
    about = (tables.c.game, players.c.settings, players.c.quiet)
    query = sa.select(*WAY, *columns, seats.c.seat.label("sits"), *about).select_from(calls)
    query = query.join(ways, ways.c.id == calls.c.way_id).join(players, players.c.id == ways.c.player_id)
    query = query.join(tables, tables.c.id == calls.c.table_id)
    whose = (holdings.c.player_id == ways.c.player_id) & (holdings.c.table_id == calls.c.table_id)
    query = query.outerjoin(holdings, whose).outerjoin(seats, _wants_calls())
    this = (calls.c.way_id == way) & (calls.c.table_id == table) & (calls.c.ask == int(ask))
    async with store.reading() as connection:
        one = (await connection.execute(query.where(this))).first()
        return None if one is None else Call(Way(*one[: len(WAY)]), *one[len(WAY) :])


async def doubt(store: Store, call: Call) -> None:
    """From the next moment on nobody knows what came of it, until somebody says so."""
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(doubts=call.doubts + 1))


async def note_success(store: Store, call: Call) -> None:
    """It got through."""
    if call.way.failures:
        async with store.begin() as connection:
            await connection.execute(ways.update().where(ways.c.id == call.way.id).values(failures=0))


async def note_failure(store: Store, call: Call, *, counts: bool) -> None:
    """It is known not to have got through: there is no doubt. `counts`: against the way."""
    way = ways.c.id == call.way.id
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(doubts=call.doubts))
        if not counts:
            return
        await connection.execute(ways.update().where(way).values(failures=ways.c.failures + 1))
        await connection.execute(ways.delete().where(way & (ways.c.failures >= FAILURES)))


async def drop(store: Store, call: Call) -> None:
    """The turn is over, or the player does not sit there any more."""
    async with store.begin() as connection:
        await connection.execute(calls.delete().where(call.key))
