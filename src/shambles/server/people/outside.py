"""Requests to addresses that players have given: over TLS, to the open internet alone, short, and never led elsewhere.

Whoever gives an address must not be able to make this server talk to its own network. So the name is looked up once,
every address behind it is checked, and the connection goes to one that was checked.

Names are looked up by c-ares, as the system's settings say (`/etc/resolv.conf`, `/etc/hosts`). A lookup holds no
thread, so one that nobody answers ends with its limit.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from shambles.server.made import load

SECONDS = 15.0  # for all of it
LOOKUP = 5.0  # seconds, of these
GIVEN_OUT = ip_network("2000::/3")  # the only addresses of IPv6 that are given to anybody
INWARD = (ip_network("192.88.99.0/24"), ip_network("3fff::/20"))  # 6to4 relays, examples: Python calls them global

Before = Callable[[], Awaitable[None]]


class NotSent(Exception):
    """It is certain that nobody got it. `ends`: and that nobody will, however often it is tried."""

    def __init__(self, why: str, *, ends: bool = False) -> None:
        super().__init__(why)
        self.ends = ends


class Gone(NotSent):
    """There is nobody at this address any more."""

    def __init__(self, why: str) -> None:
        super().__init__(why, ends=True)


class NotFound(NotSent):
    """Nobody said in time where it is. That says nothing of whether somebody is there."""


class InDoubt(Exception):
    """Nobody knows whether it was got."""


class Outside:
    """Where players' own addresses are. `inside`: the host trusts them with the server's own network."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside
        self._client: Any = None
        self._resolver: Any = None

    async def post(self, address: str, headers: Mapping[str, str], body: bytes, before: Before) -> None:
        """Done when somebody has taken it. `before` is done when the connection is there and nothing has been said."""
        httpx: Any = await load("httpx")  # only now: most servers call nobody
        host, target = await self.find(address)
        if self._client is None:
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)  # calls take turns before
            how = {"limits": limits, "timeout": SECONDS, "trust_env": False, "follow_redirects": False}
            client = await asyncio.to_thread(httpx.AsyncClient, **how)  # it reads every certificate
            self._client = self._client or client
        ours = {"host": urlsplit(address).netloc.rpartition("@")[2], "user-agent": "shambles"}
        # The certificate is checked against the name, though the connection goes to the number.
        more = {"sni_hostname": host, "trace": _at_first_word(before)}
        request = self._client.build_request("POST", target, headers={**headers, **ours}, content=body, extensions=more)
        try:
            async with asyncio.timeout(SECONDS):
                response = await self._client.send(request, stream=True)  # what it says is nothing to us
                await response.aclose()
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol) as error:
            raise NotSent(type(error).__name__) from None
        except (httpx.HTTPError, TimeoutError) as error:
            raise InDoubt(type(error).__name__) from None
        status = response.status_code
        if status in (404, 410):
            raise Gone(f"HTTP {status}")
        if not 200 <= status < 300:
            raise NotSent(f"HTTP {status}")

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
        if self._resolver is not None:
            await self._resolver.close()

    async def find(self, address: str) -> tuple[str, str]:
        """The name, and the same address with a number that may be connected to in its place."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise NotSent("not an address", ends=True) from None
        if not self._inside and (parts.scheme != "https" or parts.username is not None):
            raise NotSent("not an https address", ends=True)
        numbers = await self._look_up(host)
        if not (self._inside or all(map(is_outside, numbers))):
            raise NotSent("an address of a private network", ends=True)
        number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        return host, urlunsplit((parts.scheme, f"{number}:{port}", parts.path, parts.query, ""))

    async def _look_up(self, host: str) -> list[str]:
        """The numbers of a host; at least one."""
        if (number := _number_of(host)) is not None:
            return [number]
        aiodns: Any = await load("aiodns")
        if self._resolver is None:
            self._resolver = aiodns.DNSResolver(timeout=LOOKUP / 2, tries=2)
        try:
            async with asyncio.timeout(LOOKUP):
                found = await self._resolver.getaddrinfo(host, type=socket.SOCK_STREAM)
        except (aiodns.error.DNSError, UnicodeError, TimeoutError):  # no such name, or nobody says so in time
            raise NotFound("no such host") from None
        numbers = [node.addr[0].decode().partition("%")[0] for node in found.nodes]
        if not numbers:
            raise NotFound("no such host")
        return numbers


def host_of(address: str) -> str:
    """The name and the port in an address, as a key; nothing in what is none."""
    try:
        parts = urlsplit(address)
        return f"{(parts.hostname or '').rstrip('.')}:{parts.port or parts.scheme}"
    except ValueError:
        return ""


def _at_first_word(before: Before) -> Callable[[str, Any], Awaitable[None]]:
    async def trace(event: str, about: Any) -> None:
        if event == "http11.send_request_headers.started":
            await before()

    return trace


def _number_of(host: str) -> str | None:
    """A host that is a number already, however it is written."""
    with suppress(ValueError):
        return str(ip_address(host.partition("%")[0]))
    with suppress(OSError):
        return socket.inet_ntoa(socket.inet_aton(host))
    return None


def is_outside(number: str) -> bool:
    """Whether an address is one of the open internet: none of this machine, of a private network, or of many."""
    known = ip_address(number)
    if isinstance(known, IPv6Address):
        if (inner := known.ipv4_mapped) is not None:
            return is_outside(str(inner))
        if known not in GIVEN_OUT or known.sixtofour is not None or known.teredo is not None:
            return False  # or another address is inside it, and nobody's push service lives there
    is_inward = any(known in network for network in INWARD)
    return known.is_global and not (is_inward or known.is_multicast or known.is_reserved)
