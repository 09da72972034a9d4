"""A night of the server, imagined: three servers, a disk, a network and people, all drawn from one seed.

The same seed is the same night, to the last message. What the server is made of is the real thing: the house, live
tables, leases, clocks, sockets, the store with its SQL. Only time, lots, disk, network and thinking processes
are simulated.
"""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import traceback
from collections import Counter
from collections.abc import Awaitable, Collection, Sequence
from contextvars import Context, copy_context
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow
from shambles.server.limits import Buckets
from shambles.server.net.sockets import SocketViewer
from shambles.server.people.calls import Calls
from shambles.server.people.tokens import fingerprint, new_token
from shambles.server.tables.house import House
from shambles.server.tables.turns import Turns
from shambles.server.tables.watching import Watch
from shambles.server.time_and_chance import put_behind
from shambles.server.wire.forms import NewSeat, NewTable
from simulation.calling import Called, Telephones, check_calls, register
from simulation.checks import check_owners, check_table, check_writers
from simulation.disk import Disk
from simulation.loop import LIFE, Life, SimulatedLoop
from simulation.network import Wire
from simulation.people import Failed, Person, must
from simulation.plan import KINDS, STORMY, Fault, Party, draw_plan
from simulation.stage import strangers, thoughts, written

SERVERS = 3
AGAIN = 1.0  # seconds until a server that could not start is started again
LIMIT = 150.0  # seconds after which every game must be over, calm ones included
OVERLOOKED = 0.2  # how likely a proxy sends somebody to a server that hangs
MIDNIGHT = 1_800_000_000.0
WARM = 8  # nights, at least: chat, calls, undos


Told = tuple[str, list[str]]


class Server:
    """One process of the service."""

    def __init__(self, night: Night, number: int, place: int) -> None:
        self.night, self.place, self.life = night, place, Life(f"server {number}")
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
        calls, beside = Calls(house.store, self.night.config, Turns(house)), Watch()
        try:
            async with house.open():
                self.house = house
                if self.night.calls:
                    house.jobs.add(calls)
                    beside.keep_going({"turns": calls.look_for_turns})
                await asyncio.Event().wait()
        except Exception as error:  # the disk failed at the start: a supervisor starts it again
            self.night.troubles[type(error).__name__] += 1
            asyncio.get_running_loop().call_later(AGAIN, self.night.start, self.place, context=Context())
            self.crash()

    @property
    def is_well(self) -> bool:
        """Whether it answers when a proxy asks."""
        return self.life.runs and self.life.name not in Disk.cut

    def crash(self) -> None:
        self.house = None
        if not self.life.is_over:
            self.life.end()

    async def attend(self, wire: Wire, table: str, token: str | None, since: int) -> None:
        """As net/entrance.py lets people in."""
        house = self.house
        if house is None:
            return
        try:
            live = await house.find(table)
            seat = await house.seat_of(live, token)
            await live.see_whether_open()
            live = await house.find(table)
            await live.hush()
            viewer = SocketViewer(wire, live, seat, "en", house.config, Buckets(20, 1))  # type: ignore[arg-type]
            await viewer.attend(since)
        except Exception as error:
            self.night.troubles[type(error).__name__] += 1
        await wire.close()

    async def hand_over(self, table: str, token: str | None, bot: str | None) -> bool | None:
        """As net/api.py lets a bot play a seat, has it taken back, or given up; None for somebody who has no seat."""
        house = self.house
        if house is None:
            raise BadInput("table", "no-server")
        live = await house.find(table)
        seat = await house.seat_of(live, token)
        if seat is None:
            return None
        mine = live.seats[seat].token_hash

        def hand(row: SeatRow) -> SeatRow:
            if row.token_hash != mine:
                raise BadInput("seat", "no-seat")
            if bot == "leave":
                return SeatRow(seat=row.seat, name=row.name, kind="bot", bot="random")
            return msgspec.structs.replace(row, bot=bot, removers=[])

        await live.change_seat(seat, hand)
        return True

    async def sit_down(self, table: str, name: str, token: str) -> int:
        """As net/api.py lets people join."""
        house = self.house
        assert house is not None
        live = await house.find(table)
        async with live.changing():
            seat = next(one.seat for one in live.seats if one.kind == "open")
            row = SeatRow(seat=seat, name=name, kind="person", token_hash=fingerprint(token))
            assert await house.store.take_seat(table, row)
            await live.catch_up()
        live.tell_everybody()
        return seat


class Night:
    """Everything of one seed, or less of it."""

    def __init__(self, seed: int, folder: Path, blank: Path, without: Collection[str] = ()) -> None:
        self.seed, self.lots = seed, Random(seed)
        self.plan = draw_plan(seed).without(without)
        self.file = folder / f"night-{seed}.db"
        shutil.copyfile(blank, self.file)
        database = f"sqlite+aiosqlite:///{self.file}"
        self.config = Config(database=database, bot_pause=0.05, call_after=0.2)
        self.calls = any(party.is_called for party in self.plan.parties)
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.tables: dict[str, Party] = {}
        self.salts: dict[str, str] = {}
        self.troubles: Counter[str] = Counter()
        self.unhandled: list[dict[str, Any]] = []
        self.is_stormy = True
        self.strays = 0.0  # how likely somebody is sent elsewhere
        self._calm = 0.0
        self._born = 0

    # --- from outside

    def run(self) -> None:
        """The whole night; Failed if something was not kept."""
        loop = SimulatedLoop(self.lots)
        loop.set_exception_handler(lambda loop, context: self.unhandled.append(context))
        asyncio.set_event_loop(loop)
        put_behind(_Time(loop), self.lots)
        Disk.lots = self.lots
        Disk.calm_down()
        Telephones.begin()
        try:
            loop.run_until_complete(self._pass())
        finally:
            put_behind()
            asyncio.set_event_loop(None)

    def clear_away(self) -> None:
        """The next one begins as if there had been none."""
        _kept.append(self)
        written.clear()
        thoughts.clear()
        strangers.clear()
        for file in self.file.parent.glob(f"{self.file.name}*"):  # a dead server leaves its log
            file.unlink()

    async def _pass(self) -> None:
        try:
            await self._go_by()
        finally:
            for server in self.servers:
                server.crash()
        self._check()

    async def _go_by(self) -> None:
        for place in range(SERVERS):
            self.start(place)
        await asyncio.sleep(0.5)
        for party in self.plan.parties:
            await self._meet(party)
        everybody = [asyncio.create_task(one.play()) for one in self.people]
        self._let_things_go_wrong()
        if not everybody:
            return
        done, _ = await asyncio.wait(everybody, timeout=LIMIT, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        late = [one.who for one in self.people if not one.is_over]
        must(not late, f"not over after {LIMIT:.0f} seconds: {late}")

    def start(self, place: int) -> None:
        self._born += 1
        self.servers.append(Server(self, self._born, place))

    def lead(self, table: str, lots: Random) -> Server | None:
        """Where a proxy sends somebody who comes for a table: all of them to one server that is there, as far as it
        knows; and some elsewhere, where several proxies do not agree."""
        there = [one for one in self.servers if one.house is not None and (one.is_well or lots.random() < OVERLOOKED)]
        if not there or (self.strays and lots.random() < self.strays):
            return lots.choice(there) if there else None
        return max(there, key=lambda one: crc32(f"{table} {one.place}".encode()))

    async def _meet(self, party: Party) -> None:
        """Somebody opens a table, and the others sit down through any server."""
        house = self.servers[0].house
        assert house is not None
        kinds = [NewSeat("open") if seat in party.people else NewSeat("bot", "random") for seat in range(party.seats)]
        wanted = NewTable(party.game, "Ann", [NewSeat("you"), *kinds[1:]], party.options, pace=party.pace)
        live, mine, token = await self.servers[0].do(house.new_table(wanted, "10.0.0.1"))
        assert mine is not None
        table = live.row.id
        self.tables[table], self.salts[table] = party, live.row.salt
        self.people.append((Called if party.is_called else Person)(self, table, mine, token))
        if party.is_called:
            await self.servers[0].do(register(house.store, table, mine, token, MIDNIGHT))
        for number in party.people[1:]:
            token = new_token()
            server = self.lead(table, self.lots)
            assert server is not None
            seat = await server.do(server.sit_down(table, f"P{number}", token))
            self.people.append(Person(self, table, seat, token))
        if party.is_watched:
            self.people.append(Person(self, table, None, None))
        for person in self.people:
            person.is_steady = person.is_steady or (person.table == table and party.is_called)

    # --- what goes wrong

    def _let_things_go_wrong(self) -> None:
        """For a while; then it is calm, and all games must come to their ends."""
        loop = asyncio.get_running_loop()
        self._calm = loop.time() + STORMY
        for fault in self.plan.faults:
            loop.call_later(fault.at, self._go_wrong, fault)
        loop.call_at(self._calm, self._calm_down)

    def _calm_down(self) -> None:
        self.strays = 0.0
        Disk.calm_down()
        self.is_stormy = False

    def _go_wrong(self, fault: Fault) -> None:
        later = partial(asyncio.get_running_loop().call_later, fault.lasts)
        living = [one for one in self.servers if not one.life.is_over]
        if fault.kind == "stray":
            self.strays = fault.rate
        elif fault.kind in ("fail", "slow"):
            setattr(Disk, "fails" if fault.kind == "fail" else "slow", fault.rate)
            later(setattr, Disk, "fails" if fault.kind == "fail" else "slow", 0.0)
        elif fault.kind == "strike":
            Disk.strike = partial(self._strike, fault.lasts)
        elif living:
            server = living[int(fault.who * len(living))]
            if fault.kind == "crash":
                server.crash()
                later(self.start, server.place)
            elif fault.kind == "hang":
                server.life.hang()
                later(server.life.go_on)
            else:
                Disk.cut.add(server.life.name)
                later(Disk.cut.discard, server.life.name)

    def _strike(self, lasts: float, life: Life | None) -> None:
        nobody = Context()  # it comes from outside: what a dead server begins is never done
        server = next(one for one in self.servers if one.life is life)
        nobody.run(server.crash)
        asyncio.get_running_loop().call_later(lasts, self.start, server.place, context=nobody)

    # --- what must hold

    def _check(self) -> None:
        check_calls(self._calm)
        check_writers(strangers)
        for table, party in self.tables.items():
            if party.pace is None:  # caretakers wait for their moment first
                check_owners(table, thoughts)
            people = [one for one in self.people if one.table == table]
            when = {number: at for (name, number), at in written.items() if name == table}
            check_table(self.file, table, party.pace, people, when, self._calm)


_kept: list[Night] = []  # whoever died in them is never put away: no destructor runs


def warm_up(folder: Path, blank: Path) -> None:
    """A few nights with tables of every kind, in this process: those that follow need not read games and texts and
    compile statements again."""
    gc.disable()
    seed, new = 0, list(KINDS)
    while new or seed > -WARM:
        seed -= 1
        night = Night(seed, folder, blank)
        night.run()
        night.clear_away()
        new = [kind for kind in new if all(kind != party.kind for party in night.plan.parties)]
    gc.freeze()


def imagine(seeds: Sequence[int], folder: Path, blank: Path, without: Collection[str] = ()) -> list[Told]:
    """Nights in a process of their own, one after another: each the same whatever came before it. Of each what was not
    kept, nothing if all was; and when which entry of which table was written."""
    hears, says = os.pipe()
    child = os.fork()
    if child == 0:
        told = [_tell(Night(seed, folder, blank, without)) for seed in seeds]
        with os.fdopen(says, "wb") as end:
            end.write(msgspec.json.encode(told))
        os._exit(0)
    os.close(says)
    with os.fdopen(hears, "rb") as end:
        answer = end.read()
    os.waitpid(child, 0)
    return msgspec.json.decode(answer, type=list[Told])


def _tell(night: Night) -> Told:
    try:
        night.run()
        told = ""
    except BaseException as error:
        why = str(error) if isinstance(error, Failed) else traceback.format_exc()
        told = f"seed {night.seed}: {why}"
    entries = [f"{when:.6f} {table} {number}" for (table, number), when in written.items()]
    night.clear_away()
    return told, entries


class _Time:
    """The time of the night's loop."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        return MIDNIGHT + self._loop.time()

    def monotonic(self) -> float:
        return self._loop.time()
