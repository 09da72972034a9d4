"""On now: which tables are listed for people without a seat, in which order, and for whom not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
import pytest

from server.conftest import People
from server.people import Client, Person
from server.players import become_player, who
from server.running import PATIENCE
from server.test_ratings import row_of, seat
from shambles.rating import PROVISIONAL
from shambles.server.config import Config
from shambles.server.disk.rated_rows import rated_games
from shambles.server.spectators.on_now import OnNow
from shambles.server.tables.house import House


async def until_listed(someone: Person, is_so: Callable[[list[str]], bool]) -> list[str]:
    """The list as somebody sees it, once it is so: it is made anew every few seconds."""
    deadline = monotonic() + PATIENCE
    while True:
        told = (await someone.get("/api/on-now")).raise_for_status().json()
        found = [str(one["table"]["id"]) for one in told]
        if is_so(found):
            return found
        assert monotonic() < deadline, found
        await asyncio.sleep(0.2)


async def test_public_tables_with_somebody_there_are_listed_the_most_watched_first(person: People) -> None:
    ann, ben, cas, dee, eve = map(person, ("Ann", "Ben", "Cas", "Dee", "Eve"))
    await become_player(ben)
    await become_player(eve)
    shown = [(await one.open_table(public=True))["id"] for one in (ann, ben)]
    hidden = [
        (await cas.open_table())["id"],  # private
        (await dee.open_table("you open bot", public=True))["id"],  # waits for somebody
        (await person("Away").open_table(public=True))["id"],  # nobody is there
    ]
    async with ann.client(), ben.client(), cas.client(), dee.client(), Client(eve.server, shown[1]) as spectator:
        await spectator.until(lambda state: state["table"]["spectators"] == 1)
        found = await until_listed(person("Guest"), lambda all_: [one for one in all_ if one in shown] == shown[::-1])
        assert not set(found) & set(hidden)
        (await ben.post(f"/api/me/known/{(await who(eve))['id']}", {"regard": "block"})).raise_for_status()
        await until_listed(eve, lambda all_: shown[0] in all_ and shown[1] not in all_)


class Sitting:
    """Somebody at a seat, who reads nothing."""

    seat, lang, looks = 0, "en", True

    def send(self, message: bytes) -> None: ...

    def send_away(self, reason: str) -> None: ...

    def send_back(self) -> None: ...


@pytest.mark.rule("SH-005")
async def test_high_ratings_come_first_and_shared_cards_and_club_tables_not_at_all(address: str) -> None:
    house = House(Config(database=address, bot_processes=1))
    async with house.open():
        tables = {"low": "ann", "high": "ben", "newcomer": "cas", "same1": "dee", "same2": "eve", "club": "fay"}
        for table, player in tables.items():
            row = row_of(table)
            deal = {"deal": "same" if table.startswith("same") else table, "club": "c" if table == "club" else None}
            await seat(
                house.store,
                msgspec.structs.replace(row, public=True, rated=False, **deal),
                [player, "bot-rookie", "bot-rookie"],
            )
        figures: dict[str, tuple[int, float]] = {
            "ann": (PROVISIONAL, 20.0),
            "ben": (PROVISIONAL, 30.0),
            "cas": (1, 40.0),
        }
        async with house.store.begin() as connection:
            for player, (number, mu) in figures.items():
                about: dict[str, Any] = {"player_id": player, "table_id": "t", "game": "card_game", "mode": "survival"}
                about |= {"number": number, "seat": 0, "ended": 0.0, "left": False, "is_judged": True}
                await connection.execute(rated_games.insert().values(about | {"mu": mu, "sigma": 1.0}))
        for table in tables:
            (await house.find(table)).audience.add(Sitting())
        found = await OnNow(house).tables()
        assert [(one.table.id, one.rating) for one in found] == [("high", 1800), ("low", 1200), ("newcomer", None)]
