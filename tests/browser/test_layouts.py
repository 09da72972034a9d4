"""Where things stand: what one needs is in sight at once, nothing covers a card, and nothing moves by itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from browser.defenders import calmly, choose, meet
from browser.gallery import Gallery
from browser.people import Door, Person
from browser.scouts import play, sit_down, to_move
from browser.tour import until_a_row_is_asked
from server.nights import at_night
from shambles.core.game import find_game
from shambles.texts import Texts


@pytest.fixture
def door(gallery: Gallery) -> Gallery:
    """Nobody here needs a server."""
    return gallery


DESK = {"width": 1280, "height": 800}
PHONE = {"width": 320, "height": 640}
MOST_SHIFT = 0.05  # cumulative layout shift: what is felt as calm

WATCH_SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""

# Each one, with what moved.
KEEP_SHIFTS = """() => {
  window.shifts = [];
  window.keeper?.disconnect();
  window.keeper = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect: was, currentRect: now }) => [
        node?.className ?? node?.parentNode?.className, `${was.x},${was.y} → ${now.x},${now.y}`, now.width,
        now.height]);
      window.shifts.push({ value, moved });
    }
  });
  window.keeper.observe({ type: 'layout-shift' });
}"""

# Bullets of a card in the hand that something else lies on.
UNREADABLE = """() => [...document.querySelectorAll('[data-pick] > svg.face')].flatMap((face) => {
  const card = face.closest('[data-pick]');
  return [...face.querySelectorAll(':scope > g path')].filter((path) => {
    const { left, width, top, height } = path.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map(() => card.dataset.pick);
})"""

# Words on a row that lie on a card.
ON_A_CARD = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
  return boxes('[data-row] > span').filter((word) => boxes('.rows [data-card]').some((card) =>
    word.left < card.right && card.left < word.right && word.top < card.bottom && card.top < word.bottom)).length;
}"""

# What is written on the map and lies on something else there: on another word, on a pawn, on walkers. A word's box is
# the height of its letters; the lines of one name belong together.
ON_THE_MAP = """() => {
  const found = [...document.querySelectorAll('.map .name, .map .cost, .map .odds, .map .rim, .map .token')];
  const boxes = found.map((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const word = one.matches('text') ? one.textContent : '';
    const kind = one.getAttribute('class').split(' ')[0];
    const ink = word ? [top + 0.22 * height, bottom - 0.12 * height] : [top, bottom];
    return { word, kind, owner: kind === 'name' ? one.parentNode : one, left, right, top: ink[0], bottom: ink[1] };
  });
  const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  const counts = Object.groupBy(boxes, ({ kind }) => kind);
  return {
    kinds: Object.fromEntries(Object.entries(counts).map(([kind, them]) => [kind, them.length])),
    collide: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => (a.word || b.word) && a.owner !== b.owner
      && meet(a, b)).map((b) => `${a.kind} ${a.word} / ${b.kind} ${b.word}`)),
  };
}"""


async def player(door: Door, game: str, size: dict[str, int], **device: Any) -> Person:
    """Somebody who knows the words of this game."""
    one = await door.person("Ann", viewport=size, **device)
    one.texts = Texts("en", find_game(game))
    return one


async def resize(person: Person, width: int, height: int) -> None:
    """Another window, and everything drawn in it."""
    await person.page.set_viewport_size({"width": width, "height": height})
    await person.page.evaluate("() => document.fonts.ready")  # with other letters everything is higher
    await person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


async def bottom(person: Person, selector: str) -> float:
    """How far down the page the last of these ends."""
    return float(
        await person.page.locator(selector).evaluate_all(
            "them => Math.max(...them.map((one) => one.getBoundingClientRect().bottom + scrollY))"
        )
    )


async def shifted(page: Page) -> float:
    """How much has moved by itself since the page was opened."""
    await page.evaluate(WATCH_SHIFTS)
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return float(await page.evaluate("() => window.shifted"))


@pytest.mark.parametrize("others", [at_night(2), at_night(3), 9])
async def test_rows_hand_and_everybodys_points_fit_on_one_screen(served: Door, others: int) -> None:
    ann = await served.person("Ann", viewport=DESK)
    await ann.sit_down("you" + " bot" * others)
    await ann.begun()
    assert await bottom(ann, ".seats") < 300
    assert await bottom(ann, ".hand") <= 800
    assert await shifted(ann.page) < MOST_SHIFT
    await ann.answer()
    await ann.asked()
    assert await shifted(ann.page) < MOST_SHIFT


@pytest.mark.parametrize("width", [1280, at_night(1920)])
async def test_a_hand_of_sixteen_shows_every_bullet(door: Door, width: int) -> None:
    ann = await door.person("Ann", viewport={"width": width, "height": 800 if width < 1900 else 1080})
    await ann.sit_down("you bot bot", mode="hero")
    await ann.begun()
    assert len(ann.cards) == 15  # and the Hero
    await expect(ann.card("hero")).to_be_visible()
    assert await ann.page.evaluate(UNREADABLE) == []


async def test_row_cards_are_larger_where_there_is_room(door: Door) -> None:
    ann, widths = await door.person("Ann", viewport=DESK), []
    await ann.sit_down("you bot bot")
    await ann.begun()
    for size in (DESK, {"width": 1920, "height": 1080}):
        await resize(ann, **size)
        widths.append(await ann.page.locator(".rows [data-card]").first.evaluate("e => e.clientWidth"))
    assert widths[1] > 1.4 * widths[0]


async def test_take_covers_no_card(door: Door) -> None:
    ann = await door.person("Ann", viewport=PHONE)
    await until_a_row_is_asked(ann)
    for size in (PHONE, DESK):
        await resize(ann, **size)
        await expect(ann.row_button(3)).to_be_visible()
        assert await ann.page.evaluate(ON_A_CARD) == 0


# --- The Best Defense


async def test_the_board_is_there_while_survivors_are_chosen(door: Door) -> None:
    ann = await player(door, "best_defense", DESK)
    await meet([ann], "you bot bot")
    await ann.asked()
    board = ann.region("scene-board")
    for place in ("farm", "prison", "town", "highway"):
        await expect(board.get_by_text(ann.say(f"scene-place-{place}"), exact=True)).to_be_visible()
    assert await bottom(ann, ".board") < 800


@pytest.mark.parametrize("width", [320, at_night(360)])
async def test_choosing_never_scrolls_the_board_away(door: Door, width: int) -> None:
    ann = await player(door, "best_defense", {"width": width, "height": 640}, has_touch=True)
    await meet([ann], "you bot")
    for _ in range(12):
        state = await ann.asked()
        await choose(ann, calmly(state["asked"]))
        assert await ann.page.evaluate("scrollY") < 120
        # Another board may just come in its place; one that was scrolled away would stay away.
        await ann.page.wait_for_function("document.querySelector('.board')?.getBoundingClientRect().bottom > 300")


async def test_the_walls_and_ones_own_events_are_told(door: Door) -> None:
    ann = await player(door, "best_defense", DESK)
    await meet([ann], "you bot", options={"mode": "standard", "difficulty": "expert", "quick": True})
    state = await ann.asked()
    while not state["view"]["seats"] or not state["view"]["seats"][0]["hand"]:
        await choose(ann, calmly(state["asked"]))
        state = await ann.asked()
    mine = ann.region("scene-survivors")
    for card in state["view"]["seats"][0]["hand"]:
        await expect(mine.get_by_role("heading", name=ann.say(f"name-{card}"))).to_be_visible()
    prison = next(place for place in state["view"]["places"] if place["place"] == "prison")
    assert prison["forecast"]["walls"] == 3
    if prison["walkers"] and prison["forecast"]["kind"] == "safe":
        await expect(ann.words("scene-short-safe", walls=3).first).to_be_visible()


# --- The Board Game


async def test_map_party_and_goals_are_on_one_screen(served: Door) -> None:
    ann = await player(served, "board_game", DESK)
    table = await ann.open_table("you bot bot", game="board_game", options={})
    await ann.go(f"/t/{table}")
    state = await ann.asked()
    open_to_me = {card["id"] for card in [*state["view"]["public"], state["view"]["parties"][0]["private"]] if card}
    await expect(ann.page.locator(".map .ring")).to_have_count(len(open_to_me))  # two cards of one place have one ring
    await expect(ann.page.locator(".frame.waiting")).to_have_count(0)  # the place of a scene that is on its way
    for part in (".board", ".mine", ".locations", ".others"):
        assert await bottom(ann, part) <= 800, part
    assert await ann.page.evaluate("document.documentElement.scrollHeight") < 900
    for what in ("food", "gas", "ammo"):
        await expect(ann.page.locator(".mine").get_by_text(ann.say(f"name-{what}"), exact=True)).to_be_attached()
    assert await shifted(ann.page) < MOST_SHIFT
    await ann.page.get_by_text(ann.say("scene-legend"), exact=True).click()
    await expect(ann.words("scene-legend-open")).to_be_visible()


@pytest.mark.parametrize("lang", [at_night("en"), "nl"])
async def test_nothing_on_the_map_lies_on_a_word(door: Door, lang: str) -> None:
    """At a desk, at a large one and on a phone; whoever has a window of that size from the start sees the same."""
    ann = await door.person("Ann", lang, game="board_game", viewport=DESK)
    await sit_down(ann, "you bot bot bot bot bot")
    await play(ann, until=lambda state: state["view"]["round"] > 1)
    await to_move(ann)
    for width, height in ((1280, 800), (1920, 1080), (360, 740)):
        await resize(ann, width, height)
        await expect(ann.page.locator(".map .cost").first).to_be_attached()
        found = await ann.page.evaluate(ON_THE_MAP)
        assert {"name", "cost", "rim", "token"} <= found["kinds"].keys(), width
        assert found["collide"] == [], width


# --- nothing moves by itself


OF_PLAY = {
    "card_game": {"mode": "survival"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}


# At a desk the tests above look at the Card Game and the Board Game.
@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, PHONE) for game in OF_PLAY), *((game, DESK) for game in ("tacdex", "best_defense"))],
)
async def test_a_table_comes_without_a_jolt(served: Door, game: str, size: dict[str, int]) -> None:
    """Everything is loaded for the first time."""
    ann = await player(served, game, size)
    await ann.sit_down("you bot bot", game=game, options=OF_PLAY[game])
    await ann.asked()
    await expect(ann.page.locator(".scene")).to_be_visible()
    assert await shifted(ann.page) < MOST_SHIFT


# By day those that test_in_sight.py looks at, from the first picture to the ending, at a desk.
@pytest.mark.parametrize("game", [at_night("card_game"), "tacdex", at_night("best_defense"), "board_game"])
async def test_nothing_jumps_on_a_phone_while_the_game_goes_on(gallery: Gallery, game: str) -> None:
    """Ann only looks on, and her answers come from elsewhere: whatever moves on her page then moves by itself."""
    ann = await gallery.person("Ann", game=game, viewport={"width": 360, "height": 740}, has_touch=True)
    await ann.sit_down(game=game, options=OF_PLAY[game])
    await expect(ann.page.locator(".ask.asked")).to_be_visible()
    await expect(ann.page.locator(".frame.waiting")).to_have_count(0)
    await ann.page.evaluate(KEEP_SHIFTS)
    for _ in range(8):
        state = await ann.asked()
        if state["outcome"]:
            break
        await ann.answer_elsewhere(calmly(state["asked"]))
    shifts = await ann.page.evaluate("() => window.shifts")
    assert [one for one in shifts if one["value"] > MOST_SHIFT] == []
