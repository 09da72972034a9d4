"""People with a real browser: what they see, by role and name, and what they do."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from server.running import Server
from shambles.core.game import find_game
from shambles.core.running.change import apply_change
from shambles.texts import Texts

Frame = dict[str, Any]
SECONDS = 120.0  # on a machine that is busy with other tests

# What a browser says of a network that is gone, and of work in the background that it is kept from: by the tests.
TAKEN_AWAY = re.compile(
    r"net::ERR_|WebSocket connection to|Failed to load resource|Service Worker registration blocked"
)


class Door:
    """Lets people in."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.people: list[Person] = []
        self.chromium = chromium
        self.server = server

    async def person(
        self,
        name: str,
        lang: str = "en",
        server: Server | None = None,
        invited: bool = True,
        game: str = "card_game",
        **device: Any,
    ) -> Person:
        """Somebody with a browser of their own: its cookies, its settings, its address; motion is off unless asked.

        Nothing of ours works in their background unless asked (`service_workers="allow"`): it would fetch every file
        again for when the network is gone, and only a few tests are about that.

        invited     they have said before that they play without sound
        game        the one whose words they read
        """
        address = ".".join(str(byte) for byte in (10, *os.urandom(3)))
        context = await self.chromium.new_context(
            **{
                "base_url": (server or self.server).address,
                "locale": "en-GB" if lang == "en" else lang if "-" in lang else f"{lang}-{lang.upper()}",
                "reduced_motion": "reduce",
                "service_workers": "block",
                "viewport": {"width": 1100, "height": 800},
                "extra_http_headers": {"x-forwarded-for": address},  # each is served as fast as is fair to one
            }
            | device
        )
        context.set_default_timeout(SECONDS * 1000)
        if invited:
            await context.add_init_script("localStorage.shambles ??= '{\"invited\": true}'")
        one = Person(name, context, await context.new_page(), Texts(lang, find_game(game)))
        self.people.append(one)
        return one


class Person:
    """Somebody before a browser. Every frame that the page gets through its socket is kept."""

    def __init__(self, name: str, context: BrowserContext, page: Page, texts: Texts) -> None:
        self.name, self.context, self.page = name, context, page
        self.texts = texts
        self.frames: list[Frame] = []
        self.sent: list[Frame] = []
        self.troubles: list[str] = []
        self.answered = -1  # the number of the ask that was answered last
        self._news = asyncio.Event()
        self._attend(page)

    def _attend(self, page: Page) -> None:
        """Hear what the page gets, and what goes wrong on it."""
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear_console)

    # --- words

    def say(self, key: str, **params: Any) -> str:
        """The words of the language that the page should speak."""
        return self.texts.say(key, **params)

    def button(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def link(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **params), exact=True)

    def on_the_shelf(self, key: str, game: str = "card_game") -> Locator:
        """A link of this game's, among those of all games."""
        return self.link(key).and_(self.page.locator(f'[href$="{game}"]'))

    def heading(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **params), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    def words(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **params))

    # --- coming and going

    async def go(self, path: str = "/") -> None:
        await self.page.goto(path)
        await expect(self.page.get_by_role("main")).to_be_visible()

    async def reload(self) -> None:
        """The same page again."""
        await self.page.reload()

    async def set_up(
        self, seats: str, mode: str = "survival", hands: int = 1, public: bool = False, rated: bool = False
    ) -> None:
        """Open a table through the page where a table is set up: `seats` are you, open, or a bot's level."""
        await self.go("/")
        await self.on_the_shelf("web-set-up").click()
        kinds = seats.split()
        await self.page.get_by_text(self.say(f"mode-{mode}"), exact=True).click()
        await self.unfold("web-rules-and-options")
        await self.page.get_by_label(self.say("option-hands")).fill(str(hands))
        await self.page.get_by_label(self.say("choose-seats")).select_option(str(len(kinds)))
        for number, kind in enumerate(kinds, start=1):
            await self.page.get_by_label(self.say("seat", number=number), exact=True).select_option(kind)
        await self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        if public:
            await self.page.get_by_text(self.say("web-in-the-lobby"), exact=True).click()
        if rated:
            await self.page.get_by_label(self.say("web-rated"), exact=True).check()
        await self.button("web-open-table" if "open" in kinds else "start").click()
        await self.page.wait_for_url("**/t/*")

    async def sit_down(self, seats: str = "you bot bot", mode: str = "survival", **more: Any) -> str:
        """Open a table at once, and go there. Its id."""
        table = await self.open_table(seats, mode, **more)
        await self.go(f"/t/{table}")
        return table

    async def open_table(self, seats: str = "you bot bot", mode: str = "survival", **more: Any) -> str:
        """Open a table without looking at it. Its id."""
        wanted = {"game": "card_game", "name": self.name, "seats": [{"kind": kind} for kind in seats.split()]}
        seated = await self.post("/api/tables", wanted | ({"options": {"mode": mode}} | more))
        table: str = seated["table"]["id"]
        return table

    async def finished_table(self, seats: str, **more: Any) -> str:
        """A table that bots have played to its end, while nobody looked. Its id."""
        table = await self.open_table(seats, **more)
        await self.hand_over(table)
        return table

    async def hand_over(self, table: str) -> None:
        """A bot takes my seat there, and the game is played to its end."""
        await self.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
        async with asyncio.timeout(SECONDS):
            while (await (await self.context.request.get(f"/api/tables/{table}")).json())["status"] != "over":
                await asyncio.sleep(0.2)

    async def join(self, path: str) -> None:
        """Take a free seat in the waiting room."""
        await self.go(path)
        await self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        await self.button("web-sit-down").click()

    async def get(self, path: str) -> Any:
        """Read something from the server, likewise."""
        reply = await self.context.request.get(path)
        assert reply.ok, await reply.text()
        return await reply.json()

    async def post(self, path: str, body: object = None) -> Any:
        """Ask something of the server, with the cookies of this browser."""
        reply = await self.context.request.post(path, data=body or {}, headers={"x-shambles": "1"})
        assert reply.ok, await reply.text()
        return await reply.json()

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    @property
    def table(self) -> str:
        return self.path.rsplit("/", 1)[-1]

    # --- what the socket has said

    @property
    def state(self) -> Frame:
        """The newest state of the table."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "state")

    @property
    def cards(self) -> list[int]:
        """My hand."""
        return list(self.state["view"]["cards"])

    async def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        """Wait until the newest state is as wanted."""
        async with asyncio.timeout(SECONDS):
            while True:
                self._news.clear()
                if any(frame["type"] == "state" for frame in self.frames) and wanted(self.state):
                    return self.state
                await self._news.wait()

    async def asked(self) -> Frame:
        """Wait until something new is asked of me, or the game is over; the state then."""

        def is_new(state: Frame) -> bool:
            return bool(state["asked"]) and state["mine"] is None and state["asked"]["number"] > self.answered

        return await self.until(lambda state: state["outcome"] or is_new(state))

    async def begun(self) -> Frame:
        """Wait until the table is on the screen, with my hand."""
        state = await self.asked()
        await expect(self.region("hand")).to_be_visible()
        return state

    # --- the table

    def card(self, pick: int | str) -> Locator:
        """A card in my hand, by the beginning of its name."""
        begins = self.say("hero") if pick == "hero" else f"{pick},"
        return self.region("hand").get_by_role("button", name=re.compile(rf"^{begins}"))

    def lay_button(self, *picks: int | str) -> Locator:
        """The button that lays these cards."""
        walkers = sorted(pick for pick in picks if isinstance(pick, int))
        notation = "+".join([*map(str, walkers), *(["hero"] if "hero" in picks else [])])
        label, _ = self.state["asked"]["words"][notation]
        return self.button("scene-lay", cards=label)

    def row_button(self, row: int) -> Locator:
        """The button that takes this row (from 0)."""
        name = re.compile(rf"\b{self.say('row', row=row + 1)}\b")
        return self.region("rows").get_by_role("button", name=name)

    async def lay(self, *picks: int | str) -> None:
        """Pick these cards up, and lay them face down."""
        self.answered = (await self.asked())["asked"]["number"]
        for pick in picks:
            await self.card(pick).click()
        await self.lay_button(*picks).click()

    async def take_row(self, row: int) -> None:
        self.answered = (await self.asked())["asked"]["number"]
        await self.row_button(row).click()

    async def answer(self, choose: Callable[[Frame], str] = lambda asked: str(asked["options"][0]["notation"])) -> None:
        """Answer what is asked, as chosen from its options (the first one unless told)."""
        asked = (await self.asked())["asked"]
        notation = choose(asked)
        if asked["key"] == "take-a-row":
            await self.take_row(int(notation.removeprefix("row ")) - 1)
        else:
            await self.lay(*(int(part) if part.isdigit() else part for part in notation.split("+")))

    async def play(self, until: Callable[[Frame], Any] = lambda state: False) -> Frame:
        """Answer whatever is asked until the game is over, or as wanted."""
        while True:
            state = await self.asked()
            if state["outcome"] or until(state):
                return state
            await self.answer()

    async def let_bots_finish(self) -> Frame:
        """A bot takes my seat and plays to the end."""
        await self.post(f"/api/tables/{self.table}/bot", {"bot": "greedy"})
        return await self.until(lambda state: state["outcome"])

    def verdict(self, state: Frame) -> Locator:
        """The heading of an ending: won or lost, and of three players or more the place of somebody who did not win."""
        outcome, seat = state["outcome"], state["seat"]
        scores, returns = outcome["scores"], outcome["returns"]
        if seat in outcome["winners"]:
            return self.heading("web-you-won")
        if len(scores) < 3 or len(set(scores)) == 1:
            return self.heading("web-you-lost")
        ranks = [(one in outcome["winners"], returns[one], scores[one]) for one in range(len(scores))]
        place, shared = 1 + sum(rank > ranks[seat] for rank in ranks), ranks.count(ranks[seat]) > 1
        return self.heading("web-came", place=place, count=len(scores), shared="yes" if shared else "no")

    async def unfold(self, key: str) -> None:
        """Show what is folded under these words."""
        await self.page.locator("summary", has_text=self.say(key)).click()

    def log(self) -> Locator:
        """The lines of what happened."""
        return self.region("log").get_by_role("listitem")

    # --- within

    def _listen(self, socket: WebSocket) -> None:
        if "/api/tables/" not in socket.url:
            return  # a club night's: each of its frames is a whole page
        socket.on("framereceived", lambda data: self._take_in(self.frames, data))
        socket.on("framesent", lambda data: self._take_in(self.sent, data))

    def _take_in(self, kept: list[Frame], data: str | bytes) -> None:
        frame: Frame = json.loads(data)
        kept.append(after_news(self.state, frame) if frame["type"] == "news" else frame)
        self._news.set()

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not TAKEN_AWAY.search(message.text):
            self.troubles.append(message.text)


def after_news(state: Frame, news: Frame) -> Frame:
    """The whole state after news, with what they told."""
    steps, change = news.pop("steps", []), news.pop("change", None)
    view = state["view"]
    for step in steps:
        view = apply_change(view, step.pop("change", None))
    told = {"events": steps, "number": steps[-1]["number"]} if steps else {"events": []}
    return {**state, "chat": [], **news, **told, "type": "state", "view": apply_change(view, change)}


async def sit_together(one: Person, other: Person, seats: str = "you open bot", mode: str = "survival") -> str:
    """Both at a table, and its first question asked. Its id."""
    table = await one.open_table(seats, mode)
    await other.post(f"/api/tables/{table}/join", {"name": other.name})
    await asyncio.gather(one.go(f"/t/{table}"), other.go(f"/t/{table}"))
    await asyncio.gather(one.begun(), other.begun())
    return table


async def in_a_few_frames(person: Person, what: Locator, count: int) -> None:
    """At once: so many of it are there within a quarter of a second, counted in frames, which a busy machine draws
    more slowly."""
    for _ in range(15):
        if await what.count() == count:
            return
        await person.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"not at once: {await what.count()} of {what}, not {count}")


async def picture(person: Person, name: str) -> None:
    """For whoever wants to look: SHAMBLES_PICTURES names a folder."""
    if folder := os.environ.get("SHAMBLES_PICTURES"):
        await person.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


async def in_all_shapes(person: Person, name: str) -> None:
    """The page fits, wide and narrow, by day and by night; a picture of each."""
    colours: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for width in (1280, 320):
        await person.page.set_viewport_size({"width": width, "height": 800})
        for one in colours:
            await person.page.emulate_media(color_scheme=one)
            assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, one)
            await picture(person, f"{name}-{width}-{one}")
