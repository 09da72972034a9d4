"""A database before it is used: can it be reached, is it ours, and can nobody else on this machine read it?"""

from __future__ import annotations

import fcntl
import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from shambles.core.asking.reply import BadInput
from shambles.server.disk.migrations import check_version

SQLITE = b"SQLite format 3\0"  # how such a file begins
OWNER_ALONE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite gives the later ones the mode of the first
log = logging.getLogger("shambles")


async def try_database(address: str, *, new: bool = True) -> None:
    """Reach it once; it may be a new one. A missing driver is said by the import."""
    url = _parts(address)
    file = file_of(url)
    if file is not None and not file.absolute().parent.is_dir():
        raise BadInput("database", "no-such-folder", found=str(file.parent))
    if file is not None and not new and not file.exists():
        raise BadInput("database", "no-such-file", found=str(file))
    engine = create_async_engine(url)
    try:
        if new:  # who only reads changes nothing
            keep_private(url)
        async with engine.connect() as connection:
            await connection.run_sync(_check)
    except (OSError, SQLAlchemyError, ExceptionGroup) as error:
        reason = error.exceptions[0] if isinstance(error, ExceptionGroup) else getattr(error, "orig", None) or error
        detail = str(reason).partition("\n")[0] or type(reason).__name__
        raise BadInput("database", "database-unreachable", detail=detail) from None
    finally:
        await engine.dispose()


@contextmanager
def be_alone(address: str) -> Iterator[None]:
    """While one server uses a file no other one may: it would not hear what the first one plays. The system lets go of
    the lock when a process ends, however it does."""
    file = file_of(_parts(address))
    if file is None:
        yield
        return
    descriptor = os.open(file.with_name(f"{file.name}-lock"), os.O_RDWR | os.O_CREAT, OWNER_ALONE)
    try:
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput("database", "database-in-use", found=str(file)) from None
        yield
    finally:
        os.close(descriptor)


def keep_private(url: URL) -> None:
    """Seeds and salts of running games are in it: its file is made, or made to be, readable by its owner alone."""
    file = file_of(url)
    if file is None:
        return
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
        with file.open("rb") as there:
            if there.read(len(SQLITE)) not in (b"", SQLITE):
                return  # somebody's other file: it stays as it is
    for one in (file.with_name(file.name + end) for end in BESIDE):
        if one.exists() and (mode := stat.S_IMODE(one.stat().st_mode)) & 0o077:
            try:
                one.chmod(OWNER_ALONE)
                log.warning("%s could be read by others (%o); now by its owner alone", one, mode)
            except OSError as error:
                log.warning("%s can be read by others (%o), and stays so: %s", one, mode, error.strerror)


def file_of(url: URL) -> Path | None:
    """Where SQLite keeps everything; None for a server, and for what is only in memory."""
    name = url.database if url.drivername.startswith("sqlite") else None
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def _parts(address: str) -> URL:
    try:
        return make_url(address)
    except ArgumentError:
        raise BadInput("database", "unknown-database", found=address[:40]) from None


def _check(connection: Connection) -> None:
    query = "SELECT count(*) FROM sqlite_master" if connection.dialect.name == "sqlite" else "SELECT 1"
    connection.exec_driver_sql(query)
    check_version(connection)
