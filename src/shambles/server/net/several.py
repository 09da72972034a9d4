"""Several processes serve one address (`shambles serve --processes`): who starts them, and each of them.

They share one listening socket, so that nobody is turned away while one of them comes or goes. Which of them plays a
table is said in `passing.py`.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
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
from shambles.server.net.run import RestfulServer, manners, open_door, set_log_level, settle_down
from shambles.server.time_and_chance import monotonic, token_hex

GLANCE = 0.2  # seconds between two looks at whether somebody has died, or called
SOONEST, LATEST = 0.2, 30.0  # seconds until another is started in the place of one that has died
HALE = 10.0  # seconds after which one is taken to be well
READY = 120.0  # seconds until a new one must serve
GOODBYE = 15.0  # seconds until an old one must have put everything away
ASK = 1.0  # seconds between two questions whether a process still answers
SILENCE = 5.0  # seconds without an answer, after which a process is replaced
ON_TIME = (
    3 * GLANCE
)  # seconds between two looks; a supervisor that was kept from running for longer counts none of them
log = logging.getLogger("shambles")


class Pulse:
    """Asks one process every second whether its event loop still runs, and counts the seconds without an answer.

    Seconds in which the supervisor itself did not run on time are not counted: a machine that slept, or that is too
    busy for anybody to answer, replaces nothing.
    """

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._asked = -1.0  # seconds since the question that waits for an answer; none waits below 0
        self._rest = 0.0  # seconds until the next question

    def look(self, passed: float) -> float:
        """How long the process has been silent, `passed` seconds after the latest look."""
        with suppress(OSError, EOFError):  # it has died, which its own supervisor notices otherwise
            while self._line.poll():
                self._line.recv_bytes()
                self._asked = -1.0
            if passed <= ON_TIME:
                self._rest -= passed
                self._asked += passed if self._asked >= 0 else 0.0
            if self._asked < 0 and self._rest <= 0:
                self._line.send_bytes(b"?")
                self._asked, self._rest = 0.0, ASK
        return max(self._asked, 0.0)

    def forgive(self) -> None:
        """Count anew. The question stays asked."""
        self._asked = min(self._asked, 0.0)


class Child:
    """One process. It can be found in the folder, by its name, as soon as it serves."""

    def __init__(self, config: Config, folder: str, family: str, door: socket, pause: float = SOONEST) -> None:
        name = family + token_hex(FAMILY // 2)
        self._sign = Path(folder) / name
        self._began = monotonic()
        self._pause = pause
        self._due: float | None = None  # when another takes its place
        # A process that knows nothing of this one: after an upgrade it reads the new code.
        new = get_context("spawn")
        ours, theirs = new.Pipe()
        self.pulse = Pulse(ours)
        self.process: BaseProcess = new.Process(target=serve, args=(config, folder, name, door, theirs))
        self.process.start()
        theirs.close()

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

    def hangs(self, passed: float) -> bool:
        """Whether it serves, and has not answered for so long that another is to take its place."""
        return self._due is None and self.is_ready and self.pulse.look(passed) >= SILENCE

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
            looked = monotonic()
            while not self._is_over:
                sleep(GLANCE)
                passed, looked = monotonic() - looked, monotonic()
                self._end_one_that_hangs(passed)
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

    def _end_one_that_hangs(self, passed: float) -> None:
        """One at a time: the others, which may wait for the same thing, have as long again."""
        hanging = [child for child in self._children if child.hangs(passed)]
        for child in hanging[:1]:
            log.error("process %s has not answered for %.0f seconds and is ended", child.process.pid, SILENCE)
            child.process.kill()  # one that is stopped hears nothing else
            for other in self._children:
                other.pulse.forgive()

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


class BesideOthers(RestfulServer):
    """A server that takes connections from its siblings, too."""

    def __init__(self, config: uvicorn.Config, siblings: Siblings, line: Connection) -> None:
        super().__init__(config)
        self._siblings = siblings
        self._line = line  # to the supervisor

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self._line.fileno(), self._answer)
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

    def _answer(self) -> None:
        """Tell the supervisor that this process is well."""
        try:
            self._line.send_bytes(self._line.recv_bytes())
        except (OSError, EOFError):  # the supervisor has died
            asyncio.get_running_loop().remove_reader(self._line.fileno())

    def _follow(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        signal.raise_signal(signal.SIGTERM)


def serve(config: Config, folder: str, name: str, door: socket, line: Connection) -> None:
    """One of the processes, from its beginning to its end."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # that is for the supervisor
    set_log_level(config.log_level)
    siblings = Siblings(folder, name)
    app = create_app(config, siblings)
    settle_down()
    gate = new_gate(config, siblings=siblings)
    BesideOthers(uvicorn.Config(app, http=gate, **manners(config)), siblings, line).run(sockets=[door])
