"""What is written straight onto a socket is what any client reads, in order, and waits where the other end is slow; and
what a client says is heard as it said it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as some
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from server.running import PATIENCE
from shambles.server.config import Config
from shambles.server.limits import Buckets
from shambles.server.net.frames import MUCH, STRAIGHT, Straight
from shambles.server.net.sockets import SocketViewer


class Pipe:
    """A transport that hands everything to a client."""

    def __init__(self, client: ClientProtocol) -> None:
        self.client, self.writes, self.pauses, self.closed = client, 0, 0, False

    def write(self, data: bytes) -> None:
        self.writes += 1
        self.client.receive_data(data)

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None: ...

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, name: str) -> None:
        return None


async def meet(*, compressed: bool) -> tuple[Straight, ClientProtocol, Pipe, list[Any]]:
    """A client at a socket of ours, and what the socket's application was called with."""
    ready, called = asyncio.Event(), list[Any]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        called.append(scope)
        await receive()
        await send({"type": "websocket.accept"})
        ready.set()
        await asyncio.sleep(3600)

    config = uvicorn.Config(app, ws=Straight, interface="asgi3")
    config.load()
    config.loaded_app = app
    extensions = [ClientPerMessageDeflateFactory()] if compressed else None
    client = ClientProtocol(parse_uri("ws://localhost/socket"), extensions=extensions, max_size=None)
    pipe = Pipe(client)
    socket = Straight(config, ServerState(), {}, asyncio.get_running_loop())
    socket.connection_made(pipe)  # type: ignore[arg-type]
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    await asyncio.wait_for(ready.wait(), PATIENCE)
    assert isinstance(client.events_received()[0], Response)
    return socket, client, pipe, called


def go(socket: Straight) -> None:
    socket.stop_keepalive()
    for task in list(socket.tasks):
        task.cancel()


@pytest.mark.parametrize("compressed", [False, True])
async def test_messages_of_any_length_are_read_as_they_were_written_in_one_piece(compressed: bool) -> None:
    socket, client, pipe, called = await meet(compressed=compressed)
    lengths = (0, 1, 125, 126, 65_535, 65_536, 70_000)
    messages = [b"x" * (length - 2) + "é".encode() if length > 1 else b"x" * length for length in lengths]
    written = pipe.writes
    assert called[0]["extensions"][STRAIGHT].write_texts(messages)
    assert pipe.writes == written + 1
    heard = [bytes(one.data) for one in client.events_received() if isinstance(one, Frame)]
    assert heard == messages
    socket.writable.clear()
    assert not socket.write_texts([b"later"])  # the other end is slow
    socket.writable.set()
    socket.conn.send_close(1000)
    assert not socket.write_texts([b"never"])
    go(socket)


async def test_somebody_who_says_much_is_not_listened_to_for_a_while() -> None:
    socket, client, pipe, _ = await meet(compressed=False)
    for number in range(MUCH):
        assert pipe.pauses == 0
        client.send_text(str(number).encode())
        socket.data_received(b"".join(client.data_to_send()))
    assert pipe.pauses == 1
    assert [(await socket.receive())["text"] for _ in range(MUCH)] == list(map(str, range(MUCH)))  # type: ignore[typeddict-item]
    assert not socket.read_paused
    go(socket)


@pytest.mark.parametrize("compressed", [False, True])
@settings(max_examples=60, deadline=None)
@given(
    said=some.lists(some.tuples(some.sampled_from(("text", "parts", "ping")), some.integers(0, 140)), max_size=12),
    cuts=some.lists(some.integers(1, 200), max_size=8),
)
def test_what_somebody_says_is_heard_whole_and_in_order_however_it_is_cut(
    compressed: bool, said: list[tuple[str, int]], cuts: list[int]
) -> None:
    async def listen() -> None:
        socket, client, _, _ = await meet(compressed=compressed)
        texts = []
        for kind, length in said:
            words = "é" * (length // 2) + "x" * (length % 2)
            if kind == "ping":
                client.send_ping(b"")
                continue
            texts.append(words)
            if kind == "text":
                client.send_text(words.encode())
            else:
                client.send_text(words[:3].encode(), fin=False)
                client.send_continuation(words[3:].encode(), fin=True)
        pieces = client.data_to_send() if not cuts else _cut(b"".join(client.data_to_send()), cuts)
        for piece in pieces:
            socket.data_received(piece)
        assert [(await socket.receive())["text"] for _ in texts] == texts  # type: ignore[typeddict-item]
        assert socket.queue.empty()
        go(socket)

    asyncio.run(listen())


def _cut(data: bytes, cuts: list[int]) -> list[bytes]:
    pieces = []
    for cut in cuts:
        pieces.append(data[:cut])
        data = data[cut:]
    return [piece for piece in (*pieces, data) if piece]


async def test_what_waits_for_a_slow_reader_is_sent_in_order_and_the_goodbye_last() -> None:
    told: list[str] = []

    class Socket:
        """The way by which a message is waited for."""

        async def send(self, message: dict[str, str]) -> None:
            await asyncio.sleep(0)
            told.append(f"slowly {message['text']}")

        async def receive_data(self, mode: str) -> str:
            await asyncio.sleep(3600)
            return ""

        async def close(self, code: int, reason: str) -> None:
            told.append(f"goodbye {reason}")

    is_slow = False

    def write_texts(messages: Any) -> bool:
        if not is_slow:
            told.append("at once " + "+".join(one.decode() for one in messages))
        return not is_slow

    nobody = SimpleNamespace(add=lambda *given: None, drop=lambda *given: None)
    live: Any = SimpleNamespace(seats=[], audience=nobody, must_be_here=lambda: None)
    viewer = SocketViewer(Socket(), live, None, "en", Config(), Buckets(20, 1))  # type: ignore[arg-type]
    viewer.write_to(SimpleNamespace(write_texts=write_texts))  # type: ignore[arg-type]
    attending = asyncio.create_task(viewer.attend(0))
    await asyncio.sleep(0)

    async def send(*messages: bytes) -> None:
        before = len(told)
        for message in messages:
            viewer.send(message)
        while len(told) == before:
            await asyncio.sleep(0)

    await send(b"1", b"2")
    is_slow = True
    await send(b"3", b"4", b"5")
    is_slow = False
    await send(b"6")  # while the sender is still at it
    while told[-1] != "slowly 6":
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    await send(b"7")
    viewer.send(b"8")
    viewer.send_away("gone")
    await asyncio.wait_for(attending, PATIENCE)
    slowly = [f"slowly {number}" for number in (3, 4, 5, 6)]
    assert told == ["at once 1+2", *slowly, "at once 7", "slowly 8", "goodbye gone"]
