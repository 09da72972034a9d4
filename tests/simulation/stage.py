"""What stands where the real disk, network and processes stand, for as long as a night is imagined."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk import pen, store
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.people.posting import Post
from shambles.server.tables.watching import Rest
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.workers.worker import ProcessWorker
from simulation.calling import send
from simulation.disk import Disk, Engine, tune
from simulation.loop import LIFE

written: dict[tuple[str, int], float] = {}  # when each entry came onto the disk
thoughts: list[tuple[str, str, float]] = []  # for which table's bots which server thought, and when; "": it gave it up
strangers: list[tuple[str, str, str]] = []  # answers that were written by another server than has the table


def make_blank(file: Path) -> Path:
    """A database as a first start leaves it."""

    async def start() -> None:
        made = Store(f"sqlite+aiosqlite:///{file}")
        await made.open()
        await made.close()

    asyncio.run(start())
    with sqlite3.connect(file) as disk:
        disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@contextmanager
def staged() -> Iterator[pytest.MonkeyPatch]:
    """Everything of the outside is simulated meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "create_async_engine", Engine)
        for module in (store, pen):
            patch.setattr(module, "tune_sqlite", tune)
        patch.setattr(Config, "is_alone", property(lambda config: False))
        patch.setattr(ProcessWorker, "do", think)
        patch.setattr(ProcessWorker, "start", start)
        patch.setattr(Thinkers, "think", noted(Thinkers.think))
        for name in ("drop_lease", "hand_table_on"):
            patch.setattr(Store, name, given_up(getattr(Store, name)))
        patch.setattr(store, "bring_up_to_date", lambda connection: None)
        patch.setattr(Post, "send", send)
        patch.setattr(Rest, "tidy_up", lambda rest: None)  # whoever died is to lie there untouched
        patch.setattr(pen, "OTHERS", 0)
        patch.setattr(pen.SqlitePen, "_write", write_or_fail(pen.SqlitePen._write))
        patch.setattr(pen.SqlitePen, "_do", do_or_fail(pen.SqlitePen._do))
        for name in ("shambles", "sqlalchemy.pool"):  # most of what goes wrong goes wrong on purpose
            patch.setattr(logging.getLogger(name), "disabled", True)
        yield patch


async def start(self: ProcessWorker) -> None:
    """There are no processes here."""


async def think(self: ProcessWorker, work: Callable[..., Any], given: tuple[Any, ...], tell: Any = None) -> Any:
    """A process thinks for a while."""
    await asyncio.sleep(Disk.lots.uniform(0.02, 0.3))
    return work(*given)


def noted(think: Callable[..., Any]) -> Callable[..., Any]:
    """What bots are thought for, and by whom."""

    async def do(self: Thinkers, table: Table, seat: int, bot: str, aside: int | None, asker: WorkFor) -> Any:
        life = LIFE.get()
        assert life is not None
        thoughts.append((asker.table, life.owner, asyncio.get_running_loop().time()))
        return await think(self, table, seat, bot, aside, asker)

    return do


def given_up(drop: Callable[..., Any]) -> Callable[..., Any]:
    """A table that its server lets go: another may have it at once."""

    async def do(self: Store, table_id: str, me: str, *given: Any) -> None:
        try:
            await drop(self, table_id, me, *given)
        finally:  # where it failed it may be done all the same
            thoughts.append((table_id, "", asyncio.get_running_loop().time()))

    return do


def write_or_fail(write: Callable[..., None]) -> Callable[..., None]:
    """The pen, on a disk that may fail before it has written, or after."""

    def do(self: pen.SqlitePen, page: pen.Page) -> None:
        torn = Disk.lots.random() < Disk.fails or Disk.is_cut()
        if torn and Disk.lots.random() < 0.5:
            raise sqlite3.OperationalError("disk I/O error")
        write(self, page)
        now, life = asyncio.get_running_loop().time(), LIFE.get()
        assert life is not None
        for entry in page.entries:
            written[entry[0], entry[1]] = now
            whose = self._open().execute("SELECT owner FROM tables WHERE id = ?", entry[:1]).fetchone()[0]
            if whose != life.owner:
                strangers.append((entry[0], life.owner, whose))
        if torn:
            raise sqlite3.OperationalError("disk I/O error")
        if page.entries and Disk.strike is not None:
            strike, Disk.strike = Disk.strike, None
            strike(LIFE.get())

    return do


def do_or_fail(do: Callable[..., Any]) -> Callable[..., Any]:
    """Other changes, likewise."""

    def try_to(self: pen.SqlitePen, work: Callable[..., Any]) -> Any:
        Disk.may_fail()
        done = do(self, work)
        Disk.may_fail()  # it is there, and nobody is told
        return done

    return try_to
