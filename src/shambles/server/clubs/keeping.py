"""What keeps club nights going without anybody: rounds that are due, tables that are done, people who do not come."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.clubs.rounds import close_round, pair_next, set_aside
from shambles.server.disk.club_rows import club_rounds, club_seats, clubs
from shambles.server.disk.rows import SeatRow, rights, seats, tables
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Pace

LOOK = 1.0  # seconds between two looks
log = logging.getLogger("shambles")


class Keeping:
    """Every server looks. Each deed is done by whoever is first, and by nobody else."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def keep_going(self) -> None:
        """Look again and again."""
        while True:
            for club in await self._on():
                try:
                    await self.look_after(club)
                except Exception:
                    log.exception("club night %s", club)
            await asyncio.sleep(LOOK)

    async def look_after(self, club: str) -> None:
        """Whatever is to be done for one evening now."""
        now = time()
        await set_aside(self._store, club)
        await close_round(self._store, club, now)
        await pair_next(self._store, club, now, self._house.config.most_tables)
        await self._sit_in(club, now)

    async def _on(self) -> list[str]:
        """Evenings at which something may be due."""
        is_on = sa.exists().where((club_rounds.c.club_id == clubs.c.id) & club_rounds.c.closed.is_(None))
        is_due = (clubs.c.due <= time()) & ~clubs.c.paused
        async with self._store.reading() as connection:
            query = sa.select(clubs.c.id).where((clubs.c.status != "over") & (is_on | is_due))
            return [str(one) for one in (await connection.execute(query)).scalars()]

    async def _sit_in(self, club: str, now: float) -> None:
        """SH-009  A caretaker has the seats of those who have not come to their tables, until they do."""
        came = sa.exists().where((rights.c.table_id == seats.c.table_id) & (rights.c.seat == seats.c.seat))
        there = (seats.c.table_id == club_seats.c.table_id) & (seats.c.seat == club_seats.c.seat)
        round_ = (club_rounds.c.club_id == club_seats.c.club_id) & (club_rounds.c.number == club_seats.c.round)
        query = sa.select(seats.c.table_id, seats.c.seat, tables.c.pace).select_from(club_seats)
        query = query.join(seats, there).join(club_rounds, round_).join(tables, tables.c.id == seats.c.table_id)
        late = club_rounds.c.closed.is_(None) & (club_rounds.c.began < now - self._house.config.club_patience)
        away = (seats.c.kind == "person") & seats.c.bot.is_(None) & (tables.c.status == "playing") & ~came
        async with self._store.reading() as connection:
            found = (await connection.execute(query.where((club_seats.c.club_id == club) & late & away))).all()
        for one in found:
            caretaker = msgspec.json.decode(one.pace, type=Pace).caretaker

            def sit_in(row: SeatRow, caretaker: str = caretaker) -> SeatRow:
                return row if row.bot is not None else msgspec.structs.replace(row, bot=caretaker)

            with suppress(BadInput):  # set aside a moment ago
                await (await self._house.find(one.table_id)).change_seat(one.seat, sit_in)
