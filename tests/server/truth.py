"""What is really on a server's disk, and what really happened at a table: for tests to compare with what was told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from shambles.core.asking.reply import Accepted, Outcome
from shambles.core.table import Table
from shambles.server.disk.rows import EntryRow, SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.tables.opening import open_table


def database_file(address: str) -> Path:
    return Path(address.removeprefix("sqlite+aiosqlite:///"))


def secrets_of(address: str, table: str) -> tuple[str, str]:
    """The seed and the salt of a table."""
    connection = sqlite3.connect(database_file(address))
    seed, salt = connection.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return str(seed), str(salt)


async def stored(address: str, table: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
    """A table, its seats and its answers, as they are on the disk."""
    store = Store(address)
    try:
        found = await store.read_table(table)
        assert found is not None
        return *found, await store.read_entries(table)
    finally:
        await store.close()


async def true_table(address: str, table: str) -> Table:
    """The whole truth: the table, played again from what is on the disk."""
    row, seats, entries = await stored(address, table)
    true = open_table(row, len(seats))
    for entry in entries:
        reply = true.repeat(entry.entry)
        assert isinstance(reply, Accepted)
    return true


def end_on_disk(address: str, table: str) -> None:
    """The game of a table for four is over, as another process may write it."""
    outcome = msgspec.json.encode(Outcome((9, 4, 5, 6), (1,), "fewest-points", "CG-261")).decode()
    with closing(sqlite3.connect(database_file(address), timeout=10)) as connection, connection:
        connection.execute("UPDATE tables SET status = 'over', ended = 1, result = ? WHERE id = ?", (outcome, table))
