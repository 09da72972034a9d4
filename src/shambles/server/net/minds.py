"""The HTTP side of what is thought for people: hints while they play, and a review when it is over."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from shambles.core.asking.reply import BadInput
from shambles.server.fair_turns import WorkFor
from shambles.server.net.api import find_opened, home_of, my_seat
from shambles.server.net.books import ERRORS, LANG
from shambles.server.tables.house import House
from shambles.server.wire.forms import Hint, ReviewForm, WantHint


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(table: str, data: WantHint, request: Request[Any, Any, State], lang: str = LANG) -> Hint:
    """What a veteran would do in your place, and why, by what your seat may know."""
    live, seat = await my_seat(request, table)
    house: House = request.app.state.house
    address = home_of(request) or ""
    coming = asyncio.create_task(house.hints.hint_for(live, seat, data.ask, lang, address))
    gone = asyncio.create_task(_has_gone(request))
    try:
        await asyncio.wait({coming, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            raise BadInput("ask", "old-ask")  # nobody hears this
        return coming.result()
    finally:
        coming.cancel()
        gone.cancel()


async def _has_gone(request: Request[Any, Any, State]) -> None:
    """Until whoever asked does not wait any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/api/tables/{table:str}/review", status_code=200, responses=ERRORS)
async def begin_review(table: str, request: Request[Any, Any, State]) -> ReviewForm:
    """Have a finished game reviewed, in the background; or its review, where that is done."""
    house: House = request.app.state.house
    return await house.reviews.begin(await find_opened(request, table), reviews_for(request, table))


def reviews_for(request: Request[Any, Any, State], table: str) -> WorkFor:
    """In whose turn the review of this table is made."""
    return WorkFor(home_of(request) or "", table, is_person=True)


@get("/api/tables/{table:str}/review", responses=ERRORS)
async def look_at_review(table: str, request: Request[Any, Any, State]) -> ReviewForm:
    """How far the review is that somebody asked for; and then the review."""
    house: House = request.app.state.house
    return await house.reviews.review_of(await find_opened(request, table))


HANDLERS: list[Any] = [hint, begin_review, look_at_review]
