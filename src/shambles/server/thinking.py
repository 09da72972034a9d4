"""Bots think in processes of their own, so that nobody's answer waits for a bot."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random as Rng
from threading import Thread

from shambles.bots import ask_bot, find_bot, make_bot
from shambles.core.table import Table


def think(save: bytes, seat: int, bot: str) -> tuple[int, str]:
    """A bot's answer for a seat: the ask's number and the notation. It is shown only what the seat may know.

    The same table and ask give the same answer, so that two servers that both ask do no harm.
    """
    table = Table.load(save)
    ask = table.asks[seat]
    player = make_bot(find_bot(bot), table.game, Rng(f"{table.seed}/{seat}/{ask.number}"))
    return ask.number, ask_bot(player, table, seat, Rng(f"{table.seed}/{ask.number}/{seat}")).notation


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def think(self, save: bytes, seat: int, bot: str) -> tuple[int, str]:
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, save, seat, bot)
        except BrokenProcessPool:  # a process was killed, for want of memory perhaps: think again in a new one
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, save, seat, bot)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_end_with_the_server)


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its thinkers to stop: they watch for it themselves."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
