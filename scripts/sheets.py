"""Contact sheets: every page at four sizes, in two languages and two themes: `python scripts/sheets.py`, `make sheets`.

One picture for each page, in `artefacts/sheets/`, to be looked at before a release. Names of pages, or beginnings of
them, make only those: `python scripts/sheets.py lesson table-tacdex`.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
import sys
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

ROOT = Path(__file__).parents[1]
SHEETS = ROOT / "artefacts" / "sheets"

SIZES = [(1280, 800), (1920, 1080), (360, 740), (320, 640)]
LOOKS = [(lang, theme) for lang in ("en", "nl") for theme in ("light", "dark")]
SHRUNK = 0.5  # of a page, on its sheet
PATIENCE = 90_000  # milliseconds

GAMES: dict[str, dict[str, Any]] = {
    "card_game": {"mode": "survival"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}
# How far a game has come, in answers, where somebody looks at the middle of it.
MIDDLE = {"card_game": 5, "tacdex": 20, "best_defense": 60, "board_game": 50}
COURSES = {"card_game": "survival", "tacdex": "two", "best_defense": "beginner", "board_game": "race"}
QUICK = {"kind": "live", "seconds": 60, "bank": 60}

Act = Callable[[Page], Awaitable[None]]


class Host:
    """Opens the tables that are looked at."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.is_player = False

    async def post(self, path: str, body: object) -> Any:
        reply = await self.context.request.post(path, data=body, headers={"x-shambles": "1"})
        assert reply.ok, await reply.text()
        return await reply.json()

    async def become_player(self, name: str = "Ann") -> None:
        """From here on known by name, unless already."""
        if not self.is_player:
            await self.post("/api/people", {"name": name})
        self.is_player = True

    async def open(self, game: str, seats: str = "you bot bot", **more: Any) -> str:
        """A table's address."""
        wanted = {
            "game": game,
            "name": "Ann",
            "seats": [{"kind": one} for one in seats.split()],
            "options": GAMES[game],
        }
        return str((await self.post("/api/tables", wanted | more))["table"]["id"])

    async def finish(self, game: str) -> str:
        """A table that bots have played to its end. Its id."""
        table = await self.open(game)
        await self.post(f"/api/tables/{table}/bot", {"bot": "greedy"})
        while (await (await self.context.request.get(f"/api/tables/{table}")).json())["status"] != "over":
            await asyncio.sleep(0.5)
        return table


# --- what is to be seen: by name, a way there and what is done then


async def settled(page: Page) -> None:
    """Nothing is on its way any more."""
    await page.wait_for_load_state("networkidle")
    await page.evaluate("() => document.fonts.ready.then(() => {})")


async def scene_is_there(page: Page) -> None:
    await page.locator(".frame > *:not(p)").first.wait_for()
    await settled(page)


def press(selector: str, then: str) -> Act:
    async def act(page: Page) -> None:
        await scene_is_there(page)
        await page.locator(selector).first.click()
        await page.locator(then).first.wait_for()

    return act


async def open_settings(page: Page) -> None:
    await page.locator("header .actions button").last.click()
    await page.locator("dialog[open]").wait_for()


async def hint_is_there(page: Page) -> None:
    await scene_is_there(page)
    await page.locator(".press [aria-expanded]").click()
    await page.locator(".words.shown .answer").wait_for()


async def review_is_there(page: Page) -> None:
    await settled(page)
    await page.locator("main h1").first.wait_for()
    await page.locator("main [role=progressbar], main progress").wait_for(state="detached", timeout=4 * PATIENCE)


Made = Callable[[Host], Awaitable[str]]


def at(path: str) -> Made:
    async def made(_: Host) -> str:
        return path

    return made


def pages() -> Iterator[tuple[str, Made, Act]]:
    """Every page: its name, its address, and when it is all there."""
    yield "home", at("/"), settled
    yield "settings", at("/"), open_settings
    yield "lost", at("/nowhere/at/all"), settled
    yield "rules", at("/rules/card_game"), settled
    yield "waiting-room", waiting_room, settled
    yield "daily", at("/daily"), settled
    yield "workshop", at("/workshop/best_defense"), settled
    yield "seasons", at("/seasons"), settled
    yield "league", at("/league"), settled
    yield "host", at("/host"), settled
    yield "on-now", public_table, settled
    yield "play-on", ended("replay", "tacdex"), press('button:text-matches("play on|verder", "i")', "dialog[open]")
    for game in GAMES:
        yield f"set-up-{game}", at(f"/?new={game}"), settled
        yield f"learn-{game}", at(f"/learn/{game}"), settled
        yield f"lesson-{game}", at(f"/learn/{game}/{COURSES[game]}"), scene_is_there
        yield f"puzzles-{game}", at(f"/puzzles/{game}"), settled
        yield f"puzzle-{game}", at(f"/puzzles/{game}/{COURSES[game]}"), scene_is_there
        yield f"table-{game}", table_of(game), scene_is_there
        yield f"middle-{game}", middle_of(game), scene_is_there
        yield f"hint-{game}", table_of(game), hint_is_there
        yield f"ending-{game}", ended("t", game), scene_is_there
        yield f"replay-{game}", ended("replay", game), scene_is_there
        yield f"review-{game}", ended("review", game), review_is_there
    yield "menu", table_of("card_game"), press("header .actions button:nth-last-child(2)", "dialog[open]")
    yield "guest", at("/me"), settled
    yield "me", my_page, settled  # from here on the host is a player
    yield "club", club_night, settled
    yield "clubs", at("/clubs"), settled


async def waiting_room(host: Host) -> str:
    return f"/t/{await host.open('card_game', 'you open bot', pace=QUICK)}"


async def my_page(host: Host) -> str:
    await host.become_player()
    return "/me"


async def public_table(host: Host) -> str:
    """What is on now; somebody who stays sits at a table."""
    table = await host.open("card_game", public=True)
    await (await host.context.new_page()).goto(f"/t/{table}")
    return "/on-now"


async def club_night(host: Host) -> str:
    """A night of four people, in its first round."""
    wanted = {"name": "Thursday at Ann's", "game": "card_game", "format": "swiss", "seats": 2, "pace": QUICK}
    await host.become_player()
    club = (await host.post("/api/clubs", wanted | {"options": {"mode": "hero", "hands": 1}}))["id"]
    for name in ("Ann", "Ben", "Cees", "Dee"):
        one = host
        if name != "Ann":
            assert host.context.browser
            one = Host(await host.context.browser.new_context(base_url=host.address), host.address)
            await one.become_player(name)
        await one.post(f"/api/clubs/{club}/join", {"name": name})
        await one.post(f"/api/clubs/{club}/here", {})
    await host.post(f"/api/clubs/{club}/begin", {})
    return f"/club/{club}"


def middle_of(game: str) -> Made:
    async def made(host: Host) -> str:
        over[game] = over.get(game) or await host.finish(game)
        wanted = {"name": "Ann", "seats": [{"kind": one} for one in ("you", "bot", "bot")], "step": MIDDLE[game]}
        return f"/t/{(await host.post(f'/api/tables/{over[game]}/play-on', wanted))['table']['id']}"

    return made


def table_of(game: str) -> Made:
    async def made(host: Host) -> str:
        return f"/t/{await host.open(game)}"

    return made


over: dict[str, str] = {}  # the finished table of each game


def ended(page: str, game: str) -> Made:
    async def made(host: Host) -> str:
        over[game] = over.get(game) or await host.finish(game)
        return f"/{page}/{over[game]}"

    return made


# --- looking


@contextmanager
def served() -> Iterator[str]:
    """A server of our own; its address."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "shambles", "serve", "--port", str(port), "--bot-pause", "0"]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/tables.db"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, process)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            with urlopen(f"{address}/healthz"):
                return
        except OSError:
            continue
    raise SystemExit("The server did not start. Is the client built? make play does that.")


async def look_at(
    chromium: Browser, address: str, path: str, act: Act, cookies: Any, look: tuple[str, str]
) -> list[bytes]:
    """Pictures of one page at all sizes."""
    lang, theme = look
    kept = json.dumps({"lang": lang, "theme": theme, "motion": "off"})
    storage = {
        "cookies": cookies,
        "origins": [{"origin": address, "localStorage": [{"name": "shambles", "value": kept}]}],
    }
    state: Any = storage
    context = await chromium.new_context(base_url=address, storage_state=state, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    pictures = []
    for number, (width, height) in enumerate(SIZES):
        await page.set_viewport_size({"width": width, "height": height})
        if number == 0:
            await page.goto(path)
            await act(page)
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        pictures.append(await page.screenshot())
    await context.close()
    return pictures


async def make_sheet(chromium: Browser, name: str, rows: dict[tuple[str, str], list[bytes]]) -> None:
    """All the pictures of a page on one sheet, half as large as they are."""
    figures = []
    for (lang, theme), pictures in rows.items():
        for (width, height), picture in zip(SIZES, pictures, strict=True):
            source = f"data:image/png;base64,{b64encode(picture).decode()}"
            size = f'width="{int(width * SHRUNK)}" height="{int(height * SHRUNK)}"'
            said = f"<figcaption>{width} × {height} {lang} {theme}</figcaption>"
            figures.append(f'<figure><img {size} src="{source}">{said}</figure>')
    columns = " ".join(f"{int(width * SHRUNK)}px" for width, _ in SIZES)
    grid = f"display: grid; grid-template-columns: {columns}; gap: 12px; margin: 12px; font: 13px sans-serif"
    style = f"body {{ {grid} }} figure {{ margin: 0 }}"
    page = await chromium.new_page(
        viewport={"width": int(sum(width for width, _ in SIZES) * SHRUNK) + 60, "height": 600}
    )
    await page.set_content(f"<style>{style}</style>{''.join(figures)}")
    await page.screenshot(path=SHEETS / f"{name}.png", full_page=True)
    await page.close()


async def main(wanted: list[str]) -> None:
    found = shutil.which("chromium")
    if not found:
        raise SystemExit("The sheets need Chromium: apt-get install chromium")
    SHEETS.mkdir(parents=True, exist_ok=True)
    with served() as address:
        async with async_playwright() as playwright:
            chromium = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
            host = Host(await chromium.new_context(base_url=address), address)
            for name, made, act in pages():
                if wanted and not any(name.startswith(one) for one in wanted):
                    continue
                path = await made(host)
                cookies = await host.context.cookies()
                rows = {look: await look_at(chromium, address, path, act, cookies, look) for look in LOOKS}
                await make_sheet(chromium, name, rows)
                print(SHEETS / f"{name}.png", flush=True)
            await chromium.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
