"""The gallery as a designer looks at it: what `make gallery` records is shown without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, Route, expect

from browser.gallery import Gallery
from gallery.record import GAMES, record
from shambles.server.config import Config

ASKED = {game: f"{game}-{question}" for game, question in zip(
    GAMES, ("lay-cards", "select-a-card", "take-survivor", "move"), strict=True
)}  # fmt: skip


async def test_recorded_states_are_listed_and_shown(the_gallery: Gallery, chromium: Browser, tmp_path: Path) -> None:
    """In Dutch, on a small screen; the first question of each game."""
    files = await record(tmp_path, ["nl"])
    lost: list[str] = []

    async def give(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        lost.extend([name] if name not in files else [])
        await route.fulfill(body=files.get(name, b""), content_type="application/json")

    context = await chromium.new_context(base_url=the_gallery.address, viewport={"width": 360, "height": 740})
    page = await context.new_page()
    page.on("pageerror", lambda error: lost.append(str(error)))
    await page.route("**/gallery/*.json", give)
    await page.goto("/gallery.html")
    await expect(page.get_by_role("navigation", name="States").get_by_role("button")).to_have_count(len(files) - 1)
    for state in ASKED.values():
        await page.goto(f"/gallery.html?state={state}&lang=nl&theme=dark")
        await expect(page.locator(".ask.asked")).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", "nl")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await page.goto("/gallery.html?state=card_game-replay&lang=nl")
    await expect(page.locator(".scene").first).to_be_visible()
    await context.close()
    assert not lost


async def test_what_people_get_has_no_gallery() -> None:
    built = [file for file in Config().static.rglob("*") if file.is_file()]
    assert len(built) > 20
    assert not [file for file in built if "gallery" in file.name.lower()]
    assert not [file for file in built if file.suffix == ".js" and b"gallery/states.json" in file.read_bytes()]
