"""How servers that share a database hear of each other: through Redis, or through PostgreSQL itself.

Whatever breaks is tried again, a little later each time. A message that is lost costs seconds, never the game: every
server compares what it shows with the database besides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Protocol

CHANNEL = "shambles_tables"
SOONEST, LATEST = 0.2, 5.0  # seconds until the next try
WAITING = 10_000  # messages that wait to be sent; what is more is dropped
log = logging.getLogger("shambles")


class Line(Protocol):
    """One connection; OSError and the like when it breaks."""

    def heard(self) -> AsyncIterator[str]:
        """What others say, from now on."""

    async def say(self, message: str) -> None: ...

    async def close(self) -> None: ...


class Hearing:
    """Hears and says, over as many connections one after another as it takes."""

    def __init__(self, address: str, on_message: Callable[[str], None], opened: Callable[[], None]) -> None:
        self._open = RedisLine.open if not address.startswith("postgresql://") else PostgresLine.open
        self._address = address
        self._on_message = on_message
        self._opened = opened
        self._out: asyncio.Queue[str] = asyncio.Queue(WAITING)

    def say(self, message: str) -> None:
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(message)

    async def go_on(self) -> None:
        """Until this task is cancelled."""
        pause = SOONEST
        while True:
            line: Line | None = None
            try:
                line = await self._open(self._address)
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._listen(line))
                    both.create_task(self._speak(line))
                    self._opened()
                    if pause > SOONEST:
                        log.warning("other servers are heard again")
                    pause = SOONEST
            except* Exception as group:
                log.warning("other servers cannot be heard: %r; again in %.1f s", group.exceptions[0], pause)
            finally:
                if line is not None:
                    with suppress(Exception):
                        async with asyncio.timeout(1):
                            await line.close()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LATEST)

    async def _listen(self, line: Line) -> None:
        async for message in line.heard():
            self._on_message(message)
        raise ConnectionError("the line has closed")

    async def _speak(self, line: Line) -> None:
        while True:
            await line.say(await self._out.get())


class RedisLine:
    """Publish and subscribe in Redis."""

    def __init__(self, redis: Any, pubsub: Any) -> None:
        self._redis, self._pubsub = redis, pubsub

    @classmethod
    async def open(cls, address: str) -> Line:
        from redis.asyncio import Redis

        redis = Redis.from_url(address, socket_connect_timeout=3, health_check_interval=5)
        pubsub = redis.pubsub()
        await pubsub.subscribe(CHANNEL)
        return cls(redis, pubsub)

    async def heard(self) -> AsyncIterator[str]:
        while True:
            message = await self._pubsub.get_message(ignore_subscribe_messages=True, timeout=5)
            if message is not None:
                yield message["data"].decode()

    async def say(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def close(self) -> None:
        await self._pubsub.aclose()
        await self._redis.aclose()


class PostgresLine:
    """Notify and listen in PostgreSQL."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._in: asyncio.Queue[str | None] = asyncio.Queue()

    @classmethod
    async def open(cls, address: str) -> Line:
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        line = cls(await asyncpg.connect(address, timeout=3))
        await line._connection.add_listener(CHANNEL, lambda *news: line._in.put_nowait(str(news[-1])))
        line._connection.add_termination_listener(lambda connection: line._in.put_nowait(None))
        return line

    async def heard(self) -> AsyncIterator[str]:
        while (message := await self._in.get()) is not None:
            yield message

    async def say(self, message: str) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=5)

    async def close(self) -> None:
        await self._connection.close(timeout=1)
