"""People before the gallery: the client without a server, in a page that is loaded once.

A visitor does what a person does (`people.py`). Tables are played in this process (`gallery/tables.py`); whatever else
a page asks for is answered by the service itself, here, without a connection.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
from playwright.async_api import Browser, ConsoleMessage, Page

from browser.people import SECONDS, TAKEN_AWAY, Frame, Person, after_news
from gallery.service import Reply, Service
from gallery.tables import LANGUAGE, PlayedTable
from shambles.core.game import find_game
from shambles.server.net.border import page_with_languages
from shambles.texts import Texts

BUILT = Path(__file__).parents[2] / "artefacts" / "gallery"
TABLE = re.compile(r"^/api/tables/(\w+)(?:/(\w+))?")
USUAL_SIZE = {"width": 1100, "height": 800}
USUAL_LOOK: dict[str, Any] = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "forced_colors": "none",
    "contrast": "no-preference",
}
A_PICTURE = 5  # answers of bots in a row that are drawn at once, as on a page that has much to draw


class Files(SimpleHTTPRequestHandler):
    """The built gallery."""

    def do_GET(self) -> None:
        if self.path.partition("?")[0] != "/gallery.html":
            super().do_GET()
            return
        page = page_with_languages(BUILT / "gallery.html").encode()
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class Gallery:
    """The pages that visitors come to, and the tables they see there."""

    def __init__(self, chromium: Browser, address: str, folder: Path) -> None:
        self.chromium, self.address = chromium, address
        self.tables: dict[str, PlayedTable] = {}
        self.visitors: list[Visitor] = []
        self.test = ""  # its name: what its tables are dealt from
        self.service = Service(folder)
        self._free: dict[str, list[Page]] = {}  # by device
        self._at: dict[Page, Visitor] = {}

    async def person(
        self, name: str, lang: str = "en", game: str = "card_game", invited: bool = True, **device: Any
    ) -> Visitor:
        """Somebody who has never been here; as `Door.person`."""
        size = device.pop("viewport", USUAL_SIZE)
        look = {what: device.pop(what) for what in USUAL_LOOK if what in device}
        page = await self._page(device)
        await page.set_viewport_size(size)
        await page.emulate_media(**USUAL_LOOK | look)
        one = self._at[page] = Visitor(self, name, page, str(sorted(device.items())))
        one.texts, one.kept = Texts(lang, find_game(game)), {"lang": lang, "invited": invited}
        self.visitors.append(one)
        return one

    async def close(self) -> None:
        """Everybody goes home; nothing may have gone wrong on their pages."""
        for one in self.visitors:
            await one.leave()
            self._free.setdefault(one.device, []).append(one.page)
        await asyncio.sleep(0)  # who has gone is told to nobody
        for table in self.tables.values():
            table.live.leave()
        troubles = {one.name: one.troubles for one in self.visitors if one.troubles}
        self.visitors, self.tables, self._at = [], {}, {}
        assert not troubles

    async def ask(self, visitor: Visitor, method: str, path: str, body: str | bytes | None = None) -> Reply:
        """What the service says, to this person."""
        plain = path.partition("?")[0]
        if (method, plain) == ("POST", "/api/tables"):
            return 201, visitor.open_as_wanted(msgspec.json.decode(body or b"{}"))
        if (found := TABLE.match(plain)) and (table := self.tables.get(found[1])) is not None:
            return self._ask_table(visitor, table, found[2], path, body)
        return await self.service.ask(visitor.http, method, path, body)

    def _ask_table(self, visitor: Visitor, table: PlayedTable, what: str | None, path: str, body: Any) -> Reply:
        if what == "bot":
            table.hand_over(visitor.seats[table.id], msgspec.json.decode(body)["bot"])
            return 200, table.info()
        if what == "join":
            visitor.seats[table.id] = table.join(msgspec.json.decode(body)["name"])
            return 200, visitor.seated(table)
        return table.read(path, visitor.seats.get(table.id))

    async def _page(self, device: dict[str, Any]) -> Page:
        key = str(sorted(device.items()))
        if self._free.get(key):
            return self._free[key].pop()
        usual = {"locale": "en-GB", "service_workers": "block", "viewport": USUAL_SIZE}
        context = await self.chromium.new_context(**{"base_url": self.address, **usual, **device})
        await context.expose_binding("drive", self._drive)
        context.set_default_timeout(SECONDS * 1000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self._hear_trouble(page, str(error)))
        page.on("console", lambda message: self._hear_console(page, message))
        await load_gallery(page)
        return page

    def _hear_console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not TAKEN_AWAY.search(message.text):
            self._hear_trouble(page, message.text)

    def _hear_trouble(self, page: Page, trouble: str) -> None:
        if (visitor := self._at.get(page)) is not None:
            visitor.troubles.append(trouble)

    async def _drive(self, source: dict[str, Any], what: str, about: dict[str, Any]) -> Any:
        """What a page asks of its server."""
        if (visitor := self._at.get(source["page"])) is None:
            return None
        if what == "fetch":
            status, body = await self.ask(visitor, about["method"], about["path"], about["body"])
            return {"status": status, "body": body}
        found = TABLE.match(about["path"])
        table = found and self.tables.get(found[1])
        if table:
            return visitor.act(table, what, about)
        return []


class Visitor(Person):
    """Somebody before the gallery. Every frame that the page gets is kept."""

    def __init__(self, gallery: Gallery, name: str, page: Page, device: str) -> None:
        super().__init__(name, page.context, page, Texts("en"))
        self.gallery, self.device = gallery, device
        self.lang = "en"  # of their socket
        self.kept: dict[str, Any] = {}  # their settings
        self.storage: dict[str, str] = {}
        self.seats: dict[str, int] = {}  # by table
        self.http = gallery.service.client(f"10.0.{len(gallery.visitors)}.1")
        self.opened = 0  # sockets that their pages have opened
        self._at: PlayedTable | None = None  # the table before their eyes
        self._unread: list[str] = []
        self._showing: asyncio.Task[None] | None = None
        self._is_new = True

    def _attend(self, page: Page) -> None:
        """The gallery hears its pages for whoever is there."""

    # --- coming and going

    async def go(self, path: str = "/") -> None:
        how = "show" if self._is_new else "turn"
        self._is_new, self.answered = False, -1
        recording = {"path": path, "storage": self.storage}
        await self.page.evaluate(f"([recording, kept]) => gallery.{how}(recording, kept)", [recording, self.kept])
        await self.settled()

    async def reload(self) -> None:
        """The client is loaded anew: what it knows then is what the browser has kept."""
        path = self.path
        await load_gallery(self.page)
        await self.go(path)

    async def open_table(self, seats: str = "you bot bot", mode: str = "survival", **more: Any) -> str:
        return self.open(seats, **({"options": {"mode": mode}} | more)).id

    def open(self, seats: str = "you bot bot", game: str = "card_game", **more: Any) -> PlayedTable:
        """A table that is played here, with this person at its first free seat."""
        gallery = self.gallery
        seed = f"{gallery.test}/{len(gallery.tables)}"
        if "scenario" in more:
            more["options"] = {}
        table = PlayedTable(game, seats, **{"names": [self.name], "seed": seed} | more)
        gallery.tables[table.id] = table
        people = [seat.seat for seat in table.live.seats if seat.name == self.name]
        self.seats[table.id] = people[0]
        return table

    def open_as_wanted(self, wanted: dict[str, Any]) -> Any:
        """A table as the service is asked for one."""
        wanted = {name: value for name, value in wanted.items() if name not in ("name", "portrait", "grace")}
        seats = " ".join(one["kind"] for one in wanted.pop("seats"))
        table = self.open(seats, **wanted)
        return self.seated(table)

    def seated(self, table: PlayedTable) -> Any:
        """What the service says to somebody who has sat down."""
        return {"table": table.info(), "seat": self.seats[table.id], "token": "t" * 32}

    async def answer_elsewhere(self, choice: str) -> None:
        """Their answer comes from another device: nothing is pressed on this page. Then they see what came of it."""
        assert self._at is not None
        self.answered = self.state["asked"]["number"]
        self._at.answer(self.seats[self._at.id], choice)
        await self.settled()

    async def let_bots_finish(self) -> Frame:
        """A bot takes the seat and plays to the end; the page draws now and then."""
        assert self._at is not None
        table = self._at
        table.hand_over(self.seats[table.id], most=1)
        while table.table.outcome is None:
            table.let_bots_answer(most=A_PICTURE)
            await self.settled()
        await self.settled()
        return self.state

    async def hand_over(self, table: str) -> None:
        self.gallery.tables[table].finish()

    async def get(self, path: str) -> Any:
        status, said = await self.gallery.ask(self, "GET", path)
        assert status < 300, said
        return said

    async def post(self, path: str, body: Any = None) -> Any:
        if path == "/api/tables":
            return self.open_as_wanted(body)
        status, said = await self.gallery.ask(self, "POST", path, msgspec.json.encode(body or {}))
        assert status < 300, said
        return said

    async def leave(self) -> None:
        """Nothing is before their eyes any more."""
        if self._at is not None:
            self._at.drop(self)
            self._at = None
        await self.page.evaluate("() => gallery.clear()")
        await self.page.mouse.move(0, 0)
        await self.http.aclose()

    async def hear(self, message: dict[str, Any]) -> None:
        """Their page is told something that did not happen at the table."""
        assert self._at is not None
        path = f"/api/tables/{self._at.id}/socket"
        await self.page.evaluate("([path, said]) => gallery.hear(path, [said])", [path, json.dumps(message)])

    async def shown(self) -> None:
        """Everything that was said has come to the page."""
        while self._showing is not None:
            await self._showing

    async def settled(self) -> None:
        """Everything that was said is drawn."""
        await self.shown()
        await self.page.evaluate("() => gallery.settled()")

    # --- what a server would do

    @property
    def seat(self) -> int | None:
        """Where they sit at the table before their eyes."""
        return None if self._at is None else self.seats.get(self._at.id)

    @property
    def looks(self) -> bool:
        return True

    def send(self, message: bytes) -> None:
        """There is something new to see: it is shown in a moment, with whatever else comes until then."""
        text = message.decode()
        self._take_in(self.frames, text)
        self._unread.append(text)
        if self._showing is None:
            self._showing = asyncio.create_task(self._show())

    def send_away(self, reason: str) -> None:
        """Nobody is sent away from here."""
        raise AssertionError(reason)

    def send_back(self) -> None: ...

    def act(self, table: PlayedTable, what: str, about: dict[str, Any]) -> list[str]:
        """What their page does with its socket; and what that says at once."""
        if what == "open":
            self.opened += 1
            self.lang = LANGUAGE.findall(about["search"])[0]
            if self._at is not None:
                self._at.drop(self)
            self._at = table
            table.add(self)
            said, self._unread = self._unread, []
            return said
        if what == "close" and self._at is table:
            table.drop(self)
            self._at = None
        elif what == "send" and self._at is table:
            self._take_in(self.sent, about["data"])
            table.act(self, about["data"])
        return []

    async def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        state = await super().until(wanted)
        await self.shown()
        return state

    async def _show(self) -> None:
        try:
            while True:
                await asyncio.sleep(0)
                said, self._unread = self._unread, []
                if not said or self._at is None:
                    return
                path = f"/api/tables/{self._at.id}/socket"
                await self.page.evaluate("([path, said]) => gallery.hear(path, said)", [path, said])
        finally:
            self._showing = None


async def load_gallery(page: Page) -> None:
    """Everything that the client is made of comes, and nothing is shown yet."""
    await page.goto("/gallery.html")
    await page.wait_for_function("() => 'gallery' in window")


class Friend:
    """Somebody at a table who needs no page: what they are told, and what they answer."""

    looks = True

    def __init__(self, name: str, table: PlayedTable, lang: str = "en") -> None:
        self.name, self.lang, self.table = name, lang, table
        self.seat: int | None = None
        self.frames: list[Frame] = []
        self.events: dict[int, Frame] = {}  # by number
        self.answered = -1
        self._news = asyncio.Event()

    def sit_down(self) -> None:
        """Take the first free seat, and look."""
        self.seat = self.table.join(self.name)
        self.table.add(self)

    def send(self, message: bytes) -> None:
        frame: Frame = json.loads(message)
        if frame["type"] in ("state", "news"):
            self.frames.append(after_news(self.state, frame) if frame["type"] == "news" else frame)
            self.events |= {told["number"]: told["event"] for told in self.state["events"]}
            self._news.set()

    def send_away(self, reason: str) -> None:
        raise AssertionError(reason)

    def send_back(self) -> None: ...

    @property
    def state(self) -> Frame:
        return self.frames[-1]

    async def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        async with asyncio.timeout(SECONDS):
            while not wanted(self.state):
                self._news.clear()
                await self._news.wait()
        return self.state

    async def asked(self) -> Frame:
        """Wait until something new is asked of them."""
        state = await self.until(lambda state: state["asked"] and state["asked"]["number"] > self.answered)
        asked: Frame = state["asked"]
        return asked

    async def answer(self, choice: str | None = None) -> None:
        """With the first option unless told."""
        assert self.seat is not None
        self.answered = self.state["asked"]["number"]
        self.table.answer(self.seat, choice or self.state["asked"]["options"][0]["notation"])


@asynccontextmanager
async def gallery_at(chromium: Browser, folder: Path) -> AsyncIterator[Gallery]:
    """The gallery, as long as it is open."""
    assert (BUILT / "gallery.html").exists(), f"the gallery is not built: there is no {BUILT}. Run make test."
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(BUILT)))
    Thread(target=server.serve_forever, daemon=True).start()
    gallery = Gallery(chromium, f"http://127.0.0.1:{server.server_port}", folder)
    yield gallery
    await gallery.service.close()
    server.shutdown()
    server.server_close()
