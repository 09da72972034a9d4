"""Games without a scene of their own, played through the base scene and in plain lines; what can be done meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.test_meanwhile import CLUB
from shambles import Table
from shambles.core import game
from shambles.terminal.plain import Plain
from shambles.terminal.scene.base import Scene
from shambles.terminal.screen.pages import Aside
from shambles.terminal.sitting import Sitting
from shambles.texts import Texts
from terminal.screens import sit

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def club(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sitting:
    """A dinner for a person and a bot. It has no words of its own: the keys are said as they are."""
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    return Sitting(Table.open("club", seats=2, seed=1), [None, "random"], Texts("en"), tmp_path / "sitting.json")


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sitting:
    """Somebody else's game, with texts and without a terminal room."""
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), *sys.path])
    from goofspiel import GAME

    monkeypatch.setitem(game._shelf, "goofspiel", lambda: GAME)
    table = Table.open("goofspiel", seats=3, options={"deal": "shuffled"}, seed=2)
    return Sitting(table, [None, "random", "greedy"], Texts("en", GAME), tmp_path / "sitting.json")


def play(sitting: Sitting, *typed: str) -> tuple[bool, list[str]]:
    lines: list[str] = []
    left: Iterator[str] = iter(typed)

    def read() -> str:
        word = next(left, None)
        if word is None:
            raise EOFError
        return word

    return Plain(sitting, read, lines.append).play(), lines


# --- any game


async def test_the_base_scene_plays_a_whole_game(goofspiel: Sitting) -> None:
    async with sit(goofspiel) as person:
        assert type(person.scene) is Scene
        assert person.scene.view is not None
        view = person.scene.view
        words = person.words()
        assert f"What is bid for: {view.stakes[0]}" in words
        assert "Prizes still face down: 12" in words
        assert "You: cards 13" in words
        assert "Greedy 3: cards 13, points 0" in words
        assert str(view.seats[1].hand) == "None"
        assert f"▸   {view.seats[0].hand[0]}" in person.read()
        while not person.table.is_over:
            await person.press("enter")
        outcome = goofspiel.table.outcome
        assert outcome is not None
        for name, score in zip(goofspiel.names, outcome.scores, strict=True):
            assert f"{name} {score}" in person.words().replace("  ", " ")


def test_any_game_is_read_in_plain_lines(goofspiel: Sitting) -> None:
    over, lines = play(goofspiel, "why 99", *["#1"] * 13)
    assert over
    assert "Prizes still face down: 12" in lines
    assert any(line.startswith("#1  ") for line in lines)
    assert sum(line == "Players:" for line in lines) == 13


# --- meanwhile, and answers that lie open


async def test_what_can_be_done_meanwhile_is_a_quiet_key(club: Sitting) -> None:
    async with sit(club) as person:
        assert person.question == "dish"
        assert "m You can also" in person.words()
        await person.pilot.press("m")
        assert isinstance(person.app.screen, Aside)
        assert "salt" in person.read()
        await person.pilot.resize_terminal(20, 8)
        await person.press("escape")
        assert 0 not in club.table.view(0).salted  # type: ignore[attr-defined]
        await person.resize(80, 24)
        await person.pilot.press("m")
        await person.press("enter")
        assert 0 in club.table.view(0).salted  # type: ignore[attr-defined]
        assert person.question == "dish"
        assert "m You can also" not in person.words()
        await person.press("m", "enter")
        assert person.table.is_over


async def test_open_answers_stand_beside_their_seats_while_they_are_given(club: Sitting) -> None:
    async with sit(club) as person:
        assert f"Random 2: {club.table.shown[1]}" in person.words()
        assert "You: to play" in person.words()


def test_in_plain_lines_it_is_a_word(club: Sitting) -> None:
    _, lines = play(club, "meanwhile", "meanwhile pepper", "meanwhile salt", "meanwhile")
    assert "You can also do something else now: type meanwhile." in lines
    assert "#1  salt" in lines
    assert "“pepper” is not an answer you can give here. [CL-010]" in lines
    assert "There is nothing else you can do now." in lines
    assert any(line.startswith("Random 2 chooses: ") for line in lines)
    assert 0 in club.table.view(0).salted  # type: ignore[attr-defined]
