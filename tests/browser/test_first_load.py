"""The first page is there soon, also on a phone in a train."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from browser.people import Person

MOST = 120_000  # bytes on the wire, as the server sends them: page, scripts, styles, words, pictures and fonts


async def test_the_first_page_is_small(ann: Person) -> None:
    # What a service worker fetches for later is no part of the first load.
    await ann.context.add_init_script("delete Navigator.prototype.serviceWorker")
    wire = await ann.context.new_cdp_session(ann.page)
    await wire.send("Network.enable")
    places: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begins(told: dict[str, Any]) -> None:
        places[told["requestId"]] = told["response"]["url"].rsplit("/", 1)[-1]

    def ends(told: dict[str, Any]) -> None:
        sizes[places[told["requestId"]]] = told["encodedDataLength"]

    wire.on("Network.responseReceived", begins)
    wire.on("Network.loadingFinished", ends)
    await ann.page.goto("/", wait_until="networkidle")
    await expect(ann.button("mode-hero")).to_be_visible()
    assert {name.rsplit(".", 1)[-1] for name in sizes} >= {"css", "js", "woff2"}
    assert sum(sizes.values()) < MOST, sizes


async def test_nothing_comes_from_elsewhere(ann: Person) -> None:
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    await ann.go("/")
    await ann.button("mode-hero").click()
    await ann.begun()
    here = ann.page.url.split("/t/")[0]
    assert asked
    assert [url for url in asked if not url.startswith((here, "data:"))] == []
