"""The HTTP side of club nights (SH-009): the list, an evening and what one may do there, its results, its socket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response, WebSocket, get, post
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from shambles.core.asking.reply import BadInput
from shambles.core.game import slugs
from shambles.server.clubs.deeds import begin_night, end_night, go_home, join_night, open_night, pause_night, say_here
from shambles.server.clubs.field import CLOSED_FIELDS
from shambles.server.clubs.night import read_night
from shambles.server.clubs.page import Showing, csv_of, results_of
from shambles.server.disk.club_rows import club_entries, clubs
from shambles.server.disk.rows import SeatRow
from shambles.server.limits import Bucket
from shambles.server.net.api import DEVICE, handed
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE, me_of
from shambles.server.people.players import find_device
from shambles.server.tables.house import House
from shambles.server.tables.leases import PlayedElsewhere
from shambles.server.time_and_chance import time
from shambles.server.wire.clubs import ClubCard, ClubNow, ClubResults, JoinClub, MyClub, NewClub, PauseClub
from shambles.server.wire.forms import Seated

LISTED = 50
NO_SUCH_CLUB = 4404  # the client does not try again


class ClubNights:
    """What lives as long as the service does."""

    def __init__(self, house: House) -> None:
        self.showing = Showing(house.store)


@get("/api/clubs", responses=ERRORS)
async def list_clubs(request: Request[Any, Any, State]) -> Response[list[ClubCard]]:
    """Club nights that are not over and stand on the list, and my own; what begins first stands first."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    me = None if device is None else device.player_id
    in_it = (club_entries.c.club_id == clubs.c.id) & ~club_entries.c.gone
    people = sa.select(sa.func.count()).where(in_it).scalar_subquery().label("people")
    is_in = sa.exists().where(in_it & (club_entries.c.player_id == me))
    mine: sa.ColumnElement[bool] = sa.false() if me is None else (clubs.c.organiser == me) | is_in
    shown = (clubs.c.public & (clubs.c.status != "over")) | mine
    columns = [clubs.c[name] for name in ("id", "name", "game", "format", "seats", "status", "due")]
    order = (sa.case((clubs.c.status == "over", 1), else_=0), sa.func.coalesce(clubs.c.due, 0), clubs.c.created.desc())
    async with house.store.reading() as connection:
        query = sa.select(*columns, people, mine.label("mine")).where(shown).order_by(*order).limit(LISTED)
        rows = (await connection.execute(query)).mappings()
        found = [ClubCard(**{**one, "mine": bool(one["mine"])}) for one in rows]
    return Response(found, headers=PRIVATE)


@post("/api/clubs", responses=ERRORS)
async def open_club(data: NewClub, request: Request[Any, Any, State]) -> ClubNow:
    """Open a club night."""
    device = await me_of(request)
    if data.game not in slugs():
        raise BadInput("game", "unknown-game", found=data.game, known=slugs())
    house: House = request.app.state.house
    club = await open_night(house.store, house.config, device.player_id, data, time())
    return await _page(request, club)


@get("/api/clubs/{club:str}", responses=ERRORS)
async def look_at_club(club: str, request: Request[Any, Any, State]) -> ClubNow:
    """A club night as everybody may see it."""
    return await _page(request, club)


@get("/api/clubs/{club:str}/me", responses=ERRORS)
async def my_club(club: str, request: Request[Any, Any, State]) -> Response[MyClub]:
    """What it is for me."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    return await _mine(request, club, None if device is None else device.player_id)


@post("/api/clubs/{club:str}/join", status_code=200, responses=ERRORS)
async def join_club(club: str, data: JoinClub, request: Request[Any, Any, State]) -> Response[MyClub]:
    """Join, from the next round on; whoever had gone comes back."""
    device = await me_of(request)
    house: House = request.app.state.house
    await join_night(house.store, house.config, club, device.player_id, data.name, time())
    return await _mine(request, club, device.player_id)


@post("/api/clubs/{club:str}/here", status_code=200, responses=ERRORS)
async def check_in(club: str, request: Request[Any, Any, State]) -> Response[MyClub]:
    """I am here."""
    device = await me_of(request)
    house: House = request.app.state.house
    await say_here(house.store, club, device.player_id, time())
    return await _mine(request, club, device.player_id)


@post("/api/clubs/{club:str}/leave", status_code=200, responses=ERRORS)
async def leave_club(club: str, request: Request[Any, Any, State]) -> Response[MyClub]:
    """I want no further round."""
    device = await me_of(request)
    house: House = request.app.state.house
    await go_home(house.store, club, device.player_id)
    return await _mine(request, club, device.player_id)


@post("/api/clubs/{club:str}/begin", status_code=200, responses=ERRORS)
async def begin_club(club: str, request: Request[Any, Any, State]) -> ClubNow:
    """The organiser says: now. It begins, or goes on with the next round."""
    device = await me_of(request)
    await begin_night(request.app.state.house.store, club, device.player_id, time())
    return await _page(request, club)


@post("/api/clubs/{club:str}/pause", status_code=200, responses=ERRORS)
async def pause_club(club: str, data: PauseClub, request: Request[Any, Any, State]) -> ClubNow:
    """The organiser lets no further round begin, or goes on."""
    device = await me_of(request)
    await pause_night(request.app.state.house.store, club, device.player_id, data.paused)
    return await _page(request, club)


@post("/api/clubs/{club:str}/end", status_code=200, responses=ERRORS)
async def end_club(club: str, request: Request[Any, Any, State]) -> ClubNow:
    """The organiser ends it, between two rounds."""
    device = await me_of(request)
    await end_night(request.app.state.house.store, club, device.player_id, time())
    return await _page(request, club)


@post("/api/clubs/{club:str}/seat", status_code=200, responses=ERRORS)
async def sit_down(club: str, request: Request[Any, Any, State]) -> Response[Seated]:
    """To my table: this device is handed the seat, and a caretaker who sat in gives it back."""
    device = await me_of(request)
    house: House = request.app.state.house
    async with house.store.reading() as connection:
        night = await read_night(connection, club[:24])
    entry = night.entry_of(device.player_id)
    table = None if entry is None else night.table_of(entry.number)
    response = None if table is None else await handed(request, table)
    if response is None or table is None:
        raise BadInput("club", "no-table-now")

    def take_back(row: SeatRow) -> SeatRow:
        return row if row.bot is None or row.kind != "person" else msgspec.structs.replace(row, bot=None)

    with suppress(PlayedElsewhere):  # its owner does so when they come to the table
        await (await house.find_free(table)).change_seat(response.content.seat, take_back)
    return response


@get("/api/clubs/{club:str}/results", responses=ERRORS)
async def results(club: str, request: Request[Any, Any, State]) -> Response[ClubResults]:
    """Standings and every round, as one JSON file."""
    house: House = request.app.state.house
    async with house.store.reading() as connection:
        found = results_of(await read_night(connection, club[:24]))
    return Response(found, headers=_file(club, "json"))


@get("/api/clubs/{club:str}/results.csv", responses=ERRORS, media_type=MediaType.TEXT)
async def results_as_csv(club: str, request: Request[Any, Any, State]) -> Response[str]:
    """The standings, for a spreadsheet."""
    return Response(csv_of(await _page(request, club)), media_type="text/csv", headers=_file(club, "csv"))


HANDLERS: list[Any] = [
    list_clubs,
    open_club,
    look_at_club,
    my_club,
    join_club,
    check_in,
    leave_club,
    begin_club,
    pause_club,
    end_club,
    sit_down,
    results,
    results_as_csv,
]


async def attend(socket: WebSocket[Any, Any, State], club: str) -> None:
    """Somebody looks at a club night until they go; who talks too much goes at once."""
    nights: ClubNights = socket.app.state.clubs
    config = socket.app.state.house.config
    if nights.showing.watchers[club] >= config.most_club_watchers:
        await socket.close(code=1008, reason="too-many-viewers")
        return
    await socket.accept()

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    sending = asyncio.create_task(nights.showing.watch(club[:24], send))
    listening = asyncio.create_task(_listen(socket, Bucket(config.messages_per_second, config.messages_per_second)))
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        if sending.done() and isinstance(error := sending.exception(), BadInput):
            await socket.close(code=NO_SUCH_CLUB, reason=error.code)
        elif not sending.done() and listening.result():
            await socket.close(code=1008, reason="too-fast")
    finally:
        sending.cancel()
        listening.cancel()


async def _listen(socket: WebSocket[Any, Any, State], bucket: Bucket) -> bool:
    """Until whoever looks on goes (False), or says too much (True)."""
    try:
        while bucket.take():
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return False
    return True


async def _page(request: Request[Any, Any, State], club: str) -> ClubNow:
    nights: ClubNights = request.app.state.clubs
    return (await nights.showing.page(club[:24])).now


async def _mine(request: Request[Any, Any, State], club: str, player: str | None) -> Response[MyClub]:
    house: House = request.app.state.house
    async with house.store.reading() as connection:
        night = await read_night(connection, club[:24])
    row, entry = night.row, night.entry_of(player)
    begun = row.status == "playing" and row.format in CLOSED_FIELDS
    form = MyClub(
        is_player=player is not None,
        organises=player is not None and row.organiser == player,
        entry=None if entry is None else entry.number,
        here=entry is not None and entry.here,
        gone=entry is not None and entry.gone,
        check_in=entry is not None and row.may_check_in(time()),
        can_join=row.status != "over" and (entry is not None or not begun),
        table=None if entry is None else night.table_of(entry.number),
        time=time(),
    )
    return Response(form, headers=PRIVATE)


def _file(club: str, kind: str) -> dict[str, str]:
    name = "".join(one for one in club[:24] if one.isascii() and one.isalnum())
    return {"content-disposition": f'attachment; filename="club-night-{name}.{kind}"'}
