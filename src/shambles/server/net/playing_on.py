"""Play on from here (SH-008): a new table from any moment of a finished game, and what was played there beside it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import beginnings
from shambles.server.limits import address_of
from shambles.server.net.api import COOKIE, find_opened, remembered, seated
from shambles.server.net.books import ERRORS, LANG
from shambles.server.tables.beginnings import Chosen, begin_from, beginning_of, what_was_chosen
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import Cards
from shambles.server.time_and_chance import randbits
from shambles.server.wire.forms import NewTable, Seated
from shambles.server.wire.playing_on import PlayOn, ThenAndNow


@post("/api/tables/{table:str}/play-on", responses=ERRORS)
async def play_on(table: str, data: PlayOn, request: Request[Any, Any, State]) -> Response[Seated]:
    """A new table that begins with a moment of this table's game. The game must be over, and open to you (SH-005)."""
    house: House = request.app.state.house
    mine = [number for number, seat in enumerate(data.seats) if seat.kind == "you"]
    if len(mine) != 1:
        raise BadInput("seats", "one-seat-each" if mine else "no-seat")
    before = await find_opened(request, table)
    if len(data.seats) != len(before.seats):
        raise BadInput("seats", "wrong-number", found=len(data.seats), wanted=len(before.seats))
    seed = randbits(64)
    step, save = await house.retell(before, address_of(request), begin_from, data.step, mine[0], data.anew, seed)
    wanted = NewTable(
        game=before.row.game, name=data.name, portrait=data.portrait, seats=data.seats, options=before.row.options
    )
    values = {"step": step, "seat": mine[0], "anew": data.anew, "save": save}

    async def write_beginning(connection: AsyncConnection, new: str, name: str) -> None:
        await connection.execute(beginnings.insert().values(values | {"table_id": new}))

    live, seat, token = await house.new_table(
        wanted,
        address_of(request),
        cards=Cards(seed, before.row.deal, began_from=before.row.id),
        beside=write_beginning,
    )
    assert seat is not None
    return await remembered(request, seated(live, seat, token, house.config, 201))


@get("/api/tables/{table:str}/then", responses=ERRORS)
async def then_and_now(table: str, request: Request[Any, Any, State], lang: str = LANG) -> ThenAndNow:
    """What your seat chose in the game before, and what it chooses at this table that goes on from it.

    While the game is on, only whoever holds a seat is told, and of their own seat alone.
    """
    house: House = request.app.state.house
    here = await house.find(table)
    seat = await house.seat_of(here, request.cookies.get(COOKIE))
    is_over = here.status == "over"
    if seat is None and not is_over:
        raise BadInput("seat", "no-seat")
    if is_over:
        await find_opened(request, table)
    beginning = await beginning_of(house.store, table)
    seat = beginning.seat if seat is None else seat
    before = await _before(house, here)
    address = address_of(request)
    now = await _chosen(house, here, None, seat, lang, address)
    if before is None:
        return ThenAndNow(None, beginning.step, seat, beginning.anew, (), now.words, None)
    then = await _chosen(house, before, beginning.step, seat, lang, address)
    told, outcome = then.words, before.table.outcome if before.table is not None else None
    if not is_over:
        told = told[: len(now.words) + 1]
        if beginning.anew:  # later choices, and the end, tell of the true cards
            told, outcome = told[: int(then.at_once)], None
    return ThenAndNow(before.info(), beginning.step, seat, beginning.anew, told, now.words, outcome)


HANDLERS: list[Any] = [play_on, then_and_now]


async def _before(house: House, here: LiveTable) -> LiveTable | None:
    """The table of the game before, if it is still on the disk."""
    try:
        found = await house.read(here.row.began_from or "")
    except BadInput:
        return None
    return found if found.status == "over" else None


async def _chosen(house: House, live: LiveTable, step: int | None, seat: int, lang: str, address: str) -> Chosen:
    """Told once for each number of answers, and kept."""

    async def make() -> bytes:
        return msgspec.json.encode(await house.retell(live, address, what_was_chosen, step, seat, live.seats, lang))

    key = ("chosen", live.row.id, live.played, step, seat, lang)
    return msgspec.json.decode(await house.made.get_or_make_bytes(key, make), type=Chosen)
