"""A finished game looked at again: the picture, where the chances went, and the way to each choice in the replay."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.people import Person
from browser.test_accessible import troubles_on
from server.effort import seen
from server.running import Server


async def scores_of(person: Person, table: str) -> list[int]:
    reply = await person.context.request.get(f"/api/tables/{table}/replay?viewpoint=open")
    found: list[int] = (await reply.json())["outcome"]["scores"]
    return found


async def test_from_the_end_of_a_game_to_its_review_and_into_the_replay(ann: Person, server: Server) -> None:
    table = await ann.sit_down("you bot bot")
    await ann.let_bots_finish()
    await ann.link("review").click()
    await ann.page.wait_for_url(f"**/review/{table}")
    await expect(ann.heading("review")).to_be_visible()
    await seen(server, ann.page.get_by_role("img", name=ann.say("review-chances")))  # made at a low priority
    assert await ann.page.locator("polyline").count() == 3
    assert not await troubles_on(ann)
    rows = ann.page.get_by_role("row")
    await expect(rows).to_have_count(4)
    await expect(ann.page.get_by_text(ann.say("review-in-points"))).to_be_visible()
    for row, outcome in enumerate(await scores_of(ann, table), 1):
        cells = await rows.nth(row).get_by_role("cell").all_inner_texts()
        start, luck, own, others, result = (float(one.replace("−", "-")) for one in cells)
        assert abs(start + luck + own + others - result) <= 0.3  # each of them is rounded
        assert result == outcome
    into = ann.page.get_by_role("link", name=ann.say("web-review-step"))
    if not await into.count():
        await expect(ann.words("review-none")).to_be_visible()
        return
    told = ann.page.get_by_role("listitem").filter(has=into.first).first
    words = await told.locator("p").inner_text()
    (step,) = re.findall(r"(?i)step (\d+)", words)
    await into.first.click()
    await ann.page.wait_for_url(f"**/replay/{table}?step={step}&*")
    await expect(ann.heading("web-replay")).to_be_visible()
    await expect(ann.page.get_by_text(re.compile(rf"^Step {step} of "))).to_be_visible()  # the same number
    laid, better = re.findall(r": (\d+)\.", words)  # both are still in the hand: the card was not laid yet
    await expect(ann.page.get_by_role("status").filter(has_text=better).first).to_be_visible()
    await expect(ann.card(int(laid))).to_be_visible()
    await expect(ann.page.locator("[data-hinted]")).to_have_attribute("data-pick", better)
    await expect(ann.link("review")).to_be_visible()
