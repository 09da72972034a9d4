"""SH-017  Seasons: who stands where in a month, written down once after its end, and nobody's who does not want it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from server.conftest import People
from server.players import become_player
from shambles.rating import Rating
from shambles.server.clubs.seasons import Seasons, close_season
from shambles.server.disk.backup import back_up, restore
from shambles.server.disk.rated_rows import rated_games
from shambles.server.disk.rows import players
from shambles.server.disk.store import Store
from shambles.server.months import month_after, month_of, months_between
from shambles.server.people.erasing import erase
from shambles.server.people.ratings import want_rating
from shambles.server.wire.spectators import Season

pytestmark = pytest.mark.rule("SH-017")

OCTOBER = datetime(2026, 10, 31, 23, 59, tzinfo=UTC).timestamp()
NOVEMBER = datetime(2026, 11, 20, tzinfo=UTC).timestamp()


async def play(
    store: Store, player: str, games: int, mu: float | None, when: float, lost: float | None = None, **way: str
) -> None:
    """A player's rated games, after each of which the rating is this."""
    async with store.begin() as connection:
        if (await connection.execute(players.select().where(players.c.id == player))).first() is None:
            about = {"id": player, "name": player.capitalize(), "changed": 0.0, "created": 0.0}
            await connection.execute(players.insert().values(about))
        count = len((await connection.execute(rated_games.select())).all())
        for number in range(count + 1, count + 1 + games):
            values: dict[str, Any] = {"game": "card_game", "mode": "survival"} | way
            values |= {"player_id": player, "table_id": f"t{number}", "number": number, "seat": 0, "ended": when}
            values |= {"left": False, "is_judged": True, "mu": mu, "sigma": None if mu is None else 1.0, "lost": lost}
            await connection.execute(rated_games.insert().values(values))


def lines(season: Season, game: str = "card_game") -> list[tuple[int | None, str, int]]:
    return [
        (one.place, one.name, one.games) for ladder in season.ladders if ladder.game == game for one in ladder.lines
    ]


async def test_a_ladder_goes_by_what_a_rating_is_at_least_and_equals_share_a_place(store: Store) -> None:
    await play(store, "ann", 3, 25.0, NOVEMBER)
    await play(store, "ben", 4, 30.0, NOVEMBER)
    await play(store, "cas", 3, 25.0, NOVEMBER)
    await play(store, "dee", 2, 40.0, NOVEMBER)  # too few
    await play(store, "eve", 9, 50.0, OCTOBER)  # in another month
    await play(store, "fay", 3, None, NOVEMBER, 0.2, game="best_defense", mode="standard")
    await play(store, "gus", 3, None, NOVEMBER, 0.1, game="best_defense", mode="standard")
    await play(store, "hal", 3, None, NOVEMBER, None, game="best_defense", mode="standard")  # nobody can say
    season = await Seasons(store).page("2026-11", NOVEMBER)
    assert lines(season) == [(1, "Ben", 4), (2, "Ann", 3), (2, "Cas", 3), (None, "Dee", 2)]
    assert lines(season, "best_defense") == [(1, "Gus", 3), (2, "Fay", 3), (None, "Hal", 3)]
    ladder = next(one for one in season.ladders if one.game == "card_game")
    assert (ladder.lines[0].rating, ladder.lines[0].doubt) == (Rating(30.0, 1.0).shown, Rating(30.0, 1.0).doubt)
    assert (season.months, season.is_closed) == (("2026-11", "2026-10"), False)


async def test_a_page_is_made_once_for_each_change(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from shambles.server.clubs import seasons as room

    made = []
    derive = room.standings_of

    async def counted(connection: Any, month: str) -> Any:
        made.append(month)
        return await derive(connection, month)

    monkeypatch.setattr(room, "standings_of", counted)
    await play(store, "ann", 3, 25.0, NOVEMBER)
    shown = Seasons(store)
    for _ in range(5):
        await shown.page("2026-11", NOVEMBER)
    assert made == ["2026-11"]
    await play(store, "ann", 1, 26.0, NOVEMBER + 1)
    assert lines(await shown.page("2026-11", NOVEMBER)) == [(1, "Ann", 4)]
    assert made == ["2026-11"] * 2


async def test_a_month_is_written_down_once_a_day_after_its_end_and_stays(store: Store) -> None:
    await play(store, "ann", 3, 25.0, OCTOBER)
    await play(store, "ben", 3, 30.0, OCTOBER)
    shown = Seasons(store)
    found = await asyncio.gather(*(close_season(store, "2026-10", NOVEMBER) for _ in range(3)))
    assert sorted(found) == [False, False, True]
    await play(store, "cas", 5, 60.0, OCTOBER)  # whatever comes to light later
    season = await shown.page("2026-10", NOVEMBER)
    assert (lines(season), season.is_closed) == ([(1, "Ben", 3), (2, "Ann", 3)], True)
    assert not await close_season(store, "2026-10", NOVEMBER)


async def test_who_wants_no_rating_or_is_erased_leaves_the_ladders(store: Store) -> None:
    for one in ("ann", "ben", "cas"):
        await play(store, one, 3, 25.0, OCTOBER)
        await play(store, one, 3, 25.0, NOVEMBER)
    await close_season(store, "2026-10", NOVEMBER)
    shown = Seasons(store)
    for month in ("2026-10", "2026-11"):
        assert len(lines(await shown.page(month, NOVEMBER))) == 3
    await want_rating(store, "ann", False)
    await erase(store, "ben")
    for month in ("2026-10", "2026-11"):
        assert [name for _, name, _ in lines(await shown.page(month, NOVEMBER))] == ["Cas"]


async def test_a_backup_carries_them(store: Store, tmp_path: Path) -> None:
    await play(store, "ann", 3, 25.0, OCTOBER)
    await close_season(store, "2026-10", NOVEMBER)
    await back_up(store.url, tmp_path / "all.gz")
    await restore(f"sqlite+aiosqlite:///{tmp_path / 'again.db'}", tmp_path / "all.gz")
    again = Store(f"sqlite+aiosqlite:///{tmp_path / 'again.db'}")
    await again.open()
    try:
        season = await Seasons(again).page("2026-10", NOVEMBER)
        assert (lines(season), season.is_closed) == ([(1, "Ann", 3)], True)
    finally:
        await again.close()


def test_months_follow_each_other() -> None:
    assert list(months_between("2026-11", "2027-02")) == ["2026-11", "2026-12", "2027-01", "2027-02"]
    every = [f"2028-{month:02}" for month in range(1, 13)]
    assert [month_after(one) for one in every] == [*every[1:], "2029-01"]
    assert (month_of(OCTOBER), month_of(OCTOBER + 61)) == ("2026-10", "2026-11")


async def test_everybody_may_look_and_a_month_is_a_month(person: People) -> None:
    guest, player = person("Guest"), person("Player")
    await become_player(player)
    for someone in (guest, player):
        season = (await someone.get("/api/seasons")).raise_for_status().json()
        assert season["months"][0] == season["month"]
    for month in ("2026-13", "november", "2026-1", "9999-01"):
        said = await guest.get("/api/seasons", month=month)
        assert (said.status_code, said.json()["error"]["field"]) == (400, "month")
