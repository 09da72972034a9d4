"""What the host sees: tables, players and how the server is doing. No hands, seeds, tokens or addresses."""

from __future__ import annotations

import os
import resource
import sys
from typing import Any

import sqlalchemy as sa

from shambles import __version__
from shambles.server.disk.job_rows import see_jobs
from shambles.server.disk.rows import devices, holdings, players, seats, tables
from shambles.server.disk.store import Store
from shambles.server.host.standing import Standing
from shambles.server.people.holdings import is_held
from shambles.server.people.players import HERE
from shambles.server.queues import SHORT, Queue, Wait
from shambles.server.tables.house import House
from shambles.server.time_and_chance import monotonic, time
from shambles.server.wire.host import (
    FailedSeen,
    Limited,
    Load,
    Maintenance,
    Notice,
    PlayerSeen,
    QueueSeen,
    SeatSeen,
    Share,
    TableSeen,
)

PAGE = 50
STARTED = time()


async def see_tables(store: Store, after: str) -> list[TableSeen]:
    """A page of tables, those first that somebody touched last: those that come after the table of this name."""
    order = (tables.c.touched.desc(), tables.c.id)
    shown = ("id", "game", "status", "public", "rated", "created", "touched", "aside")
    async with store.reading() as connection:
        query = sa.select(*(tables.c[name] for name in shown)).order_by(*order).limit(PAGE)
        last = sa.select(tables.c.touched).where(tables.c.id == after)
        if after and (touched := (await connection.execute(last)).scalar()) is not None:
            same = (tables.c.touched == touched) & (tables.c.id > after)
            query = query.where((tables.c.touched < touched) | same)
        rows = (await connection.execute(query)).mappings().all()
        whose = sa.select(holdings.c.player_id).where(is_held()).limit(1).correlate(seats).scalar_subquery()
        here = seats.c.table_id.in_([row["id"] for row in rows])
        sitting = sa.select(seats.c.table_id, seats.c.name, seats.c.kind, seats.c.bot, whose).where(here)
        found: dict[str, list[SeatSeen]] = {row["id"]: [] for row in rows}
        for table_id, *seat in await connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat)):
            found[table_id].append(SeatSeen(*seat))
    return [TableSeen(**row, seats=tuple(found[row["id"]])) for row in rows]


async def see_players(store: Store, after: str) -> list[PlayerSeen]:
    """A page of players by the names that they are known by: those that come after the player of this id."""
    seen = sa.select(sa.func.max(devices.c.seen)).where(devices.c.player_id == players.c.id).scalar_subquery()
    games = sa.select(sa.func.count()).where(holdings.c.player_id == players.c.id).scalar_subquery()
    query = sa.select(players.c.id, players.c.name, players.c.created, seen, games)
    async with store.reading() as connection:
        last = sa.select(players.c.name).where(players.c.id == after)
        if after and (name := (await connection.execute(last)).scalar()) is not None:
            same = (players.c.name == name) & (players.c.id > after)
            query = query.where((players.c.name > name) | same)
        rows = await connection.execute(query.order_by(players.c.name, players.c.id).limit(PAGE))
        return [PlayerSeen(*row) for row in rows]


async def see_load(house: House, standing: Standing) -> Load:
    """How this process is doing, and what everybody is told."""
    async with house.store.reading() as connection:
        kinds = sa.case((tables.c.aside.is_not(None), "aside"), else_=tables.c.status)
        query = sa.select(kinds.label("kind"), sa.func.count()).group_by("kind")
        counts: dict[str, int] = {str(kind): int(count) for kind, count in await connection.execute(query)}
        everybody = await _count(connection, sa.select(sa.func.count()).select_from(players))
        recent = sa.select(sa.func.count(sa.distinct(devices.c.player_id))).where(devices.c.seen > time() - HERE)
        here = await _count(connection, recent)
    live = house.here()
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return Load(
        version=__version__,
        up_seconds=time() - STARTED,
        waiting=counts.get("waiting", 0),
        playing=counts.get("playing", 0),
        over=counts.get("over", 0),
        aside=counts.get("aside", 0),
        players=everybody,
        players_here=here,
        live_tables=len(live),
        sockets=sum(len(one.audience.viewers) for one in live.values()),
        owed=house.owed,
        down=tuple(house.troubles()),
        load=os.getloadavg()[0] / (os.cpu_count() or 1),
        memory=used,
        limited=tuple(Limited(kind, who, until) for (kind, who), until in sorted(standing.limits().items())),  # type: ignore[arg-type]  # its keys are those kinds
        notice=notice_of(standing),
    )


async def see_queues(house: House) -> list[QueueSeen]:
    """Every queue of this process, and who waits there for what."""
    return [*(_see_queue(name, queue) for name, queue in house.queues.all.items()), await _see_jobs(house)]


async def _see_jobs(house: House) -> QueueSeen:
    found, failed = await see_jobs(house.store, PAGE)
    shares = [
        Share(one.kind, one.address[:SHORT], one.waiting, one.under_way, round(one.oldest, 3), one.key)
        for one in sorted(found, key=lambda one: -one.oldest)
        if house.jobs.knows(one.kind)
    ]
    counts = (sum(one.waiting for one in shares), sum(one.under_way for one in shares))
    oldest = shares[0].oldest if shares else 0.0
    return QueueSeen("jobs", 0, *counts, oldest, tuple(shares[:PAGE]), tuple(FailedSeen(*one) for one in failed))


def _see_queue(name: str, queue: Queue) -> QueueSeen:
    by_kind: dict[tuple[str, str], list[Wait]] = {}
    for one in queue.waits():
        by_kind.setdefault((one.kind, one.address[:SHORT]), []).append(one)
    shares = sorted((_see_share(*key, found) for key, found in by_kind.items()), key=lambda one: -one.oldest)
    waiting, under_way = (sum(getattr(one, field) for one in shares) for field in ("waiting", "under_way"))
    return QueueSeen(name, queue.places, waiting, under_way, shares[0].oldest if shares else 0.0, tuple(shares[:PAGE]))


def _see_share(kind: str, address: str, found: list[Wait]) -> Share:
    waiting = [one for one in found if not one.is_under_way]
    first = min(waiting, key=lambda one: one.since, default=None)
    oldest = 0.0 if first is None else round(monotonic() - first.since, 3)
    return Share(kind, address, len(waiting), len(found) - len(waiting), oldest, "" if first is None else first.table)


def notice_of(standing: Standing) -> Notice:
    """What everybody is told now."""
    told, coming = standing.announcement, standing.maintenance
    words = {} if told is None else {lang: said for lang, said in told.words.items() if said}
    soon = None if coming is None else Maintenance(coming.until or 0.0, int(coming.words.get("minutes", "5")))
    return Notice(0 if told is None else told.number, words, soon)


async def _count(connection: Any, query: Any) -> int:
    return int((await connection.execute(query)).scalar_one())
