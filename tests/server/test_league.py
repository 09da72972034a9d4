"""SH-018  The league of bots: by night alone, each game once though several servers play, and never in people's way."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from server.conftest import People
from server.effort import until_done
from server.players import become_player
from server.running import Server
from server.waiting import eventually
from shambles.core.asking.reply import BadInput
from shambles.server.clubs import league as room
from shambles.server.clubs.league import Playing, league_of, must_be_a_league, night_at, play_quietly, ways_of
from shambles.server.config import Config, read_settings
from shambles.server.disk.rated_rows import league_games
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

    async def do(self, asker: Any, work: Any, plan: Any, number: int) -> Any:
        await asyncio.sleep(0)
        return None if number == BROKEN else play_quietly(plan, number)

    def close(self) -> None: ...


BROKEN = 2  # the number of a game that breaks off


async def test_every_game_is_played_once_and_counted(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "Thinkers", AtOnce)
    monkeypatch.setattr("os.nice", lambda step: 19)
    config = Config(database=address, league_bots=("greedy", "random"), league_games=("tacdex", "best_defense"))
    houses = [House(config), House(config)]
    async with houses[0].open(), houses[1].open():
        servers = [Playing(house) for house in houses]
        night = night_at("0-24", time())
        assert night is not None
        await asyncio.gather(*(one.play_next(night) for one in servers for _ in range(8)))
        async with houses[0].store.reading() as connection:
            rows = (await connection.execute(league_games.select().order_by(league_games.c.number))).all()
        assert [row.number for row in rows] == list(range(16))
        broken = [row for row in rows if row.returns is None]
        assert len(broken) == len(ways_of(config))  # the one of each way to play
        told = await league_of(houses[1].store, config, time())
        assert told.is_on
        assert sum(one.games for one in told.tables) == 16 - len(broken)
        duel = next(one for one in told.tables if one.game == "tacdex")
        assert {one.bot for one in duel.bots} == {"greedy", "random"}
        first, second = (msgspec.json.decode(row.bots) for row in rows if row.game == "tacdex" and row.deal == 0)
        assert first == second[::-1]  # the same deal, once from each seat


async def test_it_waits_for_peoples_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing begins while a bot at somebody's table thinks, nor by day."""
    played: list[str] = []
    monkeypatch.setattr(Playing, "play_next", lambda self, night: note(night))
    monkeypatch.setattr(room, "WAIT", 0.0)
    monkeypatch.setattr(room, "LOOK", 0.0)

    async def note(night: str) -> None:
        played.append(night)
        await asyncio.sleep(0)

    class Busy:
        is_busy = True

    house: Any = type("House", (), {"thinkers": Busy(), "store": None, "config": Config(league_hours="0-24")})()
    work = asyncio.create_task(Playing(house).keep_playing())
    for _ in range(20):
        await asyncio.sleep(0)
    assert played == []
    house.thinkers.is_busy = False
    await eventually(lambda: played)
    work.cancel()


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
