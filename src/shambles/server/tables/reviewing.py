"""Reviews of finished games: made once, in a process of their own that gives way to everybody, and kept on disk.

One is made at a time. Addresses take turns, and within an address its tables and players (`fair_turns.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

import msgspec

from shambles.bots import Review, review_game
from shambles.bots.costs import cost_of_choices
from shambles.bots.review import VERSION
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.daily import MINE
from shambles.processes import Overrun, WorkerProcess
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow
from shambles.server.disk.store import Store
from shambles.server.fair_turns import FairSemaphore, WorkFor
from shambles.server.jobs.kind import NotDone
from shambles.server.queues import Wait
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.wording import decisions_in_words
from shambles.server.wire.forms import ReviewForm
from shambles.server.workers.worker import ProcessWorker, Worker

HARMLESS = 10  # how much more patient than everything else such a process is
log = logging.getLogger("shambles")


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
        self._turns = FairSemaphore(1)
        self._worker: Worker = ProcessWorker(WorkerProcess(config.review_seconds, nice=HARMLESS, is_fresh=True))
        self._done: dict[str, float] = {}  # how far each is that is waited for
        self._asked: dict[str, str] = {}  # of those, what people have asked for: by table, their address
        self._waiting: dict[str, asyncio.Task[None]] = {}  # by table

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

    async def made(self, live: LiveTable, asker: WorkFor, ranked: bool = False) -> Review:
        """The review of a finished game, once it is there; NotDone if none could be made."""
        form = await self.begin(live, asker, ranked)
        if (making := self._waiting.get(live.row.id)) is not None:
            await asyncio.wait([making])
            form = await self._form(live.row.id) or form
        if form.review is None or (ranked and form.review.cost is None):
            raise NotDone("no review was made")
        return form.review

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
        self._waiting[table_id] = asyncio.create_task(
            self._wait_for(WorkFor(asker.address, asker.table), table_id, ranked)
        )
        return ReviewForm(0.0, None)

    def _must_have_room(self, address: str) -> None:
        if len(self._asked) >= self._config.most_reviews:
            raise BadInput("review", "too-many-reviews")
        if list(self._asked.values()).count(address) >= self._config.most_reviews_each:
            raise BadInput("review", "too-many-reviews-of-yours", most=self._config.most_reviews_each)

    async def _wait_for(self, asker: WorkFor, table_id: str, ranked: bool) -> None:
        try:
            async with self._turns.turn(asker):
                await self._make(table_id, ranked)
        finally:
            del self._done[table_id], self._waiting[table_id]
            self._asked.pop(table_id, None)

    async def _make(self, table_id: str, ranked: bool) -> None:
        try:
            live = await self._find(table_id)
            given = (await self._save(live), live.seats, ranked, live.row.rated)
            made = await self._worker.do(make_review, given, partial(self._tell, table_id))
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
        for turn in self._waiting.values():
            turn.cancel()
        self._worker.close()

    def waits(self) -> Iterator[Wait]:
        """Reviews that are waited for, and the one that is being made."""
        return self._turns.waits("review")


def make_review(
    tell: Callable[[float], None], save: bytes, seats: Sequence[SeatRow], ranked: bool, rated: bool
) -> bytes:
    """A review, made in another process; how far it is, is told on the way."""
    table = Table.load(save)
    cost = cost_of_choices(table, MINE) if ranked else None
    review = msgspec.structs.replace(review_game(table, tell, losses=rated), cost=cost)
    return msgspec.json.encode(ReviewForm(1.0, review, decisions_in_words(review, table, seats)))
