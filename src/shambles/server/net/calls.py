"""The HTTP side of calls: how I am told that it is my turn, quiet hours, a message to try it, tables I mute."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from shambles.core.asking.reply import BadInput
from shambles.server.limits import address_of
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE, me_of, take_try
from shambles.server.people.calls import Calls
from shambles.server.people.outside import NotSent
from shambles.server.people.players import Device, find_player
from shambles.server.people.quiet import check_quiet
from shambles.server.people.ways import (
    add_way,
    confirm_way,
    drop_way,
    find_way,
    forms_of,
    kind_of,
    mute_table,
    muted_tables,
    quiet_of,
    set_quiet,
)
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.calls import ChangeCalls, ConfirmWay, MailWay, MuteTable, MyCalls, NewWay


@get("/api/me/calls", responses=ERRORS)
async def my_calls(request: Request[Any, Any, State]) -> Response[MyCalls]:
    """How I am called, and when not."""
    return await _told(request, await me_of(request))


@post("/api/me/calls", status_code=200, responses=ERRORS)
async def change_calls(data: ChangeCalls, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """Other quiet hours, or none."""
    device = await me_of(request)
    if data.quiet is not None:
        check_quiet(data.quiet)
    house: House = request.app.state.house
    await set_quiet(house.store, device.player_id, data.quiet)
    return await _told(request, device)


@post("/api/me/ways", status_code=200, responses=ERRORS)
async def new_way(data: NewWay, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """One more way in which I am called. To an e-mail address a code is sent, which I have to say."""
    device = await me_of(request)
    house: House = request.app.state.house
    calls: Calls = request.app.state.calls
    if kind_of(data) not in calls.post.offered:
        raise BadInput("kind", "way-not-offered", known=calls.post.offered)
    address = address_of(request)
    if isinstance(data, MailWay) and not request.app.state.people.codes.take(address):
        raise BadInput("way", "too-many-calls", most=house.config.codes_per_hour)
    origin = house.addresses.fingerprint(address)
    try:
        await calls.check(data, origin, device.player_id)
    except NotSent as error:
        raise BadInput("address", "call-failed", detail=str(error)) from None
    way, code = await add_way(house.store, device, data, time(), house.config, origin)
    if code:
        try:
            await calls.send_code(way, code)
        except BadInput:
            await drop_way(house.store, way.id)
            raise
    return await _told(request, device)


@post("/api/me/ways/{way:str}/confirm", status_code=200, responses=ERRORS)
async def confirm(way: str, data: ConfirmWay, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """The code that was sent to my e-mail address: it is mine."""
    device = await me_of(request)
    take_try(request)
    house: House = request.app.state.house
    await confirm_way(house.store, await find_way(house.store, device.player_id, way), data.code, time())
    return await _told(request, device)


@post("/api/me/ways/{way:str}/test", status_code=200, responses=ERRORS)
async def try_way(way: str, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """A message to myself, to see whether it comes."""
    device = await me_of(request)
    house: House = request.app.state.house
    found, player = await find_way(house.store, device.player_id, way), await find_player(house.store, device.player_id)
    if found.code is not None:
        raise BadInput("way", "not-confirmed")
    calls: Calls = request.app.state.calls
    await calls.try_way(found, None if player is None else player.settings)
    return await _told(request, device)


@post("/api/me/ways/{way:str}/remove", status_code=200, responses=ERRORS)
async def remove_way(way: str, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """I am not called there any more."""
    device = await me_of(request)
    house: House = request.app.state.house
    await drop_way(house.store, (await find_way(house.store, device.player_id, way)).id)
    return await _told(request, device)


@post("/api/me/tables/{table:str}/mute", status_code=200, responses=ERRORS)
async def mute(table: str, data: MuteTable, request: Request[Any, Any, State]) -> Response[MyCalls]:
    """At this table of mine I do not want to be called; or I do again."""
    device = await me_of(request)
    house: House = request.app.state.house
    await mute_table(house.store, device.player_id, table[:24], data.muted)
    return await _told(request, device)


HANDLERS: list[Any] = [my_calls, change_calls, new_way, confirm, try_way, remove_way, mute]


async def _told(request: Request[Any, Any, State], device: Device) -> Response[MyCalls]:
    house: House = request.app.state.house
    calls: Calls = request.app.state.calls
    form = MyCalls(
        ways=await forms_of(house.store, device),
        quiet=await quiet_of(house.store, device.player_id),
        push_key=await calls.post.public_key(),
        offered=calls.post.offered,
        muted=await muted_tables(house.store, device.player_id),
    )
    return Response(form, headers=PRIVATE)
