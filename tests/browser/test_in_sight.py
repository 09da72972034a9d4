"""What one needs is in sight when one needs it: a lesson with its cards, a question with its hand, score, clock."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

import shambles.games
from browser.defenders import calmly, choose, meet
from browser.gallery import Gallery
from browser.people import Door, Frame, Person, sit_together
from browser.sights import control_of, cut_names, one_in_sight, out_of_sight
from browser.test_layouts import KEEP_SHIFTS, MOST_SHIFT, resize
from server.nights import at_night
from shambles.core.game import find_game
from shambles.texts import Texts


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


GAMES = ["card_game", "tacdex", "best_defense", "board_game"]
NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))
OF_LESSONS = [(1280, 800), (360, 740), *([(1366, 768)] if NIGHTLY else [])]

# To another page of ours without loading anything anew, by way of one that shows no table.
TURN_TO = """async (path) => {
  for (const one of ['/learn', path]) {
    history.pushState(null, '', one);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise(requestAnimationFrame);
  }
}"""


def lessons_of(game: str) -> list[tuple[str, list[str], dict[str, Any]]]:
    """Every lesson once: its course, what comes before it there, and what it asks for."""
    file = Path(shambles.games.__path__[0]) / game / "scenarios" / "lessons.toml"
    found = tomllib.loads(file.read_text("utf-8"))
    by_id = {one["id"]: one for one in found["lesson"]}
    seen: dict[str, tuple[str, list[str], dict[str, Any]]] = {}
    for course in found["course"]:
        for place, lesson in enumerate(course["lessons"]):
            seen.setdefault(lesson, (course["id"], course["lessons"][:place], by_id[lesson]))
    return list(seen.values())


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_lesson_asks_for_is_in_sight_with_its_words(door: Door, game: str) -> None:
    """And its words stay in sight however far one scrolls. What they speak of glows."""
    ann = await door.person("Ann")
    await ann.go("/")
    troubles = []
    for number, (course, before, lesson) in enumerate(lessons_of(game)):
        done = {f"{game}/{course}": before}
        await ann.page.evaluate("done => localStorage.setItem('shambles-learned', JSON.stringify(done))", done)
        await ann.page.evaluate(TURN_TO, f"/learn/{game}/{course}")
        controls = control_of(game, lesson["answers"][0][0])
        await expect(ann.page.locator(controls[0]).first).to_be_attached()
        await expect(ann.page.locator("[data-pointed]").nth(len(lesson["points"][0]) - 1)).to_be_attached()
        for width, height in OF_LESSONS if NIGHTLY else [OF_LESSONS[number % 2]]:  # by day each at one of the two
            await resize(ann, width, height)
            await ann.page.evaluate("scrollTo(0, 0)")
            missing = await out_of_sight(ann.page, *controls, ".taught h2", ".taught [role=status]")
            await ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            missing += [f"scrolled: {one}" for one in await out_of_sight(ann.page, ".taught [role=status]")]
            troubles += [f"{lesson['id']} at {width} × {height}: {one}" for one in missing]
    assert not troubles, "\n".join(troubles)


# --- a newcomer's path


SIZES = [(1280, 800), (1920, 1080), (360, 740), (320, 640)]
QUESTIONS = 12  # of a game that has many; at night all of them
IN_TURNS = 2 if NIGHTLY else len(SIZES)  # each question at one size, and the next at another; at night at two
OPTIONS: dict[str, dict[str, Any]] = {
    "card_game": {"mode": "survival"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}
SLOW = {"kind": "live", "seconds": 600, "bank": 600}


async def what_is_missing(ann: Person, game: str, asked: Frame) -> list[str]:
    """Of question, score, clock and hand, what is not in sight now; and in TacDex what was revealed.

    Before anybody leads there is no score.
    """
    score = [".stands"] if await ann.page.locator(".stands").count() else []
    missing = await out_of_sight(ann.page, ".ask.asked p", *score, ".strip [role=timer]")
    if await ann.page.locator(".verdict").count():
        missing += await out_of_sight(ann.page, ".verdict .chip b", ".verdict .result")
    notations = [str(option["notation"]) for option in asked["options"]]
    if await ann.page.locator(", ".join(f'[data-pick="{one}"]' for one in notations)).count():
        missing += await out_of_sight(ann.page, ".hand [data-pick]")
    else:
        missing += await one_in_sight(ann.page, game, notations)
    return missing


def any_control(game: str, asked: Frame) -> str:
    """Where this question is answered. Until there is such a place, the page shows the question before."""
    return ", ".join(place for option in asked["options"] for place in control_of(game, option["notation"]))


@pytest.mark.parametrize("game", OPTIONS)
async def test_question_hand_score_and_clock_are_in_sight_at_every_step(gallery: Gallery, game: str) -> None:
    """Ann looks on, at four sizes in turn, while her answers come from elsewhere."""
    ann = await gallery.person("Ann", viewport={"width": 1280, "height": 800})
    await ann.sit_down(game=game, options=OPTIONS[game], pace=SLOW)
    await expect(ann.page.locator(".frame .scene").first).to_be_visible()  # it is loaded after the table
    troubles: list[str] = []
    scores = 0
    for question in range(10_000 if NIGHTLY else QUESTIONS):
        state = await ann.asked()
        if state["outcome"]:
            break
        for width, height in SIZES[question % IN_TURNS :: IN_TURNS]:
            await resize(ann, width, height)
            await expect(ann.page.locator(".ask.asked")).to_be_visible()
            await expect(ann.page.locator(any_control(game, state["asked"])).first).to_be_attached()
            await ann.page.evaluate("document.querySelector('[data-answers]')?.scrollIntoView({ block: 'nearest' })")
            missing = await what_is_missing(ann, game, state["asked"])
            missing += await cut_names(ann.page, ["Ann", ann.say("party-2"), ann.say("party-3")])
            troubles += [f"{state['asked']['key']} at {width} × {height}: {one}" for one in missing]
        scores += await ann.page.locator(".stands").count()
        await ann.answer_elsewhere(calmly(state["asked"]))
    assert not troubles, "\n".join(troubles)
    assert scores or (game == "board_game" and not NIGHTLY)  # there nobody scouts anything within so few questions


# --- nothing moves by itself


PHONE, DESK = (360, 740), (1280, 800)
IN_TURN = [  # by day every game at one of the two sizes
    *zip(OPTIONS, (PHONE, DESK, PHONE, DESK), strict=True),
    *(at_night(*pair) for pair in zip(OPTIONS, (DESK, PHONE, DESK, PHONE), strict=True)),
]


@pytest.mark.parametrize(("game", "size"), IN_TURN)
async def test_nothing_jumps_in_a_whole_game(door: Door, game: str, size: tuple[int, int]) -> None:
    """Up to the ending, while a bot plays for Ann and she only looks on. How a table comes: test_layouts.py."""
    ann = await door.person("Ann", viewport={"width": size[0], "height": size[1]})
    await ann.page.evaluate(KEEP_SHIFTS)
    await ann.sit_down("you bot bot", game=game, options=OPTIONS[game])
    await expect(ann.page.locator(".ask.asked")).to_be_visible()
    await ann.let_bots_finish()
    await expect(ann.page.locator("#ending")).to_be_visible()
    await ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shifts = await ann.page.evaluate("() => window.shifts")
    assert [one for one in shifts if one["value"] > MOST_SHIFT] == []


@pytest.mark.parametrize("size", [at_night((1280, 800)), (360, 740)])
async def test_the_first_page_comes_without_a_jolt(served: Door, size: tuple[int, int]) -> None:
    """Also for somebody whose own tables stand above the games."""
    ann = await served.person("Ann", viewport={"width": size[0], "height": size[1]})
    await ann.page.add_init_script(f"({KEEP_SHIFTS})()")
    for _ in range(2):
        await ann.go("/")
        await expect(ann.button("mode-hero")).to_be_visible()
        await ann.page.wait_for_load_state("networkidle")
        shifts = await ann.page.evaluate("() => window.shifts")
        assert [one for one in shifts if one["value"] > MOST_SHIFT] == []
        await ann.button("mode-survival").click()
        await ann.begun()


# --- room


async def test_the_map_has_the_room_and_log_and_chat_unfold(door: Door) -> None:
    ann = await door.person("Ann", viewport={"width": 1280, "height": 800})
    ann.texts = Texts("en", find_game("board_game"))
    await ann.sit_down("you bot", game="board_game", options={})
    await ann.asked()
    box = await ann.page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] >= 0.6 * 1280
    await expect(ann.region("log")).to_be_hidden()
    await ann.page.get_by_role("button", name=ann.say("log"), exact=True).click()
    await expect(ann.region("log")).to_be_visible()
    assert await out_of_sight(ann.page, ".side") == []
    await ann.page.get_by_role("button", name=ann.say("log"), exact=True).click()
    await expect(ann.region("log")).to_be_hidden()


async def test_places_grow_with_the_screen_and_own_events_lie_beside_them(door: Door) -> None:
    ann = await door.person("Ann", viewport={"width": 1280, "height": 800})
    ann.texts = Texts("en", find_game("best_defense"))
    await meet([ann], "you bot")
    while not (await ann.asked())["view"]["seats"][0:1] or not ann.state["view"]["seats"][0]["hand"]:
        await choose(ann, calmly(ann.state["asked"]))
    widths = []
    for width, height in ((1280, 800), (1920, 1080)):
        await resize(ann, width, height)
        widths.append(await ann.page.locator(".place").first.evaluate("e => e.clientWidth"))
    assert widths[1] > 1.6 * widths[0]
    own = ann.page.get_by_role("region", name=ann.say("scene-your-events"))
    assert await own.get_by_role("article").count() == len(ann.state["view"]["seats"][0]["hand"])
    assert await out_of_sight(ann.page, ".right .events article") == []


# --- a phone


async def test_what_is_said_is_in_sight_however_far_one_scrolls(door: Door) -> None:
    ann = await door.person("Ann", viewport={"width": 320, "height": 640}, has_touch=True)
    ben = await door.person("Ben")
    await sit_together(ann, ben)
    await ben.page.get_by_role("tab", name=ben.say("web-chat")).click()
    await ben.page.get_by_label(ben.say("web-chat-say")).fill("Hello")
    await ben.button("web-chat-send").click()
    await expect(ann.page.locator(".strip .count")).to_contain_text("1")
    await ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert await out_of_sight(ann.page, ".strip .count", ".strip .chat") == []
    await ann.page.evaluate("scrollTo(0, 0)")
    await ann.page.locator(".strip .chat").click()
    await expect(ann.page.locator(".lines").get_by_text("Hello")).to_be_in_viewport()
    await expect(ann.page.locator(".strip .count")).to_have_count(0)


async def test_time_that_runs_out_is_seen_and_felt_and_what_a_bot_answered_is_said(served: Door) -> None:
    ann = await served.person("Ann", viewport={"width": 320, "height": 640}, has_touch=True)
    await ann.page.add_init_script("window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; }")
    await ann.sit_down(pace={"kind": "live", "seconds": 5, "bank": 0, "caretaker": "rookie"})
    await expect(ann.page.locator(".strip.urgent [role=timer]")).to_be_in_viewport()
    await ann.page.wait_for_function("() => window.felt > 0")
    await expect(ann.page.locator(".since").get_by_text(ann.say("web-stood-in"))).to_be_in_viewport()


# --- a hint


@pytest.mark.parametrize(("game", "size"), IN_TURN)
async def test_a_hint_covers_nothing_that_it_speaks_of(door: Door, game: str, size: tuple[int, int]) -> None:
    ann = await door.person("Ann", viewport={"width": size[0], "height": size[1]})
    await ann.sit_down("you bot bot", game=game, options=OPTIONS[game])
    await ann.asked()
    await ann.button("hint").click()
    await expect(ann.page.locator(".words.shown .answer")).to_be_visible()
    await ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    lit = ["[data-hinted]"] if await ann.page.locator("[data-hinted]").count() else []
    tools = [".tools", "ul.mine"] if game == "board_game" and size[0] > 1000 else []
    assert await out_of_sight(ann.page, *lit, *tools, ".words.shown .answer", whole=False) == []
