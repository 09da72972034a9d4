"""The HTTP side of the tables: the lobby, opening and joining, seats, replays and saves."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.bots import USUAL_LEVEL
from shambles.core.asking.reply import BadInput
from shambles.core.game import CardFace, find_game, slugs
from shambles.server.config import Config
from shambles.server.disk.rows import LEARN, SeatRow
from shambles.server.limits import address_of
from shambles.server.net.books import ERRORS, LANG, card_faces
from shambles.server.people.friends import blocked_at, decline, tables_to_avoid
from shambles.server.people.holdings import hand_seats, hold, holds_seat, let_go
from shambles.server.people.names import read_name
from shambles.server.people.players import find_device
from shambles.server.people.ratings import must_want_rating
from shambles.server.people.tokens import fingerprint, new_token
from shambles.server.tables.deal_audience import Asker, is_a_try
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.replay import OPEN, PAGE, SPECTATOR
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import (
    ClaimSeat,
    FillSeats,
    Glance,
    HandOver,
    JoinTable,
    NewTable,
    PageStart,
    PageStep,
    RemoveSeat,
    ReplayPage,
    Revealed,
    Seated,
    TableInfo,
)

StepNumber = Annotated[int, Parameter(ge=0, le=10_000_000)]
TableName = Annotated[str, Parameter(max_length=24, pattern="^[a-z0-9]*$")]
COOKIE, DEVICE = "shambles-seat", "shambles-device"  # what a seat is held by, and what a player's device is known by
LOBBY = 50  # tables on a page
DAYS_90 = 90 * 86_400


@get("/api/tables", responses=ERRORS)
async def lobby(request: Request[Any, Any, State], after: TableName = "") -> list[TableInfo]:
    """Public tables that wait for players, a page of them: those that come after the table of this name.

    They stand in turns, one of each address that has opened some, the newest first. A player sees none with somebody
    whom they block, or who blocks them.
    """
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    avoided = set[str]() if device is None else await tables_to_avoid(house.store, device.player_id)

    async def read() -> list[TableInfo]:
        return await house.infos(await house.store.open_tables(LOBBY, after, avoided))

    return await house.lobby.get((after, frozenset(avoided)), read)


@post("/api/tables", responses=ERRORS, request_max_body_size=262_144)  # somebody's own box is long
async def open_new_table(data: NewTable, request: Request[Any, Any, State]) -> Response[Seated]:
    """Open a table and sit down at it."""
    if data.game not in slugs():
        raise BadInput("game", "unknown-game", found=data.game, known=slugs())
    if not any(seat.kind == "you" for seat in data.seats):
        raise BadInput("seats", "no-seat")
    house: House = request.app.state.house
    if data.rated:
        await must_want_rating(house.store, await find_device(house.store, request.cookies.get(DEVICE)))
    live, seat, token = await house.new_table(data, address_of(request))
    assert seat is not None
    return await remembered(request, seated(live, seat, token, house.config, 201))


@get("/api/tables/{table:str}", responses=ERRORS)
async def look(table: str, state: State) -> TableInfo:
    """What everybody may know of a table."""
    live: LiveTable = await state.house.find(table)
    return live.info()


@get("/api/tables/{table:str}/glance", responses=ERRORS)
async def glance(table: str, request: Request[Any, Any, State]) -> Glance:
    """A table from afar, for whoever sits at several."""
    house: House = request.app.state.house
    live = await house.find(table)
    seat = await house.seat_of(live, request.cookies.get(COOKIE))
    return Glance(live.info(), seat, tuple(live.table.asks) if live.table is not None else ())


@get("/api/tables/{table:str}/cards", responses=ERRORS)
async def table_cards(table: str, request: Request[Any, Any, State], lang: str = LANG) -> list[CardFace]:
    """The cards that this table plays with, in words: those of its box."""
    house: House = request.app.state.house
    row = (await house.find(table)).row
    key = ("cards", row.game, msgspec.json.encode(row.options, order="sorted"), lang)
    if key not in house.made and not house.makings.take(address_of(request)):
        raise BadInput("request", "too-fast")
    found: list[CardFace] = await house.made.get_or_make(
        key, lambda: card_faces(find_game(row.game), row.options, lang)
    )
    return found


@post("/api/tables/{table:str}/join", status_code=200, responses=ERRORS)
async def join(table: str, data: JoinTable, request: Request[Any, Any, State]) -> Response[Seated]:
    """Take an open seat. A player is told first if somebody sits there whom they block, and then may say `anyway`."""
    house: House = request.app.state.house
    live = await house.find(table)
    device = await find_device(house.store, request.cookies.get(DEVICE))
    sits = device is not None and await holds_seat(house.store, device.player_id, table)
    if sits or await house.seat_of(live, request.cookies.get(COOKIE)) is not None:
        raise BadInput("seat", "one-seat-each")
    if device is not None and not data.anyway and (names := await blocked_at(house.store, device.player_id, table)):
        raise BadInput("seat", "blocked-sits-here", names=names)  # only whoever blocks is told
    if data.program and not live.info().programs:
        raise BadInput("program", "no-programs-here")  # SH-015
    if live.row.rated:
        await must_want_rating(house.store, device)
    if live.row.began_from is not None:
        await house.deals.must_let_watch(table, asker(request))  # SH-008
    token = new_token()
    async with live.changing():
        open_seats = [seat.seat for seat in live.seats if seat.kind == "open"]
        seat = data.seat if data.seat is not None else next(iter(open_seats), -1)
        if seat not in open_seats:
            raise BadInput("seat", "seat-taken")
        name = read_name(data.name, (one.name for one in live.seats))
        home = home_of(request)
        you = SeatRow(seat=seat, name=name, kind="person", token_hash=fingerprint(token), home=home)
        row = msgspec.structs.replace(you, portrait=data.portrait, program=data.program)
        if not await house.store.take_seat(table, row):
            await live.find_out()
            raise BadInput("seat", "seat-taken")
        await live.catch_up()
        await live.set_status()
    live.tell_everybody()
    return await remembered(request, seated(live, seat, token, house.config, 200))


@post("/api/tables/{table:str}/fill", status_code=200, responses=ERRORS)
async def fill(table: str, data: FillSeats, request: Request[Any, Any, State]) -> TableInfo:
    """Give the seats that are still open to bots, so that the game can begin."""
    live, _ = await my_seat(request, table)
    house: House = request.app.state.house
    async with live.changing():
        for row in live.seats:
            if row.kind == "open":
                await house.store.take_seat(table, SeatRow(seat=row.seat, name="", kind="bot", bot=data.bot))
        await live.find_out()
        await live.set_status()
    live.tell_everybody()
    return live.info()


@post("/api/tables/{table:str}/claim", status_code=200, responses=ERRORS)
async def claim(table: str, data: ClaimSeat, request: Request[Any, Any, State]) -> Response[Seated]:
    """Come back to your seat with its token."""
    house: House = request.app.state.house
    live = await house.find(table)
    seat = await house.seat_of(live, data.token)
    if seat is None:
        raise BadInput("token", "no-seat")
    home = home_of(request)
    request.app.state.standing.must_let_in(Asker.of(home, data.token))  # SH-016
    await live.change_seat(seat, lambda row: msgspec.structs.replace(row, home=home))
    return await remembered(request, seated(live, seat, data.token, house.config, 200))


@post("/api/tables/{table:str}/leave", status_code=200, responses=ERRORS)
async def leave(table: str, request: Request[Any, Any, State]) -> Response[TableInfo]:
    """Give your seat up: it is open again while the table waits, and a bot's once the game is on."""
    live, seat = await my_seat(request, table)
    mine = live.seats[seat].token_hash

    def give_up(row: SeatRow) -> SeatRow:
        still_mine(row, mine)
        if live.table is None:
            return SeatRow(seat=seat, name="", kind="open")
        return SeatRow(seat=seat, name=row.name, kind="bot", bot=USUAL_LEVEL)

    async def let_seat_go(connection: AsyncConnection, _: float) -> None:
        await let_go(connection, live.row.id, seat, mine, begun=live.table is not None)

    await live.change_seat(seat, give_up, let_seat_go)
    gone = Cookie(key=COOKIE, path=f"/api/tables/{table}", max_age=0)
    return Response(live.info(), cookies=[gone])


@post("/api/tables/{table:str}/bot", status_code=200, responses=ERRORS)
async def hand_over(table: str, data: HandOver, request: Request[Any, Any, State]) -> TableInfo:
    """Let a bot play your seat, or take it back."""
    live, seat = await my_seat(request, table)
    mine = live.seats[seat].token_hash

    def hand(row: SeatRow) -> SeatRow:
        still_mine(row, mine)
        if data.bot is not None and is_a_try(live.row):
            raise BadInput("bot", "daily-alone")  # SH-006
        if data.bot is not None and live.row.rated:
            raise BadInput("bot", "rated-alone")  # SH-007
        if data.bot is not None and live.row.club is not None:
            raise BadInput("bot", "club-alone")  # SH-009
        return msgspec.structs.replace(row, bot=data.bot, removers=[])

    await live.change_seat(seat, hand)
    return live.info()


@post("/api/tables/{table:str}/remove", status_code=200, responses=ERRORS)
async def remove(table: str, data: RemoveSeat, request: Request[Any, Any, State]) -> TableInfo:
    """Vote to give an absent player's seat to a bot. It happens when all the other people agree."""
    live, seat = await my_seat(request, table)
    if data.seat >= len(live.seats) or data.seat == seat:
        raise BadInput("seat", "not-absent")

    def vote(target: SeatRow) -> SeatRow:
        here = live.audience.present()
        if target.kind != "person" or target.bot is not None or data.seat in here:
            raise BadInput("seat", "not-absent")
        if (left := live.audience.grace_left(data.seat)) > 0:
            raise BadInput("seat", "too-soon", seconds=left)
        # Who is away cannot vote; otherwise nobody could vote out two who are.
        people = {row.seat for row in live.seats if row.kind == "person" and row.bot is None and row.seat in here}
        people = (people | {seat}) - {data.seat}
        removers = sorted({*target.removers, seat} & people)
        if set(removers) == people:
            # The seat stays its owner's: whoever comes back can take it from the bot again.
            return msgspec.structs.replace(target, bot=USUAL_LEVEL, removers=[])
        return msgspec.structs.replace(target, removers=removers)

    await live.change_seat(data.seat, vote)
    return live.info()


@post("/api/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(table: str, request: Request[Any, Any, State]) -> Response[Seated]:
    """The same people, the same settings, a new deal."""
    live, seat = await my_seat(request, table)
    if live.table is None or live.table.outcome is None:
        raise BadInput("table", "not-over")
    house: House = request.app.state.house
    if live.row.rated:
        await must_want_rating(house.store, await find_device(house.store, request.cookies.get(DEVICE)))
    try:
        again, mine, token = await house.rematch(live, seat, request.cookies[COOKIE], home_of(request))
    except BadInput:
        if (back := await handed(request, live.row.rematch or "")) is None:
            raise
        return back  # another device of this player was there first
    return await remembered(request, seated(again, mine, token, house.config, 200))


@get("/api/tables/{table:str}/replay", responses=ERRORS)
async def replay(
    table: str, request: Request[Any, Any, State], viewpoint: str = OPEN, since: StepNumber = 0, lang: str = LANG
) -> ReplayPage:
    """A page of a finished game, with what its commitment was made of: the steps after number `since`.

    `viewpoint` is the seat that looks, by its number, or `spectator`, or `open`: all that any seat knew.
    """
    house: House = request.app.state.house
    live = await find_opened(request, table)
    assert live.table is not None
    assert live.table.outcome is not None
    if viewpoint not in (OPEN, SPECTATOR, *map(str, live.table.seats)):
        raise BadInput("viewpoint", "no-such-viewpoint", found=viewpoint[:40])
    story = await house.story(live, viewpoint, lang, address_of(request))
    page = min(since // PAGE, len(story.pages) - 1)
    start, steps = map(msgspec.Raw, story.pages[page])
    return ReplayPage(
        table=live.info(),
        revealed=Revealed(str(live.row.seed), live.row.salt),
        outcome=live.table.outcome,
        sound=story.sound,
        viewpoint=viewpoint,
        count=story.count,
        next=(page + 1) * PAGE if page + 1 < len(story.pages) else None,
        start=cast("PageStart", start),  # both are JSON already
        steps=cast("tuple[PageStep, ...]", steps),
    )


@get("/api/tables/{table:str}/save", responses=ERRORS)
async def save(table: str, request: Request[Any, Any, State]) -> Response[bytes]:
    """The save of a finished game, for `shambles verify` and `shambles replay`."""
    house: House = request.app.state.house
    live = await find_opened(request, table)
    return Response(await house.save(live, address_of(request)), media_type="application/json")


HANDLERS: list[Any] = [
    lobby,
    glance,
    open_new_table,
    look,
    table_cards,
    join,
    fill,
    claim,
    leave,
    hand_over,
    remove,
    rematch,
    replay,
    save,
]


def seated(live: LiveTable, seat: int, token: str, config: Config, status: int) -> Response[Seated]:
    """The answer to somebody who has sat down; the browser keeps the token where no script can read it."""
    cookies = [seat_cookie(live.row.id, token, config)]
    return Response(Seated(live.info(), seat, token), cookies=cookies, status_code=status)


def seat_cookie(table: str, token: str, config: Config) -> Cookie:
    """What a seat is held by."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
        max_age=DAYS_90,
    )


async def remembered(request: Request[Any, Any, State], response: Response[Seated]) -> Response[Seated]:
    """Whoever sits down as a player finds the seat again on their other devices; a lesson is nothing to find again."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    table = response.content.table
    if device is not None and not (table.scenario or "").startswith(LEARN):
        await hold(house.store, device, table.id, response.content.seat, time())
        await decline(house.store, device.player_id, table.id)
    return response


async def handed(request: Request[Any, Any, State], table: str) -> Response[Seated] | None:
    """A player's seat that this device has no token of yet: it is handed one."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    if device is None:
        return None
    handed = {one.table: one.token for one in await hand_seats(house.store, device, request.cookies[DEVICE])}
    if table not in handed:
        return None
    live = await house.read(table)
    seat = await house.seat_of(live, handed[table])
    return None if seat is None else seated(live, seat, handed[table], house.config, 200)


def still_mine(row: SeatRow, mine: str | None) -> None:
    """A seat that somebody else has got meanwhile is not changed."""
    if row.token_hash != mine:
        raise BadInput("seat", "no-seat")


async def my_seat(request: Request[Any, Any, State], table: str) -> tuple[LiveTable, int]:
    """The table, and the seat that the caller holds at it."""
    house: House = request.app.state.house
    live = await house.find(table)
    seat = await house.seat_of(live, request.cookies.get(COOKIE))
    if seat is None:
        raise BadInput("seat", "no-seat")
    return live, seat


def home_of(connection: ASGIConnection[Any, Any, Any, State]) -> str | None:
    """The fingerprint of the network that somebody comes from."""
    house: House = connection.app.state.house
    return house.home_of(address_of(connection))


def asker(connection: ASGIConnection[Any, Any, Any, State]) -> Asker:
    """Whoever asks, as the audience of a deal knows them."""
    return Asker.of(home_of(connection), connection.cookies.get(COOKIE), connection.cookies.get(DEVICE))


async def find_opened(request: Request[Any, Any, State], table: str) -> LiveTable:
    """The table of a game that is over, for somebody who may know all about it (SH-005)."""
    house: House = request.app.state.house
    live = await house.find(table)
    if live.status != "over":
        raise BadInput("table", "not-over")
    await live.set_status()  # that may have failed
    await house.deals.must_open(table, asker(request))
    return live
