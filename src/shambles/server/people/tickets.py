"""Codes that work once and not for long: another device, a friend, a passkey's challenge. Fingerprints only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import tickets
from shambles.server.disk.store import Store
from shambles.server.people.tokens import fingerprint

Kind = Literal["device", "friend", "passkey"]
SECONDS: Mapping[Kind, float] = {"device": 600.0, "friend": 7 * 86_400.0, "passkey": 300.0}
MOST = 20  # of one player that nobody has used yet; the oldest goes


async def issue(store: Store, kind: Kind, code: str, player: str | None, now: float) -> float:
    """Remember a code. How many seconds it works."""
    until = now + SECONDS[kind]
    async with store.begin() as connection:
        await connection.execute(tickets.delete().where(tickets.c.until < now))
        if player is not None:
            mine = sa.select(tickets.c.fingerprint).where(tickets.c.player_id == player)
            newest = mine.order_by(tickets.c.until.desc(), tickets.c.fingerprint).limit(MOST - 1)
            kept = [str(one) for one in (await connection.execute(newest)).scalars()]
            old = (tickets.c.player_id == player) & tickets.c.fingerprint.not_in(kept)
            await connection.execute(tickets.delete().where(old))
        row = {"fingerprint": fingerprint(code), "kind": kind, "player_id": player, "until": until}
        await connection.execute(tickets.insert().values(row))
    return SECONDS[kind]


async def redeem(store: Store, kind: Kind, code: str, now: float) -> str | None:
    """Whose code it is, if it is anybody's; from now on it is nobody's. Of two who come at once, one gets in."""
    which = (tickets.c.fingerprint == fingerprint(code)) & (tickets.c.kind == kind)
    async with store.begin() as connection:
        found = (await connection.execute(sa.select(tickets.c.player_id, tickets.c.until).where(which))).first()
        gone = await connection.execute(tickets.delete().where(which))
    if found is None or not gone.rowcount or found.until < now:
        raise BadInput("code", "link-used")
    owner: str | None = found.player_id
    return owner
