"""What the host's deeds mean now: who may not come in, who may not speak, what everybody is told.

It follows from the log alone. Every process reads on in it, so what is done at one is done at all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import gmtime, strftime

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.disk.addresses import ADDRESS
from shambles.server.disk.host_rows import DeedRow
from shambles.server.disk.rows import devices, holdings, rights
from shambles.server.disk.store import LONGEST, Store
from shambles.server.host.deeds import read_deeds
from shambles.server.tables.deal_audience import Asker
from shambles.server.time_and_chance import time

LOOK = 2.0  # seconds between two looks at what the host has done at another process
LIMITS = {"mute": "mute", "unmute": "mute", "ban": "ban", "unban": "ban"}
PLAYER, TABLE = "player:", "table:"

Heard = Callable[[DeedRow], Awaitable[None]]


class Standing:
    """What holds now.

    maintenance    the one that is to come; a process that has started since it began has nothing to do with it
    moves          answers of people that are being played and written
    """

    def __init__(self, store: Store, heard: Heard) -> None:
        self._store, self._heard = store, heard
        self._started = time()
        self._number: int | None = None  # of the last deed that we know
        self._limits: dict[tuple[str, str], float] = {}  # until when, by what (mute or ban) and for whom
        self._tokens: dict[str, str] = {}  # of players who are muted or banned: whose it is, by fingerprint
        self._announcement: DeedRow | None = None
        self._maintenance: DeedRow | None = None
        self._reading = asyncio.Lock()
        self.is_draining = False
        self.moves = 0

    async def keep_looking(self, drain: Callable[[], Awaitable[None]]) -> None:
        """Read on for as long as the server runs; when a maintenance begins, drain."""
        while True:
            seen = self._store.changes
            await self.look()
            coming = self.maintenance
            until = LONGEST if coming is None or coming.until is None else coming.until - time()
            if until <= 0:
                await drain()
            await self._store.rest(LOOK, seen, min(max(until, 0.0), LONGEST))

    async def look(self) -> None:
        """Read on in the log, and act on what is new."""
        async with self._reading:
            is_first = self._number is None
            news = await read_deeds(self._store, self._number or 0)
            self._number = news[-1].number if news else self._number or 0
            for deed in news:
                self._take_in(deed)
            now = time()
            self._limits = {which: until for which, until in self._limits.items() if until > now}
            await self._read_tokens()
            for deed in () if is_first else news:
                await self._heard(deed)

    def _take_in(self, deed: DeedRow) -> None:
        if (kind := LIMITS.get(deed.deed)) is not None:
            self._limits[kind, deed.subject] = deed.until or 0.0
        elif deed.deed == "announce":
            self._announcement = deed if any(deed.words.values()) else None
        elif deed.deed == "maintain":
            self._maintenance = deed
        elif deed.deed == "call-off":
            self._maintenance = None

    async def _read_tokens(self) -> None:
        """All that a limited player is known by: devices, seats, and what other devices open those seats by."""
        limited = {who.removeprefix(PLAYER) for _, who in self._limits if who.startswith(PLAYER)}
        if not limited:
            self._tokens = {}
            return
        theirs = devices.c.player_id.in_(limited)
        queries = (
            sa.select(devices.c.token_hash, devices.c.player_id).where(theirs),
            sa.select(holdings.c.token_hash, holdings.c.player_id).where(holdings.c.player_id.in_(limited)),
            sa.select(rights.c.token_hash, devices.c.player_id).join(devices).where(theirs),
        )
        found: dict[str, str] = {}
        async with self._store.reading() as connection:
            for query in queries:
                found |= {mark: PLAYER + who for mark, who in await connection.execute(query) if mark is not None}
        self._tokens = found

    # --- what holds

    @property
    def limits_anybody(self) -> bool:
        return bool(self._limits)

    def limits(self) -> dict[tuple[str, str], float]:
        """Every mute and ban that holds: until when."""
        now = time()
        return {which: until for which, until in self._limits.items() if until > now}

    def end_of(self, kind: str, asker: Asker) -> float | None:
        """Until when somebody is muted or banned, as a player or by where they come from; None if they are not."""
        whose = {self._tokens[one] for one in asker.tokens if one in self._tokens}
        ends = (self._limits.get((kind, who), 0.0) for who in (*whose, f"{ADDRESS}{asker.home}"))
        return max((end for end in ends if end > time()), default=None)

    def must_let_in(self, asker: Asker, player: str | None = None) -> None:
        """SH-016  Who is banned, by where they come from, what they hold or who they are, is told until when."""
        if not self._limits:
            return
        mine = self._limits.get(("ban", f"{PLAYER}{player}"), 0.0)
        end = max(mine, self.end_of("ban", asker) or 0.0)
        if end > time():
            raise BadInput("request", "banned", until=when(end))

    def is_about(self, subject: str, token_hash: str | None, home: str | None) -> bool:
        """Whether whoever holds a seat by this token, and sat down from there, is meant."""
        return subject == f"{ADDRESS}{home}" or (token_hash is not None and self._tokens.get(token_hash) == subject)

    @property
    def announcement(self) -> DeedRow | None:
        told = self._announcement
        return told if told is not None and (told.until or 0.0) > time() else None

    @property
    def maintenance(self) -> DeedRow | None:
        coming = self._maintenance
        return coming if coming is not None and (coming.until or 0.0) >= self._started else None

    @contextmanager
    def a_move(self) -> Iterator[None]:
        """While somebody's answer is played, nobody ends this process."""
        self.moves += 1
        try:
            yield
        finally:
            self.moves -= 1


def when(moment: float) -> str:
    """A moment for people anywhere, to the minute that has passed by then."""
    return strftime("%Y-%m-%d %H:%M UTC", gmtime(ceil(moment / 60) * 60))
