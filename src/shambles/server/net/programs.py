"""SH-015  What a program that sits at a table needs besides the socket: worlds that its seat can imagine."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from shambles.core.asking.reply import BadInput
from shambles.core.playing.imagined import Imaginable, Telling
from shambles.server.limits import address_of
from shambles.server.net.api import StepNumber, my_seat
from shambles.server.net.books import ERRORS
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.wire.forms import Setting


class ImaginedForm(msgspec.Struct, frozen=True):
    """A moment as a seat can imagine it: nothing in it is hidden from that seat, and all that is hidden is dealt anew.

    answers     how many answers the table had then: it is the same moment as long as this is the same
    """

    game: str
    rules: int
    options: dict[str, Setting]
    seats: int
    seat: int
    answers: int
    moment: Imaginable


# The last of each seat: whoever asks for the same moment again costs nobody a second thought.
_told: WeakKeyDictionary[LiveTable, dict[int, tuple[int, ImaginedForm]]] = WeakKeyDictionary()


@get("/api/tables/{table:str}/imagined", responses=ERRORS)
async def imagined(table: str, request: Request[Any, Any, State], ask: StepNumber) -> ImaginedForm:
    """SH-015  What a program's seat is asked under number `ask`, in a world that could be the true one for all it
    knows."""
    live, seat = await my_seat(request, table)
    house: House = request.app.state.house
    if not live.seats[seat].program:
        raise BadInput("seat", "not-a-program")
    if not house.worlds.take(address_of(request)):
        raise BadInput("request", "too-fast")
    async with live.lock:
        now = live.table
        asked = [] if now is None else [now.asks.get(seat), now.may_change(seat), now.meanwhile.get(seat)]
        if now is None or not any(asked):
            raise BadInput("seat", "nothing-asked", awaited=() if now is None else tuple(one + 1 for one in now.asks))
        if ask not in {one.number for one in asked if one is not None}:
            raise BadInput("ask", "old-ask")
        of_table = _told.setdefault(live, {})
        if (known := of_table.get(seat)) is not None and known[0] == ask and known[1].answers == live.played:
            return known[1]
        telling, played = Telling(now, seat, SystemRandom()), live.played
    moment = await asyncio.to_thread(telling.tell)
    row = live.row
    form = ImaginedForm(row.game, row.rules, row.options, len(live.seats), seat, played, moment)
    of_table[seat] = ask, form
    return form


HANDLERS: list[Any] = [imagined]
