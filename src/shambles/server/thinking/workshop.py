"""Work that may go wrong, done in a child process with limits of time and memory: trying out somebody's own box.

Each piece of work has a process of its own, which is killed when it overruns; nothing of it reaches the server. There
are two benches, and one address has one of them at most: nobody waits behind somebody else's heap of boxes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import resource
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import process_time
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.server.fair_turns import Desk, WorkFor

BENCHES = 2
ANSWERS = 80  # of a game that is tried out
LATER = 5  # how much more patient than bots and the server itself (`nice`) a child process is
SLOWEST = 0.25  # seconds that an answer may take, or everybody else's would wait for it
MEGABYTE = 2**20
log = logging.getLogger("shambles")


class Overrun(Exception):
    """It took more time or memory than it may."""


class Bench:
    """Does one thing at a time, each in a process of its own."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds, self._megabytes = seconds, megabytes

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """The result of the work; BadInput if it says so, Overrun if it takes too much."""
        said, result = await asyncio.to_thread(_in_a_child, self._seconds, self._megabytes, work, given)
        if said == "refused":
            field, code, params = result
            raise BadInput(field, code, **params)
        if said != "done":
            raise Overrun(said)
        return result

    def close(self) -> None:
        """Its process ends with the server's others."""


class Workshop(Desk):
    """The benches, and those who wait for them."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        super().__init__([Bench(seconds, megabytes) for _ in range(BENCHES)])

    async def try_box(self, address: str, game: str, options: Mapping[str, Any], seats: int) -> None:
        """Somebody's own box is read and played with at a safe place first; BadInput says what is wrong with it."""
        if all(options.get(name, STANDARD) == STANDARD for name in find_game(game).boxes):
            return
        try:
            await self.do(WorkFor(address, is_person=True), try_out, game, options, seats)
        except Overrun as overrun:
            log.warning("a box for %s was refused: %s", game, overrun)
            raise BadInput("options", "box-overruns") from None


def _in_a_child(seconds: float, megabytes: int, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_work, args=(theirs, seconds, megabytes, work, given), daemon=True)
    child.start()
    assert child.pid is not None
    os.setpriority(os.PRIO_PROCESS, child.pid, LATER)  # before it reads its modules, which takes a second of work
    theirs.close()
    try:
        return ours.recv() if ours.poll(seconds) else ("overrun", None)
    except EOFError:
        return ("died", None)  # for want of memory, most likely
    finally:
        child.kill()
        child.join()
        ours.close()


def _work(pipe: Connection, seconds: float, megabytes: int, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
    try:
        pipe.send(("done", work(*given)))
    except BadInput as trouble:
        pipe.send(("refused", (trouble.field, trouble.code, trouble.params)))
    except MemoryError:
        pipe.send(("memory", None))
    except Exception as error:
        pipe.send(("failed", repr(error)[:200]))


def try_out(game: str, options: Mapping[str, Any], seats: int) -> None:
    """Read a table's options and play a while at random; BadInput names what is wrong with a box."""
    rules = find_game(game)
    rules.read_seats(seats, rules.read_options(options))
    random = Random(1)
    table = Table.open(game, seats=seats, options=options, seed=1)
    for _ in range(ANSWERS):
        if not table.asks:
            return
        seat, ask = random.choice(list(table.asks.items()))
        start = process_time()
        table.play(seat, random.choice(ask.options))
        for one in table.asks.values():
            one.form()
        table.view(seat)
        if process_time() - start > SLOWEST:
            raise BadInput("options", "box-overruns")
