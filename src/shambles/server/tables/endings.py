"""What is written together with the end of a game: ratings (SH-007); what each seat got at a club night (SH-012)."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import Outcome
from shambles.server.disk.club_rows import club_seats, clubs
from shambles.server.disk.rows import TableRow, seats
from shambles.server.disk.store import Then
from shambles.server.people.ratings import note_ending


def what_follows(row: TableRow, outcome: Outcome | None, stood_in: Collection[int]) -> Then:
    """Whatever it is for this table; `stood_in` are the seats for which a caretaker has answered."""
    if outcome is None:
        return None
    if row.club is not None:
        return lambda connection, now: note_club_ending(connection, row, outcome)
    if row.rated:
        return lambda connection, now: note_ending(connection, row, outcome, stood_in, now)
    return None


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
