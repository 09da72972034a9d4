"""One server and one Chromium for all the tests of a test process, and fresh people for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from browser.gallery import Gallery, gallery_at
from browser.people import Door, Person
from server.running import Server, deal_as
from shambles.server.config import Config

Come = Callable[..., Awaitable[Person]]
FOLDER = Path(__file__).parent
PATIENCE = 90_000  # milliseconds, on a machine that is busy with other tests

# No sandbox: tests may run as root. And nothing that would look for the network.
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_chromium() -> str:
    """Chromium without windows where there is such a package: it opens a page with a third of the work."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "the browser tests need Chromium: apt-get install chromium-headless-shell"
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser and tests share one event loop for the whole session."""
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def known_deals(request: pytest.FixtureRequest) -> None:
    """The same test meets the same deals."""
    deal_as(request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client that the tests share; each makes tables of its own."""
    if not (Config().static / "index.html").exists():
        pytest.fail(f"the client is not built: there is no {Config().static}/index.html. Run make test.")
    folder = tmp_path_factory.mktemp("browser")
    with Server(folder / "tables.db", folder) as one:
        yield one
        assert "Traceback" not in one.said(), one.said()


@asynccontextmanager
async def browser_at(path: str) -> AsyncIterator[Browser]:
    """The browser that lies there, as the tests want it."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        await browser.close()


@asynccontextmanager
async def door_of(browser: Browser, server: Server) -> AsyncIterator[Door]:
    """Where people come in. At the end nothing may have gone wrong on their pages."""
    one = Door(browser, server)
    yield one
    troubles = {person.name: person.troubles for person in one.people if person.troubles}
    for person in one.people:
        await person.context.close()
    assert not troubles


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with browser_at(find_chromium()) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def served(chromium: Browser, server: Server) -> AsyncIterator[Door]:
    """The door of the real server."""
    async with door_of(chromium, server) as one:
        yield one


@pytest.fixture
def door(served: Door) -> Door:
    """Where people come in: `ann = await door.person("Ann")`. In a file about states it leads to the gallery."""
    return served


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def the_gallery(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Gallery]:
    async with gallery_at(chromium, tmp_path_factory.mktemp("gallery")) as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def gallery(the_gallery: Gallery, request: pytest.FixtureRequest) -> AsyncIterator[Gallery]:
    """The client without a server: `ann = await gallery.person("Ann")`."""
    the_gallery.test = request.node.nodeid
    yield the_gallery
    await the_gallery.close()


@pytest.fixture
def their_game() -> str:
    """The game whose words Ann and Ben read; a file of another game says so."""
    return "card_game"


@pytest.fixture
def come(door: Door, their_game: str) -> Come:
    """`ann = await come("Ann")`: somebody who plays the file's game."""
    return partial(door.person, game=their_game)


@pytest_asyncio.fixture(loop_scope="session")
async def ann(door: Door, their_game: str) -> Person:
    return await door.person("Ann", game=their_game)


@pytest_asyncio.fixture(loop_scope="session")
async def ben(door: Door, their_game: str) -> Person:
    return await door.person("Ben", game=their_game)
