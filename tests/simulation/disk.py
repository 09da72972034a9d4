"""The disk of a simulation: a real SQLite file, whose every deed takes a drawn time and may be drawn to fail.

It stands where aiosqlite stands. There is one thread only, so whoever finds the file locked looks again a little later
instead of waiting inside SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, ClassVar, TypeVar

from simulation.loop import LIFE

PATIENCE = 10.0  # seconds that SQLite waits for others
T = TypeVar("T")


class Disk:
    """What all servers of a simulated night write to.

    fails   how likely one deed fails; a deed that fails may have been done all the same, if it was a commit
    slow    how likely one deed takes seconds
    """

    lots: ClassVar[Random] = Random(0)
    fails: ClassVar[float] = 0.0
    slow: ClassVar[float] = 0.0

    @classmethod
    async def take_time(cls) -> None:
        lots = cls.lots
        await asyncio.sleep(lots.uniform(0.5, 3.0) if lots.random() < cls.slow else lots.expovariate(1000))

    @classmethod
    def may_fail(cls) -> None:
        if cls.lots.random() < cls.fails:
            raise sqlite3.OperationalError("disk I/O error")


async def patiently(do: Callable[[], T]) -> T:
    """SQLite says at once that somebody else is writing; the driver would wait for it."""
    waited = 0.0
    while True:
        try:
            return do()
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or waited > PATIENCE:
                raise
            await asyncio.sleep(0.05)
            waited += 0.05


class Cursor:
    """What SQLAlchemy asks of a cursor."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._cursor = connection.cursor()

    async def __aenter__(self) -> Cursor:
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    async def execute(self, statement: str, given: Iterable[Any] = ()) -> Cursor:
        if statement.startswith("PRAGMA busy_timeout"):
            return self
        await Disk.take_time()
        Disk.may_fail()
        await patiently(lambda: self._cursor.execute(statement, given))  # type: ignore[arg-type]
        return self

    async def executemany(self, statement: str, given: Iterable[Any]) -> Cursor:
        await Disk.take_time()
        Disk.may_fail()
        rows = list(given)
        await patiently(lambda: self._cursor.executemany(statement, rows))
        return self

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        return self._cursor.fetchmany() if size is None else self._cursor.fetchmany(size)

    async def close(self) -> None:
        self._cursor.close()


class Connection:
    """Stands where aiosqlite's connection stands."""

    def __init__(self, file: str) -> None:
        self._conn = self._connection = sqlite3.connect(file, timeout=0, check_same_thread=False)
        self._conn.execute("PRAGMA synchronous=OFF")
        self._thread = self
        self.daemon = True
        self._tx = self
        life = LIFE.get()
        if life is not None:
            life.at_the_end.append(self._conn.close)  # what was not committed is gone

    def __await__(self) -> Iterator[Any]:
        return asyncio.sleep(0, self).__await__()

    @property
    def isolation_level(self) -> str | None:
        return self._conn.isolation_level

    def put_nowait(self, item: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        """How SQLAlchemy has something done in aiosqlite's thread."""
        future, do = item
        future.set_result(do())

    def cursor(self) -> Cursor:
        return Cursor(self._conn)

    async def execute(self, statement: str, given: Iterable[Any] = ()) -> Cursor:
        return await self.cursor().execute(statement, given)

    async def create_function(self, *given: Any, **named: Any) -> None:
        self._conn.create_function(*given, **named)

    async def commit(self) -> None:
        await Disk.take_time()
        torn = Disk.lots.random() < Disk.fails
        if torn and Disk.lots.random() < 0.5:
            raise sqlite3.OperationalError("disk I/O error")
        await patiently(self._conn.commit)
        if torn:  # it is there, and nobody is told
            raise sqlite3.OperationalError("disk I/O error")

    async def rollback(self) -> None:
        self._conn.rollback()

    async def close(self) -> None:
        self._conn.close()

    def stop(self) -> None:
        self._conn.close()


def connect(file: str, **named: Any) -> Connection:
    """Stands where `aiosqlite.connect` stands."""
    return Connection(file)
