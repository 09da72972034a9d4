"""Traces by OpenTelemetry, where the host names a collector (`trace_collector`, extra `[observe]`); otherwise nothing.

A span says what was asked for and how long it took: the kind of request, never its address, and nothing of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shambles import __version__

_tracer: Any = None


def begin_tracing(collector: str) -> Callable[[], None]:
    """Send spans there from now on; what is given back sends the last ones and ends it."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    global _tracer
    provider = TracerProvider(
        resource=Resource.create({"service.name": "shambles", "service.version": __version__}), shutdown_on_exit=False
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{collector}/v1/traces", timeout=5)))
    _tracer = provider.get_tracer("shambles")

    def end() -> None:
        global _tracer
        _tracer = None
        provider.shutdown()

    return end


@contextmanager
def span(name: str, **about: str | float) -> Iterator[Any]:
    """Whatever is done within it took so long; nothing is done where nobody wants to know."""
    if _tracer is None:
        yield None
        return
    with _tracer.start_as_current_span(name, attributes=about, record_exception=False) as one:
        yield one


class Traced:
    """Stands around every request: its method, its route by the name that all such addresses have, and its status."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a socket stays for hours: that is nothing to wait for
            await self._app(scope, receive, send)
            return
        route = str(scope.get("path_template") or "/…")
        with span(f"{scope['method']} {route}", **{"http.route": route}) as one:

            async def note(message: Message) -> None:
                if message["type"] == "http.response.start":
                    one.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self._app(scope, receive, send if one is None else note)
