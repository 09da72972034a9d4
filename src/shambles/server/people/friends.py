"""Friends, who is here, invitations; and whom somebody does not want to hear (mute) or to meet (block)."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import (
    devices,
    friends,
    holdings,
    insert_new,
    invitations,
    players,
    regards,
    seats,
    tables,
)
from shambles.server.disk.statements import WHICH
from shambles.server.disk.store import Store
from shambles.server.people.holdings import is_held
from shambles.server.people.players import HERE
from shambles.server.wire.forms import Status
from shambles.server.wire.people import Invitation, Known, Regard


async def befriend(store: Store, player: str, other: str, now: float, most: int) -> None:
    """Both are friends. Whoever is blocked by the other finds that the link is used up."""
    if player == other:
        raise BadInput("code", "own-link")
    async with store.begin() as connection:
        both = (regards.c.player_id.in_((player, other))) & (regards.c.other_id.in_((player, other)))
        blocks = sa.select(sa.literal(1)).where(both & (regards.c.regard == "block"))
        known = sa.select(sa.func.count()).select_from(players).where(players.c.id.in_((player, other)))
        if (await connection.execute(blocks)).first() or (await connection.execute(known)).scalar() != 2:
            raise BadInput("code", "link-used")
        for one in (player, other):
            count = sa.select(sa.func.count()).select_from(friends).where(friends.c.player_id == one)
            if (await connection.execute(count)).scalar_one() >= most:
                raise BadInput("friend", "too-many-friends", most=most)
        for one, two in ((player, other), (other, player)):
            await connection.execute(insert_new(friends), {"player_id": one, "friend_id": two, "since": now})


async def unfriend(store: Store, player: str, other: str) -> None:
    """Neither is the other's friend any more."""
    async with store.begin() as connection:
        gone = await connection.execute(
            friends.delete().where(_between(friends.c.player_id, friends.c.friend_id, player, other))
        )
    if not gone.rowcount:
        raise BadInput("friend", "no-such-friend")


async def regard_as(store: Store, player: str, other: str, regard: Regard, most: int) -> None:
    """What a player thinks of another. Who is blocked is no friend, and their invitations are gone."""
    if player == other:
        raise BadInput("player", "that-is-you")
    which = (regards.c.player_id == player) & (regards.c.other_id == other)
    async with store.begin() as connection:
        if (await connection.execute(sa.select(players.c.id).where(players.c.id == other))).first() is None:
            raise BadInput("player", "no-such-player")
        await connection.execute(regards.delete().where(which))
        if regard == "none":
            return
        count = sa.select(sa.func.count()).select_from(regards).where(regards.c.player_id == player)
        if (await connection.execute(count)).scalar_one() >= most:
            raise BadInput("player", "too-many-regards", most=most)
        await connection.execute(insert_new(regards), {"player_id": player, "other_id": other, "regard": regard})
        if regard == "block":
            await connection.execute(
                friends.delete().where(_between(friends.c.player_id, friends.c.friend_id, player, other))
            )
            await connection.execute(
                invitations.delete().where(_between(invitations.c.player_id, invitations.c.from_id, player, other))
            )


async def known_to(store: Store, player: str, now: float) -> list[Known]:
    """Friends and others, by name."""
    async with store.reading() as connection:
        mine = await connection.execute(sa.select(friends.c.friend_id).where(friends.c.player_id == player))
        theirs = {str(one) for one in mine.scalars()}
        query = sa.select(regards.c.other_id, regards.c.regard).where(regards.c.player_id == player)
        thought: dict[str, Regard] = {one.other_id: one.regard for one in await connection.execute(query)}
        seen = sa.select(sa.func.max(devices.c.seen)).where(devices.c.player_id == players.c.id).scalar_subquery()
        who = sa.select(players.c.id, players.c.name, seen.label("seen")).where(players.c.id.in_(theirs | set(thought)))
        found = (await connection.execute(who.order_by(players.c.name, players.c.id))).all()
    return [
        Known(
            one.id,
            one.name,
            one.id in theirs,
            one.id in theirs and now - (one.seen or 0.0) < HERE,
            thought.get(one.id, "none"),
        )
        for one in found
    ]


async def invite(store: Store, player: str, friend: str, table_id: str, now: float, most: int) -> None:
    """Ask a friend to a table. Whoever mutes or blocks the one who asks is not told."""
    mine = (friends.c.player_id == player) & (friends.c.friend_id == friend)
    deaf = (regards.c.player_id == friend) & (regards.c.other_id == player)
    async with store.begin() as connection:
        if (await connection.execute(sa.select(friends.c.since).where(mine))).first() is None:
            raise BadInput("friend", "no-such-friend")
        sent = sa.select(sa.func.count()).select_from(invitations).where(invitations.c.from_id == player)
        if (await connection.execute(sent)).scalar_one() >= most:
            raise BadInput("friend", "too-many-invitations", most=most)
        if (await connection.execute(sa.select(regards.c.regard).where(deaf))).first() is None:
            row = {"player_id": friend, "table_id": table_id, "from_id": player, "sent": now}
            await connection.execute(insert_new(invitations), row)


async def invitations_to(store: Store, player: str) -> list[Invitation]:
    """To tables that still wait, and where the player does not sit yet."""
    sits = sa.exists().where((holdings.c.player_id == player) & (holdings.c.table_id == tables.c.id))
    query = sa.select(tables.c.id, tables.c.game, players.c.name, invitations.c.sent)
    query = query.select_from(invitations).join(tables, tables.c.id == invitations.c.table_id)
    query = query.join(players, players.c.id == invitations.c.from_id)
    open_one = (invitations.c.player_id == player) & (tables.c.status == "waiting") & ~sits
    async with store.reading() as connection:
        found = await connection.execute(query.where(open_one).order_by(invitations.c.sent.desc()))
        return [Invitation(*one) for one in found]


async def decline(store: Store, player: str, table_id: str) -> None:
    """No, thank you; or it has been taken up."""
    which = (invitations.c.player_id == player) & (invitations.c.table_id == table_id)
    async with store.begin() as connection:
        await connection.execute(invitations.delete().where(which))


# --- what follows at tables


def _who_hears_whom_not() -> sa.Select[Any]:
    ears, mouth = holdings.alias("ears"), holdings.alias("mouth")
    query = sa.select(ears.c.seat.label("ear"), mouth.c.seat.label("mouth")).select_from(ears)
    query = query.join(regards, regards.c.player_id == ears.c.player_id)
    query = query.join(mouth, (mouth.c.player_id == regards.c.other_id) & (mouth.c.table_id == ears.c.table_id))
    return query.where(ears.c.table_id == WHICH)


_HUSHED = _who_hears_whom_not()


async def hushed_at(store: Store, table_id: str) -> dict[int, frozenset[int]]:
    """At a table, for each seat whose player mutes or blocks somebody there: the seats that it does not hear."""
    found: dict[int, set[int]] = {}
    async with store.reading() as connection:
        for row in await connection.execute(_HUSHED, {"which": table_id}):
            found.setdefault(row.ear, set()).add(row.mouth)
    return {seat: frozenset(others) for seat, others in found.items()}


async def blocked_at(store: Store, player: str, table_id: str) -> tuple[str, ...]:
    """The names of those at a table whom the player blocks."""
    query = sa.select(seats.c.name).join(holdings, is_held() & holdings.c.token_hash.is_not(None))
    query = query.join(regards, (regards.c.other_id == holdings.c.player_id) & (regards.c.regard == "block"))
    here = (seats.c.table_id == table_id) & (regards.c.player_id == player)
    async with store.reading() as connection:
        return tuple(map(str, (await connection.execute(query.where(here).order_by(seats.c.seat))).scalars()))


async def tables_to_avoid(store: Store, player: str, status: Status = "waiting") -> set[str]:
    """Tables that wait, or those that play, with somebody whom the player blocks, or who blocks the player."""
    block = regards.c.regard == "block"
    mine = sa.select(regards.c.other_id).where((regards.c.player_id == player) & block)
    theirs = sa.select(regards.c.player_id).where((regards.c.other_id == player) & block)
    query = sa.select(holdings.c.table_id).join(seats, is_held()).join(tables, tables.c.id == holdings.c.table_id)
    met = holdings.c.player_id.in_(mine) | holdings.c.player_id.in_(theirs)
    async with store.reading() as connection:
        found = await connection.execute(query.where(met & (tables.c.status == status)))
        return {str(one) for one in found.scalars()}


def _between(whose: sa.Column[str], other: sa.Column[str], one: str, two: str) -> sa.ColumnElement[bool]:
    """Rows of either of two about the other."""
    return ((whose == one) & (other == two)) | ((whose == two) & (other == one))
