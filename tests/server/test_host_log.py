"""SH-016  What the host's deeds do on the disk, on both databases: a log that only grows, clocks, caretakers."""

from __future__ import annotations

from time import time

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from server.test_store import a_table, three_seats
from shambles.server.disk.clock_rows import ClockRow, read_clocks, wind_clocks
from shambles.server.disk.rows import SeatRow
from shambles.server.disk.store import Store
from shambles.server.host.deeds import add_deed, read_deeds
from shambles.server.host.doing import close_table, limit, reopen_table


@pytest.mark.rule("SH-016")
async def test_the_log_only_grows(store: Store) -> None:
    """Whoever gets at the database by this server's own hands changes no row and deletes none."""
    for _ in range(2):
        async with store.begin() as connection:
            await add_deed(connection, time(), "announce", words={"en": "Hello"})
    before = await read_deeds(store, 0)
    assert [one.number for one in before] == [1, 2]
    for change in ("UPDATE deeds SET words = '{}'", "DELETE FROM deeds"):
        with pytest.raises(DBAPIError, match="only grows"):
            async with store.begin() as connection:
                await connection.execute(sa.text(change))
    assert await read_deeds(store, 0) == before


@pytest.mark.rule("SH-016")
async def test_clocks_stand_still_while_a_table_is_closed(store: Store) -> None:
    await store.add_table(a_table(), three_seats())
    runs, stands = ClockRow(0, 3, 500.0, 20.0, True), ClockRow(1, 2, 30.0, 10.0, False)
    await wind_clocks(store, "abc", 0, lambda *known: {0: runs, 1: stands})
    await close_table(store, "abc", "", 400.0)
    await reopen_table(store, "abc", "", 460.0)
    assert await read_clocks(store, "abc") == {0: msgspec.structs.replace(runs, deadline=560.0), 1: stands}


@pytest.mark.rule("SH-016")
async def test_nobody_else_plays_a_daily_deal_of_whoever_is_banned(store: Store) -> None:
    """Nor a lesson, nor a game that is over. A seat in any other running game is a bot's from then on."""
    home = "a" * 64
    mine = [SeatRow(seat=0, name="Ann", kind="person", token_hash="f" * 64, home=home)]
    rows = {
        "running": a_table("running"),
        "waiting": a_table("waiting", status="waiting"),
        "over": a_table("over", status="over"),
        "daily": msgspec.structs.replace(a_table("daily"), deal="daily20261116abcdefghjk"),
        "lesson": msgspec.structs.replace(a_table("lesson"), scenario="learn:one/two"),
    }
    for row in rows.values():
        await store.add_table(row, mine)
    await limit(store, "ban", f"address:{home}", time() + 60, "", time())
    found = {name: (await store.read_tables([name]))[name][1][0].bot for name in rows}
    assert found == {"running": "survivor", "waiting": "survivor", "over": None, "daily": None, "lesson": None}
