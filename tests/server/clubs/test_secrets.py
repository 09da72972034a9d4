"""Nothing of a round's cards leaves a table before the last table of the round is done: every way is tried."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.clubs.evenings import SETTINGS, begin, gather_field, look, open_night, play_table, sit_down, until
from server.people import Client, Person
from server.players import become_player
from server.running import Server
from server.truth import secrets_of
from shambles.server.config import Config
from shambles.server.tables.deal_audience import Asker, Deal, may_open, may_watch

pytestmark = pytest.mark.rule("SH-010")
CLOSED = (409, "deal-of-the-round")


def test_the_rule() -> None:
    """Nobody may, however long ago their own game ended, until the round is over."""
    for asker in (Asker(), Asker("home", frozenset({"ann"}))):
        over = may_open(Deal(1.0, in_round=True), asker, 1e9, Config())
        on = may_watch(Deal(None, in_round=True), asker, 1e9, Config())
        assert over is not None
        assert on is not None
        assert {(one.code, one.rule) for one in (over, on)} == {("deal-of-the-round", "SH-010")}
        assert may_open(Deal(1.0), asker, 1e9, Config()) is None


async def every_way(person: Person, table: str, deal: str) -> list[tuple[int, Any]]:
    """Whatever could tell of cards."""
    page = f"/api/tables/{table}"
    seats = [{"kind": "you"}, {"kind": "bot"}]
    said = [
        *[await person.get(f"{page}/replay", viewpoint=one) for one in ("open", "spectator", "0", "1")],
        await person.get(f"{page}/save"),
        await person.get(f"{page}/review"),
        await person.post(f"{page}/review"),
        await person.get(f"{page}/deal"),
        await person.post(f"{page}/deal"),
        await person.get(f"{page}/moments"),
        await person.get(f"{page}/moments/1"),
        await person.post(f"{page}/moments/1", {"choice": "1"}),
        await person.post(f"{page}/play-on", {"name": "Eve", "step": 1, "seats": seats, "anew": True}),
        await person.get(f"/api/deals/{deal}"),
        await person.post(f"/api/deals/{deal}", {"name": "Eve"}),
    ]
    return [(one.status_code, one.json().get("error", {}).get("code")) for one in said]


async def test_a_player_who_is_done_an_accomplice_and_a_stranger_find_no_way(tmp_path: Any) -> None:
    with Server(tmp_path / "tables.db", tmp_path, **SETTINGS) as server:
        names = ("Ann", "Ben", "Cas", "Dee", "Stranger")
        ann, ben, cas, dee, stranger = people = [Person(server, name) for name in names]
        await become_player(ann)
        club = await open_night(ann, rounds=1)
        await gather_field(club, people[:4])
        await begin(ann, club)
        for one in people[:4]:
            await sit_down(one, club)
        done = [one for one in (ann, ben, cas, dee) if one.table == ann.table]
        playing = [one for one in (ann, ben, cas, dee) if one.table != ann.table]
        deal = f"club{club}r1"
        await asyncio.gather(*(play_table(one, club) for one in done))
        assert (await ann.look())["status"] == "over"

        for asker in (*done, *playing, stranger):
            assert set(await every_way(asker, ann.table, deal)) == {CLOSED}, asker.name
        seed, salt = secrets_of(server.database, ann.table)
        async with ann.client() as client:  # whoever played sees the end of their own game, and not how it was dealt
            state = await client.until(lambda state: state["outcome"])
            assert state["revealed"] is None
            assert not [said for said in client.raw for secret in (seed, salt) if secret in said]
        for table in (ann.table, playing[0].table):  # nobody looks on, also who is done with the same cards
            for token in (None, done[0].token if table != ann.table else playing[0].token):
                watcher = Client(server, table, token)
                await watcher.connect()
                assert await watcher.closed() == (4404, "deal-of-the-round")
        for who in playing:  # by what one's own seat may know, and still: no hints, and no bot in one's place
            async with who.client() as client:
                asked = await client.asked()
                assert (await who.do("hint", {"ask": asked["number"]})).json()["error"]["code"] == "no-hints-here"
                assert (await who.do("bot", {"bot": "greedy"})).json()["error"]["code"] == "club-alone"
        now = await look(stranger, club)  # what the tables got is told when all are done
        seats = [seat for board in now["latest"]["boards"] for seat in board["seats"]]
        assert {(seat["score"], seat["points"], seat["ending"], seat["won"]) for seat in seats} == {
            (None, None, None, False)
        }
        assert [one["points"] for one in now["lines"]] == [0.0] * 4
        everything = (await stranger.get(f"/api/clubs/{club}/results")).text
        assert not [secret for secret in (seed, salt) if secret in everything]
        again = (await ann.do("rematch")).raise_for_status().json()["table"]  # other cards, and no club night's
        assert again["club"] is None
        assert secrets_of(server.database, again["id"])[0] != seed

        await asyncio.gather(*(play_table(one, club) for one in playing))

        async def over() -> bool:
            return bool((await look(ann, club))["status"] == "over")

        await until(over)
        for asker in (*done, *playing, stranger):
            assert (await asker.get(f"/api/tables/{ann.table}/replay")).json()["revealed"] == {
                "seed": seed,
                "salt": salt,
            }
            assert (await asker.get(f"/api/deals/{deal}")).status_code == 200
        for one in people:
            await one.http.aclose()


async def test_whoever_leaves_the_table_sees_no_more_of_it(tmp_path: Any) -> None:
    """Who gives up a seat in the middle is no spectator either."""
    with Server(tmp_path / "tables.db", tmp_path, **SETTINGS) as server:
        async with Person(server, "Ann") as ann, Person(server, "Ben") as ben:
            await become_player(ann)
            club = await open_night(ann, rounds=1)
            await gather_field(club, [ann, ben])
            await begin(ann, club)
            await sit_down(ann, club)
            await sit_down(ben, club)
            async with ann.client() as client:
                await client.asked()
                (await ann.do("leave")).raise_for_status()
                assert await client.closed() == (4404, "deal-of-the-round")
                assert all(state["seat"] is not None for state in client.states)
