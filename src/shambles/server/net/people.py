"""The HTTP side of becoming somebody: a new player, or one who comes back by phrase, by a link or by a passkey."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import Cookie, State

from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.limits import Buckets, address_of
from shambles.server.net.api import DEVICE
from shambles.server.net.books import ERRORS
from shambles.server.people.passkeys import Place, ask_for, player_by_passkey
from shambles.server.people.phrases import read_phrase
from shambles.server.people.players import (
    Device,
    change_player,
    device_name,
    find_device,
    join_device,
    new_player,
    player_by_phrase,
)
from shambles.server.people.tickets import redeem
from shambles.server.tables.deal_audience import Asker
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.people import Challenge, Done, NewPhrase, NewPlayer, Passkey, Recover, WithCode

DAYS_400 = 400 * 86_400  # as long as browsers keep a cookie
PRIVATE = {"cache-control": "no-store"}


class People:
    """How often people may try, do and make something."""

    def __init__(self, config: Config) -> None:
        self.tries = Buckets(config.tries_per_minute, config.tries_per_minute / 60)
        self.newcomers = Buckets(config.players_per_hour, config.players_per_hour / 3600)
        self.deeds = Buckets(config.deeds_per_minute, config.deeds_per_minute / 60)
        self.codes = Buckets(config.codes_per_hour, config.codes_per_hour / 3600)


@post("/api/people", responses=ERRORS)
async def keep_my_games(data: NewPlayer, request: Request[Any, Any, State]) -> Response[NewPhrase]:
    """Become a player. The phrase is shown this once; this device is known by its cookie."""
    house: House = request.app.state.house
    if await find_device(house.store, request.cookies.get(DEVICE)) is not None:
        raise BadInput("player", "already-somebody")
    if not request.app.state.people.newcomers.take(address_of(request)):
        raise BadInput("request", "too-many-newcomers")
    now = time()
    player, token, phrase = await new_player(house.store, data.name, _agent(request), now)
    if data.settings:
        await change_player(house.store, player, settings=msgspec.json.encode(data.settings).decode())
    return _known_from_now(house.config, token, NewPhrase(phrase), 201)


@post("/api/people/recover", status_code=200, responses=ERRORS)
async def recover(data: Recover, request: Request[Any, Any, State]) -> Response[Done]:
    """Come back with the twelve words: this device is the player's."""
    take_try(request)
    house: House = request.app.state.house
    return await _let_in(request, await player_by_phrase(house.store, read_phrase(data.phrase)))


@post("/api/people/join", status_code=200, responses=ERRORS)
async def join_by_link(data: WithCode, request: Request[Any, Any, State]) -> Response[Done]:
    """Come with a link from another device of mine. It works once."""
    take_try(request)
    house: House = request.app.state.house
    player = await redeem(house.store, "device", data.code, time())
    assert player is not None
    return await _let_in(request, player)


@post("/api/people/challenge", status_code=200, responses=ERRORS)
async def challenge(request: Request[Any, Any, State]) -> Response[Challenge]:
    """What a passkey is to sign, for somebody who comes with one."""
    take_try(request)
    house: House = request.app.state.house
    return Response(Challenge(await ask_for(house.store, place_of(request), time())), headers=PRIVATE)


@post("/api/people/passkey", status_code=200, responses=ERRORS)
async def come_by_passkey(data: Passkey, request: Request[Any, Any, State]) -> Response[Done]:
    """Come back with a passkey: this device is the player's."""
    take_try(request)
    house: House = request.app.state.house
    return await _let_in(request, await player_by_passkey(house.store, place_of(request), data.credential, time()))


HANDLERS: list[Any] = [keep_my_games, recover, join_by_link, challenge, come_by_passkey]


async def me_of(request: Request[Any, Any, State]) -> Device:
    """The device that asks, if it is a player's; who changes something does so no faster than is fair."""
    house: House = request.app.state.house
    device = await find_device(house.store, request.cookies.get(DEVICE))
    if device is None:
        raise BadInput("player", "no-player")
    if request.method == "POST" and not request.app.state.people.deeds.take(device.player_id):
        raise BadInput("request", "too-fast")
    return device


def take_try(request: Request[Any, Any, State]) -> None:
    """Nobody guesses for long."""
    if not request.app.state.people.tries.take(address_of(request)):
        raise BadInput("request", "too-many-tries")


def place_of(request: Request[Any, Any, State]) -> Place:
    """Where the browser thinks it is. A proxy may speak TLS for us, so either way of coming is ours."""
    host = request.headers.get("host", "")
    name = ""
    with suppress(ValueError):
        name = urlsplit(f"//{host}").hostname or ""
    config: Config = request.app.state.house.config
    return Place(name, (f"https://{host}", f"http://{host}", *config.allowed_origins))


async def _let_in(request: Request[Any, Any, State], player: str) -> Response[Done]:
    house: House = request.app.state.house
    request.app.state.standing.must_let_in(Asker.of(house.home_of(address_of(request))), player)  # SH-016
    token = await join_device(house.store, player, _agent(request), time(), house.config.most_devices)
    return _known_from_now(house.config, token, Done(), 200)


def _known_from_now(config: Config, token: str, said: Any, status: int) -> Response[Any]:
    return Response(said, cookies=[device_cookie(config, token, DAYS_400)], headers=PRIVATE, status_code=status)


def device_cookie(config: Config, token: str, age: int) -> Cookie:
    """What a device is known by: no script can read it."""
    return Cookie(
        key=DEVICE,
        value=token,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
        max_age=age,
    )


def _agent(request: Request[Any, Any, State]) -> str:
    return device_name(request.headers.get("user-agent", ""))
