"""The service itself, in this process and without a connection: what it says to whoever asks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from server.blank import lay_out
from shambles.server.config import Config
from shambles.server.net.app import create_app

Reply = tuple[int, Any]  # the status, and what was said
SAME = ("/api/games", "/api/rules", "/api/texts")  # what begins so is the same for everybody
ADDRESS = "http://gallery"


class Service:
    """It opens when it is first asked for something."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "gallery.db"
        self._app: Any = None
        self._over = asyncio.Event()
        self._living: asyncio.Task[None] | None = None
        self._same: dict[str, Reply] = {}

    def client(self, address: str) -> httpx.AsyncClient:
        """Somebody who asks, from this address, with cookies of their own."""
        headers = {"x-shambles": "1", "content-type": "application/json", "x-forwarded-for": address}
        return httpx.AsyncClient(transport=httpx.ASGITransport(self._serve), base_url=ADDRESS, headers=headers)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, body: str | bytes | None = None) -> Reply:
        """What it says."""
        is_same = method == "GET" and path.startswith(SAME)
        if is_same and path in self._same:
            return self._same[path]
        if self._app is None:
            await self._open()
        said = await client.request(method, path, content=body)
        reply = (said.status_code, said.json() if said.content else None)
        if is_same and said.is_success:
            self._same[path] = reply
        return reply

    async def close(self) -> None:
        """It stops, if it was needed."""
        if self._living is not None:
            self._over.set()
            await self._living

    async def _open(self) -> None:
        lay_out(self._database)
        app = create_app(Config(database=f"sqlite+aiosqlite:///{self._database}", metrics=False, league_bots=()))
        ready = asyncio.Event()

        async def live() -> None:  # in one task, as it wants to
            async with app.lifespan():
                ready.set()
                await self._over.wait()

        self._living = asyncio.create_task(live())
        await ready.wait()
        self._app = app

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)
