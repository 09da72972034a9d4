"""The deal that somebody played, for others to play: the same cards against the same bots, and how everybody did.

A deal has a name of its own, which tells nothing of the table it was first played at: whoever takes up the challenge
finds neither its replay nor its seed before they are done themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.datastructures import State

from shambles.bots import USUAL_LEVEL
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import find_game
from shambles.server.disk.rows import SeatRow, TableRow, tables
from shambles.server.limits import address_of
from shambles.server.net.api import asker, find_opened, remembered, seated
from shambles.server.net.books import ERRORS
from shambles.server.net.minds import reviews_for
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import Cards
from shambles.server.wire.forms import DealForm, DealResult, NewSeat, NewTable, PlayDeal, Seated

MOST = 50  # games of one deal that are compared


@get("/api/deals/{deal:str}", responses=ERRORS)
async def look_at_deal(deal: str, state: State, seat: int = 0) -> DealForm:
    """What it is that can be played again."""
    row, seats = await find_deal(state.house, deal)
    levels = tuple(_level(one) for one in seats)
    return DealForm(row.game, row.shown_options(), levels, _place(seats, seat))


@post("/api/deals/{deal:str}", responses=ERRORS)
async def play_deal(deal: str, data: PlayDeal, request: Request[Any, Any, State]) -> Response[Seated]:
    """The same cards and the same bots, at a table of your own."""
    house: House = request.app.state.house
    row, seats = await find_deal(house, deal)
    place = _place(seats, data.seat)
    wanted = NewTable(
        game=row.game,
        name=data.name,
        portrait=data.portrait,
        seats=[NewSeat("you") if one.seat == place else NewSeat("bot", _level(one)) for one in seats],
        options=row.options,
        scenario=row.scenario,
    )
    live, seat, token = await house.new_table(wanted, address_of(request), Cards(row.seed, row.deal))
    assert seat is not None
    return await remembered(request, seated(live, seat, token, house.config, 201))


@get("/api/tables/{table:str}/deal", responses=ERRORS)
async def compare_deal(table: str, request: Request[Any, Any, State]) -> list[DealResult]:
    """How everybody did who has played this table's deal to its end; told only where that has happened.

    What was luck and what was choice is told to those who may know the cards (SH-005).
    """
    house: House = request.app.state.house
    here = await house.find(table)
    if here.status != "over":
        raise BadInput("table", "not-over")
    await house.deals.must_be_open(here.row.deal or "")
    try:
        await house.deals.must_open(table, asker(request))
    except BadInput:
        return await compare(house, here, luck=False)
    return await compare(house, here)


@post("/api/tables/{table:str}/deal", status_code=200, responses=ERRORS)
async def weigh_deal(table: str, request: Request[Any, Any, State]) -> list[DealResult]:
    """The same; and what was luck and what was choice is worked out in the background: here, and at one other table.

    Whoever wants the others too asks again when those are done.
    """
    house: House = request.app.state.house
    here = await find_opened(request, table)
    await house.reviews.begin(here, reviews_for(request, table))
    for row, _ in await finished_tables(house, here.row.deal or "", MOST):
        _, done = await house.reviews.reached(row.id)
        if done is None or (done < 1 and row.id != table):
            with suppress(BadInput):  # enough are waited for, or it was set aside: the others are compared
                await house.reviews.begin(await house.read(row.id), reviews_for(request, row.id))
            break
    return await compare(house, here)


async def compare(house: House, here: LiveTable, luck: bool = True) -> list[DealResult]:
    """A line for each person who has played the deal of this table."""
    results: list[DealResult] = []
    for row, seats in await finished_tables(house, here.row.deal or "", MOST):
        outcome = msgspec.json.decode(row.result, type=Outcome) if row.result else None
        if row.id == here.row.id and here.table is not None:
            outcome = here.table.outcome
        if outcome is None:
            continue
        review, done = await house.reviews.reached(row.id) if luck else (None, None)
        results += [
            DealResult(
                one.name,
                one.seat,
                outcome.scores[one.seat],
                one.seat in outcome.winners,
                row.id == here.row.id,
                done,
                review.shares[one.seat] if review is not None else None,
            )
            for one in seats
            if one.name  # people, and those who left their seat to a bot
        ]
    return results


HANDLERS: list[Any] = [look_at_deal, play_deal, compare_deal, weigh_deal]


async def find_deal(house: House, deal: str) -> tuple[TableRow, list[SeatRow]]:
    """The first finished table of this deal, under the rules that we have."""
    await house.deals.must_be_open(deal)
    for row, seats in await finished_tables(house, deal, 1) if deal.isalnum() else ():
        if row.rules == find_game(row.game).version:
            return row, seats
    raise BadInput("deal", "no-such-deal")


async def finished_tables(house: House, deal: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """The finished tables of a deal, the first one first."""
    which = (tables.c.deal == deal) & (tables.c.status == "over") & tables.c.aside.is_(None)
    which &= tables.c.began_from.is_(None)
    query = sa.select(tables.c.id).where(which).order_by(tables.c.created).limit(most)
    async with house.store.reading() as connection:
        found = [str(one) for one in (await connection.execute(query)).scalars()]
    read = [await house.store.read_table(one) for one in found]
    return [one for one in read if one is not None]


def _level(row: SeatRow) -> Any:
    return row.bot if row.kind == "bot" and row.bot is not None else USUAL_LEVEL


def _place(seats: list[SeatRow], wanted: int) -> int:
    """The seat that is played again: the one that was asked for, if a person had it, or the first such."""
    people = [one.seat for one in seats if one.name]
    return wanted if wanted in people else people[0] if people else 0
