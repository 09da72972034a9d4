"""The personal link to a seat: made when somebody asks for it, from the cookie that no script can read."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State

from shambles.server.net.api import COOKIE, my_seat, seated
from shambles.server.net.books import ERRORS
from shambles.server.tables.house import House
from shambles.server.wire.forms import Seated


@post("/api/tables/{table:str}/link", status_code=200, responses=ERRORS)
async def link(table: str, request: Request[Any, Any, State]) -> Response[Seated]:
    """Your own token, for the link that brings you back from another device."""
    live, seat = await my_seat(request, table)
    house: House = request.app.state.house
    return seated(live, seat, request.cookies[COOKIE], house.config, 200)


HANDLERS: list[Any] = [link]
