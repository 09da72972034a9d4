"""Puzzles in the browser: from the shelf, one right and one wrong, and what is kept; then those of one's own game."""

from __future__ import annotations

from playwright.async_api import expect

from browser.people import Door, Person
from browser.test_accessible import troubles_on
from server.effort import seen
from server.running import Server
from shambles.core.game import find_game
from shambles.puzzles.puzzle import shipped
from shambles.texts import Texts


async def test_two_puzzles_from_the_shelf_one_right_and_one_wrong(door: Door) -> None:
    """On a small phone: the answer is told only after one's own, with how sure it is."""
    ann = await door.person("Ann", viewport={"width": 360, "height": 740}, has_touch=True)
    ann.texts = Texts("en", find_game("card_game"), lessons=True)
    first, second, *_ = puzzles = shipped("card_game")["survival"]
    await ann.go("/")
    await ann.page.get_by_role("navigation").get_by_role("link", name=ann.say("nav-learn")).click()
    await ann.on_the_shelf("puzzles").click()
    await expect(ann.heading("puzzles")).to_be_visible()
    assert await troubles_on(ann) == []
    await ann.page.locator('a[href="/puzzles/card_game/survival"]').click()
    await expect(ann.heading("puzzle-of", number=1, count=len(puzzles))).to_be_visible()
    assert await troubles_on(ann) == []
    await ann.card(int(first.best)).click()
    await ann.button("scene-lay", cards=first.best).click()
    await expect(ann.words("puzzle-right", best=first.best)).to_be_visible()
    await expect(ann.button("puzzle-next")).to_be_focused()
    assert await troubles_on(ann) == []
    assert await ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    await ann.page.keyboard.press("Enter")
    await expect(ann.heading("puzzle-of", number=2, count=len(puzzles))).to_be_visible()
    await ann.card(int(second.tempting)).click()
    await ann.button("scene-lay", cards=second.tempting).click()
    await expect(ann.words("puzzle-wrong", choice=second.tempting)).to_be_visible()
    await expect(ann.words("puzzle-better", best=second.best)).to_have_count(0)  # it can be found yet
    assert await troubles_on(ann) == []
    await ann.button("web-puzzle-again").click()
    await ann.card(int(second.best)).click()
    await ann.button("scene-lay", cards=second.best).click()
    await expect(ann.words("puzzle-right", best=second.best)).to_be_visible()
    await ann.go("/puzzles/card_game")
    await expect(ann.words("web-puzzle-solved", right=2, count=len(puzzles))).to_be_visible()
    await ann.page.locator('a[href="/puzzles/card_game/survival"]').click()
    await expect(ann.heading("puzzle-of", number=3, count=len(puzzles))).to_be_visible()


async def test_from_a_review_to_its_moments(ann: Person, server: Server) -> None:
    table = await ann.sit_down("you bot bot")
    await ann.let_bots_finish()
    await ann.go(f"/review/{table}")
    await seen(server, ann.page.get_by_role("img", name=ann.say("review-chances")))  # made in the background
    await ann.page.get_by_label(ann.say("web-review-whose")).select_option(index=1)  # a bot, which errs more often
    train = ann.link("web-review-train")
    if not await train.count():
        await expect(ann.words("review-none")).to_be_visible()
        return
    await train.click()
    await ann.page.wait_for_url(f"**/puzzles/card_game?table={table}&seat=1")
    await expect(ann.page.get_by_text(ann.say("web-puzzle-own"))).to_be_visible()
    await expect(ann.words("web-puzzle-choose")).to_be_visible()
