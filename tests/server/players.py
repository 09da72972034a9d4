"""People who have become somebody: a player with a phrase, and further devices of the same one."""

from __future__ import annotations

import asyncio
from typing import Any

from server.people import Frame, Person
from server.running import PATIENCE

DEVICE = "shambles-device"


async def become_player(person: Person, **more: Any) -> str:
    """One click. The twelve words."""
    said = (await person.post("/api/people", {"name": person.name} | more)).raise_for_status()
    phrase: str = said.json()["phrase"]
    return phrase


async def who(person: Person) -> Frame:
    """The player that a device is known as."""
    found: Frame = (await person.get("/api/me")).raise_for_status().json()["me"]
    return found


async def link_for(person: Person, kind: str = "device") -> str:
    """The code of a link that works once."""
    code: str = (await person.post("/api/me/links", {"kind": kind})).raise_for_status().json()["code"]
    return code


async def join_device(first: Person, second: Person) -> list[Frame]:
    """The second browser becomes a device of the same player. The tables that it was handed."""
    (await second.post("/api/people/join", {"code": await link_for(first)})).raise_for_status()
    handed: list[Frame] = (await second.post("/api/me/seats")).raise_for_status().json()
    return handed


async def befriend(one: Person, other: Person) -> None:
    (await other.post("/api/me/friends", {"code": await link_for(one, "friend")})).raise_for_status()


async def seat_at(person: Person, table: str) -> int | None:
    """The seat that this browser holds there."""
    found: int | None = (await person.get(f"/api/tables/{table}/glance")).raise_for_status().json()["seat"]
    return found


async def known(person: Person) -> dict[str, Frame]:
    """Whom they know, by name."""
    return {one["name"]: one for one in (await person.get("/api/me/known")).raise_for_status().json()}


def cookie_at(person: Person, table: str) -> str:
    """The token of a seat, as this browser has it."""
    return next(
        one.value or "" for one in person.http.cookies.jar if one.name == "shambles-seat" and one.path.endswith(table)
    )


async def until_over(person: Person, table: str) -> None:
    """Bots play it to the end."""
    (await person.post(f"/api/tables/{table}/bot", {"bot": "greedy"})).raise_for_status()
    async with asyncio.timeout(PATIENCE):
        while (await person.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.1)
