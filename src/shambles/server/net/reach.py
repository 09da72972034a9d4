"""Where phones at home find this server: its addresses in the local network, told to this computer alone."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

from litestar import Request, get
from litestar.datastructures import State

from shambles.server.net.books import ERRORS

NOBODY = "192.0.2.1"  # kept for examples: a way there goes over the network, and nothing is sent
PATIENCE = 0.5  # seconds, to knock at a door of one's own


@get("/api/reach", sync_to_thread=True, responses=ERRORS)
def reach(request: Request[Any, Any, State]) -> list[str]:
    """Addresses that other devices can open. Only for a page that this computer shows of itself; else none."""
    asking = request.client.host if request.client else ""
    if not (is_own(asking) and is_own((request.url.hostname or "").strip("[]"))):
        return []
    port = request.url.port or 80
    return [f"http://{one}:{port}" for one in answering(home_addresses(), port)]


def is_own(host: str) -> bool:
    """Whether this name or address leads everybody to themselves."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    except ValueError:
        return False


def home_addresses() -> list[str]:
    """This computer's addresses in its networks; the one of the way out first."""
    found = [*way_out()]
    with suppress(OSError):  # where nobody knows its name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    useful = (one for one in found if not ip_address(one).is_loopback and not ip_address(one).is_link_local)
    return [*dict.fromkeys(useful)]


def way_out() -> Iterable[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect((NOBODY, 9))
        except OSError:
            return  # no network at all
        yield str(one.getsockname()[0])


def answering(addresses: Iterable[str], port: int) -> list[str]:
    """At which of them somebody listens: a server that was told to serve this computer alone does not."""
    found = []
    for one in addresses:
        try:
            with socket.create_connection((one, port), PATIENCE):
                found.append(one)
        except OSError:
            continue
    return found


HANDLERS: list[Any] = [reach]
