"""Two processes behind a real nginx, as docs/how-to/server.md configures it: one dies, and nobody minds.

SHAMBLES_PROXY_KILLS says how often; five times at night, and not at all otherwise: it takes a minute.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Any, cast

import httpx
import pytest
from playwright.async_api import WebSocket, async_playwright

from browser.conftest import SWITCHES, find_chromium
from browser.people import Door
from browser.people import Person as WithBrowser
from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount
from server.people import Client, Person
from server.running import PATIENCE, Server, free_port
from server.test_durability import check_table
from shambles.server.net.app import create_app

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "server.md"
KILLS = amount("PROXY_KILLS", 0, 5)
GO_ON = 5.0  # seconds

long = pytest.mark.skipif(not KILLS, reason="takes a minute: SHAMBLES_NIGHTLY=1 or SHAMBLES_PROXY_KILLS=2 runs it")


class Proxy:
    """What people connect to: it has an address, as a server has."""

    def __init__(self, database: str) -> None:
        self.port, self.database = free_port(), database

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def documented() -> str:
    """The block that people copy."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def where_each_went(folder: Path) -> dict[str, set[str]]:
    """By table, the processes that were asked about it, in the order of nginx's own log."""
    went: dict[str, set[str]] = {}
    for line in (folder / "access.log").read_text().splitlines():
        process, address = line.split(" ", 1)
        if found := re.match(r"/api/tables/(\w+)", address):
            went.setdefault(found[1], set()).add(process)
    return went


@contextmanager
def nginx(folder: Path, proxy: Proxy, servers: list[Server]) -> Iterator[None]:
    if NGINX is None:
        pytest.fail("this test needs nginx: apt-get install nginx-light")
    block = documented().replace(":8000", f":{proxy.port}")
    for number, server in enumerate(servers, 1):
        block = block.replace(f":800{number} ", f":{server.port} ")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log warn;\n"
        "events { worker_connections 1024; }\n"
        f"http {{ log_format who '$upstream_addr $request_uri'; access_log {folder}/access.log who;\n"
        f"{paths} {block} }}\n"
    )
    running = subprocess.Popen([NGINX, "-c", file, "-p", folder, "-e", folder / "error.log"])
    try:
        deadline = monotonic() + PATIENCE
        while not is_there(proxy):
            assert running.poll() is None, (folder / "error.log").read_text()
            assert monotonic() < deadline
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


def is_there(proxy: Proxy) -> bool:
    try:
        return httpx.get(f"{proxy.address}/healthz", trust_env=False, verify=False).status_code == 200
    except httpx.HTTPError:
        return False


class Guest(Client):
    """Somebody who comes back by themselves, and notes how long they were away."""

    gaps: tuple[float, ...] = ()

    async def reconnect(self) -> None:
        start = monotonic()
        await super().reconnect()
        await self.frame("state", after=len(self.frames))
        self.gaps += (monotonic() - start,)


class Onlooker:
    """Looks over the shoulder of somebody with a real browser: when their line broke, and when it was back."""

    def __init__(self, person: WithBrowser) -> None:
        self.gaps: list[float] = []
        self._broken: float | None = None
        self._person = person
        person.page.on("websocket", self._look)

    @property
    def taken(self) -> int:
        """How many answers the page was told are on the disk."""
        return sum(frame["type"] == "took" for frame in self._person.frames)

    async def story(self) -> list[str]:
        """What the page has told, by the lines of its log that stand for something that happened."""
        lines = self._person.log().filter(has=self._person.page.get_by_role("button"))
        return await lines.all_inner_texts()

    def check_events(self) -> None:
        """What was told never goes back, and never changes."""
        told: dict[int, Any] = {}
        for frame in self._person.frames:
            if frame["type"] == "state":
                assert frame["number"] >= max(told, default=0)
                for one in frame["events"]:
                    assert told.setdefault(one["number"], one["event"]) == one["event"]
        assert list(told) == list(range(1, len(told) + 1))

    def _look(self, socket: WebSocket) -> None:
        socket.on("close", lambda _: self._lose())
        socket.on("framereceived", lambda _: self._see())

    def _lose(self) -> None:
        self._broken = self._broken or monotonic()

    def _see(self) -> None:
        if self._broken is not None:
            self.gaps.append(monotonic() - self._broken)
            self._broken = None


@asynccontextmanager
async def real_browser(proxy: Proxy) -> AsyncIterator[WithBrowser]:
    """Somebody who plays with a real browser, through the proxy."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        yield await Door(chromium, cast("Server", proxy)).person("Cas")
        await chromium.close()


async def sit_before_a_browser(cas: WithBrowser, proxy: Proxy, hands: int) -> Guest:
    """Cas opens a table, and somebody else joins it."""
    table = await cas.open_table("you open bot", options={"mode": "survival", "hands": hands})
    async with Person(cast("Server", proxy), "Dee") as dee:
        await dee.join(table)
        await cas.go(f"/t/{table}")
        await cas.begun()
        return await Guest(cast("Server", proxy), dee.table, dee.token).connect()


async def seat_guests(proxy: Proxy, tables: int, hands: int) -> list[Guest]:
    at, guests = cast("Server", proxy), []
    for number in range(tables):
        mode = ("hero", "survival")[number % 2]
        async with Person(at, "Ann") as ann, Person(at, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", options={"mode": mode, "hands": hands}))["id"])
            guests += [await Guest(at, one.table, one.token).connect() for one in (ann, bob)]
    return guests


async def until_all_have_answered(answers: Callable[[], list[int]], more: int) -> None:
    """Everybody has given so many more answers that are on the disk."""
    wanted = [count + more for count in answers()]
    async with asyncio.timeout(3 * PATIENCE):
        while any(count < enough for count, enough in zip(answers(), wanted, strict=True)):
            await asyncio.sleep(0.01)


def test_all_that_concerns_a_table_has_one_name_for_the_proxy() -> None:
    """Without nginx: what the documented map makes of our addresses."""
    block = documented()
    assert "hash $table consistent;" in block
    found = re.search(r"map \$request_uri \$table \{.*?~(\S+)\s+\$id;", block, re.DOTALL)
    assert found is not None
    name = re.compile(found[1].replace("(?<", "(?P<"))
    tables = [
        route.path_format.replace("{table:str}", "abc").replace("{table}", "abc")
        for route in create_app().routes
        if route.path_format.startswith("/api/tables/{")
    ]
    assert len(tables) > 10
    for path in (*tables, "/api/tables/abc?lang=nl", "/api/tables/abc/socket?since=7"):
        hit = name.match(path)
        assert hit is not None, path
        assert hit["id"] == "abc"
    assert not name.match("/api/tables")
    assert not name.match("/api/tables?lang=nl")


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here: apt-get install nginx-light")
async def test_a_table_is_at_one_process_and_at_another_when_that_one_is_gone(
    postgres: NewDatabase, tmp_path: Path
) -> None:
    proxy = Proxy(through_sqlalchemy(postgres()))
    servers = [Server(proxy.database, tmp_path, posts_per_minute=10_000) for _ in range(2)]
    with servers[0], servers[1], nginx(tmp_path, proxy, servers):
        guests = await seat_guests(proxy, 3, hands=1)
        for one in guests:
            await one.asked()
            await one.close()
        async with httpx.AsyncClient(base_url=proxy.address, trust_env=False, verify=False) as anybody:
            for number in range(40):  # tables that are not there are looked for at a place of their own, too
                for what in ("", "/glance", "?lang=nl"):
                    await anybody.get(f"/api/tables/none{number}{what}")
        went = where_each_went(tmp_path)
        assert len(went) == 43
        assert {len(processes) for processes in went.values()} == {1}
        assert len({process for processes in went.values() for process in processes}) == 2  # both have work
        await asyncio.to_thread(servers[0].kill)
        for one in guests:
            await one.connect()
            await one.asked()
            await one.close()


@long
async def test_one_process_dies_under_load_and_everybody_goes_on(postgres: NewDatabase, tmp_path: Path) -> None:
    """No acknowledged answer is lost, and what was told never goes back: the clients check that with every message.

    One of those who play has a real browser, and does nothing but play: it finds its way back by itself.
    """
    proxy = Proxy(through_sqlalchemy(postgres()))
    limits = {"posts_per_minute": 10_000, "sockets_per_minute": 10_000}  # everybody comes from one address here
    servers = [Server(proxy.database, tmp_path, **limits) for _ in range(2)]
    with servers[0], servers[1], nginx(tmp_path, proxy, servers):
        async with real_browser(proxy) as cas:
            onlooker = Onlooker(cas)
            guests = [*await seat_guests(proxy, 6, hands=100), await sit_before_a_browser(cas, proxy, hands=100)]
            rng, over = Random(token_hex(4)), asyncio.Event()
            playing = [asyncio.create_task(one.play(Random(rng.random()), lambda _: over.is_set())) for one in guests]
            clicking = asyncio.create_task(cas.play())

            def answers() -> list[int]:
                return [onlooker.taken, *(len(one.taken) for one in guests)]

            for number in range(KILLS):
                await until_all_have_answered(answers, 2)
                before = await onlooker.story()
                await asyncio.to_thread(servers[number % 2].kill)
                await until_all_have_answered(answers, 1)  # through the other one
                after = await onlooker.story()
                assert before == after[: len(before)]
                await asyncio.to_thread(servers[number % 2].start)
            clicking.cancel()
            over.set()
            for one in guests:  # whoever waits for somebody else hears something, and sees that it is over
                await one.send("chat", text="Enough.")
            ends = await asyncio.gather(*playing)
            onlooker.check_events()
            assert not cas.troubles
        gaps = sorted(gap for one in guests for gap in one.gaps)
        assert len(gaps) >= KILLS  # each process had somebody
        assert onlooker.gaps or KILLS < 2
        assert max(*gaps, *onlooker.gaps) < GO_ON, (gaps, onlooker.gaps)
        for one, end in zip(guests, ends, strict=True):
            await one.close()
            await check_table(servers[0], one, end, is_over=False)
        assert "Traceback" not in servers[0].said() + servers[1].said()
        async with httpx.AsyncClient(base_url=proxy.address, trust_env=False, verify=False) as anybody:
            assert (await anybody.get("/metrics")).status_code == 403
        print(f"gone for {gaps[-1]:.2f} s at most, the browser {onlooker.gaps}")  # noqa: T201  # what was measured, at night
