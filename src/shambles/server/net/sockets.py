"""A socket for each viewer: the whole table first, then what is new, as this seat may know it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from time import perf_counter
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from shambles.core.asking.reply import BadInput, Refusal
from shambles.server.config import Config
from shambles.server.host.standing import Standing
from shambles.server.limits import Bucket, Buckets
from shambles.server.metrics import ANSWER_SECONDS, ANSWERS, SLOW_READERS, SOCKET_ERRORS, SOCKETS
from shambles.server.net.frames import Straight
from shambles.server.people.names import read_line
from shambles.server.tables.deal_audience import Asker
from shambles.server.tables.leases import PlayedElsewhere
from shambles.server.tables.live import LiveTable
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.messages import (
    Ack,
    Answer,
    Because,
    Chat,
    FromClient,
    FromServer,
    Ping,
    Pong,
    Refused,
    Took,
    Trouble,
    Undo,
    Why,
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
log = logging.getLogger("shambles")

TOO_BIG, TOO_FAST, NOT_UNDERSTOOD = "too-big", "too-fast", "not-understood"
ACCEPTED, REFUSED = ANSWERS.labels(result="accepted"), ANSWERS.labels(result="refused")
ASK_AGAIN = 5.0  # seconds
SILENT = 50.0  # seconds without a word; a browser says one every twenty
NO_SUCH_TABLE, COME_AGAIN = 4404, 1012  # the client does not try again; it does, soon
SPECTATOR_CHAT, CHAT_TOO_FAST, MUTED = "spectators-are-silent", "chat-too-fast", "muted-by-host"


class Goodbye(msgspec.Struct, frozen=True):
    """The last thing that is sent: why the socket closes."""

    code: int
    reason: str


class SocketViewer:
    """Somebody at the other end of a socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        live: LiveTable,
        seat: int | None,
        lang: str,
        config: Config,
        talk: Buckets,
        may_undo: Callable[[str], bool] = lambda seat: True,
    ) -> None:
        self._seat = seat
        self.lang = lang
        self._may_undo = may_undo
        self._held_by = None if seat is None else live.seats[seat].token_hash
        self._socket = socket
        self._live = live
        self._config = config
        self._out: deque[bytes | Goodbye] = deque()
        self._news = asyncio.Event()
        self._straight: Straight | None = None
        self._is_due = False  # what waits is written in a moment, all in one piece
        self._is_slow = True  # what waits is sent one by one, as the other end takes it
        self._unsent = 0  # bytes
        self._talk = talk  # of all seats: whoever has two devices talks no more than others
        self._away = False  # the window is hidden
        self._heard = monotonic()
        self._sender: asyncio.Task[None]
        self._standing: Standing | None = None
        self.asker = Asker()
        self.ask_again: Callable[[], Awaitable[int | None]] | None = (
            None  # for a seat that a player's device was handed
        )

    def heed(self, standing: Standing, asker: Asker) -> None:
        """What the host has done about whoever is here."""
        self._standing, self.asker = standing, asker

    def write_to(self, straight: Straight | None) -> None:
        """Where there is a straight way onto the socket, it is taken."""
        self._straight, self._is_slow = straight, straight is None

    @property
    def seat(self) -> int | None:
        """The seat, for as long as it is this viewer's: whoever has left it is a spectator."""
        if self._seat is None or self._live.seats[self._seat].token_hash != self._held_by:
            return None
        return self._seat

    @property
    def looks(self) -> bool:
        """Whether the window is before somebody's eyes. Who has said nothing for long may be gone without a word."""
        return not self._away and monotonic() - self._heard < SILENT

    def _hide(self, away: bool) -> None:
        """The window is hidden, or to be seen again."""
        if away != self._away:
            self._away = away
            self._live.tell_everybody()

    def send(self, message: bytes) -> None:
        """Kept until it is sent; whoever does not read is dropped, and comes back for what they have missed."""
        self._unsent += len(message)
        if self._unsent > self._config.most_unsent and self._out:
            self._out.clear()
            self._sender.cancel()
            return
        self._out.append(message)
        if self._is_slow:
            self._news.set()
        elif not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._write)

    def send_away(self, reason: str) -> None:
        self._say_goodbye(NO_SUCH_TABLE, reason)

    def send_back(self) -> None:
        """The client comes again at once, and is led to where the table is played."""
        self._say_goodbye(COME_AGAIN, "elsewhere")

    def _say_goodbye(self, code: int, reason: str) -> None:
        self._out.append(Goodbye(code, reason))
        self._send_slowly()

    def _send_slowly(self) -> None:
        self._is_slow = True
        self._news.set()

    def _write(self) -> None:
        """Straight onto the socket; if that takes nothing now, the sender waits until it does."""
        self._is_due = False
        if self._is_slow or not self._out:
            return
        assert self._straight is not None
        try:
            is_written = self._straight.write_texts(cast("deque[bytes]", self._out))
        except ReferenceError:  # the connection is gone
            is_written = False
        if not is_written:
            self._send_slowly()
            return
        self._out.clear()
        self._unsent = 0

    async def attend(self, since: int) -> None:
        """Show the table, and listen, until the viewer goes."""
        live = self._live
        SOCKETS.inc()
        self._sender = asyncio.create_task(self._send_everything())
        live.audience.add(self, since)
        try:
            live.must_be_here()
            await self._be_welcomed()
            listening = asyncio.create_task(self._receive())
            asking = [asyncio.create_task(self._ask_again())] if self.ask_again is not None else []
            await asyncio.wait({listening, self._sender, *asking}, return_when=asyncio.FIRST_COMPLETED)
            if asking and asking[0].done():
                await self._close(COME_AGAIN, "seat-changed")  # the client comes back as whoever they are now
            for one in asking:
                one.cancel()
            if self._sender.cancelled():
                SLOW_READERS.inc()
            if listening.done():
                listening.result()
            listening.cancel()
        except PlayedElsewhere:
            await self._close(COME_AGAIN, "elsewhere")
        except BadInput as trouble:  # the table is gone
            await self._close(NO_SUCH_TABLE, trouble.code)
        except Exception:
            log.exception("table %s: a socket ends", live.row.id)
            SOCKET_ERRORS.inc()
            await self._close(1011, "internal")
        finally:
            self._sender.cancel()
            live.audience.drop(self)
            SOCKETS.dec()

    async def _send_everything(self) -> None:
        """In the order in which it was said."""
        send, out = self._socket.send, self._out
        while True:
            await self._news.wait()
            self._news.clear()
            while out:
                message = out.popleft()
                if isinstance(message, Goodbye):
                    await self._socket.close(message.code, message.reason)
                    return
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                self._unsent -= len(message)
            self._is_slow = self._straight is None

    async def _ask_again(self) -> None:
        """Until the seat that this device was handed is its no more, or is again."""
        assert self.ask_again is not None
        while await self.ask_again() == self.seat:
            await asyncio.sleep(ASK_AGAIN)

    async def _be_welcomed(self) -> None:
        """Whoever comes back is no longer absent: votes to remove them are forgotten. At a club night a caretaker who
        has sat in for them goes (SH-009)."""
        live, seat = self._live, self.seat
        if seat is None:
            return
        if live.seats[seat].removers:
            await live.change_seat(seat, lambda row: msgspec.structs.replace(row, removers=[]))
        if live.row.club is not None and live.seats[seat].bot is not None:
            await live.change_seat(seat, lambda row: msgspec.structs.replace(row, bot=None))

    async def _receive(self) -> None:
        bucket = Bucket(self._config.messages_per_second * 2, self._config.messages_per_second)
        while True:
            try:
                raw = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if len(raw) > self._config.largest_message:
                await self._refuse(TOO_BIG)
                return
            if not bucket.take():
                await self._refuse(TOO_FAST)
                return
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, RecursionError):
                self._say(Trouble(NOT_UNDERSTOOD))
                continue
            await self._act(message)
            self._heard = monotonic()
            if not self._away:
                self._live.audience.see(self)

    async def _act(self, message: FromClient) -> None:
        if isinstance(message, Answer | Undo):
            await self._answer(message)
        elif isinstance(message, Why):
            self._say(Because(message.key, self._why(message.choice)))
        elif isinstance(message, Ping):
            self._hide(message.away)
            self._say(Pong())
        elif isinstance(message, Ack):
            self._live.looked_at = asyncio.get_running_loop().time()
        elif isinstance(message, Chat):
            await self._chat(message.text)

    async def _chat(self, text: str) -> None:
        """What somebody says at their seat; spectators only listen."""
        seat, live = self.seat, self._live
        if seat is None:
            self._say(Trouble(SPECTATOR_CHAT))
            return
        if self._standing is not None and self._standing.end_of("mute", self.asker) is not None:
            self._say(Trouble(MUTED))
            return
        if not self._talk.take(f"{live.row.id} {seat}"):
            self._say(Trouble(CHAT_TOO_FAST))
            return
        try:
            line = read_line(text)
            live.talk.must_make_sense(seat, line)
        except BadInput as trouble:
            self._say(Trouble(trouble.code))
            return
        refusal = await live.say(seat, live.seats[seat].name, line)
        if refusal is not None:
            self._say(Trouble(refusal.code))

    async def _answer(self, message: Answer | Undo) -> None:
        if self.seat is None or self._is_a_bots(self.seat, f"{self.seat}:{message.key}"):
            self._say(Refused(message.key, Refusal("not-your-seat", "SH-002")))
            return
        start = perf_counter()
        with nullcontext() if self._standing is None else self._standing.a_move():
            refusal = await self._judge(message, self.seat)
        ANSWER_SECONDS.observe(perf_counter() - start)
        (REFUSED if refusal else ACCEPTED).inc()
        self._say(Refused(message.key, refusal) if refusal else Took(message.key))

    def _is_a_bots(self, seat: int, key: str) -> bool:
        """Whether a bot plays this seat, and did so when this answer first came."""
        return self._live.seats[seat].bot is not None and key not in self._live.keys

    async def _judge(self, message: Answer | Undo, seat: int) -> Refusal | None:
        key = f"{seat}:{message.key}"
        if self._standing is not None and self._standing.is_draining:
            return Refusal("maintenance", "SH-016")
        if isinstance(message, Answer):
            return await self._live.answer(seat, message.choice, message.ask, key)
        if key in self._live.keys or self._may_undo(f"{self._live.row.id}/{seat}"):
            return await self._live.undo(seat, key)
        return Refusal("undo-too-fast", "SH-025")

    def _why(self, choice: str) -> Refusal | None:
        table = self._live.table
        if table is None or self.seat is None:
            return Refusal("not-your-seat", "SH-002")
        judged = table.judge(self.seat, choice)
        return judged if isinstance(judged, Refusal) else None

    async def _refuse(self, code: str) -> None:
        self._say(Trouble(code))
        await self._close(1008, code)

    async def _close(self, code: int, reason: str) -> None:
        """Close the socket, once everything that was said before has been sent."""
        self._say_goodbye(code, reason)
        await asyncio.wait({self._sender})

    def _say(self, message: FromServer) -> None:
        self.send(encode(message))
