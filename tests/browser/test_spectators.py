"""For people without a seat, in real browsers: what is on now, and one click to the next table."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from browser.dutch import english_on
from browser.people import Door, Person
from browser.test_clubs import PHONE, looks_well
from browser.test_ratings import picture


async def looks_well_in_both_lights(person: Person, name: str) -> None:
    for light in ("light", "dark"):
        await person.page.emulate_media(color_scheme=light)
        await expect(person.page.locator("html")).to_have_attribute("data-theme", light)
        await looks_well(person)
        await picture(person, f"{name}-{light}")
    if person.texts.lang == "nl":
        assert await english_on(person.page) == []


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("nl", 360)])
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
