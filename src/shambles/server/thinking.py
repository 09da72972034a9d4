"""Bots think in processes of their own, so that nobody's answer waits for a bot."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random as Rng

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
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    async def think(self, save: bytes, seat: int, bot: str) -> tuple[int, str]:
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, save, seat, bot)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
