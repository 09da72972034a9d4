"""The job that keeps a club night going: rounds that are due, tables that are done, people who do not come."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.clubs.deeds import CLUB
from shambles.server.clubs.night import Night, read_night
from shambles.server.clubs.rounds import close_round, pair_next, set_aside
from shambles.server.disk.club_rows import club_rounds, club_seats
from shambles.server.disk.job_rows import Job
from shambles.server.disk.rows import SeatRow, rights, seats, tables
from shambles.server.jobs.kind import JobKind
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Pace

AGAIN = 5.0  # seconds until the next try to open the tables of a round
LATEST = 3_600.0  # seconds until the next look, where nothing is due
MOMENT = 0.1


class LookAfterClub(JobKind):
    """Looks after one club night until it is over: when something has changed there, and when something is due."""

    name, waits, is_endless = CLUB, (1.0, 5.0, 30.0), True

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def do(self, job: Job) -> float | None:
        club, now = job.key, time()
        await set_aside(self._store, club)
        await close_round(self._store, club, now)
        await pair_next(self._store, club, now, self._house.config.most_tables)
        await self._sit_in(club, now)
        async with self._store.reading() as connection:
            night = await read_night(connection, club)
        return self._due(night, now)

    def _due(self, night: Night, now: float) -> float | None:
        """When there is something to do next, if nobody does anything meanwhile; None: it is over."""
        row, on = night.row, night.open_round
        if row.status == "over":
            return None
        late = None if on is None else on.began + self._house.config.club_patience + MOMENT
        if late is not None and late > now:
            return late
        if on is None and row.due is not None and not row.paused:
            if row.due > now:
                return row.due
            if night.here():
                return now + AGAIN  # too many tables are on
        return now + LATEST

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

            with suppress(BadInput):  # set aside a moment ago, or another server has it and looks too
                await (await self._house.find_free(one.table_id)).change_seat(one.seat, sit_in)
