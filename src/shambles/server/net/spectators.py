"""The HTTP side of looking on: tables worth watching, the ladders of the seasons, and the league of bots."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from shambles.server.clubs.league import league_of
from shambles.server.clubs.seasons import Seasons
from shambles.server.months import month_of
from shambles.server.net.api import DEVICE
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE
from shambles.server.people.friends import tables_to_avoid
from shambles.server.people.players import find_device
from shambles.server.spectators.on_now import OnNow
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.spectators import League, Season, TableOnNow

Month = Annotated[str, Parameter(pattern="^(|20[0-9]{2}-(0[1-9]|1[0-2]))$")]


@get("/api/on-now", responses=ERRORS)
async def on_now(request: Request[Any, Any, State]) -> Response[list[TableOnNow]]:
    """Public tables that anybody may watch, the most worth watching first. A player sees none with somebody whom they
    block, or who blocks them."""
    listed: OnNow = request.app.state.on_now
    store = request.app.state.house.store
    device = await find_device(store, request.cookies.get(DEVICE))
    avoided = set[str]() if device is None else await tables_to_avoid(store, device.player_id, "playing")
    return Response([one for one in await listed.tables() if one.table.id not in avoided], headers=PRIVATE)


@get("/api/seasons", responses=ERRORS)
async def season(request: Request[Any, Any, State], month: Month = "") -> Season:
    """SH-017  The ladders of a month; of this one unless told."""
    seasons: Seasons = request.app.state.seasons
    return await seasons.page(month or month_of(time()), time())


@get("/api/league", responses=ERRORS)
async def league(request: Request[Any, Any, State]) -> League:
    """SH-018  How the bots of this server's league stand."""
    house: House = request.app.state.house
    return await league_of(house.store, house.config, time())


HANDLERS: list[Any] = [on_now, season, league]
