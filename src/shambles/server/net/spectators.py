"""The HTTP side of looking on: tables worth watching."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from shambles.server.net.api import DEVICE
from shambles.server.net.books import ERRORS
from shambles.server.net.people import PRIVATE
from shambles.server.people.friends import tables_to_avoid
from shambles.server.people.players import find_device
from shambles.server.spectators.on_now import OnNow
from shambles.server.wire.spectators import TableOnNow


@get("/api/on-now", responses=ERRORS)
async def on_now(request: Request[Any, Any, State]) -> Response[list[TableOnNow]]:
    """Public tables that anybody may watch, the most worth watching first. A player sees none with somebody whom they
    block, or who blocks them."""
    listed: OnNow = request.app.state.on_now
    store = request.app.state.house.store
    device = await find_device(store, request.cookies.get(DEVICE))
    avoided = set[str]() if device is None else await tables_to_avoid(store, device.player_id, "playing")
    return Response([one for one in await listed.tables() if one.table.id not in avoided], headers=PRIVATE)


HANDLERS: list[Any] = [on_now]
