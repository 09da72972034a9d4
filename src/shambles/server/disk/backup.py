"""A copy of everything on the disk, as one file that any database can be made from again: `shambles backup`, `restore`.

It is read in one transaction, so that it is whole though people go on playing: one JSON line for each row. What is put
back is read whole first, line by line (`restoring.py`), and written in one transaction or not at all.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64encode
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from shambles.core.asking.reply import BadInput
from shambles.server.disk.addresses import key_restored
from shambles.server.disk.all_rows import metadata
from shambles.server.disk.database import OWNER_ALONE, try_database
from shambles.server.disk.migrations import newest_version, version_of
from shambles.server.disk.owed_jobs import write_owed_jobs
from shambles.server.disk.restoring import FORMAT, batches, check
from shambles.server.disk.store import Store


async def back_up(database: str, file: Path) -> int:
    """Write everything to this file, which nobody but its owner can read. The number of rows."""
    await try_database(database, new=False)
    count = 0
    engine = create_async_engine(database)
    fresh = file.with_suffix(file.suffix + ".new")
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")  # or every table would be read at a moment of its own
            await connection.run_sync(_check_schema)
            with _private(fresh) as raw, gzip.open(raw, "wb") as out:
                out.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
                for table in metadata.sorted_tables:
                    for row in (await connection.execute(table.select())).mappings():
                        values = {str(name): _written(value) for name, value in row.items()}
                        out.write(msgspec.json.encode({"table": str(table.name), "row": values}) + b"\n")
                        count += 1
        fresh.replace(file)
    except OSError as error:
        raise BadInput(str(file), "unwritable", detail=error.strerror or str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
        await engine.dispose()
    return count


async def restore(database: str, file: Path) -> int:
    """Fill an empty database from such a file, all of it or nothing. The number of rows."""
    check(file)
    await try_database(database)
    store = Store(database)
    await store.open()
    await store.close()
    engine = create_async_engine(database, hide_parameters=True)
    count = 0
    try:
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar():
                    raise BadInput("database", "not-empty")
            for table, rows in batches(file):
                await connection.execute(table.insert(), rows)
                count += len(rows)
            await key_restored(connection)
            await connection.run_sync(write_owed_jobs)
    finally:
        await engine.dispose()
    return count


def _check_schema(connection: sa.Connection) -> None:
    """What this Shambles copies is what this Shambles has written."""
    found = version_of(connection)
    if found is None:
        raise BadInput("database", "no-tables")
    if found != newest_version():
        raise BadInput("database", "older-schema", found=found, known=newest_version())


def _private(file: Path) -> BinaryIO:
    """A new file that nobody else could read at any moment."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ALONE), "wb")


def _written(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value
