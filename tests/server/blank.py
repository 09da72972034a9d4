"""Databases that are new and of today's schema: made once, and copied for every server and store that begins.

All migrations are a third of a server's start. That they lead from nothing to today's schema, and for several servers
at once, is held where they are tested (`test_store.py`, `test_start_up.py`), and by every server of the night.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from threading import Thread

import sqlalchemy as sa

from shambles.server.disk.migrations import bring_up_to_date
from shambles.server.disk.store import Store

_folder = tempfile.TemporaryDirectory(prefix="shambles-blank-")  # gone with the process


@cache
def _blank() -> Path:
    path = Path(_folder.name) / "tables.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        bring_up_to_date(connection)
        connection.commit()
    engine.dispose()
    return path


def migrate(address: str) -> None:
    """Bring an empty database of PostgreSQL up to date, so that it can be the template of others."""

    async def bring() -> None:
        store = Store(address)
        await store.open()
        await store.close()

    thread = Thread(target=asyncio.run, args=(bring(),))  # the tests' own loop may be running in this one
    thread.start()
    thread.join()


def lay_out(database: Path) -> None:
    """Nothing where there is a database already; nor at night."""
    if not database.exists() and not os.environ.get("SHAMBLES_NIGHTLY"):
        shutil.copyfile(_blank(), database)
        database.chmod(0o600)  # as the store itself makes one


def blank_in(folder: Path) -> str:
    """The address of a new SQLite database in this folder, and of the same one when it is asked for again."""
    database = folder / "tables.db"
    lay_out(database)
    return f"sqlite+aiosqlite:///{database}"
