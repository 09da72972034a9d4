"""Undo at a table with bots. Face-down answers of bots do not block a person's undo."""

from __future__ import annotations

from collections.abc import Container

from shambles.core.asking.reply import Refusal
from shambles.core.table import Table


def take_back(table: Table, seat: int, bots: Container[int]) -> list[int] | Refusal:
    """A person's undo. Returns the seats whose answers were taken back, in order, or the refusal.

    Bots' face-down answers are withdrawn first; the bots answer again afterwards.
    """
    found = table.plan_undo(seat, bots)
    if isinstance(found, Refusal):
        return found
    for entry in found.entries:
        table.repeat(entry)
    return [entry.seat for entry in found.entries]
