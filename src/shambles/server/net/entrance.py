"""Where sockets come in: from our own page, no faster and no more of them than is fair, each to what it is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.types import ASGIApp, Receive, Scope, Send

from shambles.core.asking.reply import BadInput
from shambles.languages.finding import ENGLISH, languages
from shambles.server.config import Config
from shambles.server.limits import address_of, network_of
from shambles.server.net.api import COOKIE, asker
from shambles.server.net.clubs import attend
from shambles.server.net.frames import straight_to
from shambles.server.net.host import must_let_in
from shambles.server.net.sockets import COME_AGAIN, NO_SUCH_TABLE, SocketViewer
from shambles.server.people.tokens import fingerprint
from shambles.server.queues import FOR_ADDRESS
from shambles.server.tables.house import House
from shambles.server.tables.leases import PlayedElsewhere

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, since: int = 0, lang: str = ENGLISH) -> None:
    """One viewer of one table, who has seen everything up to number `since` already, and reads this language."""
    house: House = socket.app.state.house
    if not await _may_come(socket):
        return
    try:
        must_let_in(socket)
        live = await house.find(table)
        seat = await house.seat_of(live, socket.cookies.get(COOKIE))
        if seat is None:
            await house.deals.must_let_watch(table, asker(socket))
    except BadInput as trouble:
        await socket.accept()  # only an open socket can say why it closes
        is_elsewhere = isinstance(trouble, PlayedElsewhere)
        await socket.close(code=COME_AGAIN if is_elsewhere else NO_SUCH_TABLE, reason=trouble.code)
        return
    # Spectators take no place of those who play.
    most = house.config.most_viewers if seat is None else house.config.most_viewers_each
    if sum(viewer.seat == seat for viewer in live.audience.viewers) >= most:
        await socket.close(code=1008, reason="too-many-viewers")
        return
    with _counted(socket) as is_fair:
        if not is_fair:
            await socket.close(code=1008, reason="too-many-sockets")
            return
        await socket.accept()
        await live.see_whether_open()
        live = await house.find(table)  # if nobody was here it may have left the memory meanwhile
        speaks = lang if lang in languages() else ENGLISH
        await live.hush()
        may_undo = partial(socket.app.state.undos.take, address_of(socket))
        viewer = SocketViewer(socket, live, seat, speaks, house.config, socket.app.state.talk, may_undo)
        viewer.heed(socket.app.state.standing, asker(socket))
        viewer.write_to(straight_to(socket))
        token = socket.cookies.get(COOKIE)
        if seat is not None and live.seat_of(token) is None:
            viewer.ask_again = partial(house.seat_of, live, token)
        await viewer.attend(since)


@websocket("/api/clubs/{club:str}/socket")
async def club_socket(socket: Socket, club: str) -> None:
    """Somebody who looks at a club night."""
    if not await _may_come(socket):
        return
    try:
        must_let_in(socket)
    except BadInput as trouble:
        await socket.accept()
        await socket.close(code=NO_SUCH_TABLE, reason=trouble.code)
        return
    with _counted(socket) as is_fair:
        if not is_fair:
            await socket.close(code=1008, reason="too-many-sockets")
            return
        await attend(socket, club)


class ForAddress:
    """Stands around every request and every socket: what is done for it is done for its address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        FOR_ADDRESS.set(fingerprint(network_of((scope.get("client") or ("",))[0])))
        await self._app(scope, receive, send)


async def _may_come(socket: Socket) -> bool:
    config: Config = socket.app.state.house.config
    if not _same_origin(socket, config):
        await socket.close(code=1008, reason="origin")
        return False
    if not socket.app.state.sockets.take(address_of(socket)):
        await socket.close(code=1008, reason="too-fast")
        return False
    return True


@contextmanager
def _counted(socket: Socket) -> Iterator[bool]:
    """One more from its address, for as long as it is there; False if that is one too many."""
    here: Counter[str] = socket.app.state.sockets_open
    address, config = address_of(socket), socket.app.state.house.config
    if here[address] >= config.most_sockets_each:
        yield False
        return
    here[address] += 1
    try:
        yield True
    finally:
        here[address] -= 1
        if not here[address]:
            del here[address]


def _same_origin(socket: Socket, config: Config) -> bool:
    """Browsers say where a page came from; programs need not."""
    origin = socket.headers.get("origin")
    return origin is None or origin in config.allowed_origins or urlsplit(origin).netloc == socket.headers.get("host")
