"""A club night as the disk has it."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.server.clubs.field import Format, Sitting
from shambles.server.disk.club_rows import club_entries, club_rounds, club_seats, clubs
from shambles.server.disk.rows import players
from shambles.server.disk.store import Store
from shambles.server.wire.clubs import NightStatus
from shambles.server.wire.forms import Pace, Setting

EARLY = 1_800.0  # seconds before the start from which people can say that they are here


class Entry(msgspec.Struct, frozen=True):
    """Somebody in the field. Who is not here is not paired; who has gone does not want to be."""

    number: int
    player_id: str | None
    name: str
    here: bool
    gone: bool


class Round(msgspec.Struct, frozen=True):
    """A round: when it began, and when its last table was done."""

    number: int
    deal: str
    began: float
    closed: float | None


class NightRow(msgspec.Struct, frozen=True):
    """An evening."""

    id: str
    name: str
    organiser: str | None
    game: str
    options: dict[str, Setting]
    format: Format
    seats: int
    rounds: int
    pace: Pace
    rest: int
    public: bool
    starts: float | None
    status: NightStatus
    paused: bool
    due: float | None
    created: float
    ended: float | None
    version: int

    @classmethod
    def read(cls, found: Any) -> NightRow:
        """From what the database says."""
        read = {"options": msgspec.json.decode(found["options"])}
        read["pace"] = msgspec.json.decode(found["pace"], type=Pace)
        return cls(**{name: found[name] for name in cls.__struct_fields__} | read)

    def values(self) -> dict[str, Any]:
        """For the database."""
        written = {name: msgspec.json.encode(getattr(self, name)).decode() for name in ("options", "pace")}
        return msgspec.structs.asdict(self) | written

    def may_check_in(self, now: float) -> bool:
        """SH-009  Not long before it begins; where whoever opened it says when, at any time."""
        return self.status != "over" and (self.starts is None or now >= self.starts - EARLY)


class Night(msgspec.Struct, frozen=True):
    """An evening with all that belongs to it; `tables` are the tables' names, by round and board."""

    row: NightRow
    organiser: str | None
    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...]
    sittings: tuple[Sitting, ...]
    tables: dict[tuple[int, int], str | None]

    @property
    def open_round(self) -> Round | None:
        return next((one for one in self.rounds if one.closed is None), None)

    def history(self) -> list[Sitting]:
        """Who sat where in the rounds that are over."""
        over = {one.number for one in self.rounds if one.closed is not None}
        return [one for one in self.sittings if one.round in over]

    def here(self) -> list[int]:
        return [one.number for one in self.entries if one.here and not one.gone and one.player_id is not None]

    def entry_of(self, player: str | None) -> Entry | None:
        return next((one for one in self.entries if player is not None and one.player_id == player), None)

    def table_of(self, entry: int) -> str | None:
        """Where somebody plays in the round that is on, until they are done there."""
        on = self.open_round
        for one in self.sittings:
            if on is not None and one.round == on.number and one.entry == entry and one.ending is None:
                return self.tables[one.round, one.board]
        return None


class MyNight(msgspec.Struct, frozen=True):
    """A club night that somebody is in, for what they take along."""

    club: str
    night: str
    name: str
    joined: float


async def entries_of(store: Store, player: str) -> list[MyNight]:
    """The club nights of a player."""
    columns = (clubs.c.id, clubs.c.name, club_entries.c.name, club_entries.c.joined)
    query = sa.select(*columns).join(club_entries, club_entries.c.club_id == clubs.c.id)
    async with store.reading() as connection:
        found = await connection.execute(
            query.where(club_entries.c.player_id == player).order_by(club_entries.c.joined)
        )
        return [MyNight(*one) for one in found]


async def read_row(connection: AsyncConnection, club: str) -> NightRow:
    found = (await connection.execute(clubs.select().where(clubs.c.id == club))).mappings().first()
    if found is None:
        raise BadInput("club", "no-such-club")
    return NightRow.read(found)


async def read_night(connection: AsyncConnection, club: str) -> Night:
    """All of it. Whoever changes something counts the version up, so what is read together belongs together."""
    row = await read_row(connection, club)
    of_club = sa.select(*(club_entries.c[name] for name in Entry.__struct_fields__))
    entries = await connection.execute(of_club.where(club_entries.c.club_id == club).order_by(club_entries.c.number))
    of_rounds = sa.select(*(club_rounds.c[name] for name in Round.__struct_fields__))
    rounds = await connection.execute(of_rounds.where(club_rounds.c.club_id == club).order_by(club_rounds.c.number))
    columns = [club_seats.c[name] for name in Sitting.__struct_fields__]
    order = (club_seats.c.round, club_seats.c.board, club_seats.c.seat)
    seated = sa.select(*columns, club_seats.c.table_id).where(club_seats.c.club_id == club).order_by(*order)
    sat = (await connection.execute(seated)).all()
    name = sa.select(players.c.name).where(players.c.id == row.organiser)
    return Night(
        row,
        (await connection.execute(name)).scalar(),
        tuple(Entry(*one) for one in entries),
        tuple(Round(*one) for one in rounds),
        tuple(Sitting(*one[:-1]) for one in sat),
        {(one.round, one.board): one.table_id for one in sat},
    )
