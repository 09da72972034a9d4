"""Nobody can ask for more than is fair: a bucket that fills steadily, for each address and each socket."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from shambles.core.asking.reply import BadInput
from shambles.server.time_and_chance import monotonic

READS = ("GET", "HEAD")  # all else changes something
LOOKS = "/api/looks/"  # but what is asked with a long body, and kept nowhere


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self) -> bool:
        """One more? False if it is too many."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for everybody who comes; those that are full again are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(who, Bucket(self._most, self._rate)).take()


class UndoPace:
    """How often answers may be taken back: at each seat, and from each address at all its seats together."""

    def __init__(self, a_seat: float, an_address: float) -> None:
        self._seats = Buckets(max(a_seat / 3, 1), a_seat / 60)
        self._addresses = Buckets(max(an_address / 3, 1), an_address / 60)

    def take(self, address: str, seat: str) -> bool:
        """One more? A third of what a minute allows may come at once."""
        return self._seats.take(seat) and self._addresses.take(address)


class Rates:
    """Stands before everything else: so many reads and so many changes from one address.

    What does not come from the page itself is refused anyway, and takes nothing from whoever was made to send it.
    """

    def __init__(self, app: ASGIApp, gets: Buckets, posts: Buckets) -> None:
        self._app, self._gets, self._posts = app, gets, posts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            address = network_of((scope.get("client") or ("",))[0])
            if scope["method"] in READS or scope["path"].startswith(LOOKS):
                is_fair = self._gets.take(address)
            else:
                is_fair = (b"x-shambles", b"1") not in scope["headers"] or self._posts.take(address)
            if not is_fair:
                raise BadInput("request", "too-fast")
        await self._app(scope, receive, send)


def network_of(address: str) -> str:
    """Who has one address of an IPv6 network has all 2⁶⁴ of them: what is counted is the network."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
    return str(known)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as limits and shares are counted."""
    return network_of(connection.client.host if connection.client else "")
