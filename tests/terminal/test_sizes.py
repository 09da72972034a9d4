"""Every screen of every game in every size from 20×8 to 300×100: nothing breaks, and one can always answer."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path
from random import Random

import pytest

from shambles import Table, slugs
from shambles.core.game import find_game
from shambles.terminal.screen import table as table_screen
from shambles.terminal.screen.choose import options_of
from shambles.terminal.screen.pages import Curtain
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import LANGUAGES, Texts
from terminal.screens import Person, choose, sit

WIDTHS = (20, 37, 61, 80, 120, 300)
HEIGHTS = (8, 13, 24, 40, 100)
CORNERS = [(20, 8), (20, 100), (300, 8), (300, 100)]
SIZES = [size for size in product(WIDTHS, HEIGHTS) if size not in CORNERS]
OFTEN = 2  # sizes between two answers
NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))


def seat_at(slug: str, file: Path, people: int = 1) -> Sitting:
    game = find_game(slug)
    options = {name: values[0] for name, values in options_of(game).items()}
    most = game.seat_range(game.read_options(options))[-1]
    table = Table.open(slug, seats=most, options=options, seed=4)
    lang = LANGUAGES[len(slug) % 2]
    return Sitting(table, seat_people(len(table.seats), people, ["random"]), Texts(lang, game), file / "sitting.json")


async def check(person: Person, width: int, height: int) -> None:
    """All lines fit; what can be answered is to be seen, or how much room that takes."""
    await drawn(person)
    lines = person.read().splitlines()
    assert len(lines) <= height
    assert max(map(len, lines)) <= width
    scene = person.scene
    if scene.is_small:
        assert f"{scene.needs(scene.view).width + 2}×" in person.read()
    if person.table.ask is not None:
        assert "▸" in person.read() or "◂" in person.read()


async def drawn(person: Person) -> None:
    """A scene that has found out how small it is says so in its next picture; on a busy machine that takes a while."""
    scene = person.scene
    for _ in range(100):
        if not scene.is_small or f"{scene.needs(scene.view).width + 2}×" in person.read():
            return
        await person.pilot.pause(0.05)


@pytest.mark.parametrize("slug", slugs())
async def test_a_table_is_played_in_every_size(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")
    rng = Random(slug)
    sizes = [*CORNERS, *rng.sample(SIZES, len(SIZES) if NIGHTLY else len(SIZES) // 6)]
    async with sit(seat_at(slug, tmp_path), (80, 24)) as person:
        for at, size in enumerate(sizes):
            await person.resize(*size)
            await check(person, *size)
            if at % OFTEN == 0 and person.table.ask is not None:
                person.table.answer(rng.choice(person.table.ask.options).notation)
                await person.settle()


@pytest.mark.parametrize("slug", slugs())
async def test_a_terminal_changes_its_size_while_something_happens(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_screen, "STEP", 0.01)
    async with sit(seat_at(slug, tmp_path), (80, 24)) as person:
        for keys, size in (
            (("enter",), (20, 8)),
            (("enter",), (120, 31)),
            (("tab",), (37, 13)),
            (("enter",), (300, 100)),
        ):
            await person.pilot.press(*keys)
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
        await person.pilot.press("escape", "tab")
        await person.settle()
        await check(person, 300, 100)


@pytest.mark.parametrize("key", ["r", "question_mark"])
async def test_a_page_over_the_table_changes_its_size(key: str, tmp_path: Path) -> None:
    async with sit(seat_at("card_game", tmp_path), (80, 24)) as person:
        await person.pilot.press(key)
        for size in ((20, 8), (300, 100), (37, 13), (80, 24)):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            assert max(map(len, person.read().splitlines())) <= size[0]
        await person.press("escape")
        await check(person, 80, 24)


async def test_the_curtain_and_the_chooser_change_their_sizes(tmp_path: Path) -> None:
    async with sit(seat_at("card_game", tmp_path, people=2), (80, 24)) as person:
        assert isinstance(person.app.screen, Curtain)
        await person.pilot.resize_terminal(20, 8)
        await person.press("enter")
        await check(person, 20, 8)
    async with choose(tmp_path / "other.json") as person:
        for size in ((20, 8), (300, 100), (37, 13)):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            assert max(map(len, person.read().splitlines())) <= size[0]
        await person.press("enter")
        assert person.question == "lay-cards"
