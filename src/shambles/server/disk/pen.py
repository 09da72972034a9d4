"""How answers get onto the disk: many tables' in one transaction, straight through the database's own driver.

This is what everybody waits for with every answer, so nothing stands in between.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from shambles.server.disk.database import keep_private
from shambles.server.disk.turns import Turns
from shambles.server.queues import Wait
from shambles.server.time_and_chance import monotonic, time

if TYPE_CHECKING:
    from shambles.server.disk.clock_rows import Winding

T = TypeVar("T")
Values = tuple[str, int, int, str | None, str]  # table, number, seat, choice, key
Kept = tuple[str, int, bytes]  # table, number, the game after so many answers
# Table, seat, whether a person plays it; ask, deadline, bank, runs of its clock.
Known = tuple[str, int, bool, int | None, float | None, float | None, bool | None]
Wound = tuple[str, int, int, float, float, bool, str]  # table, seat; ask, deadline, bank, runs, others of its clock

# The fence: two processes that both write a table's entry n + 1 cannot both have written it.
INSERT = "INSERT INTO entries (table_id, number, seat, choice, key) VALUES (%s)"

# The other one: of a table that is another server's by now nothing is written. Whoever takes it over waits until those
# who write there have done so.
IS_OURS = "SELECT 1 FROM tables WHERE id = ? AND owner = ?"
OURS = "ours AS (SELECT id FROM tables WHERE id = ANY($1::varchar[]) AND ($6 = '' OR owner = $6) FOR KEY SHARE)"

INSERT_ALL = f"""WITH {OURS} INSERT INTO entries (table_id, number, seat, choice, key)
SELECT (SELECT id FROM ours WHERE ours.id = new.table_id), number, seat, choice, key
FROM unnest($1::varchar[], $2::integer[], $3::integer[], $4::text[], $5::varchar[])
AS new (table_id, number, seat, choice, key)"""

# In place of the one before, unless another process has kept a later one.
KEEP = """INSERT INTO snapshots (table_id, number, save) VALUES (%s) ON CONFLICT (table_id)
DO UPDATE SET number = excluded.number, save = excluded.save WHERE snapshots.number < excluded.number"""

# Who sits at a table, with their clocks.
SITS = """SELECT s.table_id, s.seat, s.kind = 'person' AND s.bot IS NULL, c.ask, c.deadline, c.bank, c.runs
FROM seats s LEFT JOIN clocks c ON c.table_id = s.table_id AND c.seat = s.seat"""

WIND = """INSERT INTO clocks (table_id, seat, ask, deadline, bank, runs, others) %s ON CONFLICT (table_id, seat)
DO UPDATE SET ask = excluded.ask, deadline = excluded.deadline, bank = excluded.bank, runs = excluded.runs,
others = excluded.others"""

# The same in one word: where seats or clocks are not as we knew, an answer is of no table, which is refused. Nobody
# changes a seat meanwhile; of two who wind a clock the second finds that it is not what it knew.
INSERT_AND_WIND = f"""WITH {OURS}, known (table_id, seat, is_person, ask, deadline, bank, runs) AS (SELECT * FROM
unnest($7::varchar[], $8::integer[], $9::boolean[], $10::integer[], $11::float8[], $12::float8[], $13::boolean[])),
sits AS ({SITS} WHERE s.table_id = ANY($7::varchar[]) FOR SHARE OF s),
wound AS ({
    WIND
    % '''SELECT * FROM unnest($14::varchar[], $15::integer[], $16::integer[], $17::float8[], $18::float8[],
$19::boolean[], $20::text[])'''
}
WHERE (clocks.ask, clocks.deadline, clocks.bank, clocks.runs) = (SELECT ask, deadline, bank, runs FROM known
WHERE known.table_id = clocks.table_id AND known.seat = clocks.seat) RETURNING 1)
INSERT INTO entries (table_id, number, seat, choice, key)
SELECT CASE WHEN NOT EXISTS (TABLE sits EXCEPT TABLE known) AND (SELECT count(*) FROM wound) =
cardinality($14::varchar[]) THEN (SELECT id FROM ours WHERE ours.id = new.table_id) END, number, seat, choice, key
FROM unnest($1::varchar[], $2::integer[], $3::integer[], $4::text[], $5::varchar[])
AS new (table_id, number, seat, choice, key)"""

ERASED = "secure_delete=ON"  # what is deleted is overwritten
TRIES, MOMENT = 100, 0.01  # seconds between two
log = logging.getLogger("shambles")
SMALL = 64 * 2**20  # bytes of a database that is written anew while people play, in about half a second
PUT_OFF = "vacuum-put-off"  # in `secrets`: a larger one is written anew at the next start
OTHERS = 10_000  # milliseconds that SQLite waits for other programs that write, such as a restore


class Taken(Exception):
    """Another process was faster: the number, or the key, is taken."""


class Page(NamedTuple):
    """What is written together.

    windings    of tables with a clock: what else must be as it was known, and changes
    touched     the tables that are to be marked as in use
    fence       the server whose tables they must be; empty where there is no other
    """

    entries: Sequence[Values]
    kept: Sequence[Kept]
    windings: Sequence[Winding]
    touched: Sequence[str]
    now: float
    fence: str


class Changed(NamedTuple):
    """When a statement was carried out, by the clock of this process or a moment before; the first column of what it
    returned."""

    at: float
    found: list[Any]


class Statement(NamedTuple):
    """A statement that waits for its turn, and what comes of it."""

    statement: Any
    given: dict[str, Any]
    done: asyncio.Future[Changed]


class Pen(Protocol):
    """Writes answers; when it is done, they are on the disk."""

    def turn(self, *, hurried: bool = False) -> AbstractAsyncContextManager[None]:
        """Who writes, with this pen or otherwise, takes their turn."""

    def waits(self) -> Iterable[Wait]:
        """Who waits for their turn, and who has it."""

    async def write(self, page: Page) -> None:
        """All of it or, if some of it is taken, nothing."""

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """What is done with a connection for writing, all of it or nothing, in one go: between two statements others
        would wait for the loop of this server."""

    async def change(self, statement: Any, given: dict[str, Any]) -> Changed:
        """One statement that everybody waits for, too, such as a server's word."""

    async def wipe(self, *, whole: bool = False) -> None:
        """Remove deleted data from the files, as far as that is for us to do.

        `whole`: also copies that were left where rows have moved. In a large database that waits for the next start.
        """

    async def wipe_at_start(self, *, is_needed: bool) -> None:
        """The same, whole, before anybody is served: if it is needed, or was put off until now."""

    async def close(self) -> None: ...


def new_pen(engine: AsyncEngine) -> Pen:
    """The pen for this database."""
    return PostgresPen(engine) if engine.dialect.name == "postgresql" else SqlitePen(engine)


class SqlitePen:
    """Two connections in a thread of its own: one straight to the driver, one by SQLAlchemy.

    SQLite lets one write at a time. Whoever else wants to looks again every tenth of a second and gives up after a
    while, and the busier the disk the later somebody is lucky; so people queue here, and nobody is ever locked out.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._turns = Turns()
        keep_private(engine.url)  # before anybody else makes its file
        self._file = engine.url.database or ":memory:"
        self._connection: sqlite3.Connection | None = None
        self._engine = sa.create_engine(
            engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=sa.StaticPool
        )  # used in the pen's thread alone
        sa.event.listen(self._engine, "connect", tune_sqlite)
        self._changes: list[Statement] = []  # those that wait
        self._changing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "pen")

    def turn(self, *, hurried: bool = False) -> AbstractAsyncContextManager[None]:
        return self._turns.take(hurried=hurried)

    def waits(self) -> Iterable[Wait]:
        return self._turns.waits()

    async def write(self, page: Page) -> None:
        async with self.turn(hurried=True):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, page)

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def change(self, statement: Any, given: dict[str, Any]) -> Changed:
        """With all others that wait, in one turn: hundreds of tables that have to be taken take no longer than one."""
        one = Statement(statement, given, asyncio.get_running_loop().create_future())
        self._changes.append(one)
        if self._changing is None or self._changing.done():
            self._changing = asyncio.create_task(self._change_all())
        return await one.done

    async def _change_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._changes:
            async with self.turn(hurried=True):
                batch, self._changes = self._changes, []
                found: list[Changed] = []
                trouble: Exception | None = None
                try:
                    found = await loop.run_in_executor(self._thread, self._do, partial(_carry_out, batch))
                except Exception as error:
                    trouble = error
            for place, one in enumerate(batch):
                if not one.done.done():  # whoever waited for it may be gone
                    one.done.set_result(found[place]) if trouble is None else one.done.set_exception(trouble)

    async def wipe(self, *, whole: bool = False) -> None:
        async with self.turn():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._wipe, whole)

    async def wipe_at_start(self, *, is_needed: bool) -> None:
        async with self.turn():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._wipe_at_start, is_needed)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file)
            tune_sqlite(self._connection)
        return self._connection

    def _wipe(self, whole: bool) -> None:
        """The log beside the file still has what was written and deleted: it is emptied into the file.

        `secure_delete` overwrites a row where it is. When a page of an index is split, SQLite leaves copies in
        its free space. VACUUM writes every page anew: 0.2 s for 30 MB, in which nobody else can write.
        """
        connection = self._open()
        if whole and (file := Path(self._file)).exists() and file.stat().st_size > SMALL:
            connection.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, '')", (PUT_OFF,))
            connection.commit()
        elif whole:
            self._vacuum(connection)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _wipe_at_start(self, is_needed: bool) -> None:
        if not Path(self._file).exists():
            return  # a database in memory
        connection = self._open()
        was_put_off = connection.execute("DELETE FROM secrets WHERE name = ?", (PUT_OFF,)).rowcount
        connection.commit()
        if is_needed or was_put_off:
            self._vacuum(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _vacuum(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:  # no space for a second copy, or another program writes for long
            log.error("the free space of %s may still hold what was erased: %s", self._file, error)

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _write(self, page: Page) -> None:
        try:
            with self._open() as connection:
                connection.executemany(INSERT % "?, ?, ?, ?, ?", page.entries)  # from here on nobody else writes
                for table_id in {one[0] for one in page.entries} if page.fence else ():
                    if connection.execute(IS_OURS, (table_id, page.fence)).fetchone() is None:
                        raise Taken
                for one in page.windings:
                    self._wind(connection, one)
                if page.kept:
                    connection.executemany(KEEP % "?, ?, ?", page.kept)
                if page.touched:
                    marks = [(page.now, one) for one in page.touched]
                    connection.executemany("UPDATE tables SET touched = ? WHERE id = ?", marks)
        except sqlite3.IntegrityError:
            raise Taken from None

    def _wind(self, connection: sqlite3.Connection, winding: Winding) -> None:
        sits = connection.execute(f"{SITS} WHERE s.table_id = ? ORDER BY s.seat", winding.known[0][:1])
        if sits.fetchall() != winding.known:
            raise Taken
        connection.executemany(WIND % "VALUES (?, ?, ?, ?, ?, ?, ?)", winding.at(time()))

    def _close(self) -> None:
        self._engine.dispose()
        if self._connection is not None:
            self._connection.close()


class PostgresPen:
    """One connection, kept: to fetch one and to ask whether it still works takes longer than to write.

    Answers alone are one statement, which is a transaction by itself: one word there and one back.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        from asyncpg.exceptions import IntegrityConstraintViolationError  # type: ignore[import-untyped]  # no types

        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._mine = asyncio.Lock()
        self._taken = IntegrityConstraintViolationError

    def turn(self, *, hurried: bool = False) -> AbstractAsyncContextManager[None]:
        return nullcontext()  # here many may write

    def waits(self) -> Iterable[Wait]:
        return ()

    async def write(self, page: Page) -> None:
        async with self._mine:
            if self._driver is None or self._driver.is_closed():
                await self._open()
            try:
                if page.kept or page.touched:
                    await self._write_all(page)
                else:
                    await self._insert(page)
            except self._taken:
                raise Taken from None
            except BaseException:  # whatever state it is in: the next one to write has another
                await self._let_go()
                raise

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def change(self, statement: Any, given: dict[str, Any]) -> Changed:
        one = Statement(statement, given, asyncio.get_running_loop().create_future())
        return (await self.do(partial(_carry_out, [one])))[0]

    async def _insert(self, page: Page) -> None:
        given = [*zip(*page.entries, strict=True), page.fence]
        if not page.windings:
            await self._driver.execute(INSERT_ALL, *given)
            return
        now = time()
        given += zip(*(row for one in page.windings for row in one.known), strict=True)
        given += [*zip(*(row for one in page.windings for row in one.at(now)), strict=True)] or [()] * 7
        await self._driver.execute(INSERT_AND_WIND, *given)

    async def _write_all(self, page: Page) -> None:
        async with self._driver.transaction():
            if page.entries:
                await self._insert(page)
            if page.kept:
                await self._driver.executemany(KEEP % "$1, $2, $3", page.kept)
            if page.touched:
                mark = "UPDATE tables SET touched = $1 WHERE id = ANY($2::varchar[])"
                await self._driver.execute(mark, page.now, list(page.touched))

    async def _open(self) -> None:
        await self._let_go()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _let_go(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(Exception):  # it may be broken already
                await connection.invalidate()
                await connection.close()

    async def wipe(self, *, whole: bool = False) -> None:
        """PostgreSQL does so by itself, when it vacuums."""

    async def wipe_at_start(self, *, is_needed: bool) -> None:
        """Nothing to do, likewise."""

    async def close(self) -> None:
        await self._let_go()


def _carry_out(batch: Sequence[Statement], connection: sa.Connection) -> list[Changed]:
    """One statement after another."""
    done = []
    for one in batch:
        at = monotonic()
        found = connection.execute(one.statement, one.given)
        done.append(Changed(at, list(found.scalars()) if found.returns_rows else []))
    return done


def tune_sqlite(connection: Any, record: Any = None) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={OTHERS}")
    _begin_the_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", ERASED):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_the_log(cursor: Any) -> None:
    """Of two who open a new file at the same time one is told "database is locked": here SQLite waits for nobody."""
    for left in reversed(range(TRIES)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if not left:
                raise
            sleep(MOMENT)
