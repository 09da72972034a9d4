"""Real servers in child processes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

import psutil  # type: ignore[import-untyped]

PATIENCE = 60.0  # seconds, on a machine that is busy with other tests

# A server with settings that the command line does not offer.
WITH_SETTINGS = """
import logging, msgspec, sys
from shambles.server.config import Config
from shambles.server.run import run_server
settings = msgspec.json.decode(sys.argv[1])
if level := settings.pop("root_level", None):
    logging.basicConfig(level=level.upper())  # as somebody might who wants to know everything
config = msgspec.convert(settings, Config, dec_hook=lambda kind, value: kind(value))
run_server(config, "127.0.0.1", int(sys.argv[2]))
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`shambles serve` in a process of its own, on one database. It can be stopped, killed and started again."""

    def __init__(self, database: str | Path, folder: Path, channels: str = "memory", **settings: Any) -> None:
        self.database = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database
        self.channels = channels
        self.settings = settings
        self.port = free_port()
        self.folder = folder
        self.runs = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """One for each start: a child left behind by a kill may still complain, and that is not the next one's."""
        return self.folder / f"server-{self.port}-{self.runs}.log"

    @property
    def process(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    def start(self) -> Self:
        """Start, and wait until it answers."""
        self.runs += 1
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(self._command(), stdout=log, stderr=log, env=_environment())
        deadline = monotonic() + PATIENCE
        while not self._is_healthy():
            if self._process.poll() is not None or monotonic() > deadline:
                self._process.kill()
                raise RuntimeError(f"the server did not start:\n{self.said()}")
            sleep(0.05)
        return self

    def stop(self) -> int:
        """Ask it to stop, as Ctrl-C or a service manager would. Its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, with whatever it is doing."""
        self._end(signal.SIGKILL)

    def said(self) -> str:
        """What it has written to its log since its last start."""
        return self.log.read_text("utf-8")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def _command(self) -> list[str]:
        if self.settings:
            settings = {"database": self.database, "channels": self.channels, "bot_pause": 0} | self.settings
            return [sys.executable, "-c", WITH_SETTINGS, json.dumps(settings), str(self.port)]
        where = ["--port", str(self.port), "--database", self.database, "--channels", self.channels]
        command = os.environ.get("SHAMBLES_COMMAND") or str(Path(sys.executable).with_name("shambles"))  # or a wheel's
        return [command, "serve", *where, "--bot-pause", "0"]

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def _is_healthy(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def _environment() -> dict[str, str]:
    elsewhere = ("PYTHONPATH",) if "SHAMBLES_COMMAND" in os.environ else ()
    return {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST", *elsewhere))}
