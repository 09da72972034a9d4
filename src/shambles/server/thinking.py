"""Bots think in processes of their own, so that nobody's answer waits for a bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from random import Random as Rng
from threading import Thread
from typing import ParamSpec, TypeVar

from shambles.bots import Advice, advise, ask_bot, find_bot, make_bot, offer_bot
from shambles.core.event import Event
from shambles.core.table import Table
from shambles.server.workshop import Overrun

P = ParamSpec("P")
T = TypeVar("T")


def think(save: bytes, told: list[Event], seat: int, bot: str, aside: int | None) -> tuple[int, str] | None:
    """A bot's answer for a seat: the ask's number and the notation. It is shown only what the seat may know.

    `aside` is set where it is offered something meanwhile, to the number of answers so far; it may leave that (None).
    `told` is what the seat has been told since the game began. Two servers that both ask do no harm: one answer counts.
    """
    table = Table.load(save)
    ask = (table.asks if aside is None else table.meanwhile)[seat]
    when = f"{ask.number}" if aside is None else f"{ask.number}/{aside}"
    player = make_bot(find_bot(bot), table.game, Rng(f"{table.seed}/{seat}/{when}"), hurried=True)
    observe = getattr(player, "observe", None)
    if observe is not None:
        for event in told:
            observe(event)
    put = ask_bot if aside is None else offer_bot
    choice = put(player, table, seat, Rng(f"{table.seed}/{when}/{seat}"))
    return None if choice is None else (ask.number, choice.notation)


def think_of_a_hint(save: bytes, told: list[Event], seat: int) -> Advice:
    """What a veteran would do for a person, by what their seat may know and has been told."""
    return advise(Table.load(save), seat, told)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes, self._seconds = processes, seconds
        self._pool = self._new_pool()

    async def think(self, table: Table, seat: int, bot: str, aside: int | None) -> tuple[int, str] | None:
        told = table.events_for(seat) if hasattr(find_bot(bot), "observe") else []
        return await self.do(think, table.save(history=False), told, seat, bot, aside)

    async def advise(self, table: Table, seat: int) -> Advice:
        return await self.do(think_of_a_hint, table.save(history=False), table.events_for(seat), seat)

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Any work that would hold everybody up here."""
        assert not named  # an executor takes none
        for again in (False, True):
            pool = self._pool
            try:
                async with asyncio.timeout(self._seconds):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:  # a process was killed, for want of memory perhaps: think again in a new one
                self._replace(pool)
                if again:
                    raise
            except TimeoutError:
                self._replace(pool)
                raise Overrun(f"{work.__name__} took more than {self._seconds:.0f} s") from None
        raise AssertionError

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = self._new_pool()
            for process in list((pool._processes or {}).values()):  # an executor cannot stop work that it has begun
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Nobody waits for a thought any more; a process that is only just starting would complain of that."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=end_with_the_server)


def end_with_the_server() -> None:
    """A server that is killed cannot tell its thinkers to stop: they watch for it themselves."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
