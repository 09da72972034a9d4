"""A game on somebody else's page: off unless the host names the site, small, without cookies, and only what is open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from server.conftest import People
from server.people import Person
from server.running import Server
from server.test_deal_audience import SOON_OVER, finish, take_up
from server.test_errors import read_error
from shambles import Table
from shambles.core.asking.reply import BadInput
from shambles.games import IN_ORDER
from shambles.server.config import Config
from shambles.server.disk.rows import SeatRow
from shambles.server.spectators.drawing import draw_moment, words_for
from shambles.testing.tables import few_kinds_of

SITE = "https://club.example"
MOST = 60_000  # bytes: the page, its files, and a picture


@pytest.fixture(scope="module")
def framed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("framed")
    with Server(folder / "tables.db", folder, embed_sites=[SITE, "https://*.class.example"]) as one:
        yield one
        assert "Traceback" not in one.said(), one.said()


async def moment(someone: Person, table: str, **how: Any) -> Any:
    said = await someone.get(f"/api/embed/{table}", **how)
    assert "set-cookie" not in said.headers
    return said.raise_for_status().json()


def words_on(svg: str) -> set[str]:
    return {one.text for one in ElementTree.fromstring(svg).iter() if one.text}


async def test_no_site_may_frame_anything_unless_the_host_names_it(person: People, framed: Server) -> None:
    ann = person("Ann")
    table = (await ann.open_table())["id"]
    for page in (f"/embed/{table}", f"/api/embed/{table}", "/", f"/t/{table}"):
        said = await ann.get(page)
        assert "frame-ancestors 'none'" in said.headers["content-security-policy"]
        assert said.status_code == (404 if "embed" in page else 200)
    bob = person("Bob", framed)
    table = (await bob.open_table())["id"]
    said = await bob.get(f"/embed/{table}")
    assert f"frame-ancestors {SITE} https://*.class.example" in said.headers["content-security-policy"]
    assert "default-src 'self'" in said.headers["content-security-policy"]
    for page in ("/", f"/t/{table}", f"/api/embed/{table}", f"/api/tables/{table}", "/embedded"):
        assert "frame-ancestors 'none'" in (await bob.get(page)).headers["content-security-policy"]


@pytest.mark.parametrize("site", ["club.example", "https://a b", "https://a; script-src *", "https://a/path", "*"])
def test_what_is_no_site_is_refused(site: str) -> None:
    with pytest.raises(BadInput, match="not-a-site"):
        Config(embed_sites=(site,))


async def test_a_table_that_is_on_is_seen_as_a_spectator_sees_it(person: People, framed: Server) -> None:
    ann, eve = person("Ann", framed), person("Eve", framed)
    waiting = (await ann.open_table("you open bot"))["id"]
    assert (await moment(eve, waiting))["svg"] is None
    table = (await ann.open_table("you bot bot"))["id"]
    async with ann.client() as client:
        state = await client.until(lambda state: state["asked"] and state["awaited"] == [0])
        hand = {str(card) for card in state["view"]["cards"] if card > 10}
        now = await moment(eve, table)
        assert (now["status"], now["count"]) == ("playing", 1)
        assert hand
        assert not hand & words_on(now["svg"])
        assert now == await moment(ann, table)  # her seat's cookie opens nothing here
        again = await moment(eve, table, seen=now["version"])
        assert again["svg"] is None
        await client.play()
    over = await moment(eve, table)
    assert over["status"] == "over"
    assert over["step"] == over["count"] > 5
    steps = [await moment(eve, table, step=one) for one in range(1, 4)]
    assert [one["step"] for one in steps] == [1, 2, 3]
    assert len({one["svg"] for one in steps}) == 3
    assert all(one["said"] for one in steps)
    assert (await moment(eve, table, step=1, lang="nl"))["said"] != steps[0]["said"]


@pytest.mark.rule("SH-005")
async def test_cards_that_are_still_played_are_not_shown(person: People, framed: Server) -> None:
    ann, bob, rob, eve = (person(name, framed) for name in ("Ann", "Bob", "Rob", "Eve"))
    await ann.open_table("you bot bot", scenario=SOON_OVER)
    await finish(ann)
    deal = str((await ann.look())["deal"])
    await take_up(bob, deal)
    await take_up(rob, deal)
    await finish(rob)
    assert read_error(await eve.get(f"/api/embed/{rob.table}"))[1] == "deal-is-played"
    assert read_error(await bob.get(f"/api/embed/{ann.table}"))[1] == "deal-is-played-beside"
    assert read_error(await eve.get("/api/embed/nowhere"))[1] == "no-such-table"


async def test_it_is_small(person: People, framed: Server) -> None:
    eve = person("Eve", framed)
    page = await eve.get("/embed/any")
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert len(files) == 2
    base = len(page.content) + sum([len((await eve.get(file)).content) for file in files])  # not compressed
    largest = max(len(late_moment(slug)) for slug in IN_ORDER)
    assert base + largest <= MOST, (base, largest)


def late_moment(slug: str) -> bytes:
    """What is sent of a game that is far on, as many seats as there may be; not compressed."""
    kind = max(few_kinds_of(slug), key=lambda one: one.seats)
    table, rng = Table.open(slug, seats=kind.seats, options=kind.options, seed=5), Random(5)
    for _ in range(60):
        if table.outcome is None:
            seat = rng.choice(sorted(table.asks))
            table.answer(seat, rng.choice(table.asks[seat].options))
    rows = [SeatRow(seat=one, name=f"{'Somebody' * 2} {one}", kind="person") for one in table.seats]
    words = words_for(slug, table.options, rows, "nl")
    return msgspec.json.encode(draw_moment(words, table.view(None), table.events_for(None)))
