"""The daily deal in the browser: when its day is over, everybody can watch the best try and play on from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.people import Door, in_all_shapes
from browser.test_accessible import troubles_on
from browser.test_replay import at_step
from server.effort import seen
from server.running import Server
from server.truth import end_on_disk


@pytest.fixture
def yesterday(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock is a day behind; where its tables lie, another one finds them today."""
    with Server(tmp_path / "daily.db", tmp_path, days_ago=1) as one:
        yield one


@pytest.mark.rule("SH-006", "SH-008")
async def test_yesterdays_deal_opens_for_all_to_watch_and_to_play_on(door: Door, yesterday: Server) -> None:
    ann = await door.person("Ann", server=yesterday)
    deals = (await (await ann.context.request.get("/api/daily")).json())["deals"]
    deal = next(one for one in deals if "Survival" in one["name"])["deal"]
    seated = await ann.post(f"/api/daily/{deal}", {"name": "Ann"})
    table = seated["table"]["id"]
    await ann.go(f"/t/{table}")
    await ann.play()
    await ann.go(f"/daily/{deal}")
    await seen(yesterday, ann.button("web-daily-share"))  # a whole game has been looked at
    await expect(ann.link("web-daily-best")).to_have_count(0)  # nobody watches while others may still try
    await ann.page.close()
    yesterday.stop()

    with Server(Path(yesterday.folder) / "daily.db", yesterday.folder, days_ago=0) as today:
        ben = await door.person("Ben", server=today)
        await ben.go("/daily")
        before = ben.page.locator(f'a[href="/daily/{deal}"]')
        await expect(before).to_contain_text(ben.say("web-daily-yesterday"))
        await before.click()
        await expect(ben.page.get_by_role("rowheader", name="Ann")).to_be_visible()
        assert await troubles_on(ben) == []
        await ben.link("web-daily-best").click()
        await ben.page.wait_for_url(f"**/replay/{table}*")
        await ben.go(f"/replay/{table}?step=3&seat=0")
        await at_step(ben, 3)
        await ben.button("web-play-on").click()
        await ben.dialog("web-play-on").get_by_role("button", name=ben.say("web-play-on-go")).click()
        await ben.page.wait_for_url("**/t/*")
        state = await ben.asked()
        assert state["table"]["began_from"] == table
        assert state["seat"] == 0
        await ben.page.close()


@pytest.mark.rule("SH-006")
async def test_a_board_opens_at_once_and_says_why_a_try_is_not_ranked(door: Door, server: Server) -> None:
    """Told before the try begins, and beside its result; a try that is ranked waits for its place on an open board."""
    here = {"x-forwarded-for": "10.88.0.1"}
    guest = await door.person("Guest", extra_http_headers=here)
    deals = (await (await guest.context.request.get("/api/daily")).json())["deals"]
    deal = next(one for one in deals if "Survival" in one["name"])["deal"]
    await guest.post(f"/api/daily/{deal}", {"name": "Guest"})

    ben = await door.person("Ben", extra_http_headers=here)
    await ben.go("/daily")
    await expect(ben.words("web-daily-not-first")).to_have_count(1)  # of this deal alone
    await ben.post("/api/people", {"name": "Ben"})
    await ben.go("/daily")
    await expect(ben.words("web-daily-new-player")).to_have_count(1)
    await expect(ben.link("web-keep-games")).to_have_count(0)
    await in_all_shapes(ben, "daily-unranked")
    assert await troubles_on(ben) == []
    cy = await door.person("Cy")
    for one in (ben, cy):
        seated = await one.post(f"/api/daily/{deal}", {"name": one.name})
        end_on_disk(server.database, seated["table"]["id"])
        await one.go(f"/daily/{deal}")
        await expect(one.page.get_by_role("rowheader", name=one.name)).to_be_visible()
    await expect(ben.words("web-daily-new-player")).to_be_visible()
    await expect(ben.words("web-daily-analysing")).to_have_count(0)
    await expect(cy.words("web-daily-analysing")).to_be_visible()
    await in_all_shapes(ben, "daily-board-unranked")
    assert await troubles_on(ben) == []
    await in_all_shapes(cy, "daily-board-coming")
    assert await troubles_on(cy) == []
