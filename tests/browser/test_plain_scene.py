"""Somebody else's game, without browser code: it is on the shelf, and played to its end in the plain scene."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from browser.guests import bid, goofspiel_server
from browser.people import Door
from browser.test_accessible import troubles_on
from server.nights import at_night
from server.running import Server


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with goofspiel_server(tmp_path_factory.mktemp("guest"), with_scene=False) as server:
        yield server


@pytest.mark.parametrize("lang", [at_night("en"), "nl"])
async def test_goofspiel_is_played_to_its_end(door: Door, guest: Server, lang: str) -> None:
    """From the shelf to the last prize, with the game's own words in both languages; axe finds nothing on the way."""
    ann = await door.person("Ann", lang, guest, viewport={"width": 360, "height": 740})
    await ann.go("/")
    await expect(ann.page.get_by_text("Goofspiel").first).to_be_visible()
    await ann.sit_down("you bot", options={"deal": "suits"}, game="goofspiel")
    rounds = 0
    while not (state := await ann.asked())["outcome"]:
        if rounds == 1:
            assert await troubles_on(ann) == []
            assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360
            left = ann.page.locator('[data-thing~="prizes_left"]')  # as a lesson would call it
            await expect(left).to_contain_text(str(state["view"]["prizes_left"]))
        assert state["view"]["prizes_left"] == 12 - rounds
        await bid(ann, state["asked"]["options"][0]["notation"])
        rounds += 1
    assert rounds == 13
    await expect(ann.verdict(await ann.asked())).to_be_visible()
    assert await troubles_on(ann) == []
    words = await ann.page.locator("body").inner_text()
    assert not [key for key in ("event-", "ask-", "outcome-", "view-") if key in words]
    await ann.unfold("web-more")
    await ann.link("web-replay").click()
    await ann.page.wait_for_url("**/replay/*")
    await expect(ann.page.get_by_role("table")).to_be_visible()
