"""Calls players when it is their turn: looks for turns that have begun, and sends what is due.

Nobody is called who looks at the table, who has seen that it is their turn, or who has just answered there themselves;
nor before a moment has passed, nor in their quiet hours, nor for a turn that is over by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.languages.finding import ENGLISH, languages
from shambles.server.config import Config
from shambles.server.disk.job_rows import Job
from shambles.server.disk.store import Store
from shambles.server.fair_turns import FairSemaphore, WorkFor
from shambles.server.jobs.kind import JobKind, NotDone
from shambles.server.limits import Buckets
from shambles.server.metrics import CALLS
from shambles.server.people import outbox
from shambles.server.people.outbox import CALL, DOUBTS, Call, Owed, table_of
from shambles.server.people.outside import Gone, InDoubt, NotFound, NotSent, host_of
from shambles.server.people.posting import Message, Post, texts_of, your_turn
from shambles.server.people.quiet import quiet_until
from shambles.server.people.ways import Way, drop_way, kind_of, read_quiet
from shambles.server.time_and_chance import monotonic, time
from shambles.server.wire.calls import NewWay, WayKind

LOOK = 1.0  # seconds between two looks for turns that have begun
ELSEWHERE = 5.0  # seconds that another server, which has the table in its memory, has for it
AGAIN = 5.0  # seconds until the next look at somebody who looks at the table
SETTLE = 10.0  # seconds after the start in which those who looked before come back
AGAIN_IN_DOUBT = 40.0  # seconds until a call is sent once more of which nobody knows whether it came
AT_ONCE = 100  # messages that are being sent, and names that are looked up
EACH_ADDRESS, EACH_PLAYER = 8, 4  # of these, for one of them
EACH_HOST, HOST_FOR_ADDRESS = 20, 2  # of these, to one host; and for one address
FRESH = 5.0  # seconds for which a call waits for its turn before it is read from the disk again
BY_CLOCK = "clock:"  # what the key of an answer begins with that a caretaker gave
log = logging.getLogger("shambles")


class Standing(NamedTuple):
    """How a table stands: after how many answers, who is asked what, and who looks or has last looked when."""

    played: int
    asked: Mapping[int, int]
    looking: Collection[int]
    seen: Mapping[int, float]


NOT_NOW = Standing(-1, {}, (), {})  # nobody is asked at this moment: the game is just beginning, or has just ended


class Tables(Protocol):
    """What is to be known of tables."""

    def has(self, table: str) -> bool:
        """Whether it is in this server's memory."""

    async def standing(self, table: str) -> Standing | None:
        """As it is now; None where there is no table that can be opened."""


class Calls(JobKind):
    """The calls of one server. Each is a job, which waits for its turn to leave."""

    name, at_once, each = CALL, AT_ONCE, EACH_ADDRESS

    def __init__(self, store: Store, config: Config, tables: Tables) -> None:
        self._store, self._config, self._tables = store, config, tables
        self.post = Post(store, config)
        self._rate = Buckets(config.calls_per_hour, config.calls_per_hour / 3600)
        self._noticed: dict[str, float] = {}  # tables of other servers, and since when we wait for those
        self._turns = FairSemaphore(AT_ONCE)
        self._alone = config.is_alone
        # Those who looked when the last server died can look again by then.
        self._begins = monotonic() + min(SETTLE, config.call_after)

    def take(self, player: str) -> bool:
        """One more message to this player? False if it is too many."""
        return self._rate.take(player)

    async def close(self) -> None:
        """Nothing more is sent."""
        await self.post.close()

    def _turn(
        self, origin: str, player: str, kind: WayKind, address: str, is_person: bool = True
    ) -> AbstractAsyncContextManager[None]:
        """Everything that leaves the house takes its turn, by address and by player.

        Few go to one host. One address cannot take up a host either: it may be one that answers some slowly, and
        everybody's phones are there."""
        host = host_of(self._config.call_smtp if kind == "mail" else address)
        of_address = {f"address {origin}": EACH_ADDRESS, f"player {player}": EACH_PLAYER}
        of_host = {f"host {host}": EACH_HOST, f"host {host} for {origin}": HOST_FOR_ADDRESS}
        return self._turns.turn(WorkFor(origin, player, is_person, bounds=of_address | of_host))

    # --- turns that have begun

    async def look_for_turns(self) -> None:
        """Note turns whenever this server has written something; with others beside it, once a second."""
        while True:
            self._store.changed.clear()
            were_any = await self.note_turns()
            await asyncio.sleep(LOOK)
            if self._alone and not were_any:
                await self._store.changed.wait()

    async def note_turns(self) -> bool:
        """Write a call for everybody whose turn has begun since we last looked. Whether there were any."""
        found = await outbox.owed(self._store)
        waiting = {one.table for one in found}
        self._noticed = {table: since for table, since in self._noticed.items() if table in waiting}
        for table in sorted(waiting):
            if self._is_ours(table):
                await self._note_table(table, [one for one in found if one.table == table])
        return bool(found)

    def _is_ours(self, table: str) -> bool:
        """A server that has the table in its memory knows who looks; it goes first."""
        if self._alone or self._tables.has(table):
            return True
        return monotonic() - self._noticed.setdefault(table, monotonic()) > ELSEWHERE

    async def _note_table(self, table: str, owed: list[Owed]) -> None:
        standing = await self._tables.standing(table)
        for one in owed:
            if standing is None:
                await outbox.note(self._store, one, None, time(), 0.0)
            elif standing.played == one.number:  # else it is only coming there: at the next look
                ask = None if _has_just_answered(one) else standing.asked.get(one.seat)
                await outbox.note(self._store, one, ask, time(), self._config.call_after)

    # --- calls that are due

    def is_ours(self, job: Job) -> bool:
        """A server that has the table in its memory knows who looks; it goes first."""
        if monotonic() < self._begins:
            return False
        return self._alone or self._tables.has(table_of(job)) or time() > job.due + ELSEWHERE

    async def do(self, job: Job) -> float | None:
        call = await outbox.find_call(self._store, job)
        if call is None:
            return None
        way, waiting = call.way, asyncio.timeout(FRESH)
        try:
            async with waiting, self._turn(way.asker, way.player_id, way.kind, way.address, is_person=False):
                waiting.reschedule(None)
                return await self._send_or_leave(call)
        except TimeoutError:
            if not waiting.expired():
                raise
            return time()  # its turn has not come, and much may have happened

    async def _send_or_leave(self, call: Call) -> float | None:
        now = time()
        standing = None if call.seat is None else await self._tables.standing(call.table)
        if standing is None or call.seat is None or standing.asked.get(call.seat) != call.ask:
            await outbox.drop(self._store, call)
        elif standing.seen.get(call.seat, 0.0) >= call.began:
            pass  # they know
        elif call.seat in standing.looking:
            return now + AGAIN
        elif (until := quiet_until(read_quiet(call.quiet), now)) is not None:
            return until
        elif call.doubts >= DOUBTS:
            log.warning("table %s: a call was sent twice, and nobody knows whether it came", call.table)
        elif not self.take(call.way.player_id):
            return now + 3600 / self._config.calls_per_hour
        else:
            return await self._send(call)
        return None

    async def _send(self, call: Call) -> float | None:
        way, result = call.way, "sent"
        message = your_turn(language_of(way, call.settings), call.game, call.table, f"{call.table}-{call.ask}")
        try:
            await self.post.send(way, message, partial(outbox.doubt, self._store, call))
            await outbox.note_success(self._store, call)
        except Gone:
            result = "gone"
            await drop_way(self._store, way.id)
        except NotSent as error:
            result = "failed"
            await outbox.note_failure(self._store, call, counts=not isinstance(error, NotFound))
            raise NotDone(f"a call by {way.kind} did not get through: {error}", is_final=error.ends) from None
        except InDoubt as error:
            result = "in doubt"
            log.info("table %s: nobody knows what came of a call by %s: %s", call.table, way.kind, error)
            return time() + AGAIN_IN_DOUBT
        finally:
            CALLS.labels(kind=way.kind, result=result).inc()
        return None

    # --- what a player asks for themselves

    async def check(self, wanted: NewWay, origin: str, player: str) -> None:
        """Whether somebody could be called there; NotSent says why not."""
        async with self._turn(origin, player, kind_of(wanted), wanted.address):
            await self.post.check(wanted)

    async def try_way(self, way: Way, settings: str | None) -> None:
        """A message by which a player sees that a way works."""
        words = texts_of(language_of(way, settings), None)
        await self._tell(way, Message(words.say("me-call-test-title"), words.say("me-call-test-body"), "/me", "test"))

    async def send_code(self, way: Way, code: str) -> None:
        """The code by which somebody shows that an e-mail address is theirs."""
        words = texts_of(way.lang, None)
        await self._tell(
            way, Message(words.say("me-call-code-title", code=code), words.say("me-call-code-body"), "", "code")
        )

    async def _tell(self, way: Way, message: Message) -> None:
        if not self.take(way.player_id):
            raise BadInput("way", "too-many-calls", most=self._config.calls_per_hour)
        try:
            async with self._turn(way.asker, way.player_id, way.kind, way.address):
                await self.post.send(way, message)
        except Gone:
            await drop_way(self._store, way.id)
            raise BadInput("way", "way-is-gone") from None
        except (NotSent, InDoubt) as error:
            raise BadInput("way", "call-failed", detail=str(error)) from None


def _has_just_answered(one: Owed) -> bool:
    """Whoever gave the last answer themselves knows what is asked next."""
    return one.last_seat == one.seat and not (one.last_key or "").startswith(BY_CLOCK)


def language_of(way: Way, settings: str | None) -> str:
    """What the player has chosen for everything, or else what this way was made in."""
    chosen: Any = msgspec.json.decode(settings).get("lang") if settings else None
    return next((lang for lang in (chosen, way.lang) if lang in languages()), ENGLISH)
