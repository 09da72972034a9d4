"""Somebody, without a password, on whole evenings: a guest becomes a player, and a guest again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, expect

from browser.dutch import english_on
from browser.people import Door, Person, in_all_shapes
from browser.test_accessible import troubles_on
from server.running import Server

PHONE = {"width": 360, "height": 740}
KEYS: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def give_passkeys(person: Person) -> CDPSession:
    """A device that makes passkeys and is always unlocked."""
    wire = await person.context.new_cdp_session(person.page)
    await wire.send("WebAuthn.enable")
    await wire.send("WebAuthn.addVirtualAuthenticator", {"options": KEYS})
    return wire


def named(server: Server) -> str:
    """A passkey wants an address with a name."""
    return f"http://localhost:{server.port}"


async def keep_games(person: Person) -> list[str]:
    """From the first page, by one click; the twelve words, which are written down."""
    await person.go("/me")
    await person.page.get_by_label(person.say("web-your-name")).fill(person.name)
    await person.button("web-keep-games").click()
    await expect(person.heading("me-phrase-title")).to_be_visible()
    words = await person.page.locator("main ol strong").all_inner_texts()
    await person.button("me-wrote-it-down").click()
    return words


def shared_link(person: Person, key: str) -> Locator:
    return person.page.get_by_role("textbox", name=person.say(key), exact=True)


async def test_an_evening_from_guest_to_player_and_back(door: Door, server: Server, tmp_path: Path) -> None:
    ann = await door.person("Ann", viewport={"width": 1280, "height": 800}, base_url=named(server))
    await give_passkeys(ann)

    # A guest plays, and finds one quiet line.
    await ann.go("/")
    await expect(ann.link("web-keep-games")).to_have_count(0)
    await ann.button("mode-hero").click()
    await ann.begun()
    table = ann.page.url.rsplit("/", 1)[-1]
    await ann.go("/")
    await ann.link("web-keep-games").click()
    assert await troubles_on(ann) == []

    # One click, twelve words, and a passkey because this browser has them.
    words = await keep_games(ann)
    assert len(words) == 12
    await ann.button("me-make-passkey").click()
    await expect(ann.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    await expect(ann.words("me-passkey-count", count=1)).to_be_visible()
    games = ann.page.get_by_role("region", name=ann.say("me-games"))
    await expect(games.get_by_role("link", name=ann.say("me-go-on"))).to_have_attribute("href", f"/t/{table}")
    assert await troubles_on(ann) == []

    # A setting that the phone is to have, too.
    await ann.button("web-settings").click()
    async with ann.page.expect_response(lambda said: said.url.endswith("/api/me") and said.request.method == "POST"):
        await ann.page.get_by_text(ann.say("web-theme-dark"), exact=True).click()
    await ann.page.keyboard.press("Escape")

    # The second device, by a link that works once.
    await ann.button("me-add-device").click()
    link = await shared_link(ann, "me-add-device").input_value()
    await expect(ann.words("web-only-here")).to_be_visible()  # no code for a phone that could not come
    phone = await door.person("Ann", "nl", viewport=PHONE, base_url=named(server))
    await phone.go(link)
    assert "join=" not in phone.page.url
    await phone.button("me-join").click()
    await expect(phone.words("me-joined")).to_be_visible()
    await expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(phone.link("me-go-on")).to_have_attribute("href", f"/t/{table}")
    assert await english_on(phone.page) == []
    assert await troubles_on(phone) == []
    assert await phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await phone.link("me-go-on").click()
    await phone.begun()
    assert phone.state["seat"] == 0
    await phone.answer()

    await play_the_rest(ann, phone, table)
    await leave_and_come_back(ann)
    await take_along_and_erase(ann, phone, table, tmp_path)


async def play_the_rest(ann: Person, phone: Person, table: str) -> None:
    """The game ends; my page says how."""
    await phone.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await phone.until(lambda state: state["outcome"])
    await ann.go("/me")
    games = ann.page.get_by_role("region", name=ann.say("me-games"))
    await expect(games.get_by_role("link", name=ann.say("me-replay"))).to_be_visible()
    await games.get_by_text(ann.say("me-which-on"), exact=True).click()
    await expect(games.get_by_text(ann.say("me-no-games"))).to_be_visible()


async def leave_and_come_back(ann: Person) -> None:
    """This browser is a guest's again; the passkey brings everything back."""
    await ann.button("me-sign-out").click()
    await expect(ann.heading("me-been-here")).to_be_visible()
    await ann.button("me-by-passkey").click()
    await expect(ann.words("me-joined")).to_be_visible()
    await expect(ann.link("me-replay")).to_be_visible()


async def take_along_and_erase(ann: Person, phone: Person, table: str, folder: Path) -> None:
    """One file, and then nothing is left."""
    async with ann.page.expect_download() as coming:
        await ann.link("me-export").click()
    await (await coming.value).save_as(folder / "mine.json")
    mine = json.loads((folder / "mine.json").read_text("utf-8"))
    assert [one["table"] for one in mine["games"]] == [table]
    await ann.button("me-erase").click()
    await ann.button("me-erase-yes").click()
    await expect(ann.words("me-erased")).to_be_visible()
    await expect(ann.button("web-keep-games")).to_be_visible()
    await phone.go("/me")
    await expect(phone.button("web-keep-games")).to_be_visible()
    seats = (await (await ann.context.request.get(f"/api/tables/{table}")).json())["seats"]
    assert seats[0]["name"] == "somebody"


@pytest.mark.rule("SH-008")
async def test_my_page_marks_a_game_that_was_played_on(door: Door) -> None:
    ann = await door.person("Ann")
    await keep_games(ann)
    old = await ann.finished_table(seats="you bot bot", mode="survival")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    await ann.post(f"/api/tables/{old}/play-on", {"name": "Ann", "seats": seats, "anew": False})
    await ann.go("/me")
    mine = ann.page.get_by_role("region", name=ann.say("me-games")).get_by_role("listitem")
    await expect(mine).to_have_count(2)
    await expect(mine.filter(has_text=ann.say("me-played-on"))).to_have_count(1)


async def test_the_twelve_words_bring_everything_back(door: Door) -> None:
    ann = await door.person("Ann")
    words = await keep_games(ann)
    later = await door.person("Ann", "nl")
    await later.go("/me")
    field = later.page.get_by_label(later.say("me-phrase-label"))
    await field.fill(" ".join(words[:11]))
    await later.button("me-come-back").click()
    await expect(later.page.get_by_role("alert").filter(has_text="11")).to_be_visible()
    await field.fill(" ".join(words))
    await later.button("me-come-back").click()
    await expect(later.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()


async def test_friends_meet_by_one_click(door: Door) -> None:
    """A link, an invitation that comes wherever one is, and somebody whom one would rather not hear."""
    ann, ben = await door.person("Ann"), await door.person("Ben")
    for one in (ann, ben):
        await keep_games(one)
    await ann.button("me-add-friend").click()
    await ben.go(await shared_link(ann, "me-add-friend").input_value())
    await ben.button("me-befriend").click()
    await expect(ben.words("me-befriended")).to_be_visible()
    friends = ben.page.get_by_role("region", name=ben.say("me-friends"))
    await expect(friends.get_by_text("Ann", exact=True).first).to_be_visible()
    await ben.go("/")

    await ann.set_up("you open rookie")
    await ann.page.get_by_role("button", name=f"{ann.say('me-invite')} Ben", exact=True).click()
    await expect(ann.page.get_by_role("button", name=f"{ann.say('me-invited')} Ben", exact=True)).to_be_disabled()
    await ben.page.reload()
    await ben.button("me-accept").click()
    await ben.button("web-sit-down").click()
    await asyncio.gather(ann.begun(), ben.begun())

    await ann.button("web-table").click()
    await ann.page.get_by_role("button", name=f"{ann.say('me-mute')} Ben", exact=True).click()
    await expect(ann.page.get_by_role("button", name=f"{ann.say('me-unmute')} Ben", exact=True)).to_be_visible()
    await ann.page.keyboard.press("Escape")


async def test_a_guest_loads_nothing_of_it(ann: Person) -> None:
    """Neither on the first page nor at a table; and no cookie of a player's."""
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    await ann.go("/")
    await ann.button("mode-hero").click()
    await ann.begun()
    assert asked
    assert [one for one in asked if one.startswith(("Me-", "Watch-", "people.", "calls-", "me", "InviteFriends"))] == []
    assert [one["name"] for one in await ann.context.cookies() if "device" in one["name"]] == []


async def test_who_meets_somebody_they_block_behind_a_link_is_told_and_chooses(door: Door) -> None:
    ann, ben = await door.person("Ann"), await door.person("Ben")
    for one in (ann, ben):
        await one.post("/api/people", {"name": one.name})
    his = (await (await ben.context.request.get("/api/me")).json())["me"]["id"]
    await ann.post(f"/api/me/known/{his}", {"regard": "block"})
    table = await ben.open_table("you open bot")

    async def try_to_sit_down() -> None:
        await ann.join(f"/t/{table}")
        await expect(ann.page.get_by_role("alert").filter(has_text="Ben")).to_be_visible()
        await expect(ann.button("web-sit-down")).to_have_count(0)

    await try_to_sit_down()
    await ann.link("web-leave").click()
    await ann.page.wait_for_url("**/")
    await try_to_sit_down()
    await in_all_shapes(ann, "blocked")
    assert await troubles_on(ann) == []
    await ann.button("web-sit-down-anyway").click()
    await ann.asked()  # the game has begun with both
