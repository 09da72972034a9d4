"""A round on the disk: paired once and closed once, each in one transaction, though servers die in between.

Whoever pairs has read the evening first, and writes only if nothing of it has changed since: the version says so. All
tables of a round are there, or none is.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.game import find_game
from shambles.server.clubs.deeds import touch
from shambles.server.clubs.field import Board, Paired, Sitting
from shambles.server.clubs.night import Night, read_night
from shambles.server.clubs.pairing import is_last, pair_round
from shambles.server.clubs.standings import who_goes_on
from shambles.server.disk.club_rows import club_entries, club_rounds, club_seats, clubs
from shambles.server.disk.rows import SeatRow, TableRow, holdings, tables
from shambles.server.disk.store import Store, insert_table
from shambles.server.people.tokens import fingerprint, new_table_id, new_token
from shambles.server.time_and_chance import randbits, token_hex


async def pair_next(store: Store, club: str, now: float, most_tables: int) -> bool:
    """SH-011  The next round with its tables, if it is due and nobody else has paired it. True if we have."""
    async with store.reading() as connection:
        night = await read_night(connection, club)
    row, number = night.row, len(night.rounds) + 1
    if row.paused or row.due is None or row.due > now or row.status == "over" or night.open_round is not None:
        return False
    field = [one.number for one in night.entries]
    paired = await asyncio.to_thread(pair_round, row.format, row.seats, night.here(), field, night.history())
    if paired is None:
        if row.status == "open":
            return False  # people may still come
        async with store.begin() as connection:
            return await _claim(connection, night, status="over", due=None, ended=now)
    if await store.count_tables() + len(paired.boards) > most_tables:
        return False  # until others are over
    async with store.begin() as connection:
        if not await _claim(connection, night, status="playing", due=None):
            return False
        await _write_round(connection, night, paired, number, now)
    return True


async def _claim(connection: AsyncConnection, night: Night, **values: Any) -> bool:
    """Whether the evening still is what we have read; nobody else's pairing counts from now on."""
    same = (clubs.c.id == night.row.id) & (clubs.c.version == night.row.version)
    done = await connection.execute(clubs.update().where(same).values(version=clubs.c.version + 1, **values))
    return bool(done.rowcount)


async def _write_round(connection: AsyncConnection, night: Night, paired: Paired, number: int, now: float) -> None:
    club, deal = night.row.id, f"club{night.row.id}r{number}"
    row = {"club_id": club, "number": number, "deal": deal, "began": now, "closed": None}
    await connection.execute(club_rounds.insert().values(row))
    cards = {"seed": randbits(64), "salt": token_hex(16), "deal": deal}  # the same at every table
    names: dict[int, str | None] = {0: None}
    for board, people in enumerate(paired.boards, 1):
        names[board] = await _open_table(connection, night, people, cards, now)
    sat = [
        msgspec.structs.asdict(one)
        | {"club_id": club, "table_id": names[one.board]}
        | ({} if one.board else {"ending": "bye", "won": True})
        for one in paired.sittings(number)
    ]
    await connection.execute(club_seats.insert(), sat)


async def _open_table(
    connection: AsyncConnection, night: Night, people: Board, cards: dict[str, Any], now: float
) -> str:
    """A table whose seats are their players' by right: each of their devices is handed a token when it asks."""
    row = night.row
    known = {one.number: one for one in night.entries}
    table = TableRow(
        id=new_table_id(),
        game=row.game,
        rules=find_game(row.game).version,
        options=row.options,
        scenario=None,
        status="playing",
        public=False,
        grace=20,
        pace=row.pace,
        club=row.id,
        **cards,
    )
    seats = [
        SeatRow(seat=seat, name="", kind="bot", bot=row.pace.caretaker)
        if one is None
        else SeatRow(seat=seat, name=known[one].name, kind="person", token_hash=fingerprint(new_token()))
        for seat, one in enumerate(people)
    ]
    await connection.run_sync(insert_table, table, seats, now)
    held: list[dict[str, Any]] = [
        {"player_id": known[one].player_id, "table_id": table.id, "seat": seat, "token_hash": seats[seat].token_hash}
        | {"device_id": None, "since": now, "result": None, "looked": None, "muted": False}
        for seat, one in enumerate(people)
        if one is not None
    ]
    await connection.execute(holdings.insert(), held)
    return table.id


# --- its end


async def set_aside(store: Store, club: str) -> bool:
    """Tables of this evening that were set aside, or are gone, are done. True if there were any."""
    there = sa.select(tables.c.id).where((tables.c.club == club) & tables.c.aside.is_(None))
    lost = (club_seats.c.club_id == club) & club_seats.c.ending.is_(None) & club_seats.c.table_id.not_in(there)
    async with store.reading() as connection:  # whoever answers does not wait for us where there is nothing to do
        if not (await connection.execute(sa.select(sa.exists().where(lost)))).scalar():
            return False
    async with store.begin() as connection:
        done = await connection.execute(club_seats.update().where(lost).values(ending="aside"))
        if done.rowcount:
            await touch(connection, club)
    return bool(done.rowcount)


async def close_round(store: Store, club: str, now: float) -> bool:
    """SH-010  The round that is on is over, if every table of it is; its cards are open from now on."""
    on_there = (club_rounds.c.club_id == club) & club_rounds.c.closed.is_(None)
    plays = (club_seats.c.club_id == club) & club_seats.c.ending.is_(None)
    async with store.reading() as connection:
        is_done = sa.and_(sa.exists().where(on_there), ~sa.exists().where(plays))
        if not (await connection.execute(sa.select(is_done))).scalar():
            return False
    async with store.begin() as connection:
        night = await read_night(connection, club)
        on = night.open_round
        here = [one for one in night.sittings if on is not None and one.round == on.number]
        if on is None or any(one.ending is None for one in here):
            return False
        this = (club_rounds.c.club_id == club) & (club_rounds.c.number == on.number)
        done = await connection.execute(
            club_rounds.update().where(this & club_rounds.c.closed.is_(None)).values(closed=now)
        )
        if not done.rowcount:
            return False
        if night.row.format == "knockout":
            here = await _let_go_on(connection, club, here)
        absent = [one.entry for one in here if one.ending == "absent" and one.entry is not None]
        away = (club_entries.c.club_id == club) & club_entries.c.number.in_(absent)
        await connection.execute(club_entries.update().where(away).values(here=False))
        if is_last(night.row.format, on.number, night.row.rounds, night.history() + here):
            await touch(connection, club, status="over", due=None, ended=now)
        else:
            await touch(connection, club, due=now + night.row.rest)
    return True


async def _let_go_on(connection: AsyncConnection, club: str, here: list[Sitting]) -> list[Sitting]:
    """SH-011  In a knock-out one of each table goes on; `won` says who."""
    through = {one.entry for one in here if one.ending == "bye"}
    for board in {one.board for one in here} - {0}:
        through.add(who_goes_on([one for one in here if one.board == board], here))
    judged = [msgspec.structs.replace(one, won=one.entry in through) for one in here]
    for one in judged:
        which = (club_seats.c.club_id == club) & (club_seats.c.round == one.round)
        which &= (club_seats.c.board == one.board) & (club_seats.c.seat == one.seat)
        await connection.execute(club_seats.update().where(which).values(won=one.won))
    return judged
