"""What people do with a club night: open it, join, say that they are here, go; and what only the organiser does."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.game import find_game
from shambles.server.clubs.field import CLOSED_FIELDS, FOR_TWO
from shambles.server.clubs.night import Night, NightRow, read_night, read_row
from shambles.server.config import Config
from shambles.server.disk.club_rows import club_entries, clubs
from shambles.server.disk.job_rows import add_job, hasten_jobs
from shambles.server.disk.store import Store
from shambles.server.people.names import read_line, read_name
from shambles.server.people.tokens import new_table_id
from shambles.server.wire.clubs import NewClub

CLUB = "club"  # jobs: to look after a club night


async def open_night(store: Store, config: Config, player: str, wanted: NewClub, now: float) -> str:
    """SH-009  A new club night. Its id."""
    if config.club_hosts and player not in config.club_hosts:
        raise BadInput("player", "club-hosts-only")
    check_game(config, wanted)
    row = NightRow(
        id=new_table_id(),
        name=read_line(wanted.name),
        organiser=player,
        game=wanted.game,
        options=dict(wanted.options),
        format=wanted.format,
        seats=wanted.seats,
        rounds=wanted.rounds,
        pace=wanted.pace,
        rest=wanted.rest,
        public=wanted.public,
        starts=None if wanted.starts is None else now + wanted.starts,
        status="open",
        paused=False,
        due=None if wanted.starts is None else now + wanted.starts,
        created=now,
        ended=None,
        version=1,
    )
    mine = sa.select(sa.func.count()).where((clubs.c.organiser == player) & (clubs.c.status != "over"))
    async with store.begin() as connection:
        if (await connection.execute(mine)).scalar_one() >= config.most_clubs_each:
            raise BadInput("club", "too-many-clubs", most=config.most_clubs_each)
        await connection.execute(clubs.insert().values(row.values()))
        await add_job(connection, CLUB, row.id, now)
    return row.id


def check_game(config: Config, wanted: NewClub) -> None:
    """Whether such tables can be opened at all: said now, and not when everybody waits for the first round."""
    game = find_game(wanted.game)
    if wanted.format in FOR_TWO and wanted.seats != 2:
        raise BadInput("seats", "club-for-two", format=wanted.format)
    if any(wanted.options.get(name, STANDARD) != STANDARD for name in game.boxes):
        raise BadInput("options", "club-own-box")
    game.read_seats(wanted.seats, game.read_options(wanted.options))
    if any(isinstance(value, int) and value > config.largest_number for value in wanted.options.values()):
        raise BadInput("options", "number-too-large", most=config.largest_number)


async def join_night(store: Store, config: Config, club: str, player: str, name: str, now: float) -> None:
    """SH-009  Somebody joins: from the next round on. Whoever had gone is back."""
    try:
        async with store.begin() as connection:
            night = await read_night(connection, club)
            if night.entry_of(player) is not None:
                await _set_entry(connection, club, player, here=night.row.may_check_in(now), gone=False)
            else:
                await _add_entry(connection, config, night, player, name, now)
            await touch(connection, club)
    except IntegrityError:  # somebody else got this number a moment ago
        raise BadInput("request", "too-fast") from None


async def _add_entry(
    connection: AsyncConnection, config: Config, night: Night, player: str, name: str, now: float
) -> None:
    row = night.row
    if row.status == "over":
        raise BadInput("club", "club-over")
    if row.status == "playing" and row.format in CLOSED_FIELDS:
        raise BadInput("club", "club-begun")
    if len(night.entries) >= config.most_club_people:
        raise BadInput("club", "club-full", most=config.most_club_people)
    entry = {"club_id": row.id, "number": len(night.entries) + 1, "player_id": player, "joined": now, "gone": False}
    entry |= {"name": read_name(name, (one.name for one in night.entries)), "here": row.may_check_in(now)}
    await connection.execute(club_entries.insert().values(entry))


async def say_here(store: Store, club: str, player: str, now: float) -> None:
    """SH-009  Somebody is here, and wants to be paired."""
    async with store.begin() as connection:
        row = await read_row(connection, club)
        if not row.may_check_in(now):
            raise BadInput("club", "club-over" if row.status == "over" else "club-too-early")
        await _set_entry(connection, club, player, here=True, gone=False)
        await touch(connection, club)


async def go_home(store: Store, club: str, player: str) -> None:
    """Somebody wants no further round. Their results stay."""
    async with store.begin() as connection:
        await _set_entry(connection, club, player, here=False, gone=True)
        await touch(connection, club)


async def begin_night(store: Store, club: str, player: str, now: float) -> None:
    """The organiser says so: it begins, or goes on with the next round at once."""
    async with store.begin() as connection:
        row = await _organised(connection, club, player)
        if row.status == "playing" and row.due is None:
            raise BadInput("club", "club-round-on")
        await touch(connection, club, due=now, paused=False)


async def pause_night(store: Store, club: str, player: str, paused: bool) -> None:
    """The organiser lets no further round begin, or lets it go on. Tables that are on play on."""
    async with store.begin() as connection:
        await _organised(connection, club, player)
        await touch(connection, club, paused=paused)


async def end_night(store: Store, club: str, player: str, now: float) -> None:
    """The organiser ends it; not while a round is on."""
    async with store.begin() as connection:
        row = await _organised(connection, club, player)
        if row.status == "playing" and row.due is None:
            raise BadInput("club", "club-round-on")
        await touch(connection, club, status="over", due=None, ended=now)


async def touch(connection: AsyncConnection, club: str, **values: Any) -> None:
    """Something that people see has changed. Perhaps there is something to do now."""
    await connection.execute(clubs.update().where(clubs.c.id == club).values(version=clubs.c.version + 1, **values))
    await hasten_jobs(connection, club)


async def _organised(connection: AsyncConnection, club: str, player: str) -> NightRow:
    row = await read_row(connection, club)
    if row.organiser != player:
        raise BadInput("club", "not-organiser")
    if row.status == "over":
        raise BadInput("club", "club-over")
    return row


async def _set_entry(connection: AsyncConnection, club: str, player: str, **values: Any) -> None:
    mine = (club_entries.c.club_id == club) & (club_entries.c.player_id == player)
    if not (await connection.execute(club_entries.update().where(mine).values(values))).rowcount:
        raise BadInput("club", "not-in-club")
