"""Reviews of finished games: made once, in a process of their own that gives way to everybody, and kept on disk.

One is made at a time. Addresses take turns, and within an address its tables and players (`fair_turns.py`).
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from shambles.bots import Review, review_game
from shambles.bots.costs import cost_of_choices
from shambles.bots.review import VERSION
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.daily import MINE
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow
from shambles.server.disk.store import Store
from shambles.server.fair_turns import Desk, WorkFor
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import end_with_the_server
from shambles.server.thinking.wording import decisions_in_words
from shambles.server.thinking.workshop import Overrun
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.forms import ReviewForm

HARMLESS = 10  # how much more patient than everything else such a process is
log = logging.getLogger("shambles")


class Reviewer:
    """The worker at the reviews' desk: each review has a process of its own."""

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        return await work(*given)

    def close(self) -> None:
        """Its process ends with the server's others."""


class Reviews:
    """The reviews that somebody waits for. Those that people ask for are bounded, in all and for each address."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[LiveTable]],
        save: Callable[[LiveTable], Awaitable[bytes]],
        config: Config,
    ) -> None:
        self._store, self._find, self._save, self._config = store, find, save, config
        self._desk = Desk([Reviewer()])
        self._done: dict[str, float] = {}  # how far each is that is waited for
        self._asked: dict[str, str] = {}  # of those, what people have asked for: by table, their address
        self._waiting: set[asyncio.Task[None]] = set()

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

    async def begin(self, live: LiveTable, asker: WorkFor, ranked: bool = False) -> ReviewForm:
        """Have it made, unless it is made already or waited for; for a ranking, with the cost of the choices."""
        try:
            form = await self.review_of(live)
            if not ranked or form.review is None or form.review.cost is not None:
                return form
        except BadInput as trouble:
            if trouble.code != "no-review":
                raise
        table_id = live.row.id
        if table_id in self._done:  # somebody else has asked meanwhile
            return ReviewForm(0.0, None)
        if asker.is_person:
            self._must_have_room(asker.address)
            self._asked[table_id] = asker.address
        self._done[table_id] = 0.0
        # Its turn comes as that of a ranking does: people wait for those, too.
        turn = asyncio.create_task(self._wait_for(WorkFor(asker.address, asker.table), table_id, ranked))
        self._waiting.add(turn)
        turn.add_done_callback(self._waiting.discard)
        return ReviewForm(0.0, None)

    def _must_have_room(self, address: str) -> None:
        if len(self._asked) >= self._config.most_reviews:
            raise BadInput("review", "too-many-reviews")
        if list(self._asked.values()).count(address) >= self._config.most_reviews_each:
            raise BadInput("review", "too-many-reviews-of-yours", most=self._config.most_reviews_each)

    async def _wait_for(self, asker: WorkFor, table_id: str, ranked: bool) -> None:
        make: Callable[..., Any] = self._make
        try:
            await self._desk.do(asker, make, table_id, ranked)
        finally:
            del self._done[table_id]
            self._asked.pop(table_id, None)

    async def _make(self, table_id: str, ranked: bool) -> None:
        loop = asyncio.get_running_loop()

        def tell(done: float) -> None:
            loop.call_soon_threadsafe(self._tell, table_id, done)

        try:
            live = await self._find(table_id)
            save, seconds = await self._save(live), self._config.review_seconds
            work = Work(save, live.seats, ranked, live.row.rated)
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
        for turn in self._waiting:
            turn.cancel()
        self._desk.close()


class Work(NamedTuple):
    """What another process needs for a review."""

    save: bytes
    seats: Sequence[SeatRow]
    ranked: bool
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
    cost = cost_of_choices(table, MINE) if work.ranked else None
    review = msgspec.structs.replace(review_game(table, pipe.send, losses=work.rated), cost=cost)
    pipe.send(msgspec.json.encode(ReviewForm(1.0, review, decisions_in_words(review, table, work.seats))))
