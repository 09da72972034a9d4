"""What is written together with the end of a club night's table: what each seat got, and who had it then (SH-012)."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import Outcome
from shambles.server.disk.club_rows import club_seats, clubs
from shambles.server.disk.rows import TableRow, seats


async def note_club_ending(connection: AsyncConnection, row: TableRow, outcome: Outcome) -> None:
    """Once, in the transaction that ends the game. Where a bot has the seat, whoever it belongs to was absent."""
    here = sa.select(seats.c.seat, seats.c.kind, seats.c.bot).where(seats.c.table_id == row.id)
    for seat in (await connection.execute(here)).all():
        is_theirs = seat.kind == "person" and seat.bot is None
        which = (club_seats.c.table_id == row.id) & (club_seats.c.seat == seat.seat) & club_seats.c.ending.is_(None)
        result = {
            "ending": "played" if is_theirs else "absent",
            "returns": outcome.returns[seat.seat] if outcome.returns else float(outcome.scores[seat.seat]),
            "score": outcome.scores[seat.seat],
            "won": is_theirs and seat.seat in outcome.winners,
        }
        await connection.execute(club_seats.update().where(which).values(result))
    await connection.execute(clubs.update().where(clubs.c.id == row.club).values(version=clubs.c.version + 1))
