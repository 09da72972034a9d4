"""Reviews of finished games: made once, in a process of their own that gives way to everybody, and kept on disk."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from shambles.bots import Review, review_game
from shambles.bots.review import VERSION
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow
from shambles.server.disk.store import Store
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import end_with_the_server
from shambles.server.thinking.wording import decisions_in_words
from shambles.server.thinking.workshop import Overrun
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.forms import ReviewForm

HARMLESS = 10  # how much more patient than everything else such a process is
log = logging.getLogger("shambles")


class Reviews:
    """The reviews that are asked for: one is made at a time, by turns one for each address that waits for some."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[LiveTable]],
        save: Callable[[LiveTable], Awaitable[bytes]],
        config: Config,
    ) -> None:
        self._store, self._find, self._save, self._config = store, find, save, config
        self._waiting: dict[str, deque[str]] = {}  # by address, the tables; whose turn is next stands first
        self._done: dict[str, float] = {}  # how far each is that is waited for
        self._depths: dict[str, int] = {}  # of those that are looked at more deeply
        self._maker: asyncio.Task[None] | None = None

    async def review_of(self, live: LiveTable) -> ReviewForm:
        """The review of a finished game, or how far it is. Nobody's secrets are thought about before the end."""
        if live.table is None or live.table.outcome is None:
            raise BadInput("table", "not-over")
        form = await self._form(live.row.id)
        if form is None:
            raise BadInput("review", "no-review")
        return form

    async def reached(self, table_id: str) -> tuple[Review | None, float | None]:
        """The review of a table that is over, and how far it is; None where nobody has asked for it."""
        form = await self._form(table_id)
        return (None, None) if form is None else (form.review, form.done)

    async def _form(self, table_id: str) -> ReviewForm | None:
        done = self._done.get(table_id)  # first: one that is kept while the disk is read is no longer waited for
        kept = await self._store.read_review(table_id, VERSION)
        if kept is not None:
            return msgspec.json.decode(kept, type=ReviewForm)
        return None if done is None else ReviewForm(round(done, 2), None)

    async def begin(self, live: LiveTable, address: str = "", depth: int = 1) -> ReviewForm:
        """Have it made for somebody at this address, so deeply, unless it is made already or waited for."""
        try:
            return await self.review_of(live)
        except BadInput as trouble:
            if trouble.code != "no-review":
                raise
        table_id = live.row.id
        if table_id in self._done:  # somebody else has asked meanwhile
            return ReviewForm(0.0, None)
        if len(self._done) >= self._config.most_reviews:
            raise BadInput("review", "too-many-reviews")
        if len(self._waiting.get(address, ())) >= self._config.most_reviews_each:
            raise BadInput("review", "too-many-reviews-of-yours", most=self._config.most_reviews_each)
        self._waiting.setdefault(address, deque()).append(table_id)
        self._done[table_id], self._depths[table_id] = 0.0, depth
        if self._maker is None or self._maker.done():
            self._maker = asyncio.create_task(self._make_all())
        return ReviewForm(0.0, None)

    async def _make_all(self) -> None:
        while self._waiting:
            address, tables = next(iter(self._waiting.items()))
            table_id = tables[0]
            await self._make(table_id)
            tables.popleft()
            del self._done[table_id], self._depths[table_id], self._waiting[address]
            if tables:
                self._waiting[address] = tables  # the others first

    async def _make(self, table_id: str) -> None:
        loop = asyncio.get_running_loop()

        def tell(done: float) -> None:
            loop.call_soon_threadsafe(self._tell, table_id, done)

        try:
            live = await self._find(table_id)
            save, seconds = await self._save(live), self._config.review_seconds
            work = Work(save, live.seats, self._depths[table_id], live.row.rated)
            made = await asyncio.to_thread(_make_apart, work, seconds, tell)
            await self._store.put_review(table_id, VERSION, made)
        except Overrun as overrun:
            log.error("table %s: no review: %s", table_id, overrun)
        except Exception:
            log.exception("table %s: no review", table_id)

    def _tell(self, table_id: str, done: float) -> None:
        if table_id in self._done:  # it may be heard of after the end
            self._done[table_id] = done

    def stop(self) -> None:
        """Nobody waits for a review any more."""
        if self._maker is not None:
            self._maker.cancel()


class Work(NamedTuple):
    """What another process needs for a review."""

    save: bytes
    seats: Sequence[SeatRow]
    depth: int
    rated: bool


def _make_apart(work: Work, seconds: float, tell: Callable[[float], None]) -> bytes:
    """A review from another process; how far it is, is told on the way."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_make, args=(theirs, work), daemon=True)
    child.start()
    theirs.close()
    until = monotonic() + seconds
    try:
        while ours.poll(max(0.0, until - monotonic())):
            heard: float | bytes = ours.recv()
            if isinstance(heard, bytes):
                return heard
            tell(heard)
    except EOFError:
        raise Overrun("its process ended") from None
    finally:
        child.kill()
        child.join()
        ours.close()
    raise Overrun(f"it took more than {seconds:.0f} s")


def _make(pipe: Connection, work: Work) -> None:
    end_with_the_server()
    os.nice(HARMLESS)
    table = Table.load(work.save)
    review = review_game(table, pipe.send, work.depth, losses=work.rated)
    pipe.send(msgspec.json.encode(ReviewForm(1.0, review, decisions_in_words(review, table, work.seats))))
