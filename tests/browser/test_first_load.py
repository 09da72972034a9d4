"""The first page is there soon, also on a phone in a train."""

from __future__ import annotations

import gzip

from playwright.async_api import Response, expect

from browser.people import Person

MOST = 200_000


async def test_the_first_page_is_small(ann: Person) -> None:
    came: list[Response] = []
    ann.page.on("response", lambda response: came.append(response))
    await ann.page.goto("/", wait_until="networkidle")
    await expect(ann.button("mode-hero")).to_be_visible()
    sizes = {}
    for response in came:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url.rsplit("/", 1)[-1]] = len(gzip.compress(await response.body()))
    assert any(name.endswith(".css") for name in sizes)
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
