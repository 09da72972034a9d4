"""A copy of everything on the disk, as one file that any database can be made from again: `shambles backup`, `restore`.

It is read in one transaction, so that it is whole though people go on playing: one JSON line for each row.
"""

from __future__ import annotations

import gzip
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from shambles.core.reply import BadInput
from shambles.server.rows import metadata
from shambles.server.store import Store

FORMAT = "shambles-backup-1"
AT_ONCE = 500  # rows


async def back_up(database: str, file: Path) -> int:
    """Write everything to this file. The number of rows."""
    count = 0
    engine = create_async_engine(database)
    fresh = file.with_suffix(file.suffix + ".new")
    try:
        with gzip.open(fresh, "wb") as out:
            out.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")  # or every table would be read at a moment of its own
                for table in metadata.sorted_tables:
                    for row in (await connection.execute(table.select())).mappings():
                        values = {str(name): _written(value) for name, value in row.items()}
                        out.write(msgspec.json.encode({"table": str(table.name), "row": values}) + b"\n")
                        count += 1
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
        await engine.dispose()
    return count


async def restore(database: str, file: Path) -> int:
    """Fill an empty database from such a file. The number of rows."""
    store = Store(database)
    await store.open()
    await store.close()
    engine = create_async_engine(database)
    count = 0
    try:
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar():
                    raise BadInput("database", "not-empty")
            for table, rows in _batches(file):
                await _insert(connection, table, rows)
                count += len(rows)
    finally:
        await engine.dispose()
    return count


async def _insert(connection: AsyncConnection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    await connection.execute(table.insert(), rows)


def _batches(file: Path) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    name, rows = "", list[dict[str, Any]]()
    for line in _lines(file):
        if rows and (line["table"] != name or len(rows) == AT_ONCE):
            yield metadata.tables[name], rows
            rows = []
        name = line["table"]
        if name not in metadata.tables:
            raise BadInput(str(file), "malformed", detail=name[:40])
        rows.append({column: _read(value) for column, value in line["row"].items()})
    if rows:
        yield metadata.tables[name], rows


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rb") as lines:
            if msgspec.json.decode(next(lines, b"{}")) != {"format": FORMAT}:
                raise BadInput(str(file), "malformed", detail=FORMAT)
            yield from map(msgspec.json.decode, lines)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadInput(str(file), "malformed", detail=str(error)) from None


def _written(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _read(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value
