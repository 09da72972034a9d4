"""Learning a game at the terminal: lesson after lesson, then a real game with comments by the rookie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Accepted, BadInput, Refusal
from shambles.core.game import Game
from shambles.core.playing.lesson import YOU, Course, Lesson, courses_of
from shambles.core.table import Table
from shambles.terminal.plain import Plain, Read, Write
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import Texts

ROOKIE = "rookie"
ENOUGH = 8  # so many answers of yours the rookie has something to say about


class Wish(NamedTuple):
    """A game to learn, with one of its courses."""

    game: Game[Any, Any]
    course: Course


class LessonSitting(Sitting):
    """A sitting for one lesson: the other seats follow its script, and only its correct answers are accepted."""

    bots_think = False

    def __init__(self, game: Game[Any, Any], course: Course, lesson: Lesson, texts: Texts, file: Path) -> None:
        table = lesson.deal(game, course)
        super().__init__(table, seat_people(len(table.seats), 1, [ROOKIE]), texts, file)
        self.course, self.lesson = course, lesson

    @property
    def goal(self) -> str:
        """Goal of the game that is being learned, whatever the number of seats in a lesson."""
        return self.texts.goal(self.course.options, self.course.seats)

    def let_bots_answer(self) -> None:
        self.lesson.let_others_answer(self.table)

    def awaited(self) -> Ask[Any] | None:
        return None if self.lesson.is_done(self.table) else self.table.asks.get(YOU)

    def answer(self, seat: int, notation: str) -> Accepted | Refusal:
        found = self.lesson.judge(self.table, seat, notation)
        return found if isinstance(found, Refusal) else super().answer(seat, found.notation)

    def say(self, part: str) -> str:
        """Text of a part of the lesson: the position, the task, or the reason."""
        return self.texts.say(f"lesson-{self.lesson.id}-{part}")

    @property
    def title(self) -> str:
        return self.texts.say(f"lesson-{self.lesson.id}")

    def save(self) -> None:
        """Do nothing: a lesson is short and starts over."""

    def forget(self) -> None:
        """Do nothing: the file may hold another game."""


class FirstGame(Sitting):
    """The real game at the end of a course, with rookies; one of them comments."""

    def __init__(self, game: Game[Any, Any], course: Course, texts: Texts, file: Path) -> None:
        table = Table.open(game.slug, seats=course.seats, options=course.options)
        super().__init__(table, seat_people(course.seats, 1, [ROOKIE]), texts, file)
        self._left = ENOUGH
        self._commented = table.told

    def remark(self) -> str | None:
        """The rookie's comment on the events since your last answer; None after enough comments."""
        events = self.table.events_for(YOU, self._commented)
        self._commented += len(events)
        words = comment_on(events, self.texts, self.names) if self._left else None
        self._left -= words is not None
        return words


def comment_on(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> str | None:
    """A comment on the latest event that has one; events of your own seat come first."""
    known = [event for event in events if texts.has(f"comment-{event.key()}")]
    yours = [event for event in known if getattr(event, "seat", None) == YOU]
    chosen = (yours or known)[-1:]
    return texts.say("rookie-says", words=texts.event(chosen[0], YOU, names, "comment")) if chosen else None


def course_of(game: Game[Any, Any], name: str | None) -> Course:
    """The course of this name, or the first one."""
    courses = courses_of(game)
    if not courses.course:
        raise BadInput("game", "nothing-to-learn", found=game.slug)
    return courses.course[0] if name is None else courses.find_course(name)


def fitting_course(game: Game[Any, Any], options: Mapping[str, Any], seats: int) -> Course:
    """The course for a game with these options and seats, or the most similar one."""

    def apart(course: Course) -> tuple[int, bool, int]:
        other = sum(options.get(name) != value for name, value in course.options.items())
        return other, course.seats != seats, -course.seats

    return min(courses_of(game).course, key=apart)


def lessons_of(game: Game[Any, Any], course: Course) -> list[Lesson]:
    courses = courses_of(game)
    return [courses.find(f"{course.id}/{name}")[1] for name in course.lessons]


class LessonPlain(Plain):
    """A lesson in plain mode: position, task, and at the end the reason."""

    sitting: LessonSitting

    def play(self) -> bool:
        sitting, say = self.sitting, self.texts.say
        self.write(f"\n{say('lesson-title', title=sitting.title)}\n{sitting.say('see')}")
        asked = False
        while (ask := sitting.next_ask()) is not None:
            self.tell(YOU)
            self.show_table()
            if not asked:
                self.write(f"\n{say('lesson-do', words=sitting.say('do'))}")
            asked = True
            self.show_ask(ask)
            try:
                if not self.read_answer(ask):
                    return False
            except EOFError:
                return False
        self.tell(YOU)
        self.write(f"\n{say('lesson-right')} {sitting.say('why')} [{sitting.lesson.rule}]")
        return True


class FirstPlain(Plain):
    """The first real game in plain mode, with the rookie's comments after the events."""

    sitting: FirstGame

    def tell(self, viewer: int | None) -> None:
        super().tell(viewer)
        if (words := self.sitting.remark()) is not None:
            self.write(words)


def learn_plainly(game: Game[Any, Any], course: Course, lang: str, file: Path, read: Read, write: Write) -> Sitting:
    """Play the whole course in plain mode.

    Returns the sitting at which the person stopped: a lesson, or the real game.
    """
    texts = Texts(lang, game, lessons=True)
    write(f"{texts.say('game')}: {texts.say(f'course-{course.id}')}")
    write(texts.goal(course.options, course.seats))
    for lesson in lessons_of(game, course):
        sitting = LessonSitting(game, course, lesson, texts, file)
        if not LessonPlain(sitting, read, write).play():
            return sitting
    write(f"\n{texts.say('course-done')}")
    first = FirstGame(game, course, texts, file)
    if FirstPlain(first, read, write).play():
        first.forget()
    else:
        first.save()
    return first
