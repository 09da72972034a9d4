"""A finished game, told again."""

from __future__ import annotations

import re

from playwright.async_api import expect

from browser.people import Door, Person


async def finish_a_game(person: Person) -> str:
    """A Survival game against bots, after one round of one's own. Its id."""
    table = await person.sit_down("you bot bot")
    await person.begun()
    await person.answer()
    await person.let_bots_finish()
    await person.link("web-replay").click()
    await expect(person.heading("web-replay")).to_be_visible()
    await person.page.wait_for_url(f"**/replay/{table}")
    return table


async def at_step(person: Person, step: int) -> None:
    label = person.page.get_by_text(re.compile(rf"^{re.escape(person.say('web-step', at=step, last=''))}"))
    await expect(label).to_be_visible()


async def test_a_game_is_told_step_by_step(ann: Person) -> None:
    await finish_a_game(ann)
    await at_step(ann, 0)
    await expect(ann.button("web-previous")).to_be_disabled()
    told = await ann.log().count()
    await ann.button("web-next").click()
    await at_step(ann, 1)
    await expect(ann.log().nth(told)).to_contain_text(ann.say("event-turned-up", round=1, laid="").rstrip(". "))
    await ann.button("web-last").click()
    await expect(ann.heading("scene-final")).to_be_visible()
    await expect(ann.button("web-next")).to_be_disabled()
    await ann.button("web-previous").click()
    await expect(ann.heading("scene-final")).to_be_hidden()

    # Any step at once.
    await ann.page.get_by_role("slider").fill("4")
    await at_step(ann, 4)
    await ann.button("web-first").click()
    await at_step(ann, 0)


def dealt_to(person: Person) -> list[int]:
    """The hand that this person took up."""
    events = [told["event"] for frame in person.frames for told in frame.get("events", [])]
    return next(list(event["cards"]) for event in events if event["type"] == "hand-dealt" and event["cards"])


async def test_a_game_is_seen_from_every_seat(ann: Person) -> None:
    await finish_a_game(ann)
    cards = dealt_to(ann)
    await expect(ann.region("hand")).to_have_count(0)
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(label=ann.name)
    await expect(ann.region("hand").get_by_role("button")).to_have_count(10)
    for card in cards:
        await expect(ann.card(card)).to_be_visible()
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(index=2)
    await expect(ann.card(cards[0])).to_have_count(0)
    await expect(ann.region("hand").get_by_role("button")).to_have_count(10)


async def test_the_story_of_a_seat_tells_what_was_in_its_hand(ann: Person) -> None:
    await finish_a_game(ann)
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(label=ann.name)
    line = ann.say("event-hand-dealt", you="yes", cards=", ".join(map(str, dealt_to(ann))), seat="", count=10)
    await expect(ann.log().filter(has_text=line)).to_have_count(1)


async def test_a_game_plays_by_itself(ann: Person) -> None:
    await finish_a_game(ann)
    await ann.button("web-play").click()
    await at_step(ann, 2)
    await ann.button("web-pause").click()
    await expect(ann.button("web-play")).to_be_visible()


async def test_a_replay_can_be_shared_and_checked(door: Door, ann: Person, ben: Person) -> None:
    table = await finish_a_game(ann)
    await ben.go(ann.page.url)  # somebody who was never at the table
    await expect(ben.button("web-next")).to_be_enabled()
    await ben.button("web-last").click()
    await expect(ben.heading("scene-final")).to_be_visible()
    await ben.go(f"/t/{table}")
    await ben.button("web-fair-deal").click()
    await ben.button("web-verify").click()
    await expect(ben.words("web-seal-yes")).to_be_visible()
    await expect(ben.words("web-sound-yes")).to_be_visible()


async def test_a_game_that_goes_on_cannot_be_replayed(ann: Person, ben: Person) -> None:
    table = await ann.open_table("you bot bot")
    await ben.go(f"/replay/{table}")
    await expect(ben.page.get_by_role("alert")).to_have_text(re.compile(ben.say("error-not-over"), re.IGNORECASE))
    await ben.link("web-table").click()
    await expect(ben.region("rows")).to_be_visible()
