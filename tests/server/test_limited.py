"""Every route and every message of the service has a bound, and the bounds of the routes hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from shambles.server import limits
from shambles.server.config import Config
from shambles.server.limits import network_of
from shambles.server.net.app import create_app
from shambles.server.net.limited import MESSAGES, ROUTES
from shambles.server.wire.messages import FromClient

STRICT = 3  # requests


def new_app(folder: Path, **settings: Any) -> Litestar:
    """The service with a client, for that has routes of its own."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "one.js").write_text("1")
    return create_app(Config(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", static=static, **settings))


def ways_in(app: Litestar) -> Iterator[str]:
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield f"SOCKET {route.path}"
        elif isinstance(route, HTTPRoute):
            yield from (f"{method} {route.path}" for method in route.methods if method not in ("OPTIONS", "HEAD"))
        else:
            yield f"GET {route.path}/{{file_path:path}}"


def is_client(way: str) -> bool:
    """The client's own page, under whatever address it finds its way from."""
    return way.startswith("GET /") and not re.match(r"GET /(api|schema|healthz|metrics|assets)\b", way)


def test_every_route_has_a_bound(tmp_path: Path) -> None:
    ways = set(ways_in(new_app(tmp_path)))
    assert {way for way in ways if not is_client(way)} - ROUTES.keys() == set()
    assert ROUTES.keys() - ways == set(), "these are no more"


def test_every_message_has_a_bound() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(FromClient)}
    assert kinds == MESSAGES.keys()
    assert "undo" in kinds


@pytest.mark.parametrize("listed", [ROUTES, MESSAGES], ids=["routes", "messages"])
def test_a_bound_is_a_setting(listed: dict[str, tuple[str, ...]]) -> None:
    known = {field.name for field in msgspec.structs.fields(Config)}
    for way, bounds in listed.items():
        assert bounds, way
        assert set(bounds) <= known, way
        assert {"gets_per_minute", "posts_per_minute", "sockets_per_minute", "messages_per_second"} & set(bounds), way


async def test_no_route_answers_one_address_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one of them, also those whose answers are kept, says so when it is asked too often.

    Time stands still for the buckets: on a slow machine one more would be fair before the last has asked.
    """
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    app = new_app(tmp_path, gets_per_minute=STRICT, posts_per_minute=STRICT)
    any_app: Any = app
    async with app.lifespan():  # in this loop: what another one sets would wake nobody here
        for number, way in enumerate(way for way in ways_in(app) if not way.startswith("SOCKET")):
            method, path = way.replace("{game:str}", "tacdex").split(" ")
            here = httpx.ASGITransport(app=any_app, client=(f"10.0.0.{number}", 1))
            async with httpx.AsyncClient(transport=here, base_url="http://shambles") as one:
                asked = [re.sub(r"\{\w+:\w+\}", "one.js", path)] * (STRICT + 1)
                said = [(await one.request(method, page, headers={"x-shambles": "1"})).status_code for page in asked]
            assert said[-1] == 429, (way, said)
            assert 429 not in said[:-1], (way, said)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
    ],
)
def test_who_has_one_address_of_a_network_has_them_all(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same
