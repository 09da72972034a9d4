"""What is sent to browsers: made once where it is the same for everybody, and compressed.

The shelf, the rules, words, scenes and cards of a game and the client's own files never change while a server runs:
each is kept with its ETag, and whoever has it already is told so. Only what is read is compressed, never an answer to
somebody who sits down: a secret and somebody's own words in one compressed body would tell of each other.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import parse_qs

import brotli  # type: ignore[import-untyped]  # it has no types
import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shambles.languages.finding import languages

ALWAYS_THE_SAME = re.compile(
    r"/api/games|/api/rules/[^/]+|/api/texts/[^/]+"
    r"|/api/games/[^/]+/(?:texts|cards|lessons|boxes/[a-z_]+|scene\.js|scene\.css)"
)
HASHED = "/assets/"  # the build puts a fingerprint into their names
A_YEAR, ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
READABLE = (b"application/json", b"text/", b"application/javascript", b"image/svg", b"application/manifest")
SMALLEST, LONG = 1_000, 32_768  # bytes that are worth compressing, and those that take a while
Headers = list[tuple[bytes, bytes]]
encode = msgspec.json.Encoder().encode


class Page(msgspec.Struct):
    """A whole response, and its compressed forms as far as somebody has asked for them."""

    status: int
    headers: Headers
    body: bytes
    packed: dict[str, bytes]


class Pages:
    """Stands between the handlers and the wire."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: dict[str, Page] = {}
        self._making = asyncio.Lock()  # many who ask for the same page at once wait for the one who makes it

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        name = _name(scope["path"], scope["query_string"])
        page = self._kept.get(name) or await self._kept_or_made(name, scope, receive)
        await self._serve(page, scope, send, bool(name))

    async def _kept_or_made(self, name: str, scope: Scope, receive: Receive) -> Page:
        if not name:
            return await self._make(scope, receive)
        async with self._making:
            page = self._kept.get(name) or await self._make(scope, receive)
            if page.status == 200:
                self._kept[name] = page
            return page

    async def _make(self, scope: Scope, receive: Receive) -> Page:
        page, parts = Page(500, [], b"", {}), []

        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start":
                page.status, page.headers = message["status"], [(key, value) for key, value in message["headers"]]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self._app(scope, receive, keep)
        page.body = b"".join(parts)
        return page

    async def _serve(self, page: Page, scope: Scope, send: Send, same: bool) -> None:
        wanted = {key: value for key, value in scope["headers"] if key in (b"accept-encoding", b"if-none-match")}
        dropped = (b"content-length", b"etag", b"last-modified", b"cache-control") if same else (b"content-length",)
        headers = [pair for pair in page.headers if pair[0].lower() not in dropped]
        status, body = page.status, page.body
        if same and status == 200:
            tag = f'W/"{sha256(body).hexdigest()[:24]}"'.encode()
            headers += [(b"etag", tag), (b"cache-control", A_YEAR if scope["path"].startswith(HASHED) else ASK_AGAIN)]
            if tag in wanted.get(b"if-none-match", b""):
                status, body = 304, b""
        kind = dict(page.headers).get(b"content-type", b"")
        if len(body) >= SMALLEST and kind.startswith(READABLE):
            headers.append((b"vary", b"accept-encoding"))
            if packing := _choose(wanted.get(b"accept-encoding", b"").decode("latin-1")):
                headers.append((b"content-encoding", packing.encode()))
                body = page.packed.get(packing) or await self._pack(page, packing, same)
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _pack(self, page: Page, packing: str, hard: bool) -> bytes:
        """Long ones are packed beside the loop, those that are kept once and as small as they get."""
        pack = PACKERS[packing]
        if not hard:
            beside = len(page.body) > LONG
            return await asyncio.to_thread(pack, page.body, False) if beside else pack(page.body, False)
        async with self._making:
            if packing not in page.packed:
                page.packed[packing] = await asyncio.to_thread(pack, page.body, True)
        return page.packed[packing]


def _name(path: str, query: bytes) -> str:
    """What a page that is the same for everybody is kept as; nothing for all the others."""
    if path.startswith(HASHED):
        return path
    if not ALWAYS_THE_SAME.fullmatch(path):
        return ""
    lang = parse_qs(query.decode("latin-1")).get("lang", ["en"])[-1]
    return f"{path} {lang}" if lang in languages() else ""


def _choose(accepted: str) -> str:
    able = {one.partition(";")[0].strip() for one in accepted.split(",") if not re.search(r";\s*q=0(\.0*)?\s*$", one)}
    return next((one for one in PACKERS if one in able), "")


def _brotli(body: bytes, hard: bool) -> bytes:
    return bytes(brotli.compress(body, quality=11 if hard else 4))


def _gzip(body: bytes, hard: bool) -> bytes:
    return gzip.compress(body, 9 if hard else 5, mtime=0)


PACKERS: dict[str, Callable[[bytes, bool], bytes]] = {"br": _brotli, "gzip": _gzip}  # the better one first
