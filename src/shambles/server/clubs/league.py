"""SH-018  The league of bots: at night, where the host wants it, bots play each other by themselves.

One process of low priority plays one game after another and rests between them. It begins none while a bot at
somebody's table thinks. Of several servers one plays: the game is a job.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any
from zlib import crc32

import msgspec
import sqlalchemy as sa

from shambles.bots import find_bot
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game, slugs
from shambles.core.playing.shelf import needed_options, options_of, seats_of
from shambles.processes import WorkerProcess
from shambles.rating import SCALE
from shambles.server.config import Config
from shambles.server.disk.job_rows import Job, add_job
from shambles.server.disk.rated_rows import league_games
from shambles.server.disk.rows import insert_new
from shambles.server.disk.store import Store
from shambles.server.jobs.kind import JobKind
from shambles.server.tables.house import House
from shambles.server.time_and_chance import time
from shambles.server.wire.spectators import League, LeagueBot, LeagueTable
from shambles.server.workers.worker import ProcessWorker, Worker

if TYPE_CHECKING:  # the lab is loaded when a league plays or is looked at: a server is to be there at once
    from shambles.lab.playing import Plan, Row
    from shambles.lab.tournament import Places

NIGHTS = 30  # that count
WAIT = 5.0  # seconds between two looks at whether people's bots are done
MANY = 1_000_000  # deals of a night: no night is so long
LOWEST = 19  # priority, as Unix counts


class Way(msgspec.Struct, frozen=True):
    """A way to play that the league has."""

    game: str
    mode: str
    options: dict[str, Any]


def ways_of(config: Config) -> list[Way]:
    """What is played, in turn."""
    ways = []
    for slug in config.league_games or slugs():
        game = find_game(slug)
        first = next(iter(options_of(game)), None)
        for one in seats_of(game):
            chosen = {first.name: one.value} if first is not None and one.value else {}
            options = needed_options(game) | chosen
            ways.append(Way(slug, str(options.get("mode", "")), options))
    return ways


def must_be_a_league(config: Config) -> None:
    """BadInput where a bot or a game that the host names is none."""
    for name in config.league_bots:
        find_bot(name)
    for slug in config.league_games:
        find_game(slug)
    if config.league_bots and len(set(config.league_bots)) < 2:
        raise BadInput("league_bots", "league-alone")


def night_at(hours: str, now: float) -> str | None:
    """The night that it is, by the day on which it began; None by day."""
    begin, end = map(int, hours.split("-"))
    at = datetime.fromtimestamp(now, UTC)
    if begin <= end:
        return f"{at:%Y-%m-%d}" if begin <= at.hour < end else None
    if at.hour >= begin:
        return f"{at:%Y-%m-%d}"
    return f"{at - timedelta(days=1):%Y-%m-%d}" if at.hour < end else None


def begin_of_night(hours: str, now: float) -> float:
    """When the next night begins."""
    begin = datetime.fromtimestamp(now, UTC).replace(
        hour=int(hours.split("-")[0]) % 24, minute=0, second=0, microsecond=0
    )
    return (begin if begin.timestamp() > now else begin + timedelta(days=1)).timestamp()


@lru_cache(64)
def plan_of(way: int, night: str, config: Config) -> Plan:
    """What is played in this way in this night: every line-up of the bots on the same deals, once from each seat."""
    from shambles.lab.tournament import plan_tournament

    one = ways_of(config)[way]
    return plan_tournament(one.game, config.league_bots, MANY, None, one.options, crc32(f"{night}/{way}".encode()))


def play_one(plan: Plan, number: int) -> Row | None:
    """A game of the plan; nothing where it broke off."""
    from shambles.lab.playing import play_games

    played = play_games(plan, [number])
    return played.rows[0] if played.rows else None


class PlayLeague(JobKind):
    """One game after another, all night, every night: one at a time, whichever server it is."""

    name, at_once, waits, is_endless = "league", 1, (60.0,), True

    def __init__(self, house: House) -> None:
        self._house, self._store, self._config = house, house.store, house.config
        self._worker: Worker = ProcessWorker(WorkerProcess(house.config.review_seconds, nice=LOWEST))

    def close(self) -> None:
        self._worker.close()

    async def begin(self) -> None:
        async with self._store.begin() as connection:
            await add_job(connection, self.name, "next", time())

    async def do(self, job: Job) -> float:
        now = time()
        night = night_at(self._config.league_hours, now)
        if night is None:
            return begin_of_night(self._config.league_hours, now)
        if self._house.thinkers.is_busy:
            return now + WAIT
        await self.play_next(night)
        return time() + (time() - now) * (1 / self._config.league_share - 1)

    async def play_next(self, night: str) -> None:
        """Play the next game of this night, and keep its result."""
        async with self._store.reading() as connection:
            query = sa.select(sa.func.max(league_games.c.number)).where(league_games.c.night == night)
            last = (await connection.execute(query)).scalar()
        number, ways, began = 0 if last is None else last + 1, ways_of(self._config), time()
        which, way = divmod(number, len(ways))
        plan = plan_of(way, night, self._config)
        deal, variant, _ = plan.game_at(which)
        row = await self._worker.do(play_one, (plan, which))
        values = {"night": night, "number": number, "game": plan.game, "mode": ways[way].mode, "deal": deal}
        if row is None:  # a game that broke off counts for nobody
            values |= {"bots": _packed(plan.variants[variant].bots), "returns": None}
        else:
            values |= {"bots": _packed(row.bots), "returns": _packed(row.returns)}
        async with self._store.begin() as connection:
            await connection.execute(insert_new(league_games), values | {"began": began, "ended": time()})


def _packed(values: Any) -> str:
    return msgspec.json.encode(values).decode()


async def league_of(store: Store, config: Config, now: float) -> League:
    """How the bots stand after the last nights."""
    since = f"{datetime.fromtimestamp(now, UTC) - timedelta(days=NIGHTS):%Y-%m-%d}"
    order = (league_games.c.game, league_games.c.mode, league_games.c.night, league_games.c.number)
    query = league_games.select().where((league_games.c.night > since) & league_games.c.returns.is_not(None))
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(*order))).all()
    tables = [
        _table(game, mode, list(games))
        for (game, mode), games in groupby(rows, key=lambda row: (row.game, row.mode))
        if game in slugs()
    ]
    return League(bool(config.league_bots), config.league_hours, NIGHTS, tuple(tables))


def _table(game: str, mode: str, rows: list[Any]) -> LeagueTable:
    """Seats of a table are compared; where all win together, the tables of a deal."""
    from shambles.lab.tournament import rate_bots

    played = [(row.night, row.deal, msgspec.json.decode(row.bots), msgspec.json.decode(row.returns)) for row in rows]
    meetings: list[Places] = [list(zip(bots, returns, strict=True)) for _, _, bots, returns in played]
    if find_game(game).together:
        deals: dict[tuple[str, int], Places] = {}
        for night, deal, bots, returns in played:
            deals.setdefault((night, deal), []).append((bots[0], sum(returns) / len(returns)))
        meetings = list(deals.values())
    bots = sorted({bot for _, _, seated, _ in played for bot in seated})
    games = {bot: sum(bot in seated for _, _, seated, _ in played) for bot in bots}
    lines = [
        LeagueBot(bot, round(SCALE * one.mean), round(SCALE * (one.high - one.mean)), games[bot])
        for bot, one in rate_bots(bots, meetings).items()
    ]
    return LeagueTable(game, mode, len(rows), tuple(sorted(lines, key=lambda one: (-one.rating, one.bot))))
