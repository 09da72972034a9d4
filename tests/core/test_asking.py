"""Asks: what is legal, why something is not, and how it is written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.toy import BID, WALK, Card, Options, Standing, Word, opening
from shambles import Ask, Choice, Live, Refusal
from shambles.core.asking.ask import NOTHING, About, Bar, Question, plain_notation
from shambles.core.asking.play import Play


def ask(question: Question[Any], about: About = NOTHING) -> Ask[Any]:
    play: Play[Any, Any] = Play(range(2), Options(), Live(1))
    play.state = opening(play.seats, play.options)
    play.state.hands[1] = [3, 8]
    return Ask(play, question, 1, 5, about)


def code(reply: Choice | Refusal | None) -> str | None:
    return reply.code if isinstance(reply, Refusal) else None


def test_the_options_are_the_candidates_that_no_bar_stops() -> None:
    assert [option.notation for option in ask(WALK).options] == ["on", "stay"]
    assert [option.notation for option in ask(BID).options] == ["3", "8"]


def test_why_not_gives_the_bar_and_its_rule() -> None:
    assert ask(WALK).why_not("back") == Refusal("at-the-start", "TY-031", {"choice": "back"})
    assert ask(WALK).why_not("on") is None


def test_strays_come_before_bars_and_each_in_its_order() -> None:
    def never(ask: Ask[Word], choice: Word) -> bool:
        return choice.notation == "fine"

    bars = {name: Bar(name, f"TY-{number:03}", never) for number, name in enumerate("abcd")}
    question = Question(
        key="q",
        rule="TY-099",
        candidates=lambda ask: [Word("fine"), Word("barred")],
        strays=(bars["a"], bars["b"]),
        bars=(bars["c"], bars["d"]),
        read=Word,
    )
    assert code(ask(question).why_not("other")) == "a"
    assert ask(question).why_not("fine") is None
    without = ask(Question(key="q", rule="TY-099", candidates=question.candidates, bars=question.bars, read=Word))
    assert code(without.why_not("barred")) == "c"
    assert without.form().barred == {"barred": Refusal("c", "TY-002", {"choice": "barred"})}


def test_a_bar_looks_only_at_what_concerns_it() -> None:
    looked: list[str] = []

    def allows(ask: Ask[Word], choice: Word) -> bool:
        looked.append(choice.notation)
        return choice.notation != "barred"

    words = [Word("barred"), Word("fine"), Word("open")]
    bar = Bar("b", "TY-001", allows, lambda ask, options: options[:2])
    question = Question(key="q", rule="TY-099", candidates=lambda ask: words, bars=(bar,), read=Word)
    assert ask(question).options == (Word("fine"), Word("open"))
    assert looked == ["barred", "fine"]
    assert code(ask(question).why_not("barred")) == "b"


def test_the_first_stray_that_applies_is_the_reason() -> None:
    assert ask(BID).why_not("99") == Refusal("no-such-card", "TY-001", {"choice": "99"})
    assert ask(BID).why_not("5") == Refusal("not-in-your-hand", "TY-010", {"choice": "5"})
    assert ask(BID).why_not(Card("5", 5)) == ask(BID).why_not("5")


def test_what_nothing_explains_is_not_offered() -> None:
    bare: Question[Word] = Question(key="q", rule="TY-099", candidates=lambda ask: [Word("a")], read=Word)
    assert ask(bare).why_not("b") == Refusal("not-offered", "TY-099", {"choice": "b"})


@pytest.mark.parametrize("typed", ["on", "ON", "  On ", "\ton\n"])
def test_a_candidate_is_found_by_what_people_type(typed: str) -> None:
    assert ask(WALK).find(typed) == Word("on")
    assert ask(WALK).judge(typed) == Word("on")


def test_a_barred_candidate_is_found_and_judged() -> None:
    assert ask(WALK).find("back") == Word("back")
    assert code(ask(WALK).judge("back")) == "at-the-start"


@pytest.mark.parametrize("nonsense", ["", "fly", "on on", 5, None, b"on", ["on"]])
def test_nonsense_is_not_understood(nonsense: Any) -> None:
    for found in (ask(WALK).find(nonsense), ask(WALK).why_not(nonsense), ask(WALK).judge(nonsense)):
        assert isinstance(found, Refusal)
        assert (found.code, found.rule) == ("not-understood", "TY-030")


def test_a_refusal_repeats_no_endless_text() -> None:
    refusal = ask(WALK).why_not("x" * 10_000)
    assert refusal is not None
    assert refusal.params["choice"] == "x" * 40


@pytest.mark.parametrize("choice", [Choice("3"), Choice("nonsense"), Word("on")])
def test_a_choice_of_another_kind_is_no_crash(choice: Choice) -> None:
    """What it would mean is known by its notation at best; the bars never see something they are not made for."""
    found = ask(BID).judge(choice)
    assert isinstance(found, Refusal) or found == Card("3", 3)


def test_a_forged_choice_is_never_accepted() -> None:
    """The card of one choice under the notation of another: what would be played is not what would be written down."""
    found = ask(BID).judge(Card("3", 8))
    assert isinstance(found, Refusal) or found == Card("3", 3)


def test_the_form_is_what_is_sent() -> None:
    form = ask(WALK, Standing(7)).form()
    assert (form.seat, form.number, form.key, form.rule) == (1, 5, "walk", "TY-030")
    assert msgspec.to_builtins(form.about) == {"place": 7}
    assert form.options == (Word("on"), Word("stay"))
    assert form.barred == {"back": Refusal("at-the-start", "TY-031", {"choice": "back"})}


def test_plain_notation() -> None:
    assert plain_notation("  Row \t 2 ") == "row 2"
    assert plain_notation("STRAẞE") == "strasse"
