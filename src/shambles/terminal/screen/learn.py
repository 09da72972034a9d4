"""Learning a game on the full screen: the table of each lesson, with the task above it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.content import Content

from shambles.core.asking.reply import Refusal
from shambles.terminal.learn import FirstGame, LessonSitting, Wish, lessons_of
from shambles.terminal.puzzles import PuzzleSitting
from shambles.terminal.screen.puzzles import PuzzleScreen
from shambles.terminal.screen.table import LOOKING, TableScreen
from shambles.terminal.sitting import Sitting
from shambles.texts import Texts


class LessonScreen(TableScreen):
    """A lesson: position and task, a hint after a wrong answer, and at the end the reason."""

    sitting: LessonSitting
    refusal: Refusal | None = None

    def answer(self, notation: str) -> None:
        found = self.sitting.lesson.judge(self.sitting.table, 0, notation)
        self.refusal = found if isinstance(found, Refusal) else None
        super().answer(notation)
        self.say_what_is_asked()

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        go_on = (("n", "lesson-next", "screen.another"),) if self.is_over else (("u", "undo", "screen.undo"),)
        return (*go_on, *LOOKING, ("q", "leave", "app.leave"))

    def _asked(self) -> Content:
        sitting, texts = self.sitting, self.sitting.texts
        rule = (f" [{sitting.lesson.rule}]", "$muted")
        if self.is_over:
            done = f"{texts.say('lesson-right')} {sitting.say('why')}"
            return Content.assemble((done, "bold $accent"), rule, f" {texts.say('lesson-next-key')}")
        if self.ask is None:
            return super()._asked()
        if self.refusal is not None:
            return Content.assemble((texts.refusal(self.refusal, sitting.names), "$rust"), rule)
        return Content.assemble(f"{sitting.say('see')} ", (f"▸ {sitting.say('do')}", "bold $accent"), rule)


class FirstScreen(TableScreen):
    """The first real game, with the rookie's comments above the question."""

    sitting: FirstGame
    words: str | None = None

    def show_now(self, ask: Any) -> None:
        self.words = self.sitting.remark() or self.words
        super().show_now(ask)

    def _asked(self) -> Content:
        asked = super()._asked()
        return Content.assemble((f"{self.words} ", "$muted"), asked) if self.words and not self.is_over else asked


def sittings_of(wish: Wish, lang: str, file: Path) -> list[Sitting]:
    """Sittings for the lessons of a course, and for the game at its end."""
    game, course = wish
    texts = Texts(lang, game, lessons=True)
    lessons = [LessonSitting(game, course, one, texts, file) for one in lessons_of(game, course)]
    return [*lessons, FirstGame(game, course, texts, file)]


def screen_of(sitting: Sitting) -> type[TableScreen]:
    """Screen class for a sitting: a lesson, the first game, a puzzle, or any game."""
    if isinstance(sitting, PuzzleSitting):
        return PuzzleScreen
    return {LessonSitting: LessonScreen, FirstGame: FirstScreen}.get(type(sitting), TableScreen)
