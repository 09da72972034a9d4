"""The host's deeds (SH-016). Each is done together with its row in the log, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.bots import USUAL_LEVEL
from shambles.core.asking.reply import BadInput
from shambles.server.disk.addresses import ADDRESS, Addresses
from shambles.server.disk.clock_rows import clocks
from shambles.server.disk.host_rows import deeds
from shambles.server.disk.job_rows import hasten_jobs_of_table
from shambles.server.disk.rows import BY_HOST, holdings, is_lesson, players, seats, tables
from shambles.server.disk.store import Store
from shambles.server.host.deeds import add_deed
from shambles.server.host.standing import PLAYER, TABLE
from shambles.server.limits import network_of
from shambles.server.people.holdings import is_held

Limit = Literal["mute", "ban"]
LONGEST_REASON = 150  # letters


async def close_table(store: Store, table_id: str, why: str, now: float) -> None:
    """Set a table aside: nobody plays there until it is opened again, and nothing of it is lost."""
    here = tables.c.id == table_id
    async with store.begin() as connection:
        found = (await connection.execute(sa.select(tables.c.aside).where(here))).first()
        if found is None:
            raise BadInput("table", "no-such-table")
        if found.aside is not None:
            raise BadInput("table", "table-closed")
        aside = {"aside": BY_HOST + why[:LONGEST_REASON]}
        await connection.execute(tables.update().where(here).values(aside))
        await hasten_jobs_of_table(connection, table_id)
        await add_deed(connection, now, "close", TABLE + table_id, words={"why": why})


async def reopen_table(store: Store, table_id: str, why: str, now: float) -> None:
    """The game goes on. Clocks that ran have as much time left as they had."""
    here = (tables.c.id == table_id) & tables.c.aside.startswith(BY_HOST)
    subject = TABLE + table_id
    async with store.begin() as connection:
        closed = sa.select(sa.func.max(deeds.c.at)).where((deeds.c.subject == subject) & (deeds.c.deed == "close"))
        since = (await connection.execute(closed)).scalar()
        done = await connection.execute(tables.update().where(here).values(aside=None, lease=0.0, touched=now))
        if not done.rowcount:
            raise BadInput("table", "not-closed")
        away = now - (now if since is None else since)
        runs = (clocks.c.table_id == table_id) & clocks.c.runs
        await connection.execute(clocks.update().where(runs).values(deadline=clocks.c.deadline + away))
        await add_deed(connection, now, "reopen", subject, words={"why": why})


async def limit(store: Store, kind: Limit, subject: str, until: float, why: str, now: float) -> None:
    """Mute or ban somebody until then. A caretaker plays on in the running games of whoever is banned."""
    async with store.begin() as connection:
        if kind == "ban":
            await _hand_to_caretakers(connection, subject)
        await add_deed(connection, now, kind, subject, until, {"why": why})


async def lift(store: Store, kind: Limit, subject: str, why: str, now: float) -> None:
    """They may speak again, or come in again."""
    async with store.begin() as connection:
        await add_deed(connection, now, "unmute" if kind == "mute" else "unban", subject, words={"why": why})


async def announce(store: Store, words: Mapping[str, str], until: float, now: float) -> None:
    """Tell everybody; no words at all take down what was told before."""
    async with store.begin() as connection:
        await add_deed(connection, now, "announce", until=until, words=words)


async def maintain(store: Store, begins: float, minutes: int, now: float) -> None:
    """Every process of this service ends then, and whoever runs it starts it again."""
    async with store.begin() as connection:
        await add_deed(connection, now, "maintain", until=begins, words={"minutes": str(minutes)})


async def call_off(store: Store, now: float) -> None:
    """There will be no maintenance after all."""
    async with store.begin() as connection:
        await add_deed(connection, now, "call-off")


async def subject_of(
    store: Store, addresses: Addresses, player: str | None, address: str | None, seat: tuple[str, int] | None
) -> str:
    """Who is meant: a player, an address, or whoever sits there, by where they came from; exactly one is given."""
    if sum(one is not None for one in (player, address, seat)) != 1:
        raise BadInput("who", "one-of-these", known=("player", "address", "table and seat"))
    if address is not None:
        try:
            ip_address(address)
        except ValueError:
            raise BadInput("address", "not-an-address", found=address[:40]) from None
        return ADDRESS + addresses.fingerprint(network_of(address))
    async with store.reading() as connection:
        if player is not None:
            known = sa.select(players.c.id).where(players.c.id == player)
            if (await connection.execute(known)).scalar() is None:
                raise BadInput("player", "no-such-player-here", found=player[:24])
            return PLAYER + player
        assert seat is not None
        here = (seats.c.table_id == seat[0]) & (seats.c.seat == seat[1]) & (seats.c.kind == "person")
        home = (await connection.execute(sa.select(seats.c.home).where(here))).scalar()
    if home is None:
        raise BadInput("seat", "nobody-there", found=f"{seat[0]}/{seat[1] + 1}")
    return f"{ADDRESS}{home}"


async def _hand_to_caretakers(connection: AsyncConnection, subject: str) -> None:
    """SH-016  The others play on. A daily deal is nobody else's to play, and a lesson is nobody's to wait for."""
    if subject.startswith(PLAYER):
        held = holdings.c.player_id == subject.removeprefix(PLAYER)
        theirs: sa.ColumnElement[bool] = sa.exists().where(held & is_held()).correlate(seats)
    else:
        theirs = seats.c.home == subject.removeprefix(ADDRESS)
    alone = sa.func.coalesce(tables.c.deal, "").startswith("daily") & tables.c.began_from.is_(None)
    on = (tables.c.status != "over") & ~is_lesson() & ~alone
    running = sa.select(tables.c.id).where(on)
    mine = theirs & (seats.c.kind == "person") & seats.c.bot.is_(None) & seats.c.table_id.in_(running)
    found = (await connection.execute(sa.select(seats.c.table_id).where(mine))).scalars().all()
    await connection.execute(seats.update().where(mine).values(bot=USUAL_LEVEL, removers="[]"))
    # A table that nobody answered for is looked after again.
    idle = tables.c.id.in_(set(found)) & tables.c.owner.is_(None)
    await connection.execute(tables.update().where(idle).values(lease=0.0))
