"""A finished game looked at again: the picture, where the chances went, and the way to each choice in the replay."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.people import Person
from browser.test_accessible import troubles_on
from server.effort import until_done
from server.running import Server


async def test_from_the_end_of_a_game_to_its_review_and_into_the_replay(ann: Person, server: Server) -> None:
    table = await ann.sit_down("you bot bot")
    await ann.let_bots_finish()
    await ann.link("review").click()
    await ann.page.wait_for_url(f"**/review/{table}")
    await expect(ann.heading("review")).to_be_visible()
    picture = ann.page.get_by_role("img", name=ann.say("review-chances"))

    async def made() -> bool | None:
        return await picture.is_visible() or None

    await until_done(server, made)  # at a low priority
    assert await ann.page.locator("polyline").count() == 3
    assert not await troubles_on(ann)
    rows = ann.page.get_by_role("row")
    await expect(rows).to_have_count(4)
    seen = re.findall(r"[+−]?\d+ %", await rows.nth(1).inner_text())
    start, luck, own, others, result = (int(one.removesuffix(" %").replace("−", "-")) for one in seen)
    assert abs(start + luck + own + others - result) <= 3  # each of them is rounded
    into = ann.page.get_by_role("link", name=ann.say("web-review-step"))
    if not await into.count():
        await expect(ann.words("review-none")).to_be_visible()
        return
    await into.first.click()
    await ann.page.wait_for_url(f"**/replay/{table}?event=*")
    await expect(ann.heading("web-replay")).to_be_visible()
    await expect(ann.link("review")).to_be_visible()
