"""Where phones at home find the server."""

from __future__ import annotations

import socket

import pytest
from litestar.testing import RequestFactory

from shambles.server.net import reach


def listening(host: str) -> tuple[socket.socket, int]:
    one = socket.create_server((host, 0))
    return one, int(one.getsockname()[1])


@pytest.mark.parametrize(("host", "found"), [("127.0.0.1", ["127.0.0.1"]), ("0.0.0.0", ["127.0.0.1", "127.0.0.2"])])
def test_only_addresses_at_which_the_server_listens_are_offered(host: str, found: list[str]) -> None:
    server, port = listening(host)
    with server:
        assert reach.answering(["127.0.0.1", "127.0.0.2"], port) == found


def test_an_address_that_leads_a_phone_to_itself_is_none() -> None:
    assert [one for one in reach.home_addresses() if one.startswith(("127.", "169.254."))] == []


@pytest.mark.parametrize(
    ("host", "client", "is_told"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("localhost", "::1", True),
        ("shambles.example", "127.0.0.1", False),  # a proxy on this machine, somebody far away behind it
        ("127.0.0.1", "203.0.113.9", False),
    ],
)
def test_they_are_told_to_this_computer_alone(
    host: str, client: str, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, port = listening("0.0.0.0")
    monkeypatch.setattr(reach, "home_addresses", lambda: ["127.0.0.2"])
    request = RequestFactory(server=host, port=port).get("/api/reach", headers={"host": f"{host}:{port}"})
    request.scope["client"] = (client, 40_000)
    with server:
        told: object = reach.reach.fn(request)
    assert told == ([f"http://127.0.0.2:{port}"] if is_told else [])
