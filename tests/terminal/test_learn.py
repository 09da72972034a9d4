"""Learning a game at the terminal: in lines, and on the full screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shambles import slugs
from shambles.core.game import find_game
from shambles.core.playing.lesson import courses_of
from shambles.terminal.learn import FirstGame, Wish, course_of, learn_plainly, lessons_of
from shambles.terminal.screen.app import FullScreen
from shambles.texts import Texts
from terminal.screens import TO_DUTCH, Person

GAME = find_game("card_game")
HERO = course_of(GAME, "hero")


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


def learn(file: Path, lang: str, typed: list[str]) -> str:
    lines: list[str] = []
    left: Iterator[str] = iter(typed)

    def read() -> str:
        word = next(left, None)
        if word is None:
            raise EOFError
        return word

    learn_plainly(GAME, HERO, lang, file, read, lines.append)
    return "\n".join(lines)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_course_in_lines_says_what_to_do_why_not_and_why(lang: str, tmp_path: Path) -> None:
    texts = Texts(lang, GAME, lessons=True)
    answers = [accepted[0] for lesson in lessons_of(GAME, HERO) for accepted in lesson.answers]
    told = learn(tmp_path / "sitting.json", lang, ["50", *answers, "#1", "#1"])
    assert texts.say("goal-hero") in told
    for lesson in lessons_of(GAME, HERO):
        for part in ("", "-see", "-do", "-why"):
            assert texts.say(f"lesson-{lesson.id}{part}") in told
    assert texts.say("refusal-not-hero-lay-50") in told
    after = told.partition(texts.say("course-done"))[2]
    assert texts.say("rookie-says", words="x").partition("x")[0] in after  # the rookie has said something
    assert (tmp_path / "sitting.json").exists()  # the real game is kept, a lesson is not


def test_a_lesson_that_is_left_keeps_nothing(tmp_path: Path) -> None:
    learn(tmp_path / "sitting.json", "en", ["16"])
    assert not (tmp_path / "sitting.json").exists()


def test_the_rookie_falls_silent_after_a_while(tmp_path: Path) -> None:
    first = FirstGame(GAME, course_of(GAME, "survival"), Texts("en", GAME, lessons=True), tmp_path / "sitting.json")
    said = 0
    while (ask := first.next_ask()) is not None:
        said += first.remark() is not None
        first.answer(0, ask.options[0].notation)
    assert said == 8


@pytest.mark.parametrize(
    ("slug", "course"), [(slug, course.id) for slug in slugs() for course in courses_of(find_game(slug)).course]
)
def test_the_rookie_has_a_word_in_every_first_game(slug: str, course: str, tmp_path: Path) -> None:
    game = find_game(slug)
    first = FirstGame(game, course_of(game, course), Texts("nl", game, lessons=True), tmp_path / "sitting.json")
    said = []
    for _ in range(30):
        ask = first.next_ask()
        said.append(first.remark())
        if ask is None or any(said):
            break
        first.answer(0, ask.options[0].notation)
    assert any(said)


async def test_a_course_on_the_full_screen(tmp_path: Path) -> None:
    app = FullScreen("en", tmp_path / "sitting.json", wish=Wish(GAME, HERO))
    texts = Texts("en", GAME, lessons=True)
    async with app.run_test(size=(100, 40)) as pilot:
        person = Person(pilot, app)
        await person.settle()
        assert texts.say("lesson-hero-lay-do") in person.words()
        assert texts.say("goal-hero") in person.words()
        await person.press("5", "0", "enter")
        assert texts.say("refusal-not-hero-lay-50") in person.words()
        await person.press("1", "6", "enter")
        assert texts.say("lesson-hero-lay-why") in person.words()
        await person.press("n")
        assert texts.say("lesson-hero-nearest-do") in person.words()
        await person.press(*TO_DUTCH)
        assert Texts("nl", GAME, lessons=True).say("lesson-hero-nearest-do") in person.words()
