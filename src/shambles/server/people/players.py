"""Players and their devices. A player is whoever holds one of its keys: a device's token, the phrase, a passkey."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import credentials, devices, players
from shambles.server.disk.store import Store
from shambles.server.people.names import read_name
from shambles.server.people.phrases import new_phrase
from shambles.server.people.tokens import fingerprint, matches, new_table_id, new_token

SEEN = 30.0  # seconds between two notes of when a device was last here
HERE = 90.0  # seconds without a word after which somebody is taken to be away
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))


class Device(msgspec.Struct, frozen=True):
    """A device that a player is known by."""

    id: str
    player_id: str
    token_hash: str
    name: str
    created: float
    seen: float


class Player(msgspec.Struct, frozen=True):
    """A player as the disk has them. `settings` are JSON, and `changed` is when they last were."""

    id: str
    name: str
    settings: str | None
    changed: float
    created: float


async def new_player(store: Store, name: str, device: str, now: float) -> tuple[str, str, str]:
    """A player with one device. Their id, the device's token, and the phrase that nobody is shown again."""
    phrase, player = new_phrase(), new_table_id()
    row = {"id": player, "name": read_name(name, ()), "changed": now, "created": now}
    async with store.begin() as connection:
        await connection.execute(players.insert().values(row))
        await connection.execute(credentials.insert().values(_phrase_row(player, phrase, now)))
        token = await add_device(connection, player, device, now)
    return player, token, phrase


async def renew_phrase(store: Store, player: str, now: float) -> str:
    """Another phrase; the one before opens nothing any more."""
    phrase = new_phrase()
    async with store.begin() as connection:
        old = (credentials.c.player_id == player) & (credentials.c.kind == "phrase")
        await connection.execute(credentials.delete().where(old))
        await connection.execute(credentials.insert().values(_phrase_row(player, phrase, now)))
    return phrase


async def player_by_phrase(store: Store, phrase: str) -> str:
    """Whose phrase it is."""
    kept = fingerprint(phrase)
    query = sa.select(credentials.c.player_id, credentials.c.fingerprint).where(
        (credentials.c.fingerprint == kept) & (credentials.c.kind == "phrase")
    )
    async with store.reading() as connection:
        found = (await connection.execute(query)).first()
    if found is None or not matches(phrase, found.fingerprint):
        raise BadInput("phrase", "no-such-player")
    return str(found.player_id)


async def find_player(store: Store, player: str) -> Player | None:
    query = sa.select(*(players.c[name] for name in Player.__struct_fields__)).where(players.c.id == player)
    async with store.reading() as connection:
        found = (await connection.execute(query)).first()
    return None if found is None else Player(*found)


async def change_player(store: Store, player: str, **values: Any) -> None:
    """A new name, or new settings."""
    async with store.begin() as connection:
        await connection.execute(players.update().where(players.c.id == player).values(values))


# --- devices


async def join_device(store: Store, player: str, device: str, now: float, most: int) -> str:
    """Another device of a player. Its token; where there are too many, the one that was longest away goes."""
    async with store.begin() as connection:
        known = sa.select(sa.literal(1)).where(players.c.id == player)
        if (await connection.execute(known)).first() is None:
            raise BadInput("code", "link-used")
        query = sa.select(devices.c.id).where(devices.c.player_id == player).order_by(devices.c.seen.desc())
        there = [str(one) for one in (await connection.execute(query)).scalars()]
        await connection.execute(devices.delete().where(devices.c.id.in_(there[most - 1 :])))
        return await add_device(connection, player, device, now)


async def add_device(connection: AsyncConnection, player: str, name: str, now: float) -> str:
    """A device, by its name. Its token, of which the disk has the fingerprint."""
    token = new_token()
    row = {"id": new_table_id(), "player_id": player, "token_hash": fingerprint(token), "name": name}
    await connection.execute(devices.insert().values(row | {"created": now, "seen": now}))
    return token


def key_of_player(player: str) -> str:
    """What a player's tries of daily deals are known by."""
    return fingerprint(f"player {player}")


async def find_device(store: Store, token: str | None) -> Device | None:
    """The device that has this token."""
    if token is None:
        return None
    query = devices.select().where(devices.c.token_hash == fingerprint(token))
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings().first()
    if found is None or not matches(token, found["token_hash"]):
        return None
    return Device(**found)


async def note_seen(store: Store, device: Device, now: float) -> None:
    """Somebody is here: friends may know."""
    if now - device.seen > SEEN:
        async with store.begin() as connection:
            await connection.execute(devices.update().where(devices.c.id == device.id).values(seen=now))


async def devices_of(store: Store, player: str) -> list[Device]:
    query = devices.select().where(devices.c.player_id == player).order_by(devices.c.created, devices.c.id)
    async with store.reading() as connection:
        return [Device(**one) for one in (await connection.execute(query)).mappings()]


def device_name(agent: str) -> str:
    """What people call such a device, as far as it says."""
    system = next((one for one in _SYSTEMS if one in agent), "")
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    return " · ".join(one for one in (browser, system) if one) or "?"


def _phrase_row(player: str, phrase: str, now: float) -> dict[str, Any]:
    kept = {"id": new_table_id(), "player_id": player, "kind": "phrase", "fingerprint": fingerprint(phrase)}
    return kept | {"public_key": None, "uses": 0, "created": now}
