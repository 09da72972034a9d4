"""How servers that share a database hear of each other: through Redis, or through PostgreSQL itself.

In Redis every table has a channel of its own, and a server listens to those of the tables that it has in memory. In
PostgreSQL there is one channel for all of them: it looks through all that a connection listens to, one by one, with
every message, and holds one lock for all of them. That is for small houses.

Whatever breaks is tried again, a little later each time. A message that is lost costs seconds, never the game: every
server compares what it shows with the database besides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import suppress
from typing import Any, Protocol, runtime_checkable

CHANNEL = "shambles_news"  # what is said here is of no table, or of any
SOONEST, LATEST = 0.2, 5.0  # seconds until the next try
AT_ONCE = 500  # channels in one command
WAITING = 10_000  # tables of which something waits to be said; what is more is dropped
log = logging.getLogger("shambles")


class Line(Protocol):
    """One connection; OSError and the like when it breaks."""

    def heard(self) -> AsyncIterator[str]:
        """What others say, from now on."""

    async def say(self, message: str) -> None: ...

    async def close(self) -> None: ...


@runtime_checkable
class LineByTable(Line, Protocol):
    """A connection on which one hears of those tables alone that one follows."""

    async def follow(self, tables: Collection[str], then: Callable[[str], None]) -> None:
        """Hear of these tables, too; of each that it is so, once it is."""

    async def leave(self, tables: Collection[str]) -> None: ...

    async def say_of(self, table: str, message: str) -> int:
        """To those who follow this table; how many they are."""


class Hearing:
    """Hears and says, over as many connections one after another as it takes.

    opened      we hear, and may have missed something
    followed    we hear of this table from now on
    """

    def __init__(
        self,
        address: str,
        on_message: Callable[[str], None],
        opened: Callable[[], None],
        followed: Callable[[str], None] = lambda table: None,
    ) -> None:
        self._open = RedisLine.open if not address.startswith("postgresql://") else PostgresLine.open
        self._address = address
        self._on_message, self._opened, self._followed = on_message, opened, followed
        self._out: dict[str, str] = {}  # by table: only the latest is worth saying
        self._ours: set[str] = set()
        self._changed: set[str] = set()  # tables that we follow, or do no more, and the line does not know it
        self._news = asyncio.Event()
        self._certain: set[str] = set()  # tables of which we are sure to hear
        self._alone: set[str] = set()  # those that nobody else follows
        self._counted = ""  # the table whose followers are being counted

    def say(self, table: str, message: str, *, anyway: bool = False) -> None:
        """Something of a table; where nobody else hears of it, only what is to be said anyway."""
        if (table not in self._alone or anyway) and (table in self._out or len(self._out) < WAITING):
            self._out[table] = message
            self._news.set()

    def follow(self, table: str) -> None:
        """Hear of this table, too."""
        self._ours.add(table)
        self._change(table)

    def leave(self, table: str) -> None:
        """Hear of it no more."""
        self._ours.discard(table)
        self._change(table)

    def meet(self, table: str) -> bool:
        """Somebody else has said something of it. True if we have kept things to ourselves until now."""
        was_alone = table in self._alone
        self._alone.discard(table)
        if self._counted == table:
            self._counted = ""  # when we were counted they may not have been there
        return was_alone

    def _change(self, table: str) -> None:
        self._certain.discard(table)
        self.meet(table)
        self._changed.add(table)
        self._news.set()

    async def go_on(self) -> None:
        """Until this task is cancelled."""
        pause = SOONEST
        while True:
            line: Line | None = None
            try:
                line = await self._open(self._address)
                self._begin(line)
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

    def _begin(self, line: Line) -> None:
        """A new line knows nothing of what we follow, and we nothing of others who do."""
        self._alone.clear()
        self._certain.clear()
        self._changed = set(self._ours) if isinstance(line, LineByTable) else self._changed & self._ours

    async def _listen(self, line: Line) -> None:
        async for message in line.heard():
            self._on_message(message)
        raise ConnectionError("the line has closed")

    async def _speak(self, line: Line) -> None:
        by_table = line if isinstance(line, LineByTable) else None
        while True:
            if self._changed:
                changed, self._changed = self._changed, set()
                await self._tell_line(by_table, changed & self._ours, changed - self._ours)
            elif self._out:
                table = next(iter(self._out))
                message = self._out.pop(table)
                await (line.say(message) if by_table is None else self._say(by_table, table, message))
            else:
                self._news.clear()
                await self._news.wait()

    async def _tell_line(self, line: LineByTable | None, follows: set[str], leaves: set[str]) -> None:
        if line is None:  # we hear of all of them already
            for table in follows:
                self._followed(table)
            return
        if follows:
            await line.follow(follows, self._is_followed)
        if leaves:
            await line.leave(leaves)

    def _is_followed(self, table: str) -> None:
        if table in self._ours:
            self._certain.add(table)
            self._followed(table)

    async def _say(self, line: LineByTable, table: str, message: str) -> None:
        self._counted = table
        heard_by = await line.say_of(table, message)
        if heard_by <= 1 and self._counted == table and table in self._certain:
            self._alone.add(table)  # we are that one; whoever else begins to follow it will say so


class RedisLine:
    """Publish and subscribe in Redis."""

    def __init__(self, redis: Any, pubsub: Any) -> None:
        self._redis, self._pubsub = redis, pubsub
        self._then: Callable[[str], None] = lambda table: None

    @classmethod
    async def open(cls, address: str) -> Line:
        from redis.asyncio import Redis

        redis = Redis.from_url(address, socket_connect_timeout=3, health_check_interval=5)
        pubsub = redis.pubsub()
        await pubsub.subscribe(CHANNEL)
        return cls(redis, pubsub)

    async def heard(self) -> AsyncIterator[str]:
        while True:
            message = await self._pubsub.get_message(timeout=5)
            if message is None:
                continue
            if message["type"] == "message":
                yield message["data"].decode()
            elif message["type"] == "subscribe" and message["channel"] != CHANNEL.encode():
                self._then(message["channel"].decode().removeprefix(f"{CHANNEL}:"))

    async def say(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def follow(self, tables: Collection[str], then: Callable[[str], None]) -> None:
        self._then = then
        for some in _some_at_once(tables):
            await self._pubsub.subscribe(*some)

    async def leave(self, tables: Collection[str]) -> None:
        for some in _some_at_once(tables):
            await self._pubsub.unsubscribe(*some)

    async def say_of(self, table: str, message: str) -> int:
        return int(await self._redis.publish(channel_of(table), message))

    async def close(self) -> None:
        await self._pubsub.aclose()
        await self._redis.aclose()


def channel_of(table: str) -> str:
    """The channel of one table in Redis."""
    return f"{CHANNEL}:{table}"


def _some_at_once(tables: Collection[str]) -> list[list[str]]:
    channels = [channel_of(table) for table in tables]
    return [channels[at : at + AT_ONCE] for at in range(0, len(channels), AT_ONCE)]


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
