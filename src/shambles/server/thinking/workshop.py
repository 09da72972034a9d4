"""Somebody's own box is tried out in a process of its own, with limits of time and memory.

There are two at once, and one address has one of them at most: nobody waits behind somebody else's heap of boxes.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.processes import WorkerProcess
from shambles.server.fair_turns import WorkFor
from shambles.server.workers.pool import WorkerPool
from shambles.server.workers.worker import ProcessWorker

BENCHES = 2  # boxes that are tried out at once
ANSWERS = 80  # of a game that is tried out
LATER = 5  # `nice` of these processes: bots and the server itself go first
SLOWEST = 0.25  # seconds that an answer may take, or everybody else's would wait for it
log = logging.getLogger("shambles")


class Workshop(WorkerPool):
    """The processes in which boxes are tried out, and those who wait for them."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        fresh = (WorkerProcess(seconds, nice=LATER, megabytes=megabytes, is_fresh=True) for _ in range(BENCHES))
        super().__init__([ProcessWorker(one) for one in fresh])

    async def try_box(self, address: str, game: str, options: Mapping[str, Any], seats: int) -> None:
        """Somebody's own box is read and played with at a safe place first; BadInput says what is wrong with it."""
        if all(options.get(name, STANDARD) == STANDARD for name in find_game(game).boxes):
            return
        try:
            await self.do(WorkFor(address, is_person=True), try_out, game, options, seats)
        except BadInput:
            raise
        except Exception as trouble:
            log.warning("a box for %s was refused: %s", game, repr(trouble)[:200])
            raise BadInput("options", "box-overruns") from None


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
