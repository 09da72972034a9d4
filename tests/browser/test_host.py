"""SH-016  The host's page, and what everybody is told: in a real browser, on a phone, with the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from browser.conftest import door_of
from browser.people import Door
from server.running import Server
from shambles.server.people.tokens import fingerprint

KEY = "the-key-of-the-host-of-these-tests"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hosted")
    with Server(folder / "tables.db", folder, host_key=fingerprint(KEY)) as one:
        yield one
        assert KEY not in one.said()


@pytest_asyncio.fixture(loop_scope="session")
async def door(chromium: Browser, server: Server) -> AsyncIterator[Door]:
    async with door_of(chromium, server) as one:
        yield one


@pytest.mark.rule("SH-016")
async def test_a_host_closes_a_table_and_tells_everybody(door: Door) -> None:
    """On 360 pixels, with keys where it matters. Whoever sits there is told why; guests are told what is announced."""
    ann, host = await door.person("Ann"), await door.person("Host")
    table = (await ann.sit_down()).rsplit("/", 1)[-1]
    await ann.begun()
    page = host.page
    await page.set_viewport_size({"width": 360, "height": 740})
    await host.go("/host")
    await page.get_by_label(host.say("host-key"), exact=True).fill("wrong")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="this is not the host's key")).to_be_visible()
    await page.get_by_label(host.say("host-key"), exact=True).fill(KEY)
    await page.keyboard.press("Enter")
    await expect(host.heading("host-load")).to_be_visible()
    assert KEY not in await page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, location.href])")
    await expect(page.get_by_role("link", name=table)).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    await page.get_by_label("English", exact=True).fill("<b>Club night</b> on Friday")
    await host.button("host-tell").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text(host.say("host-done"))).to_be_visible()
    guest = await door.person("Guest", lang="nl")
    await guest.go("/")
    await expect(guest.page.get_by_text("<b>Club night</b> on Friday")).to_be_visible()  # as text, and nothing else
    await guest.button("host-notice-close").click()
    await expect(guest.page.get_by_text("Club night")).to_have_count(0)
    await guest.page.reload()
    await expect(guest.button("mode-hero")).to_be_visible()
    await expect(guest.page.get_by_text("Club night")).to_have_count(0)
    await page.get_by_role("button", name=re.compile(rf"^{host.say('host-close')}\s*{table}$")).click()
    await expect(ann.page.get_by_text("The host has closed this table", exact=False)).to_be_visible()
    await page.get_by_role("button", name=re.compile(rf"^{host.say('host-reopen')}\s*{table}$")).click()
    await expect(page.get_by_text(host.say("host-deed-reopen"))).to_be_visible()
    await ann.page.reload()
    await ann.begun()
