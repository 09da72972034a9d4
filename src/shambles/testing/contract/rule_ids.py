"""Every question, event and refusal names a rule that exists in every language's rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import shambles
from shambles import Ask, Table
from shambles.core.asking.event import HOUSE_EVENTS
from shambles.core.files.rulebook import Rule, read_rulebook
from shambles.core.game import find_game
from shambles.core.playing.shapes import read_ask, read_view
from shambles.languages.finding import shipped
from shambles.testing.contract.refusals import refusals
from shambles.testing.inside import phase_of
from shambles.testing.tables import Kind, walk

PAGE = re.compile(r"(?:.+\.)?([a-z]{2,3}(?:-\w+)*)\.(?:ftl|md)")
READ = 40  # moments of a game whose asks are read again
TEXT = Path(shambles.__file__).parent / "text"  # the rules of Shambles itself, about undo and the like


def languages_of(slug: str) -> tuple[str, ...]:
    """The languages of a game: English, and every other one with a page of it."""
    folder = find_game(slug).folder / "text"
    found = {match[1] for page in folder.iterdir() if (match := PAGE.fullmatch(page.name))}
    return ("en", *sorted(found - {"en"}))


def _in_english(name: re.Match[str]) -> str:
    return name[0].replace(f"{name[1]}.", "en.")


def page_of(slug: str, name: str) -> Path:
    """A page of the game's text folder, which every game must have."""
    page = find_game(slug).folder / "text" / name
    if not page.exists():
        pytest.fail(
            f"text/{name} is missing in {page.parent.parent}: "
            "every game speaks English, and all of what else it speaks.\n"
            f"Cure: copy text/{PAGE.sub(_in_english, name)} and translate what it says; "
            "the keys and rule numbers stay.",
            pytrace=False,
        )
    return page


@cache
def rulebook(slug: str, language: str) -> dict[str, Rule]:
    return read_rulebook(page_of(slug, f"rulebook.{language}.md").read_text("utf-8"))


@cache
def house_rules(language: str) -> dict[str, Rule]:
    return read_rulebook((TEXT / f"rulebook.{language}.md").read_text("utf-8"))


def _spoken(language: str) -> str:
    """The house's own rules exist in the languages of the house."""
    return language if language in shipped() else "en"


def unknown(slug: str, ids: set[str]) -> set[str]:
    """Rule ids that are missing in some language's rulebook."""
    books = [rulebook(slug, language) | house_rules(_spoken(language)) for language in languages_of(slug)]
    return {one for one in ids if not all(one in book for book in books)}


def rules_of(question: Any) -> set[str]:
    bars = {bar.rule for bar in (*question.bars, *question.strays)}
    return {question.rule, *bars, *filter(None, (question.face_down, question.binding))}


def test_the_rulebooks_have_the_same_rules_in_the_same_order(slug: str) -> None:
    english, *others = (rulebook(slug, language) for language in languages_of(slug))
    assert english
    for other in others:
        assert list(other) == list(english)
    for book in (english, *others):
        assert all(rule.chapter and rule.text for rule in book.values())
        assert all(one.startswith(f"{find_game(slug).prefix}-") for one in book)


def test_the_house_rules_are_the_same_in_every_language() -> None:
    english, *others = (house_rules(language) for language in shipped())
    assert english
    for other in others:
        assert list(other) == list(english)


def test_the_rules_of_every_question_exist(slug: str) -> None:
    questions = find_game(slug).questions
    assert len({question.key for question in questions}) == len(questions)
    for question in questions:
        assert unknown(slug, rules_of(question)) == set(), question.key


def test_the_rules_of_everything_in_a_game_exist(kind: Kind) -> None:
    ids: set[str] = set()
    for at, table in enumerate(walk(kind.open(51), kind.random("ids"), fickle=True)):
        if at % 5 == 0:
            ids |= {reply.rule for reply in refusals(table) if isinstance(reply, shambles.Refusal)}
        for ask in table.asks.values():
            ids |= {ask.rule, *(refusal.rule for refusal in ask.form().barred.values())}
    ids |= {event.rule for event in table.events_for(None)}
    assert table.outcome is not None
    ids.add(table.outcome.rule)
    assert unknown(kind.slug, ids) == set()


def test_a_game_lists_what_it_asks_and_tells(kind: Kind) -> None:
    questions, told = set(), set()
    for table in walk(kind.open(52), kind.random("lists"), fickle=True):
        questions |= {ask.key for ask in table.asks.values()}
    told = {type(event) for event in table.events_for(None)}
    assert questions <= {question.key for question in kind.game.questions}
    assert told <= {*kind.game.events, *HOUSE_EVENTS}


def test_what_is_asked_and_shown_can_be_read_again(kind: Kind) -> None:
    """Bots and clients elsewhere read asks and views from their JSON form."""
    game = kind.game
    for at, table in enumerate(walk(kind.open(54), kind.random("read again"))):
        if at > READ:
            break
        for seat, ask in table.asks.items():
            again = read_ask(game, table.seats, table.options, msgspec.to_builtins(ask.form(), str_keys=True))
            where = f"{ask.key}, asked in the phase {phase_of(table)}, is not read again from its JSON form"
            cure = (
                "Cure: give each kind of choice a struct and a tag of its own, in the game's package or its one file."
            )
            assert again.options == ask.options, f"{where}: {again.options} or {ask.options}. {cure}"
            view = table.view(seat)
            assert read_view(game, msgspec.to_builtins(view, str_keys=True)) == view


# --- bars


def asks_of(kind: Kind, about: str) -> Iterator[tuple[Table, Ask[Any]]]:
    for table in walk(kind.open(53), kind.random(about)):
        for ask in table.asks.values():
            yield table, ask


def test_no_stray_ever_stops_a_candidate(kind: Kind) -> None:
    for _, ask in asks_of(kind, "strays"):
        for candidate in ask.question.candidates(ask):
            for stray in ask.question.strays:
                assert stray.allows(ask, candidate), (stray.code, candidate)


def test_a_candidate_is_either_an_option_or_barred_with_a_reason(kind: Kind) -> None:
    for _, ask in asks_of(kind, "form"):
        form = ask.form()
        candidates = [candidate.notation for candidate in ask.question.candidates(ask)]
        options = [option.notation for option in form.options]
        assert options == [one for one in candidates if one not in form.barred]
        assert set(form.barred) <= set(candidates)
        codes = {bar.code for bar in ask.question.bars}
        assert {refusal.code for refusal in form.barred.values()} <= codes
