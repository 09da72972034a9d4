"""The Board Game in the browser: whole games, every answer, its secrets, its map by mouse, by keys and in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
import pytest_asyncio
from fluent.syntax import FluentParser
from playwright.async_api import Browser, Locator, expect

from browser.dutch import SAID, _Plain
from browser.people import Door, Frame, Person
from browser.test_accessible import NIGHT, troubles_on
from browser.test_keyboard import press, tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from server.running import Server
from shambles.core.game import find_game
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.box.words import card_name, card_text, challenge_text, item_text, tier_text
from shambles.texts import HOUSE, Texts

GAME = find_game("board_game")
FILES = ("standard.toml", "map.toml")
NOT_ON_A_BUTTON = ("go", "way", "space")  # these are chosen on the map


async def player(door: Door, name: str, lang: str = "en", **device: Any) -> Person:
    one = await door.person(name, lang, **device)
    one.texts = Texts(lang, GAME)
    return one


@pytest_asyncio.fixture(loop_scope="session")
async def ann(door: Door) -> Person:
    return await player(door, "Ann")


@pytest_asyncio.fixture(loop_scope="session")
async def ben(door: Door) -> Person:
    return await player(door, "Ben")


async def sit_down(person: Person, seats: str = "you", **more: Any) -> str:
    table = await person.open_table(seats, game="board_game", **({"options": {}} | more))
    await person.go(f"/t/{table}")
    await person.until(lambda state: state["table"]["id"] == table)
    return table


async def sit_together(people: list[Person], bots: int = 0, **more: Any) -> str:
    """All of them at one table, and its first question asked."""
    first, *others = people
    seats = " ".join(["you", *("open" for _ in others), *("bot" for _ in range(bots))])
    table = await first.open_table(seats, game="board_game", **({"options": {}} | more))
    for one in others:
        await one.post(f"/api/tables/{table}/join", {"name": one.name})
    await asyncio.gather(*(one.go(f"/t/{table}") for one in people))
    await asyncio.gather(*(one.until(lambda state: state["table"]["id"] == table) for one in people))
    return table


# --- what is on the table


def space(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-space="{name}"]')


def tile(person: Person, notation: str) -> Locator:
    """The button of an answer."""
    return person.region("scene-choices").locator(f'[data-choice="{notation}"]')


async def answer(person: Person, notation: str) -> None:
    """Answer with this, as a person would: choose the space on the map, press the button."""
    asked = (await person.asked())["asked"]
    person.answered = asked["number"]
    option = next(one for one in asked["options"] if one["notation"] == notation)
    if option["type"] in NOT_ON_A_BUTTON:
        end = option["space"] if option["type"] == "space" else option["path"][-1]
        await expect(space(person, end)).to_be_attached()
        if await space(person, end).get_attribute("aria-pressed") != "true":
            await space(person, end).dispatch_event("click")
    await tile(person, notation).click()


Chooses = Callable[[Frame], str]


def first_of(*wanted: str) -> Chooses:
    """The first of these that can be answered; else the last option, which is the one that ends things."""

    def choose(asked: Frame) -> str:
        notations: list[str] = [one["notation"] for one in asked["options"]]
        return next((one for one in wanted if one in notations), notations[-1])

    return choose


def anything(asked: Frame) -> str:
    """A step if there is one, and not always the same; else whatever comes first."""
    options = [one for one in asked["options"] if one["type"] == "go"] or asked["options"]
    return str(options[asked["number"] % len(options)]["notation"])


async def play(person: Person, until: Callable[[Frame], Any], choose: Chooses = anything) -> Frame:
    """Answer whatever is asked until it is as wanted, whoever is asked then."""

    def is_asked(state: Frame) -> bool:
        return bool(state["asked"]) and state["mine"] is None and state["asked"]["number"] > person.answered

    while True:
        state = await person.until(lambda state: state["outcome"] or until(state) or is_asked(state))
        if state["outcome"] or until(state):
            return state
        await answer(person, choose(state["asked"]))


async def to_move(person: Person) -> Frame:
    """The first question about a step; somebody who has something to do first does not do it."""
    return await play(
        person, until=lambda state: state["asked"] and state["asked"]["key"] == "move", choose=first_of("done")
    )


# --- whole games


async def see_the_end(person: Person) -> Frame:
    state = await person.until(lambda state: state["outcome"])
    won = state["seat"] in state["outcome"]["winners"]
    await expect(person.heading("web-you-won" if won else "web-you-lost")).to_be_visible()
    return state


async def test_a_whole_solo_game(ann: Person) -> None:
    await sit_down(ann, "you")
    await play(ann, until=lambda state: state["view"]["round"] >= 4)
    await ann.let_bots_finish()
    ended = await see_the_end(ann)
    assert ended["outcome"]["reason"] in ("safe-haven", "nobody-left")


async def test_a_whole_game_of_two_people_and_a_bot(ann: Person, ben: Person) -> None:
    await sit_together([ann, ben], bots=1)
    rounds = 2

    async def some_rounds(person: Person) -> None:
        await play(person, until=lambda state: state["view"]["round"] > rounds)
        await person.post(f"/api/tables/{person.table}/bot", {"bot": "greedy"})

    await asyncio.gather(some_rounds(ann), some_rounds(ben))
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
    await expect(ann.region("scene-choices")).to_contain_text(ann.say("refusal-must-move"))
    await expect(ann.region("scene-choices").get_by_role("button", name=ann.say("rule", rule="BG-104"))).to_be_visible()
    await tile(ann, "stop").click(force=True)
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
        await ann.region("scene-choices").locator(f'[data-choice="{step}"]').click()
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
    faces = await (await ann.context.request.get(f"/api/tables/{ann.table}/cards")).json()
    name = next(one["name"] for one in faces if one["id"] == end)
    await ann.region("scene-list").get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).first.click()
    await tile(ann, steps[0]["notation"]).click()
    await ann.until(lambda state: state["view"]["parties"][0]["at"] == end)


# --- without a mouse


@pytest.mark.rule("BG-102")
async def test_a_turn_by_keys_alone(ann: Person) -> None:
    await sit_down(ann, "you")
    state = await to_move(ann)
    here = state["view"]["parties"][0]["at"]
    await tab_to(ann, ann.page.locator("[data-space]"))
    await expect(space(ann, here)).to_be_focused()
    places = {(one.get("q", 0), one.get("r", 0)): one["id"] for one in state["view"]["spaces"]}
    mine = next(one for one in state["view"]["spaces"] if one["id"] == here)
    q, r = mine.get("q", 0), mine.get("r", 0)
    ways = {"d": (1, 0), "e": (1, -1), "w": (0, -1), "a": (-1, 0), "z": (-1, 1), "x": (0, 1)}
    open_now = {one["notation"] for one in state["asked"]["options"]}
    for key, (dq, dr) in ways.items():
        there = places.get((q + dq, r + dr))
        if there and there in open_now:
            await press(ann, key)
            await expect(space(ann, there)).to_be_focused()
            await press(ann, "Home")
            await expect(space(ann, here)).to_be_focused()
            last = (key, there)
    key, there = last
    await press(ann, key, "Enter")
    await expect(space(ann, there)).to_have_attribute("aria-pressed", "true")
    await tab_to(ann, tile(ann, there))
    await press(ann, "Enter")
    await ann.until(lambda state: state["view"]["parties"][0]["at"] == there)
    assert await ann.page.evaluate("() => document.activeElement !== document.body")  # the focus is not lost


# --- secrets


@pytest.mark.rule("BG-040")
@pytest.mark.rule("BG-043")
async def test_private_locations_and_tokens_are_nobody_elses(ann: Person, ben: Person) -> None:
    await sit_together([ann, ben], bots=1)
    await asyncio.gather(*(play(one, until=lambda state: state["view"]["round"] > 1) for one in (ann, ben)))
    views = [one.state["view"] for one in (ann, ben)]
    for person, view, seat in ((ann, views[0], 0), (ben, views[1], 1)):
        assert view["parties"][seat]["private"] is not None
        for frame in person.frames:
            if frame["type"] != "state" or not frame["view"]:
                continue
            for party in frame["view"]["parties"]:
                if party["seat"] != seat and not party["shown"]:
                    assert party["private"] is None
            for told in frame["events"]:
                event = told["event"]
                if event["type"] in ("private-location", "private-swapped") and event["seat"] != seat:
                    assert event["location"] is None
                if event["type"] == "token-placed":
                    assert set(event) == {"type", "rule", "space"}
    secret, own = views[1]["parties"][1]["private"]["id"], views[0]["parties"][0]["private"]["id"]
    open_cards = [one["id"] for one in ann.state["view"]["public"] if one]
    said = await ann.region("scene-locations").inner_text()
    names = [ann.say(f"name-{one}") for one in [*open_cards, own]]
    shown = await ann.region("scene-locations").get_by_role("heading", level=3).all_inner_texts()
    assert sorted(shown) == sorted(names)  # the open ones and Ann's own, no other card
    if secret not in [*open_cards, own]:
        assert ann.say(f"name-{secret}") not in said
        for part in ("scene-parties", "scene-choices"):
            if await ann.region(part).count():
                assert ann.say(f"name-{secret}") not in await ann.region(part).inner_text()
        spoken = await ann.region("scene-locations").aria_snapshot()
        assert ann.say(f"name-{secret}") not in spoken
    # Every face-down token is drawn alike: nothing in it, or around it, tells them apart.
    tokens = ann.state["view"]["tokens"]
    assert any(value is None for pile in tokens for value in pile["values"])
    drawn = await ann.page.locator(".token:has(use)").evaluate_all("them => them.map((one) => one.innerHTML)")
    assert len(drawn) >= 1
    assert len(set(drawn)) == 1


async def test_whoever_looks_on_sees_no_private_location(ann: Person, ben: Person) -> None:
    table = await sit_down(ann, "you bot")
    await ann.asked()
    await ben.go(f"/t/{table}")
    state = await ben.until(lambda state: state["view"])
    assert [party["private"] for party in state["view"]["parties"]] == [None, None]
    await expect(ben.region("scene-locations").get_by_role("heading", level=3)).to_have_count(3)
    await expect(ben.region("scene-choices")).to_have_count(0)


# --- Dutch, small, and for everybody


@cache
def words_of(lang: str) -> set[str]:
    found = _Plain()
    for folder in (HOUSE, GAME.folder):
        found.visit(FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8")))
    return found.words


async def english_on(person: Person) -> list[str]:
    said: list[str] = await person.page.evaluate(SAID)
    return sorted(set(said) & (words_of("en") - words_of("nl")))


async def test_in_dutch_everything_is_dutch_and_fits_a_small_phone(door: Door) -> None:
    ann = await player(door, "Ann", "nl", viewport={"width": 320, "height": 640}, has_touch=True)
    await sit_down(ann, "you bot")
    seen: set[str] = set()
    troubles: list[str] = []

    async def look(screen: str) -> None:
        found = {
            "sticks out": await ann.page.evaluate(TOO_WIDE),
            "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
            "is English": await english_on(ann),
        }
        troubles.extend(f"{screen}: {what}: {one}" for what, them in found.items() for one in them)

    for _ in range(25):
        state = await ann.asked()
        if state["outcome"]:
            break
        key = state["asked"]["key"]
        await expect(ann.region("scene-choices")).to_be_visible()
        if key not in seen:
            seen.add(key)
            await look(key)
        await answer(ann, anything(state["asked"]))
    await ann.asked()
    await ann.button("scene-in-words").click()
    await expect(ann.region("scene-list")).to_be_visible()
    await look("in words")
    assert not troubles, "\n".join(troubles)
    assert "move" in seen


async def test_axe_finds_nothing(ann: Person) -> None:
    await sit_down(ann, "you bot")
    troubles: list[str] = []
    seen: set[str] = set()

    async def look(screen: str) -> None:
        await ann.page.emulate_media(color_scheme="dark")
        await expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
        troubles.extend(f"{screen} by night: {one}" for one in await troubles_on(ann, **NIGHT))
        await ann.page.emulate_media(color_scheme="light")
        await expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
        troubles.extend(f"{screen}: {one}" for one in await troubles_on(ann))

    for _ in range(20):
        state = await ann.asked()
        if state["outcome"]:
            break
        if state["asked"]["key"] not in seen:
            seen.add(state["asked"]["key"])
            await look(state["asked"]["key"])
        await answer(ann, anything(state["asked"]))
    await ann.button("scene-in-words").click()
    await look("in words")
    await ann.page.emulate_media(contrast="more")
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "contrast")
    troubles.extend(await troubles_on(ann))
    assert not troubles, "\n".join(troubles)


# --- cards in words


async def test_cards_say_the_same_as_in_the_terminal(door: Door, ann: Person) -> None:
    """At the end of a game of six, where many cards lie open; who looks then looks on no game that is played."""
    table = await ann.finished_table("you bot bot bot bot bot", game="board_game", options={})
    for lang in ("en", "nl"):
        one = await player(door, "Ben", lang)
        await one.go(f"/t/{table}")
        await one.until(lambda state: state["outcome"])
        await cards_say_the_same(one)


async def cards_say_the_same(ann: Person) -> None:
    box, view = find_box("standard"), ann.state["view"]
    for party in view["parties"]:
        for one in party["survivors"]:
            card = box.survivors[one["card"]["id"]]
            line = f"{card_name(card, ann.say)}. {card_text(card, ann.say)}"
            await expect(ann.page.get_by_role("main")).to_contain_text(line)
        for one in party["items"]:
            item = box.encounters[one["id"]]
            await expect(ann.page.get_by_role("main")).to_contain_text(item_text(item, ann.say))
    for one in filter(None, view["public"]):
        for tier in box.locations[one["id"]].tiers:
            await expect(ann.region("scene-locations")).to_contain_text(tier_text(tier, ann.say))
    last = box.encounters[view["discard"][-1]]
    await expect(ann.region("scene-locations")).to_contain_text(card_text(last, ann.say))


async def test_a_table_with_a_box_and_a_map_of_ones_own(ann: Person) -> None:
    """Every name is somebody's own: nothing that is read there can come from our box or our map."""
    folder = GAME.folder / "box"
    box, board = (
        re.sub(r'(?m)^name = "(.*)"$', r'name = "Own \1"', (folder / one).read_text("utf-8")) for one in FILES
    )
    await sit_down(ann, "you bot", options={"box": box, "map": board})
    state = await to_move(ann)
    view, own = state["view"], find_box(box)
    named = next(one for one in view["spaces"] if one.get("name"))
    await expect(space(ann, named["id"])).to_have_accessible_name(re.compile(rf"^Own {named['name'][4:]}"))
    for one in view["parties"][0]["survivors"]:
        card = own.survivors[one["card"]["id"]]
        await expect(ann.page.get_by_role("main")).to_contain_text(f"{card.name}. {card_text(card, ann.say)}")
    for one in filter(None, view["public"]):
        await expect(
            ann.region("scene-locations").get_by_role("heading", name=f"Own {one['name'][4:]}")
        ).to_be_visible()
    state = await play(ann, until=lambda state: state["view"]["cards"] and state["asked"])
    if not state["outcome"]:
        drawn = state["view"]["cards"][-1]["card"]
        stage = ann.region("scene-stage")
        await expect(stage.get_by_role("heading", name=f"Own {drawn['name'][4:]}")).to_be_visible()
        await expect(stage).to_contain_text(challenge_text(own.encounters[drawn["id"]].challenge, ann.say))


# --- afterwards


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def story(chromium: Browser, server: Server) -> str:
    """A finished game of Ann against a bot, for whoever wants to see it again. Its id."""
    ann = await player(Door(chromium, server), "Ann")
    table = await ann.finished_table("you bot", game="board_game", options={})
    await ann.context.close()
    return table


async def test_a_finished_game_is_told_again_all_open(ann: Person, story: str) -> None:
    await ann.go(f"/replay/{story}")
    await expect(ann.button("web-next")).to_be_enabled()
    cards = ann.region("scene-locations").get_by_role("heading", level=3)
    await expect(cards).to_have_count(5)  # three open ones, and both private ones: all is open
    await ann.page.get_by_label(ann.say("web-seen-by")).select_option(index=1)
    await expect(cards).to_have_count(4)
    await ann.button("web-next").click()
    await ann.button("web-next-round").click()
    await ann.button("web-last").click()
    await expect(ann.button("web-next")).to_be_disabled()
    await expect(ann.page.get_by_role("group", name=ann.say("scene-map"))).to_be_visible()
