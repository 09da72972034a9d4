"""Undo at a table with bots: what a bot has only laid does not stand in a person's way."""

from __future__ import annotations

from collections.abc import Container

from shambles.core.asking.reply import Refusal
from shambles.core.story.undoing import plan_undo, repeat
from shambles.core.table import Table


def take_back(table: Table, seat: int, bots: Container[int]) -> list[int] | Refusal:
    """A person's undo: the seats whose answers were taken back for it, in order; or why nothing was.

    A bot that has shown nothing minds nothing: what it has laid since goes back first, and it will think again.
    """
    found = plan_undo(table, seat, bots)
    if isinstance(found, Refusal):
        return found
    for entry in found.entries:
        repeat(table, entry)
    return [entry.seat for entry in found.entries]
