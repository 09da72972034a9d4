"""Calls leave the house, and never for an address inside: what players name is asked for as a stranger would."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import aiodns
import pytest

from server.sinks import NameServer, Sink
from shambles.server.people.outside import NotSent, Outside, is_outside
from shambles.server.people.posting import nothing_before


@pytest.mark.parametrize(
    ("number", "outside"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),  # where clouds keep their keys
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("ff02::1", False),
        ("fec0::1", False),  # inside a site, as there were once
        ("192.88.99.1", False),  # a relay into another network
        ("64:ff9b:1::a00:1", False),
        ("::7f00:1", False),
        ("3fff::1", False),
        ("192.88.98.1", True),
    ],
)
def test_which_addresses_are_outside(number: str, outside: bool) -> None:
    assert is_outside(number) is outside


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://93.184.216.34/x", "https"),
        ("https://user:secret@93.184.216.34/x", "https"),
        ("https://127.0.0.1/x", "private"),
        ("https://2130706433/x", "private"),  # the same, as one number
        ("https://localhost/x", "private"),
        ("https://[::1]:444/x", "private"),
        ("https://[::1/x", "not an address"),
        ("https://x:99999/", "not an address"),
    ],
)
async def test_no_request_goes_inside(address: str, why: str) -> None:
    with pytest.raises(NotSent, match=why) as trouble:
        await Outside(inside=False).post(address, {}, b"", nothing_before)
    assert trouble.value.ends


async def test_the_connection_goes_to_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the second look is asked for once."""
    asked: list[str] = []
    with Sink() as sink, NameServer({"push.example": "127.0.0.1"}) as names:
        port = int(sink.address.rsplit(":", 1)[1])

        async def look_up(host: str, *more: Any, **how: Any) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        monkeypatch.setattr(aiodns, "DNSResolver", partial(aiodns.DNSResolver, nameservers=[names.address]))
        one = Outside(inside=True)
        await one.post(f"http://push.example:{port}/named", {"title": "x"}, b"hello", nothing_before)
        await one.close()
        [arrived] = sink.at("/named")
    assert (arrived.headers["host"], arrived.body) == (f"push.example:{port}", b"hello")
    assert set(names.asked) == {"push.example"}
    assert len(names.asked) == 2  # one question for each kind of number
    assert "push.example" not in asked
