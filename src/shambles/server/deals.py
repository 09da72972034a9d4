"""The deal that somebody played, for others to play: the same cards against the same bots, and how everybody did.

A deal has a name of its own, which tells nothing of the table it was first played at: whoever takes up the challenge
finds neither its replay nor its seed before they are done themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State

from shambles.bots import USUAL_LEVEL
from shambles.core.game import find_game
from shambles.core.reply import BadInput, Outcome
from shambles.server.api import ERRORS, seated
from shambles.server.forms import DealForm, DealResult, NewSeat, NewTable, PlayDeal, Seated
from shambles.server.house import House
from shambles.server.live import LiveTable
from shambles.server.rows import SeatRow, TableRow

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
        seats=[NewSeat("you") if one.seat == place else NewSeat("bot", _level(one)) for one in seats],
        options=row.options,
        scenario=row.scenario,
    )
    live, seat, token = await house.new_table(wanted, request.client.host if request.client else "", same_as=row)
    assert seat is not None
    return seated(live, seat, token, house.config, 201)


@get("/api/tables/{table:str}/deal", responses=ERRORS)
async def compare_deal(table: str, state: State) -> list[DealResult]:
    """How everybody did who has played this table's deal to its end; told only where that has happened."""
    return await compare(state.house, await find_finished(state.house, table))


@post("/api/tables/{table:str}/deal", status_code=200, responses=ERRORS)
async def weigh_deal(table: str, request: Request[Any, Any, State]) -> list[DealResult]:
    """The same; and what was luck and what was choice is worked out, in the background, for all who have no review."""
    house: House = request.app.state.house
    here = await find_finished(house, table)
    await house.reviews.begin(here)
    for row, _ in await house.store.read_deal(here.row.deal or "", MOST):
        _, done = await house.reviews.reached(row.id)
        if done is None:
            with suppress(BadInput):  # enough are waited for, or it was set aside: the others are compared
                await house.reviews.begin(await house.find(row.id))
    return await compare(house, here)


async def find_finished(house: House, table: str) -> LiveTable:
    """The table of whoever asks, where nothing is secret any more."""
    live = await house.find(table)
    if live.table is None or live.table.outcome is None:
        raise BadInput("table", "not-over")
    return live


async def compare(house: House, here: LiveTable) -> list[DealResult]:
    """A line for each person who has played the deal of this table."""
    results: list[DealResult] = []
    for row, seats in await house.store.read_deal(here.row.deal or "", MOST):
        outcome = msgspec.json.decode(row.result, type=Outcome) if row.result else None
        if row.id == here.row.id and here.table is not None:
            outcome = here.table.outcome
        if outcome is None:
            continue
        review, done = await house.reviews.reached(row.id)
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
    for row, seats in await house.store.read_deal(deal, 1):
        if row.rules == find_game(row.game).version:
            return row, seats
    raise BadInput("deal", "no-such-deal")


def _level(row: SeatRow) -> Any:
    return row.bot if row.kind == "bot" and row.bot is not None else USUAL_LEVEL


def _place(seats: list[SeatRow], wanted: int) -> int:
    """The seat that is played again: the one that was asked for, if a person had it, or the first such."""
    people = [one.seat for one in seats if one.name]
    return wanted if wanted in people else people[0] if people else 0
