"""People who come to a server over real connections: a browser with its cookies, a socket at a table."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterable
from random import Random
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import PATIENCE, Server
from shambles.core.running.change import apply_change

T = TypeVar("T")
Frame = dict[str, Any]
COOKIE = "shambles-seat"


class Person:
    """One browser: cookies of its own, and an address of its own (the server believes a proxy on this machine)."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.name = name
        address = ".".join(str(byte) for byte in (10, *os.urandom(3)))
        self.http = httpx.AsyncClient(
            base_url=server.address,
            headers={"x-shambles": "1", "x-forwarded-for": address},
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # there is no TLS here, and reading all certificates takes time
            # Before the server closes a connection, which may cross a request on its way.
            limits=httpx.Limits(keepalive_expiry=2),
        )
        self.heard: list[httpx.Response] = []
        self.table = self.token = ""
        self.seat: int | None = None

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return self._keep(await self.http.get(path, params=params or None))

    async def post(self, path: str, body: Any = None, **how: Any) -> httpx.Response:
        return self._keep(await self.http.post(path, **({"json": body} | how if body is not None else how)))

    async def open_table(self, seats: str = "you bot bot", mode: str = "survival", **more: Any) -> Frame:
        """Open a table: `seats` are kinds, separated by blanks. What the server says of the table."""
        wanted = {"game": "card_game", "name": self.name, "options": {"mode": mode}, "grace": 0}
        wanted |= {"seats": [{"kind": kind} for kind in seats.split()]} | more
        return self._sit(await self.post("/api/tables", wanted))

    async def join(self, table: str, **more: Any) -> Frame:
        """Sit down at an open seat."""
        return self._sit(await self.post(f"/api/tables/{table}/join", {"name": self.name} | more))

    async def do(self, what: str, body: Any = None) -> httpx.Response:
        """Something at one's own table: leave, bot, remove, rematch."""
        return await self.post(f"/api/tables/{self.table}/{what}", body)

    async def look(self) -> Frame:
        """What everybody may know of the table."""
        found: Frame = (await self.get(f"/api/tables/{self.table}")).raise_for_status().json()
        return found

    def client(self, **more: Any) -> Client:
        """A socket at one's own seat."""
        return Client(self.server, self.table, self.token, **more)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    def _sit(self, response: httpx.Response) -> Frame:
        seated = response.raise_for_status().json()
        self.table, self.seat, self.token = seated["table"]["id"], seated["seat"], seated["token"]
        found: Frame = seated["table"]
        return found

    def _keep(self, response: httpx.Response) -> httpx.Response:
        self.heard.append(response)
        return response


class Lost(AssertionError):
    """The connection ended while something was awaited."""


class Client:
    """A socket at a table. It keeps every frame, checks the events' numbers, and sends no faster than is fair."""

    def __init__(self, server: Server, table: str, token: str | None = None, **headers: str) -> None:
        self.server, self.table = server, table
        self.headers = dict(headers) | ({"cookie": f"{COOKIE}={token}"} if token else {})
        self.lang = "en"
        self.raw: list[str] = []
        self.frames: list[Frame] = []
        self.states: list[Frame] = []
        self.events: dict[int, Frame] = {}
        self.views: dict[int, Frame] = {}  # after each event that came as a step
        self.taken: dict[str, str | None] = {}  # what the server says is on disk: by key, the choice (None: an undo)
        self._answered = -1  # the ask that was answered last; an undo forgets it
        self._sent: list[float] = []
        self._at = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # --- the connection

    async def connect(self, since: int = 0) -> Self:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket?since={since}&lang={self.lang}"
        self._socket = await connect(address, additional_headers=self.headers, proxy=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def reconnect(self) -> None:
        """Come back with the last number seen, as long as it takes."""
        deadline = monotonic() + PATIENCE
        while True:
            try:
                await self.close()
                await self.connect(self.number)
                return
            except (OSError, InvalidHandshake, ConnectionClosed):
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def closed(self) -> tuple[int, str]:
        """Wait until the server has closed the connection; its code and reason."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            await self._socket.wait_closed()
        return self._socket.close_code or 0, self._socket.close_reason or ""

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # --- seeing

    @property
    def state(self) -> Frame:
        """The newest state."""
        return self.states[-1]

    @property
    def number(self) -> int:
        """The number of the last event seen."""
        return int(self.states[-1]["number"]) if self.states else 0

    async def until(self, wanted: Callable[[Frame], Any], patience: float = PATIENCE) -> Frame:
        """The first state from here on that is as wanted."""

        def find() -> int | None:
            return next((at for at in range(self._at, len(self.states)) if wanted(self.states[at])), None)

        self._at = await self._wait(find, patience)
        return self.states[self._at]

    async def asked(self) -> Frame:
        """The next ask that is put to this seat."""
        state = await self.until(lambda state: state["asked"])
        asked: Frame = state["asked"]
        return asked

    async def frame(self, kind: str, after: int = 0, patience: float = PATIENCE, **fields: Any) -> Frame:
        """The first frame of this kind, with these fields, from number `after` on."""

        def find() -> Frame | None:
            news = self.frames[after:]
            return next((one for one in news if one["type"] == kind and fields.items() <= one.items()), None)

        return await self._wait(find, patience)

    async def caught_up(self) -> None:
        """Wait until everything has come that the server had to say by now: it answers in order."""
        after = len(self.frames)
        await self.send("ping")
        await self.frame("pong", after)

    # --- doing

    async def send(self, kind: str, **fields: Any) -> None:
        await self.send_raw(json.dumps({"type": kind} | fields))

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def answer(self, choice: str | None = None, ask: int | None = None, key: str | None = None) -> Frame:
        """Answer the newest ask (its first option unless given), and send it again until it is taken or refused."""
        asked = self.state["asked"]
        number: int = asked["number"] if ask is None else ask
        meant: str = asked["options"][0]["notation"] if choice is None else choice
        return await self._until_heard("answer", key or token_hex(8), choice=meant, ask=number)

    async def undo(self, key: str | None = None) -> Frame:
        return await self._until_heard("undo", key or token_hex(8))

    async def play(self, rng: Random | None = None, until: Callable[[Frame], Any] = lambda state: False) -> Frame:
        """Answer every ask, at random or with the first option, until the game is over (or as wanted)."""

        def go_on(state: Frame) -> bool:
            new_ask = state["asked"] and state["asked"]["number"] > self._answered
            return bool(state["outcome"] or until(state) or new_ask)

        self._at = max(len(self.states) - 1, 0)
        while True:
            try:
                state = await self.until(go_on)
            except Lost:
                await self.reconnect()
                continue
            if state["outcome"] or until(state):
                return state
            options = state["asked"]["options"]
            choice = (rng.choice(options) if rng else options[0])["notation"]
            reply = await self._until_heard("answer", token_hex(8), choice=choice, ask=state["asked"]["number"])
            assert reply["type"] == "took", reply

    # --- within

    async def _until_heard(self, kind: str, key: str, **fields: Any) -> Frame:
        """Send, and after a broken connection send again, until the server says what came of it."""
        while True:
            after = len(self.frames)

            def reply(after: int = after) -> Frame | None:
                news = self.frames[after:]
                return next((one for one in news if one["type"] in ("took", "refused") and one["key"] == key), None)

            try:
                await self._pace()
                await self.send(kind, key=key, **fields)
                heard = await self._wait(reply, PATIENCE)
            except (ConnectionClosed, Lost):
                await self.reconnect()
                continue
            if heard["type"] == "took":
                self.taken[key] = fields.get("choice")
                self._answered = fields.get("ask", -1)
            return heard

    async def _pace(self) -> None:
        """No more than twenty messages in any second."""
        while len(self._sent) >= 20 and monotonic() - self._sent[-20] < 1.1:
            await asyncio.sleep(0.05)
        self._sent.append(monotonic())

    async def _wait(self, find: Callable[[], T | None], patience: float) -> T:
        """Look again at every frame, until something is found."""
        reader = self._reader
        assert reader is not None
        async with asyncio.timeout(patience):
            while (found := find()) is None:
                if reader.done():
                    reader.result()
                    raise Lost(f"the connection ended; the last frame was {self.raw[-1:]}")
                await self._news.wait()
        return found

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for raw in connection:
                assert isinstance(raw, str)
                self._take_in(raw)
                self._tell()
        except ConnectionClosed:
            pass
        finally:
            asyncio.get_running_loop().call_soon(self._tell)  # once this task is done

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _take_in(self, raw: str) -> None:
        frame: Frame = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        if frame["type"] == "state":
            if self.states and self.state["seat"] != frame["seat"]:
                self.events.clear()  # somebody else now, who may know other things
            self.states.append(frame)
            self._number_events(frame)
        elif frame["type"] == "news":
            self.states.append(self._go_on(frame))
            self._number_events(self.state)

    def _go_on(self, news: Frame) -> Frame:
        """The state that news make of the one before; its events and chat are the new ones alone."""
        news = dict(news)
        steps = news.pop("steps", [])
        view = self.state["view"]
        for step in steps:
            view = self.views[step["number"]] = apply_change(view, step.get("change"))
        view = apply_change(view, news.pop("change", None))
        number = steps[-1]["number"] if steps else self.number
        happened = [{"number": step["number"], "event": step["event"]} for step in steps]
        fresh = {"type": "state", "full": False, "view": view, "events": happened, "chat": [], "number": number}
        return self.state | fresh | {name: value for name, value in news.items() if name != "type"}

    def _number_events(self, state: Frame) -> None:
        """Every event comes once, in order, without a gap; and it never changes."""
        for told in state["events"]:
            number, event = told["number"], told["event"]
            assert self.events.get(number, event) == event, f"event {number} has changed"
            assert number == 1 or number - 1 in self.events, f"event {number} came without the one before"
            self.events[number] = event
        assert state["number"] == max(self.events, default=0), f"{state['number']} with {len(self.events)} events"


async def play_to_the_end(clients: Iterable[Client], rng: Random | None = None) -> list[Frame]:
    """Everybody answers until the game is over; the last state of each."""
    return await asyncio.gather(*(client.play(rng) for client in clients))


async def play_until_round(number: int, *clients: Client) -> None:
    """Everybody answers until each of them is asked in this round of the Card Game, counted from the first hand."""

    def is_there(state: Frame) -> bool:
        return bool(state["asked"] and 10 * (state["view"]["hand"] - 1) + state["view"]["round"] >= number)

    await asyncio.gather(*(client.play(until=is_there) for client in clients))
