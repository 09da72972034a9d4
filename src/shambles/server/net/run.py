"""Running the service under uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from errno import EADDRINUSE
from importlib import import_module
from socket import AF_INET, AF_INET6, create_server, socket
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy import make_url

from shambles.core.asking.reply import BadInput
from shambles.folder import state_folder
from shambles.server.clubs.league import must_be_a_league
from shambles.server.config import Config, read_settings
from shambles.server.disk.database import be_alone, file_of, try_database
from shambles.server.net.app import create_app
from shambles.server.net.frames import Straight
from shambles.server.net.gate import most_connections, new_gate

GIVE_WAY = 0.001  # seconds that a thread with much to do may keep the others waiting; by default 0.005
TICK = 1.0  # seconds
STARTUP_FAILED = 3  # the exit code, as uvicorn has it
BACKLOG = 2_048  # connections that wait until somebody has time for them


def read_config(host: str, port: int, given: Sequence[str]) -> Config:
    """The settings of a command line, tried out: what would keep the server from starting is said before it does."""
    if not 0 < port < 65_536:
        raise BadInput("port", "not-a-port", found=port)
    config = read_settings(given, os.environ, database=usual_database())
    if config.league_bots:
        must_be_a_league(config)
    try_address(host, port)
    asyncio.run(try_database(config.database))
    with be_alone(config.database):
        pass
    if config.trace_collector:
        import_module("opentelemetry.sdk")
        import_module("opentelemetry.exporter.otlp.proto.http")
    return config


def usual_database() -> str:
    """Where tables are kept unless somebody says otherwise."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(str(folder), "unwritable", detail=error.strerror or str(error)) from None
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def place_of(database: str) -> str:
    """Where the tables are, for people to read: a file, or the address of a server without its password."""
    url = make_url(database)
    return str(file_of(url) or url.render_as_string(hide_password=True))


def try_address(host: str, port: int) -> None:
    """Listen for a moment."""
    with open_door(host, port):
        pass


def open_door(host: str, port: int) -> socket:
    """Listen there; what keeps us from it is said."""
    try:
        return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET, backlog=BACKLOG)
    except OSError as error:
        if error.errno == EADDRINUSE:
            raise BadInput("port", "port-taken", found=str(port), other=str(port + 1)) from None
        raise BadInput("host", "cannot-listen", found=host, detail=os.strerror(error.errno or 0)) from None


# These would write rows, parameters, cookies and addresses into a log that says everything: seeds, salts, tokens.
TELL_TALES = (
    "aiosmtplib",
    "aiosqlite",
    "alembic",
    "asyncpg",
    "httpcore",
    "httpx",
    "sqlalchemy",
    "websockets",
)


def set_log_level(level: str) -> None:
    """How much is said; what libraries say of the data that passes through them never is."""
    logging.getLogger("shambles").setLevel(level.upper())
    for name in TELL_TALES:
        logging.getLogger(name).setLevel(logging.WARNING)


def settle_down() -> None:
    """What is loaded by now stays. A search of all tables for garbage would hold everybody up for a tenth of a second.

    They are freed without one when they leave the memory; other garbage is looked for at rest (watching.py). A thread
    that reads a box, or gives a long phase again for an undo, lets the event loop go first.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(GIVE_WAY)


def manners(config: Config) -> dict[str, Any]:
    """How uvicorn is to treat whoever comes."""
    return {
        "limit_concurrency": most_connections(),
        "ws": Straight,
        "ws_max_size": config.largest_message * 4,
        "log_level": "info" if config.log_level == "debug" else config.log_level,  # at debug it writes every message
        "timeout_graceful_shutdown": 1,
    }


class RestfulServer(uvicorn.Server):
    """Looks once a second what there is to do, not ten times: a server without visitors rests. It ends at once."""

    async def main_loop(self) -> None:
        self._loop, self._is_told = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(0):  # 0: the time in the headers is told anew
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._is_told.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if (loop := getattr(self, "_loop", None)) is not None:
            loop.call_soon_threadsafe(self._is_told.set)


def run_server(config: Config, host: str, port: int, *, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""
    if open_browser:
        # A moment later, when the server listens; without a browser on this machine nothing happens.
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}"]).start()
    set_log_level(config.log_level)
    if config.processes > 1:
        from shambles.server.net.several import Supervisor

        Supervisor(config, host, port).run()
        return
    with be_alone(config.database):
        app = create_app(config)
        settle_down()
        server = RestfulServer(uvicorn.Config(app, host=host, port=port, http=new_gate(config), **manners(config)))
        with suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            sys.exit(STARTUP_FAILED)
