"""The Best Defense in a real browser: whole games, its questions, and no leaks."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from playwright.async_api import expect

from browser.conftest import Come
from browser.defenders import GAME, USUAL, calmly, choose, control, meet, play
from browser.gallery import Gallery
from browser.people import SECONDS, Door, Person
from server.nights import at_night


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


# --- people who hold out together


@pytest.fixture
def their_game() -> str:
    return GAME


async def see_the_end(person: Person) -> None:
    state = await person.until(lambda state: state["outcome"])
    await expect(person.verdict(state)).to_be_visible()
    await expect(person.words(f"outcome-{state['outcome']['reason']}", winners="").first).to_be_visible()


async def board_says(person: Person) -> list[str]:
    return await person.region("scene-board").get_by_role("listitem").locator("> p").all_text_contents()


# --- whole games


@pytest.mark.parametrize("difficulty", [at_night("beginner"), "expert"])
async def test_two_people_and_two_bots_play_a_whole_game(served: Door, difficulty: str) -> None:
    """One at a desk, the other on a small phone. At the end the board says what the server says."""
    ann = await served.person("Ann", game=GAME)
    ben = await served.person("Ben", game=GAME, viewport={"width": 320, "height": 640}, is_mobile=True, has_touch=True)
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
    async with asyncio.timeout(SECONDS):
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
    for one in (ann, ben, eve):
        await one.until(lambda state: state["view"])
    looks = 0
    while looks < 12 and (person := await next_to_answer([ann, ben])):
        for holder in (ann, ben):
            for viewer in {ann, ben, eve} - {holder}:
                hidden = kept_by(holder) - shown_in_frames(viewer)
                frames = json.dumps(viewer.frames)
                page = await viewer.page.content() + await viewer.page.locator("body").aria_snapshot()
                own = await holder.page.content()
                for card in hidden:
                    looks += 1
                    name = re.compile(rf"\b{re.escape(ann.say(f'name-{card}'))}\b")
                    assert f'"{card}"' not in frames, card
                    assert f'"{card.replace("_", " ")}"' not in frames, card
                    assert not name.search(page), card
                    assert name.search(own), card  # the net has no holes
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
    await barred.get_by_role("button", name=ann.say("web-see-rule")).click()
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
