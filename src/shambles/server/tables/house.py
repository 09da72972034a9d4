"""The tables of a server: which are in memory, opening new ones, and putting them away.

A table is in the memory of the server that has it, and of no other. People who come to another one are led to its
owner; or that one lets the table go, and it follows the people.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.core.game import all_games, find_game
from shambles.server.config import Config
from shambles.server.disk.addresses import Addresses, find_addresses
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import LONGEST, READERS, Store
from shambles.server.fair_turns import WorkFor
from shambles.server.fresh import Fresh
from shambles.server.jobs.runner import JobRunner
from shambles.server.limits import Buckets
from shambles.server.made import Made
from shambles.server.metrics import LIVE_TABLES, TABLES_OPENED
from shambles.server.people.holdings import seat_by_right
from shambles.server.people.names import read_name
from shambles.server.people.ratings import must_be_ratable
from shambles.server.people.tokens import fingerprint, follow_token, new_table_id, new_token
from shambles.server.queues import Queues, Wait
from shambles.server.tables.deal_audience import DealAudience
from shambles.server.tables.forgetting import Forgetting
from shambles.server.tables.hinting import Hints
from shambles.server.tables.judging import JudgeRatedGame
from shambles.server.tables.leases import LOOK, Leases, PlayedElsewhere
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import (
    Cards,
    arranged,
    find_lesson,
    must_be_in_play,
    scenario_position,
    seat_rows,
    seats_again,
)
from shambles.server.tables.owed import Owed
from shambles.server.tables.replay import Played, Stories, Story, write_save
from shambles.server.tables.reviewing import Reviews
from shambles.server.tables.watching import Rest, Watch, has_space, let_go
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.thinking.workshop import Workshop
from shambles.server.time_and_chance import monotonic, randbits, time, token_hex
from shambles.server.wire.forms import NewTable, TableInfo
from shambles.server.workers.pool import WorkerPool
from shambles.server.workers.worker import new_workers

FORGET_AFTER = 600.0  # seconds without a look, after which a table leaves the memory; the disk keeps it
SETTLE = 1.0  # seconds after the start in which people are served and bots wait
TELLERS = 2  # processes in which finished games are told again; an address has one of them at most
LATER = 5  # how much more patient they, and long thoughts, are than short ones and the server itself (`nice`)
GOODBYE = 3.0  # seconds for putting everything away
PATIENCE = 3.0  # seconds that somebody waits for a table that another server is to let go
AGAIN, ASK = 0.25, 1.0  # seconds between two looks whether it has, and until it is asked once more
log = logging.getLogger("shambles")

Beside = Callable[[AsyncConnection, str, str], Awaitable[None]]
P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The tables of one server process. `addresses` is there as soon as it is open."""

    addresses: Addresses

    def __init__(self, config: Config, me: str = "") -> None:
        self.config = config
        self._me = me or token_hex(8)
        self.store = Store(config.database, "" if config.is_alone else self._me)
        self._live: dict[str, LiveTable] = {}
        self.leases = Leases(self.store, self._me, self._lose, is_alone=config.is_alone)
        self.lobby: Fresh[list[TableInfo]] = Fresh(1.0)
        self._told: dict[str, tuple[int, int]] = {}  # what other servers were told of who is at a public table
        self._finished: dict[str, LiveTable] = {}  # those of them that are over, the one looked at last at the end
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}  # tables on their way from the disk
        self.thinkers = Thinkers(config.bot_processes + 1, config.think_seconds, others_nice=LATER)  # one is kept
        self._tellers = WorkerPool(new_workers(TELLERS, config.tell_seconds, nice=LATER))
        self.hints = Hints(self.thinkers)
        self.deals = DealAudience(self.store, config)
        self.made, self.makings = Made(), Buckets(config.boxes_per_minute, config.boxes_per_minute / 60)
        self.worlds = Buckets(config.worlds_per_minute, config.worlds_per_minute / 60)
        self.reviews = Reviews(self.store, self.read, self.save, config)
        self.jobs = JobRunner(self.store, self._me, is_alone=config.is_alone)
        self.jobs.add(JudgeRatedGame(self.store, self.read, self.reviews))
        self.workshop = Workshop(config.try_seconds, config.try_megabytes)
        self._stories = Stories(self._tellers)
        self._forgetting, self._watch = Forgetting(self.store, config), Watch()
        self._owed = Owed(self._live, self.leases.are_ours, self.go_on)
        self.queues = Queues()
        self.queues.add("turns", 0, self._turns)
        for name, pool in (("bots", self.thinkers), ("replays", self._tellers), ("boxes", self.workshop)):
            self.queues.add(name, pool.places, pool.waits)
        self.queues.add("reviews", 1, self.reviews.waits)
        self.queues.add("writes", 1, self.store.writes_waiting)
        self.queues.add("reads", READERS, self.store.reads)

    async def prepare(self) -> None:
        """Open the database, and load what the first requests would otherwise load."""
        await asyncio.gather(self.store.open(), asyncio.to_thread(all_games))
        self.addresses = await find_addresses(self.store)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Serve until the server stops. Tables come back when somebody looks, or when a bot is awaited there."""
        await self.prepare()
        if self.config.is_alone:
            await self.leases.free_others()  # one that was killed is not there any more
        self._watch.keep_going({work.__name__.strip("_"): work for work in self._work()})
        try:
            yield
        finally:
            self._watch.stop()
            await self.jobs.close()
            for live in self._live.values():
                live.leave()  # before their bots have nobody to think for them
            self.thinkers.close()
            self._tellers.close()
            self.workshop.close()
            self.reviews.stop()
            try:
                async with asyncio.timeout(GOODBYE):
                    await self._say_goodbye()
            except Exception:
                log.exception("not everything could be put away")  # nothing is lost: every answer is on disk
            await let_go()

    async def _say_goodbye(self) -> None:
        for live in self._live.values():
            await live.keep_snapshot()  # the next server may have other rules
        await self.leases.drop_all()
        await self.store.close()

    def troubles(self) -> list[str]:
        """What is wrong with this server, for whoever looks after it."""
        space = [] if has_space(self.config.database) else ["disk-full"]
        return [*self._watch.down(), *(["write"] if not self.store.writes else []), *space]

    def _work(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        ours = [self._clean, self.leases.keep, self._answer_for_bots, self._watch_bots, self.jobs.keep_doing]
        return ours if self.config.is_alone else [*ours, self._heed_others]

    @property
    def owed(self) -> int:
        """How many tables stand still although it is their bots' turn, or their caretaker's."""
        return len(self._owed.found)

    async def _watch_bots(self) -> None:
        await self._owed.watch(self.queues, self.thinkers, self._tellers, self.workshop)

    def _turns(self) -> Iterator[Wait]:
        """The bots that are asked at all tables here."""
        for live in self._live.values():
            yield from live.bots.waits()

    # --- finding and opening tables

    async def find(self, table_id: str) -> LiveTable:
        """The table of this name, for somebody who has come to it. If another server has it, that one is asked to let
        it go; PlayedElsewhere if it does not soon."""
        until, asked = monotonic() + PATIENCE, -ASK
        while True:
            try:
                return await self.find_free(table_id)
            except PlayedElsewhere:
                now = monotonic()
                if now - asked >= ASK:
                    asked, left = now, await self.leases.ask_for(table_id)
                    if left > until - now:
                        raise PlayedElsewhere(left) from None
                if now > until:
                    raise
            await asyncio.sleep(AGAIN)

    async def find_free(self, table_id: str) -> LiveTable:
        """The table of this name, from memory or from the disk, if no other server has it. One table is one object,
        always."""
        if table_id in self._live and not self.leases.are_certainly_ours(table_id):
            await self.leases.are_ours(table_id)  # if it is not, it has left the memory
        live = self._live.get(table_id)
        while live is None:
            coming = self._coming.get(table_id)
            if coming is None or coming.done():
                coming = self._coming[table_id] = asyncio.create_task(self._bring_back(table_id))
                coming.add_done_callback(lambda done: self._has_come(table_id, done))
            await asyncio.shield(coming)
            live = self._live.get(table_id)  # somebody else may have waited for it, and let it go again
        must_be_in_play(live.row)
        live.looked_at = monotonic()
        live.wanted += 1
        self._put_finished_away(live)
        return live

    def _has_come(self, table_id: str, done: asyncio.Task[LiveTable]) -> None:
        if self._coming.get(table_id) is done:
            del self._coming[table_id]

    async def read(self, table_id: str) -> LiveTable:
        """The table as it stands, to be told of and not to be played: any server may read it from the disk."""
        if (live := self._live.get(table_id)) is None:
            live = LiveTable(*await self._read_row(table_id), self.store, lambda table: None, self.config)
            live.audience.glimpse(live.row.present, live.row.spectators)
            await self._load(live, only_look=True)
        must_be_in_play(live.row)
        return live

    async def infos(self, table_ids: Sequence[str]) -> list[TableInfo]:
        """What everybody may know of these tables, wherever they are played; no game is read for it."""
        wanted = [one for one in table_ids if one not in self._live]
        try:
            found = await self.store.read_tables(wanted) if wanted else {}
        except (msgspec.MsgspecError, ValueError):  # one row is corrupt: it is set aside, and the others are told of
            found = {}
            for one in wanted:
                with suppress(BadInput):
                    found[one] = await self._read_row(one)
        infos = []
        for table_id in table_ids:
            live = self._live.get(table_id)
            if live is None and table_id in found:
                live = LiveTable(*found[table_id], self.store, lambda table: None, self.config)
                live.is_glimpsed = True
                live.audience.glimpse(live.row.present, live.row.spectators)
            if live is not None and live.row.aside is None:
                infos.append(live.info())
        return infos

    def here(self) -> dict[str, LiveTable]:
        """The tables in this process's memory, by name."""
        return dict(self._live)

    def has(self, table_id: str) -> bool:
        """Whether the table is in this process's memory."""
        return table_id in self._live

    def _put_finished_away(self, latest: LiveTable) -> None:
        """Of the games that are over and that nobody is at, those that were looked at last stay in memory."""
        if latest.status != "over" or self._live.get(latest.row.id) is not latest:
            return
        self._finished.pop(latest.row.id, None)
        self._finished[latest.row.id] = latest
        idle = (name for name, live in self._finished.items() if live.is_idle and live is not latest)
        for table_id in list(islice(idle, max(0, len(self._finished) - self.config.most_finished))):
            self.forget(table_id)

    def forget(self, table_id: str, due: float | None = None) -> None:
        """A table leaves the memory; the disk keeps it. Some server has to look at it again when it is due."""
        self.leases.let_go(table_id, due)
        self._put_away(table_id)

    def _put_away(self, table_id: str) -> LiveTable | None:
        self._finished.pop(table_id, None)
        self._told.pop(table_id, None)
        if (live := self._live.pop(table_id, None)) is not None:
            live.leave()
        LIVE_TABLES.set(len(self._live))
        return live

    def _lose(self, table_id: str) -> None:
        """Another server has the table by now: those who are here are asked to look for it anew."""
        if (live := self._put_away(table_id)) is not None:
            live.audience.send_back()

    async def _read_row(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        try:
            found = await self.store.read_table(table_id) if table_id.isalnum() else None
        except (msgspec.MsgspecError, ValueError) as error:  # its row is corrupt
            log.error("table %s cannot be read: %s", table_id, type(error).__name__)
            await self.store.strike(table_id, 1, "its row is corrupt")
            raise BadInput("table", "table-set-aside") from None
        if found is None:
            raise BadInput("table", "no-such-table")
        return found

    async def _bring_back(self, table_id: str) -> LiveTable:
        """From the disk, once it is ours: from then on nobody else writes there."""
        row, seats = await self._read_row(table_id)
        must_be_in_play(row)
        losses = self.leases.losses
        if not await self.leases.are_ours(table_id):
            raise PlayedElsewhere
        live = LiveTable(row, seats, self.store, self._changed, self.config, self.leases.confirm)
        try:
            await self._load(live)
            await live.set_status()  # a server may have been killed before it wrote this
            if not await self.leases.are_ours(table_id) or self.leases.losses != losses:  # that took too long
                raise PlayedElsewhere
        except BaseException:
            self.leases.let_go(table_id, 0.0)  # or its bots would wait until somebody comes
            raise
        self._live[table_id] = live
        LIVE_TABLES.set(len(self._live))
        self.go_on(live)
        return live

    async def _load(self, live: LiveTable, *, only_look: bool = False) -> None:
        """Read the game, its people and its chat. A table whose game cannot be played again is set aside."""
        try:
            await live.catch_up(only_look=only_look)
        except (BadInput, OSError, SQLAlchemyError):  # the disk's fault, not the table's
            raise
        except Exception as error:
            log.exception("table %s cannot be brought back", live.row.id)
            await live.strike(repr(error))
            raise BadInput("table", "table-set-aside") from None

    async def _answer_for_bots(self) -> None:
        """Tables that nobody has, and somebody must look at: their server is gone, or it is time for it."""
        await asyncio.sleep(SETTLE)
        while True:
            changes = self.store.changes
            found = await self.leases.due(50)
            for table_id in found:
                with suppress(BadInput):  # set aside or forgotten a moment ago, or another server has it
                    await self._look_after(table_id)
                await asyncio.sleep(0)
            await self.leases.flush()
            due = await self.store.next_due() if self.config.is_alone else None
            await self.store.rest(LOOK, changes, LONGEST if due is None else min(LONGEST, max(LOOK, due - time())))

    async def _look_after(self, table_id: str) -> None:
        """A table that nobody has: play on if there is something to do, and leave it on the disk otherwise."""
        is_here = table_id in self._live
        if is_here and not await self.leases.take(table_id):
            return
        live = await self.find_free(table_id)
        async with live.lock:  # nobody sits down or answers between the look and what follows from it
            is_idle = not live.bots.are_awaited and live.clock.due is None
            is_wanted = is_here or live.wanted > 1  # whoever else has found it may sit down there
            if is_idle and not is_wanted:
                self.forget(table_id)
                return
        self.go_on(live)

    async def _heed_others(self) -> None:
        """What other servers want of us: a table to which their people come; or they have changed one of ours."""
        while True:
            try:
                for one in await self.leases.look():
                    live = self._live.get(one.table)
                    if one.is_wanted:
                        await self._hand_on(one.table, live)
                    elif live is not None and live.row.erasures != one.changes:
                        await live.read_again()
                await self._tell_others()
            except (BadInput, OSError, SQLAlchemyError) as error:
                log.warning("what other servers want is not known: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def _hand_on(self, table_id: str, live: LiveTable | None) -> None:
        """Finish what is being written, let the table go, and have those who are here look for it anew."""
        if live is None:
            await self.leases.hand_on(table_id)
            return
        async with live.lock:
            if not live.has_left:
                await self.leases.hand_on(table_id)

    async def _tell_others(self) -> None:
        """Who is at our public tables, if that has changed."""
        now = {
            name: (sum(1 << seat for seat in live.audience.present()), live.audience.spectators)
            for name, live in self._live.items()
            if live.row.public
        }
        if news := [(name, *told) for name, told in now.items() if self._told.get(name, (0, 0)) != told]:
            await self.store.note_audiences(news)
        self._told = now

    async def new_table(
        self, wanted: NewTable, address: str = "", cards: Cards | None = None, beside: Beside | None = None
    ) -> tuple[LiveTable, int | None, str]:
        """A table as somebody wants it, with these cards if given; their seat, and the token for it.

        beside    writes in the same transaction, given the table's id and the name of whoever opens it
        """
        rules = find_game(wanted.game)
        lesson = find_lesson(wanted.game, wanted.scenario)
        seed = cards.seed if cards is not None else randbits(64) if lesson is None else lesson[1].seed
        if wanted.scenario is not None:
            options, seats = arranged(wanted, scenario_position(wanted.game, wanted.scenario, seed))
        else:
            options, seats = dict(wanted.options), wanted.seats
            await self.workshop.try_box(self.addresses.fingerprint(address), wanted.game, options, len(seats))
            rules.read_seats(len(seats), rules.read_options(options))
        if sum(seat.kind == "you" for seat in wanted.seats) > 1:
            raise BadInput("seats", "one-seat-each")
        if wanted.rated:
            must_be_ratable(wanted.game, options, is_new_deal=cards is None and wanted.scenario is None)
        if any(isinstance(value, int) and value > self.config.largest_number for value in options.values()):
            raise BadInput("options", "number-too-large", most=self.config.largest_number)
        opener, home = self.addresses.fingerprint(address), self.home_of(address)
        if await self.store.count_tables() >= self.config.most_tables:
            raise BadInput("table", "too-many-tables")
        if await self.store.count_tables(opener) >= self.config.most_tables_each:
            raise BadInput("table", "too-many-of-yours")
        token, name = new_token(), read_name(wanted.name, ())
        mine = max((number for number, seat in enumerate(seats) if seat.kind == "you"), default=None)
        you = SeatRow(seat=0, name=name, kind="person", token_hash=fingerprint(token), home=home)
        rows = seat_rows(seats, msgspec.structs.replace(you, portrait=wanted.portrait))
        status = "waiting" if any(row.kind == "open" for row in rows) else "playing"
        row = TableRow(
            id=new_table_id(),
            game=wanted.game,
            rules=rules.version,
            options=options,
            seed=seed,
            salt=(cards and cards.salt) or token_hex(16),
            scenario=wanted.scenario,
            status=status,
            public=wanted.public,
            grace=wanted.grace,
            opener=opener,
            hints=wanted.hints,
            pace=wanted.pace,
            rated=wanted.rated,
            deal=new_table_id() if cards is None else cards.deal,
            began_from=None if cards is None else cards.began_from,
            programs=wanted.programs,
        )
        then = None if beside is None else lambda connection, _: beside(connection, row.id, name)
        await self.store.add_table(row, rows, then)
        self.lobby.clear()
        TABLES_OPENED.labels(game=wanted.game).inc()
        return await self.find(row.id), mine, token

    async def rematch(
        self, live: LiveTable, seat: int, old_token: str, home: str | None = None
    ) -> tuple[LiveTable, int, str]:
        """The same table again, once, for everybody who asks; each person gets a new token for the same seat."""
        async with live.changing():
            if live.row.rematch is None:
                rows = seats_again(live.seats)
                fresh = {"id": new_table_id(), "seed": randbits(64), "salt": token_hex(16), "deal": new_table_id()}
                fresh |= {"status": "playing", "rematch": None, "result": None, "ended": None, "began_from": None}
                fresh |= {"club": None, "opener": home, "erasures": 0, "present": 0, "spectators": 0}
                fresh["rules"] = find_game(live.row.game).version  # by whatever rules the game before it was played
                row = msgspec.structs.replace(live.row, **fresh)
                if await self.store.add_rematch(live.row.id, row, rows):
                    live.follow_with(row.id)
                else:
                    await live.find_out()
        assert live.row.rematch is not None
        again = await self.find(live.row.rematch)
        token = follow_token(old_token, again.row.id)

        def sit_down(row: SeatRow) -> SeatRow:
            if row.kind != "person" or row.token_hash not in (None, fingerprint(token)):
                raise BadInput("seat", "seat-taken")  # whoever has left this table cannot return with the old token
            return msgspec.structs.replace(row, token_hash=fingerprint(token), home=home)

        await again.change_seat(seat, sit_down)
        live.tell_everybody()
        return again, seat, token

    def home_of(self, address: str) -> str | None:
        """The fingerprint of an address; one that nobody knows is nobody's home."""
        return self.addresses.fingerprint(address) if address else None

    async def seat_of(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that this token holds, or a player's device."""
        seat = live.seat_of(token)
        return seat if seat is not None or token is None else await seat_by_right(self.store, live.row.id, token)

    async def look_again(self, table_id: str) -> None:
        """Who sits at a table, and what was said there, has changed on the disk. Its owner reads it."""
        if (live := self._live.get(table_id)) is not None:
            await live.read_again()

    async def story(self, live: LiveTable, viewpoint: str, lang: str, address: str) -> Story:
        """A finished game as this viewpoint saw it, in this language, for somebody at this address."""
        asker = WorkFor(self.addresses.fingerprint(address), live.row.id, True)
        return await self._stories.tell(viewpoint, lang, asker, lambda: self._played(live))

    async def retell(
        self,
        live: LiveTable,
        address: str,
        work: Callable[Concatenate[Played, P], T],
        *given: P.args,
        **named: P.kwargs,
    ) -> T:
        """Something for which a game is played again, for somebody at this address: done elsewhere, in turn."""
        asker = WorkFor(self.addresses.fingerprint(address), live.row.id, True)
        return await self._tellers.do(asker, work, await self._played(live), *given, **named)

    async def save(self, live: LiveTable, address: str = "") -> bytes:
        """The save of a finished game, for somebody at this address; writing it plays the game once more, so that is
        done elsewhere."""

        async def write() -> bytes:
            asker = WorkFor(self.addresses.fingerprint(address), live.row.id, bool(address))
            return await self._tellers.do(asker, write_save, await self._played(live))

        return await self.made.get_or_make_bytes(("save", live.row.id), write)

    async def _played(self, live: LiveTable) -> Played:
        return Played(live.row, len(live.seats), live.first, await self.store.read_entries(live.row.id))

    def go_on(self, live: LiveTable) -> None:
        """Bots think and clocks run."""
        self.hints.move_on(live)
        live.clock.run(self.thinkers, self.leases.are_ours)
        live.bots.think(self.thinkers, self.config.bot_pause, self.leases.are_ours)

    # --- what changes, and what is put away

    def _changed(self, table_id: str) -> None:
        live = self._live.get(table_id)
        if live is not None:
            if live.row.public and not live.played:
                self.lobby.clear()
            self.go_on(live)
            self._put_finished_away(live)

    async def _clean(self) -> None:
        """Tables that nobody looks at leave the memory; tables that nobody has touched for long leave the disk."""
        rest = Rest()
        while True:
            await asyncio.sleep(60)
            for table_id, live in list(self._live.items()):
                if monotonic() - live.looked_at > FORGET_AFTER and live.is_idle:
                    self.forget(table_id, live.clock.due)
                elif live.audience.viewers:
                    await live.see_whether_open()
            await self.leases.flush()
            watched = [name for name, live in self._live.items() if live.audience.viewers]
            for table_id in await self._forgetting.go_round(watched):
                self.forget(table_id)
            rest.tidy_up()
