"""The HTTP side of ratings (SH-007): mine, whether I want any, and those of the bots."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from shambles.bots.ratings import measured
from shambles.core.game import find_game
from shambles.server.net.books import ERRORS, LANG
from shambles.server.net.people import PRIVATE, me_of
from shambles.server.people.ratings import rated_games_of, ratings_from, want_rating, wants_rating
from shambles.server.people.skill import chances_of, count_puzzles, tried_by
from shambles.server.tables.house import House
from shambles.server.wire.ratings import BotRating, MySkill, WantRating


@get("/api/me/skill", responses=ERRORS)
async def my_skill(request: Request[Any, Any, State], lang: str = LANG) -> Response[MySkill]:
    """My ratings, my chances over time, and my puzzles."""
    device = await me_of(request)
    house: House = request.app.state.house
    return Response(await _skill(house, device.player_id, lang), headers=PRIVATE)


@post("/api/me/skill", status_code=200, responses=ERRORS)
async def want_skill(data: WantRating, request: Request[Any, Any, State], lang: str = LANG) -> Response[MySkill]:
    """I want ratings, or none: then those that I have are erased."""
    device = await me_of(request)
    house: House = request.app.state.house
    await want_rating(house.store, device.player_id, data.wanted)
    return Response(await _skill(house, device.player_id, lang), headers=PRIVATE)


@get("/api/games/{game:str}/ratings", responses=ERRORS)
async def bot_ratings(game: str) -> list[BotRating]:
    """How strong the bots are, in each way to play that they were measured in."""
    slug = find_game(game).slug
    return [
        BotRating(way.partition("/")[2], bot, one.shown, one.doubt)
        for way, found in measured().items()
        if way.partition("/")[0] == slug
        for bot, one in found.items()
    ]


HANDLERS: list[Any] = [my_skill, want_skill, bot_ratings]


async def _skill(house: House, player: str, lang: str) -> MySkill:
    games = await rated_games_of(house.store, player)
    return MySkill(
        await wants_rating(house.store, player),
        tuple(ratings_from(games)),
        tuple(await chances_of(house.store, player, games)),
        tuple(count_puzzles(await tried_by(house.store, player), lang)),
    )
