"""A night of the server, imagined: three servers, a disk, a network and people, all drawn from one seed.

The same seed is the same night, to the last message. What the server is made of is the real thing: the house, live
tables, leases, clocks, hearing, sockets, the store with its SQL. Only time, lots, disk, network and thinking processes
are simulated.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import sqlite3
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from shambles.core.table import Table
from shambles.server.config import Config
from shambles.server.disk.rows import EntryRow
from shambles.server.limits import Buckets
from shambles.server.net.sockets import SocketViewer
from shambles.server.tables.house import House
from shambles.server.tables.leases import LEASE
from shambles.server.time_and_chance import put_behind
from shambles.server.wire.forms import NewSeat, NewTable, Pace
from simulation.disk import Disk
from simulation.loop import LIFE, Life, SimulatedLoop
from simulation.network import Bus, Wire
from simulation.people import Failed, Person, must
from simulation.stage import thoughts, written

SERVERS = 3
STORMY = 25.0  # seconds in which things go wrong
LIMIT = 400.0  # seconds after which every game must be over, calm ones included
MIDNIGHT = 1_800_000_000.0
PACE = Pace("live", 5, 10, "random")
KINDS: list[tuple[str, dict[str, Any], int, Pace | None]] = [
    ("card_game", {"mode": "survival"}, 4, None),
    ("card_game", {"mode": "survival"}, 3, PACE),
    ("card_game", {"mode": "hero"}, 2, PACE),
]


class Server:
    """One process of the service."""

    def __init__(self, night: Night, number: int) -> None:
        self.night, self.life = night, Life(f"server {number}")
        self._context = copy_context()
        self._context.run(LIFE.set, self.life)
        self.house: House | None = None
        self.do(self._serve())

    def do(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Something that this server does; it is not done to its end if the server dies."""
        return asyncio.get_running_loop().create_task(work, context=self._context)  # type: ignore[arg-type]

    async def _serve(self) -> None:
        house = House(self.night.config)
        self.life.owner = house._me
        async with house.open():
            self.house = house
            await asyncio.Event().wait()

    def crash(self) -> None:
        self.house = None
        if not self.life.is_over:
            self.life.end()

    async def attend(self, wire: Wire, table: str, token: str, since: int) -> None:
        """As net/entrance.py lets people in."""
        house = self.house
        if house is None:
            return
        try:
            live = await house.find(table)
            seat = await house.seat_of(live, token)
            await house.read_up_to(live, since)
            await live.see_whether_open()
            live = await house.find(table)
            await live.hush()
            viewer = SocketViewer(wire, live, seat, "en", house.config, Buckets(20, 1))  # type: ignore[arg-type]
            await viewer.attend(since)
        except Exception as error:
            self.night.troubles[type(error).__name__] += 1
        await wire.close()


class Night:
    """Everything of one seed."""

    def __init__(self, seed: int, folder: Path, blank: Path) -> None:
        self.seed, self.lots = seed, Random(seed)
        self.file = folder / f"night-{seed}.db"
        shutil.copyfile(blank, self.file)
        self.config = Config(database=f"sqlite+aiosqlite:///{self.file}", channels="redis://simulated", bot_pause=0.05)
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.tables: dict[str, Pace | None] = {}
        self.troubles: Counter[str] = Counter()
        self.unhandled: list[dict[str, Any]] = []
        self.is_stormy = True
        self._born = 0

    # --- from outside

    def run(self) -> None:
        """The whole night; Failed if something was not kept."""
        loop = SimulatedLoop(self.lots)
        loop.set_exception_handler(lambda loop, context: self.unhandled.append(context))
        asyncio.set_event_loop(loop)
        put_behind(_Time(loop), self.lots)
        Disk.lots = self.lots
        Disk.fails = Disk.slow = 0.0
        Bus.begin(self.lots)
        try:
            loop.run_until_complete(self._pass())
        finally:
            put_behind()
            asyncio.set_event_loop(None)

    async def _pass(self) -> None:
        try:
            await self._go_by()
        finally:
            for server in self.servers:
                server.crash()
        self._check()

    async def _go_by(self) -> None:
        for _ in range(SERVERS):
            self._start()
        await asyncio.sleep(0.5)
        for _ in range(2 + self.lots.randrange(3)):
            await self._open_table()
        everybody = [asyncio.create_task(one.play()) for one in self.people]
        storm = asyncio.create_task(self._storm())
        done, _ = await asyncio.wait(everybody, timeout=LIMIT, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        storm.cancel()
        late = [f"{one.table}/{one.seat}" for one in self.people if not one.is_over]
        must(not late, f"not over after {LIMIT:.0f} seconds: {late}")

    def _start(self) -> None:
        self._born += 1
        self.servers.append(Server(self, self._born))

    async def _open_table(self) -> None:
        game, options, seats, pace = self.lots.choice(KINDS)
        house = self.servers[0].house
        assert house is not None
        people = 1 + self.lots.randrange(seats)
        kinds = [NewSeat("you"), *[NewSeat("open")] * (people - 1), *[NewSeat("bot", "random")] * (seats - people)]
        wanted = NewTable(game, "Ann", kinds, options, pace=pace)
        opening = self.servers[0].do(house.new_table(wanted, "10.0.0.1"))
        live, seat, token = await opening
        assert seat is not None
        self.tables[live.row.id] = pace
        self.people.append(Person(self, live.row.id, seat, token))
        for number in range(1, people):
            self.people.append(await self._sit_down(live.row.id, number))

    async def _sit_down(self, table: str, number: int) -> Person:
        """Through another server than the one that opened the table."""
        from shambles.server.disk.rows import SeatRow
        from shambles.server.people.tokens import fingerprint, new_token

        server = self.lots.choice(self.servers)
        house = server.house
        assert house is not None
        token = new_token()

        async def sit() -> None:
            live = await house.find(table)
            async with live.lock:
                await live.catch_up()
            seats = [one.seat for one in live.seats if one.kind == "open"]
            row = SeatRow(seat=seats[0], name=f"P{number}", kind="person", token_hash=fingerprint(token))
            assert await house.store.take_seat(table, row)
            async with live.lock:
                await live.catch_up()
            live.tell_everybody()

        await server.do(sit())
        live = await server.do(house.find(table))
        found = live.seat_of(token)
        assert found is not None
        return Person(self, table, found, token)

    async def _storm(self) -> None:
        """For a while everything goes wrong; then it is calm, and all games must come to their ends."""
        lots = self.lots
        Bus.loses = lots.choice((0.0, 0.1, 0.5, 1.0))
        end = asyncio.get_running_loop().time() + STORMY
        deeds: list[Callable[[], None]] = [self._crash, self._crash, self._cut, self._disk]
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(lots.expovariate(0.3))
            lots.choice(deeds)()
        Bus.loses, Disk.fails, Disk.slow = min(Bus.loses, 0.5), 0.0, 0.0
        Bus.cut.clear()
        self.is_stormy = False

    def _crash(self) -> None:
        """A server dies, and another is started a little later."""
        living = [one for one in self.servers if not one.life.is_over]
        if living:
            self.lots.choice(living).crash()
            asyncio.get_running_loop().call_later(self.lots.uniform(0.2, 4), self._start)

    def _cut(self) -> None:
        """A server is cut off from the others, for a while."""
        living = [one.life.name for one in self.servers if not one.life.is_over]
        if living:
            name = self.lots.choice(living)
            Bus.cut.add(name)
            asyncio.get_running_loop().call_later(self.lots.uniform(1, 10), Bus.cut.discard, name)

    def _disk(self) -> None:
        """The disk fails now and then, or is slow, for a while."""
        Disk.fails, Disk.slow = self.lots.choice(((0.05, 0.0), (0.0, 0.05), (0.3, 0.0)))

        def recover() -> None:
            Disk.fails = Disk.slow = 0.0

        asyncio.get_running_loop().call_later(self.lots.uniform(0.5, 4), recover)

    # --- what must hold

    def _check(self) -> None:
        self._check_owners()
        with sqlite3.connect(self.file) as disk:
            for table, pace in self.tables.items():
                game, options, seed = disk.execute(
                    "SELECT game, options, seed FROM tables WHERE id = ?", (table,)
                ).fetchone()
                rows = disk.execute(
                    "SELECT number, seat, choice, key FROM entries WHERE table_id = ? ORDER BY number", (table,)
                ).fetchall()
                aside = disk.execute("SELECT aside FROM tables WHERE id = ?", (table,)).fetchone()[0]
                must(aside is None, f"{table} was set aside: {aside}")
                self._check_table(table, game, json.loads(options), int(seed), [EntryRow(*row) for row in rows], pace)

    def _check_owners(self) -> None:
        """Of each table whose bots are thought for, one server at a time does so: another only once its word is over.
        Caretakers wait for their moment first, so tables with a clock are left out."""
        for table in (name for name, pace in self.tables.items() if pace is None):
            last: tuple[str, float] | None = None
            for _, owner, when in (one for one in thoughts if one[0] == table):
                if last is not None and last[0] != owner:
                    must(when - last[1] > LEASE / 2, f"{table}: two servers thought for its bots at {when:.2f} s")
                last = (owner, when)

    def _check_table(
        self, table: str, game: str, options: dict[str, Any], seed: int, rows: list[EntryRow], pace: Pace | None
    ) -> None:
        people = [one for one in self.people if one.table == table]
        keys = Counter(row.key for row in rows)
        must([row.number for row in rows] == list(range(1, len(rows) + 1)), f"{table}: entries are missing")
        for person in people:
            for key in person.taken:
                must(keys[f"{person.seat}:{key}"] == 1, f"{table}: {key} was acknowledged and is not there once")
            for key, code in person.refused:
                must(keys[f"{person.seat}:{key}"] == 0, f"{table}: {key} was refused as {code} and is there")
        seats = max(one.seat for one in people) + 1
        seats = max([seats, *(row.seat + 1 for row in rows)])
        played = Table.open(game, seats=seats, options=options, seed=seed)
        asked: dict[tuple[int, int], float] = {(seat, ask.number): 0.0 for seat, ask in played.asks.items()}
        for row in rows:
            now = written[table, row.number]
            if row.key.startswith("clock:") and pace is not None:
                must(row.seat in played.asks, f"{table}: a caretaker changed the answer of seat {row.seat}")
                since = asked[row.seat, played.asks[row.seat].number]
                must(now - since >= pace.seconds - 0.01, f"{table}: the caretaker came after {now - since:.2f} s")
            assert row.choice is not None
            played.play(row.seat, row.choice)
            for seat, ask in played.asks.items():
                asked.setdefault((seat, ask.number), now)
        must(played.outcome is not None, f"{table}: people were told of an end that is not there")
        for person in people:
            expected = json.loads(msgspec.json.encode(played.view(person.seat)))
            must(person.view == expected, f"{table}: what seat {person.seat} was shown does not add up")


def imagine(seed: int, folder: Path, blank: Path) -> tuple[str, list[str]]:
    """A night in a process of its own: the same whatever came before it. What was not kept, nothing if all was; and
    when which entry of which table was written.

    What has died there is never put away: no destructor runs, and nothing is left behind.
    """
    hears, says = os.pipe()
    child = os.fork()
    if child == 0:
        gc.disable()
        night = Night(seed, folder, blank)
        try:
            night.run()
            told = ""
        except BaseException as error:
            told = f"seed {seed}: {error}" if isinstance(error, Failed) else f"seed {seed}: {traceback.format_exc()}"
        entries = [f"{when:.6f} {table} {number}" for (table, number), when in written.items()]
        with os.fdopen(says, "wb") as end:
            end.write(msgspec.json.encode((told, entries)))
        os._exit(0)
    os.close(says)
    with os.fdopen(hears, "rb") as end:
        answer = end.read()
    os.waitpid(child, 0)
    return msgspec.json.decode(answer, type=tuple[str, list[str]])


class _Time:
    """The time of the night's loop."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        return MIDNIGHT + self._loop.time()

    def monotonic(self) -> float:
        return self._loop.time()
