"""Lessons teach a game by playing it. Each is a position, one task, and the answers that solve it.

A game keeps them in scenarios/lessons.toml; a position is written as in any scenario. The texts are in
text/lessons.<lang>.ftl. docs/reference/scenarios.md describes both.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import field

from shambles.core.asking.ask import Choice
from shambles.core.asking.journal import standing
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.files.box import read_toml
from shambles.core.files.form import Form, read_form
from shambles.core.files.scenario import Position
from shambles.core.game import Game, find_game
from shambles.core.playing.runner import find_scenario
from shambles.core.table import Table

YOU = 0  # the learner's seat


class Lesson(Form, frozen=True, kw_only=True):
    """A position and a task.

    rule      the rule behind it
    answers   for each answer in turn, the correct ones
    example   the golden example with the position, or
    position  a scenario that is written for this lesson
    others    scripted answers of other players, counted from 1
    wrong     legal answers that are wrong and have a text of their own
    tells     events that must happen, because the lesson mentions them
    points    for each answer in turn, what the lesson speaks of: answers that can be given, or things of the view
    seed      a seed that gives the dice and cards of the lesson
    """

    id: str
    rule: str
    answers: list[list[str]]
    example: str = ""
    position: dict[str, Any] = field(default_factory=dict)
    others: dict[str, list[str]] = field(default_factory=dict)
    wrong: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    points: tuple[tuple[str, ...], ...] = ()
    seed: int = 0

    def deal(self, game: Game[Any, Any], course: Course) -> Table:
        """The table of this lesson, with the options of its course."""
        return Table.deal(game.slug, self.place(game, course), seed=self.seed)

    def place(self, game: Game[Any, Any], course: Course) -> Position:
        """The starting position of this lesson."""
        written = find_scenario(game.golden_lines(), self.example) if self.example else self.position
        given: dict[str, Any] = {"id": self.id, "game": game.slug, **written}
        if "options" in given:
            given["options"] = {**given["options"], **course.options}
        return game.scenarios.position(given, self.seed)

    def judge(self, table: Table, seat: int, choice: Choice | str, number: int | None = None) -> Choice | Refusal:
        """Check an answer: the choice if the lesson accepts it, otherwise a refusal.

        Illegal answers are refused by the rules.
        """
        found = table.judge(seat, choice, number)
        if isinstance(found, Refusal) or seat != YOU:
            return found
        if self.is_done(table):
            return Refusal("lesson-done", self.rule)
        if found.notation in self.answers[answers_of(table, seat)]:
            return found
        own = f"-{word_for(found.notation)}" if found.notation in self.wrong else ""
        return Refusal(f"not-{self.id}{own}", self.rule)

    def answer_for(self, table: Table, seat: int) -> str | None:
        """The next scripted answer of another seat; None if the script has ended."""
        written = self.others.get(str(seat + 1), [])
        given = answers_of(table, seat)
        return written[given] if given < len(written) else None

    def is_done(self, table: Table) -> bool:
        """True if all tasks of the lesson are done."""
        return answers_of(table, YOU) >= len(self.answers)

    def let_others_answer(self, table: Table) -> None:
        """Give the scripted answers of all other awaited seats."""
        while said := [(seat, words) for seat in table.asks if seat != YOU and (words := self.answer_for(table, seat))]:
            table.play(*said[0])


class Course(Form, frozen=True, kw_only=True):
    """The lessons of one way to play a game, and the real game at the end."""

    id: str
    options: dict[str, Any]
    seats: int
    lessons: list[str]


class Courses(Form, frozen=True, kw_only=True):
    """All courses of a game."""

    course: tuple[Course, ...] = ()
    lesson: tuple[Lesson, ...] = ()

    def find_course(self, name: str) -> Course:
        for one in self.course:
            if one.id == name:
                return one
        raise BadInput("course", "unknown-value", found=name[:40], known=tuple(one.id for one in self.course))

    def find(self, name: str) -> tuple[Course, Lesson]:
        """Find a lesson by its course and its own name, as in `hero/sixth`."""
        course, _, lesson = name.partition("/")
        found = self.find_course(course)
        for one in self.lesson:
            if one.id == lesson and lesson in found.lessons:
                return found, one
        raise BadInput("lesson", "unknown-value", found=lesson[:40], known=tuple(found.lessons))


def courses_of(game: Game[Any, Any]) -> Courses:
    """All courses of a game; empty if it has no file of lessons."""
    return _read(game.slug)


@cache
def _read(slug: str) -> Courses:
    file = find_game(slug).folder / "scenarios" / "lessons.toml"
    return read_form(read_toml("lessons", file.read_text("utf-8")), Courses) if file.exists() else Courses()


def answers_of(table: Table, seat: int) -> int:
    """Number of a seat's answers, without those that were taken back."""
    return sum(entry.seat == seat for _, entry in standing(table.journal, table.taken_back))


def word_for(notation: str) -> str:
    """A notation as a part of a key: `row 2` is `row-2`."""
    return re.sub(r"[^a-z0-9]+", "-", notation.lower()).strip("-")
