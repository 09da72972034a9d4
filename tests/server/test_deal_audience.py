"""Who may learn of a deal, and when: never whoever still plays the same cards, and nobody waits for ever."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.conftest import People
from server.people import Client, Person
from server.running import Server
from server.test_start_up import on_disk
from server.truth import secrets_of
from shambles.core.asking.reply import Refusal
from shambles.server.config import Config
from shambles.server.tables.deal_audience import DAY, HOUR, Asker, Deal, StillPlayed, may_open, may_watch

pytestmark = pytest.mark.rule("SH-005")

SOON_OVER = "CG-G06"  # a position of few cards
ENDED = 1_000_000.0
CONFIG = Config(sealed_hours=24, neighbours_days=30)
ANN = Asker("home", frozenset({"ann"}))
EVE = Asker("elsewhere")


def still_played(began: float, *, home: str = "bobs", token: str = "bob") -> Deal:
    return Deal(ENDED, (StillPlayed(began, frozenset({home}), frozenset({token})),))


# --- the rule


def asked(deal: Deal, asker: Asker, later: float = 0.0) -> str | None:
    refusal = may_open(deal, asker, ENDED + later, CONFIG)
    assert refusal is None or isinstance(refusal, Refusal)
    return None if refusal is None else refusal.code


def test_a_game_that_nobody_else_plays_opens_at_its_end() -> None:
    assert asked(Deal(None), ANN) == "not-over"
    assert asked(Deal(ENDED), ANN) is None
    assert asked(Deal(ENDED), EVE) is None


def test_whoever_plays_it_elsewhere_never_sees_it() -> None:
    theirs = still_played(ENDED + 5, token="ann")
    assert [asked(theirs, ANN, later) for later in (0.0, 400 * DAY)] == ["deal-is-yours"] * 2


def test_whoever_asks_from_the_same_network_waits_for_a_month_at_most() -> None:
    theirs = still_played(ENDED + 5, home="home")
    assert asked(theirs, Asker("home"), 29 * DAY) == "deal-is-played-beside"
    assert asked(theirs, Asker("home"), 31 * DAY) is None
    assert asked(theirs, EVE) is None  # it was open before they began
    assert asked(theirs, Asker(None)) is None  # who comes from nowhere has no neighbours


def test_cards_that_were_on_another_table_already_stay_closed_to_all_for_a_day() -> None:
    """An accomplice at another address asks for whoever plays on; but a game that was opened and left locks nothing."""
    theirs = still_played(ENDED - 5)
    assert asked(theirs, EVE, 23 * HOUR) == "deal-is-played"
    assert asked(theirs, EVE, 25 * HOUR) is None
    refusal = may_open(theirs, EVE, ENDED + 22.5 * HOUR, CONFIG)
    assert refusal is not None
    assert refusal.params == {"hours": 2}


def test_nobody_looks_on_at_cards_that_they_still_play() -> None:
    on = Deal(None, still_played(0.0, home="home").elsewhere)
    refusal = may_watch(on, Asker("home"), ENDED, CONFIG)
    assert refusal is not None
    assert refusal.code == "deal-is-yours"
    assert may_watch(on, EVE, ENDED, CONFIG) is None
    closed = may_watch(still_played(ENDED - 5), EVE, ENDED, CONFIG)
    assert closed is not None
    assert closed.code == "deal-is-played"


# --- at the server


def come_from(person: Person, address: str) -> Person:
    person.http.headers["x-forwarded-for"] = address
    return person


async def finish(person: Person) -> None:
    async with person.client() as client:
        await client.play()


async def take_up(person: Person, deal: str) -> None:
    person._sit(await person.post(f"/api/deals/{deal}", {"name": person.name}))


async def open_everything(person: Person, table: str) -> list[httpx.Response]:
    """Whatever tells of hidden cards."""
    page = f"/api/tables/{table}"
    views = [await person.get(f"{page}/replay", viewpoint=one) for one in ("open", "spectator", "0", "1")]
    return [
        *views,
        *[await person.get(f"{page}/{one}") for one in ("save", "picture.svg", "picture.png")],
        await person.get(f"{page}/review"),
        await person.post(f"{page}/review"),
        await person.post(f"{page}/deal"),
    ]


def codes(replies: list[httpx.Response]) -> set[Any]:
    return {reply.json().get("error", {}).get("code") for reply in replies}


async def challenge(ann: Person) -> str:
    """A deal that is over at its first table; its name."""
    await ann.open_table("you bot bot", scenario=SOON_OVER)
    await finish(ann)
    return str((await ann.look())["deal"])


async def test_one_of_two_is_lost_on_purpose_and_tells_nothing(server: Server, person: People) -> None:
    """Bob opens the deal twice, here under another name from his phone, and loses the one."""
    ann, bob, phone, eve = (person(name) for name in ("Ann", "Bob", "Rob", "Eve"))
    deal = await challenge(ann)
    await take_up(bob, deal)
    await take_up(phone, deal)
    await finish(phone)
    assert codes(await open_everything(phone, phone.table)) == {"deal-is-played"}
    assert codes(await open_everything(eve, phone.table)) == {"deal-is-played"}  # an accomplice
    assert codes(await open_everything(bob, phone.table)) == {"deal-is-played-beside"}
    assert codes(await open_everything(bob, ann.table)) == {"deal-is-played-beside"}
    results = (await phone.get(f"/api/tables/{phone.table}/deal")).raise_for_status().json()
    assert [(one["name"], one["done"], one["share"]) for one in results] == [("Ann", None, None), ("Rob", None, None)]
    seed, salt = secrets_of(server.database, phone.table)
    async with phone.client() as client:
        state = await client.until(lambda state: state["outcome"])
        assert state["revealed"] is None
        assert not [said for said in client.raw for secret in (seed, salt) if secret in said]
    watcher = Client(server, phone.table)
    await watcher.connect()
    assert await watcher.closed() == (4404, "deal-is-played")
    async with bob.client() as client:  # who plays has their hints, by what their seat may know
        asked = await client.asked()
        hint = await bob.do("hint", {"ask": asked["number"]})
        assert hint.status_code == 200, hint.text
    assert (
        await ann.get(f"/api/tables/{ann.table}/replay")
    ).status_code == 200  # it was open before anybody took it up
    again = (await phone.do("rematch")).raise_for_status().json()["table"]["id"]  # other cards
    assert on_disk(server, "SELECT deal FROM tables WHERE id = ?", again) != deal

    await finish(bob)
    assert (await phone.get(f"/api/tables/{phone.table}/replay")).json()["revealed"] == {"seed": seed, "salt": salt}
    assert (await eve.get(f"/api/tables/{phone.table}/save")).status_code == 200
    async with phone.client() as client:
        state = await client.until(lambda state: state["revealed"])
        assert state["revealed"] == {"seed": seed, "salt": salt}


async def test_a_network_is_one_address_and_a_game_that_was_left_keeps_nothing_for_ever(
    server: Server, person: People
) -> None:
    """IPv6: whoever has one address of a /64 has them all. The griefer opens the deal and goes."""
    ann = come_from(person("Ann"), "2001:db8:1:1::1")
    near, far = come_from(person("Near"), "2001:db8:1:2::7"), come_from(person("Far"), "2001:db8:9:9::7")
    griefer = come_from(person("Gus"), "2001:db8:1:2::1")
    deal = await challenge(ann)
    await take_up(griefer, deal)
    await take_up(far, deal)
    await finish(far)
    page = f"/api/tables/{far.table}/replay"
    assert codes([await far.get(page), await ann.get(page)]) == {"deal-is-played"}
    assert codes([await near.get(page)]) == {"deal-is-played-beside"}
    assert codes([await near.get(f"/api/tables/{ann.table}/replay")]) == {"deal-is-played-beside"}
    on_disk(server, "UPDATE tables SET ended = ended - 86400 WHERE id = ?", far.table)  # a day goes by
    assert [(await one.get(page)).status_code for one in (far, ann)] == [200, 200]
    assert codes([await near.get(page)]) == {"deal-is-played-beside"}
    on_disk(server, "UPDATE tables SET ended = ended - 30 * 86400 WHERE id = ?", far.table)
    assert (await near.get(page)).status_code == 200


async def test_a_table_that_only_bots_play_keeps_nothing(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    deal = await challenge(ann)
    await take_up(bob, deal)
    await take_up(cas, deal)
    await finish(cas)
    assert (await cas.get(f"/api/tables/{cas.table}/save")).status_code == 409
    await bob.do("leave")
    assert (await cas.get(f"/api/tables/{cas.table}/save")).status_code == 200
