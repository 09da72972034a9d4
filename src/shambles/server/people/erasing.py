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
from shambles.server.disk.club_rows import club_entries, clubs
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
    """The player's own lines of chat; what others said is theirs."""
    query = sa.select(chat.c.table_id, chat.c.text).select_from(holdings).join(seats, is_held())
    query = query.join(chat, (chat.c.table_id == seats.c.table_id) & (chat.c.seat == seats.c.seat))
    mine = (holdings.c.player_id == player) & (chat.c.name == seats.c.name)
    async with store.reading() as connection:
        found = await connection.execute(query.where(mine).order_by(chat.c.table_id, chat.c.number))
        return [Said(*one) for one in found]


async def erase(store: Store, player: str) -> list[str]:
    """Everything that is a player's. The tables at which something has changed."""
    query = sa.select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.home, tables.c.status)
    query = query.select_from(holdings).join(seats, is_held()).join(tables, tables.c.id == seats.c.table_id)
    async with store.begin() as connection:
        held = (await connection.execute(query.where(holdings.c.player_id == player))).all()
        for seat in held:
            await _give_up(connection, seat)
        mine = tries.c.who == key_of_player(player)
        for one in (await connection.execute(sa.select(tries.c.deal).where(mine))).scalars().all():
            nobody = {"name": SOMEBODY, "who": fingerprint(new_token())}  # the board stays whole
            await connection.execute(tries.update().where(mine & (tries.c.deal == one)).values(nobody))
        in_clubs = club_entries.c.player_id == player  # who came where in a club night stays, without a name
        theirs = clubs.c.id.in_(sa.select(club_entries.c.club_id).where(in_clubs))
        await connection.execute(clubs.update().where(theirs).values(version=clubs.c.version + 1))
        left = {"name": SOMEBODY, "here": False, "gone": True, "player_id": None}
        await connection.execute(club_entries.update().where(in_clubs).values(left))
        await connection.execute(clubs.update().where(clubs.c.organiser == player).values(organiser=None))
        await connection.execute(players.delete().where(players.c.id == player))  # and with it all that is theirs
    await store.wipe()
    return [str(one.table_id) for one in held]


async def _give_up(connection: AsyncConnection, seat: Any) -> None:
    here = (seats.c.table_id == seat.table_id) & (seats.c.seat == seat.seat)
    values: dict[str, Any] = {"name": SOMEBODY, "token_hash": None, "home": None, "removers": "[]"}
    if seat.status == "waiting":
        values |= {"name": "", "kind": "open", "bot": None}
    elif seat.status == "playing":
        values |= {"kind": "bot", "bot": USUAL_LEVEL}
    await connection.execute(seats.update().where(here).values(values))
    said = (chat.c.table_id == seat.table_id) & (chat.c.seat == seat.seat) & (chat.c.name == seat.name)
    await connection.execute(chat.update().where(said).values(name=SOMEBODY, text=UNSAID))
    await connection.execute(reviews.delete().where(reviews.c.table_id == seat.table_id))  # it calls people by name
    which = tables.c.id == seat.table_id
    await connection.execute(tables.update().where(which & (tables.c.opener == seat.home)).values(opener=None))
    if seat.status == "playing":  # some server is to look after the bot
        await connection.execute(tables.update().where(which & tables.c.lease.is_(None)).values(lease=0.0))
