"""People who answer at the same moment: one write, one look, and everybody's answer as if it had come alone.

And a long game that comes back from the disk: others have their turns meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.blank import blank_in
from server.running import PATIENCE
from server.test_steps import Eye
from server.waiting import eventually
from shambles.core.asking.reply import Refusal
from shambles.core.game import find_game
from shambles.core.running.run import Run
from shambles.core.table import Table
from shambles.server.disk.rows import EntryRow, SeatRow, TableRow
from shambles.server.disk.rows import seats as seats_on_disk
from shambles.server.disk.rows import tables as tables_on_disk
from shambles.server.disk.store import Store
from shambles.server.tables import clock as clocks
from shambles.server.tables import live as live_tables
from shambles.server.tables.live import LiveTable
from shambles.server.wire.forms import Pace

SEATS = 4


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    one = Store(blank_in(tmp_path))
    await one.open()
    yield one
    await one.close()


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many answers each write had."""
    counts, add = list[int](), Store.add_entries

    async def count(self: Store, table_id: str, rows: list[EntryRow], *more: Any) -> None:
        counts.append(len(rows))
        await add(self, table_id, rows, *more)

    monkeypatch.setattr(Store, "add_entries", count)
    return counts


async def new_live(store: Store, name: str = "one", pace: Pace | None = None) -> LiveTable:
    """Survival with four people, by the same cards each time."""
    row = TableRow(
        id=name,
        game="card_game",
        rules=find_game("card_game").version,
        options={"mode": "survival"},
        seed=7,
        salt="",
        scenario=None,
        status="playing",
        public=False,
        pace=pace,
    )
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(SEATS)]
    await store.add_table(row, seats)
    return await open_again(store, name)


async def open_again(store: Store, name: str = "one") -> LiveTable:
    found = await store.read_table(name)
    assert found is not None
    live = LiveTable(*found, store, lambda table_id: None)
    await live.catch_up()
    return live


def table_of(live: LiveTable) -> Table:
    assert live.table is not None
    return live.table


def first_card(live: LiveTable, seat: int) -> str:
    return table_of(live).asks[seat].options[0].notation


async def answer(live: LiveTable, seat: int, choice: str, key: str = "a") -> Refusal | None:
    return await live.answer(seat, choice, None, f"{seat}:{key}")


async def test_cards_laid_at_once_are_one_write_and_one_message_to_each(store: Store, writes: list[int]) -> None:
    live, alone = await new_live(store), await new_live(store, "two")
    eyes = [Eye(seat) for seat in range(SEATS)]
    for eye in eyes:
        live.audience.add(eye)
    await asyncio.sleep(0)
    for eye in eyes:
        eye.heard.clear()
    cards = [first_card(live, seat) for seat in range(SEATS)]
    assert await asyncio.gather(*(answer(live, seat, cards[seat]) for seat in range(SEATS))) == [None] * SEATS
    await asyncio.sleep(0)
    assert writes == [SEATS]
    assert [len(eye.heard) for eye in eyes] == [1] * SEATS
    for seat in range(SEATS):
        assert await answer(alone, seat, cards[seat]) is None
    assert table_of(live).save() == table_of(alone).save() == table_of(await open_again(store)).save()
    assert await store.read_entries("one") == await store.read_entries("two")


async def test_who_has_answered_hears_so_before_they_see_it(store: Store) -> None:
    live = await new_live(store)
    heard = list[str]()

    class Ear(Eye):
        def send(self, message: bytes) -> None:
            heard.append("news")

    live.audience.add(Ear(1))
    await asyncio.sleep(0)
    heard.clear()

    async def take_note(seat: int) -> None:
        assert await answer(live, seat, first_card(live, seat)) is None
        heard.append("took")

    await asyncio.gather(*(take_note(seat) for seat in range(3)))
    await asyncio.sleep(0)
    assert heard == ["took"] * 3 + ["news"]


async def test_what_is_not_legal_is_refused_and_the_others_stand(store: Store) -> None:
    live = await new_live(store)
    cards = [first_card(live, seat) for seat in range(SEATS)]
    cards[2] = cards[0]  # somebody else's
    replies = await asyncio.gather(*(answer(live, seat, cards[seat]) for seat in range(SEATS)))
    assert [reply and reply.code for reply in replies] == [None, None, "not-in-your-hand", None]
    assert set(table_of(live).asks) == {2}


async def test_who_answers_twice_at_once_has_changed_their_mind(store: Store) -> None:
    live = await new_live(store)
    first, second = (one.notation for one in table_of(live).asks[1].options[:2])
    said = [answer(live, 0, first_card(live, 0)), answer(live, 1, first), answer(live, 1, second, "b")]
    assert await asyncio.gather(*said) == [None] * 3
    assert table_of(live).laid_by(1) == second
    assert table_of(await open_again(store)).laid_by(1) == second


async def test_the_same_answer_said_twice_at_once_is_one_answer(store: Store) -> None:
    live = await new_live(store)
    card = first_card(live, 1)
    said = [answer(live, 0, first_card(live, 0)), answer(live, 1, card), answer(live, 1, card)]
    assert await asyncio.gather(*said) == [None] * 3
    assert [entry.key for entry in await store.read_entries("one")] == ["0:a", "1:a"]


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
async def test_whoever_goes_takes_nobody_elses_answer_along(store: Store, passes: int) -> None:
    """The first writes for all, and a closed socket ends its task at any moment."""
    live = await new_live(store)
    cards = [first_card(live, seat) for seat in range(3)]
    tasks = [asyncio.create_task(answer(live, seat, cards[seat])) for seat in range(3)]
    for _ in range(passes):
        await asyncio.sleep(0)
    tasks[0].cancel()
    assert await asyncio.gather(*tasks[1:]) == [None, None]
    assert {1, 2} <= set(table_of(live).laid)
    assert table_of(await open_again(store)).save() == table_of(live).save()


async def test_another_process_was_faster(store: Store) -> None:
    live, other = await new_live(store), await open_again(store)
    cards = [first_card(live, seat) for seat in range(SEATS)]
    assert await answer(other, 3, cards[3]) is None
    assert await asyncio.gather(*(answer(live, seat, cards[seat]) for seat in range(3))) == [None] * 3
    assert not table_of(live).laid  # the round is over
    assert await other.catch_up()
    assert table_of(other).save() == table_of(live).save() == table_of(await open_again(store)).save()


@pytest.mark.rule("SH-003")
async def test_rules_that_fail_fail_for_the_last_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await new_live(store)
    cards = [first_card(live, seat) for seat in range(SEATS)]

    def fail(*given: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Run, "_resume", fail)
        replies = await asyncio.gather(*(answer(live, seat, cards[seat]) for seat in range(SEATS)))
    assert replies == [None] * 3 + [Refusal("table-failed", "SH-003")]
    assert live.row.aside is None  # once is no habit
    assert set(table_of(live).laid) == {0, 1, 2}
    assert await answer(live, 3, cards[3], "b") is None


async def test_others_have_their_turns_while_a_long_game_comes_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await new_live(store)
    rows = list[EntryRow]()
    while table_of(live).asks:
        seat, ask = next(iter(table_of(live).asks.items()))
        rows.append(EntryRow(len(rows) + 1, seat, ask.options[0].notation, f"{seat}:{len(rows)}"))
        table_of(live).play(seat, ask.options[0])
    await store.add_entries("one", rows)
    found = await store.read_table("one")
    assert found is not None
    monkeypatch.setattr(live_tables, "PATIENCE", -1.0)  # every slice is a long one
    again, seen = LiveTable(*found, store, lambda table_id: None), set[int]()
    coming = asyncio.create_task(again.catch_up())
    while not coming.done():
        seen.add(again.played)
        await asyncio.sleep(0)
    assert seen >= {10, 20, 30}
    assert table_of(again).save() == table_of(live).save()


# --- a bot that plays for somebody


@pytest.mark.parametrize("taken_back", [False, True])
async def test_a_bot_does_not_answer_for_somebody_who_has_just_taken_their_seat_back(
    store: Store, taken_back: bool
) -> None:
    live = await new_live(store)
    await live.change_seat(1, lambda row: msgspec.structs.replace(row, bot="random"))
    assert live.table is not None
    if taken_back:
        await live.change_seat(1, lambda row: msgspec.structs.replace(row, bot=None))
    refusal = await live.answer_for(1, live.table.asks[1].options[0].notation, 0, "bot:0:1:0")
    assert (refusal is not None) is taken_back
    assert [entry.key for entry in await store.read_entries(live.row.id)] == ([] if taken_back else ["bot:0:1:0"])


async def test_a_look_at_the_disk_that_failed_halfway_is_made_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a server would know who sits there, and let the bot of before play on for ever."""

    async def fail(self: Store, *given: object) -> None:
        raise OSError("the disk")

    live = await new_live(store)
    await live.change_seat(1, lambda row: msgspec.structs.replace(row, bot="random"))
    async with store.begin() as connection:
        await connection.execute(seats_on_disk.update().values(bot=None))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "read_chat", fail)
        with pytest.raises(OSError, match="the disk"):
            await live.catch_up()
    assert live.bot_seats() == {1: "random"}
    assert await live.catch_up()
    assert live.bot_seats() == {}


async def test_a_seat_changes_hands_though_the_disk_does_not_say_yet_that_the_game_is_over(store: Store) -> None:
    """To look whether a seat is as known touches the table: that alone is no news, and nobody may wait for ever."""
    live = await new_live(store)
    table = table_of(live)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        assert await live.answer(seat, ask.options[0].notation, ask.number, f"{seat}:{ask.number}") is None
    async with store.begin() as connection:
        await connection.execute(tables_on_disk.update().values(status="playing"))
    async with asyncio.timeout(PATIENCE):
        await live.change_seat(1, lambda row: msgspec.structs.replace(row, bot="random"))
    assert live.bot_seats() == {1: "random"}
    found = await store.read_table(live.row.id)
    assert found is not None
    assert found[0].status == "over"


async def test_a_caretaker_answers_only_for_somebody_whose_time_is_up_when_it_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thought for a while: they may have answered, taken that back, and have time again."""
    live = await new_live(store, pace=Pace("live", 60))
    card, ask, due = first_card(live, 0), table_of(live).asks[0].number, live.clock.due
    assert due is not None
    monkeypatch.setattr(clocks, "time", lambda: due - 0.05)
    refused = await live.stand_in(0, card, ask, "clock:1")
    assert refused is not None
    assert refused.code == "not-asked"
    assert set(table_of(live).asks) == set(range(SEATS))
    monkeypatch.setattr(clocks, "time", lambda: due + 0.05)
    assert await live.stand_in(0, card, ask, "clock:1") is None
    assert 0 not in table_of(live).asks


async def test_an_answer_that_was_written_though_the_disk_said_no_is_shown_and_counts_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gave it hears of a fault and gives it again; all others see it, though nobody does anything more."""
    monkeypatch.setattr(live_tables, "TRY_AGAIN", 0.01)
    live, add = await new_live(store), store.add_entries

    async def add_and_fail(*given: Any) -> None:
        await add(*given)
        raise OSError("the disk")

    ask = table_of(live).asks[0]
    first = (0, ask.options[0].notation, ask.number, "0:key")
    with monkeypatch.context() as patch:
        patch.setattr(store, "add_entries", add_and_fail)
        with pytest.raises(OSError, match="the disk"):
            await live.answer(*first)
    assert live.played == 0
    await eventually(lambda: live.played == 1)
    assert await live.answer(*first) is None
    assert [one.key for one in await store.read_entries(live.row.id)] == ["0:key"]


async def test_an_undo_takes_back_what_it_was_meant_for_and_nothing_later(store: Store) -> None:
    """It waited for the table; meanwhile they have taken their answer back otherwise, and answered anew."""
    live = await new_live(store)
    card, ask = first_card(live, 0), table_of(live).asks[0].number
    assert await live.answer(0, card, ask, "0:one") is None
    async with live.lock:
        late = asyncio.create_task(live.undo(0, "0:back"))
        await asyncio.sleep(0)
        live._given[0] += 2  # what is played while it waits
    refused = await late
    assert refused is not None
    assert (refused.code, refused.rule) == ("old-ask", "SH-021")
