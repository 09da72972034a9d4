"""Play on from here (SH-008): only from games that are over and open, with nothing told that a seat may not know."""

from __future__ import annotations

from datetime import date
from typing import Any

import httpx
import msgspec
import pytest

from server.conftest import People
from server.people import Frame, Person
from server.running import Server
from server.test_daily import begin, code_of, deal_of
from server.test_replays import read
from server.test_start_up import on_disk
from shambles import Table
from shambles.core.story.playing_on import table_after
from shambles.server.disk.rows import TableRow
from shambles.server.people.games import tally
from shambles.server.tables.deal_audience import is_a_try, name_for
from shambles.server.wire.people import MyGame

pytestmark = pytest.mark.rule("SH-008")


async def finish(person: Person, seats: str = "you bot bot", **more: Any) -> str:
    """A whole game, answered with the first option each time. The name of its table."""
    table = str((await person.open_table(seats, **more))["id"])
    async with person.client() as client:
        await client.play()
    return table


async def go_on(person: Person, table: str, step: int, seats: str = "you bot bot", **more: Any) -> httpx.Response:
    wanted = {"name": person.name, "step": step, "seats": [{"kind": kind} for kind in seats.split()]}
    return await person.post(f"/api/tables/{table}/play-on", wanted | more)


async def saved(person: Person, table: str) -> Table:
    return Table.load((await person.get(f"/api/tables/{table}/save")).raise_for_status().content)


async def test_a_new_table_begins_as_it_was_and_goes_its_own_way(person: People) -> None:
    ann = person("Ann")
    old = await finish(ann)
    then = table_after(await saved(ann, old), 4)
    info = ann._sit(await go_on(ann, old, 4))
    assert (info["began_from"], info["deal"], info["status"]) == (old, None, "playing")
    async with ann.client() as client:
        begun = await client.until(lambda state: state["asked"])
        assert client.events[1] == {"type": "goes-on", "rule": "SH-008"}
        assert begun["view"]["cards"] == list(then.view(0).cards)  # type: ignore[attr-defined]
        assert not begun["can_undo"]
        end = await client.play()
    assert end["outcome"] is not None
    page, steps, views = await read(ann, ann.table, "open")
    assert page["sound"] is True
    assert steps[0]["event"]["type"] == "goes-on"
    assert views[0][1][1]["cards"] == list(then.view(1).cards)  # type: ignore[attr-defined]
    (await go_on(ann, ann.table, 1)).raise_for_status()  # and on from there


async def test_what_a_seat_could_not_know_is_dealt_anew_for_it(person: People) -> None:
    ann = person("Ann")
    old = await finish(ann)
    then = table_after(await saved(ann, old), 2)
    hands = {tuple(then.view(seat).cards) for seat in (1, 2)}  # type: ignore[attr-defined]
    ann._sit(await go_on(ann, old, 2, anew=True))
    async with ann.client() as client:
        begun = await client.until(lambda state: state["asked"])
        assert begun["view"]["cards"] == list(then.view(0).cards)  # type: ignore[attr-defined]
        told = (await ann.get(f"/api/tables/{ann.table}/then")).raise_for_status().json()
        assert (told["outcome"], len(told["then"]), told["now"]) == (None, 1, [])  # the end would tell of true cards
        await client.play()
    _, _, views = await read(ann, ann.table, "open")
    assert {tuple(view["cards"]) for view in views[0][1][1:]} != hands
    told = (await ann.get(f"/api/tables/{ann.table}/then")).json()
    assert told["outcome"] is not None
    assert told["then"]
    assert told["now"]


async def test_then_and_now_stand_side_by_side_for_each_seat_alone(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    old = await finish(ann)
    table = ann._sit(await go_on(ann, old, 2, seats="you open bot"))["id"]
    await bob.join(table, seat=1)
    async with ann.client() as client:
        begun = await client.until(lambda state: state["asked"])
        at_first = (await ann.get(f"/api/tables/{table}/then")).raise_for_status().json()
        assert (at_first["seat"], at_first["now"]) == (0, [])
        assert (at_first["before"]["id"], at_first["step"]) == (old, 2)
        assert len(at_first["then"]) == 1
        other = begun["asked"]["options"][-1]["notation"]
        await client.answer(other)
        later = (await ann.get(f"/api/tables/{table}/then", lang="nl")).raise_for_status().json()
        assert len(later["now"]) == 1
        assert len(later["then"]) == 2
        assert later["outcome"] == at_first["outcome"] is not None
    his = (await bob.get(f"/api/tables/{table}/then")).raise_for_status().json()
    assert his["seat"] == 1
    assert his["then"][0] != at_first["then"][0]
    assert await code_of(await eve.get(f"/api/tables/{table}/then")) == (403, "no-seat")
    assert await code_of(await ann.get(f"/api/tables/{old}/then")) == (400, "not-played-on")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"step": 100_000}, (400, "step", "no-step-to-play-on")),
        ({"step": -1}, (400, "step", "bad-request")),
        ({"seats": [{"kind": "you"}]}, (400, "seats", "wrong-number")),
        ({"seats": [{"kind": "bot"}] * 3}, (403, "seats", "no-seat")),
        ({"seats": [{"kind": "you"}] * 3}, (400, "seats", "one-seat-each")),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "dragon"}, {"kind": "bot"}]}, (400, "seats[1].bot", "")),
        ({"anew": "perhaps"}, (400, "anew", "bad-request")),
    ],
)
async def test_bad_input_names_its_field_and_makes_nothing(
    server: Server, person: People, body: Frame, said: tuple[int, str, str]
) -> None:
    ann = person("Ann")
    old = await finish(ann)
    before = await count_tables(server)
    wanted = {"name": "Ann", "step": 1, "seats": [{"kind": kind} for kind in ("you", "bot", "bot")]}
    reply = await ann.post(f"/api/tables/{old}/play-on", wanted | body)
    error = reply.json()["error"]
    assert (reply.status_code, error["field"].removeprefix("body.")) == said[:2]
    assert said[2] in ("", error["code"])
    assert await count_tables(server) == before


async def count_tables(server: Server) -> Any:
    return on_disk(server, "SELECT count(*) FROM tables")


async def test_nobody_plays_on_from_a_game_that_is_on_or_sealed(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    running = (await ann.open_table("you bot bot"))["id"]
    assert await code_of(await go_on(ann, running, 1)) == (409, "not-over")
    async with ann.client() as client:
        await client.play()
    deal = (await ann.look())["deal"]
    bob._sit(await bob.post(f"/api/deals/{deal}", {"name": "Bob"}))
    assert await code_of(await go_on(bob, running, 1)) == (409, "deal-is-played-beside")
    table = ann._sit(await go_on(ann, running, 1, seats="you open bot"))["id"]
    assert await code_of(await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})) == (409, "deal-is-yours")
    (await go_on(ann, running, 1)).raise_for_status()  # whoever plays on is not shut out of what they know


async def test_nobody_plays_on_from_todays_deal(person: People) -> None:
    ann = person("Ann")
    table = (await begin(ann, await deal_of(ann, "Survival")))["id"]
    async with ann.client() as client:
        await client.play()
    assert await code_of(await go_on(ann, table, 1, seats="you bot bot bot")) == (409, "deal-of-today")


async def test_such_a_table_is_no_deal_to_compare_and_a_rematch_is_a_game_of_its_own(person: People) -> None:
    ann = person("Ann")
    old = await finish(ann)
    deal = (await ann.get(f"/api/tables/{old}")).json()["deal"]
    ann._sit(await go_on(ann, old, 3))
    async with ann.client() as client:
        await client.play()
    assert len((await ann.get(f"/api/tables/{old}/deal")).json()) == 1
    assert (await ann.get(f"/api/deals/{deal}")).status_code == 200
    again = (await ann.do("rematch")).raise_for_status().json()["table"]
    assert again["began_from"] is None


def test_what_goes_on_from_a_daily_deal_is_no_try_of_it() -> None:
    row = TableRow(
        id="a",
        game="tacdex",
        rules=1,
        options={},
        seed=1,
        salt="",
        scenario=None,
        status="over",
        public=False,
        deal=name_for(date(2026, 11, 15)),
    )
    assert is_a_try(row)
    assert not is_a_try(msgspec.structs.replace(row, began_from="b"))


def test_what_goes_on_from_another_game_counts_for_no_streak() -> None:
    won = MyGame("a", "tacdex", None, 0, "over", 10.0, 20.0, True, 3, True)
    on = msgspec.structs.replace(won, table="b", played_on=True)
    assert tally([won, on, on], 30.0) == tally([won], 30.0)
    assert tally([on], 30.0).played == 0
