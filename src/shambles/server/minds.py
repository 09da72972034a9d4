"""The HTTP side of what is thought for people: hints while they play."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State

from shambles.bots import Advice
from shambles.server.api import ERRORS, my_seat
from shambles.server.forms import WantHint
from shambles.server.house import House


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(table: str, data: WantHint, request: Request[Any, Any, State]) -> Advice:
    """What a veteran would do in your place, and why, by what your seat may know."""
    live, seat = await my_seat(request, table)
    house: House = request.app.state.house
    return await house.hints.find(live, seat, data.ask)


HANDLERS: list[Any] = [hint]
