"""Screenshots of the place where a text appears, for translators.

It starts a local server in which this text bears an invisible mark. A browser visits the pages until it finds the mark,
and takes a screenshot with a frame around the text. A text that no page shows is searched in the terminal's output.
Nothing is fetched from the network.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, all_games
from shambles.core.playing.shelf import needed_options
from shambles.languages.finding import ENGLISH, PSEUDO, VARIABLE
from shambles.languages.reading import HOUSE_PAGES, entries

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page

MARK = "\u2060\u2061\u2060"  # characters without width, which occur in no text
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
PATIENCE = 60_000  # milliseconds
MOST = 16  # things that are pressed on one page
FETCHED = 200  # milliseconds for a part of a page that is fetched when it is opened

PAGES = ("/", "/me", "/daily", "/clubs", "/on-now", "/seasons", "/league", "/host", "/t/nowhere")
PAGES_OF_A_GAME = ("/?new={game}", "/rules/{game}", "/learn/{game}", "/puzzles/{game}", "/workshop/{game}")
# Things to press that show more of a page, and change nothing.
OPENERS = "[role=tab], summary, header button, [aria-haspopup], button[aria-expanded=false]"

# The element that bears the mark in its words or its name; one that is seen comes first.
FIND = """mark => {
  const bears = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.includes(mark)) ||
    [...e.attributes].some(a => a.value.includes(mark));
  const found = [...document.querySelectorAll('body *')].filter(bears);
  return found.find(e => e.checkVisibility() && e.getBoundingClientRect().width > 4) ?? found[0];
}"""
FRAME = """e => {
  while (e.parentElement && !(e.checkVisibility() && e.getBoundingClientRect().width > 4)) e = e.parentElement;
  e.scrollIntoView({ block: 'center' });
  Object.assign(e.style, { outline: '4px solid #d0021b', outlineOffset: '2px' });
}"""
TERMINAL = """body { background: #1b1b1b; color: #e8e4da; font: 14px/1.35 monospace; padding: 12px }
p { margin: 0; white-space: pre-wrap } .it { outline: 2px solid #d0021b; background: #5a1a1a }"""
# Input in plain mode: every command once, then the first answer again and again.
TYPED = "\n".join(["help", "options", "table", "", "why 1", "rule X-1", "meanwhile", "undo", *["#1"] * 300, "stop"])
AROUND = 9  # lines before and after
OVER = "table => fetch(`/api/tables/${table}`).then(r => r.json()).then(t => t.status === 'over')"


def draw_place(key: str, lang: str, width: int, file: Path) -> str:
    """Take a screenshot of the place where a text appears. Returns the address of its page, or the command."""
    from playwright.sync_api import sync_playwright

    program = find_browser()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        game = write_marked(Path(folder) / "marked", key, lang)
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        with serving(Path(folder)) as address:
            context = browser.new_context(
                base_url=address, viewport={"width": width, "height": 760}, reduced_motion="reduce"
            )
            context.add_init_script("localStorage.shambles ??= '{\"invited\": true}'")
            page = context.new_page()
            for path in paths(page, game):
                if (found := look(page, path, lang)) is not None:
                    found.evaluate(FRAME)
                    page.screenshot(path=file)
                    return path
        for words in commands(game or all_games()[0], lang):
            if (lines := lines_around(words, Path(folder))) is not None:
                blank = browser.new_page(viewport={"width": width, "height": 480})
                blank.set_content(drawn(lines))
                blank.screenshot(path=file)
                return " ".join(("shambles", *words))
    raise BadInput("key", "text-not-seen", found=key[:60])


def find_browser() -> str:
    """Path of an installed Chromium. None is ever downloaded."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise BadInput("picture", "no-chromium", known=BROWSERS)
    return found


def write_marked(folder: Path, key: str, lang: str) -> Game[Any, Any] | None:
    """Write a folder for SHAMBLES_LANGUAGES in which this text begins with the mark.

    Returns the game of the text, if any.
    """
    spoken = ENGLISH if lang == PSEUDO else lang
    for game in (None, *all_games()):
        for name in HOUSE_PAGES.values() if game is None else (".ftl", "lessons.ftl"):
            entry = entries(name, spoken, game).get(key) or entries(name, ENGLISH, game).get(key)
            if entry is not None:
                page = folder / (game.slug if game else "") / f"{name.removesuffix('ftl').lstrip('.')}{spoken}.ftl"
                page.parent.mkdir(parents=True)
                page.write_text(marked(entry), "utf-8")
                return game
    raise BadInput("key", "no-such-text", found=key[:60])


def marked(entry: str) -> str:
    read = FluentParser(with_spans=False).parse(entry)
    for one in read.body:
        if isinstance(one, Message) and one.value is not None:
            one.value.elements.insert(0, TextElement(MARK))
    return FluentSerializer().serialize(read)


# --- walking past the pages


def paths(page: Page, game: Game[Any, Any] | None) -> Iterator[str]:
    """Pages to visit: those of the text's game; for a text of the house its own pages, and those of one game."""
    if game is None:
        yield from PAGES
        game = all_games()[0]
    yield from (path.format(game=game.slug) for path in PAGES_OF_A_GAME)
    yield from tables(page, game)


def tables(page: Page, game: Game[Any, Any]) -> Iterator[str]:
    """Pages of a table: with a question, after its end, and its replay and review."""
    options = needed_options(game)
    bots = game.usual_number(game.read_options(options)) - 1
    seats = [{"kind": "you"}, *[{"kind": "bot"}] * bots]
    opened = ask(page, "/api/tables", {"game": game.slug, "name": "Ann", "seats": seats, "options": options})
    table = opened["table"]["id"]
    yield f"/t/{table}"
    ask(page, f"/api/tables/{table}/bot", {"bot": "greedy"})
    page.wait_for_function(OVER, arg=table, polling=500, timeout=2 * PATIENCE)
    yield from (f"/t/{table}", f"/replay/{table}", f"/review/{table}")


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Send a request to the server, with this browser's cookies."""
    reply = page.context.request.post(path, data=body, headers={"x-shambles": "1"})
    if not reply.ok:
        raise RuntimeError(reply.text())
    return reply.json()


def look(page: Page, path: str, lang: str) -> ElementHandle | None:
    """The marked element of a page, visible at once or after one of its buttons was pressed."""
    page.goto(f"{path}{'&' if '?' in path else '?'}lang={lang}")
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang, timeout=PATIENCE)
    page.get_by_role("main").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    if (found := seen(page)) is not None:
        return found
    openers = [one for one in page.query_selector_all(OPENERS) if one.is_visible()]
    for opener in openers[:MOST]:
        opener.evaluate("e => e.isConnected && e.click()")
        page.wait_for_timeout(FETCHED)
        if (found := seen(page)) is not None:
            return found
        page.keyboard.press("Escape")
    return None


def seen(page: Page) -> ElementHandle | None:
    return page.evaluate_handle(FIND, MARK).as_element()


# --- the terminal


def commands(game: Game[Any, Any], lang: str) -> Iterator[tuple[str, ...]]:
    """Command lines to search: games in plain mode, played with the first answers, and lists."""
    chosen = (f"{name}={value}" for name, value in needed_options(game).items())
    options = (word for one in chosen for word in ("--option", one))
    yield ("play", game.slug, "--plain", *options, "--seed", "7", "--lang", lang)
    yield ("puzzle", game.slug, "--plain", "--lang", lang)
    yield ("games", "--lang", lang)


def lines_around(words: tuple[str, ...], folder: Path) -> list[str] | None:
    """Output of a command around the marked text; None if the text does not occur."""
    env = os.environ | {VARIABLE: languages_with(folder), "XDG_STATE_HOME": str(folder)}
    said = folder / "said"
    with said.open("w") as out, suppress(subprocess.TimeoutExpired):
        command = [sys.executable, "-m", "shambles", *words]
        subprocess.run(
            command, input=TYPED, env=env, stdout=out, stderr=out, text=True, timeout=PATIENCE / 1000, check=False
        )
    lines = said.read_text("utf-8").splitlines()
    at = next((number for number, line in enumerate(lines) if MARK in line), None)
    return None if at is None else lines[max(at - AROUND, 0) : at + AROUND]


def drawn(lines: Sequence[str]) -> str:
    """The lines as an HTML page, with the marked one in a frame."""
    shown = (f"<p{' class=it' if MARK in line else ''}>{escape(line) or '&nbsp;'}</p>" for line in lines)
    return f"<style>{TERMINAL}</style>{''.join(shown)}"


# --- the server


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a local server with the marked text. Yields its address."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    command = [sys.executable, "-m", "shambles", "serve", "--port", str(port), "--bot-pause", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{folder / 'tables.db'}"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, env=os.environ | {VARIABLE: languages_with(folder)}, stdout=log, stderr=log)
    try:
        while not is_up(port):
            if server.poll() is not None:
                raise RuntimeError((folder / "log").read_text("utf-8"))
            sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def languages_with(folder: Path) -> str:
    """Value of SHAMBLES_LANGUAGES: the folders named in the environment, and the marked one."""
    return os.pathsep.join(filter(None, (os.environ.get(VARIABLE), str(folder / "marked"))))


def is_up(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0
