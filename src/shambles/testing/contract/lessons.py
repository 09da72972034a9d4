"""Teaching material of a game: a goal in one line, and correct lessons in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from shambles import Refusal, Table
from shambles.core.game import Game, find_game
from shambles.core.playing.lesson import YOU, Course, Lesson, courses_of, word_for
from shambles.testing.contract.rule_ids import languages_of, page_of, unknown
from shambles.testing.tables import Kind
from shambles.texts import Texts

SHORT, LONG = 90, 240  # letters of a goal, and of anything that a lesson says


@cache
def texts_of(language: str, slug: str, lessons: bool = True) -> Texts:
    page_of(slug, f"{language}.ftl")
    return Texts(language, find_game(slug), lessons=lessons)


def test_the_goal_is_said_in_a_line(kind: Kind) -> None:
    for language in languages_of(kind.slug):
        texts = texts_of(language, kind.slug, lessons=False)
        words = texts.goal(kind.options, kind.seats)
        assert words != texts.say("game-line"), "goal, or goal-<value of an option>, is missing"
        assert 0 < len(words) <= SHORT, words


def lessons_of(slug: str) -> list[tuple[Game[Any, Any], Course, Lesson]]:
    """Every lesson of every course."""
    game = find_game(slug)
    courses = courses_of(game)
    return [(game, *courses.find(f"{course.id}/{name}")) for course in courses.course for name in course.lessons]


def test_a_lesson_is_done_by_its_own_answers(slug: str) -> None:
    for game, course, lesson in lessons_of(slug):
        for turn in range(max(map(len, lesson.answers))):  # every answer that will do
            table = lesson.deal(game, course)
            told = table.told
            for accepted in lesson.answers:
                lesson.let_others_answer(table)
                wanted = accepted[turn % len(accepted)]
                found = lesson.judge(table, YOU, wanted)
                assert not isinstance(found, Refusal), (lesson.id, wanted, found, options_of(table))
                assert found.notation == wanted, lesson.id
                table.play(YOU, found)
            lesson.let_others_answer(table)
            assert lesson.is_done(table)
            events = {event.key() for event in table.events_for(YOU, told)}
            assert set(lesson.tells) <= events, (lesson.id, events)


def options_of(table: Table) -> list[str]:
    ask = table.asks.get(YOU)
    return [] if ask is None else [option.notation for option in ask.options]


def test_a_lesson_points_at_what_is_there(slug: str) -> None:
    for game, course, lesson in lessons_of(slug):
        assert len(lesson.points) <= len(lesson.answers), lesson.id
        table = lesson.deal(game, course)
        for accepted, things in zip(lesson.answers, lesson.points, strict=False):
            lesson.let_others_answer(table)
            view = msgspec.json.decode(msgspec.json.encode(table.view(YOU)))
            missing = [one for one in things if one not in options_of(table) and _thing_in(view, one) is None]
            assert not missing, (lesson.id, missing, options_of(table))
            table.play(YOU, accepted[0])


def _thing_in(thing: Any, path: str) -> Any:
    """The thing of a view at a path; None if there is no such thing.

    A path consists of names of fields. An entry of a list is named by its position, counted from 0, or by a text in it:
    `rows.0`, `places.town.walkers`. A list of numbers or texts has no positions: its entries are named by themselves.
    """
    for name in path.split("."):
        if isinstance(thing, dict):
            thing = thing.get(name)
        elif isinstance(thing, list):
            thing = next((entry for at, entry in enumerate(thing) if _is_called(entry, at, name)), None)
        else:
            return None
    return thing


def _is_called(entry: Any, at: int, name: str) -> bool:
    if isinstance(entry, dict):
        return name == str(at) or name in _texts_in(entry)
    return name == str(at if isinstance(entry, list) else entry)


def _texts_in(entry: dict[str, Any]) -> list[str]:
    """The texts in an entry, also in a thing that it contains, as the card of a survivor."""
    inner = [text for found in entry.values() if isinstance(found, dict) for text in _texts_in(found)]
    return [found for found in entry.values() if isinstance(found, str)] + inner


def test_a_wrong_answer_is_refused_with_words(slug: str) -> None:
    for game, course, lesson in lessons_of(slug):
        catalogue = [texts_of(language, slug) for language in languages_of(slug)]
        table, met = lesson.deal(game, course), set()
        for accepted in lesson.answers:
            lesson.let_others_answer(table)
            for notation in set(options_of(table)) - set(accepted):
                reply = lesson.judge(table, YOU, notation)
                assert isinstance(reply, Refusal), (lesson.id, notation)
                assert reply.rule == lesson.rule
                met.add(notation)
                for texts in catalogue:
                    assert_said(texts, f"refusal-{reply.code}")
            table.play(YOU, accepted[0])
        assert set(lesson.wrong) <= met, (lesson.id, set(lesson.wrong) - met)


def test_a_lesson_has_words_and_a_rule_in_every_language(slug: str) -> None:
    taught = lessons_of(slug)
    assert unknown(slug, {lesson.rule for _, _, lesson in taught}) == set()
    for language in languages_of(slug) if taught else ():
        texts = texts_of(language, slug)
        for _, course, lesson in taught:
            assert_said(texts, f"course-{course.id}")
            for part in ("", "-see", "-do", "-why"):
                assert_said(texts, f"lesson-{lesson.id}{part}")
            for wrong in lesson.wrong:
                assert_said(texts, f"refusal-not-{lesson.id}-{word_for(wrong)}")


def test_a_course_is_short_and_ends_in_a_game(slug: str) -> None:
    game = find_game(slug)
    courses = courses_of(game)
    for course in courses.course:
        assert 6 <= len(course.lessons) <= 10, course.id
        assert len(set(course.lessons)) == len(course.lessons)
        Table.open(slug, seats=course.seats, options=course.options, seed=0)
    taught = {name for course in courses.course for name in course.lessons}
    assert taught == {lesson.id for lesson in courses.lesson}, "a lesson that no course has"


def assert_said(texts: Texts, key: str) -> None:
    assert texts.has_own(key), f"{texts.lang}: {key}"
    assert 0 < len(texts.say(key)) <= LONG, f"{texts.lang}: {key}: {len(texts.say(key))} letters"
