"""A socket for each viewer: the whole table first, then what is new, as this seat may know it."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from shambles.core.reply import BadInput, Refusal
from shambles.server.config import Config
from shambles.server.limits import Bucket
from shambles.server.live import LiveTable
from shambles.server.messages import (
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
from shambles.server.messages import State as StateMessage
from shambles.server.metrics import ANSWER_SECONDS, ANSWERS, SOCKETS

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode

TOO_BIG, TOO_FAST, NOT_UNDERSTOOD = "too-big", "too-fast", "not-understood"
NO_SUCH_TABLE = 4404  # the client does not try again
SPECTATOR_CHAT = "spectators-are-silent"


class SocketViewer:
    """Somebody at the other end of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, State], live: LiveTable, seat: int | None, config: Config) -> None:
        self._seat = seat
        self._held_by = None if seat is None else live.seats[seat].token_hash
        self._socket = socket
        self._live = live
        self._config = config
        self._news = asyncio.Event()
        self._sent = 0
        self._chat_sent = 0
        self._shown: StateMessage | None = None
        self._sending = asyncio.Lock()

    @property
    def seat(self) -> int | None:
        """The seat, for as long as it is this viewer's: whoever has left it is a spectator."""
        if self._seat is None or self._live.seats[self._seat].token_hash != self._held_by:
            return None
        return self._seat

    def wake(self) -> None:
        self._news.set()

    async def attend(self, since: int) -> None:
        """Show the table, and listen, until the viewer goes."""
        live = self._live
        SOCKETS.inc()
        live.viewers.add(self)
        live.tell_everybody()  # the others see that somebody has come
        sender = asyncio.create_task(self._send_news(since))
        try:
            await self._be_welcomed()
            await self._hear()
        except BadInput as trouble:  # the table is gone
            await self._socket.close(code=NO_SUCH_TABLE, reason=trouble.code)
        finally:
            sender.cancel()
            live.viewers.discard(self)
            live.tell_everybody()
            SOCKETS.dec()

    async def _send_news(self, since: int) -> None:
        """Always the newest state; whoever is slow misses no event, only states in between."""
        full = since <= 0 or self._live.table is None
        self._sent = 0 if full else min(since, len(self._live.table.events_for(None)) if self._live.table else 0)
        self._news.set()
        while True:
            await self._news.wait()
            self._news.clear()
            state = self._live.state_for(self.seat, self._sent, self._chat_sent, full)
            self._sent, self._chat_sent, full = state.number, len(self._live.chat), False
            if self._is_news(state):
                await self._send(state)

    def _is_news(self, state: StateMessage) -> bool:
        """Nobody hears that something happened which they cannot see, such as a change of mind face down."""
        before, self._shown = self._shown, state
        if before is None or state.events or state.chat:
            return True
        return state != msgspec.structs.replace(before, full=False, events=(), chat=())

    async def _be_welcomed(self) -> None:
        """Whoever comes back is no longer absent: votes to remove them are forgotten."""
        live, seat = self._live, self.seat
        if seat is not None and live.seats[seat].removers:
            await live.change_seat(msgspec.structs.replace(live.seats[seat], removers=[]))

    async def _hear(self) -> None:
        bucket = Bucket(self._config.messages_per_second * 2, self._config.messages_per_second)
        while True:
            try:
                raw = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if len(raw) > self._config.largest_message:
                await self._close(TOO_BIG)
                return
            if not bucket.take():
                await self._close(TOO_FAST)
                return
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, RecursionError):
                await self._send(Trouble(NOT_UNDERSTOOD))
                continue
            await self._act(message)

    async def _act(self, message: FromClient) -> None:
        if isinstance(message, Answer | Undo):
            await self._answer(message)
        elif isinstance(message, Why):
            await self._send(Because(message.key, self._why(message.choice)))
        elif isinstance(message, Ping):
            await self._send(Pong())
        elif isinstance(message, Ack):
            self._live.looked_at = asyncio.get_running_loop().time()
        elif isinstance(message, Chat):
            if self.seat is None:
                await self._send(Trouble(SPECTATOR_CHAT))
            else:
                refusal = await self._live.say(self.seat, self._live.seats[self.seat].name, message.text)
                if refusal is not None:
                    await self._send(Trouble(refusal.code))

    async def _answer(self, message: Answer | Undo) -> None:
        if self.seat is None or self._live.seats[self.seat].bot is not None:
            await self._send(Refused(message.key, Refusal("not-your-seat", "SH-002")))
            return
        start = perf_counter()
        key = f"{self.seat}:{message.key}"
        if isinstance(message, Answer):
            refusal = await self._live.answer(self.seat, message.choice, message.ask, key)
        else:
            refusal = await self._live.undo(self.seat, key)
        ANSWER_SECONDS.observe(perf_counter() - start)
        ANSWERS.labels(result="refused" if refusal else "accepted").inc()
        await self._send(Refused(message.key, refusal) if refusal else Took(message.key))

    def _why(self, choice: str) -> Refusal | None:
        table = self._live.table
        if table is None or self.seat is None:
            return Refusal("not-your-seat", "SH-002")
        judged = table.judge(self.seat, choice)
        return judged if isinstance(judged, Refusal) else None

    async def _close(self, code: str) -> None:
        await self._send(Trouble(code))
        await self._socket.close(code=1008, reason=code)

    async def _send(self, message: FromServer) -> None:
        async with self._sending:
            await self._socket.send_data(encode(message).decode(), mode="text")
