"""The first page: all games in one look, your tables, and a page that opens without a network and says so."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door
from server.running import Server


async def test_all_games_fit_one_look(gallery: Gallery) -> None:
    ann = await gallery.person("Ann", viewport={"width": 1280, "height": 800})
    await ann.go("/")
    await expect(ann.page.get_by_role("article")).to_have_count(4)
    boxes = [await card.bounding_box() for card in await ann.page.get_by_role("article").all()]
    assert all(box and box["y"] + box["height"] <= 800 for box in boxes), boxes
    await expect(ann.words("web-play-together")).to_have_count(1)  # one of them is played with the bots


async def test_your_tables_stand_first_and_say_whose_turn_it_is(door: Door) -> None:
    ann = await door.person("Ann")
    await ann.set_up("you survivor survivor")
    await ann.begun()
    table = ann.table
    await ann.go("/")
    mine = ann.region("web-your-tables")
    await expect(mine.get_by_role("listitem")).to_contain_text(ann.say("web-your-turn"))
    first = await ann.page.get_by_role("heading", level=2).first.inner_text()
    assert first == ann.say("web-your-tables")

    await ann.link("web-go-on").click()
    await ann.page.wait_for_url(f"**/t/{table}")
    await ann.begun()
    await ann.let_bots_finish()
    await ann.go("/")
    await expect(mine.get_by_role("listitem")).to_contain_text(ann.say("web-table-over"))
    await expect(ann.link("web-replay")).to_have_attribute("href", f"/replay/{table}")
    await expect(ann.link("review")).to_have_attribute("href", f"/review/{table}")


async def test_the_token_of_a_seat_lies_in_its_cookie_alone(door: Door) -> None:
    """Where no script can read it; a link is asked for when it is shown, also in a new tab."""
    ann = await door.person("Ann")
    await ann.go("/")
    await ann.page.evaluate("localStorage.setItem('shambles-seat-abc', 'from an earlier version')")
    await ann.set_up("you open survivor")
    await expect(ann.words("web-personal-link-line")).to_be_visible()
    [token] = [one["value"] for one in await ann.context.cookies(f"{door.server.address}/api/tables/{ann.table}")]
    assert len(token) > 20
    kept = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])"
    assert token not in await ann.page.evaluate(kept)
    tab = await ann.context.new_page()
    await tab.goto(f"/t/{ann.table}")
    await expect(tab.get_by_text(ann.say("web-personal-link-line"))).to_be_visible()
    assert "earlier version" not in await tab.evaluate(kept)


async def test_without_a_network_the_page_opens_and_shows_no_old_table(door: Door, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann = await door.person("Ann", server=server, service_workers="allow")
        await ann.go("/")
        await ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await ann.set_up("you survivor survivor")
        await ann.begun()
        card = ann.cards[0]
        await expect(ann.card(card)).to_be_visible()
        server.kill()
        await ann.page.reload()
        await expect(ann.words("web-connection-lost")).to_be_visible()
        await expect(ann.card(card)).to_have_count(0)
        await ann.go("/")
        await expect(ann.words("web-unreachable")).to_be_visible()
        server.start()
        await expect(ann.page.get_by_role("article")).to_have_count(4)
        await ann.link("web-go-on").click()
        await expect(ann.card(card)).to_be_visible()
