"""What goes to a viewer is written onto the socket at once: everything that waits, in one piece, through nobody else.

uvicorn's and Litestar's way of sending takes a task, six calls and a write for each message. This is what an answer
costs four or five times over. A short text that comes in one piece, as answers do, is read at once, too: the parser of
websockets takes twenty times as long for it. Everything else is the parser's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from weakref import proxy

from litestar import WebSocket
from litestar.datastructures import State
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

STRAIGHT = "shambles.straight"  # in the extensions of a socket's scope
MUCH = 8  # messages that wait to be listened to
WHOLE_TEXT, MASKED = 0x81, 0x80  # the first byte of a frame, and what a client's second byte has besides the length
BETWEEN_FRAMES = "at_eof"  # where the parser of websockets waits then; if it is called otherwise, it reads everything
SHORT, MIDDLING = 126, 65_536  # from so many bytes on the length of a frame is written otherwise


class Straight(WebSocketsSansIOProtocol):
    """One socket. Opening, listening and closing are uvicorn's; so is sending where the other end is slow."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][STRAIGHT] = proxy(self)  # or neither would be freed

    def data_received(self, data: bytes) -> None:
        text = self._read_text(data)
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._listen_no_more_than_that()

    def _read_text(self, data: bytes) -> str | None:
        """What somebody says, if it is one whole short text and nothing else (RFC 6455, 5.2)."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or len(data) != 6 + data[1] - MASKED or data[1] >= MASKED + SHORT:
            return None
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None or self.close_sent or not _waits(conn.parser):
            return None
        try:
            return apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Whoever says one thing after another is listened to on: only when much waits nobody listens for a while."""
        was_paused, self.read_paused = self.read_paused, True  # or each message would stop the listening, and start it
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self._listen_no_more_than_that()

    def _listen_no_more_than_that(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MUCH:
            self.read_paused = True
            self.transport.pause_reading()

    def write_texts(self, messages: Iterable[bytes]) -> bool:
        """Write these messages, in this order. False if the socket takes nothing now, or never again."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.extensions:  # they are compressed, each with what the ones before it have taught
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for message in messages for part in (_head_of(message), message)]))
        return True


def straight_to(socket: WebSocket[Any, Any, State]) -> Straight | None:
    """The way onto this socket, if it is one of ours."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(STRAIGHT)


def _waits(parser: Any) -> bool:
    """Whether the parser has read all that it was given, and waits for the next frame."""
    while (within := parser.gi_yieldfrom) is not None:
        parser = within
    return bool(parser.__name__ == BETWEEN_FRAMES)


def _head_of(message: bytes) -> bytes:
    """What stands before a text of a server that is sent whole (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((0x81, size))
    if size < MIDDLING:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
