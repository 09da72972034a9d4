"""A full screen to press keys on, and what a person would read there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from shambles import Table
from shambles.terminal.screen.app import FullScreen
from shambles.terminal.screen.pages import Curtain
from shambles.terminal.screen.table import TableScreen
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import LANGUAGES, Texts

SMALL = (80, 24)
TO_DUTCH = ["l"] * LANGUAGES.index("nl")  # from English, one language after another


def seat(
    file: Path, mode: str, seats: int = 4, people: int = 1, seed: int = 3, hands: int = 1, lang: str = "en"
) -> Sitting:
    """A new game with bots that play at random."""
    table = Table.open("card_game", seats=seats, options={"mode": mode, "hands": hands}, seed=seed)
    return Sitting(table, seat_people(seats, people, ["random"]), Texts(lang, table.game), file)


class Person:
    """Somebody at the keyboard."""

    def __init__(self, pilot: Pilot[None], app: FullScreen) -> None:
        self.pilot, self.app = pilot, app

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def scene(self) -> Any:
        """The scene of whatever game is played."""
        return self.table.scene

    @property
    def question(self) -> str | None:
        return self.table.ask.key if self.table.ask else None

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until the table waits for a person again."""
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        while True:
            await self.pilot.pause()
            if not self.app.is_running or not any(isinstance(one, TableScreen) for one in self.app.screen_stack):
                return
            if self.table.ask is not None or self.table.is_over or isinstance(self.app.screen, Curtain):
                await self.pilot.pause()
                return

    async def resize(self, width: int, height: int) -> None:
        """Another size of the terminal, and wait until everything is drawn in it."""
        await self.pilot.resize_terminal(width, height)
        drawn = None
        while drawn != (drawn := self.read()):  # on a busy machine it takes more than one look
            for _ in range(3):
                await self.pilot.pause()

    def read(self) -> str:
        """Everything on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def words(self) -> str:
        """Everything on the screen, whatever the line breaks."""
        return " ".join(self.read().split())


@asynccontextmanager
async def sit(sitting: Sitting, size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    """Somebody sits down in front of this sitting."""
    app = FullScreen(sitting.texts.lang, sitting.file, sitting)
    async with app.run_test(size=size) as pilot:
        person = Person(pilot, app)
        await person.settle()
        yield person


@asynccontextmanager
async def choose(file: Path, lang: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    """Somebody in front of the chooser."""
    app = FullScreen(lang, file)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(pilot, app)
