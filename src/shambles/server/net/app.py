"""The service put together: routes, headers, errors, start and stop."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from itertools import chain
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from litestar.types.asgi_types import LifeSpanReceive, LifeSpanScope, LifeSpanSend

from shambles import __version__
from shambles.core.asking.reply import BadInput
from shambles.server.clubs.keeping import LookAfterClub
from shambles.server.clubs.league import PlayLeague
from shambles.server.clubs.seasons import CloseSeason, Seasons
from shambles.server.config import Config
from shambles.server.daily.days import Days
from shambles.server.daily.tries import ForgetAddresses, Tries
from shambles.server.host.draining import drain
from shambles.server.host.standing import Standing
from shambles.server.limits import READS, Buckets, Rates, UndoPace
from shambles.server.metrics import REFUSED_REQUESTS
from shambles.server.net import (
    books,
    calls,
    clubs,
    daily,
    deals,
    embed,
    friends,
    host,
    links,
    me,
    minds,
    people,
    pictures,
    playing_on,
    programs,
    puzzles,
    reach,
    skill,
    spectators,
    workshop,
)
from shambles.server.net.api import HANDLERS
from shambles.server.net.border import check_language, check_letters, page_with_languages, without_body
from shambles.server.net.entrance import ForAddress, club_socket, table_socket
from shambles.server.net.health import healthz, metrics, no_client
from shambles.server.net.pages import Pages
from shambles.server.net.passing import Siblings
from shambles.server.net.schema_page import ROOT, show_schema
from shambles.server.net.site import documentation
from shambles.server.people.calls import Calls
from shambles.server.people.ways import ForgetCodes
from shambles.server.spectators.on_now import OnNow
from shambles.server.tables.house import House
from shambles.server.tables.leases import PlayedElsewhere
from shambles.server.tables.turns import Turns
from shambles.server.tables.watching import Watch
from shambles.server.thinking.thinkers import prepare_minds
from shambles.server.tracing import Traced, begin_tracing
from shambles.server.wire.forms import Problem, Wrong

NOT_FOUND = {"no-such-table", "no-such-deal", "unknown-game", "no-such-scenario", "not-found", "no-review"}
NOT_FOUND |= {"no-such-way", "no-such-device", "no-such-friend", "no-such-puzzle", "no-such-moment", "no-such-club"}
NOT_FOUND |= {"no-such-player-here", "nobody-there", "no-such-box", "no-box-here"}
SEALED = {"deal-is-yours", "deal-is-played", "deal-is-played-beside", "deal-of-today", "deal-of-the-round"}
CONFLICT = SEALED | {"seat-taken", "not-over", "not-absent", "table-set-aside", "too-soon", "old-ask", "nothing-asked"}
CONFLICT |= {"already-somebody", "own-link", "that-is-you", "not-a-player", "blocked-sits-here"}
CONFLICT |= {"way-is-gone", "call-failed", "not-confirmed", "way-not-offered"}
CONFLICT |= {"club-over", "club-begun", "club-full", "club-round-on", "club-too-early", "club-alone", "no-table-now"}
CONFLICT |= {"daily-tried", "daily-is-over", "daily-alone", "rated-alone", "rated-new-deal", "rated-own-box"}
CONFLICT |= {"table-closed", "not-closed", "not-limited", "no-maintenance"}
FORBIDDEN = {"no-seat", "no-header", "no-hints-here", "no-player", "no-such-player", "link-used", "bad-passkey"}
FORBIDDEN |= {"wrong-code", "code-ended", "rated-players-only", "rated-not-wanted", "not-the-host", "banned"}
FORBIDDEN |= {"no-programs-here", "not-a-program"}
FORBIDDEN |= {"club-hosts-only", "not-organiser", "not-in-club"}
BUSY = {
    "too-fast",
    "too-many-tables",
    "too-many-of-yours",
    "hint-overran",
    "too-many-reviews",
    "too-many-reviews-of-yours",
    "too-much-at-once",
    "too-many-tries",
    "too-many-newcomers",
    "too-many-friends",
    "too-many-regards",
    "too-many-invitations",
    "too-many-passkeys",
    "too-many-ways",
    "too-many-clubs",
    "too-many-calls",
    "too-many-codes",
    "too-many-boxes",
    "too-many-boxes-of-yours",
    "too-many-trials",
    "trial-under-way",
}

BESIDE = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".png": "image/png"}
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Service(Litestar):
    """Litestar without what it would load for kinds of data that we do not use: a server is to be there at once."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """HEAD is answered wherever GET is."""
        if scope["type"] == ScopeType.HTTP and cast("HTTPScope", scope)["method"] == "HEAD":
            scope, send = without_body(cast("HTTPScope", scope), cast("Send", send))
        await super().__call__(scope, receive, send)


def create_app(config: Config | None = None, siblings: Siblings | None = None) -> Litestar:
    """The service as an ASGI application; siblings: other processes beside this one."""
    config = config or Config()

    gets = Buckets(config.gets_per_minute, config.gets_per_minute / 60)
    posts = Buckets(config.posts_per_minute, config.posts_per_minute / 60)
    reading = (books.HANDLERS, reach.HANDLERS, puzzles.HANDLERS, workshop.HANDLERS)
    tables = (HANDLERS, links.HANDLERS, minds.HANDLERS, deals.HANDLERS, programs.HANDLERS)
    playing = (*tables, playing_on.HANDLERS, daily.HANDLERS)
    players = (people.HANDLERS, me.HANDLERS, skill.HANDLERS, friends.HANDLERS, calls.HANDLERS, clubs.HANDLERS)
    watched = (spectators.HANDLERS, pictures.HANDLERS, embed.HANDLERS)
    handlers: list[Any] = [
        *chain.from_iterable((*reading, *playing, *players, *watched)),
        *host.HANDLERS,
        *documentation(),
    ]
    handlers += [table_socket, club_socket, healthz]
    if config.metrics:
        handlers.append(metrics)
    if config.has_client:
        handlers += [
            *_page(config.static / "index.html"),
            *_files_beside(config.static),
            _assets(config.static / "assets"),
            *embed.page_of(config),
        ]
    else:
        handlers.append(no_client)
    return Service(
        route_handlers=handlers,
        lifespan=[partial(_open_house, config, siblings)],
        before_request=_check_request,
        middleware=[
            *([Traced] if config.trace_collector else []),
            ForAddress,
            DefineMiddleware(Rates, gets=gets, posts=posts),
            Pages,
        ],
        before_send=[_security_headers(config)],
        exception_handlers={
            BadInput: _bad_input,
            HTTPException: _http_error(config.static / "index.html" if config.has_client else None),
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _bug,
        },
        openapi_config=OpenAPIConfig(
            title="Shambles",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router(ROOT, route_handlers=[], include_in_schema=False, before_request=_describe),
        ),
        request_max_body_size=16_384,
    )


@asynccontextmanager
async def _open_house(config: Config, siblings: Siblings | None, app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the service does."""
    house = app.state.house = House(config, siblings.me if siblings is not None else "")
    if siblings is not None:
        siblings.house = house
    app.state.sockets = Buckets(config.sockets_per_minute, config.sockets_per_minute / 60)
    app.state.sockets_open = Counter[str]()
    app.state.undos = UndoPace(config.undos_per_minute, config.undos_per_minute_each)
    app.state.people = people.People(config)
    app.state.talk = Buckets(20, 1)  # lines of a seat at once, and a second
    app.state.days = Days(house.store)
    app.state.tries = Tries(house, app.state.days)
    benches = app.state.benches = workshop.Benches(house, config)
    nights = app.state.clubs = clubs.ClubNights(house)
    app.state.on_now, app.state.seasons = OnNow(house), Seasons(house.store)
    playing = app.state.league = PlayLeague(house)
    calling = app.state.calls = Calls(house.store, config, Turns(house))
    house.jobs.add(app.state.tries, ForgetAddresses(house.store, app.state.days), LookAfterClub(house))
    house.jobs.add(CloseSeason(house.store), calling, ForgetCodes(house.store))
    if config.league_bots:
        house.jobs.add(playing)
    beside = Watch()
    standing: Standing = Standing(house.store, lambda deed: host.act_on(deed, house, standing))
    app.state.standing = standing
    end = partial(drain, standing, config.drain_seconds)
    end_tracing = begin_tracing(config.trace_collector) if config.trace_collector else None
    async with house.open():
        await standing.look()
        beside.keep_going({"host": partial(standing.keep_looking, end)})
        beside.keep_going({"club_pages": nights.showing.keep_showing, "turns": calling.look_for_turns})
        if config.league_bots:
            await playing.begin()
        preparing = asyncio.create_task(prepare_minds())
        try:
            yield
        finally:
            preparing.cancel()
            beside.stop()
            await house.jobs.close()
            playing.close()
            benches.close()
            await calling.close()
            if end_tracing is not None:
                await asyncio.to_thread(end_tracing)


def _page(index: Any) -> list[Any]:
    """The client; it finds its own way from the address. What leads to a table says a few words about it."""

    @get(
        [
            "/",
            "/rules/{game:str}",
            "/deal/{deal:str}",
            "/daily",
            "/daily/{deal:str}",
            "/workshop/{game:str}",
            "/learn/{game:str}",
            "/learn/{game:str}/{course:str}",
            "/lobby",
            "/me",
            "/clubs",
            "/club/{club:str}",
            "/host",
            "/on-now",
            "/seasons",
            "/league",
        ],
        include_in_schema=False,
        media_type=MediaType.HTML,
    )
    async def client() -> Response[str]:
        page = await asyncio.to_thread(page_with_languages, index)  # the first one reads all languages
        return Response(page, headers={"cache-control": "no-cache"})

    @get(
        ["/t/{table:str}", "/replay/{table:str}", "/review/{table:str}"],
        include_in_schema=False,
        media_type=MediaType.HTML,
    )
    async def client_at_table(table: str, request: Request[Any, Any, State]) -> Response[str]:
        page = await asyncio.to_thread(page_with_languages, index)
        return Response(await pictures.shared_page(page, table, request), headers={"cache-control": "no-cache"})

    return [client, client_at_table]


def _assets(folder: Path) -> Any:
    """The client's own files. Which there are is known from the start: no other name ever gets as far as the disk."""
    known = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @get("/assets/{name:path}", include_in_schema=False, sync_to_thread=True)
    def asset(name: Path) -> Response[bytes]:
        file = known.get(name.as_posix().lstrip("/"))
        if file is None:
            raise BadInput("path", "not-found")
        return Response(file.read_bytes(), media_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream")

    return asset


def _files_beside(folder: Path) -> list[Any]:
    """What browsers look for by its own name: what makes the page installable."""

    def serve(file: Path) -> Any:
        body = file.read_bytes()

        @get(f"/{file.name}", include_in_schema=False, media_type=BESIDE[file.suffix], sync_to_thread=False)
        def beside() -> Response[bytes]:
            return Response(body, headers={"cache-control": "no-cache"})

        return beside

    return [serve(file) for file in sorted(folder.iterdir()) if file.suffix in BESIDE]


async def _check_request(request: Request[Any, Any, State]) -> None:
    """A change must come from the page itself: no other site can set this header. No address has odd letters in it."""
    if request.method not in READS and request.headers.get("x-shambles") != "1":
        raise BadInput("x-shambles", "no-header")
    check_letters(request)
    check_language(request)
    host.must_let_in(request)


async def _describe(request: Request[Any, Any, State]) -> Response[bytes] | None:
    """The description is shown in place of what Litestar would make of it."""
    await _check_request(request)
    return await show_schema(request)


def _security_headers(config: Config) -> Any:
    """On every response, also on those to addresses that there are none for; the sites that the host names may frame
    the page that is for them, and no other."""
    framed = embed.headers_for(config, SECURITY_HEADERS)

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            is_for_others = framed is not None and str(scope.get("path", "")).startswith(embed.PLACE)
            message["headers"] = [*message.get("headers", []), *_encoded(framed if is_for_others else SECURITY_HEADERS)]

    return add


def _encoded(headers: Mapping[str, str] | None) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in (headers or {}).items()]


def _error(status: int, field: str, code: str, params: dict[str, Any]) -> Response[Any]:
    return Response(Wrong(Problem(field, code, params)), status_code=status)


def _bad_input(request: Request[Any, Any, State], trouble: BadInput) -> Response[Any]:
    code = trouble.code
    if isinstance(trouble, PlayedElsewhere):
        refused = _error(503, trouble.field, code, trouble.params)
        refused.headers["retry-after"] = str(trouble.seconds)
        return refused
    status = 404 if code in NOT_FOUND else 409 if code in CONFLICT else 403 if code in FORBIDDEN else 400
    if code == "maintenance":
        status = 503
    elif code in BUSY:
        status = 429
        REFUSED_REQUESTS.labels(reason=code).inc()
    return _error(status, trouble.field, code, trouble.params)


def _http_error(index: Path | None) -> Any:
    """What the framework refuses. Whoever looks for a page that is not there gets our own page, which says so."""

    def answer(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
        if error.status_code == 404:
            if index and _looks_for_a_page(request):
                page = page_with_languages(index)
                return Response(page, status_code=404, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})
            return _error(404, "path", "not-found", {})
        return _refused(error)

    return answer


def _looks_for_a_page(request: Request[Any, Any, State]) -> bool:
    """A browser that goes to an address, and no program that asks for something of ours by name."""
    ours = request.url.path.startswith(("/api/", "/assets/", "/schema/"))
    return not ours and request.method in READS and "text/html" in request.headers.get("accept", "")


def _refused(error: HTTPException) -> Response[Any]:
    """A malformed body, a method that nobody offers. The words name the field; nothing else is said."""
    extra = error.extra if isinstance(error.extra, list) else []
    first: Any = extra[0] if extra and isinstance(extra[0], dict) else {}
    field, message = str(first.get("key", "body")), str(first.get("message", HTTPStatus(error.status_code).phrase))
    if found := re.search(r"(?:missing required|unknown) field `([^`]*)`", message):
        field = found[1] if field == "data" else f"{field}.{found[1]}"
    return _error(error.status_code, field, "bad-request", {"detail": message})


def _unreadable(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """A body that is nested so deeply that it cannot be read, or has letters that are none."""
    return _error(400, "body", "bad-request", {"detail": HTTPStatus.BAD_REQUEST.phrase})


def _bug(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """Our own mistake: it goes to the log, and nothing of it to the outside."""
    if request.app.logger is not None:
        request.app.logger.exception("a bug")
    return _error(500, "server", "internal", {})
