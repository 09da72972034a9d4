"""Languages that the client was built without, and one of long words that shows what does not fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from browser.people import Door
from browser.test_phone import CUT_OFF, TOO_WIDE
from browser.tour import outside, tour
from server.nights import at_night
from server.running import Server
from shambles.languages.finding import PSEUDO, PSEUDO_VARIABLE, VARIABLE
from shambles.texts import Texts

FRISIAN = "language-name = Frysk\nweb-settings = Ynstellings\nweb-language = Taal fan dizze side\n"


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which somebody has put a language, and a developer's long one."""
    folder = tmp_path_factory.mktemp("abroad")
    (folder / "fy").mkdir()
    (folder / "fy" / "fy.ftl").write_text(FRISIAN, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(folder / "fy"))
        patch.setenv(PSEUDO_VARIABLE, "1")
        with Server(folder / "tables.db", folder) as one:
            yield one


async def test_a_language_is_chosen_in_the_menu_or_by_the_address(door: Door, abroad: Server) -> None:
    ann = await door.person("Ann", server=abroad)
    await ann.go("/")
    await ann.button("web-settings").click()
    await ann.page.get_by_text("Frysk (0 %)", exact=True).click()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "fy")
    await expect(ann.page.get_by_role("group", name="Taal fan dizze side")).to_be_visible()
    await expect(ann.page.get_by_text(ann.say("language-partly", done=0))).to_be_visible()
    await expect(ann.page.get_by_text(ann.say("web-theme-dark"), exact=True)).to_be_visible()  # line by line
    await ann.page.goto("/rules/card_game?lang=nl")
    ann.texts = Texts("nl")
    await expect(ann.heading("web-examples")).to_be_visible()
    assert ann.page.url == f"{abroad.address}/rules/card_game"  # a link carries none
    await ann.page.reload()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "nl")  # and it is remembered


async def test_a_browser_gets_the_nearest_of_what_it_wishes(door: Door, abroad: Server) -> None:
    ann = await door.person("Ann", "nl", server=abroad, locale="fy-NL")
    await ann.go("/")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "fy")


@pytest.mark.parametrize("walk", ["outside", at_night("everywhere")])
async def test_long_words_fit_on_a_small_phone(
    door: Door, abroad: Server, walk: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PSEUDO_VARIABLE, "1")
    ann = await door.person("Ann", PSEUDO, server=abroad, viewport={"width": 320, "height": 640}, has_touch=True)
    ben = await door.person("Ben", server=abroad)
    await ann.page.goto(f"/?lang={PSEUDO}")
    await expect(ann.page.locator("html")).to_have_attribute("lang", PSEUDO)
    troubles: list[str] = []
    async for screen in outside(ann) if walk == "outside" else tour(ann, ben):
        found = {"sticks out": await ann.page.evaluate(TOO_WIDE), "is cut off": await ann.page.evaluate(CUT_OFF)}
        troubles += [f"{screen}: {what}: {one}" for what, them in found.items() for one in them]
    assert not troubles, "\n".join(troubles)
