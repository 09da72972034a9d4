"""`shambles serve` as the tests run it, in a process of its own: known deals, and settings that people are not offered.

A test that met another deal each time would fail one time in five. The tables of a test are dealt by its name; at night
(SHAMBLES_NIGHTLY) they are dealt as they are for people.

Those who think are children of such a server, and each of them reads this file first. So it imports what it needs where
it needs it: a whole server is a second of work, and a child needs a quarter of that.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from shambles.bots import costs, losing, review

TICK, SHORT = 0.002, 0.01  # seconds between two looks at the loop's thread, and those that nobody need know of

if not os.environ.get("SHAMBLES_NIGHTLY"):
    review.FOR_POINTS //= 10  # a rougher picture of the chances, in half the time; the choices are judged as for people
    review.FOR_LOOKS /= 4
    losing.OF_FAST_PLAYOUTS //= 10
    losing.FOR_ALL //= 10
    costs.MOST //= 10
    setattr(os, "nice", lambda step: 0)  # noqa: B010 - who gives way to all the other tests waits for minutes


def know_deals(book: Path) -> None:
    """Tables are dealt by what stands in the book when they are opened, and by how many were before."""
    from shambles.server.tables import house

    opened: Counter[str] = Counter()

    def seed(bits: int) -> int:
        name = book.read_text("utf-8")
        opened[name] += 1
        return int.from_bytes(hashlib.sha256(f"{name}/{opened[name]}".encode()).digest()[: bits // 8])

    setattr(house, "randbits", seed)  # noqa: B010 - the house gives it to nobody else


def set_clock_back(days: int) -> None:
    """What time it is, for whoever asks from now on: a server of yesterday."""
    now = time.time
    setattr(time, "time", lambda: now() - 86_400 * days)  # noqa: B010 - nobody has imported it yet


def start_thinkers_when_needed() -> None:
    """By day no server starts processes that nobody waits for: two of them are more work than the server itself. That
    people's servers do is held elsewhere."""
    if not os.environ.get("SHAMBLES_NIGHTLY"):
        from shambles.server.thinking import thinkers

        setattr(thinkers, "SOON", 86_400.0)  # noqa: B010 - as above
        setattr(thinkers, "AT_REST", 86_400.0)  # noqa: B010 - as above


def ask_name_server(address: str) -> None:
    """Names are looked up there, and nowhere else."""
    import aiodns

    setattr(aiodns, "DNSResolver", partial(aiodns.DNSResolver, nameservers=[address]))  # noqa: B010 - as above


def die_after_writing() -> None:
    """The power fails right after an answer was committed: nobody has been told, and nothing else is done."""
    from shambles.server.disk.pen import Page, PostgresPen, SqlitePen

    def and_die(write: Callable[[Any, Page], Awaitable[None]]) -> Callable[[Any, Page], Awaitable[None]]:
        async def do(pen: Any, page: Page) -> None:
            await write(pen, page)
            if page.entries:
                os.kill(os.getpid(), signal.SIGKILL)

        return do

    for kind in (SqlitePen, PostgresPen):
        setattr(kind, "write", and_die(kind.write))  # noqa: B010 - it is a method


def watch_the_loop(book: Path) -> None:
    """Write down each time that the event loop stands: seconds of CPU time of its own thread, however busy the machine
    is."""
    import uvicorn

    from shambles.server.tables.watching import Rest

    setattr(Rest, "tidy_up", lambda rest: False)  # noqa: B010 - a server at rest looks for garbage, and nobody asks

    begin = uvicorn.Server.startup

    async def begin_and_watch(server: uvicorn.Server, sockets: Any = None) -> None:
        await begin(server, sockets)
        loop, out = asyncio.get_running_loop(), book.open("a", buffering=1)

        def tick(before: float) -> None:
            if (stood := time.thread_time() - before) > SHORT:
                out.write(f"{stood}\n")
            loop.call_later(TICK, tick, time.thread_time())

        tick(time.thread_time())

    setattr(uvicorn.Server, "startup", begin_and_watch)  # noqa: B010 - it is a method


def serve(settings: dict[str, Any], port: int) -> None:
    set_clock_back(settings.pop("days_ago", 0))
    start_thinkers_when_needed()
    if loop_book := settings.pop("loop_book", ""):
        watch_the_loop(Path(loop_book))
    if settings.pop("dies_after_writing", False):
        die_after_writing()
    if names := settings.pop("name_server", None):
        ask_name_server(names)
    from shambles.server.config import Config
    from shambles.server.net.run import run_server

    if level := settings.pop("root_level", None):
        logging.basicConfig(level=level.upper())  # as somebody might who wants to know everything
    config = msgspec.convert(settings, Config, dec_hook=lambda kind, value: kind(value))
    run_server(config, "127.0.0.1", port)


def begin() -> None:
    """By what stands on the command line: the book of deals, and then what people write there, or settings."""
    if deals := sys.argv.pop(1):
        know_deals(Path(deals))
    if sys.argv[1] == "serve":
        from shambles.cli import main

        start_thinkers_when_needed()
        main()
    else:
        serve(msgspec.json.decode(sys.argv[1]), int(sys.argv[2]))


if __name__ == "__main__":
    begin()
