"""Where calls arrive in tests: a push service and webhooks, a mail server, a name server, all on this machine."""

from __future__ import annotations

import json
import socket
import socketserver
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from time import monotonic
from typing import Any, NamedTuple, Self

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.running import PATIENCE


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Subscription:
    """What a browser has when it lets a server call: an address at its push service, and keys of its own."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = urandom(16)
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": base64(self._public), "auth": base64(self._auth)}

    def form(self, lang: str = "en") -> dict[str, Any]:
        """As the page hands it in."""
        return {"kind": "push", "endpoint": self.endpoint, "keys": self.keys, "lang": lang}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, decrypted as RFC 8291 says."""
        salt, key, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
        shared = self._private.exchange(ec.ECDH(), server)
        secret = _derive(32, self._auth, b"WebPush: info\0" + self._public + key, shared)
        content = _derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
        nonce = _derive(12, salt, b"Content-Encoding: nonce\0", secret)
        said: dict[str, Any] = json.loads(AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1])
        return said


def _derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Arrived(NamedTuple):
    """A request, and when it came."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Sink:
    """A web server that takes whatever comes. `answer` says how, from the path and how often that was asked for."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answer: Callable[[str, int], int] = lambda path, count: 201
        self._news = threading.Condition()
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with sink._news:
                    sink.arrived.append(Arrived(self.path, headers, body, monotonic()))
                    count = sum(one.path == self.path for one in sink.arrived)
                    sink._news.notify_all()
                status = sink.answer(self.path, count)
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("location", f"{sink.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *about: Any) -> None:
                """Nothing is to be written."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"

    def at(self, path: str) -> list[Arrived]:
        return [one for one in self.arrived if one.path == path]

    def wait(self, path: str, count: int = 1, patience: float = PATIENCE) -> list[Arrived]:
        """Until so many have come there."""
        with self._news:
            there = self._news.wait_for(lambda: len(self.at(path)) >= count, patience)
        assert there, f"{len(self.at(path))} of {count} at {path}"
        return self.at(path)

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def vapid_of(arrived: Arrived) -> dict[str, Any]:
    """What the server says of itself, once its signature is checked against the key that it came with."""
    said = dict(one.strip().split("=", 1) for one in arrived.headers["authorization"].removeprefix("vapid ").split(","))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(said["k"]))
    claims: dict[str, Any] = jwt.decode(said["t"], key, algorithms=["ES256"], options={"verify_aud": False})
    return claims | {"key": said["k"]}


class MailSink:
    """A mail server that keeps every letter; `refuses`: it knows nobody."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.refuses = False
        self._news = threading.Condition()
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        lines = []
                        while (one := self.rfile.readline()) not in (b".\r\n", b""):
                            lines.append(one.decode())
                        with sink._news:
                            sink.letters.append("".join(lines))
                            sink._news.notify_all()
                    refused = word == b"RCPT" and sink.refuses
                    self.wfile.write(b"550 nobody here\r\n" if refused else b"250 ok\r\n")
                    if word == b"QUIT":
                        return

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"smtp://127.0.0.1:{self._server.server_address[1]}"

    def wait(self, count: int = 1) -> list[str]:
        with self._news:
            assert self._news.wait_for(lambda: len(self.letters) >= count, PATIENCE), self.letters
        return self.letters

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class NameServer:
    """It knows some names, and their number; for any other it never answers."""

    def __init__(self, numbers: Mapping[str, str]) -> None:
        self.asked: list[str] = []
        self._news = threading.Condition()
        server = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                query, line = self.request
                name, end = _name_in(query)
                with server._news:
                    server.asked.append(name)
                    server._news.notify_all()
                if name in numbers:
                    line.sendto(_reply_to(query, end + 4, numbers[name]), self.client_address)

        self._server = socketserver.UDPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self._server.server_address[1]}"

    def wait(self, count: int) -> None:
        """Until it was asked for so many names."""
        with self._news:
            assert self._news.wait_for(lambda: len(set(self.asked)) >= count, PATIENCE), self.asked

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def _name_in(query: bytes) -> tuple[str, int]:
    """The name that is asked for (RFC 1035), and where its question goes on."""
    labels, at = [], 12
    while length := query[at]:
        labels.append(query[at + 1 : at + 1 + length].decode().lower())
        at += 1 + length
    return ".".join(labels), at + 1


def _reply_to(query: bytes, end: int, number: str) -> bytes:
    """The number, if one of IPv4 is asked for; else that there is none."""
    is_v4 = query[end - 4 : end] == b"\0\1\0\1"
    head = query[:2] + b"\x81\x80\0\1" + (b"\0\1" if is_v4 else b"\0\0") + bytes(4)
    record = b"\xc0\x0c\0\1\0\1" + (60).to_bytes(4) + b"\0\4" + socket.inet_aton(number)
    return head + query[12:end] + (record if is_v4 else b"")


class SilentHost:
    """A host that takes every connection, and says nothing."""

    def __init__(self) -> None:
        self.held: list[socket.socket] = []
        self._news = threading.Condition()
        self._door = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = self._door.getsockname()[1]

    def wait(self, count: int = 1) -> None:
        """Until there were so many connections."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.held) >= count, PATIENCE), len(self.held)

    def _hold(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:  # it is closed
                return
            with self._news:
                self.held.append(line)
                self._news.notify_all()

    def __enter__(self) -> Self:
        threading.Thread(target=self._hold, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for line in self.held:
            line.close()
