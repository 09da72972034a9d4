"""Whose turn it is at a table, and who looks at it: what a call must know (people/calls.py)."""

from __future__ import annotations

from shambles.core.asking.reply import BadInput
from shambles.server.people.calls import NOT_NOW, Standing
from shambles.server.tables.house import House


class Turns:
    """The tables of a house, as far as calls ask."""

    def __init__(self, house: House) -> None:
        self._house = house

    def has(self, table: str) -> bool:
        """Whether it is in this server's memory."""
        return self._house.has(table)

    async def standing(self, table: str) -> Standing | None:
        """As it is now, also where another server has it; None where there is no table that can be opened."""
        try:
            live = await self._house.read(table)
        except BadInput:
            return None
        if live.table is None or live.status != "playing":
            return NOT_NOW  # the disk may say already that it is played, or still
        asked = {seat: ask.number for seat, ask in live.table.asks.items()}
        return Standing(live.played, asked, live.audience.looking(), live.audience.seen())
