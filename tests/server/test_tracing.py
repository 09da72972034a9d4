"""Traces by OpenTelemetry: only where the host names a collector, and nothing of anybody in them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from server.conftest import People
from server.running import Server
from shambles.core.asking.reply import BadInput
from shambles.server.config import Config


class Collector(BaseHTTPRequestHandler):
    """Keeps what it is sent."""

    got: ClassVar[list[tuple[str, bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append((self.path, body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *said: object) -> None: ...


@pytest.fixture
def collector() -> Iterator[str]:
    Collector.got.clear()
    one = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    Thread(target=one.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{one.server_port}"
    one.shutdown()


def spans_of(body: bytes) -> list[Any]:
    sent = ExportTraceServiceRequest.FromString(body)
    return [span for one in sent.resource_spans for scope in one.scope_spans for span in scope.spans]


async def test_requests_and_thoughts_are_told_to_the_collector_without_anybody_in_them(
    person: People, tmp_path: Path, collector: str
) -> None:
    with Server(tmp_path / "tables.db", tmp_path, trace_collector=collector) as server:
        ann = person("Annabella", server)
        table = (await ann.open_table())["id"]
        async with ann.client() as client:
            await client.play()
        await ann.get(f"/api/tables/{table}", token=ann.token)
        await ann.get("/no/such/place")
        server.stop()  # what was not sent yet is sent now
        assert "Traceback" not in server.said()
    assert {path for path, _ in Collector.got} == {"/v1/traces"}
    spans = [span for _, body in Collector.got for span in spans_of(body)]
    names = {span.name for span in spans}
    assert {"POST /api/tables", "GET /api/tables/{table}", "work think"} <= names
    told = {one.key: one.value for span in spans for one in span.attributes if span.name == "POST /api/tables"}
    assert told["http.response.status_code"].int_value == 201
    everything = b"".join(body for _, body in Collector.got)
    address = ann.http.headers["x-forwarded-for"]
    assert not [one for one in (table, ann.token, "Annabella", address, "/no/such") if one.encode() in everything]


def test_without_a_collector_nothing_of_it_is_loaded() -> None:
    start = "import sys; from shambles.server.net.run import create_app; create_app(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True).stdout
    assert "shambles.server.tracing" in loaded
    assert not [one for one in ("opentelemetry.sdk", "opentelemetry.exporter") if one in loaded]


@pytest.mark.parametrize("address", ["collector", "http://name:secret@host:4318", "ftp://host", "http://host/path"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="not-a-web-address"):
        Config(trace_collector=address)
