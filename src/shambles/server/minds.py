"""The HTTP side of what is thought for people: hints while they play, and a review when it is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from shambles.server.api import find_opened, my_seat
from shambles.server.books import ERRORS, LANG
from shambles.server.forms import Hint, ReviewForm, WantHint
from shambles.server.house import House
from shambles.server.limits import address_of
from shambles.server.wording import hint_in_words


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(table: str, data: WantHint, request: Request[Any, Any, State], lang: str = LANG) -> Hint:
    """What a veteran would do in your place, and why, by what your seat may know."""
    live, seat = await my_seat(request, table)
    house: House = request.app.state.house
    return hint_in_words(live, await house.hints.find(live, seat, data.ask), lang)


@post("/api/tables/{table:str}/review", status_code=200, responses=ERRORS)
async def begin_review(table: str, request: Request[Any, Any, State]) -> ReviewForm:
    """Have a finished game reviewed, in the background; or its review, where that is done."""
    house: House = request.app.state.house
    return await house.reviews.begin(await find_opened(request, table), address_of(request))


@get("/api/tables/{table:str}/review", responses=ERRORS)
async def look_at_review(table: str, request: Request[Any, Any, State]) -> ReviewForm:
    """How far the review is that somebody asked for; and then the review."""
    house: House = request.app.state.house
    return await house.reviews.find(await find_opened(request, table))


HANDLERS: list[Any] = [hint, begin_review, look_at_review]
