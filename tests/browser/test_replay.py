"""A finished game, told again."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door, Frame, Person
from browser.test_secrets import shown_to
from gallery.tables import PlayedTable
from shambles.core.running.change import apply_change


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Most of what is seen here needs no server."""
    return gallery


@cache
def survival() -> PlayedTable:
    """A finished Survival game of Ann against two bots."""
    # Nobody has a card whose number stands on the page for another reason, as the 70 that are in no hand.
    table = PlayedTable("card_game", "you bot bot", {"mode": "survival"}, seed="b")
    table.finish()
    return table


@pytest.fixture
def story(gallery: Gallery) -> PlayedTable:
    """For whoever wants to see it again."""
    return gallery.tables.setdefault(survival().id, survival())


async def finish_a_game(person: Person) -> str:
    """A Survival game against bots, after one round of one's own. Its id."""
    table = await person.sit_down("you bot bot")
    await person.begun()
    await person.answer()
    await person.let_bots_finish()
    await person.unfold("web-more")
    await person.link("web-replay").click()
    await expect(person.heading("web-replay")).to_be_visible()
    await person.page.wait_for_url(f"**/replay/{table}")
    return table


async def see_again(person: Person, table: str) -> None:
    await person.go(f"/replay/{table}")
    await at_step(person, 0)


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
    await expect(ann.log().nth(told)).to_contain_text(ann.say("event-turned-up", laid="").rstrip(". "))
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


def replay_of(story: PlayedTable) -> Frame:
    """What the server tells of the game after its end, all open."""
    told: Frame = story.replay("open", 0, "en")
    return told


async def test_what_decided_the_game_is_staged_again_and_can_be_skipped(door: Door, story: PlayedTable) -> None:
    """The costliest row of a Survival game. A press skips it."""
    ann = await door.person("Ann", reduced_motion="no-preference")
    taken = [one for one in replay_of(story)["steps"] if one["event"]["type"] == "row-taken"]
    most = max(one["event"]["points"] for one in taken)
    step = [one["step"] for one in taken if one["event"]["points"] == most][-1]
    await see_again(ann, story.id)
    await ann.page.get_by_role("slider").fill(str(step - 1))
    await at_step(ann, step - 1)
    stage = ann.page.locator(".stage")
    await expect(stage).to_have_count(0)
    await ann.button("web-next").click()
    await expect(stage.locator(".picture svg").first).to_be_visible()
    await ann.page.mouse.click(640, 400)
    await expect(stage).to_have_count(0)
    await at_step(ann, step)


def views_at_rounds(replay: Frame) -> list[list[Frame]]:
    """What every seat saw as each round began."""
    views, found = replay["start"]["opened"], []
    for step in replay["steps"]:
        views = apply_change(views, step.get("opened"))
        if step["event"]["type"] == "round-begun":
            found.append(views)
    return found


async def look_as(person: Person, **who: Any) -> None:
    await person.page.get_by_label(person.say("web-seen-by")).select_option(**who)


async def test_every_hand_is_open_at_first(ann: Person, story: PlayedTable) -> None:
    await see_again(ann, story.id)
    await expect(ann.region("hand")).to_have_count(0)
    lines = ann.region("scene-hands").locator("ul > li")
    for views in views_at_rounds(replay_of(story))[:2]:
        await expect(lines).to_have_count(3)
        for line, view in zip(await lines.all(), views, strict=True):
            cards = [re.compile(rf"^{card}\D*{card}$") for card in view["cards"]]  # as it is named, and as it is drawn
            await expect(line.get_by_role("listitem")).to_have_text(cards)
        await ann.button("web-next-round").click()


async def test_through_the_eyes_of_a_seat_only_what_it_knew_is_seen(ann: Person, story: PlayedTable) -> None:
    await see_again(ann, story.id)
    replay = replay_of(story)
    hands = [set(view["cards"]) for view in views_at_rounds(replay)[0]]
    everything = set().union(*hands)
    await expect(ann.region("scene-hands").locator("ul > li")).to_have_count(3)  # the scene comes after the page
    assert everything <= await shown_to(ann)
    # Numbers that may be on the page for another reason: rounds, rows, speeds, the steps, and how it ended.
    last = int(await ann.page.get_by_role("slider").get_attribute("max") or 0)
    counted = {*range(11), last, *replay["outcome"]["scores"]}
    for seat, cards in enumerate(hands):
        await look_as(ann, index=seat + 1)
        await expect(ann.region("scene-hands")).to_have_count(0)
        await expect(ann.card(min(cards))).to_be_visible()
        await expect(ann.region("hand").get_by_role("button")).to_have_count(10)
        seen = await shown_to(ann)
        assert cards <= seen
        assert not (seen & everything) - cards - counted
        line = ann.say("event-hand-dealt", you="yes", cards=", ".join(map(str, sorted(cards))), seat="", count=10)
        await expect(ann.log().filter(has_text=line)).to_have_count(1)
    await look_as(ann, label=ann.say("web-all-open"))
    await expect(ann.region("scene-hands")).to_be_visible()


async def test_a_game_plays_by_itself(ann: Person, story: PlayedTable) -> None:
    await see_again(ann, story.id)
    await ann.button("web-play").click()
    await at_step(ann, 2)
    await ann.button("web-pause").click()
    await expect(ann.button("web-play")).to_be_visible()
    await ann.button("web-last").click()
    await ann.button("web-play").click()  # once more from the beginning
    await at_step(ann, 1)


# --- by rounds


async def test_one_goes_from_round_to_round(ann: Person, story: PlayedTable) -> None:
    await see_again(ann, story.id)
    rounds = ann.page.get_by_label(ann.say("web-round"), exact=True)
    turned_up = ann.log().filter(has_text=ann.say("event-turned-up", laid="").rstrip(". "))
    names = [ann.say("mark-round-begun", round=number) for number in range(1, 11)]
    names[0] = f"{ann.say('mark-hand-begun', hand=1)} · {names[0]}"
    await expect(rounds.get_by_role("option")).to_have_text(names)
    await expect(ann.button("web-previous-round")).to_be_disabled()
    for number in (2, 3):
        await ann.button("web-next-round").click()
        await expect(ann.words("table-round", round=number)).to_be_visible()
        await expect(turned_up).to_have_count(number - 1)
    await ann.button("web-previous-round").click()
    await expect(ann.words("table-round", round=2)).to_be_visible()
    await rounds.select_option(label=names[6])
    await expect(ann.words("table-round", round=7)).to_be_visible()
    await ann.button("web-next").click()  # the round itself: its cards are turned up
    await expect(turned_up).to_have_count(7)
    await ann.button("web-last").click()
    await expect(ann.button("web-next-round")).to_be_disabled()
    marks = await ann.page.get_by_role("slider").evaluate("e => [...e.list.options].map((one) => Number(one.value))")
    assert len(marks) == 10
    assert marks == sorted(marks)


async def test_the_hands_of_a_match_are_marked(ann: Person) -> None:
    await ann.sit_down("you bot bot", options={"mode": "survival", "hands": 2})
    await ann.begun()
    await ann.let_bots_finish()
    await ann.unfold("web-more")
    await ann.link("web-replay").click()
    second = f"{ann.say('mark-hand-begun', hand=2)} · {ann.say('mark-round-begun', round=1)}"
    await ann.page.get_by_label(ann.say("web-round"), exact=True).select_option(label=second)
    await expect(ann.words("table-hand", hand=2, hands=2, round=1)).to_be_visible()
    await expect(ann.heading("scene-hand-over", hand=1)).to_be_visible()


# --- shared


async def test_a_step_is_shared_by_the_device_the_clipboard_or_by_hand(served: Door) -> None:
    ann, ben = await served.person("Ann"), await served.person("Ben")
    table = await ann.finished_table("you bot bot")
    await see_again(ann, table)
    await ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ann.page.get_by_role("slider").fill("4")
    await ann.button("web-share").click()
    await expect(ann.button("web-copied")).to_be_visible()
    link = await ann.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}?step=4")
    await ben.go(link)  # somebody who was never at the table
    await at_step(ben, 4)
    rows = await ann.region("rows").inner_text()
    await expect(ben.region("rows")).to_have_text(re.sub(r"\s+", " ", rows), use_inner_text=True)
    await ben.go(link.replace("step=4", "step=4000"))
    await expect(ben.heading("scene-final")).to_be_visible()  # no further than the end
    await ben.go(link.replace("step=4", "step=many"))
    await at_step(ben, 0)

    await ann.page.evaluate("() => { navigator.share = async (what) => { window.shared = what; }; }")
    await ann.button("web-next").click()
    await ann.button("web-share").click()
    await ann.page.wait_for_function("() => window.shared")
    shared = await ann.page.evaluate("() => window.shared")
    assert shared["title"] == ann.say("game")
    assert shared["url"].endswith(f"/replay/{table}?step=5")

    await see_again(ann, table)
    await ann.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await ann.button("web-share").click()
    field = ann.page.get_by_label(ann.say("web-copy-by-hand"))
    await expect(field).to_be_focused()
    assert (await field.input_value()).endswith(f"/replay/{table}")
    chosen = await field.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)")
    assert chosen == await field.input_value()

    await ben.go(f"/t/{table}")
    await ben.unfold("web-more")
    await ben.button("web-fair-deal").click()
    await expect(ben.words("web-seal-yes")).to_be_visible()
    await expect(ben.words("web-sound-yes")).to_be_visible()


async def test_a_game_plays_as_fast_as_one_likes_and_only_when_it_is_over(served: Door) -> None:
    ann = await served.person("Ann")
    table = await ann.open_table("you bot bot")
    await ann.go(f"/replay/{table}")
    await expect(ann.page.get_by_role("alert")).to_have_text(re.compile(ann.say("error-not-over"), re.IGNORECASE))
    await ann.link("web-table").click()
    await expect(ann.region("rows")).to_be_visible()

    await ann.hand_over(table)
    await ann.page.clock.install(time=0)
    await see_again(ann, table)
    await ann.page.clock.pause_at(3_600_000)
    for speed, pause in (("1", 900), ("4", 225), ("0.5", 1800)):
        await ann.page.get_by_role("slider").fill("0")
        await ann.page.get_by_label(ann.say("web-speed")).select_option(speed)
        await ann.button("web-play").click()
        await expect(ann.button("web-pause")).to_be_visible()
        await ann.page.clock.run_for(pause - 20)
        await at_step(ann, 0)
        await ann.page.clock.run_for(40)
        await at_step(ann, 1)
        await ann.button("web-pause").click()
