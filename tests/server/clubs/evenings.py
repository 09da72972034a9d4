"""People at a club night, over real connections."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

import httpx

from server.people import Frame, Person
from server.players import become_player
from server.running import PATIENCE

PACE = {"kind": "live", "seconds": 60, "bank": 0, "caretaker": "random"}
SETTINGS: dict[str, Any] = {
    "posts_per_minute": 100_000,
    "deeds_per_minute": 100_000,
    "players_per_hour": 100_000,
    "club_patience": 60.0,
}


def night(**more: Any) -> dict[str, Any]:
    """A short Swiss of Hero."""
    usual = {"name": "Thursday", "game": "card_game", "options": {"mode": "hero", "hands": 1}, "format": "swiss"}
    return usual | {"seats": 2, "rounds": 2, "rest": 0, "pace": PACE} | more


async def open_night(person: Person, **more: Any) -> str:
    """Somebody who is a player opens one; its id."""
    said = (await person.post("/api/clubs", night(**more))).raise_for_status()
    return str(said.json()["id"])


async def join(person: Person, club: str) -> Frame:
    found: Frame = (await person.post(f"/api/clubs/{club}/join", {"name": person.name})).raise_for_status().json()
    return found


async def gather_field(club: str, people: Sequence[Person]) -> None:
    """They become players, and join in this order."""
    for one in people:
        if (await one.get("/api/me")).json()["me"] is None:
            await become_player(one)
        await join(one, club)


async def begin(organiser: Person, club: str) -> None:
    (await organiser.post(f"/api/clubs/{club}/begin")).raise_for_status()


async def look(person: Person, club: str) -> Frame:
    found: Frame = (await person.get(f"/api/clubs/{club}")).raise_for_status().json()
    return found


async def mine(person: Person, club: str) -> Frame:
    found: Frame = (await person.get(f"/api/clubs/{club}/me")).raise_for_status().json()
    return found


async def until(ask: Callable[[], Awaitable[Any]], patience: float = PATIENCE, pause: float = 0.1) -> Any:
    """Ask again until something comes; also a server that is just being started again."""
    deadline = monotonic() + patience
    while True:
        try:
            if found := await ask():
                return found
        except httpx.HTTPError:
            pass
        assert monotonic() < deadline, "it never came to that"
        await asyncio.sleep(pause)


async def table_of(person: Person, club: str, not_at: str = "") -> str:
    """Until somebody has a table, another than before."""

    async def ask() -> str | None:
        found = (await mine(person, club))["table"]
        return found if found != not_at else None

    return str(await until(ask))


async def sit_down(person: Person, club: str, not_at: str = "") -> str:
    """To one's table, with one click."""
    table = await table_of(person, club, not_at)

    async def ask() -> httpx.Response | None:
        said = await person.post(f"/api/clubs/{club}/seat")
        return said if said.status_code == 200 else None

    person._sit(await until(ask))
    return table


async def play_table(person: Person, club: str, not_at: str = "", rng: Random | None = None) -> str:
    """One round to its end."""
    table = await sit_down(person, club, not_at)
    client = person.client()
    await client.reconnect()
    await client.play(rng)
    await client.close()
    return table


async def play_night(
    person: Person, club: str, rng: Random | None = None, patience: float = PATIENCE, pause: float = 0.1
) -> None:
    """Every round, until the night is over."""
    table = ""

    async def ask() -> str | None:
        now, me = await look(person, club), await mine(person, club)
        return "over" if now["status"] == "over" else me["table"] if me["table"] != table else None

    while (found := await until(ask, patience, pause)) != "over":
        assert found
        table = await play_table(person, club, table, rng)


def code(said: httpx.Response) -> tuple[int, str]:
    return said.status_code, said.json().get("error", {}).get("code")
