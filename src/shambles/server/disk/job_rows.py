"""Jobs on the disk: work for later, done once by one of the servers (jobs/).

A job is written in the transaction of what caused it, and its key is unique among those of its kind. A server claims it
for a while, renews that while it works on it, and deletes it when it is done. A job of a server that has died is free
again when its claim is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.server.disk.rows import metadata, tables
from shambles.server.disk.statements import NAMES, by_dialect
from shambles.server.time_and_chance import time

if TYPE_CHECKING:
    from shambles.server.disk.store import Store

CLAIM = 40.0  # seconds for which a job is one server's, unless it says so again
REMEMBERED = 30 * 86_400.0  # seconds for which a job that failed is shown to the host
NEW_JOBS = "new-jobs"  # noted at a connection that has written one, until it commits

# `address` and `whose` say whose turn a job counts as: the fingerprint of a network, and a player or a way there. `due`
# changes whenever something happens that the job is to see. A job with `failed` is tried no more, and `why` says why.
jobs = sa.Table(
    "jobs",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(100), primary_key=True, index=True),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("whose", sa.String(64), nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("claimed_by", sa.String(24)),
    sa.Column("claimed_until", sa.Float),
    sa.Column("failed", sa.Float),
    sa.Column("why", sa.String(200)),
)


class Job(NamedTuple):
    """A job as it was claimed; `tries` have failed so far."""

    kind: str
    key: str
    address: str
    whose: str
    due: float
    tries: int


class WaitingJobs(NamedTuple):
    """The due jobs of one kind and address: how many wait, how many are worked on, how long the oldest is due."""

    kind: str
    address: str
    waiting: int
    under_way: int
    oldest: float
    key: str


class FailedJob(NamedTuple):
    """A job that is tried no more."""

    kind: str
    key: str
    tries: int
    failed: float
    why: str


# --- written with what causes them

_ADD = sa.text(
    "INSERT INTO jobs (kind, key, address, whose, due) VALUES (:kind, :key, :address, :whose, :due) "
    "ON CONFLICT DO NOTHING"
)
_KIND: Any = sa.bindparam("of_kind", type_=sa.String)
_ME: Any = sa.bindparam("me", type_=sa.String)
_SECONDS: Any = sa.bindparam("seconds", type_=sa.Float)
_COLUMNS = [jobs.c[name] for name in Job._fields]


async def add_job(
    connection: AsyncConnection, kind: str, key: str, due: float, address: str = "", whose: str = ""
) -> None:
    """A job, unless there is one with this key. The servers hear of it when the transaction is done."""
    connection.info[NEW_JOBS] = True
    await connection.execute(
        _ADD, {"kind": kind, "key": key, "due": due, "address": address or key, "whose": whose or key}
    )


async def hasten_jobs(connection: AsyncConnection, *keys: str | None) -> None:
    """Something has happened to these: their jobs are due now. One that is worked on is looked at once more."""
    connection.info[NEW_JOBS] = True
    is_theirs = jobs.c.key.in_([key for key in keys if key is not None]) & jobs.c.failed.is_(None)
    is_later = (jobs.c.due > time()) | jobs.c.claimed_by.is_not(None)
    await connection.execute(jobs.update().where(is_theirs & is_later).values(due=time()))


async def hasten_jobs_of_table(connection: AsyncConnection, table_id: str) -> None:
    """A game is over, or set aside: jobs of the table and of its club night are due now."""
    club = (await connection.execute(sa.select(tables.c.club).where(tables.c.id == table_id))).scalar()
    await hasten_jobs(connection, table_id, club)


# --- found and claimed


def _is_taken(now: Any) -> sa.ColumnElement[bool]:
    taken: sa.ColumnElement[bool] = sa.func.coalesce(jobs.c.claimed_until, 0.0) > now
    return taken


def _is_due(now: Any) -> sa.ColumnElement[bool]:
    due: sa.ColumnElement[bool] = jobs.c.failed.is_(None) & (jobs.c.due <= now)
    return due


def _next_dues(now: Any) -> Any:
    """Seconds until the first job of each kind is free and due."""
    free = sa.case((_is_taken(now) & (jobs.c.claimed_until > jobs.c.due), jobs.c.claimed_until), else_=jobs.c.due)
    return sa.select(jobs.c.kind, sa.func.min(free) - now).where(jobs.c.failed.is_(None)).group_by(jobs.c.kind)


def _find(now: Any) -> Any:
    """Free and due jobs, by turns: addresses take turns, and at each address the players. Jobs that are worked on count
    as turns that an address has had."""
    is_free = sa.case((_is_taken(now), 0), else_=1).label("is_free")
    order = (is_free, jobs.c.due, jobs.c.key)
    nth = sa.func.row_number().over(partition_by=(jobs.c.address, jobs.c.whose), order_by=order).label("nth")
    due = sa.select(*_COLUMNS, is_free, nth).where((jobs.c.kind == _KIND) & _is_due(now)).subquery()
    of_address = (due.c.is_free, due.c.nth, due.c.due, due.c.key)
    turn = sa.func.row_number().over(partition_by=due.c.address, order_by=of_address).label("turn")
    line = sa.select(due, turn).subquery()
    query = sa.select(line.c.turn, *(line.c[name] for name in Job._fields)).where(line.c.is_free == 1)
    query = query.where(line.c.turn <= sa.bindparam("each", type_=sa.Integer))
    return query.order_by(line.c.turn, line.c.due, line.c.key).limit(sa.bindparam("most", type_=sa.Integer))


def _claim(now: Any) -> Any:
    """One statement: of two servers that find the same job, one gets it."""
    here = (jobs.c.kind == _KIND) & jobs.c.key.in_(NAMES)
    change = jobs.update().where(here & _is_due(now) & ~_is_taken(now))
    return change.values(claimed_by=_ME, claimed_until=now + _SECONDS).returning(*_COLUMNS)


_NEXT_DUES, _FIND, _CLAIM = by_dialect(_next_dues), by_dialect(_find), by_dialect(_claim)
_RENEW = by_dialect(
    lambda now: (
        jobs.update().where(jobs.c.key.in_(NAMES) & (jobs.c.claimed_by == _ME)).values(claimed_until=now + _SECONDS)
    )
)


async def next_dues(store: Store) -> list[tuple[str, float]]:
    """Seconds until the first job of each kind is due that no server works on."""
    async with store.reading() as connection:
        return [(str(kind), float(due)) for kind, due in await connection.execute(_NEXT_DUES[store.dialect])]


async def find_jobs(store: Store, kind: str, each: int, most: int) -> list[tuple[int, Job]]:
    """Jobs that are due and free, with their turns: `each` of one address, those included that are worked on."""
    async with store.reading() as connection:
        rows = await connection.execute(_FIND[store.dialect], {"of_kind": kind, "each": each, "most": most})
        return [(int(turn), Job(*job)) for turn, *job in rows]


async def claim(store: Store, found: Sequence[Job], me: str) -> list[Job]:
    """Those of these jobs of one kind that are ours now, as they are by now."""
    if not found:
        return []
    given = {"of_kind": found[0].kind, "names": [job.key for job in found], "me": me, "seconds": CLAIM}
    return await store.do(lambda connection: [Job(*job) for job in connection.execute(_CLAIM[store.dialect], given)])


async def renew(store: Store, keys: Sequence[str], me: str) -> None:
    """We still work on these."""
    given = {"names": list(keys), "me": me, "seconds": CLAIM}
    await store.do(lambda connection: connection.execute(_RENEW[store.dialect], given).close())


# --- done, put off, given up

_FREE: dict[str, Any] = {"claimed_by": None, "claimed_until": None}


def _ours(job: Job, me: str) -> sa.ColumnElement[bool]:
    return (jobs.c.kind == job.kind) & (jobs.c.key == job.key) & (jobs.c.claimed_by == me)


async def finish(store: Store, job: Job, me: str) -> None:
    """It is done; unless something has happened meanwhile that it is to see."""
    ours = _ours(job, me)

    def work(connection: sa.Connection) -> None:
        connection.execute(jobs.delete().where(ours & (jobs.c.due == job.due)))
        connection.execute(jobs.update().where(ours).values(tries=0, **_FREE))

    await store.do(work)


async def put_off(store: Store, job: Job, me: str, due: float, *, tries: int, why: str | None = None) -> None:
    """It is to be done then; or now, if something has happened meanwhile that it is to see."""
    then = sa.case((jobs.c.due == job.due, due), else_=jobs.c.due)
    change = jobs.update().where(_ours(job, me)).values(due=then, tries=tries, why=why, **_FREE)
    await store.do(lambda connection: connection.execute(change).close())


async def give_up(store: Store, job: Job, me: str, why: str, now: float) -> None:
    """It is tried no more. The host sees why, but not for which address or player it was."""
    gone: dict[str, Any] = {"failed": now, "why": why, "tries": job.tries + 1, "address": "", "whose": ""}

    def work(connection: sa.Connection) -> None:
        connection.execute(jobs.update().where(_ours(job, me)).values(**gone, **_FREE))
        connection.execute(jobs.delete().where(jobs.c.failed < now - REMEMBERED))

    await store.do(work)


async def release_jobs(store: Store, me: str | None = None) -> None:
    """Free the jobs that this server has claimed; without `me` those of all servers."""
    whose = jobs.c.claimed_by.is_not(None) if me is None else jobs.c.claimed_by == me
    async with store.reading() as connection:  # at rest nobody writes
        if (await connection.execute(sa.select(jobs.c.key).where(whose).limit(1))).first() is None:
            return
    await store.do(lambda connection: connection.execute(jobs.update().where(whose).values(**_FREE)).close())


# --- for the host


def _waiting(now: Any) -> Any:
    is_taken = sa.case((_is_taken(now), 1), else_=0)
    oldest = now - sa.func.min(sa.case((is_taken == 0, jobs.c.due), else_=now))
    counts = (sa.func.sum(1 - is_taken), sa.func.sum(is_taken), oldest, sa.func.min(jobs.c.key))
    query = sa.select(jobs.c.kind, jobs.c.address, *counts).where(_is_due(now))
    return query.group_by(jobs.c.kind, jobs.c.address)


_WAITING = by_dialect(_waiting)
_FAILED = sa.select(*(jobs.c[name] for name in FailedJob._fields)).where(jobs.c.failed.is_not(None))


async def see_jobs(store: Store, most: int) -> tuple[list[WaitingJobs], list[FailedJob]]:
    """The jobs that are due, by kind and address; and those that failed, the latest first."""
    async with store.reading() as connection:
        waiting = [WaitingJobs(*one) for one in await connection.execute(_WAITING[store.dialect])]
        failed = await connection.execute(_FAILED.order_by(jobs.c.failed.desc()).limit(most))
        return waiting, [FailedJob(*one) for one in failed]
