"""`shambles serve --processes 2` on PostgreSQL: wherever somebody comes in, one process plays their table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from multiprocessing import Pipe
from time import monotonic, sleep
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from server.conftest import NewDatabase, through_sqlalchemy
from server.people import Client, Person, play_to_the_end
from server.running import PATIENCE, Server
from server.test_durability import check_table
from server.truth import stored
from server.waiting import eventually
from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.disk.addresses import find_addresses
from shambles.server.disk.rows import tables
from shambles.server.disk.store import Store
from shambles.server.net.several import ASK, GLANCE, ON_TIME, SILENCE, Pulse

GO_ON = 5.0  # seconds; asked for at night, when nothing else runs
NAMES = ("Ann", "Bob", "Cas", "Dee")


@pytest.fixture(scope="module")
def several(postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes and their supervisor."""
    folder = tmp_path_factory.mktemp("several")
    with Server(through_sqlalchemy(postgres()), folder, processes=2, posts_per_minute=10_000) as one:
        while len(serving(one)) < 2:
            assert one.process.is_running()
            sleep(0.05)
        yield one
        last = serving(one)
        assert one.stop() == 0
        assert not any(psutil.pid_exists(pid) for pid in last)
        assert "Traceback" not in one.said(), one.said()


def connections(server: Server) -> list[tuple[int, Any]]:
    """Those of the server's port, by the process that has them."""
    found = []
    for child in server.process.children():
        try:
            found += [(child.pid, one) for one in child.net_connections("tcp") if one.laddr.port == server.port]
        except psutil.Error:
            continue  # it has ended meanwhile
    return found


def serving(server: Server) -> set[int]:
    """The processes that take connections."""
    return {pid for pid, one in connections(server) if one.status == psutil.CONN_LISTEN}


def holder(server: Server, port: int) -> int | None:
    """The process at the other end of a connection from this port of ours."""
    return next((pid for pid, one in connections(server) if one.raddr and one.raddr.port == port), None)


def holder_of(client: Client) -> int | None:
    assert client._socket is not None
    return holder(client.server, client._socket.local_address[1])


async def home_of(clients: list[Client]) -> int:
    """The one process that all of them are at. On a busy machine somebody may just be led there."""
    await eventually(lambda: len({holder_of(one) for one in clients}) == 1 and holder_of(clients[0]) is not None)
    home = holder_of(clients[0])
    assert home is not None
    return home


@asynccontextmanager
async def four(server: Server, **more: Any) -> AsyncIterator[list[Client]]:
    """Four people at one table, each with a connection of their own for everything they ask."""
    async with AsyncExitStack() as everybody:
        people = [await everybody.enter_async_context(Person(server, name)) for name in NAMES]
        table = (await people[0].open_table("you open open open", **more))["id"]
        for one in people[1:]:
            await one.join(table)
        yield [await everybody.enter_async_context(one.client()) for one in people]


async def owner_of(server: Server, table: str, new: str | None = None) -> str:
    """Which process answers for a table, by the database; another one from now on, if given."""
    store = Store(server.database)
    try:
        async with store.begin() as connection:
            if new is not None:
                await connection.execute(tables.update().where(tables.c.id == table).values(owner=new))
            return str((await connection.execute(sa.select(tables.c.owner).where(tables.c.id == table))).scalar_one())
    finally:
        await store.close()


async def test_four_seats_come_in_anywhere_and_one_process_plays_a_whole_game(several: Server) -> None:
    """Games are played until both processes have played one: everybody at a table is at the process that plays it."""
    played: dict[int, str] = {}
    while len(played) < 2:
        async with four(several) as clients:
            ends = await play_to_the_end(clients)
            played[await home_of(clients)] = await owner_of(several, clients[0].table)
            for one, end in zip(clients, ends, strict=True):
                await check_table(several, one, end)
    assert len(set(played.values())) == 2


async def test_who_comes_is_known_by_their_own_address_wherever_they_are_led(several: Server) -> None:
    """A word about somebody's address is believed of a proxy on this machine alone, by either process."""
    async with Person(several, "Ann") as ann:
        table = (await ann.open_table("you open", mode="hero"))["id"]
        async with ann.client() as client:
            home = holder_of(client)
            line = await asyncio.to_thread(elsewhere, several, home)
        body = json.dumps({"name": "Mallory"})
        said = "host: 127.0.0.1", "x-shambles: 1", "x-forwarded-for: 10.9.8.7", "content-type: application/json"
        lines = f"POST /api/tables/{table}/join HTTP/1.1", *said, f"content-length: {len(body)}", "", body
        line.sendall("\r\n".join(lines).encode())
        answer = await asyncio.to_thread(line.recv, 65_536)
        assert answer.startswith(b"HTTP/1.1 200"), answer
        assert holder(several, line.getsockname()[1]) == home
        line.close()
    _, seats, _ = await stored(several.database, table)
    store = Store(several.database)
    addresses = await find_addresses(store)
    await store.close()
    assert seats[1].name == "Mallory"
    assert seats[1].home == addresses.fingerprint("127.0.0.2")


def elsewhere(server: Server, home: int | None) -> socket.socket:
    """A connection from an address that no proxy has, to another process than this."""
    lines = []
    try:
        while True:
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.2", 0))
            lines.append(line)
            while (found := holder(server, line.getsockname()[1])) is None:
                pass
            if found != home:
                return lines.pop()
    finally:
        for line in lines:
            line.close()


async def test_whoever_is_at_a_table_that_a_sibling_has_taken_over_is_led_there(several: Server) -> None:
    async with four(several, options={"mode": "survival", "hands": 20}) as clients, AsyncExitStack() as others:
        for one in clients:
            await one.asked()
        before = holder_of(clients[0])
        mine = await owner_of(several, clients[0].table)
        theirs = mine
        while theirs == mine:
            other = await others.enter_async_context(four(several))
            theirs = await owner_of(several, other[0].table)
        await owner_of(several, clients[0].table, new=theirs)
        stop = asyncio.Event()
        playing = [asyncio.create_task(one.play(until=lambda _: stop.is_set())) for one in clients]
        after = holder_of(other[0])
        await eventually(lambda: {holder_of(one) for one in clients} == {after})
        assert before != after
        await enough(clients, stop, playing)
        for one, task in zip(clients, playing, strict=True):
            await check_table(several, one, task.result(), is_over=False)


async def enough(clients: list[Client], stop: asyncio.Event, playing: list[asyncio.Task[Any]]) -> None:
    """Everybody answers once more at least, and then no more."""
    wanted = {one: len(one.taken) + 1 for one in clients}
    await eventually(lambda: all(len(one.taken) >= count for one, count in wanted.items()))
    stop.set()
    async with asyncio.timeout(PATIENCE):
        while not all(task.done() for task in playing):
            with suppress(ConnectionClosed):  # they are just being led elsewhere
                await clients[0].send("chat", text="Enough.")  # whoever waits for somebody else hears something
            await asyncio.wait(playing, timeout=1)


SIGNALS = {"kill": signal.SIGKILL, "hang": signal.SIGSTOP, "renew": signal.SIGHUP}


@pytest.mark.parametrize("how", SIGNALS)
async def test_a_process_goes_in_the_middle_of_a_game_and_nothing_is_lost(several: Server, how: str) -> None:
    """It is killed; or hangs; or all are renewed, one after another, as for an upgrade."""
    old = serving(several)
    async with four(several, options={"mode": "survival", "hands": 100}) as clients:
        stop = asyncio.Event()
        playing = [asyncio.create_task(one.play(until=lambda _: stop.is_set())) for one in clients]
        await eventually(lambda: all(len(one.taken) > 1 for one in clients))
        home = holder_of(clients[0])
        assert home is not None
        start, taken = monotonic(), {one: len(one.taken) for one in clients}
        os.kill(several.process.pid if how == "renew" else home, SIGNALS[how])
        if how == "renew":
            await eventually(lambda: not any(psutil.pid_exists(pid) for pid in old))
            assert len(serving(several) - old) == 2
        else:
            await eventually(lambda: all(len(one.taken) > taken[one] + 1 for one in clients))
            away = monotonic() - start
            assert away < GO_ON + (SILENCE + ASK if how == "hang" else 0) or not os.environ.get("SHAMBLES_NIGHTLY"), (
                away
            )
            await eventually(lambda: len(serving(several)) == 2)
            assert home not in serving(several)
            assert len(serving(several) & old) == 1  # the other one, which was well, is still there
        await enough(clients, stop, playing)
        assert await home_of(clients) != home
        for one, task in zip(clients, playing, strict=True):
            await check_table(several, one, task.result(), is_over=False)


def test_silence_is_counted_while_the_supervisor_runs_on_time() -> None:
    ours, theirs = Pipe()
    pulse = Pulse(ours)
    assert pulse.look(0.0) == 0
    for _ in range(100):
        assert pulse.look(ON_TIME * 2) == 0  # the machine sleeps, or is too busy for the supervisor as well
    looks = [pulse.look(GLANCE) for _ in range(round(SILENCE / GLANCE) + 1)]
    assert looks == sorted(looks)
    assert looks[-1] >= SILENCE > looks[-3]
    pulse.forgive()
    assert pulse.look(GLANCE) == pytest.approx(GLANCE)
    assert theirs.recv_bytes()
    assert not theirs.poll()  # it is asked once, however long it is silent
    theirs.send_bytes(b"!")
    assert pulse.look(GLANCE) == 0
    for _ in range(round(ASK / GLANCE) + 1):
        assert pulse.look(GLANCE) < SILENCE
    assert theirs.poll()  # and again a second later
    theirs.close()
    assert pulse.look(GLANCE) < SILENCE


def test_what_cannot_be_is_said_before_anything_starts() -> None:
    with pytest.raises(BadInput, match="processes-need-postgresql") as trouble:
        Config(processes=2)
    assert trouble.value.field == "processes"
    for count in (0, 65):
        with pytest.raises(BadInput, match="not-so-many-processes"):
            Config(processes=count)
    assert Config().is_alone
    assert not Config(processes=2, database="postgresql+asyncpg://ann:secret@host/shambles").is_alone
