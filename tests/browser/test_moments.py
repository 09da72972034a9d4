"""Great moments land: they are on the stage before the table shows them, in one still where nothing moves."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

import shambles
from browser.gallery import Gallery, Visitor
from browser.people import Door, Frame, Person, sit_together
from browser.test_layouts import KEEP_SHIFTS, MOST_SHIFT
from server.nights import at_night
from shambles.core.asking.event import Secret
from shambles.core.game import find_game
from shambles.texts import LANGUAGES, Texts

SOURCE = Path(__file__).parents[2] / "browser" / "src"
SLUGS = [slug for slug in shambles.slugs() if (SOURCE / "games" / slug).is_dir()]

ROLLED = {
    "type": "rolled-dice",
    "rule": "BG-332",
    "seat": 0,
    "kind": "token",
    "dice": ["blue", "red", "green", "blue"],
    "faces": ["K2", "K1", "A1", "W1"],
    "total": 4,
    "need": 5,
}
SCOUTED = {"type": "scouted", "rule": "BG-290", "seat": 0, "location": "hospital", "scouted": 1}

# How long each great moment stood there, and what its picture said meanwhile.
WATCH = """() => {
  window.stood = [];
  let since = 0, said = [];
  new MutationObserver(() => {
    const stage = document.querySelector('.stage');
    if (stage && !since) [since, said] = [performance.now(), []];
    const now = stage?.querySelector('.picture p')?.textContent.trim();
    if (now && said.at(-1) !== now) said.push(now);
    if (!stage && since) { window.stood.push({ long: performance.now() - since, said }); since = 0; }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

# What of a picture lies outside its frame.
CUT_OFF = """(stage) => {
  const frame = stage.querySelector('.picture').getBoundingClientRect();
  return [...stage.querySelectorAll('.picture li, .picture p')].map((one) => one.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) => left < frame.left || right > frame.right || top < frame.top
      || bottom > frame.bottom).map(({ left, top }) => [left - frame.left, top - frame.top]);
}"""

Tell = Callable[..., Awaitable[None]]


def declared(slug: str) -> list[tuple[str, str]]:
    """The great moments of a game, with the kind of event of each."""
    found = (SOURCE / "games" / slug / "manner.ts").read_text("utf-8")
    return re.findall(r"name: '([a-z-]+)',\s+of: '([a-z-]+)'", found)


@pytest.mark.parametrize("slug", SLUGS)
async def test_every_great_moment_is_of_what_everybody_sees_and_has_a_title(slug: str) -> None:
    """Time tells nobody a secret: no event that hides something from somebody is ever staged."""
    game = find_game(slug)
    events = {event.__struct_config__.tag: event for event in game.events}
    assert len(declared(slug)) >= 3
    for name, kind in declared(slug):
        hints = get_type_hints(events[kind], include_extras=True).values()
        hidden = [hint for hint in hints if get_origin(hint) and any(isinstance(one, Secret) for one in get_args(hint))]
        assert not hidden, kind
        assert all(Texts(lang, game).has(f"moment-{name}") for lang in LANGUAGES), name


@pytest.mark.parametrize("slug", SLUGS)
async def test_every_game_has_six_emotes_in_both_languages(slug: str) -> None:
    found = re.search(r"emotes: \[([^\]]*)\]", (SOURCE / "games" / slug / "manner.ts").read_text("utf-8"))
    assert found
    emotes = re.findall(r"'([a-z-]+)'", found[1])
    assert len(set(emotes)) == 6
    assert all(Texts(lang, find_game(slug)).has(f"emote-{name}") for name in emotes for lang in LANGUAGES)


async def test_no_game_is_named_outside_its_folder() -> None:
    outside = [page for page in SOURCE.rglob("*") if page.suffix in (".ts", ".svelte")]
    folders = [SOURCE / "games" / slug for slug in SLUGS]
    for page in outside:
        if not any(folder in page.parents for folder in folders) and not page.name.endswith(".test.ts"):
            assert not re.search("|".join(SLUGS), page.read_text("utf-8")), page


def stage(person: Person) -> Locator:
    return person.page.locator(".stage")


async def sit_down(person: Visitor, slug: str = "board_game", **options: Any) -> Tell:
    """At a table that can be made to tell anything: `await tell(event, outcome=…)`."""
    person.texts = Texts("en", find_game(slug))
    known, last = (0, 0), 0

    async def tell(*events: Frame, **changed: Any) -> None:
        nonlocal known, last
        await person.shown()
        if known != (now := (person.opened, person.state["number"])):
            known, last = now, now[1]
        steps = [{"number": last + i, "event": event} for i, event in enumerate(events, start=1)]
        last += len(events)
        await person.hear({"type": "news", "steps": steps} | changed)

    await person.sit_down("you bot", game=slug, options=options)
    await expect(person.page).to_have_title(re.compile(f"^{person.say('web-your-turn')}"))
    await person.page.evaluate(WATCH)
    return tell


@pytest_asyncio.fixture(loop_scope="session")
async def ann(gallery: Gallery) -> Visitor:
    return await gallery.person("Ann", reduced_motion="no-preference")


async def test_dice_are_thrown_come_to_rest_and_kill_one_by_one(ann: Visitor) -> None:
    tell = await sit_down(ann)
    await tell(ROLLED)
    await expect(stage(ann).locator(".picture svg").first).to_be_visible()
    assert "4 of 5" not in await ann.page.get_by_role("main").inner_text()  # the table does not know yet
    await expect(stage(ann)).to_have_count(0)
    [moment] = await ann.page.evaluate("() => window.stood")
    assert moment["long"] >= 1200
    assert moment["said"] == [ann.say("scene-kills-of", total=kills, need=5) for kills in range(5)]
    await expect(ann.log().filter(has_text="4 of 5")).to_have_count(1)


async def test_a_key_or_a_press_ends_it_and_the_table_goes_on(ann: Visitor) -> None:
    tell = await sit_down(ann)
    scouted = ann.log().filter(has_text="scouted")
    before = await scouted.count()
    await tell(SCOUTED)
    await expect(stage(ann)).to_be_visible()
    await ann.page.keyboard.press("x")
    await expect(stage(ann)).to_have_count(0)
    await tell(SCOUTED)
    await expect(stage(ann)).to_be_visible()
    await ann.page.mouse.click(640, 400)
    await expect(stage(ann)).to_have_count(0)
    await expect(scouted).to_have_count(before + 2)


async def test_where_nothing_moves_it_is_one_still_and_nobody_waits(gallery: Gallery) -> None:
    ann = await gallery.person("Ann")
    tell = await sit_down(ann)
    await tell(ROLLED, SCOUTED)
    await expect(ann.page.locator(".stage.still")).to_contain_text(ann.say("moment-scouted"))
    await expect(ann.page).to_have_title(re.compile(f"^{ann.say('web-your-turn')}"))
    moving = "them => them.flatMap((one) => one.getAnimations({ subtree: true })).length"
    assert await stage(ann).evaluate_all(moving) == 0


ENDINGS = {
    "card_game": (
        {"type": "row-taken", "rule": "CG-239", "seat": 0, "card": 9, "row": 2, "cards": [3, 5, 6, 7, 8], "points": 6},
        {"scores": [20, 21], "returns": [20, 21], "winners": [1], "reason": "most-points", "rule": "CG-152"},
        {"mode": "hero"},
    ),
    "tacdex": (
        {"type": "battle-won", "rule": "TD-100", "seat": 1, "side": "HIGH", "cards": ["4", "9"], "count": 2},
        {"scores": [12, 30], "returns": [12, 30], "winners": [1], "reason": "most-cards", "rule": "TD-400"},
        {},
    ),
}


@pytest.mark.parametrize(("slug", "width"), [at_night("card_game", 1280), ("card_game", 360), ("tacdex", 360)])
async def test_an_ending_plays_what_decided_it_and_nothing_jumps(gallery: Gallery, slug: str, width: int) -> None:
    ann = await gallery.person("Ann", viewport={"width": width, "height": 800 if width > 1000 else 740})
    event, outcome, options = ENDINGS[slug]
    tell = await sit_down(ann, slug, **options)
    await ann.page.evaluate(KEEP_SHIFTS)
    await tell(event, asked=None, awaited=[], outcome=outcome)
    ending = ann.page.locator("section", has=ann.page.locator("#ending"))
    await expect(ending.locator(".picture.wide > *")).to_be_visible()
    await expect(ending.get_by_text(ann.say("web-close"))).to_have_count(1 if slug == "card_game" else 0)
    tops = [
        await ending.locator(part).evaluate("e => e.getBoundingClientRect().top")
        for part in ("#ending", ".places", ".actions")
    ]
    assert tops == sorted(tops)
    await expect(ending.get_by_role("heading", name=ann.say("web-what-next"))).to_be_visible()
    await ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shifts = await ann.page.evaluate("() => window.shifts")
    assert sum(one["value"] for one in shifts) <= MOST_SHIFT, shifts


async def test_sound_is_asked_about_once_in_a_bar_that_covers_nothing(gallery: Gallery) -> None:
    ann = await gallery.person("Ann", invited=False, reduced_motion="no-preference")
    tell = await sit_down(ann)
    question = ann.page.get_by_role("group", name=ann.say("web-invite-sound"))
    await expect(question).to_be_visible()
    await tell(SCOUTED)
    await expect(stage(ann)).to_be_visible()
    await expect(stage(ann)).to_have_count(0)  # it ends by itself
    await ann.button("web-invite-sound-no").click()
    await expect(question).to_have_count(0)
    await ann.reload()
    await expect(ann.page).to_have_title(re.compile(f"^{ann.say('web-your-turn')}"))
    await expect(question).to_have_count(0)


async def kept(person: Person) -> int:
    """The portrait that this browser remembers."""
    return int(await person.page.evaluate("() => JSON.parse(localStorage.shambles).portrait"))


async def test_a_portrait_is_chosen_kept_with_the_seat_and_seen_by_the_others(served: Door) -> None:
    ann, ben = await served.person("Ann"), await served.person("Ben")
    await ann.go("/")
    await ann.button("web-settings").click()
    await ann.page.locator("summary", has_text=ann.say("web-portrait")).click()
    await ann.page.get_by_role("radio", name=ann.say("web-portrait-9")).check(force=True)
    await ann.page.keyboard.press("Escape")
    wanted = {"game": "card_game", "name": "Ann", "seats": [{"kind": kind} for kind in ("you", "open", "open")]}
    table = await ann.post("/api/tables", wanted | {"options": {"mode": "survival"}, "portrait": await kept(ann)})
    path = f"/t/{table['table']['id']}"
    await ben.join(path)
    seats = ben.page.locator("li [data-portrait]")
    await expect(seats).to_have_count(2)
    await expect(seats.first).to_have_attribute("data-portrait", "9")
    await expect(seats.first.locator("svg")).to_be_visible()


async def test_on_a_phone_a_still_cuts_off_no_die_and_no_walker(gallery: Gallery) -> None:
    phone = {"width": 360, "height": 740}
    ann = await gallery.person("Ann", viewport=phone)
    tell = await sit_down(ann)
    more = {"dice": ["red"] * 7, "faces": ["K3"] * 7, "total": 5}
    await tell(ROLLED | more)
    await expect(stage(ann).locator(".picture li")).to_have_count(12)  # seven dice, five walkers
    await expect(stage(ann).locator(".picture p")).to_have_text(ann.say("scene-kills-of", total=5, need=5))
    assert await stage(ann).evaluate(CUT_OFF) == []
    # The line of news is too narrow for it: one reads how it begins.
    news = ann.page.get_by_role("region", name=ann.say("web-since")).locator("li").last
    starts = "(one) => one.getBoundingClientRect().left - one.closest('div').getBoundingClientRect().left"
    assert await news.evaluate("(one) => one.offsetWidth > one.closest('div').clientWidth")
    assert abs(await news.evaluate(starts)) < 2


async def test_emotes_are_lines_of_chat_in_everybodys_language_and_obey_silence(gallery: Gallery) -> None:
    ann = await gallery.person("Ann")
    kees = await gallery.person("Kees", "nl")
    await sit_together(ann, kees)
    await ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    await ann.button("emote-run").click()
    await expect(kees.page.locator(".bubble")).to_have_text(kees.say("emote-run"))
    await kees.page.get_by_role("tab", name=kees.say("web-chat")).click()
    await expect(kees.page.get_by_role("log", name=kees.say("web-chat"))).to_contain_text(kees.say("emote-run"))
    tell = await sit_down(ann, "best_defense", mode="standard", difficulty="beginner", quick=True)
    await ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    await expect(ann.page.get_by_role("group", name=ann.say("web-emotes")).get_by_role("button")).to_have_count(6)
    await tell(silent="BD-180")
    await expect(ann.page.get_by_role("group", name=ann.say("web-emotes"))).to_have_count(0)
