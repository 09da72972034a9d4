"""Record states of the client for the gallery: `make gallery`. Tables are played here, and no server is started.

For each game, the first time that each question is asked, the ending and the replay; and the pages that need no table.
A file for each state goes to `browser/gallery/`, where `npm run dev` shows them at /gallery.html.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from gallery.service import SAME, Service
from gallery.tables import PlayedTable
from shambles.languages.finding import languages
from shambles.languages.reading import menu

FOLDER = Path(__file__).parents[2] / "browser" / "gallery"
GAMES: dict[str, dict[str, Any]] = {
    "card_game": {"mode": "hero"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "expert"},
    "board_game": {},
}
SLOW = {"kind": "live", "seconds": 600, "bank": 600}
LONGEST = 200  # answers of a person, after which no new question is waited for
PAGES = {  # by name: the address, and what is read there; {lang} is the language
    "home": ("/", ["/api/games?lang={lang}", "/api/tables?after="]),
    **{
        f"rules-{game}": (
            f"/rules/{game}",
            [f"/api/rules/{game}?lang={{lang}}", f"/api/games/{game}/cards?lang={{lang}}", "/api/games?lang={lang}"],
        )
        for game in GAMES
    },
    **{f"learn-{game}": (f"/learn/{game}", [f"/api/games/{game}/lessons", "/api/games?lang={lang}"]) for game in GAMES},
}


class Viewing:
    """Somebody who looks at a table in one language, and keeps what was said first."""

    looks = True

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat, self.lang = seat, lang
        self.said: list[str] = []

    def send(self, message: bytes) -> None:
        self.said.append(message.decode())

    def send_away(self, reason: str) -> None:
        raise AssertionError(reason)

    def send_back(self) -> None: ...


class Recorder:
    """Makes recordings, with what the service says of games and rules."""

    def __init__(self, service: Service, langs: Sequence[str]) -> None:
        self._langs = langs
        self.words: dict[str, Any] = {}  # of games and rules: what several states read
        self._service, self._client = service, service.client("10.0.0.1")
        self._tables: list[PlayedTable] = []

    async def states(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Each state by name."""
        for name, (path, reads) in PAGES.items():
            yield name, {"path": path, "replies": await self._read(reads)}
        for game in GAMES:
            table = PlayedTable(game, "you bot bot", GAMES[game], seed="gallery", pace=SLOW)
            self._tables.append(table)  # who has looked away is told to nobody, in a moment
            for question in questions(table):
                yield f"{game}-{question}", await self._table(table)
            table.finish()
            yield f"{game}-ending", await self._table(table)
            yield f"{game}-replay", await self._table(table, f"/replay/{table.id}")

    async def _table(self, table: PlayedTable, path: str = "") -> dict[str, Any]:
        """The table as somebody at the first seat sees it now."""
        game, of = table.live.row.game, f"/api/tables/{table.id}"
        words = ["/api/games?lang={lang}", f"/api/games/{game}/texts?lang={{lang}}", f"/api/rules/{game}?lang={{lang}}"]
        replies, sockets = await self._read(words), {}
        for lang in self._langs:
            looker = Viewing(0, lang)
            table.add(looker)
            sockets[f"{of}/socket?lang={lang}"] = looker.said[:1]
            table.drop(looker)
            reads = [of, f"{of}/cards?lang={lang}"]
            if path:
                reads.append(f"{of}/replay?viewpoint=open&since=0&lang={lang}")
            replies |= {f"GET {read}": table.read(read)[1] for read in reads}
        return {"path": path or table.path, "replies": replies, "sockets": sockets}

    async def _read(self, reads: list[str]) -> dict[str, Any]:
        """What the service says, in every language; where it says the same to everybody, it is kept once."""
        found: dict[str, Any] = {}
        for path in dict.fromkeys(read.format(lang=lang) for read in reads for lang in self._langs):
            kept = self.words if path.startswith(SAME) else found
            if f"GET {path}" not in kept:
                kept[f"GET {path}"] = (await self._service.ask(self._client, "GET", path))[1]
        return found


def questions(table: PlayedTable) -> Iterator[str]:
    """Play on, and stop the first time that something new is asked of the first seat: which question that is."""
    seen: set[str] = set()
    for number in range(LONGEST):
        if (ask := table.table.asks.get(0)) is None:
            return
        if ask.key not in seen:
            seen.add(ask.key)
            yield ask.key
        table.answer(0, ask.options[number % len(ask.options)].notation)


async def record(folder: Path, langs: Sequence[str]) -> dict[str, bytes]:
    """Everything that the gallery shows in these languages, by file."""
    service = Service(folder)
    recorder = Recorder(service, langs)
    files = {f"{name}.json": msgspec.json.encode(made) async for name, made in recorder.states()}
    await service.close()
    names = [name.removesuffix(".json") for name in files]
    shelved = {"languages": menu(), "states": names, "replies": recorder.words}
    return files | {"states.json": msgspec.json.encode(shelved)}


async def main() -> None:
    """Everything anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with TemporaryDirectory() as folder:
        for name, made in (await record(Path(folder), languages())).items():
            (FOLDER / name).write_bytes(made)


if __name__ == "__main__":
    asyncio.run(main())
