"""What is on disk: tables, their seats, every accepted answer, and the chat.

An answer is a row with a number of its own in its table. Two processes that both think they are next cannot both win:
the second insert fails, and that process looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shambles.core.asking.reply import Outcome
from shambles.server.disk.clock_rows import Winding
from shambles.server.disk.job_rows import NEW_JOBS, hasten_jobs_of_table
from shambles.server.disk.lease_rows import (
    ASK,
    BURY,
    DROP,
    DUE,
    GONE,
    HAND_ON,
    HELD,
    IS_OURS,
    LOOK_AT,
    NEXT_DUE,
    SAY,
    TAKE,
    TAKE_AGAIN,
    servers,
)
from shambles.server.disk.migrations import bring_up_to_date
from shambles.server.disk.pen import Page, Taken, new_pen, tune_sqlite
from shambles.server.disk.rows import (
    ChatRow,
    EntryRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    chat,
    reviews,
    seats,
    snapshots,
    tables,
)
from shambles.server.disk.statements import (
    HOLD,
    HOLD_OURS,
    NOTE_AUDIENCE,
    NOW,
    OPEN_TABLES,
    READ_ALL_SEATS,
    READ_CHAT,
    READ_ENTRIES,
    READ_SEATS,
    READ_TABLE,
    READ_TABLES,
)
from shambles.server.fair_turns import FairSemaphore, WorkFor
from shambles.server.queues import FOR_ADDRESS, Wait
from shambles.server.time_and_chance import monotonic, time

TRY_AGAIN, PATIENCE = 2.0, 5.0  # seconds between two looks at whether a disk that failed does again, and for one
LONGEST = 60.0  # seconds between two looks at a database that nobody else writes to: somebody may set the clock
READERS = 15  # connections to a file for reading, which are kept; whoever writes has one of their own
T = TypeVar("T")
Then = Callable[[AsyncConnection, float], Awaitable[None]] | None  # what follows, in the same transaction


class Waiting(NamedTuple):
    """Answers of a table that wait to be written, perhaps with the game as it was before them, and with its clocks."""

    table_id: str
    rows: list[EntryRow]
    snapshot: SnapshotRow | None
    winding: Winding | None
    done: asyncio.Future[None]


class Store:
    """The database behind a server.

    fence   the name of the server, where there may be others: who plays a table that is another's by now writes nothing
    """

    def __init__(self, url: str, fence: str = "") -> None:
        self.url, self.fence = url, fence
        self._engine, self._reader = _new_engines(url)
        self.dialect = self._engine.dialect.name
        self._pen = new_pen(self._engine)
        self._readers = FairSemaphore(READERS)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._is_free = asyncio.Event()  # nothing is being written
        self._is_free.set()
        self._touched: dict[str, float] = {}
        self.changed = asyncio.Event()  # this server has written something
        self.new_jobs = asyncio.Event()  # this server has written a job, or hastened one
        self._failed = False  # the latest write
        self._tried = 0.0  # when we last looked whether it would do again
        self.changes = 0  # how often something was written here
        self._written = asyncio.Event()

    async def open(self) -> None:
        """Bring the schema up to date, and start writing."""
        async with self._engine.connect() as connection:
            has_changed = await connection.run_sync(bring_up_to_date)
            await connection.commit()
        await self._pen.wipe_at_start(is_needed=has_changed)  # a migration may have replaced what nobody is to read
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        await self._pen.close()
        await self._reader.dispose()
        await self._engine.dispose()

    @property
    def writes(self) -> bool:
        """Whether answers get onto the disk."""
        return self._writer is not None and not self._writer.done() and not self._failed

    async def try_again(self) -> None:
        """After a write that failed: see, every now and then, whether one goes through."""
        if self._failed and monotonic() - self._tried > TRY_AGAIN:
            self._tried = monotonic()
            with suppress(OSError, SQLAlchemyError):
                async with asyncio.timeout(PATIENCE), self.begin() as connection:
                    await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
                self._failed = False

    # --- tables and seats

    async def add_table(self, row: TableRow, seat_rows: Sequence[SeatRow], then: Then = None) -> None:
        now = time()
        if then is None:
            await self._pen.do(lambda connection: insert_table(connection, row, seat_rows, now, self.fence))
            self._note_change()
            return
        async with self.begin() as connection:
            await connection.run_sync(insert_table, row, seat_rows, now, self.fence)
            await then(connection, now)

    async def read_table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as connection:
            found = (await connection.execute(READ_TABLE, {"which": table_id})).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(READ_SEATS, {"which": table_id})
            return TableRow.read(found), [SeatRow.read(row) for row in rows.mappings()]

    async def set_status(self, table_id: str, status: str, outcome: Outcome | None = None, then: Then = None) -> None:
        result, now = None if outcome is None else msgspec.json.encode(outcome).decode(), time()
        changed: dict[str, Any] = {"status": status, "touched": now, "result": result}
        changed |= {"ended": now, "opener": None, "opened_by": None} if status == "over" else {"ended": None}
        change = tables.update().where((tables.c.id == table_id) & (tables.c.status != status)).values(changed)
        async with self.begin() as connection:
            if not (await connection.execute(change)).rowcount:
                return
            if then is not None:
                await then(connection, now)
            if status == "over":
                await hasten_jobs_of_table(connection, table_id)

    async def strike(self, table_id: str, most: int, why: str) -> bool:
        """Something went wrong at this table. True if it was once too often, and the table is set aside."""
        async with self.begin() as connection:
            which = tables.c.id == table_id
            await connection.execute(tables.update().where(which).values(strikes=tables.c.strikes + 1))
            done = await connection.execute(
                tables.update()
                .where(which & (tables.c.strikes >= most))
                .values(aside=why[:200], opener=None, opened_by=None)
            )
            if done.rowcount:
                await hasten_jobs_of_table(connection, table_id)
            return bool(done.rowcount)

    async def add_rematch(self, table_id: str, row: TableRow, seat_rows: Sequence[SeatRow]) -> bool:
        """Add the table that follows another one. False if that has been followed already."""
        now = time()
        async with self.begin() as connection:
            is_first = (tables.c.id == table_id) & tables.c.rematch.is_(None)
            done = await connection.execute(tables.update().where(is_first).values(rematch=row.id, touched=now))
            if not done.rowcount:
                return False
            await connection.run_sync(insert_table, row, seat_rows, now, self.fence)
            return True

    async def take_seat(self, table_id: str, row: SeatRow) -> bool:
        """Sit somebody down at a seat that is still open; with the last one the game begins. False if it is taken."""
        here = seats.c.table_id == table_id
        async with self.begin() as connection:
            await self.hold(connection, table_id)
            is_open = here & (seats.c.seat == row.seat) & (seats.c.kind == "open")
            done = await connection.execute(seats.update().where(is_open).values(row.values(table_id)))
            left = sa.exists().where(here & (seats.c.kind == "open"))
            begins = (tables.c.id == table_id) & (tables.c.status == "waiting") & ~left
            due = sa.case((tables.c.owner.is_(None), 0.0), else_=tables.c.lease)  # who answers for it looks anyway
            await connection.execute(tables.update().where(begins).values(status="playing", lease=due))
            return bool(done.rowcount)

    async def change_seat(self, table_id: str, status: str, before: SeatRow, after: SeatRow, then: Then = None) -> bool:
        """Change a seat, if it and the table's status are what we think, and nothing else is Taken. False if not."""
        old = before.values(table_id)
        same = sa.and_(*(seats.c[name].is_not_distinct_from(value) for name, value in old.items()))
        is_so = sa.exists().where((tables.c.id == table_id) & (tables.c.status == status))
        try:
            async with self.begin() as connection:
                await self.hold(connection, table_id)
                done = await connection.execute(seats.update().where(same & is_so).values(after.values(table_id)))
                if done.rowcount and then is not None:
                    await then(connection, time())
                return bool(done.rowcount)
        except Taken:
            return False

    async def hold(self, connection: AsyncConnection, table_id: str) -> None:
        """Nobody else changes who sits at this table until we are done. Taken if it is another server's."""
        given = {"which": table_id, "at": time(), "fence": self.fence}
        held = await connection.execute(HOLD_OURS if self.fence else HOLD, given)
        if self.fence and not held.rowcount:
            raise Taken

    async def read_tables(self, table_ids: Sequence[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
        """These tables and who sits there, as far as they are still there."""
        seats_of: dict[str, list[SeatRow]] = {name: [] for name in table_ids}
        async with self.reading() as connection:
            for row in (await connection.execute(READ_ALL_SEATS, {"names": table_ids})).mappings():
                seats_of[row["table_id"]].append(SeatRow.read(row))
            rows = (await connection.execute(READ_TABLES, {"names": table_ids})).mappings()
            return {row["id"]: (TableRow.read(row), seats_of[row["id"]]) for row in rows}

    async def note_audiences(self, found: Sequence[tuple[str, int, int]]) -> None:
        """Who is at tables of ours, for other servers: the seats, as the bits of a number, and how many watch."""
        await self._pen.do(
            lambda connection: connection.execute(
                NOTE_AUDIENCE, [dict(zip(("which", "seats", "watch"), one, strict=True)) for one in found]
            ).close()
        )

    async def open_tables(self, most: int, after: str = "", without: Collection[str] = ()) -> list[str]:
        """Public tables with an open seat, those that come after another one: by turns, one for each network that
        has opened some, the newest first. Nobody's many tables hide another's only one."""
        return await self._ids(OPEN_TABLES, {"most": most, "after": after, "names": list(without)})

    # --- who answers for which table (lease_rows.py)

    async def due_tables(self, most: int, me: str = "") -> list[str]:
        """Tables whose game is on, where a bot or a clock may wait for a server and none answers for it any more."""
        asked = {"most": most, "me": me}
        found = await self._ids(DUE[self.dialect], asked)
        if GONE in found:
            async with self.begin() as connection:
                dead = (await connection.execute(BURY[self.dialect], {"me": me})).scalars().all()
                theirs = tables.c.owner.in_(dead) & (tables.c.lease >= HELD)
                await connection.execute(tables.update().where(theirs).values(lease=0.0))
            found = await self._ids(DUE[self.dialect], asked)
        return [name for name in found if name != GONE]

    async def say_here(self, me: str, seconds: float) -> float:
        """We are there for so long, and answer for all our tables. From when on that holds, by our own clock."""
        return (await self._pen.change(SAY[self.dialect], {"me": me, "seconds": seconds})).at

    async def next_due(self) -> float | None:
        """When the next table is due."""
        async with self.reading() as connection:
            found: float | None = (await connection.execute(NEXT_DUE)).scalar()
            return found

    async def take_lease(self, table_id: str, me: str, gone: str = "") -> bool:
        """Take this table, unless another server has it that is not gone. True if it is ours."""
        return bool((await self._pen.change(TAKE[self.dialect], {"which": table_id, "me": me, "gone": gone})).found)

    async def take_leases_again(self, me: str) -> set[str]:
        """After a word that was late: the tables that nobody has taken over meanwhile, all in one statement."""
        return {str(one) for one in (await self._pen.change(TAKE_AGAIN[self.dialect], {"me": me})).found}

    async def free_leases(self, me: str, *, ours: bool) -> None:
        """We are gone; or whoever else answered for tables is."""
        whose, who = (tables.c.owner == me, servers.c.id == me) if ours else (tables.c.owner != me, servers.c.id != me)
        async with self.begin() as connection:
            await connection.execute(tables.update().where(whose).values(lease=0.0, owner=None))
            await connection.execute(servers.delete().where(who))

    async def drop_lease(self, table_id: str, me: str, due: float | None) -> None:
        """Nobody need have this table before then, or at all before somebody comes to it."""
        given = {"which": table_id, "me": me, "due": due}
        await self._pen.do(lambda connection: connection.execute(DROP[self.dialect], given).close())
        self._note_change()

    async def ask_for_table(self, table_id: str, me: str) -> float:
        """Ask the server that has this table to let it go to us. In how many seconds it may."""
        found = (await self._pen.change(ASK[self.dialect], {"which": table_id, "me": me})).found
        return max(0.0, float(found[0])) if found else 0.0

    async def hand_table_on(self, table_id: str, me: str) -> None:
        """Let this table go to the server that asked for it."""
        await self._pen.change(HAND_ON[self.dialect], {"which": table_id, "me": me})

    async def look_at_ours(self, names: Sequence[str], me: str) -> list[tuple[str, bool, int]]:
        """Of these tables those that are ours: whether another server wants them, how often others changed them."""
        async with self.reading() as connection:
            found = await connection.execute(LOOK_AT[self.dialect], {"names": names, "me": me})
            return [(str(one[0]), bool(one[1]), int(one[2])) for one in found]

    async def is_ours(self, table_id: str, me: str) -> bool:
        """Whether the disk says that we have this table."""
        async with self.reading() as connection:
            return (await connection.execute(IS_OURS, {"which": table_id, "me": me})).first() is not None

    def now(self) -> Any:
        """The time by the database's clock, where several machines share it."""
        return NOW[self.dialect]

    async def count_tables(self, opener: str | None = None) -> int:
        """How many games are under way or waited for, from one address or from all; what is over does not count."""
        counts = (tables.c.status != "over") & tables.c.aside.is_(None)
        if opener is not None:
            counts &= tables.c.opener == opener
        async with self.reading() as connection:
            query = sa.select(sa.func.count()).select_from(tables).where(counts)
            return int((await connection.execute(query)).scalar_one())

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A connection for writing, in turn: all that is done with it is done together, or not at all. Others wait
        until it is given back: what is short and done often is better done in one go, by the pen."""
        async with self._pen.turn(), self._engine.begin() as connection:
            connection.info.pop(NEW_JOBS, None)  # left over from a transaction that failed
            yield connection
            has_jobs = connection.info.pop(NEW_JOBS, False)
        self._note_change()
        if has_jobs:
            self.new_jobs.set()

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """A short change, in one go and in turn."""
        return await self._pen.do(work)

    def _note_change(self) -> None:
        self.changes += 1
        self._written.set()
        self.changed.set()

    async def rest(self, seconds: float, seen: int, most: float = LONGEST) -> None:
        """Between two looks at what there is to do: so many seconds. A server alone on its database rests until it has
        written something itself, after the first `seen` changes, for `most` seconds. Answers are no change."""
        await asyncio.sleep(min(seconds, most))
        if self.fence:
            return
        self._written.clear()
        if self.changes == seen and most > seconds:
            with suppress(TimeoutError):
                async with asyncio.timeout(most - seconds):
                    await self._written.wait()

    async def wipe(self, *, whole: bool = False) -> None:
        """What was deleted leaves the files, too; `whole`: also where copies may have been left."""
        await self._pen.wipe(whole=whole)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading, in fair turns: whoever asks for many waits for themselves."""
        async with self._readers.turn(WorkFor(FOR_ADDRESS.get())), self._reader.connect() as connection:
            yield connection

    def reads(self) -> Iterable[Wait]:
        """Who waits for a connection to read, and who reads."""
        return self._readers.waits("read")

    def writes_waiting(self) -> Iterable[Wait]:
        """Who waits to write, and who writes."""
        return self._pen.waits()

    # --- answers

    async def add_entries(
        self, table_id: str, rows: list[EntryRow], snapshot: SnapshotRow | None = None, winding: Winding | None = None
    ) -> None:
        """Write answers, perhaps with the game before them and the clocks after them; when this returns they are on
        disk. Raises Taken if a number or key is not free any more, or seats and clocks are not as we know."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(table_id, rows, snapshot, winding, done))
        try:
            await done
        finally:
            del done  # or a table whose write failed would be freed by the collector alone

    async def read_entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The answers of a table with numbers above `after`, in order."""
        async with self.reading() as connection:
            found = await connection.execute(READ_ENTRIES, {"which": table_id, "after": after})
            return [EntryRow(*row) for row in found]

    async def wait_for_turn(self) -> None:
        """Until the disk has time. What else there is to write by then is written along."""
        await (asyncio.sleep(0) if self._is_free.is_set() else self._is_free.wait())

    async def _write_forever(self) -> None:
        """Everything that waits is written in one transaction: one wait for the disk serves many tables."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 200:
                batch.append(self._queue.get_nowait())
            self._is_free.clear()
            try:
                await self._write_batch(batch)
            finally:
                self._is_free.set()
            await asyncio.sleep(0)  # those who waited for their turn

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """All of it together; where somebody else was faster, one by one."""
        trouble: Exception | None = None
        try:
            await self._insert(batch)
        except Taken:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
                return
            trouble = Taken()  # a new one: it holds neither this frame nor, later on, the table
        except Exception as error:
            trouble = error
        self._failed = trouble is not None and not isinstance(trouble, Taken)
        self.changed.set()
        for one in batch:
            if not one.done.done():  # whoever waited for it may be gone
                one.done.set_result(None) if trouble is None else one.done.set_exception(trouble)

    async def _insert(self, batch: list[Waiting]) -> None:
        values = [(one.table_id, row.number, row.seat, row.choice, row.key) for one in batch for row in one.rows]
        kept = [(one.table_id, one.snapshot.number, one.snapshot.save) for one in batch if one.snapshot is not None]
        now = time()
        # Tables are forgotten after days: that one is in use need not be written with every answer.
        stale = [name for name in {one.table_id for one in batch} if now - self._touched.get(name, 0.0) > 60.0]
        windings = [one.winding for one in batch if one.winding is not None]
        await self._pen.write(Page(values, kept, windings, stale, now, self.fence))
        if len(self._touched) > 10_000:
            self._touched = {name: when for name, when in self._touched.items() if now - when < 60.0}
        self._touched |= dict.fromkeys(stale, now)

    # --- snapshots

    async def put_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        """Keep a snapshot in place of the one before, unless another process has kept a later one."""
        await self._pen.write(Page((), ((table_id, row.number, row.save),), (), (), time(), ""))

    async def read_snapshot(self, table_id: str) -> SnapshotRow | None:
        query = sa.select(snapshots.c.number, snapshots.c.save).where(snapshots.c.table_id == table_id)
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
            return None if found is None else SnapshotRow(*found)

    # --- reviews

    async def put_review(self, table_id: str, version: int, review: bytes) -> None:
        """Keep a review in place of the one before. Two servers that thought about the same game thought the same."""
        async with self.begin() as connection:
            await connection.execute(HOLD, {"which": table_id, "at": time()})
            await connection.execute(reviews.delete().where(reviews.c.table_id == table_id))
            await connection.execute(reviews.insert().values(table_id=table_id, version=version, review=review))

    async def read_review(self, table_id: str, version: int) -> bytes | None:
        """The review of a finished game, if it was made in this version."""
        which = (reviews.c.table_id == table_id) & (reviews.c.version == version)
        async with self.reading() as connection:
            found: bytes | None = (await connection.execute(sa.select(reviews.c.review).where(which))).scalar()
            return found

    # --- chat

    async def add_chat(self, table_id: str, row: ChatRow) -> None:
        try:
            async with self.begin() as connection:
                if self.fence:
                    await self.hold(connection, table_id)
                await connection.execute(chat.insert().values({"table_id": table_id} | msgspec.structs.asdict(row)))
        except IntegrityError:
            raise Taken from None

    async def read_chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        async with self.reading() as connection:
            found = await connection.execute(READ_CHAT, {"which": table_id, "after": after})
            return [ChatRow(*row) for row in found]

    async def _ids(self, query: sa.Select[Any], given: dict[str, Any] | None = None) -> list[str]:
        async with self.reading() as connection:
            return [str(found) for found in (await connection.execute(query, given)).scalars()]


def _new_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """For writing and for reading. Whoever has the turn to write a file does not wait behind those who read it.

    Each connection to a file is a thread: to start one takes a turn of the machine, and everybody waits for it.
    """
    if url.startswith("postgresql"):
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
        return engine, engine.execution_options(isolation_level="AUTOCOMMIT")  # a question is one word
    one, several = ({"hide_parameters": True, "pool_size": size, "max_overflow": 0} for size in (1, READERS))
    engines = create_async_engine(url, **one), create_async_engine(url, **several)
    for engine in engines:
        event.listen(engine.sync_engine, "connect", tune_sqlite)
    return engines


def insert_table(
    connection: sa.Connection, row: TableRow, seat_rows: Sequence[SeatRow], now: float, owner: str = ""
) -> None:
    """A table with its seats, among whatever else is written together with it; a server may have it from the start."""
    whose = {"owner": owner, "lease": HELD} if owner else {"lease": 0.0}
    values = row.values() | {"created": now, "touched": now} | whose
    connection.execute(tables.insert().values(values))
    connection.execute(seats.insert(), [one.values(row.id) for one in seat_rows])
