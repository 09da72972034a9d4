"""Puzzles at the terminal on the full screen, and the moments of one's own game."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambles.core.asking.reply import Accepted, Refusal
from shambles.core.game import find_game
from shambles.puzzles.puzzle import shipped
from shambles.terminal.puzzles import Solved, own_sittings, puzzle_sittings
from shambles.terminal.screen.app import FullScreen
from shambles.testing.tables import finish, kinds_of
from shambles.texts import Texts
from terminal.screens import Person

GAME = find_game("card_game")


@pytest.fixture(autouse=True)
def _still_and_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NO_MOTION", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


async def test_two_puzzles_on_the_full_screen() -> None:
    """The first is answered well, the second not; nothing is told before, and nothing is played."""
    puzzles = shipped("card_game")["survival"]
    first, second, *left = puzzle_sittings(GAME, "survival", "en", Solved())
    app = FullScreen("en", first.file, first)
    app.left = [second, *left]
    texts = Texts("en", GAME)
    async with app.run_test(size=(100, 40)) as pilot:
        person = Person(pilot, app)
        await person.settle()
        assert texts.say("puzzle-of", number=1, count=len(puzzles)) in person.words()
        assert texts.say("puzzle-right", best=puzzles[0].best) not in person.words()
        await person.press(*puzzles[0].best, "enter")
        assert texts.say("puzzle-right", best=puzzles[0].best) in person.words()
        await person.press("n")
        assert texts.say("puzzle-of", number=2, count=len(puzzles)) in person.words()
        await person.press(*puzzles[1].tempting, "enter")
        wrong = texts.say("puzzle-wrong", choice=puzzles[1].tempting)
        assert wrong in person.words()
    assert Solved.read().tried == {"card_game/survival": {puzzles[0].id: True, puzzles[1].id: False}}


def test_the_moments_that_a_review_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in {"FOR_LOOKS": 0.1, "LEAST_LOOK": 4, "SUSPECTS": 4, "FINALISTS": 2}.items():
        monkeypatch.setattr(f"shambles.bots.review.{name}", most)
    kind = kinds_of("tacdex")[0]
    moments = own_sittings(finish(kind.open(1), kind.random("saved")), "nl")
    assert moments
    for sitting in moments:
        ask = sitting.awaited()
        assert ask is not None
        assert isinstance(sitting.answer(ask.seat, "nonsense"), Refusal)
        assert isinstance(sitting.answer(ask.seat, ask.options[0].notation), Accepted)
        assert sitting.awaited() is None
        assert len(sitting.said()) >= 2
