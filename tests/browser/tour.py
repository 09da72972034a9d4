"""A walk past every screen, for what has to hold on all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import expect

from browser.people import Person


async def tour(person: Person, friend: Person) -> AsyncIterator[str]:
    """The name of each screen, once it is there."""
    async for screen in outside(person):
        yield screen
    async for screen in at_the_table(person, friend):
        yield screen
    async for screen in afterwards(person):
        yield screen


async def outside(person: Person) -> AsyncIterator[str]:
    """What one sees before one sits down."""
    await person.go("/")
    await expect(person.button("mode-hero")).to_be_visible()
    yield "home"
    await person.button("web-settings").click()
    await expect(person.dialog("web-settings")).to_be_visible()
    yield "settings"
    await person.page.keyboard.press("Escape")
    await person.on_the_shelf("web-set-up").click()
    await expect(person.button("web-open-table")).to_be_visible()
    yield "set-up"
    await person.go("/rules/card_game")
    await expect(person.heading("web-examples")).to_be_visible()
    yield "rules"
    await person.go("/t/nowhere")
    await expect(person.heading("web-lost-title")).to_be_visible()
    yield "lost"


async def at_the_table(person: Person, friend: Person) -> AsyncIterator[str]:
    """A game with a friend, who never answers, and a bot; and one against bots, until a row has to be taken."""
    table = await person.sit_down("you open bot", mode="hero")
    await expect(person.heading("web-waiting-room")).to_be_visible()
    yield "waiting-room"
    await friend.post(f"/api/tables/{table}/join", {"name": friend.name})
    await person.begun()
    yield "asked"
    await person.card(person.cards[0]).click()
    await person.card("hero").click()
    yield "picked"
    await person.lay_button(person.cards[0], "hero").click()
    await person.until(lambda state: state["mine"])
    await expect(person.words("waiting-for", names=friend.name)).to_be_visible()
    yield "waiting"
    await person.button("rules").click()
    await expect(person.dialog("rules").get_by_text("CG-061", exact=True).first).to_be_visible()
    yield "rules-drawer"
    await person.page.keyboard.press("Escape")
    await person.button("web-table").click()
    await expect(person.dialog("web-table")).to_be_visible()
    yield "menu"
    await person.page.keyboard.press("Escape")
    await person.page.get_by_role("tab", name=person.say("web-chat")).click()
    yield "chat"
    await until_a_row_is_asked(person)
    await expect(person.row_button(3)).to_be_visible()
    yield "row"


async def afterwards(person: Person) -> AsyncIterator[str]:
    """The game is over."""
    await person.let_bots_finish()
    await person.unfold("web-more")
    await expect(person.link("web-replay")).to_be_visible()
    yield "over"
    await person.button("web-fair-deal").click()
    await expect(person.words("web-sound-yes")).to_be_visible()
    yield "fair-deal"
    await person.page.keyboard.press("Escape")
    await person.link("web-replay").click()
    await expect(person.region("scene-hands")).to_be_visible()
    yield "replay-begins"
    await person.button("web-last").click()
    await expect(person.heading("scene-final")).to_be_visible()
    yield "replay"


async def until_a_row_is_asked(person: Person) -> None:
    """Sit down where the rows are high, and lay a low card; if a bot's was lower still, try again."""
    for _ in range(8):
        person.answered = -1
        await person.sit_down("you bot", scenario="CG-G03")
        await person.until(lambda state: state["table"]["id"] == person.table)
        await person.lay(person.cards[0])
        state = await person.asked()
        if state["asked"]["key"] == "take-a-row":
            return
    raise AssertionError("no row was ever asked for")
