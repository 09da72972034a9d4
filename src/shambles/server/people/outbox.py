"""Calls on the disk: each turn of a player once for each of their ways, though servers die.

What is owed follows from the journal. A holding remembers after how many answers we last looked whether it was the
player's turn (`looked`); a table with more answers is looked at, and its calls are written in the same transaction as
that we have looked. Whoever dies before has not looked, and another does.

A call is claimed, doubted at the last moment before it leaves, and done after. Whoever dies with a doubt may have
called or not: a call with one doubt is sent once more, with two it is not, so that nobody is called more than twice.
What is known not to have got through leaves no doubt and is tried again, a little later each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from shambles.server.disk.call_rows import calls, ways
from shambles.server.disk.rows import entries, holdings, insert_new, is_lesson, players, seats, tables
from shambles.server.disk.statements import by_dialect
from shambles.server.disk.store import Store
from shambles.server.people.holdings import is_held
from shambles.server.people.ways import WAY, Way

CLAIM = 40.0  # seconds for which a call is one server's: longer than any sending takes
LATER = (30.0, 120.0, 600.0, 1_800.0, 3_600.0)  # seconds until the next try, after each that failed
DOUBTS = 2  # so often a call is sent without our knowing what came of it
FAILURES = 20  # calls in a row that did not get through: the way is given up
AT_ONCE = 200  # that are looked at


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
    due: float
    tries: int
    doubts: int
    seat: int | None  # None: the player does not sit there any more, or does not want to be called
    game: str
    settings: str | None
    quiet: str | None

    @property
    def mark(self) -> tuple[str, str, int]:
        """What tells it from all other calls."""
        return self.way.id, self.table, self.ask

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
    theirs = sa.select(ways.c.id).where((ways.c.player_id == one.player) & ways.c.code.is_(None))
    is_later = sa.func.coalesce(holdings.c.looked, -1) < one.number
    which = (holdings.c.player_id == one.player) & (holdings.c.table_id == one.table) & is_later
    over = (calls.c.table_id == one.table) & calls.c.way_id.in_(theirs) & (calls.c.ask != (-1 if ask is None else ask))
    row = {"table_id": one.table, "began": now, "due": now + after, "tries": 0, "doubts": 0}
    async with store.begin() as connection:
        noted = await connection.execute(holdings.update().where(which).values(looked=one.number))
        if not noted.rowcount:
            return
        await connection.execute(calls.delete().where(over))
        if ask is None:
            return
        for way in (await connection.execute(theirs)).scalars().all():
            fresh = row | {"way_id": way, "ask": ask, "claimed": None, "done": None}
            await connection.execute(insert_new(calls), fresh)


def _is_free(now: Any) -> sa.ColumnElement[bool]:
    free: sa.ColumnElement[bool] = calls.c.claimed.is_(None) | (calls.c.claimed < now)
    return free


def _to_be_sent(now: Any) -> sa.Select[Any]:
    """`now` is the database's, by which calls are claimed; they are due by ours.

    Addresses take turns, and at each address its ways: of many that are due, the oldest of each way come first."""
    ready = calls.c.done.is_(None) & (calls.c.due <= sa.bindparam("by", type_=sa.Float)) & _is_free(now)
    of_way = sa.func.row_number().over(partition_by=calls.c.way_id, order_by=calls.c.due).label("of_way")
    asker = sa.func.coalesce(ways.c.origin, ways.c.player_id).label("asker")
    each = sa.select(calls.c.way_id, calls.c.table_id, calls.c.ask, calls.c.due, of_way, asker)
    by_way = each.join(ways, ways.c.id == calls.c.way_id).where(ready).subquery()
    turn = sa.func.row_number().over(partition_by=by_way.c.asker, order_by=(by_way.c.of_way, by_way.c.due))
    by_turn = sa.select(by_way, turn.label("turn")).subquery()
    first = sa.select(by_turn).order_by(by_turn.c.turn, by_turn.c.due).limit(AT_ONCE).subquery()
    same = sa.and_(*(calls.c[name] == first.c[name] for name in ("way_id", "table_id", "ask")))
    columns = (calls.c.table_id, calls.c.ask, calls.c.began, calls.c.due, calls.c.tries, calls.c.doubts)
    about = (tables.c.game, players.c.settings, players.c.quiet)
    query = sa.select(*WAY, *columns, seats.c.seat.label("sits"), *about).select_from(calls).join(first, same)
    query = query.join(ways, ways.c.id == calls.c.way_id).join(players, players.c.id == ways.c.player_id)
    query = query.join(tables, tables.c.id == calls.c.table_id)
    whose = (holdings.c.player_id == ways.c.player_id) & (holdings.c.table_id == calls.c.table_id)
    query = query.outerjoin(holdings, whose).outerjoin(seats, _wants_calls())
    return query.order_by(first.c.turn, first.c.due)


_DUE = by_dialect(_to_be_sent)


async def due(store: Store, now: float) -> list[Call]:
    """Calls that are to be sent now, and that nobody else is sending."""
    async with store.reading() as connection:
        found = await connection.execute(_DUE[store.dialect], {"by": now})
        return [Call(Way(*one[: len(WAY)]), *one[len(WAY) :]) for one in found]


async def claim(store: Store, call: Call) -> bool:
    """Send it. False if another server does, or it is no more as it was found."""
    values = {"claimed": store.now() + CLAIM}
    as_found = (calls.c.doubts == call.doubts) & (calls.c.tries == call.tries)
    free = call.key & calls.c.done.is_(None) & _is_free(store.now()) & as_found
    async with store.begin() as connection:
        return bool((await connection.execute(calls.update().where(free).values(values))).rowcount)


async def doubt(store: Store, call: Call) -> None:
    """From the next moment on nobody knows what came of it, until somebody says so."""
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(doubts=call.doubts + 1))


async def finish(store: Store, call: Call, now: float, *, heard: bool = False) -> None:
    """There is no more to do for this turn; `heard`: it got through."""
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(done=now))
        if heard and call.way.failures:
            await connection.execute(ways.update().where(ways.c.id == call.way.id).values(failures=0))


async def put_off(store: Store, call: Call, until: float) -> None:
    """It is not the time for it."""
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(due=until))


async def fail(store: Store, call: Call, now: float, *, ends: bool = False, counts: bool = True) -> None:
    """It is known not to have got through: there is no doubt, and perhaps another try. `counts`: against the way."""
    later = None if ends or call.tries >= len(LATER) else now + LATER[call.tries]
    values: dict[str, Any] = {"claimed": None, "doubts": call.doubts, "tries": calls.c.tries + 1}
    values |= {"done": now} if later is None else {"due": later}
    way = ways.c.id == call.way.id
    async with store.begin() as connection:
        await connection.execute(calls.update().where(call.key).values(values))
        if not counts:
            return
        await connection.execute(ways.update().where(way).values(failures=ways.c.failures + 1))
        await connection.execute(ways.delete().where(way & (ways.c.failures >= FAILURES)))


async def drop(store: Store, found: Sequence[Call]) -> None:
    """The turn is over, or the player does not sit there any more."""
    async with store.begin() as connection:
        for call in found:
            await connection.execute(calls.delete().where(call.key))


async def free_claims(store: Store) -> None:
    """Whoever was sending is gone."""
    async with store.begin() as connection:
        await connection.execute(calls.update().where(calls.c.claimed.is_not(None)).values(claimed=None))


async def tidy_up(store: Store) -> None:
    """Where no game is on, nobody is called."""
    on = sa.select(tables.c.id).where(tables.c.status == "playing")
    async with store.begin() as connection:
        await connection.execute(calls.delete().where(calls.c.table_id.not_in(on)))
