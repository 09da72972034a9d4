"""Servers that start at once: each is a process of its own, forked from one that has read all modules already.

To read all of a server is more than a second of work, and a test that stops its server, kills it or gives it other
settings wants one of its own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from subprocess import TimeoutExpired
from types import ModuleType

PRELOADED = [
    "shambles.server.net.run",
    "shambles.cli.commands",
    "alembic.command",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
    "httpx",
    "webpush",
    *(f"shambles.games.{game}" for game in ("best_defense", "board_game", "card_game", "tacdex")),
]
SERVING = Path(__file__).with_name("serving.py")
_forks = multiprocessing.get_context("forkserver")


def _begin(arguments: list[str], log: str, environment: Mapping[str, str], folder: str) -> None:
    """In the new process: as if it had been started with these arguments and this environment, from this folder."""
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    main = ModuleType("__main__")  # what the server's own children read first, as they would if it had been started
    main.__file__ = str(SERVING)
    sys.modules["__main__"] = main
    sys.argv = [str(SERVING), *arguments]
    from server.serving import begin

    begin()


class Forked:
    """Such a process, with the face of `subprocess.Popen`."""

    def __init__(self, arguments: list[str], log: Path, environment: Mapping[str, str]) -> None:
        _forks.set_forkserver_preload(PRELOADED)
        given = (arguments, str(log), dict(environment), str(Path.cwd()))
        self._process: ForkServerProcess = _forks.Process(target=_begin, args=given)
        self._process.start()
        # A house that a test opens in its own process ends all the children of that process when it closes.
        vars(multiprocessing.process)["_children"].discard(self._process)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        ended = self.poll()
        if ended is None:
            raise TimeoutExpired(str(SERVING), timeout or 0)
        return ended
