"""Undo at a table with bots: what a bot has only laid face down does not stand in a person's way."""

from __future__ import annotations

from collections.abc import Container

from shambles.core.reply import Accepted, Refusal
from shambles.core.table import Table


def take_back(table: Table, seat: int, bots: Container[int]) -> tuple[Table, list[int]] | Refusal:
    """The table after a person's undo, and the seats whose answers were taken back for it, in order.

    A bot that has shown nothing minds nothing: its face-down answer goes back first, and it will think again. The table
    that is given stays as it is.
    """
    after = Table.load(table.save())
    undone = [] if seat in table.laid else [bot for bot in table.laid if bot in bots]
    for bot in undone:
        reply = after.undo(bot)
        if isinstance(reply, Refusal):
            return reply
    reply = after.undo(seat)
    return (after, [*undone, seat]) if isinstance(reply, Accepted) else reply
