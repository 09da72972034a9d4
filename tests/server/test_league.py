"""SH-018  The league of bots: by night alone, each game once though several servers play, and never in people's way."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from server.conftest import People
from server.effort import until_done
from server.players import become_player
from server.running import Server
from shambles.core.asking.reply import BadInput
from shambles.server.clubs import league as room
from shambles.server.clubs.league import PlayLeague, league_of, must_be_a_league, night_at, play_one, ways_of
from shambles.server.config import Config, read_settings
from shambles.server.disk.job_rows import Job
from shambles.server.disk.rated_rows import league_games
from shambles.server.disk.store import Store
from shambles.server.jobs.runner import JobRunner
from shambles.server.tables.house import House

pytestmark = pytest.mark.rule("SH-018")


def at(hour: int) -> float:
    return datetime(2026, 11, 17, hour, 30, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("hours", "hour", "night"),
    [
        ("1-6", 0, None),
        ("1-6", 1, "2026-11-17"),
        ("1-6", 6, None),
        ("22-4", 23, "2026-11-17"),
        ("22-4", 3, "2026-11-16"),
        ("22-4", 4, None),
        ("0-24", 12, "2026-11-17"),
    ],
)
def test_a_night_is_known_by_the_day_on_which_it_began(hours: str, hour: int, night: str | None) -> None:
    assert night_at(hours, at(hour)) == night


def test_what_is_no_league_is_refused_by_name() -> None:
    for settings, field, code in (
        (["league_hours=late"], "league_hours", "not-hours"),
        (["league_hours=1-30"], "league_hours", "not-hours"),
        (["league_share=0"], "league_share", "not-a-share"),
        (["league_share=2"], "league_share", "not-a-share"),
        (["league_bots=rookie"], "league_bots", "league-alone"),
        (["league_bots=rookie,nobody"], "bot", "unknown-bot"),
        (["league_bots=rookie,greedy", "league_games=chess"], "game", "unknown-game"),
    ):
        with pytest.raises(BadInput) as refused:
            must_be_a_league(read_settings(settings, {}))
        assert (refused.value.field, refused.value.code) == (field, code)
    ways = [(one.game, one.mode) for one in ways_of(Config())]
    assert len(ways) == len(set(ways)) > 4
    assert {game for game, _ in ways} >= {"card_game", "tacdex", "best_defense", "board_game"}


class AtOnce:
    """Plays here and now, in place of another process."""

    def __init__(self, *given: Any) -> None: ...

    async def do(self, work: Any, given: Any) -> Any:
        plan, number = given
        await asyncio.sleep(0)
        return None if number == BROKEN else play_one(plan, number)

    def close(self) -> None: ...


BROKEN, GAMES = 2, 12  # the number of a game that breaks off in each way to play, and how many are played


async def games_of(store: Store) -> int:
    async with store.reading() as connection:
        return int((await connection.execute(sa.select(sa.func.count()).select_from(league_games))).scalar_one())


async def test_every_game_is_played_once_and_counted(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "ProcessWorker", AtOnce)
    settings: dict[str, Any] = {"league_bots": ("greedy", "random"), "league_games": ("tacdex", "best_defense")}
    config = Config(database=address, league_hours="0-24", league_share=1.0, **settings)
    houses = [House(config), House(config)]
    async with houses[0].open(), houses[1].open():
        servers = [PlayLeague(house) for house in houses]
        await asyncio.gather(*(one.begin() for one in servers))
        runners = [JobRunner(house.store, f"server {number}", is_alone=False) for number, house in enumerate(houses)]
        for runner, one in zip(runners, servers, strict=True):
            runner.add(one)
        while await games_of(houses[0].store) < GAMES:
            await asyncio.gather(*(runner.do_due() for runner in runners))
            await asyncio.gather(*(runner.settle() for runner in runners))
        async with houses[0].store.reading() as connection:
            rows = (await connection.execute(league_games.select().order_by(league_games.c.number))).all()
        assert [row.number for row in rows] == list(range(len(rows)))
        broken = [row for row in rows if row.returns is None]
        assert broken  # they are passed over
        told = await league_of(houses[1].store, config, time())
        assert told.is_on
        assert sum(one.games for one in told.tables) == len(rows) - len(broken)
        duel = next(one for one in told.tables if one.game == "tacdex")
        assert {one.bot for one in duel.bots} == {"greedy", "random"}
        first, second = (msgspec.json.decode(row.bots) for row in rows if row.game == "tacdex" and row.deal == 0)
        assert first == second[::-1]  # the same deal, once from each seat


async def test_it_waits_for_peoples_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing begins while a bot at somebody's table thinks, nor by day."""
    played: list[str] = []

    async def note(self: PlayLeague, night: str) -> None:
        played.append(night)

    monkeypatch.setattr(PlayLeague, "play_next", note)

    class Bots:
        is_busy = True

    house: Any = type("House", (), {"thinkers": Bots(), "store": None, "config": Config(league_hours="0-24")})()
    job, before = Job("league", "next", "", "", 0.0, 0), time()
    assert before <= await PlayLeague(house).do(job) - room.WAIT <= time()
    assert played == []
    house.thinkers.is_busy = False
    await PlayLeague(house).do(job)
    assert len(played) == 1
    hour = datetime.now(UTC).hour
    house.config = Config(league_hours=f"{(hour + 2) % 24}-{(hour + 3) % 24}")
    assert 3600 < await PlayLeague(house).do(job) - time() <= 2 * 3600
    assert len(played) == 1


async def test_a_server_plays_by_itself_and_tells_everybody(person: People, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"league_bots": ["greedy", "random"], "league_games": ["tacdex"], "league_hours": "0-24"}
    with Server(tmp_path / "tables.db", tmp_path, league_share=1.0, **settings) as server:
        guest, player = person("Guest", server), person("Player", server)
        await become_player(player)

        async def played() -> Any:
            told = (await guest.get("/api/league")).raise_for_status().json()
            return told if told["tables"] else None

        told = await until_done(server, played)
        assert told["tables"][0]["game"] == "tacdex"
        assert (await player.get("/api/league")).status_code == 200
        assert "Traceback" not in server.said()
