"""A game on somebody else's page, in a frame: a replay, or a table that is on as a spectator sees it.

No site may do so unless the host names it (`embed_sites`). Whoever comes by is nobody: no cookie is read or set here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.server.config import Config
from shambles.server.limits import address_of
from shambles.server.net.api import StepNumber, home_of
from shambles.server.net.books import ERRORS, LANG, texts_of
from shambles.server.spectators.drawing import Scene, draw_moment, draw_story, read_story, words_for
from shambles.server.tables.deal_audience import Asker
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.wording import names_at
from shambles.server.wire.spectators import Embedded
from shambles.texts import Texts

PLACE = "/embed/"
BUTTONS = ("embed-back", "embed-forward", "embed-open", "embed-live", "embed-step")
LATEST = 8  # events, of which those with words are told


def headers_for(config: Config, usual: Mapping[str, str]) -> dict[str, str] | None:
    """The headers of the page that the named sites may frame; none where no site is named."""
    if not config.embed_sites:
        return None
    policy = usual["content-security-policy"].replace(
        "frame-ancestors 'none'", f"frame-ancestors {' '.join(config.embed_sites)}"
    )
    return {**usual, "content-security-policy": policy, "cross-origin-resource-policy": "cross-origin"}


def page_of(config: Config) -> list[Any]:
    """The page itself, where the host wants it."""
    file = config.static / "embed.html"
    if not config.embed_sites or not file.exists():
        return []
    page = file.read_text("utf-8")

    @get(PLACE + "{table:str}", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
    def framed() -> Response[str]:
        return Response(page, headers={"cache-control": "no-cache"})

    return [framed]


@get("/api/embed/{table:str}", responses=ERRORS)
async def embedded(
    table: str, request: Request[Any, Any, State], step: StepNumber = 0, seen: StepNumber = 0, lang: str = LANG
) -> Embedded:
    """A moment of a game, for somebody who is nobody here: of one that is over the step that is asked for (0 is the
    last), of one that is on the present one, unless its version was `seen` already."""
    house: House = request.app.state.house
    if not house.config.embed_sites:
        raise BadInput("path", "not-found")
    live = await house.find(table)
    nobody = Asker.of(home_of(request))
    if live.status == "over":
        await live.set_status()  # that may have failed
        await house.deals.must_open(table, nobody)
        return await _told(house, live, address_of(request), step, lang)
    await house.deals.must_let_watch(table, nobody)
    if live.table is None:
        return _form(live, lang, _texts(live, lang).say("shared-waiting"), (1, 1, 0), None)
    return await _present(house, live, seen, lang)


HANDLERS: list[Any] = [embedded]


async def _told(house: House, live: LiveTable, address: str, step: int, lang: str) -> Embedded:
    """A step of a game that is over; all of them are drawn at once, elsewhere, and kept."""
    seats = list(live.seats)

    async def draw() -> bytes:
        return await house.retell(live, address, draw_story, seats, lang)

    key = ("scenes", live.row.id, lang, tuple(seat.name for seat in seats))
    story = read_story(await house.made.get_or_make_bytes(key, draw))
    count = len(story.scenes)
    number = count if step == 0 else min(step, count)
    return _form(live, lang, story.line, (number, count, 0), story.scenes[number - 1])


async def _present(house: House, live: LiveTable, seen: int, lang: str) -> Embedded:
    """A game that is on, as it is now; drawn once for everybody who looks, beside the loop."""
    table = live.table
    assert table is not None
    version, seats = live.played + 1, list(live.seats)
    texts = _texts(live, lang)
    line = texts.say("shared-playing", names=texts.listed(names_at(seats, texts)))
    if seen == version:
        return _form(live, lang, line, (1, 1, version), None)
    view, events = table.view(None), table.events_for(None, max(0, table.told - LATEST))
    key = ("scene", live.row.id, version, lang, tuple(seat.name for seat in seats))

    def draw() -> Scene:
        return draw_moment(words_for(live.row.game, table.options, seats, lang), view, events)

    made = await house.made.get_or_make(key, draw)
    return _form(live, lang, line, (1, 1, version), msgspec.json.decode(made, type=Scene))


def _form(live: LiveTable, lang: str, line: str, at: tuple[int, int, int], scene: Scene | None) -> Embedded:
    texts = _texts(live, lang)
    words = {key: texts.say(key) for key in BUTTONS}
    said, svg = ((), None) if scene is None else (scene.said, scene.svg)
    return Embedded(texts.say("game"), line, live.status, *at, said, svg, words)


def _texts(live: LiveTable, lang: str) -> Texts:
    return texts_of(lang, find_game(live.row.game))
