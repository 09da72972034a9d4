"""An ending as a picture, and what a shared link shows of a table (Open Graph): never more than anybody may know."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import find_game
from shambles.languages.finding import ENGLISH, languages
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.limits import address_of
from shambles.server.net.api import asker, find_opened
from shambles.server.net.books import ERRORS, LANG, texts_of
from shambles.server.spectators.drawing import Kind, can_draw, draw_ending
from shambles.server.tables.house import House
from shambles.server.thinking.wording import names_at

TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png"}
KEPT = {"cache-control": "private, max-age=600"}  # what one may see is not what all may
LONGEST = 200  # letters of a description


@get("/api/tables/{table:str}/picture.svg", responses=ERRORS, media_type=TYPES["svg"])
async def ending_as_svg(table: str, request: Request[Any, Any, State], lang: str = LANG) -> Response[bytes]:
    """How a game ended, as a drawing, for whoever may know all about it (SH-005)."""
    return await _ending(table, request, lang, "svg")


@get("/api/tables/{table:str}/picture.png", responses=ERRORS, media_type=TYPES["png"])
async def ending_as_png(table: str, request: Request[Any, Any, State], lang: str = LANG) -> Response[bytes]:
    """The same in pixels, where the server has the extra `[picture]`."""
    if not can_draw("png"):
        raise BadInput("path", "not-found")
    return await _ending(table, request, lang, "png")


async def _ending(table: str, request: Request[Any, Any, State], lang: str, kind: Kind) -> Response[bytes]:
    house: House = request.app.state.house
    live = await find_opened(request, table)
    seats = list(live.seats)

    async def draw() -> bytes:
        return await house.retell(live, address_of(request), draw_ending, seats, lang, kind)

    key = ("picture", table, lang, kind, tuple(seat.name for seat in seats))  # whoever is erased is somebody
    return Response(await house.made.get_or_make_bytes(key, draw), media_type=TYPES[kind], headers=KEPT)


HANDLERS: list[Any] = [ending_as_svg, ending_as_png]


async def shared_page(page: str, table: str, request: Request[Any, Any, State]) -> str:
    """The client's page with a few words about this table for whoever is sent the link; nothing of a game's cards."""
    try:
        return await _with_tags(page, table, request)
    except (OSError, SQLAlchemyError, msgspec.MsgspecError, ValueError):
        return page  # the page itself tells people what is wrong


async def _with_tags(page: str, table: str, request: Request[Any, Any, State]) -> str:
    house: House = request.app.state.house
    found = await house.store.read_table(table) if table.isalnum() and len(table) <= 24 else None
    if found is None or found[0].aside is not None:
        return page
    row, seats = found
    wished = request.headers.get("accept-language", "")[:2].lower()
    lang = wished if wished in languages() else ENGLISH
    is_open = row.status == "over" and await _may_know(house, request, table)
    title, line = _words(row, seats, lang, is_open)
    about = {"og:site_name": "Shambles", "og:type": "website", "og:title": title, "og:description": line[:LONGEST]}
    if is_open:
        kind: Kind = "png" if can_draw("png") else "svg"
        here = house.config.call_address or str(request.base_url).rstrip("/")
        about |= {"og:image": f"{here}/api/tables/{table}/picture.{kind}?lang={lang}", "og:image:type": TYPES[kind]}
        about |= {"og:image:width": "1200", "og:image:height": "630", "og:image:alt": line[:LONGEST]}
        about |= {"twitter:card": "summary_large_image"}
    tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in about.items())
    return page.replace("</head>", f"{tags}</head>", 1)


async def _may_know(house: House, request: Request[Any, Any, State], table: str) -> bool:
    try:
        await house.deals.must_open(table, asker(request))
    except BadInput:
        return False
    return True


def _words(row: TableRow, seats: list[SeatRow], lang: str, is_open: bool) -> tuple[str, str]:
    """What is played there, and a sentence about it."""
    texts = texts_of(lang, find_game(row.game))
    names = names_at(seats, texts)
    if row.status == "playing":
        return texts.say("game"), texts.say("shared-playing", names=texts.listed(names))
    if not is_open or row.result is None:
        return texts.say("game"), texts.say(f"shared-{row.status}")
    outcome = msgspec.json.decode(row.result, type=Outcome)
    return texts.say("game"), texts.outcome(outcome, None, names)
