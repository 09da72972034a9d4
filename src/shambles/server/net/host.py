"""The HTTP side of the host (SH-016): what they see and do, with their key; and what everybody is told."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import Parameter

from shambles.core.asking.reply import BadInput
from shambles.server.disk.host_rows import DeedRow
from shambles.server.disk.rows import BY_HOST
from shambles.server.host import doing
from shambles.server.host.deeds import latest_deeds
from shambles.server.host.key import opens
from shambles.server.host.looking import PAGE, notice_of, see_load, see_players, see_queues, see_tables
from shambles.server.host.standing import TABLE, Standing
from shambles.server.limits import READS
from shambles.server.net.api import asker
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE, take_try
from shambles.server.net.sockets import SocketViewer
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.host import (
    Announce,
    DeedSeen,
    LimitFor,
    Load,
    Maintain,
    Notice,
    OneTable,
    PlayerSeen,
    QueueSeen,
    TableSeen,
    Whom,
)
from shambles.texts import language

BEARER = "Bearer "
Id = Annotated[str, Parameter(max_length=24, pattern="^[a-z0-9]*$")]
Number = Annotated[int | None, Parameter(ge=1, le=2**31 - 1)]
# Whoever is banned still reads the rules, is told why, and takes their own along or has it erased.
FOR_ALL = re.compile(r"(?!/api/)|/api/(host|notice|games|rules|reach)\b|/api/me(/export|/erase)?$")


@get("/api/notice", responses=ERRORS)
async def notice(state: State) -> Response[Notice]:
    """What everybody is told: an announcement of the host, and a maintenance that is to come."""
    return Response(notice_of(state.standing), headers={"cache-control": "no-store"})


@get("/api/host", responses=ERRORS)
async def load(request: Request[Any, Any, State]) -> Response[Load]:
    """How the server is doing."""
    house, standing = be_host(request)
    return Response(await see_load(house, standing), headers=PRIVATE)


@get("/api/host/tables", responses=ERRORS)
async def list_tables(request: Request[Any, Any, State], after: Id = "") -> Response[list[TableSeen]]:
    """A page of tables, those first that somebody touched last."""
    house, _ = be_host(request)
    return Response(await see_tables(house.store, after), headers=PRIVATE)


@get("/api/host/players", responses=ERRORS)
async def list_players(request: Request[Any, Any, State], after: Id = "") -> Response[list[PlayerSeen]]:
    """A page of players, by name."""
    house, _ = be_host(request)
    return Response(await see_players(house.store, after), headers=PRIVATE)


@get("/api/host/queues", responses=ERRORS)
async def list_queues(request: Request[Any, Any, State]) -> Response[list[QueueSeen]]:
    """Every queue of this process: who waits there, for what, and since when."""
    house, _ = be_host(request)
    return Response(await see_queues(house), headers=PRIVATE)


@get("/api/host/deeds", responses=ERRORS)
async def list_deeds(request: Request[Any, Any, State], before: Number = None) -> Response[list[DeedSeen]]:
    """A page of the log, the newest first."""
    house, _ = be_host(request)
    rows = await latest_deeds(house.store, before, PAGE)
    return Response([DeedSeen(*msgspec.structs.astuple(row)) for row in rows], headers=PRIVATE)


@post("/api/host/close", status_code=200, responses=ERRORS)
async def close_table(data: OneTable, request: Request[Any, Any, State]) -> Response[Load]:
    """Set a table aside. Its people are told; nothing is lost."""
    house, _ = be_host(request)
    await doing.close_table(house.store, data.table, data.why, time())
    return await _done(request)


@post("/api/host/reopen", status_code=200, responses=ERRORS)
async def reopen_table(data: OneTable, request: Request[Any, Any, State]) -> Response[Load]:
    """Open a table again that the host has closed."""
    house, _ = be_host(request)
    await doing.reopen_table(house.store, data.table, data.why, time())
    return await _done(request)


@post("/api/host/limit", status_code=200, responses=ERRORS)
async def limit(data: LimitFor, request: Request[Any, Any, State]) -> Response[Load]:
    """Mute or ban somebody, with an end."""
    house, _ = be_host(request)
    most = int(house.config.longest_ban_days * 24)
    if data.hours > most:
        raise BadInput("hours", "too-large", most=most)
    subject = await _subject(house, data)
    now = time()
    await doing.limit(house.store, data.kind, subject, now + data.hours * 3_600, data.why, now)
    return await _done(request)


@post("/api/host/lift", status_code=200, responses=ERRORS)
async def lift(data: Whom, request: Request[Any, Any, State]) -> Response[Load]:
    """End a mute or a ban before its time."""
    house, standing = be_host(request)
    subject = data.subject or await _subject(house, data)
    if (data.kind, subject) not in standing.limits():
        raise BadInput("who", "not-limited")
    await doing.lift(house.store, data.kind, subject, data.why, time())
    return await _done(request)


@post("/api/host/announce", status_code=200, responses=ERRORS)
async def announce(data: Announce, request: Request[Any, Any, State]) -> Response[Load]:
    """Tell everybody something, on every page."""
    house, _ = be_host(request)
    words = {language(lang): said.strip() for lang, said in data.words.items()}
    for field, said in words.items():
        if len(said) > (most := house.config.longest_announcement):
            raise BadInput(field, "too-long", found=len(said), most=most)
    now = time()
    await doing.announce(house.store, words, now + data.hours * 3_600, now)
    return await _done(request)


@post("/api/host/maintain", status_code=200, responses=ERRORS)
async def maintain(data: Maintain, request: Request[Any, Any, State]) -> Response[Load]:
    """Tell everybody that the server stops in so many minutes; then it does, and its keeper starts it again."""
    house, _ = be_host(request)
    now = time()
    await doing.maintain(house.store, now + data.begins_in * 60, data.minutes, now)
    return await _done(request)


@post("/api/host/call-off", status_code=200, responses=ERRORS)
async def call_off(request: Request[Any, Any, State]) -> Response[Load]:
    """There will be no maintenance after all."""
    house, standing = be_host(request)
    if standing.maintenance is None:
        raise BadInput("maintenance", "no-maintenance")
    await doing.call_off(house.store, time())
    return await _done(request)


HANDLERS: list[Any] = [
    notice,
    load,
    list_tables,
    list_players,
    list_queues,
    list_deeds,
    close_table,
    reopen_table,
    limit,
    lift,
    announce,
    maintain,
    call_off,
]


def be_host(request: Request[Any, Any, State]) -> tuple[House, Standing]:
    """Only whoever has the key goes on. A wrong one is a try, and nobody guesses for long."""
    house: House = request.app.state.house
    given = request.headers.get("authorization", "")
    key = given.removeprefix(BEARER)
    if not given.startswith(BEARER) or not 0 < len(key) <= 200 or not opens(house.config, key):
        take_try(request)
        raise BadInput("authorization", "not-the-host")
    return house, request.app.state.standing


def must_let_in(connection: ASGIConnection[Any, Any, Any, State]) -> None:
    """SH-016  Who is banned is told so, and until when. While the server drains, nothing new begins."""
    standing: Standing = connection.app.state.standing
    path: str = connection.scope["path"]
    if standing.is_draining and connection.scope.get("method", "GET") not in READS and not FOR_ALL.match(path):
        raise BadInput("server", "maintenance")
    if standing.limits_anybody and not FOR_ALL.match(path):
        standing.must_let_in(asker(connection))


async def act_on(deed: DeedRow, house: House, standing: Standing) -> None:
    """What a deed means for whoever is here, at this process."""
    table_id = deed.subject.removeprefix(TABLE)
    if deed.deed == "close" and (closed := house.here().get(table_id)) is not None:
        closed.set_aside(BY_HOST + deed.words.get("why", ""), "table-closed")
    elif deed.deed == "reopen":
        house.forget(table_id, 0.0)  # it is read anew, at once: its bots may be awaited
    elif deed.deed == "ban":
        for live in house.here().values():
            for viewer in list(live.audience.viewers):
                if isinstance(viewer, SocketViewer) and standing.end_of("ban", viewer.asker) is not None:
                    viewer.send_away("banned")
            if any(standing.is_about(deed.subject, seat.token_hash, seat.home) for seat in live.seats):
                await house.look_again(live.row.id)


async def _subject(house: House, data: Whom) -> str:
    if (data.table is None) != (data.seat is None):
        raise BadInput("seat" if data.seat is None else "table", "field-missing")
    if data.subject is not None:
        raise BadInput("subject", "one-of-these", known=("player", "address", "table and seat"))
    seat = None if data.table is None or data.seat is None else (data.table, data.seat)
    return await doing.subject_of(house.store, house.addresses, data.player, data.address, seat)


async def _done(request: Request[Any, Any, State]) -> Response[Load]:
    """What has been done holds at once, and the host sees how things are now."""
    house, standing = request.app.state.house, request.app.state.standing
    await standing.look()
    return Response(await see_load(house, standing), headers=PRIVATE)
