"""The HTTP side of friends: by a link, who is here, one click to invite; and those whom one mutes or blocks."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from shambles.core.asking.reply import BadInput
from shambles.server.net.api import my_seat
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE, me_of, take_try
from shambles.server.people.friends import befriend, decline, invite, known_to, regard_as, unfriend
from shambles.server.people.holdings import player_at
from shambles.server.people.tickets import redeem
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.people import Done, Invite, Known, RegardSeat, WantRegard, WithCode


@get("/api/me/known", responses=ERRORS)
async def people_i_know(request: Request[Any, Any, State]) -> Response[list[Known]]:
    """My friends, and whether they are here; those whom I mute or block."""
    return await _known(request, (await me_of(request)).player_id)


@post("/api/me/friends", status_code=200, responses=ERRORS)
async def add_friend(data: WithCode, request: Request[Any, Any, State]) -> Response[list[Known]]:
    """Be friends with whoever gave me this link. It works once."""
    device = await me_of(request)
    take_try(request)
    house: House = request.app.state.house
    other = await redeem(house.store, "friend", data.code, time())
    assert other is not None
    await befriend(house.store, device.player_id, other, time(), house.config.most_friends)
    return await _known(request, device.player_id)


@post("/api/me/friends/{friend:str}/remove", status_code=200, responses=ERRORS)
async def remove_friend(friend: str, request: Request[Any, Any, State]) -> Response[list[Known]]:
    """We are no friends any more."""
    device = await me_of(request)
    house: House = request.app.state.house
    await unfriend(house.store, device.player_id, friend[:24])
    return await _known(request, device.player_id)


@post("/api/me/known/{player:str}", status_code=200, responses=ERRORS)
async def regard(player: str, data: WantRegard, request: Request[Any, Any, State]) -> Response[list[Known]]:
    """Mute or block somebody, or neither any more."""
    device = await me_of(request)
    house: House = request.app.state.house
    await regard_as(house.store, device.player_id, player[:24], data.regard, house.config.most_friends)
    return await _known(request, device.player_id)


@post("/api/tables/{table:str}/regard", status_code=200, responses=ERRORS)
async def regard_seat(table: str, data: RegardSeat, request: Request[Any, Any, State]) -> Response[list[Known]]:
    """The same, about somebody at my table, who has to be a player."""
    live, _ = await my_seat(request, table)
    device = await me_of(request)
    house: House = request.app.state.house
    other = await player_at(house.store, live.row.id, data.seat)
    if other is None:
        raise BadInput("seat", "not-a-player")
    await regard_as(house.store, device.player_id, other, data.regard, house.config.most_friends)
    return await _known(request, device.player_id)


@post("/api/tables/{table:str}/invite", status_code=200, responses=ERRORS)
async def invite_friend(table: str, data: Invite, request: Request[Any, Any, State]) -> Done:
    """Ask a friend to the table at which I sit and wait."""
    live, _ = await my_seat(request, table)
    device = await me_of(request)
    house: House = request.app.state.house
    if live.status != "waiting":
        raise BadInput("table", "seat-taken")
    most = house.config.most_invitations
    await invite(house.store, device.player_id, data.friend, live.row.id, time(), most)
    return Done()


@post("/api/me/invitations/{table:str}/decline", status_code=200, responses=ERRORS)
async def decline_invitation(table: str, request: Request[Any, Any, State]) -> Done:
    """No, thank you."""
    device = await me_of(request)
    house: House = request.app.state.house
    await decline(house.store, device.player_id, table[:24])
    return Done()


HANDLERS: list[Any] = [
    people_i_know,
    add_friend,
    remove_friend,
    regard,
    regard_seat,
    invite_friend,
    decline_invitation,
]


async def _known(request: Request[Any, Any, State], player: str) -> Response[list[Known]]:
    house: House = request.app.state.house
    return Response(await known_to(house.store, player, time()), headers=PRIVATE)
