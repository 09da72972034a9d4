"""The Board Game in the browser: whole games, every answer, its map by mouse and in words."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from browser.gallery import Gallery
from browser.people import Door, Frame, Person
from browser.scouts import (
    answer,
    anything,
    first_of,
    play,
    press_tile,
    sit_down,
    sit_together,
    space,
    tile,
    to_move,
)


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


@pytest.fixture
def their_game() -> str:
    return "board_game"


# --- whole games


async def see_the_end(person: Person) -> Frame:
    state = await person.until(lambda state: state["outcome"])
    await expect(person.verdict(state)).to_be_visible()
    return state


async def test_a_whole_solo_game(ann: Person) -> None:
    await sit_down(ann, "you")
    await play(ann, until=lambda state: state["view"]["round"] >= 4)
    await ann.let_bots_finish()
    ended = await see_the_end(ann)
    assert ended["outcome"]["reason"] in ("safe-haven", "nobody-left")


async def test_a_whole_game_of_two_people_and_a_bot(served: Door) -> None:
    ann, ben = [await served.person(name, game="board_game") for name in ("Ann", "Ben")]
    await sit_together([ann, ben], bots=1)
    await asyncio.gather(*(play(one, until=lambda state: state["view"]["round"] > 2) for one in (ann, ben)))
    table = ann.table
    for one in (ann, ben):
        await one.go("/t/nowhere")  # bots play on while nobody looks; the solo game is watched to its end
    await ben.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await ann.hand_over(table)
    await asyncio.gather(*(one.go(f"/t/{table}") for one in (ann, ben)))
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"] == too["outcome"]
    assert len(ended["outcome"]["scores"]) == 3
    await expect(ann.region("scene-parties").get_by_role("heading", name="Ben")).to_be_visible()


@pytest.mark.rule("BG-521")
@pytest.mark.rule("BG-539")
async def test_a_group_is_formed_and_wins_together(ann: Person, ben: Person) -> None:
    """Six kills with eight dice come every other time; until then they try again."""
    for _ in range(12):
        ann.answered = ben.answered = -1
        await sit_together([ann, ben], scenario="BG-G22")
        await answer(ann, "group p2")
        await ben.until(lambda state: state["asked"])
        await expect(ben.words("ask-join-group", target="Ann")).to_be_visible()
        await answer(ben, "yes")
        await ann.until(lambda state: state["view"]["groups"])
        await expect(ann.words("scene-with", names="Ben")).to_be_visible()
        await expect(ann.page.locator(".pawn")).to_have_count(1)  # one pawn for both
        play_on = first_of("m", "stay", "food", "yes", "on")
        await asyncio.gather(
            *(play(one, until=lambda state: state["view"]["round"] > 3, choose=play_on) for one in (ann, ben))
        )
        if ann.state["outcome"] and ann.state["outcome"]["winners"]:
            break
    ended, too = await asyncio.gather(see_the_end(ann), see_the_end(ben))
    assert ended["outcome"]["winners"] == too["outcome"]["winners"] == [0, 1]
    await expect(ben.heading("web-you-won")).to_be_visible()


# --- answers


@pytest.mark.rule("BG-104")
async def test_what_cannot_be_done_is_grey_and_says_why(ann: Person) -> None:
    await sit_down(ann, "you")
    asked = (await to_move(ann))["asked"]
    codes = {one["choice"]["notation"]: one["refusal"]["code"] for one in asked["barred"]}
    assert codes["stop"] == "must-move"
    await expect(tile(ann, "stop")).to_have_attribute("aria-disabled", "true")
    await expect(ann.region("scene-choices")).not_to_contain_text(ann.say("refusal-must-move"))  # until she tries
    await tile(ann, "stop").click(force=True)
    await expect(ann.region("scene-choices")).to_contain_text(ann.say("refusal-must-move"))
    await expect(ann.region("scene-choices").get_by_role("button", name=ann.say("web-see-rule"))).to_be_visible()
    await answer(ann, anything(asked))  # nothing was sent by that
    sent = [frame["choice"] for frame in ann.sent if frame["type"] == "answer"]
    assert sent in ([anything(asked)], ["done", anything(asked)])


@pytest.mark.rule("BG-102")
async def test_a_second_press_on_a_space_goes_there(ann: Person) -> None:
    await sit_down(ann, "you bot", scenario="BG-G05")
    await ann.asked()
    await space(ann, "b").click()
    await expect(space(ann, "b")).to_have_attribute("aria-pressed", "true")
    await expect(tile(ann, "b")).to_be_visible()
    await space(ann, "b").click()
    state = await ann.until(lambda state: state["view"]["parties"][0]["at"] == "b")
    assert [frame["choice"] for frame in ann.sent if frame["type"] == "answer"] == ["b"]
    assert state["asked"]["key"] == "move"


@pytest.mark.rule("BG-101")
async def test_a_way_is_planned_and_walked_step_by_step(ann: Person) -> None:
    await sit_down(ann, "you", scenario="BG-G04")
    await ann.asked()
    await space(ann, "d").click()
    await expect(ann.words("scene-way", way="b → c → d")).to_be_visible()
    for step in ("b", "c", "d"):
        await press_tile(ann, step)  # the whole way in one go comes first
        await ann.until(lambda state, step=step: state["view"]["parties"][0]["at"] == step)  # type: ignore[misc]
    assert [frame["choice"] for frame in ann.sent if frame["type"] == "answer"] == ["b", "c", "d"]


@pytest.mark.rule("BG-R18")
async def test_a_way_is_walked_in_one_go(ann: Person) -> None:
    await sit_down(ann, "you", scenario="BG-G04")
    await answer(ann, "b c d")
    await ann.until(lambda state: state["view"]["parties"][0]["at"] == "d")
    assert [frame["choice"] for frame in ann.sent if frame["type"] == "answer"] == ["b c d"]


async def test_a_standing_wish_is_set_while_others_play(ann: Person) -> None:
    """Never a question: a quiet list that is there at any time."""
    await sit_down(ann, "you bot")
    await ann.asked()
    await ann.page.get_by_text(ann.say("ask-wish")).click()
    await ann.page.locator('[data-meanwhile="always collect"]').click()
    await ann.until(lambda state: state["view"]["parties"][0]["wishes"] == ["collect"])
    await expect(ann.page.locator('[data-meanwhile="ask collect"]')).to_be_visible()


@pytest.mark.rule("BG-351")
async def test_dice_lie_on_the_table_and_ammo_is_fired(ann: Person) -> None:
    for _ in range(8):
        ann.answered = -1
        await sit_down(ann, "you", scenario="BG-G02")
        await answer(ann, "b")
        state = await ann.asked()
        if state["asked"]["key"] == "fight-on":
            break
    assert state["asked"]["key"] == "fight-on"
    roll = state["view"]["roll"]
    stage = ann.region("scene-stage")
    await expect(stage.get_by_role("listitem")).to_have_count(len(roll["dice"]))
    await expect(stage).to_contain_text(ann.say("scene-kills-of", total=roll["total"], need=5))
    await answer(ann, "ammo")
    await ann.until(lambda state: state["view"]["parties"][0]["ammo"] == 1)


async def test_the_map_is_looked_at_from_near_and_far(ann: Person) -> None:
    await sit_down(ann, "you")
    await ann.asked()
    eye = ann.page.locator(".eye")

    async def scale() -> float:
        return float(re.search(r"scale\(([\d.]+)\)", await eye.get_attribute("style") or "")[1])  # type: ignore[index]

    usual = await scale()
    await ann.button("scene-nearer").click()
    near = await scale()
    assert near > usual
    await ann.page.get_by_role("group", name=ann.say("scene-map")).hover()
    drawn = await eye.get_attribute("style") or ""
    await ann.page.mouse.wheel(0, 300)
    await expect(eye).not_to_have_attribute("style", drawn)
    assert await scale() < near
    await ann.button("scene-whole").click()
    assert await scale() < usual
    before = await eye.get_attribute("style")
    await ann.button("scene-nearer").click()
    box = await ann.page.get_by_role("group", name=ann.say("scene-map")).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await ann.page.mouse.move(x, y)
    await ann.page.mouse.down()
    await ann.page.mouse.move(x + 60, y + 30, steps=4)
    await ann.page.mouse.up()
    assert await eye.get_attribute("style") != before
    await expect(ann.page.locator('[data-space][aria-pressed="true"]')).to_have_count(0)  # a drag is no press


async def test_the_map_in_words_does_all_the_map_does(ann: Person) -> None:
    await sit_down(ann, "you")
    state = await to_move(ann)
    await ann.button("scene-in-words").click()
    await expect(ann.page.get_by_role("group", name=ann.say("scene-map"))).to_have_count(0)
    rows = ann.region("scene-list").get_by_role("button")
    await expect(rows).to_have_count(len(state["view"]["spaces"]))
    steps = [one for one in state["asked"]["options"] if one["type"] == "go" and not one.get("gas")]
    end = steps[0]["path"][-1]
    faces = await ann.get(f"/api/tables/{ann.table}/cards")
    name = next(one["name"] for one in faces if one["id"] == end)
    await ann.region("scene-list").get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).first.click()
    await tile(ann, steps[0]["notation"]).click()
    await ann.until(lambda state: state["view"]["parties"][0]["at"] == end)
