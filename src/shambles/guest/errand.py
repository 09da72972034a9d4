"""A bot program's job at a server: to play at one table, or at several public ones at the same time."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec

from shambles.bots.bot import Bot
from shambles.core.asking.reply import BadInput
from shambles.guest.seat import Frame, GuestSeat, read_reply
from shambles.texts import Texts

LOOK = 2.0  # seconds between two looks at the lobby
GOODBYE = 5.0  # seconds to give up all seats: a server that does not answer finds a caretaker by itself
TAKEN = ("seat-taken", "no-programs-here", "no-such-table", "table-set-aside", "too-fast")


class Place(NamedTuple):
    """A server, and optionally one table there."""

    server: str
    table: str | None


class Errand(NamedTuple):
    """A bot and its limits: `most` games (None: no limit), and the number of tables at the same time."""

    place: Place
    kind: type[Bot]
    name: str
    game: str | None
    tables: int
    most: int | None


def read_place(server: str, table: str | None) -> Place:
    """Parse a server's address, or the link of a table."""
    try:
        link = httpx.URL(server.strip())
    except httpx.InvalidURL:
        raise BadInput("server", "not-a-server-address", found=server[:60]) from None
    if link.scheme not in ("http", "https") or not link.host:
        raise BadInput("server", "not-a-server-address", found=server[:60])
    named = re.fullmatch(r"/t/([a-z0-9]{1,24})/?", link.path)
    if named is None and link.path not in ("", "/"):
        raise BadInput("server", "not-a-table-link", found=server[:60])
    if table is not None and not re.fullmatch(r"[a-z0-9]{1,24}", table):
        raise BadInput("table", "no-such-table")
    return Place(str(link.copy_with(path="/", query=None, fragment=None)).rstrip("/"), table or (named and named[1]))


def run_errand(errand: Errand, texts: Texts, echo: Callable[[str], None]) -> None:
    """Play until the limit is reached or a signal stops it (SIGINT, SIGTERM); then give up every seat."""
    try:
        asyncio.run(_Guest(errand, texts, echo).go())
    except (KeyboardInterrupt, asyncio.CancelledError):
        echo(texts.say("guest-ended"))


class _Guest:
    """The bot's client for one server."""

    def __init__(self, errand: Errand, texts: Texts, echo: Callable[[str], None]) -> None:
        self._errand, self._texts, self._echo = errand, texts, echo
        self._http = httpx.AsyncClient(base_url=errand.place.server, headers={"x-shambles": "1"}, timeout=30)
        self._seats: dict[str, GuestSeat] = {}
        self._been: set[str] = set()
        self._begun = 0

    def _say(self, key: str, **params: Any) -> None:
        self._echo(self._texts.say(key, **params))

    async def go(self) -> None:
        me = asyncio.current_task()
        assert me is not None
        for asked in (signal.SIGINT, signal.SIGTERM):  # a shell lets what runs behind it ignore Ctrl-C: we hear it
            asyncio.get_running_loop().add_signal_handler(asked, me.cancel)
        try:
            async with asyncio.TaskGroup() as tables:
                if self._errand.place.table is not None:
                    await self._sit(tables, self._errand.place.table)
                else:
                    await self._keep_looking(tables)
        except* BadInput as troubles:
            raise troubles.exceptions[0] from None  # the first of several errors
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    for seat in self._seats.values():
                        await seat.leave()
                    await self._http.aclose()

    async def _keep_looking(self, tables: asyncio.TaskGroup) -> None:
        """Poll for public tables that wait for players and allow programs, and sit down at them."""
        self._say("guest-waits", server=self._errand.place.server)
        while not self._is_done:
            for table in await self._lobby():
                if self._is_done or len(self._seats) >= self._errand.tables:
                    break
                try:
                    await self._sit(tables, table["id"])
                except BadInput as trouble:
                    if trouble.code not in TAKEN:
                        raise
            await asyncio.sleep(LOOK)

    @property
    def _is_done(self) -> bool:
        return self._errand.most is not None and self._begun >= self._errand.most

    async def _lobby(self) -> list[Frame]:
        """Tables with a free seat for programs; empty while the server is unreachable."""
        try:
            found: list[Frame] = msgspec.json.decode(read_reply(await self._http.get("/api/tables")))
        except httpx.TransportError:
            if not self._begun:
                raise BadInput("server", "server-unreachable", found=self._errand.place.server) from None
            return []
        game = self._errand.game
        return [
            one
            for one in found
            if one["programs"] and one["id"] not in self._been and (game is None or one["game"] == game)
        ]

    async def _sit(self, tables: asyncio.TaskGroup, table: str) -> None:
        errand = self._errand
        body = {"name": errand.name, "program": True}
        try:
            reply = await self._http.post(f"/api/tables/{table}/join", json=body)
        except httpx.TransportError:
            raise BadInput("server", "server-unreachable", found=errand.place.server) from None
        self._been.add(table)
        seated = msgspec.json.decode(read_reply(reply))
        self._http.cookies.clear()  # a seat keeps its own
        where, seat, token = seated["table"], seated["seat"], seated["token"]
        self._seats[table] = guest = GuestSeat(errand.place.server, where, seat, token, errand.kind)
        self._begun += 1
        self._say("guest-sits", table=table, game=where["game"], seat=seat + 1, others=self._others(where, seat))
        tables.create_task(self._play(guest))

    async def _play(self, guest: GuestSeat) -> None:
        ending = await guest.play()
        if ending == "gone" or guest.outcome is None:
            self._say("guest-gone", table=guest.id)
        else:
            won = guest.seat in guest.outcome["winners"]
            self._say("guest-won" if won else "guest-lost", table=guest.id, game=guest.game.slug)
        del self._seats[guest.id]
        await guest.close()

    def _others(self, table: Frame, mine: int) -> str:
        """Names of the other players at the table."""
        say = self._texts.say
        others = [one for seat, one in enumerate(table["seats"]) if seat != mine and one["name"]]
        names = [say("guest-program", name=one["name"]) if one["program"] else one["name"] for one in others]
        return self._texts.row(names) or say("guest-alone")
