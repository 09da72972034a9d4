"""A finished game looked at again: the picture, where the chances went, and the way to each choice in the replay."""

from __future__ import annotations

import re
from typing import Any

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
    await ann.unfold("review-adds-up")
    rows = ann.page.get_by_role("row")
    await expect(rows).to_have_count(4)
    await expect(ann.page.get_by_text(ann.say("review-in-points"))).to_be_visible()
    for row, outcome in enumerate(await scores_of(ann, table), 1):
        cells = await rows.nth(row).get_by_role("cell").all_inner_texts()
        start, luck, own, others, result = (float(one.replace("−", "-")) for one in cells)
        assert abs(start + luck + own + others - result) <= 0.3  # each of them is rounded
        assert result == outcome
    form: dict[str, Any] = await ann.get(f"/api/tables/{table}/review")
    decisions = form["told"]["en"]
    if not decisions:
        await expect(ann.page.get_by_text(ann.say("review-none-of-mine"))).to_be_visible()
        return
    whose = decisions[0]["seat"]
    await ann.page.get_by_label(ann.say("web-review-whose")).select_option(index=whose)
    moments = [one for one in decisions if one["seat"] == whose]
    grades = [ann.say("web-review-moment", when=one["when"], grade=ann.say(f"grade-{one['grade']}")) for one in moments]
    for grade in {*grades}:  # each of them is marked on the line of the chances
        await expect(ann.page.get_by_role("button", name=grade, exact=True)).to_have_count(grades.count(grade))
    first = moments[0]  # the costliest
    told = ann.page.get_by_role("article")
    board = told.get_by_role("img", name=ann.say("web-review-board", choice=first["choice"], better=first["better"]))
    await expect(board).to_be_visible()
    await expect(board.locator(".mark")).not_to_have_count(0)
    await ann.page.set_viewport_size({"width": 320, "height": 640})
    assert await ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert not await troubles_on(ann)
    await told.get_by_role("link", name=ann.say("web-review-step")).click()
    await ann.page.wait_for_url(f"**/replay/{table}?step={first['step']}&*")
    await expect(ann.heading("web-replay")).to_be_visible()
    await expect(ann.page.get_by_text(re.compile(rf"^Step {first['step']} of "))).to_be_visible()  # the same number
    await expect(ann.page.get_by_role("status").filter(has_text=first["better"]).first).to_be_visible()
    await expect(ann.page.locator("[data-hinted]")).not_to_have_count(0)
    await expect(ann.link("review")).to_be_visible()
