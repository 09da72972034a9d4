"""Which seats are a player's, and how their other devices come to sit there.

A seat is opened by its token, which only the browser has that sat down. The disk has the token's fingerprint in the
seat, and the same one in the holding: that says whose the seat is, and opens nothing. Another device of the player is
handed a token of its own for the seat, made from the device's secret; the disk has its fingerprint. A seat is a
player's for as long as both fingerprints are the same: whoever has left it, or lost it, holds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput, Outcome
from shambles.server.disk.rows import chat, devices, holdings, insert_new, rights, seats, tables
from shambles.server.disk.store import Store
from shambles.server.people.players import Device
from shambles.server.people.tokens import fingerprint, follow_token, matches, new_token
from shambles.server.wire.people import GameStatus

ABOUT = (tables.c.game, tables.c.options, tables.c.status, tables.c.result, tables.c.ended, tables.c.began_from)
HANDED = 50  # seats that a device is handed: games that are on, then the newest


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a game when its table leaves the disk."""

    game: str
    mode: str | None
    status: GameStatus
    ended: float | None
    won: bool | None
    score: int | None
    played_on: bool = False


class Handed(NamedTuple):
    """A seat of a player, with the token that is this device's."""

    table: str
    game: str
    token: str


def is_held() -> sa.ColumnElement[bool]:
    """Whether a holding is still about whoever sits there; a seat that was left during the game has no token."""
    same = (seats.c.table_id == holdings.c.table_id) & (seats.c.seat == holdings.c.seat)
    return same & seats.c.token_hash.is_not_distinct_from(holdings.c.token_hash)


async def hold(store: Store, device: Device, table_id: str, seat: int, now: float) -> None:
    """This seat, which this device has the token of, is the player's from now on."""
    which = (holdings.c.player_id == device.player_id) & (holdings.c.table_id == table_id)
    here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    async with store.begin() as connection:
        kept = (await connection.execute(sa.select(seats.c.token_hash).where(here))).scalar()
        home = sa.select(seats.c.home).where(here).scalar_subquery()
        opened = (tables.c.id == table_id) & tables.c.opened_by.is_(None) & (tables.c.opener == home)
        await connection.execute(tables.update().where(opened).values(opened_by=device.player_id))
        about = sa.select(holdings.c.looked, holdings.c.muted).where(which & (holdings.c.seat == seat))
        before = (await connection.execute(about)).mappings().first() or {"looked": None, "muted": False}
        await connection.execute(holdings.delete().where(which))
        row = {"player_id": device.player_id, "table_id": table_id, "seat": seat, "token_hash": kept, **before}
        await connection.execute(insert_new(holdings), row | {"device_id": device.id, "since": now, "result": None})


async def holds_seat(store: Store, player: str, table_id: str) -> bool:
    """Whether a player sits at this table, by whatever device."""
    mine = (holdings.c.player_id == player) & (holdings.c.table_id == table_id) & holdings.c.token_hash.is_not(None)
    async with store.reading() as connection:
        return (
            await connection.execute(sa.select(holdings.c.seat).join(seats, is_held()).where(mine))
        ).first() is not None


async def take_from_device(store: Store, player: str, device: str) -> list[str]:
    """A device is no longer the player's: neither its token nor that of any seat opens anything there.

    Where it had the seat's own token the lock is changed: the seat is held by nobody's token, and opened by the rights
    of the player's other devices. The tables of such seats.
    """
    query = sa.select(holdings.c.table_id, holdings.c.seat).join(seats, is_held())
    mine = (holdings.c.player_id == player) & (holdings.c.device_id == device) & holdings.c.token_hash.is_not(None)
    async with store.begin() as connection:
        found = (await connection.execute(query.where(mine))).all()
        gone = await connection.execute(
            devices.delete().where((devices.c.id == device) & (devices.c.player_id == player))
        )
        if not gone.rowcount:
            raise BadInput("device", "no-such-device")
        for one in found:
            lock = {"token_hash": fingerprint(new_token())}
            for held in (seats, holdings):
                here = (held.c.table_id == one.table_id) & (held.c.seat == one.seat)
                here &= sa.true() if held is seats else holdings.c.player_id == player
                await connection.execute(held.update().where(here).values(lock))
            changed = tables.update().where(tables.c.id == one.table_id)
            await connection.execute(changed.values(erasures=tables.c.erasures + 1))
    return [str(one.table_id) for one in found]


async def let_go(connection: AsyncConnection, table_id: str, seat: int, token_hash: str | None, begun: bool) -> None:
    """The holder of a seat leaves it, in the transaction that frees it.

    A game that has begun stays among their games, as one that they left. Before it begins somebody else may take the
    seat, so the lines that they said there are marked as theirs.
    """
    which = (holdings.c.table_id == table_id) & (holdings.c.seat == seat) & (holdings.c.token_hash == token_hash)
    if not begun:
        holder = sa.select(holdings.c.player_id).where(which).order_by(holdings.c.since).limit(1)
        by = (await connection.execute(holder)).scalar() or ""
        said = (chat.c.table_id == table_id) & (chat.c.seat == seat) & chat.c.left_by.is_(None)
        await connection.execute(chat.update().where(said).values(left_by=by))
    change: Any = holdings.update().values(token_hash=None) if begun else holdings.delete()
    await connection.execute(change.where(which))
    await connection.execute(rights.delete().where((rights.c.table_id == table_id) & (rights.c.seat == seat)))


async def hand_seats(store: Store, device: Device, token: str) -> list[Handed]:
    """The seats of a player, for one of their devices: the same tokens however often it asks."""
    columns = (holdings.c.table_id, holdings.c.seat, tables.c.game)
    query = sa.select(*columns).join(seats, is_held()).join(tables, tables.c.id == holdings.c.table_id)
    mine = (holdings.c.player_id == device.player_id) & holdings.c.token_hash.is_not(None) & tables.c.aside.is_(None)
    order = (sa.case((tables.c.status == "over", 1), else_=0), tables.c.touched.desc(), tables.c.id)
    async with store.begin() as connection:
        found = (await connection.execute(query.where(mine).order_by(*order).limit(HANDED))).all()
        handed = [Handed(one.table_id, one.game, follow_token(token, one.table_id)) for one in found]
        for one, row in zip(handed, found, strict=True):
            right = {"token_hash": fingerprint(one.token), "device_id": device.id, "table_id": one.table}
            await connection.execute(insert_new(rights), right | {"seat": row.seat})
    return handed


async def seat_by_right(store: Store, table_id: str, token: str) -> int | None:
    """The seat that a player's device was handed, if it still is the player's."""
    kept = fingerprint(token)
    query = sa.select(rights.c.seat, rights.c.token_hash).where(
        (rights.c.token_hash == kept) & (rights.c.table_id == table_id)
    )
    query = query.join(devices, devices.c.id == rights.c.device_id)
    whose = (holdings.c.player_id == devices.c.player_id) & (holdings.c.table_id == rights.c.table_id)
    query = query.join(holdings, whose & (holdings.c.seat == rights.c.seat)).join(seats, is_held())
    async with store.reading() as connection:
        found = (await connection.execute(query)).first()
    return int(found.seat) if found is not None and matches(token, found.token_hash) else None


async def player_at(store: Store, table_id: str, seat: int) -> str | None:
    """The player who holds a seat."""
    query = sa.select(holdings.c.player_id).join(seats, is_held())
    here = (holdings.c.table_id == table_id) & (holdings.c.seat == seat) & holdings.c.token_hash.is_not(None)
    async with store.reading() as connection:
        found: str | None = (await connection.execute(query.where(here).order_by(holdings.c.since))).scalar()
    return found


# --- when tables go


def kept_of(table: Any, seat: int, left: bool) -> Kept:
    """What a player's list says of a game, from the columns ABOUT its table."""
    options = msgspec.json.decode(table.options)
    outcome = msgspec.json.decode(table.result, type=Outcome) if table.result else None
    mode = options.get("mode")
    known = outcome is not None and not left
    return Kept(
        table.game,
        mode if isinstance(mode, str) else None,
        "left" if left else table.status,
        table.ended,
        seat in outcome.winners if outcome is not None and known else None,
        outcome.scores[seat] if outcome is not None and known else None,
        table.began_from is not None,
    )


async def keep_results(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Before these tables leave the disk: how the games ended stays with whoever played them."""
    columns = (holdings.c.player_id, holdings.c.table_id, holdings.c.seat, holdings.c.token_hash)
    query = sa.select(*columns, *ABOUT)
    query = query.join(tables, tables.c.id == holdings.c.table_id).where(holdings.c.table_id.in_(gone))
    for row in (await connection.execute(query)).all():
        which = (holdings.c.player_id == row.player_id) & (holdings.c.table_id == row.table_id)
        if row.status == "waiting":
            await connection.execute(holdings.delete().where(which))
            continue
        kept = msgspec.json.encode(kept_of(row, row.seat, row.token_hash is None)).decode()
        await connection.execute(holdings.update().where(which).values(result=kept, token_hash=None))
