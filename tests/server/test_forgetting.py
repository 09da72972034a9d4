"""What is forgotten, and what never is: whatever the clock says, nobody loses a table that they play at."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from server.conftest import People
from server.nights import amount
from server.running import Server
from server.test_store import a_table, entries, three_seats
from shambles.server.config import Config
from shambles.server.disk.rows import ChatRow, tables
from shambles.server.disk.store import Store
from shambles.server.tables.forgetting import DAY, STEADY, Forgetting

NOON = 1_800_000_000.0
KINDS = {"old": ("playing", 31), "waited": ("waiting", 2), "new": ("playing", 29), "over": ("over", 31)}


class Clocks:
    """A clock on the wall and one that only runs."""

    def __init__(self) -> None:
        self.wall, self.steady = NOON, 5.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


def forgetting(store: Store, clocks: Clocks, **settings: float) -> Forgetting:
    config = Config(**settings)  # type: ignore[arg-type]  # msgspec checks nothing here, and each is a number
    return Forgetting(store, config, lambda: clocks.wall, lambda: clocks.steady)


async def lay_out(store: Store) -> None:
    """Tables of all ages, in days."""
    for name, (status, age) in KINDS.items():
        await store.add_table(a_table(name, status=status), three_seats())
        await store.add_entries(name, entries(1))
        await store.add_chat(name, ChatRow(1, 0, "Ann", "hi"))
        async with store.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == name).values(touched=NOON - age * DAY))


async def left(store: Store) -> set[str]:
    return {name for name in KINDS if await store.read_table(name) is not None}


async def test_a_table_is_marked_first_and_forgotten_after_a_grace(store: Store, clocks: Clocks) -> None:
    await lay_out(store)
    rounds = forgetting(store, clocks)
    assert await rounds.go_round([]) == []
    clocks.pass_by(DAY - 60)
    assert await rounds.go_round([]) == []
    clocks.pass_by(120)
    assert sorted(await rounds.go_round([])) == ["old", "waited"]
    assert await left(store) == {"new", "over"}  # a finished game is kept for longer
    assert await store.read_entries("old") == []
    assert await store.read_chat("waited") == []
    async with store.begin() as connection:
        for name in ("seats", "entries", "chat"):
            orphans = sa.text(f"SELECT count(*) FROM {name} WHERE table_id IN ('old', 'waited')")
            assert (await connection.execute(orphans)).scalar_one() == 0


async def test_who_comes_back_within_the_grace_keeps_the_table(store: Store, clocks: Clocks) -> None:
    await lay_out(store)
    rounds = forgetting(store, clocks)
    await rounds.go_round([])
    clocks.pass_by(DAY / 2)
    await rounds.go_round(["old"])  # somebody looks at it
    clocks.pass_by(DAY)
    assert await rounds.go_round([]) == ["waited"]


@pytest.mark.parametrize("days", [31, 400, -31])
async def test_a_clock_that_jumps_deletes_nothing(
    store: Store, clocks: Clocks, caplog: pytest.LogCaptureFixture, days: int
) -> None:
    await lay_out(store)
    rounds = forgetting(store, clocks)
    clocks.pass_by(2 * STEADY)
    await rounds.go_round([])
    clocks.wall += days * DAY
    with caplog.at_level(logging.ERROR, "shambles"):
        for _ in range(5):  # it is wrong for some minutes
            clocks.pass_by(60)
            assert await rounds.go_round([]) == []
    assert "the clock jumped" in caplog.text
    clocks.wall -= days * DAY
    for _ in range(5):
        clocks.pass_by(60)
        assert await rounds.go_round([]) == []
    assert await left(store) == set(KINDS)


async def test_whatever_the_clock_does_nothing_is_lost(store: Store, clocks: Clocks) -> None:
    """SHAMBLES_JUMPS: rounds with a clock that jumps every ten minutes, by anything; 5,000 at night."""
    await lay_out(store)
    rng = Random()
    rounds = forgetting(store, clocks)
    for _ in range(amount("JUMPS", 60, 5_000)):
        clocks.pass_by(60)
        if rng.random() < 0.1:
            clocks.wall += rng.choice([-1, 1]) * rng.expovariate(1 / 40) * DAY
        assert await rounds.go_round(["over"]) == []
    assert await left(store) == set(KINDS)


async def test_a_server_that_starts_with_a_wrong_clock_deletes_nothing_either(store: Store, clocks: Clocks) -> None:
    await lay_out(store)
    clocks.wall += 31 * DAY
    rounds = forgetting(store, clocks)
    for _ in range(120):
        clocks.pass_by(60)
        assert await rounds.go_round([]) == []
    clocks.wall -= 31 * DAY
    again = forgetting(store, clocks)
    for _ in range(70):
        clocks.pass_by(60)
        assert await again.go_round([]) == []
    assert await left(store) == set(KINDS)


async def test_a_round_that_would_take_many_takes_none_and_says_so(
    store: Store, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    await lay_out(store)
    rounds = forgetting(store, clocks, forget_at_once=1)
    await rounds.go_round([])
    clocks.pass_by(DAY + 60)
    assert await rounds.go_round([]) == []
    assert "2 tables would be forgotten at once" in caplog.text
    assert await left(store) == set(KINDS)


async def test_the_cap_counts_what_is_being_played(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path, most_tables=4, most_tables_each=2) as server:
        ann, bob = person("Ann", server), person("Bob", server)
        for _ in range(3):  # games that are over take nobody's place
            await ann.open_table("you bot bot", options={"mode": "survival", "hands": 1})
            async with ann.client() as client:
                await client.play()
        await ann.open_table("you bot bot")
        await ann.open_table("you bot bot")
        wanted: dict[str, Any] = {"game": "card_game", "name": "Ann", "options": {"mode": "survival"}}
        wanted |= {"seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
        refused = await ann.post("/api/tables", wanted)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-of-yours")
        await bob.open_table("you bot bot")
        await bob.open_table("you bot bot")
        refused = await person("Cas", server).post("/api/tables", wanted)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-tables")


@pytest.mark.rule("SH-004")
async def test_chat_has_a_bound(tmp_path: Path, person: People) -> None:
    """SH-004"""
    with Server(tmp_path / "tables.db", tmp_path, most_chat=5, messages_per_second=100) as server:
        ann = person("Ann", server)
        await ann.open_table("you open bot")
        async with ann.client() as client:
            for _ in range(6):
                await client.send("chat", text="Hello?")
            assert (await client.frame("trouble"))["code"] == "chat-is-full"
            for _ in range(80):  # one a second is fair
                await client.send("chat", text="Hello?")
            assert await client.frame("trouble", code="chat-too-fast")
        async with ann.client() as client:
            assert len((await client.until(lambda state: True))["chat"]) == 5
