"""The HTTP side of somebody's own page: who I am, my games, my devices and keys; taking it all along, erasing it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from shambles.server.clubs.night import entries_of
from shambles.server.net.api import DEVICE, my_seat, seat_cookie
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE, device_cookie, me_of, place_of
from shambles.server.people.erasing import erase, words_of
from shambles.server.people.friends import invitations_to, known_to
from shambles.server.people.games import PAGE, Which, chosen, games_of, last_sat, tally
from shambles.server.people.holdings import hand_seats, hold, take_from_device
from shambles.server.people.names import read_name
from shambles.server.people.passkeys import add, ask_to_make, count_passkeys, forget_passkeys
from shambles.server.people.players import (
    Device,
    Player,
    change_player,
    devices_of,
    find_device,
    find_player,
    note_seen,
    renew_phrase,
)
from shambles.server.people.ratings import rated_games_of
from shambles.server.people.skill import tried_by
from shambles.server.people.tickets import issue
from shambles.server.people.tokens import new_token
from shambles.server.people.ways import calls_of
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.people import (
    Challenge,
    ChangeMe,
    DeviceForm,
    Done,
    HandedTable,
    Me,
    MyGames,
    MyNews,
    NewPhrase,
    OnceLink,
    Passkey,
    Settings,
    WantLink,
    WhoAmI,
)

GameName = Annotated[str, Parameter(max_length=40)]
Offset = Annotated[int, Parameter(ge=0, le=10_000)]


@get("/api/me", responses=ERRORS)
async def who_am_i(request: Request[Any, Any, State]) -> Response[WhoAmI]:
    """The player that this device is known as; nobody, for a guest."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    if device is None:
        return Response(WhoAmI(None), headers=PRIVATE)
    await note_seen(house.store, device, time())
    return Response(WhoAmI(await _me(house, device)), headers=PRIVATE)


@post("/api/me", status_code=200, responses=ERRORS)
async def change_me(data: ChangeMe, request: Request[Any, Any, State]) -> Response[Me]:
    """Another name, or other settings."""
    device = await me_of(request)
    house: House = request.app.state.house
    values: dict[str, Any] = {} if data.name is None else {"name": read_name(data.name, ())}
    if data.settings is not None:
        values |= {"settings": msgspec.json.encode(data.settings).decode(), "changed": time()}
    if values:
        await change_player(house.store, device.player_id, **values)
    return Response(await _me(house, device), headers=PRIVATE)


@get("/api/me/news", responses=ERRORS)
async def my_news(request: Request[Any, Any, State]) -> Response[MyNews]:
    """What I should know wherever I am; friends see by it that I am here."""
    device = await me_of(request)
    house: House = request.app.state.house
    await note_seen(house.store, device, time())
    invited = tuple(await invitations_to(house.store, device.player_id))
    player = await _player(house, device)
    news = MyNews(invited, player.changed, await last_sat(house.store, device.player_id))
    return Response(news, headers=PRIVATE)


@get("/api/me/games", responses=ERRORS)
async def my_games(
    request: Request[Any, Any, State], game: GameName = "", which: Which = "all", after: Offset = 0
) -> Response[MyGames]:
    """My games, a page of them from this place on: of one game or of all; those that are on, were won, or were not."""
    device = await me_of(request)
    house: House = request.app.state.house
    everything = await games_of(house.store, device.player_id)
    found = chosen(everything, game, which)
    end = after + PAGE
    counted = tally(chosen(everything, game, "all"), time())
    page = MyGames(tuple(found[after:end]), counted, end if end < len(found) else None)
    return Response(page, headers=PRIVATE)


@post("/api/me/seats", status_code=200, responses=ERRORS)
async def my_seats(request: Request[Any, Any, State]) -> Response[list[HandedTable]]:
    """The seats that are mine, for this device: it is handed a token of its own for each, as a cookie."""
    device = await me_of(request)
    house: House = request.app.state.house
    handed = await hand_seats(house.store, device, request.cookies[DEVICE])
    cookies = [seat_cookie(one.table, one.token, house.config) for one in handed]
    return Response([HandedTable(one.table, one.game) for one in handed], cookies=cookies, headers=PRIVATE)


@post("/api/tables/{table:str}/keep", status_code=200, responses=ERRORS)
async def keep_seat(table: str, request: Request[Any, Any, State]) -> Done:
    """The seat that this browser holds becomes the player's."""
    live, seat = await my_seat(request, table)
    device = await me_of(request)
    house: House = request.app.state.house
    if live.lesson is None:
        await hold(house.store, device, live.row.id, seat, time())
    return Done()


# --- keys


@post("/api/me/phrase", status_code=200, responses=ERRORS)
async def another_phrase(request: Request[Any, Any, State]) -> Response[NewPhrase]:
    """Another recovery phrase, shown this once; the one before opens nothing any more."""
    device = await me_of(request)
    house: House = request.app.state.house
    return Response(NewPhrase(await renew_phrase(house.store, device.player_id, time())), headers=PRIVATE)


@post("/api/me/challenge", status_code=200, responses=ERRORS)
async def passkey_challenge(request: Request[Any, Any, State]) -> Response[Challenge]:
    """What the browser needs to make a passkey for me."""
    device = await me_of(request)
    house: House = request.app.state.house
    player = await _player(house, device)
    options = await ask_to_make(house.store, place_of(request), player.id, player.name, time())
    return Response(Challenge(options), headers=PRIVATE)


@post("/api/me/passkeys", status_code=200, responses=ERRORS)
async def add_passkey(data: Passkey, request: Request[Any, Any, State]) -> Response[Me]:
    """The passkey that the browser has made: its public half is kept."""
    device = await me_of(request)
    house: House = request.app.state.house
    await add(house.store, place_of(request), device.player_id, data.credential, time())
    return Response(await _me(house, device), headers=PRIVATE)


@post("/api/me/passkeys/forget", status_code=200, responses=ERRORS)
async def drop_passkeys(request: Request[Any, Any, State]) -> Response[Me]:
    """None of my passkeys opens anything any more."""
    device = await me_of(request)
    house: House = request.app.state.house
    await forget_passkeys(house.store, device.player_id)
    return Response(await _me(house, device), headers=PRIVATE)


@post("/api/me/links", status_code=200, responses=ERRORS)
async def make_link(data: WantLink, request: Request[Any, Any, State]) -> Response[OnceLink]:
    """A code that works once: for another device of mine, for ten minutes; or for a friend, for a week."""
    device = await me_of(request)
    house: House = request.app.state.house
    code = new_token()
    seconds = await issue(house.store, data.kind, code, device.player_id, time())
    return Response(OnceLink(code, seconds), headers=PRIVATE)


@post("/api/me/devices/{device:str}/remove", status_code=200, responses=ERRORS)
async def drop_device(device: str, request: Request[Any, Any, State]) -> Response[WhoAmI]:
    """A device that is no longer mine; also this one, which is a guest's from then on."""
    mine = await me_of(request)
    house: House = request.app.state.house
    for table in await take_from_device(house.store, mine.player_id, device[:24]):
        await house.look_again(table)
    if mine.id != device:
        return Response(WhoAmI(await _me(house, mine)), headers=PRIVATE)
    return Response(WhoAmI(None), cookies=[device_cookie(house.config, "", 0)], headers=PRIVATE)


# --- going


@get("/api/me/export", responses=ERRORS)
async def export(request: Request[Any, Any, State]) -> Response[bytes]:
    """All that is mine, as one JSON file. Nothing of it opens anything."""
    device = await me_of(request)
    house: House = request.app.state.house
    player = await _player(house, device)
    me = await _me(house, device)
    everything = {
        "player": {"id": me.id, "name": me.name, "created": me.created},
        "settings": me.settings,
        "devices": [{"name": one.name, "created": one.created, "seen": one.seen} for one in me.devices],
        "passkeys": me.passkeys,
        "people": await known_to(house.store, player.id, time()),
        "invitations": await invitations_to(house.store, player.id),
        "calls": await calls_of(house.store, player.id),
        "games": await games_of(house.store, player.id),
        "said": await words_of(house.store, player.id),
        "rated": await rated_games_of(house.store, player.id),
        "puzzles": await tried_by(house.store, player.id),
        "clubs": await entries_of(house.store, player.id),
    }
    body = msgspec.json.format(msgspec.json.encode(everything), indent=2)
    headers = PRIVATE | {"content-disposition": 'attachment; filename="shambles.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/api/me/erase", status_code=200, responses=ERRORS)
async def erase_me(request: Request[Any, Any, State]) -> Response[Done]:
    """Everything that is mine goes. The games of others stay whole; in them I was somebody."""
    device = await me_of(request)
    house: House = request.app.state.house
    for table in await erase(house.store, device.player_id):
        await house.look_again(table)
    return Response(Done(), cookies=[device_cookie(house.config, "", 0)], headers=PRIVATE)


HANDLERS: list[Any] = [
    who_am_i,
    change_me,
    my_news,
    my_games,
    my_seats,
    keep_seat,
    another_phrase,
    passkey_challenge,
    add_passkey,
    drop_passkeys,
    make_link,
    drop_device,
    export,
    erase_me,
]


async def _player(house: House, device: Device) -> Player:
    found = await find_player(house.store, device.player_id)
    assert found is not None
    return found


async def _me(house: House, device: Device) -> Me:
    player = await _player(house, device)
    settings = msgspec.json.decode(player.settings, type=Settings) if player.settings else {}
    known = tuple(
        DeviceForm(one.id, one.name, one.created, one.seen, one.id == device.id)
        for one in await devices_of(house.store, player.id)
    )
    passkeys = await count_passkeys(house.store, player.id)
    return Me(player.id, player.name, player.created, settings, player.changed, known, passkeys)
