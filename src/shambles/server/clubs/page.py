"""A club night as everybody sees it: made once each time it changes, and the same text is sent to all who look on."""

from __future__ import annotations

import asyncio
import csv
from collections import Counter
from collections.abc import Awaitable, Callable
from fractions import Fraction
from io import StringIO
from itertools import groupby

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.core.running.change import difference
from shambles.server.clubs.field import Sitting
from shambles.server.clubs.night import Night, Round, read_night
from shambles.server.clubs.standings import Points, count_points, rank_field
from shambles.server.disk.club_rows import clubs
from shambles.server.disk.store import Store
from shambles.server.wire.clubs import ClubBoard, ClubLine, ClubNews, ClubNow, ClubResults, ClubRound, ClubSeat

LOOK = 0.5  # seconds between two looks at what has changed
KEPT = 100  # pages that nobody looks at
encode = msgspec.json.Encoder().encode
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would calculate with


def page_of(night: Night) -> ClubNow:
    """SH-010  Standings are those after the last round that is over; of one that is on nobody's result is told."""
    row, history = night.row, night.history()
    points = count_points(history)
    over = [one.number for one in night.rounds if one.closed is not None]
    sat = {one.entry for one in night.sittings}
    field = [one.number for one in night.entries if not one.gone or one.number in sat]
    known = {one.number: one for one in night.entries}
    lines = [
        ClubLine(
            number=one.entry,
            name=known[one.entry].name,
            here=known[one.entry].here,
            gone=known[one.entry].gone,
            place=one.place,
            points=_figure(one.points),
            wins=one.wins,
            company=_figure(one.company),
            rounds=tuple(_got(points, number, one.entry) for number in over),
        )
        for one in sorted(rank_field(row.format, field, history), key=lambda one: one.entry)
    ]
    latest = round_of(night, night.rounds[-1], points) if night.rounds else None
    last = row.rounds if row.format in ("swiss", "together") else None
    about = (row.id, row.name, row.game, row.options, row.format, row.seats, last, row.pace, row.rest)
    now = (row.status, row.paused, row.due, night.organiser)
    return ClubNow(*about, *now, tuple(lines), latest, row.version)


def round_of(night: Night, round_: Round, points: Points) -> ClubRound:
    """A round with its tables; with results once its last table is done."""
    here = [one for one in night.sittings if one.round == round_.number]
    told = round_.closed is not None
    boards = [
        ClubBoard(
            number,
            night.tables[round_.number, number],
            number == 0 or all(one.ending is not None for one in seated),
            tuple(_seat(one, points) if told else ClubSeat(one.entry, None, None, False, None) for one in seated),
        )
        for number, group in groupby(here, key=lambda one: one.board)
        if (seated := list(group))
    ]
    return ClubRound(round_.number, round_.began, round_.closed, tuple(boards))


def results_of(night: Night) -> ClubResults:
    """Everything, for a file."""
    points = count_points(night.history())
    return ClubResults(page_of(night), tuple(round_of(night, one, points) for one in night.rounds))


def csv_of(now: ClubNow) -> str:
    """The standings, for a spreadsheet: it calculates with nobody's name."""
    out = StringIO()
    rounds = max((len(one.rounds) for one in now.lines), default=0)
    write = csv.writer(out).writerow
    write(["place", "name", "points", "wins", "company", *(f"round {number}" for number in range(1, rounds + 1))])
    for one in sorted(now.lines, key=lambda one: (one.place, one.number)):
        name = f"'{one.name}" if one.name.startswith(FORMULA) else one.name
        write([one.place, name, one.points, one.wins, one.company, *("" if at is None else at for at in one.rounds)])
    return out.getvalue()


def _seat(one: Sitting, points: Points) -> ClubSeat:
    got = None if one.entry is None else _got(points, one.round, one.entry)
    return ClubSeat(one.entry, got, one.score, one.won, one.ending)


def _got(points: Points, number: int, entry: int) -> float | None:
    found = points.get((number, entry))
    return None if found is None else _figure(found)


def _figure(value: Fraction) -> float:
    return round(float(value), 2)


class Shown(msgspec.Struct):
    """A page that was made.

    text    all of it
    step    what has changed since the page before, for those who have that
    over    is set when another takes its place
    """

    now: ClubNow
    text: str
    step: str
    after: int | None
    over: asyncio.Event


def _shown(now: ClubNow, before: ClubNow | None) -> Shown:
    text = encode(ClubNews(page=now)).decode()
    if before is None or (change := difference(before, now)) is None:
        return Shown(now, text, text, None, asyncio.Event())
    step = encode(ClubNews(after=before.version, change=change)).decode()
    return Shown(now, text, min(step, text, key=len), before.version, asyncio.Event())


class Showing:
    """The pages of this process, and how many look at each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shown: dict[str, Shown] = {}
        self.watchers: Counter[str] = Counter()
        self._is_watched = asyncio.Event()

    async def page(self, club: str) -> Shown:
        """The page as it is now."""
        versions = await self._versions([club])
        if club not in versions:
            raise BadInput("club", "no-such-club")
        shown = self._shown.get(club)
        return shown if shown is not None and shown.now.version >= versions[club] else await self._make(club)

    async def watch(self, club: str, send: Callable[[str], Awaitable[None]]) -> None:
        """Send the page, and what changes from then on; whoever reads slowly misses some, and never the last."""
        shown, seen = await self.page(club), -1
        self.watchers[club] += 1
        self._is_watched.set()
        try:
            while True:
                await send(shown.step if shown.after == seen else shown.text)
                seen = shown.now.version
                await shown.over.wait()
                shown = self._shown[club]
        finally:
            self.watchers[club] -= 1
            if not self.watchers[club]:
                del self.watchers[club]

    async def keep_showing(self) -> None:
        """Look again and again whether a page that is looked at has changed: also by another process."""
        while True:
            if not self.watchers:
                self._is_watched.clear()
                await self._is_watched.wait()
            for club, version in (await self._versions(list(self.watchers))).items():
                if self._shown[club].now.version < version:
                    await self._make(club)
            await asyncio.sleep(LOOK)

    async def _versions(self, wanted: list[str]) -> dict[str, int]:
        if not wanted:
            return {}
        async with self._store.reading() as connection:
            query = sa.select(clubs.c.id, clubs.c.version).where(clubs.c.id.in_(wanted))
            return {str(one.id): one.version for one in await connection.execute(query)}

    async def _make(self, club: str) -> Shown:
        async with self._store.reading() as connection:
            now = page_of(await read_night(connection, club))
        before = self._shown.get(club)
        if before is not None and before.now.version >= now.version:
            return before  # somebody else made it meanwhile
        self._shown.pop(club, None)
        shown = self._shown[club] = _shown(now, None if before is None else before.now)
        if before is not None:
            before.over.set()
        idle = [one for one in self._shown if one not in self.watchers]
        for one in idle[: max(0, len(idle) - KEPT)]:
            del self._shown[one]
        return shown
