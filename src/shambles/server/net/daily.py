"""The HTTP side of daily deals: today's, one try at each, and the boards.

A player has one try on all devices together. Whoever is no player is known by a cookie, which opens nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State

from shambles.core.game import all_games
from shambles.server.config import Config
from shambles.server.daily.days import ONE, Days, way_of
from shambles.server.daily.tries import Place, Tries, TryRow, Who, rank
from shambles.server.limits import address_of
from shambles.server.made import Made
from shambles.server.net.api import DEVICE, remembered, seated
from shambles.server.net.books import ERRORS, LANG, texts_of
from shambles.server.people.players import find_device, find_player, key_of_player
from shambles.server.people.tokens import fingerprint, new_token
from shambles.server.tables.deal_audience import end_of, opening_of
from shambles.server.wire.daily import Board, BoardLine, DailyDeal, MyTry, PlayDaily, Today
from shambles.server.wire.forms import Revealed, Seated

COOKIE = "shambles-daily"
LONGEST = 100  # letters of a cookie that could be ours
DAYS_400 = 400 * 86_400


@get("/api/daily", responses=ERRORS)
async def today(request: Request[Any, Any, State], lang: str = LANG) -> Today:
    """Today's deals, yours among the tries, and the fingerprints of tomorrow's."""
    days, tries = _daily(request)
    day, who = days.today(), await _who(request)
    before = {(one.game, one.way): one.deal for one in await days.deals_of(day - ONE)}
    after = {(one.game, one.way): one.fingerprint for one in await days.deals_of(day + ONE)}
    deals, told = await days.deals_of(day), await _told(request, lang)
    found = []
    newcomer = who or Who("", is_player=False)
    unranked = await tries.would_be_unranked([one.deal for one in deals], newcomer, address_of(request))
    for one in deals:
        game, way = way_of(one)
        key = (one.game, one.way)
        name, goal = told[f"{game.slug}/{way.id}"]
        mine = await tries.of(one.deal, who) if who else None
        found.append(
            DailyDeal(
                deal=one.deal,
                game=one.game,
                name=name,
                goal=goal,
                minutes=game.minutes,
                tries=await tries.count(one.deal),
                mine=_mine(mine),
                before=before.get(key),
                fingerprint=one.fingerprint,
                tomorrow=after[key],
                unranked=unranked.get(one.deal) if mine is None else mine.unranked,
            )
        )
    left = max(0, int(end_of(day) - days.clock()))
    return Today(day.isoformat(), left, await tries.streak(who) if who else 0, tuple(found))


@post("/api/daily/{deal:str}", responses=ERRORS)
async def play_daily(deal: str, data: PlayDaily, request: Request[Any, Any, State]) -> Response[Seated]:
    """Your one try at today's deal."""
    days, tries = _daily(request)
    config = request.app.state.house.config
    token, who = None, await _who(request)
    if who is None:
        token = new_token()
        who = Who(fingerprint(token), False)
    live, seat, seat_token = await tries.begin(await days.find(deal), data.name, who, address_of(request))
    response = await remembered(request, seated(live, seat, seat_token, config, 201))
    if token is not None:
        response.cookies.append(_cookie(token, config))
    return response


@get("/api/daily/{deal:str}", responses=ERRORS)
async def board(deal: str, request: Request[Any, Any, State], lang: str = LANG) -> Board:
    """How everybody did. While its day lasts only those are told who are done with it (SH-006)."""
    days, tries = _daily(request)
    row = await days.find(deal)
    game, way = way_of(row)
    is_over, who = opening_of(deal) <= days.clock(), await _who(request)
    mine = await tries.of(deal, who) if who else None
    rows = await tries.at(deal)
    is_told = is_over or (mine is not None and mine.result is not None)
    return Board(
        deal=deal,
        day=row.day,
        game=row.game,
        name=(await _told(request, lang))[f"{game.slug}/{way.id}"][0],
        is_over=is_over,
        tries=len(rows),
        mine=_mine(mine),
        lines=tuple(_line(one, mine, is_over) for one in rank(rows)) if is_told else None,
        fingerprint=row.fingerprint,
        revealed=Revealed(str(row.seed), row.salt) if is_over else None,
        unranked=None if mine is None else mine.unranked,
    )


HANDLERS: list[Any] = [today, play_daily, board]


def _daily(request: Request[Any, Any, State]) -> tuple[Days, Tries]:
    return request.app.state.days, request.app.state.tries


async def _told(request: Request[Any, Any, State], lang: str) -> dict[str, tuple[str, str]]:
    """The name and the goal of every way to play: reading the words of all games takes a while."""

    def tell() -> dict[str, tuple[str, str]]:
        ways = [(texts_of(lang, game), game, way) for game in all_games() for way in game.ways]
        return {
            f"{game.slug}/{way.id}": (
                texts.say(f"way-{way.id}"),
                texts.goal(game.read_options(way.options), way.seats),
            )
            for texts, game, way in ways
        }

    made: Made = request.app.state.house.made
    return msgspec.json.decode(await made.get_or_make(("ways", lang), tell), type=dict[str, tuple[str, str]])


async def _who(request: Request[Any, Any, State]) -> Who | None:
    """Whoever asks, as tries know them."""
    store = request.app.state.house.store
    device = await find_device(store, request.cookies.get(DEVICE))
    token = request.cookies.get(COOKIE, "")
    guest = fingerprint(token) if 0 < len(token) <= LONGEST else None
    if device is not None:
        player = await find_player(store, device.player_id)
        return Who(key_of_player(device.player_id), True, guest, player.created if player else device.created)
    return None if guest is None else Who(guest, False)


def _cookie(token: str, config: Config) -> Cookie:
    """What a guest's tries are known by."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/api/daily",
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
        max_age=DAYS_400,
    )


def _mine(row: TryRow | None) -> MyTry | None:
    return None if row is None else MyTry(row.table_id, row.result is not None)


def _line(one: Place, mine: TryRow | None, is_over: bool) -> BoardLine:
    result = one.row.result
    return BoardLine(
        name=one.row.name,
        place=one.place,
        score=None if result is None else result.score,
        won=result is not None and result.won,
        cost=None if result is None else result.cost,
        share=None if result is None else result.share,
        mine=mine is not None and one.row.table_id == mine.table_id,
        coming=not one.row.judged,
        table=one.row.table_id if is_over else None,
    )
