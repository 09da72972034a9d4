"""What people do at a table besides laying cards: coming, going, talking, changing their minds."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from browser.people import Door, Person, sit_together
from server.nights import at_night

# --- coming


async def test_a_public_table_is_found_in_the_lobby_and_by_phones_at_home(ann: Person, ben: Person) -> None:
    """On the computer that serves, the code, and the link beside it, name an address that others can open."""
    await ann.page.route("**/api/reach", lambda route: route.fulfill(json=["http://192.168.1.20:8000"]))
    await ann.set_up("you open survivor", public=True)
    await expect(ann.heading("web-waiting-room")).to_be_visible()
    link = ann.page.get_by_label(ann.say("web-invite"), exact=True)
    await expect(link).to_have_value(f"http://192.168.1.20:8000{ann.path}")
    await expect(ann.page.get_by_role("img", name=ann.say("web-qr"))).to_be_visible()
    await expect(ann.words("web-only-here")).to_have_count(0)
    await ben.go("/")
    lobby = ben.page.get_by_role("region", name=ben.say("web-lobby"))
    mine = lobby.get_by_role("listitem").filter(has_text=ann.name).filter(has=ben.page.locator(f'[href="{ann.path}"]'))
    await expect(mine).to_contain_text(ben.say("web-seats-free", count=1))
    await mine.get_by_role("link", name=ben.say("web-sit-down")).click()
    await ben.page.get_by_label(ben.say("web-your-name")).fill(ben.name)
    await ben.button("web-sit-down").click()
    await asyncio.gather(ann.begun(), ben.begun())
    assert [seat["name"] for seat in ann.state["table"]["seats"]][:2] == [ann.name, ben.name]


async def test_the_personal_link_brings_one_back_from_another_device(door: Door, ann: Person) -> None:
    await ann.set_up("you survivor survivor")
    cards = (await ann.begun())["view"]["cards"]
    await ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ann.button("web-table").click()
    copy = ann.page.get_by_role("button", name=re.compile(f"{ann.say('web-copy')}.*{ann.say('web-personal-link')}"))
    await copy.click()
    link = await ann.page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(r"/t/\w+#seat=.{20,}$", link)

    phone = await door.person("Ann")
    await phone.go(link)
    assert (await phone.begun())["seat"] == 0
    assert phone.cards == cards
    assert phone.page.url == ann.page.url  # the token is no longer in the address
    await phone.answer()
    await ann.until(lambda state: state["view"]["round"] == 2 or state["asked"]["key"] == "take-a-row")
    await phone.page.reload()  # a cookie holds the seat now
    await phone.begun()


@pytest.mark.parametrize("token", [at_night("x" * 43), "cut-off"])
async def test_a_bad_personal_link_lets_one_look_on_sit_down_or_stay(ann: Person, ben: Person, token: str) -> None:
    table = await ann.open_table("you bot bot")
    await ben.go(f"/t/{table}#seat={'x' * 43}")
    await expect(ben.region("rows")).to_be_visible()
    assert ben.state["seat"] is None
    notice = ben.page.get_by_role("alert").filter(has_text=ben.say("web-bad-link"))
    await expect(notice).to_contain_text(ben.say("web-bad-link-looking-on"))
    await expect(notice).to_contain_text(ben.say("web-bad-link-advice"))
    await notice.get_by_role("button", name=ben.say("close")).click()
    await expect(notice).to_have_count(0)
    await expect(ben.region("rows")).to_be_visible()

    # It takes no seat away from somebody who has one.
    await ann.go(f"/t/{table}#seat={'x' * 43}")
    await expect(ann.words("web-bad-link-seated")).to_be_visible()
    await expect(ann.region("hand")).to_be_visible()

    # Where a seat is free, it leads there.
    table = await ann.open_table("you open bot")
    await ben.go(f"/t/{table}#seat={token}")
    await expect(notice).to_contain_text(ben.say("web-bad-link-waiting"))
    await ben.page.get_by_label(ben.say("web-your-name")).fill(ben.name)
    await ben.button("web-sit-down").click()
    await ben.begun()


async def test_a_personal_link_is_tried_again_when_nobody_answered(ann: Person, ben: Person) -> None:
    seated = await ann.post(
        "/api/tables",
        {"game": "card_game", "name": "Ann", "seats": [{"kind": "you"}, {"kind": "bot"}], "options": {"mode": "hero"}},
    )
    await ben.page.route("**/claim", lambda route: route.abort())
    await ben.go(f"/t/{seated['table']['id']}#seat={seated['token']}")
    await expect(ben.words("web-link-unanswered")).to_be_visible()
    await ben.page.unroute("**/claim")
    await ben.button("web-again").click()
    await expect(ben.region("hand")).to_be_visible()
    await expect(ben.words("web-link-unanswered")).to_be_hidden()
    assert ben.state["seat"] == 0


async def test_ones_own_tables_are_on_the_first_page_and_one_more_is_filled_with_bots(ann: Person) -> None:
    await ann.go("/")
    await ann.button("mode-hero").click()
    await ann.begun()
    there = ann.path
    await ann.page.get_by_role("banner").get_by_role("link").click()
    mine = ann.page.get_by_role("region", name=ann.say("web-your-tables"))
    await mine.get_by_role("link", name=ann.say("web-go-on")).click()
    await expect(ann.region("hand")).to_be_visible()
    assert ann.path == there

    # Another one, and bots take the seats that stay open.
    table = await ann.sit_down("you open open")
    await ann.button("web-fill-with-bots").click()
    state = await ann.until(lambda state: state["table"]["id"] == table and state["asked"])
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot", "bot"]


# --- going


async def test_whoever_leaves_is_followed_by_a_bot_and_whoever_only_goes_comes_back(ann: Person, ben: Person) -> None:
    # From the waiting room.
    table = await ann.sit_down("you open open")
    await ben.join(f"/t/{table}")
    await expect(ann.words("web-waiting-for-people", count=1)).to_be_visible()
    await ben.button("web-leave").click()
    await expect(ann.words("web-waiting-for-people", count=2)).to_be_visible()
    await expect(ben.heading("web-welcome")).to_be_visible()

    # A bot plays for Ann until she is back.
    table = await sit_together(ann, ben)
    await ann.button("web-table").click()
    await ann.button("web-hand-to-bot").click()
    played_for = ann.page.get_by_role("status").filter(has_text=ann.say("web-bot-plays-for-you"))
    await expect(played_for).to_be_visible()
    await ben.until(lambda state: state["laid"].get("0"))  # the bot has answered
    await ann.button("web-take-back-seat").click()
    await expect(played_for).to_be_hidden()
    await ben.answer()
    ann.answered = -1
    await asyncio.gather(*(one.play(until=lambda state: state["view"]["round"] == 3) for one in (ann, ben)))

    # Ben leaves for good.
    await ben.button("web-table").click()
    await ben.button("web-leave").click()
    await expect(ben.words("web-leave-sure")).to_be_visible()
    await ben.button("web-leave").click()
    await expect(ben.heading("web-welcome")).to_be_visible()
    await ann.until(lambda state: state["table"]["seats"][1]["kind"] == "bot" and state["laid"].get("1"))
    await ben.go(f"/t/{table}")
    await expect(ben.region("rows")).to_be_visible()
    assert ben.state["seat"] is None


async def test_a_bot_takes_over_for_somebody_who_is_away(ann: Person, ben: Person) -> None:
    table = await ann.open_table("you open bot", grace=0)
    await ben.post(f"/api/tables/{table}/join", {"name": ben.name})
    await ann.go(f"/t/{table}")
    await ann.begun()
    await expect(ann.words("web-away")).to_be_visible()
    await ann.page.get_by_role("button", name=f"{ann.say('web-remove')} : {ben.name}").click()
    await ann.until(lambda state: state["table"]["seats"][1]["bot"] == "survivor")
    await expect(ann.words("web-away")).to_be_hidden()


# --- once more


async def test_people_play_again(ann: Person, ben: Person) -> None:
    table = await sit_together(ann, ben)
    await ben.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
    await ann.let_bots_finish()
    await ann.button("web-rematch").click()
    await ann.page.wait_for_url(lambda url: not url.endswith(table))
    await ben.button("web-join-rematch").click()
    for person in (ann, ben):
        person.answered = -1
        await person.until(lambda state: state["table"]["id"] != table and state["asked"])
        await expect(person.region("hand")).to_be_visible()
    assert ann.table == ben.table != table
    await asyncio.gather(*(one.play(until=lambda state: state["view"]["round"] == 2) for one in (ann, ben)))
