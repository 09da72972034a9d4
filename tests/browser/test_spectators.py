"""For people without a seat, in real browsers: what is on now, and one click to the next table."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import time
from urllib.parse import quote, unquote

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.people import Door, Person, picture
from browser.test_accessible import NIGHT, troubles_on
from browser.test_clubs import PHONE, looks_well
from server.nights import at_night
from server.running import Server
from server.test_seasons import play
from shambles.server.clubs.seasons import close_season
from shambles.server.disk.rated_rows import league_games
from shambles.server.disk.store import Store
from shambles.server.months import month_of


async def looks_well_in_both_lights(person: Person, name: str) -> None:
    for light in ("light", "dark"):
        await person.page.emulate_media(color_scheme=light)
        await expect(person.page.locator("html")).to_have_attribute("data-theme", light)
        assert await troubles_on(person, **({} if light == "light" else NIGHT)) == []
        assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await picture(person, f"{name}-{light}")
    if person.texts.lang == "nl":
        assert await english_on(person.page) == []


@pytest.mark.parametrize(("lang", "width"), [at_night("en", 1280), ("nl", 360)])
async def test_on_now_leads_from_table_to_table_by_keyboard(door: Door, lang: str, width: int) -> None:
    ann, ben = await door.person("Ann"), await door.person("Ben")
    tables = [await one.sit_down("you bot bot", public=True) for one in (ann, ben)]
    for one in (ann, ben):
        await one.begun()
    eve = await door.person("Eve", lang, viewport=PHONE | {"width": width})
    await eve.go("/clubs")
    await eve.link("club-on-now").click()
    await expect(eve.page.locator(f'a[href="/t/{tables[0]}"]')).to_be_visible()
    await expect(eve.page.locator(f'a[href="/t/{tables[1]}"]')).to_be_visible()
    await looks_well_in_both_lights(eve, f"on-now-{lang}")
    await eve.page.locator(f'a[href="/t/{tables[0]}"]').click()
    await expect(eve.words("web-only-watching")).to_be_visible()
    await picture(eve, f"watching-{lang}")
    seen = {eve.page.url}
    while f"/t/{tables[1]}" not in eve.page.url:
        await eve.button("on-now-next").focus()
        await eve.page.keyboard.press("Enter")
        await eve.page.wait_for_function("seen => !seen.includes(location.href)", arg=list(seen))
        await expect(eve.words("web-only-watching")).to_be_visible()
        seen.add(eve.page.url)
    assert await eve.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.rule("SH-017", "SH-018")
@pytest.mark.parametrize(("lang", "width"), [at_night("en", 1280), ("nl", 360)])
async def test_the_ladders_of_a_month_and_the_league_of_bots(door: Door, tmp_path: Path, lang: str, width: int) -> None:
    now = time()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    await play(store, "ann", 12, 30.0, now)
    await play(store, "maximilianabartholomea", 3, 25.0, now)
    await play(store, "cas", 1, 25.0, now)
    await play(store, "dee", 3, None, now, 0.2, game="best_defense", mode="standard")
    await play(store, "ann", 3, 28.0, now - 70 * 86_400)
    assert await close_season(store, month_of(now - 70 * 86_400), now)
    row = {
        "night": f"{datetime.now(UTC):%Y-%m-%d}",
        "game": "tacdex",
        "mode": "",
        "deal": 0,
        "began": now,
        "ended": now,
    }
    async with store.begin() as connection:
        for number in range(3):
            result = {"number": number, "bots": '["veteran", "rookie"]', "returns": "[1.0, 0.0]"}
            await connection.execute(league_games.insert().values(row | result))
    await store.close()
    with Server(tmp_path / "tables.db", tmp_path, bot_processes=1) as server:
        eve = await door.person("Eve", lang, server=server, viewport=PHONE | {"width": width})
        await eve.go("/clubs")
        await eve.link("club-seasons").click()
        await expect(eve.page.get_by_role("rowheader", name="Ann")).to_be_visible()
        await expect(eve.page.get_by_role("rowheader", name="Dee")).to_be_visible()
        await expect(eve.words("seasons-on")).to_be_visible()
        await looks_well_in_both_lights(eve, f"seasons-{lang}")
        await eve.page.get_by_label(eve.say("seasons-month")).select_option(month_of(now - 70 * 86_400))
        await expect(eve.words("seasons-closed")).to_be_visible()
        await expect(eve.page.get_by_role("rowheader")).to_have_count(1)

        await eve.go("/clubs")
        await eve.link("club-league").click()
        await expect(eve.page.get_by_role("rowheader", name=eve.say("bot-veteran"))).to_be_visible()
        await looks_well_in_both_lights(eve, f"league-{lang}")


class Site(SimpleHTTPRequestHandler):
    """A page of somebody else's, with the frame that its address names."""

    def do_GET(self) -> None:
        page = (
            f'<!doctype html><title>Club</title><iframe src="{unquote(self.path[2:])}" width=340 height=700></iframe>'
        )
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, *said: object) -> None: ...


@pytest.fixture(scope="module")
def sites() -> Iterator[list[str]]:
    """Two sites of other people's."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Site) for _ in range(2)]
    for one in servers:
        Thread(target=one.serve_forever, daemon=True).start()
    yield [f"http://127.0.0.1:{one.server_port}" for one in servers]
    for one in servers:
        one.shutdown()


async def test_a_replay_on_a_named_site_and_on_no_other(door: Door, tmp_path: Path, sites: list[str]) -> None:
    named, other = sites
    with Server(tmp_path / "tables.db", tmp_path, embed_sites=[named]) as framed:
        ann = await door.person("Ann", server=framed)
        table = await ann.finished_table("you bot bot")
        eve = await door.person("Eve", "nl", server=framed, viewport=PHONE)
        inside = eve.page.frame_locator("iframe")
        await eve.page.goto(f"{other}/?{quote(f'{framed.address}/embed/{table}')}")
        await expect(inside.get_by_role("img")).to_have_count(0)
        eve.troubles.clear()  # the browser says that this site may not frame it
        await eve.page.goto(f"{named}/?{quote(f'{framed.address}/embed/{table}')}")
        await expect(inside.get_by_role("img")).to_be_visible()
        caption = inside.locator("figcaption")
        last = await caption.inner_text()
        await inside.get_by_role("button", name=eve.say("embed-back")).focus()
        await eve.page.keyboard.press("Enter")
        await expect(caption).not_to_have_text(last)
        assert await eve.context.cookies() == []
        await picture(eve, "embed-nl")

        await eve.page.goto(f"/embed/{table}")
        await expect(eve.page.get_by_role("img")).to_be_visible()
        await expect(eve.button("embed-back")).to_be_enabled()
        for light in ("light", "dark"):
            await eve.page.emulate_media(color_scheme=light)
            await looks_well(eve)
            await picture(eve, f"embed-{light}")
