"""A player takes everything along, or is erased: what is theirs goes, and the games of others stay whole.

In a game that is over, and in one that they left, the seat is somebody's; in one that is on, a bot plays it; in one
that has not begun it is open again. What they said is gone, and where they sat from. Nobody can come back.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.bots import USUAL_LEVEL
from shambles.server.disk.box_rows import shared_boxes
from shambles.server.disk.call_rows import ways
from shambles.server.disk.club_rows import club_entries, clubs
from shambles.server.disk.job_rows import jobs
from shambles.server.disk.rows import SOMEBODY, chat, holdings, players, reviews, seats, tables, tries
from shambles.server.disk.store import Store
from shambles.server.people.holdings import is_held
from shambles.server.people.players import key_of_player
from shambles.server.people.tokens import fingerprint, new_token

UNSAID = "…"


class Said(msgspec.Struct, frozen=True):
    """What a player said at a table."""

    table: str
    text: str


async def words_of(store: Store, player: str) -> list[Said]:
    """The player's own lines of chat, also at waiting tables that they have left; what others said is theirs."""
    line = (chat.c.table_id, chat.c.number, chat.c.text)
    held = sa.select(*line).select_from(holdings).join(seats, is_held())
    held = held.join(chat, (chat.c.table_id == seats.c.table_id) & (chat.c.seat == seats.c.seat))
    held = held.where((holdings.c.player_id == player) & (chat.c.name == seats.c.name) & chat.c.left_by.is_(None))
    said = sa.union(held, sa.select(*line).where(chat.c.left_by == player)).subquery()
    query = sa.select(said.c.table_id, said.c.text).order_by(said.c.table_id, said.c.number)
    async with store.reading() as connection:
        return [Said(*one) for one in await connection.execute(query)]


async def erase(store: Store, player: str) -> list[str]:
    """Everything that is a player's. The tables at which something has changed."""
    query = _SEATS.join(holdings, is_held()).where(holdings.c.player_id == player)
    async with store.begin() as connection:
        held = list((await connection.execute(query)).all())
        for seat in held:  # more come as we go
            await _give_up(connection, seat)
            held += await _kept_again(connection, seat)
        left = await _unsay_what_they_left(connection, player)
        homes = {seat.home for seat in held if seat.home}
        await connection.execute(shared_boxes.update().where(shared_boxes.c.opener.in_(homes)).values(opener=""))
        opened = tables.c.opened_by == player
        await connection.execute(tables.update().where(opened).values(opener=None, opened_by=None))
        sat = sa.select(holdings.c.table_id).where(holdings.c.player_id == player)  # also as a guest
        mine = (tries.c.who == key_of_player(player)) | tries.c.table_id.in_(sat)
        for one in (await connection.execute(sa.select(tries.c.deal).where(mine))).scalars().all():
            nobody = {"name": SOMEBODY, "who": fingerprint(new_token())}  # the board stays whole
            await connection.execute(tries.update().where(mine & (tries.c.deal == one)).values(nobody))
        called = (await connection.execute(sa.select(ways.c.id).where(ways.c.player_id == player))).scalars().all()
        for way in called:  # also those that failed
            await connection.execute(jobs.delete().where(jobs.c.key.startswith(way)))
        played = jobs.c.key.in_([seat.table_id for seat in held]) | (jobs.c.whose == key_of_player(player))
        await connection.execute(jobs.update().where(played).values(address=jobs.c.key, whose=jobs.c.key))
        in_clubs = club_entries.c.player_id == player  # who came where in a club night stays, without a name
        theirs = clubs.c.id.in_(sa.select(club_entries.c.club_id).where(in_clubs))
        await connection.execute(clubs.update().where(theirs).values(version=clubs.c.version + 1))
        gone = {"name": SOMEBODY, "here": False, "gone": True, "player_id": None}
        await connection.execute(club_entries.update().where(in_clubs).values(gone))
        await connection.execute(clubs.update().where(clubs.c.organiser == player).values(organiser=None))
        await connection.execute(players.delete().where(players.c.id == player))  # and with it all that is theirs
    await store.wipe(whole=True)
    return [*{str(one.table_id) for one in held} | left]


_SEATS = sa.select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.home, tables.c.status, tables.c.rematch)
_SEATS = _SEATS.select_from(seats).join(tables, tables.c.id == seats.c.table_id)


async def _kept_again(connection: AsyncConnection, seat: Any) -> list[Any]:
    """The same seat at the rematch, where it is kept for them under their name and they have not come."""
    here = (seats.c.table_id == seat.rematch) & (seats.c.seat == seat.seat)
    again = here & (seats.c.name == seat.name) & seats.c.token_hash.is_(None)
    return list((await connection.execute(_SEATS.where(again))).all())


async def _unsay_what_they_left(connection: AsyncConnection, player: str) -> set[str]:
    """What they said at waiting tables that they have left. Those tables."""
    theirs = chat.c.left_by == player
    left = {str(one) for one in (await connection.execute(sa.select(chat.c.table_id).where(theirs))).scalars()}
    await connection.execute(chat.update().where(theirs).values(name=SOMEBODY, text=UNSAID, left_by=""))
    await connection.execute(tables.update().where(tables.c.id.in_(left)).values(erasures=tables.c.erasures + 1))
    return left


async def _give_up(connection: AsyncConnection, seat: Any) -> None:
    here = (seats.c.table_id == seat.table_id) & (seats.c.seat == seat.seat)
    values: dict[str, Any] = {"name": SOMEBODY, "token_hash": None, "home": None, "removers": "[]"}
    values |= {"portrait": None, "program": False}
    if seat.status == "waiting":
        values |= {"name": "", "kind": "open", "bot": None}
    elif seat.status == "playing":
        values |= {"kind": "bot", "bot": USUAL_LEVEL}
    await connection.execute(seats.update().where(here).values(values))
    said = (chat.c.table_id == seat.table_id) & (chat.c.seat == seat.seat) & (chat.c.name == seat.name)
    said &= chat.c.left_by.is_(None)
    await connection.execute(chat.update().where(said).values(name=SOMEBODY, text=UNSAID, left_by=""))
    await connection.execute(reviews.delete().where(reviews.c.table_id == seat.table_id))  # it calls people by name
    which = tables.c.id == seat.table_id
    await connection.execute(tables.update().where(which).values(erasures=tables.c.erasures + 1))
    await connection.execute(tables.update().where(which & (tables.c.opener == seat.home)).values(opener=None))
    if seat.status == "playing":  # some server is to look after the bot
        await connection.execute(tables.update().where(which & tables.c.lease.is_(None)).values(lease=0.0))
