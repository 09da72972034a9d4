"""The disk of a simulation: a real SQLite file, whose every deed takes a drawn time and may be drawn to fail.

It stands where SQLAlchemy's asynchronous engine stands: the statements, the results and the file are the real ones, but
nobody waits for a thread. So whoever finds the file locked looks again a little later instead of waiting inside SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import LRUCache

from shambles.server.disk.pen import tune_sqlite
from simulation.loop import LIFE, Life

PATIENCE = 10.0  # seconds that SQLite waits for others
AT_ONCE = 15  # connections of one server
T = TypeVar("T")


class Disk:
    """What all servers of a simulated night write to.

    fails   how likely one deed fails; a deed that fails may have been done all the same, if it was a commit
    slow    how likely one deed takes seconds
    cut     servers that do not reach it
    strike  what happens to whoever writes the next answer, once it is there
    """

    lots: ClassVar[Random] = Random(0)
    fails: ClassVar[float] = 0.0
    slow: ClassVar[float] = 0.0
    cut: ClassVar[set[str]] = set()
    strike: ClassVar[Callable[[Life | None], None] | None] = None

    @classmethod
    def calm_down(cls) -> None:
        cls.fails, cls.slow, cls.strike = 0.0, 0.0, None
        cls.cut.clear()

    @classmethod
    async def take_time(cls) -> None:
        lots = cls.lots
        await asyncio.sleep(lots.uniform(0.5, 3.0) if lots.random() < cls.slow else lots.expovariate(1000))

    @classmethod
    def may_fail(cls) -> None:
        if cls.lots.random() < cls.fails or cls.is_cut():
            raise OperationalError("", None, sqlite3.OperationalError("disk I/O error"))

    @classmethod
    def is_cut(cls) -> bool:
        """Whether whoever asks does not reach it."""
        life = LIFE.get()
        return life is not None and life.name in cls.cut


async def patiently(do: Callable[[], T]) -> T:
    """SQLite says at once that somebody else is writing; the driver would wait for it."""
    waited = 0.0
    while True:
        try:
            return do()
        except (sqlite3.OperationalError, OperationalError) as error:
            if "locked" not in str(error) or waited > PATIENCE:
                raise
            await asyncio.sleep(0.05)
            waited += 0.05


class Cursor(sqlite3.Cursor):
    """Reads everything at once, as aiosqlite does for SQLAlchemy."""

    _found: list[Any]

    def execute(self, *given: Any) -> Cursor:
        super().execute(*given)
        self._found = super().fetchall()
        self._found.reverse()
        return self

    def fetchall(self) -> list[Any]:
        found, self._found = self._found[::-1], []
        return found

    def fetchone(self) -> Any:
        return self._found.pop() if self._found else None


class File(sqlite3.Connection):
    """The file as one server has it open."""

    def cursor(self, factory: Any = Cursor) -> Any:
        return super().cursor(factory)


def tune(connection: Any, record: Any = None) -> None:
    """As the server does it, but nobody waits for a disk that is there only for a while."""
    tune_sqlite(connection)
    connection.execute("PRAGMA synchronous=OFF")


class Connection:
    """Stands where SQLAlchemy's asynchronous connection stands."""

    def __init__(self, inner: sa.Connection) -> None:
        self._inner = inner

    @property
    def info(self) -> dict[Any, Any]:
        return self._inner.info

    async def execute(self, statement: Any, given: Any = None) -> sa.CursorResult[Any]:
        await Disk.take_time()
        Disk.may_fail()
        return await patiently(lambda: self._inner.execute(statement, given))

    async def scalar(self, statement: Any, given: Any = None) -> Any:
        return (await self.execute(statement, given)).scalar()

    async def run_sync(self, work: Callable[[sa.Connection], T]) -> T:
        return work(self._inner)

    async def commit(self) -> None:
        await Disk.take_time()
        torn = Disk.lots.random() < Disk.fails or Disk.is_cut()
        if not torn or Disk.lots.random() < 0.5:
            await patiently(self._inner.commit)
        if torn:  # it may be there, and nobody is told
            raise OperationalError("", None, sqlite3.OperationalError("disk I/O error"))


class Visit:
    """Somebody has one of a server's connections for a while, and perhaps commits in the end."""

    def __init__(self, engine: Engine, *, commits: bool = False) -> None:
        self._engine, self._commits = engine, commits

    async def __aenter__(self) -> Connection:
        engine = self._engine
        await engine.places.acquire()
        try:
            self._inner = engine.idle.pop() if engine.idle else engine.sync_engine.connect()
        except BaseException:
            engine.places.release()
            raise
        self._connection = Connection(self._inner)
        return self._connection

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        try:
            if self._commits and kind is None:
                await self._connection.commit()
        finally:
            self._inner.rollback()
            self._engine.idle.append(self._inner)
            self._engine.places.release()


class Engine:
    """Stands where SQLAlchemy's asynchronous engine stands; every server has its own."""

    _compiled: ClassVar[Any] = LRUCache(500)  # statements are compiled once for all nights
    _dialect: ClassVar[sa.Dialect | None] = None

    def __init__(self, address: str, **named: Any) -> None:
        self.url = sa.make_url(address)
        file, life = self.url.database, LIFE.get()
        assert file is not None

        def open_file() -> File:
            opened: File = sqlite3.connect(file, timeout=0, check_same_thread=False, factory=File)
            if life is not None:
                life.at_the_end.append(opened.close)  # what was not committed is gone
            return opened

        pool = {"poolclass": sa.QueuePool, "pool_size": AT_ONCE}
        self.sync_engine = sa.create_engine("sqlite://", creator=open_file, **named | pool)
        if Engine._dialect is None:
            Engine._dialect = self.sync_engine.dialect
        self.sync_engine.dialect, self.sync_engine._compiled_cache = Engine._dialect, Engine._compiled
        self.dialect = Engine._dialect
        self.places = asyncio.Semaphore(AT_ONCE)
        self.idle: list[sa.Connection] = []

    def connect(self) -> Visit:
        return Visit(self)

    def begin(self) -> Visit:
        return Visit(self, commits=True)

    def execution_options(self, **named: Any) -> Engine:
        """SQLite has no others."""
        return self

    async def dispose(self) -> None:
        for inner in self.idle:
            inner.close()
        self.sync_engine.dispose()
