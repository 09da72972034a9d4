"""Two processes behind a real nginx, with the configuration that docs/server.md shows: one dies, and nobody minds.

SHAMBLES_PROXY_KILLS says how often; five times at night, and not at all otherwise: it takes a minute.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic
from typing import cast

import httpx
import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.nights import amount
from server.people import Client, Person
from server.running import PATIENCE, Server, free_port
from server.test_durability import check_table

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PAGE = Path(__file__).parents[2] / "docs" / "server.md"
KILLS = amount("PROXY_KILLS", 0, 5)
GO_ON = 5.0  # seconds

pytestmark = [
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed: apt-get install nginx-light"),
    pytest.mark.skipif(not KILLS, reason="takes a minute: SHAMBLES_NIGHTLY=1 runs it"),
]


class Proxy:
    """What people connect to: it has an address, as a server has."""

    def __init__(self, database: str) -> None:
        self.port, self.database = free_port(), database

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def nginx(folder: Path, proxy: Proxy, servers: list[Server]) -> Iterator[None]:
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    block = found[1].replace(":8000", f":{proxy.port}")
    for number, server in enumerate(servers, 1):
        block = block.replace(f":800{number} ", f":{server.port} ")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log warn;\n"
        f"events {{ worker_connections 1024; }}\nhttp {{ access_log off; {paths} {block} }}\n"
    )
    assert NGINX is not None
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


async def seat_guests(proxy: Proxy, tables: int, hands: int) -> list[Guest]:
    at, guests = cast("Server", proxy), []
    for number in range(tables):
        mode = ("hero", "survival")[number % 2]
        async with Person(at, "Ann") as ann, Person(at, "Bob") as bob:
            await bob.join((await ann.open_table("you open bot", options={"mode": mode, "hands": hands}))["id"])
            guests += [await Guest(at, one.table, one.token).connect() for one in (ann, bob)]
    return guests


async def test_one_process_dies_under_load_and_everybody_goes_on(postgres: NewDatabase, tmp_path: Path) -> None:
    """No acknowledged answer is lost, and what was told never goes back: the clients check that with every message."""
    address = postgres()
    proxy = Proxy(through_sqlalchemy(address))
    limits = {"posts_per_minute": 10_000, "sockets_per_minute": 10_000}  # everybody comes from one address here
    servers = [Server(proxy.database, tmp_path, address, **limits) for _ in range(2)]
    with servers[0], servers[1], nginx(tmp_path, proxy, servers):
        guests = await seat_guests(proxy, 6, hands=100)
        rng, over = Random(token_hex(4)), asyncio.Event()
        playing = [asyncio.create_task(one.play(Random(rng.random()), lambda _: over.is_set())) for one in guests]
        for number in range(KILLS):
            taken = sum(len(one.taken) for one in guests)
            while sum(len(one.taken) for one in guests) < taken + 60:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(servers[number % 2].kill)
            seen = [len(one.taken) for one in guests]
            for one, before in zip(guests, seen, strict=True):  # everybody has answered again, through the other one
                async with asyncio.timeout(PATIENCE):
                    while len(one.taken) == before:
                        await asyncio.sleep(0.01)
            await asyncio.to_thread(servers[number % 2].start)
        over.set()
        ends = await asyncio.gather(*playing)
        gaps = sorted(gap for one in guests for gap in one.gaps)
        assert len(gaps) >= KILLS  # each process had somebody
        assert gaps[-1] < GO_ON, gaps
        for one, end in zip(guests, ends, strict=True):
            await one.close()
            await check_table(servers[0], one, end, is_over=False)
        assert "Traceback" not in servers[0].said() + servers[1].said()
        async with httpx.AsyncClient(base_url=proxy.address, trust_env=False, verify=False) as anybody:
            assert (await anybody.get("/metrics")).status_code == 403
