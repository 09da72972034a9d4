"""Reviews of finished games: made once, in a process of their own that gives way to everybody, and kept on disk."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic

import msgspec

from shambles.bots import Review, review_game
from shambles.bots.review import VERSION
from shambles.core.reply import BadInput
from shambles.core.table import Table
from shambles.server.forms import ReviewForm
from shambles.server.live import LiveTable
from shambles.server.rows import SeatRow
from shambles.server.store import Store
from shambles.server.thinking import end_with_the_server
from shambles.server.wording import decisions_in_words
from shambles.server.workshop import Overrun

WAITING = 50  # reviews that may be waited for at once
HARMLESS = 10  # how much more patient than everything else such a process is
log = logging.getLogger("shambles")


class Reviews:
    """The reviews that are being made, one at a time."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store, self._seconds = store, seconds
        self._coming: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, float] = {}
        self._desk = asyncio.Semaphore(1)

    async def find(self, live: LiveTable) -> ReviewForm:
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
        kept = await self._store.read_review(table_id, VERSION)
        if kept is not None:
            return msgspec.json.decode(kept, type=ReviewForm)
        return ReviewForm(round(self._done.get(table_id, 0.0), 2), None) if table_id in self._coming else None

    async def begin(self, live: LiveTable) -> ReviewForm:
        """Have it made, unless it is made already or under way."""
        try:
            return await self.find(live)
        except BadInput as trouble:
            if trouble.code != "no-review":
                raise
        table_id = live.row.id
        if len(self._coming) >= WAITING:
            raise BadInput("review", "too-many-reviews")
        if table_id not in self._coming:  # somebody else may have asked meanwhile
            self._coming[table_id] = asyncio.create_task(self._make(live))
            self._coming[table_id].add_done_callback(lambda done: self._forget(table_id))
        return ReviewForm(0.0, None)

    def _forget(self, table_id: str) -> None:
        self._coming.pop(table_id, None)
        self._done.pop(table_id, None)

    async def _make(self, live: LiveTable) -> None:
        table_id, loop = live.row.id, asyncio.get_running_loop()

        def tell(done: float) -> None:
            loop.call_soon_threadsafe(self._done.__setitem__, table_id, done)

        try:
            async with self._desk:
                assert live.table is not None
                made = await asyncio.to_thread(_make_apart, live.table.save(), live.seats, self._seconds, tell)
                await self._store.put_review(table_id, VERSION, made)
        except Overrun as overrun:
            log.error("table %s: no review: %s", table_id, overrun)
        except Exception:
            log.exception("table %s: no review", table_id)

    def stop(self) -> None:
        """Nobody waits for a review any more."""
        for task in list(self._coming.values()):
            task.cancel()


def _make_apart(save: bytes, seats: Sequence[SeatRow], seconds: float, tell: Callable[[float], None]) -> bytes:
    """A review from another process; how far it is, is told on the way."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_make, args=(theirs, save, seats), daemon=True)
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


def _make(pipe: Connection, save: bytes, seats: Sequence[SeatRow]) -> None:
    end_with_the_server()
    os.nice(HARMLESS)
    table = Table.load(save)
    review = review_game(table, pipe.send)
    pipe.send(msgspec.json.encode(ReviewForm(1.0, review, decisions_in_words(review, table, seats))))
