"""An ending as a picture, and what a shared link shows of a table: for whom, and never of a game that is on."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from xml.etree import ElementTree

import pytest

from server.conftest import People
from server.people import Person
from server.test_deal_audience import SOON_OVER, challenge, finish, take_up
from server.test_errors import read_error
from shambles.server.spectators import drawing

NASTY = "<b>\"Ann\" & 'Zoë'"


async def tags_on(someone: Person, page: str, **headers: str) -> dict[str, str]:
    """What a chat reads of a link."""
    said = await someone.http.get(page, headers=headers)
    assert said.status_code == 200
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', said.text)
    return {name: unescape(value) for name, value in found}


def words_on(svg: str) -> str:
    return " ".join(one.text or "" for one in ElementTree.fromstring(svg).iter())


async def test_an_ending_is_drawn_with_its_result_and_names(person: People) -> None:
    ann, eve = person(NASTY), person("Eve")
    await challenge(ann)
    said = (await eve.get(f"/api/tables/{ann.table}/picture.svg")).raise_for_status()
    assert said.headers["content-type"] == "image/svg+xml"
    assert "frame-ancestors 'none'" in said.headers["content-security-policy"]
    words = words_on(said.text)
    assert NASTY in words
    assert "The Walking Dead" in words
    assert ann.token not in said.text
    dutch = words_on((await eve.get(f"/api/tables/{ann.table}/picture.svg", lang="nl")).raise_for_status().text)
    assert dutch != words
    png = (await eve.get(f"/api/tables/{ann.table}/picture.png")).raise_for_status()
    assert (png.headers["content-type"], png.content[:4]) == ("image/png", b"\x89PNG")

    tags = await tags_on(eve, f"/t/{ann.table}")
    assert tags["og:image"] == f"{eve.server.address}/api/tables/{ann.table}/picture.png?lang=en"
    assert any(str(seat["name"]) in tags["og:description"] for seat in (await ann.look())["seats"])
    assert tags == await tags_on(eve, f"/replay/{ann.table}") == await tags_on(eve, f"/review/{ann.table}")
    assert (await tags_on(eve, f"/t/{ann.table}", **{"accept-language": "nl-NL"}))["og:image"].endswith("?lang=nl")
    await ann.open_table("you bot bot")
    assert NASTY in (await tags_on(eve, f"/t/{ann.table}"))["og:description"]
    assert "<b>" not in (await eve.get(f"/t/{ann.table}")).text


@pytest.mark.rule("SH-005")
async def test_nothing_is_drawn_of_a_game_that_is_on_or_whose_cards_are(person: People) -> None:
    ann, bob, rob, eve = map(person, ("Ann", "Bob", "Rob", "Eve"))
    await ann.open_table("you bot bot", scenario=SOON_OVER)
    for someone in (ann, eve):
        for kind in ("svg", "png"):
            said = await someone.get(f"/api/tables/{ann.table}/picture.{kind}")
            assert (said.status_code, read_error(said)[1]) == (409, "not-over")
    tags = await tags_on(eve, f"/t/{ann.table}")
    assert "og:image" not in tags
    assert "Ann" in tags["og:description"]
    await finish(ann)
    deal = str((await ann.look())["deal"])
    await take_up(bob, deal)
    await take_up(rob, deal)
    await finish(rob)
    assert (await tags_on(eve, f"/t/{rob.table}"))["og:description"] == "The game is over."
    assert "og:image" not in await tags_on(eve, f"/t/{rob.table}")
    waiting = (await eve.open_table("you open bot"))["id"]
    assert "og:image" not in await tags_on(ann, f"/t/{waiting}")


async def test_a_link_that_leads_nowhere_is_the_plain_page(person: People) -> None:
    eve = person("Eve")
    plain = (await eve.get("/")).text
    for page in ("/t/nowhere", "/replay/no-where", f"/review/{'x' * 500}", "/t/%F0%9F%92%80"):
        assert (await eve.get(page)).text == plain
    said = await eve.get("/api/tables/nowhere/picture.svg")
    assert (said.status_code, read_error(said)[1]) == (404, "no-such-table")


def test_without_the_extra_there_is_svg_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda name: None)
    assert (drawing.can_draw("svg"), drawing.can_draw("png")) == (True, False)
    script = "import sys; sys.modules['numpy'] = sys.modules['resvg_py'] = None; import shambles.server.net.pictures"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
