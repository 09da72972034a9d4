"""Several processes serve one address (`shambles serve --processes`): who starts them, and each of them.

They share one listening socket, so that nobody is turned away while one of them comes or goes. Which of them plays a
table is said in `passing.py`.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import uvicorn

from shambles.server.config import Config
from shambles.server.net.app import create_app
from shambles.server.net.gate import Gate, new_gate
from shambles.server.net.passing import FAMILY, Siblings
from shambles.server.net.run import manners, open_door, set_log_level, settle_down
from shambles.server.time_and_chance import monotonic, token_hex

GLANCE = 0.2  # seconds between two looks at whether somebody has died, or called
SOONEST, LATEST = 0.2, 30.0  # seconds until another is started in the place of one that has died
HALE = 10.0  # seconds after which one is taken to be well
READY = 120.0  # seconds until a new one must serve
GOODBYE = 15.0  # seconds until an old one must have put everything away
log = logging.getLogger("shambles")


class Child:
    """One process. It can be found in the folder, by its name, as soon as it serves."""

    def __init__(self, config: Config, folder: str, family: str, door: socket, pause: float = SOONEST) -> None:
        name = family + token_hex(FAMILY // 2)
        self._sign = Path(folder) / name
        self._began = monotonic()
        self._pause = pause
        self._due: float | None = None  # when another takes its place
        # A process that knows nothing of this one: after an upgrade it reads the new code.
        self.process: BaseProcess = get_context("spawn").Process(target=serve, args=(config, folder, name, door))
        self.process.start()

    @property
    def is_ready(self) -> bool:
        return self._sign.exists()

    def give_way(self) -> float | None:
        """Where it has died, how long to wait if the next one dies, too; None while another must not begin yet."""
        now, pause = monotonic(), self._pause
        if self._due is None and not self.process.is_alive():
            log.warning("process %s ended (%s); another begins soon", self.process.pid, self.process.exitcode)
            self.end()
            self._due, self._pause = now + pause, SOONEST if now - self._began > HALE else min(pause * 2, LATEST)
        return self._pause if self._due is not None and now >= self._due else None

    def end(self) -> None:
        """Wait until it has put everything away, as it was told; who does not is ended."""
        self.process.join(GOODBYE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._sign.unlink(missing_ok=True)


class Supervisor:
    """Starts the processes, and others in the place of those that die; ends them all, or renews them one by one."""

    def __init__(self, config: Config, host: str, port: int) -> None:
        self._config, self._where = config, (host, port)
        self._family = token_hex(FAMILY // 2)
        self._children: list[Child] = []
        self._is_over = self._is_to_renew = False

    def run(self) -> None:
        """Until somebody stops it."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: setattr(self, "_is_over", True))
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "_is_to_renew", True))
        with TemporaryDirectory(prefix="shambles-") as folder, open_door(*self._where) as door:

            def begin(pause: float = SOONEST) -> Child:
                return Child(self._config, folder, self._family, door, pause)

            self._children = [begin() for _ in range(self._config.processes)]
            while not self._is_over:
                sleep(GLANCE)
                for place, child in enumerate(self._children):
                    if (pause := child.give_way()) is not None:
                        self._children[place] = begin(pause)
                if self._is_to_renew:
                    self._is_to_renew = False
                    self._renew(begin)
            for child in self._children:
                child.process.terminate()
            for child in self._children:
                child.end()

    def _renew(self, begin: Callable[[], Child]) -> None:
        """One after another: the new one serves before the old one goes, and the old one is gone before the next."""
        for place, old in enumerate(list(self._children)):
            new = begin()
            until = monotonic() + READY
            while not new.is_ready and new.process.is_alive() and monotonic() < until and not self._is_over:
                sleep(GLANCE)
            if not new.is_ready:
                log.error("a new process does not serve; those that are here stay")
                new.process.kill()
                new.end()
                return
            self._children[place] = new
            old.process.terminate()
            old.end()


class BesideOthers(uvicorn.Server):
    """A server that takes connections from its siblings, too."""

    def __init__(self, config: uvicorn.Config, siblings: Siblings) -> None:
        super().__init__(config)
        self._siblings = siblings

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._siblings.open(self._new_protocol)
        if (parent := parent_process()) is not None:  # nobody is left behind when the supervisor dies
            asyncio.get_running_loop().add_reader(parent.sentinel, self._follow, parent.sentinel)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._siblings.close()
        await super().shutdown(sockets)

    def _new_protocol(self) -> Gate:
        protocol: Any = self.config.http_protocol_class
        found: Gate = protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return found

    def _follow(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        signal.raise_signal(signal.SIGTERM)


def serve(config: Config, folder: str, name: str, door: socket) -> None:
    """One of the processes, from its beginning to its end."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # that is for the supervisor
    set_log_level(config.log_level)
    siblings = Siblings(folder, name)
    app = create_app(config, siblings)
    settle_down()
    gate = new_gate(config, siblings=siblings)
    BesideOthers(uvicorn.Config(app, http=gate, **manners(config)), siblings).run(sockets=[door])
