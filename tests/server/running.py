"""Real servers in child processes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

import psutil  # type: ignore[import-untyped]

from server.blank import lay_out
from server.forking import SERVING, Forked

PYTHON = [sys.executable, "-P", str(SERVING)]
PATIENCE = 120.0  # seconds, on a machine that is busy with other tests

# Where the servers of this test process read how to deal.
_folder = tempfile.TemporaryDirectory(prefix="shambles-deals-")  # gone with the process
DEALS = Path(_folder.name) / "deals"


def deal_as(test: str) -> None:
    """From here on tables are dealt as this test has them dealt."""
    DEALS.write_text(test, "utf-8")


deal_as("before any test")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`shambles serve` in a process of its own, on one database. It can be stopped, killed and started again."""

    def __init__(self, database: str | Path, folder: Path, **settings: Any) -> None:
        """`whole=True` starts it as people do, and so does the night; else it is forked, with half the work."""
        self._file = database if isinstance(database, Path) else None
        self.database = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database
        whole = settings.pop("whole", False)
        self.settings = settings
        self.port = free_port()
        self.folder = folder
        self.runs = 0
        # One whose clock is wrong must be read after its clock; one from a wheel is not ours to fork.
        self.whole = whole or "days_ago" in settings or bool(os.environ.get("SHAMBLES_NIGHTLY") or _wheel())
        self._process: subprocess.Popen[bytes] | Forked | None = None

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
        if self._file is not None and not self.whole:
            lay_out(self._file)
        self._process = self._begin()
        sys.audit("shambles.tests.process")  # a forked server starts without a sign (second_try.py)
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

    def wait(self) -> int:
        """Until it has ended by itself. Its exit code."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """What it has written to its log since its last start."""
        return self.log.read_text("utf-8")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def _begin(self) -> subprocess.Popen[bytes] | Forked:
        arguments = self._arguments()
        if not self.whole:
            return Forked(arguments, self.log, _environment())
        command = [_wheel(), *arguments[1:]] if _wheel() and not self.settings else [*PYTHON, *arguments]
        with self.log.open("wb") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=_environment())

    def _arguments(self) -> list[str]:
        """For `serving.py`: the book of deals, and what people would write on the command line; or settings that they
        cannot."""
        deals = "" if os.environ.get("SHAMBLES_NIGHTLY") else str(DEALS)
        if self.settings:
            settings = {"database": self.database, "bot_pause": 0} | self.settings
            return [deals, json.dumps(settings), str(self.port)]
        where = ["--port", str(self.port), "--database", self.database, "--bot-pause", "0"]
        return [deals, "serve", *where]

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self.wait()

    def _is_healthy(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def _wheel() -> str:
    """The command of an installed wheel, where that one is tested."""
    return os.environ.get("SHAMBLES_COMMAND", "")


def _environment() -> dict[str, str]:
    elsewhere = ("PYTHONPATH",) if _wheel() else ()
    return {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST", *elsewhere))}
