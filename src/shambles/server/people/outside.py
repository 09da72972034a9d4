"""Requests to addresses that players have given: over TLS, to the open internet alone, short, and never led elsewhere.

Whoever gives an address must not be able to make this server talk to its own network. So the name is looked up once,
every address behind it is checked, and the connection goes to one that was checked.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit, urlunsplit

SECONDS = 15.0  # for all of it
AT_ONCE = 20  # connections
NAT64 = ip_network("64:ff9b::/96")

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


class InDoubt(Exception):
    """Nobody knows whether it was got."""


class Outside:
    """Where players' own addresses are. `inside`: the host trusts them with the server's own network."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside
        self._client: Any = None

    async def post(self, address: str, headers: Mapping[str, str], body: bytes, before: Before) -> None:
        """Done when somebody has taken it. `before` is done when the connection is there and nothing has been said."""
        import httpx  # only now: most servers call nobody

        host, target = await self.find(address)
        if self._client is None:
            limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(limits=limits, timeout=SECONDS, trust_env=False, follow_redirects=False)
        ours = {"host": urlsplit(address).netloc.rpartition("@")[2], "user-agent": "shambles"}
        # The certificate is checked against the name, though the connection goes to the number.
        how = {"sni_hostname": host, "trace": _at_first_word(before)}
        request = self._client.build_request("POST", target, headers={**headers, **ours}, content=body, extensions=how)
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

    async def find(self, address: str) -> tuple[str, str]:
        """The name, and the same address with a number that may be connected to in its place."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise NotSent("not an address", ends=True) from None
        if not self._inside and (parts.scheme != "https" or parts.username is not None):
            raise NotSent("not an https address", ends=True)
        try:
            async with asyncio.timeout(SECONDS):
                found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # no such name, or nobody says so in time
            raise NotSent("no such host") from None
        numbers = [str(one[4][0]).partition("%")[0] for one in found]
        if not numbers or not (self._inside or all(map(is_outside, numbers))):
            raise NotSent("an address of a private network", ends=True)
        number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        return host, urlunsplit((parts.scheme, f"{number}:{port}", parts.path, parts.query, ""))


def _at_first_word(before: Before) -> Callable[[str, Any], Awaitable[None]]:
    async def trace(event: str, about: Any) -> None:
        if event == "http11.send_request_headers.started":
            await before()

    return trace


def is_outside(number: str) -> bool:
    """Whether an address is one of the open internet: none of this machine, of a private network, or of many."""
    known = ip_address(number)
    if isinstance(known, IPv6Address):
        if (inner := known.ipv4_mapped) is not None:
            return is_outside(str(inner))
        if known in NAT64 or known.sixtofour is not None or known.teredo is not None:
            return False  # another address is inside it, and nobody's push service lives there
    return known.is_global and not known.is_multicast and not known.is_reserved
