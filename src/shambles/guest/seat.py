"""One seat at a web table: passes its questions to a bot, and sends the answers until they are accepted.

The WebSocket says when the seat is asked, and sends its events. The bot's view, ask and forks are made from a moment
that the server imagines for this seat (core/playing/imagined.py).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from random import Random as Rng
from secrets import token_hex
from typing import Any, Literal, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from shambles.bots.bot import Bot, ask_bot, offer_bot
from shambles.bots.finding import make_bot
from shambles.core.asking.ask import Choice
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game
from shambles.core.playing.imagined import Imaginable, open_imaginable
from shambles.core.playing.shapes import read_event
from shambles.core.table import Table

COOKIE = "shambles-seat"
NO_SUCH_TABLE = 4404
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds before the next try to come back
Ending = Literal["over", "gone"]
Frame = dict[str, Any]
T = TypeVar("T")


class Moment(msgspec.Struct, frozen=True):
    """The server's reply to a request for a moment."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int
    moment: Imaginable


class Pending(msgspec.Struct, frozen=True):
    """An answer without a reply from the server."""

    key: str
    ask: int
    choice: str


class GuestSeat:
    """A bot's seat, until the game is over or the seat is lost."""

    def __init__(self, server: str, table: Frame, seat: int, token: str, kind: type[Bot]) -> None:
        self.id, self.seat = str(table["id"]), seat
        self.game: Game[Any, Any] = find_game(table["game"])
        self.outcome: Frame | None = None
        self._rng = Rng()
        self._bot = make_bot(kind, self.game, self._rng)
        self._cookie = {"cookie": f"{COOKIE}={token}"}
        self._address = f"ws{server.removeprefix('http')}/api/tables/{self.id}/socket"
        self._http = httpx.AsyncClient(base_url=server, headers={"x-shambles": "1"} | self._cookie, timeout=30)
        self._state: Frame = {}
        self._number = self._offered = 0
        self._pending: Pending | None = None

    async def play(self) -> Ending:
        """Answer every question to the seat. A broken connection is opened again, for as long as it takes."""
        wait = FIRST_WAIT
        while True:
            try:
                address = f"{self._address}?since={self._number}"
                async with connect(address, additional_headers=self._cookie, max_size=None) as socket:
                    wait = FIRST_WAIT
                    return await self._attend(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NO_SUCH_TABLE:
                    raise BadInput("table", closed.rcvd.reason or "no-such-table") from None
            except (OSError, InvalidHandshake, httpx.TransportError):
                pass  # the server is down, or does not take sockets at the moment
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def leave(self) -> None:
        """Give up the seat: a caretaker takes over, or it is open again. An unreachable server is ignored."""
        with suppress(httpx.TransportError):
            await self._http.post(f"/api/tables/{self.id}/leave")
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # --- the socket

    async def _attend(self, socket: ClientConnection) -> Ending:
        await self._hear(socket)  # the whole table comes first
        if self._pending is not None:
            await self._send(socket, self._pending)
        while True:
            if self._state["seat"] is None:
                return "gone"
            if self._state["outcome"] is not None:
                self.outcome = self._state["outcome"]
                return "over"
            if self._state["table"]["seats"][self.seat]["bot"] is not None:
                await self._http.post(f"/api/tables/{self.id}/bot", json={"bot": None})  # we are back
            elif (answer := await self._think()) is not None:
                await self._send(socket, answer)
                continue
            await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> Frame:
        """Receive the next message, update the state, and pass events to the bot."""
        frame: Frame = msgspec.json.decode(await socket.recv())
        if frame["type"] == "state":
            self._state = frame
            self._observe(frame["events"])
            self._number = frame["number"]
        elif frame["type"] == "news":
            steps = frame.pop("steps", ())
            self._state |= frame
            self._observe(steps)
            self._number = steps[-1]["number"] if steps else self._number
        return frame

    def _observe(self, told: list[Frame]) -> None:
        observe = getattr(self._bot, "observe", None)
        for one in told if observe is not None else ():
            if one["number"] > self._number:
                observe(read_event(self.game, one["event"]))  # type: ignore[misc]  # it is not None in here

    async def _send(self, socket: ClientConnection, answer: Pending) -> None:
        """Send an answer and wait for the reply. A repetition has the same key, so the answer counts once."""
        self._pending = answer
        asked = self._state["asked"]
        if asked is not None and asked["number"] == answer.ask:
            self._state["asked"] = None  # the server will send the next question
        form = {"type": "answer", "key": answer.key, "ask": answer.ask, "choice": answer.choice}
        await socket.send(msgspec.json.encode(form).decode())
        while True:
            frame = await self._hear(socket)
            if frame["type"] in ("took", "refused") and frame["key"] == answer.key:
                self._pending = None  # refused: the table had moved on, or a caretaker was faster
                return

    # --- thinking

    async def _think(self) -> Pending | None:
        """The bot's answer to the open question, or its meanwhile action. None if there is nothing to do."""
        asked, meanwhile = self._state["asked"], self._state["meanwhile"]
        if asked is not None and self._state["mine"] is None:
            return await self._put(asked["number"], ask_bot)
        if meanwhile is not None and hasattr(self._bot, "meanwhile") and self._offered < self._number:
            self._offered = self._number
            return await self._put(meanwhile["number"], offer_bot)
        return None

    async def _put(self, ask: int, put: Callable[[Bot, Table, int, Rng], Choice | None]) -> Pending | None:
        now = await self._imagine(ask)
        if now is None:
            return None
        choice = await apart(lambda: put(self._bot, now, self.seat, self._rng))
        return None if choice is None else Pending(token_hex(12), ask, choice.notation)

    async def _imagine(self, ask: int) -> Table | None:
        """The moment as this seat can imagine it; None if the table has moved on."""
        while True:
            reply = await self._http.get(f"/api/tables/{self.id}/imagined", params={"ask": ask})
            if reply.status_code == HTTPStatus.CONFLICT:
                return None
            if reply.status_code == HTTPStatus.TOO_MANY_REQUESTS or reply.status_code >= 500:
                await asyncio.sleep(1)
                continue
            found = msgspec.json.decode(read_reply(reply), type=Moment)
            if found.rules != self.game.version:
                raise BadInput("server", "server-has-other-rules", found=found.rules, known=self.game.version)
            return open_imaginable(self.game, found.seats, found.options, found.moment)


def read_reply(reply: httpx.Response) -> bytes:
    """Content of the server's reply. A refusal by the server raises BadInput."""
    if reply.is_success:
        return reply.content
    try:
        error = reply.json()["error"]
        trouble = BadInput(str(error["field"]), str(error["code"]), **error["params"])
    except (ValueError, LookupError, TypeError):
        raise BadInput("server", "not-a-server", found=str(reply.url.host), status=reply.status_code) from None
    raise trouble


async def apart(think: Callable[[], T]) -> T:
    """Run the bot in a daemon thread, so that the WebSocket stays alive and the program can end at any time."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(settle: Callable[[Any], None], what: Any) -> None:
        if not done.done():
            settle(what)

    def work() -> None:
        try:
            settle, what = done.set_result, think()
        except BaseException as error:
            loop.call_soon_threadsafe(tell, done.set_exception, error)
        else:
            loop.call_soon_threadsafe(tell, settle, what)

    threading.Thread(target=work, daemon=True).start()
    return await done
