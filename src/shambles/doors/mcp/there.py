"""Tables of a running server: over HTTP and WebSocket, with the seat's own token, like any other client."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from shambles.bots import LEVELS, PARTY, Advice
from shambles.core.asking.event import Event
from shambles.core.asking.reply import BadInput, Outcome, Refusal
from shambles.core.game import CardFace, Game, find_game
from shambles.core.playing.shapes import read_ask, read_event, read_view
from shambles.core.running.change import apply_change
from shambles.doors.mcp.seat import Seen, Setting, lines_for
from shambles.terminal.saying import meant_by
from shambles.terminal.scene.lines import Lines
from shambles.texts import Texts

Frame = dict[str, Any]  # a message of the wire (docs/reference/wire.md), as JSON is read
COOKIE = "shambles-seat"
OWN_BOX = "own"  # a box of somebody's own is not sent with every message
PATIENCE = 20.0  # seconds for a reply, over a connection that may break
A_MOMENT = 2.0  # seconds until what an answer led to has come in
NAME = re.compile(r"[\w-]+", re.ASCII)
LINK = re.compile(r"/t/([\w-]+)#seat=([\w-]+)$")


class SeatThere:
    """A client's seat: a WebSocket that is opened on demand, and the messages received so far."""

    def __init__(self, house: There, seated: Frame) -> None:
        self.table: str = seated["table"]["id"]
        self.seat: int = seated["seat"]
        self.key: str = seated["token"]
        self.token = f"{self.table}.{self.key}"
        self.game: Game[Any, Any] = find_game(seated["table"]["game"])
        self._house = house
        self._cards = house.cards(self.table)
        self._told = 0
        self._events: list[Event] = []
        self._state: Frame = {"table": seated["table"], "view": None}
        self._answered: Frame | None = None  # the answered ask, until the server confirms or refuses it
        self._replies: dict[str, asyncio.Future[Frame]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # --- looking

    @property
    def lines(self) -> Lines[Any]:
        info = self._state["table"]
        return lines_for(self._house.texts.lang, self.game, self._options(info), self._names(info), self._cards)

    async def see(self) -> Seen:
        await self._be_connected()
        state, info = self._state, self._state["table"]
        open_seats = sum(seat["kind"] == "open" for seat in info["seats"])
        if state["view"] is None:
            return Seen(self.seat, None, (), None, None, None, (), (), {}, None, open_seats)
        seats, options = range(len(info["seats"])), self._options(info)
        asked, aside = (
            read_ask(self.game, seats, options, form) if form is not None else None
            for form in (self._asked(), state["meanwhile"])
        )
        return Seen(
            seat=self.seat,
            view=read_view(self.game, state["view"]),
            events=self._events[self._told :],
            ask=asked,
            mine=state["mine"],
            aside=aside,
            awaited=state["awaited"],
            laid=[int(seat) for seat in state["laid"]],
            shown={int(seat): choice for seat, choice in state["shown"].items()},
            outcome=msgspec.convert({"type": "outcome", **state["outcome"]}, Outcome) if state["outcome"] else None,
            open=open_seats,
        )

    def _asked(self) -> Frame | None:
        """The open ask; None after it has been answered, until the server's reply."""
        asked: Frame | None = self._state["asked"]
        return None if asked is self._answered and self._state["mine"] is None else asked

    async def look(self, wait: float = 0) -> Seen:
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while not (seen := await self.see()).is_mine_to_say and (left := until - loop.time()) > 0:
            await self._wait_for_news(left)
        self._told = len(self._events)
        return seen

    async def story(self) -> Sequence[Event]:
        await self._be_connected()
        return self._events

    # --- answering

    async def answer(self, choice: str) -> Refusal | None:
        seen = await self.see()
        lines, ask = self.lines, seen.ask or seen.aside
        meant = meant_by(lines, seen.view, ask, choice) if ask is not None else choice
        if seen.aside is not None and not (seen.ask and _offers(seen.ask, meant)) and _offers(seen.aside, meant):
            ask = seen.aside
        before, number = self._state, ask.number if ask is not None else 0
        is_aside = ask is not None and ask is seen.aside
        self._answered = None if is_aside or seen.mine is not None else before["asked"]
        refusal = await self._ask_server({"type": "answer", "ask": number, "choice": meant})
        if refusal is not None:
            self._answered = None
        elif self._answered is None:
            await self._until_it_shows(before)
        return refusal

    async def undo(self) -> Refusal | None:
        await self._be_connected()
        before, self._answered = self._state, None
        refusal = await self._ask_server({"type": "undo"})
        if refusal is None:
            await self._until_it_shows(before)
        return refusal

    async def why_not(self, choice: str) -> Refusal | None:
        seen = await self.see()
        meant = meant_by(self.lines, seen.view, seen.ask, choice) if seen.ask is not None else choice
        return await self._ask_server({"type": "why", "choice": meant})

    async def hint(self) -> Advice:
        ask = (await self.see()).ask
        if ask is None:
            raise BadInput("seat", "nothing-asked", awaited=tuple(seat + 1 for seat in self._state.get("awaited", ())))
        path = f"/api/tables/{self.table}/hint"
        return msgspec.convert(await self._house.call(path, {"ask": ask.number}, self.key), Advice)

    async def _until_it_shows(self, before: Frame) -> None:
        """Wait for the effects of an answer.

        It is acknowledged as soon as it is on disk; they arrive a moment later.
        """
        if self._state is before:
            await self._wait_for_news(A_MOMENT)

    async def _ask_server(self, message: Frame) -> Refusal | None:
        """Send a message and wait for the reply. After a lost connection it is sent again under the same key."""
        key = token_hex(8)
        reply = self._replies[key] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                while not reply.done():
                    await self._be_connected()
                    assert self._socket is not None
                    assert self._reader is not None
                    with suppress(ConnectionClosed):
                        await self._socket.send(msgspec.json.encode({**message, "key": key}).decode())
                        await asyncio.wait({reply, self._reader}, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            raise self._house.away("no reply") from None
        finally:
            del self._replies[key]
        refusal = reply.result().get("refusal")
        return None if refusal is None else msgspec.convert(refusal, Refusal)

    # --- the socket

    async def _be_connected(self) -> None:
        if self._reader is not None and not self._reader.done():
            return
        address = (
            f"{re.sub('^http', 'ws', self._house.address)}/api/tables/{self.table}/socket?lang={self._house.texts.lang}"
        )
        try:
            cookie = {"cookie": f"{COOKIE}={self.key}"}
            self._socket = await connect(address, additional_headers=cookie, proxy=None, max_size=None)
            self._take(await self._socket.recv())
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            raise self._house.away(str(error)) from None
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in socket:
                self._take(message)
        self._ring()

    async def _wait_for_news(self, wait: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), wait)

    def _ring(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _take(self, message: str | bytes) -> None:
        """Apply a message to the state: the full state first, later changes only (docs/reference/wire.md)."""
        frame: Frame = msgspec.json.decode(message)
        match frame["type"]:
            case "state":
                self._state = frame
                self._events = [read_event(self.game, told["event"]) for told in frame["events"]]
            case "news":
                view = self._state["view"]
                for step in frame.pop("steps", ()):
                    self._events.append(read_event(self.game, step["event"]))
                    view = apply_change(view, step["change"]) if "change" in step else view
                if "change" in frame:
                    view = apply_change(view, frame.pop("change"))
                self._state = {**self._state, **frame, "view": view}
                if self._state.get("mine") is not None:
                    self._answered = None
            case "took" | "refused" | "because" if frame["key"] in self._replies:
                reply = self._replies[frame["key"]]
                if not reply.done():
                    reply.set_result(frame)
                return
            case _:
                return
        self._ring()

    # --- who sits there

    def _options(self, info: Frame) -> Any:
        known = {name: value for name, value in info["options"].items() if value != OWN_BOX}
        return self.game.read_options(known)

    def _names(self, info: Frame) -> list[str]:
        return [self._name(number, seat) for number, seat in enumerate(info["seats"])]

    def _name(self, number: int, seat: Frame) -> str:
        say = self._house.texts.say
        if number == self.seat:
            return say("you")
        if seat["name"]:
            return str(seat["name"])
        return say(f"party-{number % PARTY + 1}") if seat["bot"] in LEVELS else say("seat", number=number + 1)


class There:
    """A running server, by its address."""

    def __init__(self, lang: str, address: str) -> None:
        self.texts = Texts(lang)
        self.address = address.rstrip("/")
        self._seats: dict[str, SeatThere] = {}

    async def tables(self) -> Sequence[str]:
        return [self._line(info) for info in await self.call("/api/tables")]

    def _line(self, info: Frame) -> str:
        settings = ", ".join(f"{name}={value}" for name, value in info["options"].items())
        open_seats = sum(seat["kind"] == "open" for seat in info["seats"])
        about = {"table": info["id"], "game": info["game"], "settings": settings}
        return self.texts.say("mcp-table", **about, open=open_seats, seats=len(info["seats"]))

    async def open(
        self, game: str, options: Mapping[str, Setting], seats: Sequence[str | None], name: str
    ) -> SeatThere:
        kinds = [{"kind": "bot", "bot": bot} if bot is not None else {"kind": "open"} for bot in seats[1:]]
        wanted = {"game": game, "name": name, "options": options, "seats": [{"kind": "you"}, *kinds]}
        return await self._sit(await self.call("/api/tables", {**wanted, "public": None in seats[1:]}))

    async def join(self, table: str, name: str) -> SeatThere:
        if link := LINK.search(table):
            return await self._sit(await self.call(f"/api/tables/{link[1]}/claim", {"token": link[2]}))
        if not NAME.fullmatch(table):
            raise BadInput("table", "no-such-table")
        return await self._sit(await self.call(f"/api/tables/{table}/join", {"name": name}))

    async def find(self, token: str) -> SeatThere:
        if token in self._seats:
            return self._seats[token]
        table, _, key = token.partition(".")
        if not NAME.fullmatch(table) or not key:
            raise BadInput("token", "unknown-token")
        return await self._sit(await self.call(f"/api/tables/{table}/claim", {"token": key}))

    def cards(self, table: str) -> Sequence[CardFace]:
        faces = self._fetch(f"/api/tables/{table}/cards?lang={self.texts.lang}", None)
        return msgspec.convert(faces, list[CardFace])

    async def _sit(self, seated: Frame) -> SeatThere:
        seat = await asyncio.to_thread(SeatThere, self, seated)
        return self._seats.setdefault(seat.token, seat)

    def look_for_it(self) -> None:
        """Raise a BadInput if no server answers at the address."""
        self._fetch("/api/tables", None)

    async def call(self, path: str, body: Frame | None = None, key: str = "") -> Any:
        return await asyncio.to_thread(self._fetch, path, body, key)

    def _fetch(self, path: str, body: Frame | None, key: str = "") -> Any:
        """Send an HTTP request and decode the reply. The server's refusals become BadInput."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"x-shambles": "1", "content-type": "application/json", "cookie": f"{COOKIE}={key}"}
        try:
            request = Request(f"{self.address}{path}", data, headers)
            with urlopen(request, timeout=PATIENCE) as response:
                return msgspec.json.decode(response.read())
        except HTTPError as error:
            try:
                wrong = msgspec.json.decode(error.read())["error"]
            except (msgspec.DecodeError, KeyError, TypeError):
                raise self.away(str(error)) from None
            raise BadInput(wrong["field"], wrong["code"], **wrong["params"]) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise self.away(str(error)) from None

    def away(self, detail: str) -> BadInput:
        return BadInput("server", "server-away", found=self.address, detail=detail)


def _offers(ask: Any, notation: str) -> bool:
    return any(option.notation == notation for option in ask.options)
