"""Fingerprints of addresses as a server makes them: with the secret in its database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from shambles.server.disk.addresses import SECRET, Addresses


def addresses_of(database: Path) -> Addresses:
    with sqlite3.connect(database) as connection:
        return Addresses(connection.execute("SELECT value FROM secrets WHERE name = ?", (SECRET,)).fetchone()[0])
