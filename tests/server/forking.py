"""Servers that start at once: each is a process of its own, forked from one that has read all modules already.

A server that is killed two hundred times would otherwise spend its life reading Python.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

from server.running import DEALS, PATIENCE, Server

PRELOADED = ["server.forking", "server.serving", "shambles.server.net.run", "httpx", "webpush"]
_forks = multiprocessing.get_context("forkserver")


def _serve(settings: dict[str, Any], port: int, log: str, deals: str) -> None:
    """In the new process."""
    from server.serving import know_deals, serve

    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(said, 1)
    os.dup2(said, 2)
    know_deals(Path(deals))
    serve(settings, port)


class ForkedServer(Server):
    """As `Server`, without what it takes to begin."""

    _fork: ForkServerProcess | None = None

    def start(self) -> Self:
        _forks.set_forkserver_preload(PRELOADED)
        self.runs += 1
        settings = {"database": self.database, "channels": self.channels, "bot_pause": 0} | self.settings
        self._fork = _forks.Process(target=_serve, args=(settings, self.port, str(self.log), str(DEALS)))
        self._fork.start()
        deadline = monotonic() + PATIENCE
        while not self._is_healthy():
            if not self._fork.is_alive() or monotonic() > deadline:
                self._fork.kill()
                raise RuntimeError(f"the server did not start:\n{self.said()}")
            sleep(0.02)
        return self

    def __exit__(self, *error: object) -> None:
        if self._fork is not None and self._fork.is_alive():
            self.kill()

    def _end(self, how: signal.Signals) -> int:
        assert self._fork is not None
        assert self._fork.pid is not None
        os.kill(self._fork.pid, how)
        self._fork.join(PATIENCE)
        return self._fork.exitcode or 0
