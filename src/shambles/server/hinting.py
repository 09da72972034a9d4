"""Hints for people: thought about in another process, once however often they are asked for, and dropped when late."""

from __future__ import annotations

import asyncio

from shambles.bots import Advice
from shambles.core.reply import BadInput
from shambles.server.live import LiveTable
from shambles.server.thinking import Thinkers
from shambles.server.workshop import Overrun


class Hints:
    """The hints that are being thought about."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._coming: dict[tuple[str, int, int, int], asyncio.Task[Advice]] = {}

    async def find(self, live: LiveTable, seat: int, number: int) -> Advice:
        """What a veteran would answer for this seat; BadInput where none are given, or the table has moved on."""
        if not live.gives_hints:
            raise BadInput("table", "no-hints-here")
        _must_be_asked(live, seat, number)
        assert live.table is not None
        key = (live.row.id, seat, number, live.played)
        task = self._coming.get(key)
        if task is None:
            task = self._coming[key] = asyncio.create_task(self._thinkers.advise(live.table, seat))
            task.add_done_callback(lambda done: self._coming.pop(key, None))
        try:
            advice = await asyncio.shield(task)
        except Overrun:
            raise BadInput("hint", "hint-overran") from None
        _must_be_asked(live, seat, number)
        return advice


def _must_be_asked(live: LiveTable, seat: int, number: int) -> None:
    """A hint to a question that is no longer open is nobody's business."""
    table = live.table
    ask = None if table is None else table.asks.get(seat) or table.may_change(seat)
    if table is None or ask is None or live.seats[seat].bot is not None:
        awaited = () if table is None else tuple(one + 1 for one in table.asks)
        raise BadInput("seat", "nothing-asked", awaited=awaited)
    if ask.number != number:
        raise BadInput("ask", "old-ask")
