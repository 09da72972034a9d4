"""Everybody who looks on is told at once, and the page is made once for all of them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.blank import blank_in
from server.clubs.evenings import gather_field, look, open_night
from server.conftest import People
from server.players import become_player
from server.running import PATIENCE, Server
from shambles.core.running.change import apply_change
from shambles.server.clubs import page
from shambles.server.clubs.deeds import join_night
from shambles.server.clubs.deeds import open_night as open_one
from shambles.server.clubs.night import Night
from shambles.server.clubs.page import Showing
from shambles.server.config import Config
from shambles.server.disk.store import Store
from shambles.server.people.players import new_player
from shambles.server.wire.clubs import ClubNow, NewClub
from shambles.server.wire.forms import Pace


async def follow(server: Server, club: str, until: Any) -> dict[str, Any]:
    """The page as a browser puts it together, when it is as wanted."""
    now: dict[str, Any] = {}
    async with asyncio.timeout(PATIENCE):
        async with connect(f"ws://127.0.0.1:{server.port}/api/clubs/{club}/socket", proxy=None) as socket:
            async for raw in socket:
                news = json.loads(raw)
                if "page" in news:
                    now = news["page"]
                else:
                    assert news["after"] == now["version"]
                    now = apply_change(now, news["change"])
                if until(now):
                    return now
    raise AssertionError("the socket has closed")


async def test_changes_come_by_themselves_and_add_up_to_the_page(server: Server, person: People) -> None:
    ann, ben, cas = person("Ann"), person("Ben"), person("Cas")
    await become_player(ann)
    club = await open_night(ann)
    watching = [asyncio.create_task(follow(server, club, lambda now: len(now["lines"]) == 2)) for _ in range(3)]
    await gather_field(club, [ben, cas])
    seen = await asyncio.gather(*watching)
    assert seen == [await look(ann, club)] * 3


async def test_a_night_that_there_is_none_of_closes_for_good(server: Server) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/clubs/nosuchnight/socket", proxy=None) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == (4404, "no-such-club")


async def test_who_talks_too_much_goes(server: Server, person: People) -> None:
    ann = person("Ann")
    await become_player(ann)
    club = await open_night(ann)
    async with connect(f"ws://127.0.0.1:{server.port}/api/clubs/{club}/socket", proxy=None) as socket:
        with suppress(ConnectionClosed):
            for _ in range(200):
                await socket.send("{}")
        async with asyncio.timeout(PATIENCE):
            await socket.wait_closed()
        assert (socket.close_code, socket.close_reason) == (1008, "too-fast")


async def test_a_thousand_watchers_cost_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Night] = []
    make = page.page_of

    def count(night: Night) -> ClubNow:
        made.append(night)
        return make(night)

    monkeypatch.setattr(page, "page_of", count)
    monkeypatch.setattr(page, "LOOK", 0.01)
    store = Store(blank_in(tmp_path))
    await store.open()
    player, _, _ = await new_player(store, "Ann", "", 1.0)
    wanted = NewClub("Night", "card_game", "swiss", 2, Pace("live", 60), {"mode": "hero"})
    club = await open_one(store, Config(), player, wanted, 1.0)
    showing, sent = Showing(store), asyncio.Queue[str]()
    watching = [asyncio.create_task(showing.watch(club, sent.put)) for _ in range(1_000)]
    showing_on = asyncio.create_task(showing.keep_showing())
    for _ in range(1_000):
        await sent.get()
    before = len(made)
    await join_night(store, Config(), club, player, "Ann", 2.0)
    changes = {await sent.get() for _ in range(1_000)}
    assert len(made) == before + 1
    assert len(changes) == 1  # the same words for everybody
    for one in (showing_on, *watching):
        one.cancel()
    await asyncio.gather(showing_on, *watching, return_exceptions=True)
    assert showing.watchers == {}
    await store.close()
