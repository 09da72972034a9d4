"""Two servers at one table that do not hear each other: what the other one has done is read before it matters.

Imagined nights (tests/simulation) found each of these.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from server.blank import blank_in
from server.waiting import eventually
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.limits import Buckets
from shambles.server.net.sockets import SocketViewer
from shambles.server.tables import elsewhere
from shambles.server.tables.elsewhere import Elsewhere
from shambles.server.tables.hearing import Hearing
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.tables.presence import GONE_AFTER, Presence
from shambles.server.thinking.thinkers import Thinkers
from shambles.server.time_and_chance import monotonic
from shambles.server.wire.messages import Answer

SHARED = Config(channels="redis://nobody-hears")


class Two(NamedTuple):
    """One table, as two servers know it."""

    here: LiveTable
    there: LiveTable

    async def seat_on_disk(self, seat: int) -> SeatRow:
        found = await self.here.store.read_table("one")
        assert found is not None
        return found[1][seat]

    def first_choice(self, seat: int) -> tuple[str, int]:
        """Something to answer, and the number of the ask."""
        assert self.here.table is not None
        ask = self.here.table.asks[seat]
        return ask.options[0].notation, ask.number


def lend(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, bot="random")


def take_back(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, bot=None)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    store = Store(blank_in(tmp_path))
    await store.open()
    about: Any = {"scenario": None, "status": "playing", "public": False, "seed": 1, "salt": "", "rules": 1}
    row = TableRow(id="one", game="card_game", options={"mode": "hero"}, **about)
    await store.add_table(row, [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)])
    found = await store.read_table("one")
    assert found is not None
    tables = [LiveTable(found[0], found[1], store, lambda table: None, SHARED) for _ in range(2)]
    for live in tables:
        await live.catch_up()
    yield Two(*tables)
    await store.close()


async def test_a_seat_is_taken_back_at_a_server_that_has_not_heard_who_plays_it(two: Two) -> None:
    await two.here.change_seat(0, lend)
    await two.there.change_seat(0, take_back)
    assert (await two.seat_on_disk(0)).bot is None


async def test_no_bot_answers_for_somebody_who_took_their_seat_back_elsewhere(two: Two) -> None:
    await two.here.change_seat(0, lend)
    await two.there.catch_up()
    choice, ask = two.first_choice(0)

    class Slow:
        async def think(self, *given: Any) -> tuple[int, str]:
            await two.here.change_seat(0, take_back)
            return ask, choice

    async def ours(table: str) -> bool:
        return True

    two.there.bots.think(cast("Thinkers", Slow()), 0.0, ours)
    while two.there.bots.are_thinking:
        await asyncio.sleep(0)
    assert await two.here.store.read_entries("one") == []


async def test_an_answer_that_was_taken_is_not_refused_where_a_bot_plays_by_now(two: Two) -> None:
    choice, ask = two.first_choice(0)
    await two.here.answer(0, choice, ask, "0:key")
    await two.here.change_seat(0, lend)
    await two.there.catch_up()
    viewer = SocketViewer(cast("Any", None), two.there, 0, "en", SHARED, Buckets(20, 1))
    for key, kind in (("key", "took"), ("another", "refused")):
        await viewer._answer(Answer(key, ask, choice))
        assert msgspec.json.decode(cast("bytes", viewer._out[-1]))["type"] == kind
    await two.here.change_seat(0, take_back)
    await viewer._answer(Answer("mine-again", ask, choice))
    assert msgspec.json.decode(cast("bytes", viewer._out[-1]))["type"] == "took"


async def test_an_undo_takes_back_what_it_was_meant_for_and_nothing_later(two: Two) -> None:
    """It went to a server that was slow, and once more to another one; there they have answered anew since."""
    choice, ask = two.first_choice(0)
    await two.here.answer(0, choice, ask, "0:one")
    await two.there.catch_up()
    async with two.there.lock:  # the slow one reads the disk
        late = asyncio.create_task(two.there.undo(0, "0:back"))
        await asyncio.sleep(0)
        await two.here.undo(0, "0:another")
        await two.here.answer(0, choice, ask, "0:two")
        await two.there.catch_up()
    refused = await late
    assert refused is not None
    assert (refused.code, refused.rule) == ("old-ask", "SH-021")
    assert [one.key for one in await two.here.store.read_entries("one")] == ["0:one", "0:another", "0:two"]


async def test_who_comes_to_a_table_that_nobody_looked_at_sees_it_as_it_is(two: Two, tmp_path: Path) -> None:
    """Others have played on there, and the word of it was lost."""
    house = House(msgspec.structs.replace(SHARED, database=blank_in(tmp_path)))
    await house.prepare()
    live = await house.find("one")
    choice, ask = two.first_choice(0)
    await two.here.answer(0, choice, ask, "0:key")
    assert await house.find("one") is live
    assert live.played == 0
    await house.read_up_to(live, 0)
    assert live.played == 1
    house.forget("one")
    await house.store.close()


class Quiet(NamedTuple):
    """A disk that says of the table what we know: nothing was missed."""

    live: LiveTable
    compared: list[str]

    async def read_numbers(self, names: list[str]) -> dict[str, tuple[int, ...]]:
        self.compared.extend(names)
        return {name: (self.live.played, len(self.live.chat), 0) for name in names}

    async def read_seats(self, names: list[str]) -> dict[str, list[SeatRow]]:
        return dict.fromkeys(names, self.live.seats)


async def all_live(store: object, names: set[str]) -> set[str]:
    return names


@pytest.mark.limit(20)
async def test_who_looks_on_is_said_again_and_again(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The word that somebody has come or gone may have been lost; who says nothing for long is taken to be gone."""
    monkeypatch.setattr(elsewhere, "COMPARE", 0.01)
    monkeypatch.setattr(elsewhere, "living", all_live)
    live, compared = two.there, list[str]()
    disk = cast("Store", Quiet(live, compared))
    others = Elsewhere(SHARED.channels, "me", {"one": live}, disk, list, lambda live: None)
    said: list[str] = []
    monkeypatch.setattr(Hearing, "say", lambda self, table, message, anyway=False: said.append(message))
    live.audience.add(SocketViewer(cast("Any", None), live, 0, "en", SHARED, Buckets(20, 1)))
    task = asyncio.create_task(others.work()[2]())
    await eventually(lambda: len(compared) > 2)
    assert said == []  # as long as nobody else shows the table
    live.audience.hear_of("another", set(), set(), 0)
    await eventually(lambda: len(said) > 2)
    task.cancel()
    await asyncio.wait([task])
    assert said[-1].split(" ")[:3] == ["me", "one", "0"]


async def test_who_is_not_heard_of_for_long_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    presence, now = Presence(), monotonic()
    presence.hear_of("another", {0}, {0}, 0)
    assert presence.looking_elsewhere() == {0}
    monkeypatch.setattr("shambles.server.tables.presence.monotonic", lambda: now + GONE_AFTER + 1)
    assert presence.looking_elsewhere() == set()


@pytest.mark.limit(20)
async def test_a_table_that_is_played_here_and_looked_at_elsewhere_does_not_stand_still(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bots wait for us, and the word that it is their turn was lost."""
    monkeypatch.setattr(elsewhere, "COMPARE", 0.5)  # long enough that nothing is read when it is broken off
    goes_on = asyncio.Event()
    others = Elsewhere(
        SHARED.channels, "me", {"one": two.there}, two.there.store, lambda: ["one"], lambda live: goes_on.set()
    )
    work = [asyncio.create_task(one()) for one in others.work()[1:]]
    choice, ask = two.first_choice(0)
    await two.here.answer(0, choice, ask, "0:key")
    await goes_on.wait()
    assert two.there.played == 1
    for task in work:
        task.cancel()
    await asyncio.wait(work)
