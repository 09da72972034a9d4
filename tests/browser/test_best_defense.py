"""The Best Defense in a real browser: whole games, its questions and cards, on a phone, by keyboard, without leaks."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from browser.defenders import GAME, USUAL, calmly, choose, confirm, control, meet, play
from browser.dutch import english_on
from browser.people import Door, Person
from browser.test_accessible import NIGHT, troubles_on
from browser.test_keyboard import tab_to
from browser.test_phone import FINGER, TOO_SMALL, TOO_WIDE
from server.nights import at_night
from server.running import Server
from shambles.core.game import find_game
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.words import card_text
from shambles.texts import Texts

PICTURES = Path(__file__).parents[2] / "artefacts"


# --- people who hold out together


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait: a whole game has hundreds of answers."""
    folder = tmp_path_factory.mktemp("best-defense")
    with Server(folder / "tables.db", folder, bot_pause=0.0, posts_per_minute=6000) as one:
        yield one
    assert "Traceback" not in one.said(), one.said()


Come = Callable[..., Any]


@pytest.fixture
def come(door: Door, brisk: Server) -> Come:
    """`ann = await come("Ann")`: somebody who plays The Best Defense."""

    async def in_(name: str, lang: str = "en", **device: Any) -> Person:
        person = await door.person(name, lang, brisk, **device)
        person.texts = Texts(lang, find_game(GAME))
        return person

    return in_


async def see_the_end(person: Person) -> None:
    state = await person.until(lambda state: state["outcome"])
    won = state["seat"] in state["outcome"]["winners"]
    await expect(person.heading("web-you-won" if won else "web-you-lost")).to_be_visible()
    await expect(person.words(f"outcome-{state['outcome']['reason']}", winners="").first).to_be_visible()


async def board_says(person: Person) -> list[str]:
    return await person.region("scene-board").get_by_role("listitem").locator("> p").all_text_contents()


# --- whole games


@pytest.mark.parametrize("difficulty", [at_night("beginner"), "expert"])
async def test_two_people_and_two_bots_play_a_whole_game(come: Come, difficulty: str) -> None:
    """One at a desk, the other on a small phone. At the end the board says what the server says."""
    ann = await come("Ann")
    ben = await come("Ben", viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True)
    await meet([ann, ben], "you open bot bot", options=USUAL | {"difficulty": difficulty})
    seen: set[str] = set()
    await asyncio.gather(play(ann, seen), play(ben, seen))
    assert {"take-survivor", "move-survivor", "draw-card", "play-event"} <= seen
    for person in (ann, ben):
        await see_the_end(person)
        for place, words in zip(person.state["view"]["places"], await board_says(person), strict=True):
            assert words.startswith(person.say(f"scene-place-{place['place']}"))
            assert person.say("scene-walkers", count=place["walkers"]) in words
            assert person.say("scene-deck", deck=place["deck"], cards=place["cards"]) in words


async def test_the_last_round_is_won_together(come: Come) -> None:
    """BD-349"""
    ann = await come("Ann")
    await meet([ann], "you", scenario="BD-G15f")
    await expect(ann.heading("web-you-won")).to_be_visible()


# --- secrets


def kept_by(holder: Person) -> set[str]:
    """The events in a person's hand, and the motive."""
    seats = holder.state["view"]["seats"]
    mine = next((seat for number, seat in enumerate(seats) if number == holder.state["seat"]), None)
    return {*mine["hand"], mine["motive"]} - {None} if mine else set()


def shown_in_frames(person: Person) -> set[str]:
    """The events and motives that a person has rightly seen: one's own, and what was turned up."""
    found: set[str | None] = set()
    for frame in person.frames:
        for told in frame.get("events", ()):
            event = told["event"]
            found |= {event.get("card"), event.get("motive"), *(event.get("cards") or ())}
    return {one for one in found if one}


def is_asked(person: Person) -> bool:
    asked = person.state["asked"]
    return bool(asked) and asked["number"] > person.answered


async def next_to_answer(people: list[Person]) -> Person | None:
    """Whoever is asked something new; nobody when the game is over."""
    async with asyncio.timeout(60):
        while not any(person.state["outcome"] for person in people):
            if found := next(filter(is_asked, people), None):
                return found
            await asyncio.sleep(0.02)
    return None


async def test_expert_hands_and_motives_stay_hidden(come: Come) -> None:
    """BD-225, BD-400: not in a frame, not on the page, not in what a screen reader hears; nor for whoever looks on."""
    ann, ben, eve = [await come(name) for name in ("Ann", "Ben", "Eve")]
    options = {"mode": "standard", "difficulty": "expert", "motives": True, "quick": True}
    table = await meet([ann, ben], "you open bot bot", options=options)
    await eve.go(f"/t/{table}")
    for person in (ann, ben, eve):
        await person.until(lambda state: state["view"])
    looks = 0
    while looks < 12 and (person := await next_to_answer([ann, ben])):
        for holder in (ann, ben):
            for viewer in {ann, ben, eve} - {holder}:
                hidden = kept_by(holder) - shown_in_frames(viewer)
                frames = json.dumps(viewer.frames)
                page = await viewer.page.content() + await viewer.page.locator("body").aria_snapshot()
                own = await holder.page.content()
                for one in hidden:
                    looks += 1
                    name = re.compile(rf"\b{re.escape(ann.say(f'name-{one}'))}\b")
                    assert f'"{one}"' not in frames, one
                    assert f'"{one.replace("_", " ")}"' not in frames, one
                    assert not name.search(page), one
                    assert name.search(own), one  # the net has no holes
        await choose(person, calmly(person.state["asked"]))
    assert looks >= 6


async def test_whoever_looks_on_has_no_controls(come: Come) -> None:
    ann, eve = await come("Ann"), await come("Eve")
    table = await meet([ann], "you bot bot bot")
    await ann.asked()
    await eve.go(f"/t/{table}")
    await eve.until(lambda state: state["view"])
    await expect(ann.region("scene-answers")).to_be_visible()
    await expect(eve.region("scene-answers")).to_have_count(0)
    await expect(eve.page.locator("[data-choice]")).to_have_count(0)


# --- questions


async def test_the_sample_round_is_played_by_hand(come: Come) -> None:
    """BD-G01: deal, move everybody, draw, give, and play, with the names that a screen reader hears."""
    ann, ben, cees = [await come(name) for name in ("Ann", "Ben", "Cees")]
    await meet([ann, ben, cees], "you open open", scenario="BD-G01")
    await ann.asked()
    await expect(ann.words("scene-round", round=9, rounds=12).first).to_be_attached()
    await expect(ann.page.get_by_text(ann.say("scene-leads", survivor="Daryl"), exact=True)).to_be_visible()
    await choose(ann, "deal")

    # Moving: places are buttons that say who goes; a diagonal one is barred, with its reason and its rule.
    await ann.asked()
    board, answers = ann.region("scene-board"), ann.region("scene-answers")
    stays = ann.say("label-go-move-survivor", how="stay", survivor="Daryl", place=ann.say("name-town"))
    await expect(board.get_by_role("button", name=stays, exact=True)).to_be_visible()
    await expect(board.get_by_role("button")).to_have_count(3)
    barred = answers.get_by_role("list", name=ann.say("scene-barred")).get_by_role("listitem")
    await expect(barred).to_have_count(1)
    await expect(barred).to_contain_text(ann.say("scene-place-highway"))
    await expect(barred).to_contain_text(ann.say("refusal-not-adjacent"))
    await barred.get_by_role("button", name=ann.say("rule", rule="BD-180")).click()
    await expect(ann.dialog("rules")).to_be_visible()
    await ann.page.keyboard.press("Escape")
    for _ in range(3):
        await choose(ann, "farm")
    await choose(ann, "draw")

    # Giving: picked, then confirmed.
    await ann.asked()
    await control(ann, "food maggie").click()
    food = ann.say("label-given", what="food", card="")
    give = ann.button("scene-confirm", choice=ann.say("label-gift", what=food, to="Maggie"))
    await expect(control(ann, "food maggie")).to_have_attribute("aria-pressed", "true")
    assert ann.state["asked"]["key"] == "give"  # nothing has been given yet
    ann.answered = ann.state["asked"]["number"]
    await give.click()
    for person in (ben, cees):
        assert (await person.asked())["asked"]["key"] == "give-back"
        await choose(person, "nothing")

    # An event is read, picked and confirmed; then it lies face up for everybody, and what holds is named.
    await ann.asked()
    await expect(control(ann, "promise me")).to_contain_text("Promise Me")
    await choose(ann, "promise me")
    await ben.until(lambda state: "promise_me" in [rule["source"] for rule in state["view"]["in_force"]])
    await expect(ben.region("scene-events")).to_contain_text(ben.say("scene-in-force"))
    await expect(ben.region("scene-events").get_by_role("button", name=re.compile("^Promise Me:"))).to_be_visible()


async def test_fights_add_up(come: Come) -> None:
    """BD-G02, BD-318: dice, bonus and total of each, as everybody sees them."""
    ann, ben = await come("Ann"), await come("Ben")
    await meet([ann, ben], "you open", scenario="BD-G02")
    await ann.asked()
    await control(ann, "rifle").click()
    label = ann.state["asked"]["words"]["rifle"][0]
    assert label.startswith(ann.say("label-card-choose-weapon", card="Rifle"))
    fight = ann.button("scene-confirm", choice=label)
    ann.answered = ann.state["asked"]["number"]
    await fight.click()
    said = ben.say("scene-answer", answer=ben.say("label-card-choose-weapon", card="Rifle"))
    await expect(ben.region("scene-survivors")).to_contain_text(said)  # BD-R45
    await expect(ann.region("scene-answers")).to_contain_text(ann.say("scene-may-change"))
    await choose(ben, "crossbow")
    await ann.until(lambda state: any(one["event"]["type"] == "fought" for one in state["events"]))
    rolled = [
        one["event"] for frame in ann.frames for one in frame.get("events", ()) if one["event"]["type"] == "rolled"
    ]
    assert len(rolled) == 2
    for event in rolled:
        assert event["total"] == sum(event["dice"]) + event["bonus"]
        roll = {**event, "dice": ", ".join(map(str, event["dice"]))}
        await expect(ann.log().filter(has_text=ann.say("event-rolled", **roll))).to_have_count(1)


async def test_an_option_without_a_control_of_its_own_is_listed(come: Come) -> None:
    """BD-G05: ammo is lost from where its owner says, one at a time."""
    ann = await come("Ann")
    await meet([ann], "you", scenario="BD-G05")
    state = await ann.asked()
    assert state["asked"]["key"] == "lose-ammo"
    for option in state["asked"]["options"]:
        await expect(control(ann, option["notation"])).to_be_visible()
    await choose(ann, "rifle magazine")
    await ann.until(lambda state: state["view"]["seats"][0]["ammo_cards"][0]["ammo"] == 2)


# --- cards


async def test_a_card_is_read_where_its_name_stands(come: Come) -> None:
    ann = await come("Ann")
    await meet([ann], "you bot bot", scenario="BD-G01")
    await ann.asked()
    name = ann.region("scene-survivors").get_by_role("button", name=re.compile("^Crossbow:"))
    await name.focus()
    peek = ann.page.locator(".peek")
    await expect(peek).to_contain_text("Crossbow")
    await expect(peek).to_contain_text(ann.say("special-bonus", n=1))
    await ann.page.keyboard.press("Escape")
    await expect(peek).to_have_count(0)


@pytest.mark.rule("SH-026")
async def test_bots_tell_their_plans_and_a_place_is_asked_for_by_pressing_it(come: Come) -> None:
    ann = await come("Ann", "nl", viewport={"width": 360, "height": 780})
    await meet([ann], "you bot bot", options=USUAL | {"quick": False})
    while (state := await ann.asked())["asked"]["key"] == "take-survivor":
        await choose(ann, calmly(state["asked"]))
    await ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    turn, log = ann.button("web-talk"), ann.page.get_by_role("log", name=ann.say("web-chat"))
    await expect(turn).to_have_attribute("aria-pressed", "false")
    await expect(ann.page.locator(".plea")).to_have_count(0)
    await turn.click()
    await expect(turn).to_have_attribute("aria-pressed", "true")
    await expect(log).to_contain_text(ann.say("talk-on"))
    wanted = ann.region("scene-board").locator(".plea").first
    while not await wanted.count():  # where a place is an answer, pressing it answers
        await choose(ann, calmly((await ann.asked())["asked"]))
    words = await wanted.inner_text()
    await wanted.press("Enter")
    await expect(log).to_contain_text(ann.say("talk-plea", thing=words))
    while not any(line["kind"] == "plan" for frame in ann.frames for line in frame.get("chat", ())):
        await choose(ann, calmly((await ann.asked())["asked"]))
    plan = next(line for frame in ann.frames for line in frame.get("chat", ()) if line["kind"] == "plan")
    await expect(log).to_contain_text(plan["text"])
    assert await ann.page.evaluate(TOO_WIDE) == []
    assert await troubles_on(ann) == []


async def test_a_table_with_a_box_of_ones_own(come: Come) -> None:
    """Cards that our catalogue has no name for are read where they are played, and called the same in the story."""
    ann = await come("Ann")
    text = (find_game(GAME).folder / "box" / "standard.toml").read_text("utf-8")
    events = text[text.index("[[event]]") : text.index("[[weapon]]")]
    box = text.replace(events, re.sub(r'(?m)^id = "(.*)"$', r'id = "own_\1"', events))
    await meet([ann], "you bot", options=USUAL | {"box": box})
    while not (state := await ann.asked())["view"]["played"]:
        await choose(ann, calmly(state["asked"]))
    assert all(card.startswith("own_") for card in state["view"]["seats"][0]["hand"])
    played = state["view"]["played"][-1]
    name, words = played.replace("_", " ").capitalize(), card_text(box_of(box).events[played], ann.say)
    await expect(ann.page.get_by_role("main")).to_contain_text(name)
    await expect(ann.page.get_by_role("main")).to_contain_text(words)
    await expect(ann.page.get_by_role("log").get_by_text(name).first).to_be_visible()


async def test_every_card_of_the_box_is_on_its_page(come: Come) -> None:
    ann = await come("Ann")
    box = box_of("standard")
    cards = {
        **box.survivors, **box.events, **box.weapons, **box.items, **box.finds, **box.ammo, **box.motives,
    }  # fmt: skip
    await ann.go(f"/rules/{GAME}#cards")
    listed = ann.page.get_by_role("tabpanel").get_by_role("listitem")
    await expect(listed).to_have_count(len(cards))
    ours = listed.filter(has_text=ann.say("web-card-ours"))
    await expect(ours).to_have_count(sum(not card.attested for card in cards.values()))
    await ann.page.get_by_label(ann.say("web-search-cards")).fill("katana")
    await expect(listed).to_have_count(1)
    await expect(listed).to_contain_text(ann.say("special-explode", min=4))
    assert await troubles_on(ann) == []


# --- everywhere and for everybody


@pytest.mark.parametrize(("lang", "light"), [at_night("en", "light"), ("nl", "dark")])
async def test_every_moment_on_a_small_phone(come: Come, lang: str, light: Any) -> None:
    """320 pixels: nothing sticks out, fingers hit what they aim at, axe finds nothing, and Dutch is Dutch."""
    ann = await come("Ann", lang, viewport={"width": 320, "height": 640}, has_touch=True, color_scheme=light)
    await meet([ann], "you bot bot bot", options=USUAL | {"quick": False})
    PICTURES.mkdir(exist_ok=True)
    troubles: list[str] = []
    seen: set[str] = set()
    while len(seen) < 7:
        state = await ann.asked()
        if state["outcome"]:
            break
        key = state["asked"]["key"]
        if key not in seen:
            seen.add(key)
            await expect(ann.page.locator("[data-choice]").first).to_be_visible()
            await ann.page.screenshot(path=PICTURES / f"best-defense-{lang}-{key}.png", full_page=True)
            found = {
                "sticks out": await ann.page.evaluate(TOO_WIDE),
                "too small": await ann.page.evaluate(TOO_SMALL, FINGER),
                "axe": await troubles_on(ann, **(NIGHT if light == "dark" else {})),
            }
            if lang == "nl":
                found["is English"] = await english_on(ann.page, GAME)
            troubles += [f"{key}: {what}: {one}" for what, them in found.items() for one in them]
        await choose(ann, calmly(state["asked"]))
    assert not troubles, "\n".join(troubles)
    assert len(seen) >= 4


async def test_a_round_without_a_mouse(come: Come) -> None:
    """Whatever is asked is reached with the Tab key, and Enter does it; the focus stays where the answers are."""
    ann = await come("Ann")
    await meet([ann], "you bot bot", scenario="BD-G01")
    for answer in ("deal", "farm", "farm", "farm", "draw", "food maggie", "promise me"):
        state = await ann.asked()
        await expect(control(ann, answer)).to_be_visible()
        await tab_to(ann, control(ann, answer))
        ann.answered = state["asked"]["number"]
        await ann.page.keyboard.press("Enter")
        await ann.page.evaluate("() => new Promise(requestAnimationFrame)")
        if await confirm(ann).count():
            await tab_to(ann, confirm(ann))
            await ann.page.keyboard.press("Enter")
    await ann.until(lambda state: any(rule["source"] == "promise_me" for rule in state["view"]["in_force"]))


async def test_motion_can_be_skipped_and_ends_where_the_table_is(come: Come) -> None:
    ann = await come("Ann", reduced_motion="no-preference")
    await meet([ann], "you bot bot", scenario="BD-G01")
    for answer in ("deal", "farm", "farm", "farm"):
        await choose(ann, answer)
    await ann.until(lambda state: [seat["place"] for seat in state["view"]["seats"]] == ["farm"] * 3)
    await ann.page.keyboard.press("Shift")
    farm = ann.region("scene-board").get_by_role("listitem").first
    await expect(farm.locator("> p")).to_contain_text(ann.say("scene-here", names="Daryl, Glenn, Maggie"))


# --- again


async def test_a_finished_game_is_seen_again_all_open(come: Come) -> None:
    """The replay goes by rounds, and shows hands that were hidden."""
    ann = await come("Ann")
    hard = {"mode": "hardcore", "difficulty": "expert"}
    table = await ann.finished_table("you bot", game="best_defense", options=hard)
    await ann.go(f"/replay/{table}")
    await expect(ann.heading("web-replay")).to_be_visible()
    await ann.button("web-next-round").click()
    await expect(ann.words("scene-round", round=1, rounds=12).first).to_be_attached()
    survivors = ann.region("scene-survivors")
    await expect(survivors).to_be_visible()
    await expect(survivors.get_by_text(ann.say("scene-hidden-events", count=2))).to_have_count(0)
    await ann.button("web-last").click()
    await expect(ann.button("web-next")).to_be_disabled()
