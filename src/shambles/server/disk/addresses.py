"""Fingerprints of the addresses that people come from, and of those that codes are sent to.

There are so few addresses that anybody could try them all against a plain hash. So a fingerprint is made with a secret
of the server, which all its processes share.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import new as new_mac

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.server.disk.call_rows import secrets
from shambles.server.disk.rows import insert_new, seats, tables
from shambles.server.disk.store import Store
from shambles.server.time_and_chance import token_hex

SECRET = "addresses"
# Where such fingerprints are, and what their rows are known by; plain names, because a migration needs them as well.
PLACES = (
    ("tables", "opener", ("id",)),
    ("seats", "home", ("table_id", "seat")),
    ("first_tries", "home", ("deal", "home")),
    ("shared_boxes", "opener", ("id",)),
    ("ways", "origin", ("id",)),
    ("recipients", "fingerprint", ("fingerprint",)),
    ("deeds", "subject", ("number",)),
)
ADDRESS = "address:"  # before a fingerprint in the log of the host's deeds
DAY = 86_400.0
LENGTH = 64  # letters of a fingerprint


class Addresses:
    """Makes fingerprints of addresses."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def fingerprint(self, address: str) -> str:
        """What the server keeps of an e-mail address, or of a network (`limits.network_of`)."""
        return self.key(sha256(address.encode()).hexdigest())

    def key(self, plain: str) -> str:
        """The same, from a plain hash: older servers kept those."""
        return new_mac(self._secret, plain.encode(), sha256).hexdigest()


async def find_addresses(store: Store) -> Addresses:
    """With the server's secret, made when it is first needed; of two processes that make one, the first does."""
    query = sa.select(secrets.c.value).where(secrets.c.name == SECRET)
    async with store.reading() as connection:
        kept = (await connection.execute(query)).scalar()
    if kept is None:
        async with store.begin() as connection:
            await connection.execute(insert_new(secrets), {"name": SECRET, "value": token_hex(32)})
            kept = (await connection.execute(query)).scalar_one()
    return Addresses(kept)


def home_of_table() -> sa.ScalarSelect[str | None]:
    """The fingerprint of an address from which somebody sat down at a table; it is kept for a day after the game."""
    return sa.select(sa.func.min(seats.c.home)).where(seats.c.table_id == tables.c.id).scalar_subquery()


async def clear_served(connection: AsyncConnection, now: float) -> None:
    """Fingerprints that nobody needs any more.

    Where somebody sat is known for a day after the game, in which a host can ban them by their seat.
    """
    opened = (tables.c.status == "over") & tables.c.opener.is_not(None)  # from a backup of before
    await connection.execute(tables.update().where(opened).values(opener=None, opened_by=None))
    over = sa.select(tables.c.id).where((tables.c.status == "over") & (sa.func.coalesce(tables.c.ended, 0) < now - DAY))
    await connection.execute(
        seats.update().where(seats.c.home.is_not(None) & seats.c.table_id.in_(over)).values(home=None)
    )


async def key_restored(connection: AsyncConnection) -> None:
    """A backup without a secret is of a server that kept plain hashes."""
    kept = await connection.execute(sa.select(secrets.c.name).where(secrets.c.name == SECRET))
    if kept.first() is None:
        await connection.run_sync(key_plain_hashes)


def key_plain_hashes(connection: sa.Connection) -> None:
    """Replace the plain hashes in a database. There is no secret yet; it is made if there are any."""
    secret = token_hex(32)
    addresses, is_any = Addresses(secret), False
    for name, column, keys in PLACES:
        table = sa.table(name, *(sa.column(one) for one in (*keys, column)))
        rows = connection.execute(sa.select(table).where(table.c[column].is_not(None))).mappings().all()
        changes = []
        for row in rows:
            before = ADDRESS if name == "deeds" else ""
            plain = row[column].removeprefix(before)
            if len(plain) == LENGTH and row[column].startswith(before):
                changes.append({f"_{one}": row[one] for one in keys} | {"_new": before + addresses.key(plain)})
        if changes:
            is_any = True
            here = sa.and_(*(table.c[one] == sa.bindparam(f"_{one}") for one in keys))
            change = table.update().where(here).values({column: sa.bindparam("_new")})
            if name == "deeds":
                _let_deeds_change(connection)
            connection.execute(change, changes)
            if name == "deeds":
                _let_deeds_stay(connection)
    if is_any:
        place = sa.table("secrets", sa.column("name"), sa.column("value"))
        connection.execute(place.insert().values(name=SECRET, value=secret))


def _let_deeds_change(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("ALTER TABLE deeds DISABLE TRIGGER deeds_stay")
    else:
        connection.exec_driver_sql("DROP TRIGGER deeds_stay_update")


def _let_deeds_stay(connection: sa.Connection) -> None:
    """As the migration that made the log has said it (0019)."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("ALTER TABLE deeds ENABLE TRIGGER deeds_stay")
    else:
        connection.exec_driver_sql(
            "CREATE TRIGGER deeds_stay_update BEFORE UPDATE ON deeds "
            "BEGIN SELECT RAISE(ABORT, 'the log of deeds only grows'); END"
        )
