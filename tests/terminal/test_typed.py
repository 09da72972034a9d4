"""Typed answers: every player types in their own language, wherever an answer is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shambles import Refusal, Table
from shambles.core.asking.ask import Ask
from shambles.core.game import find_game
from shambles.doors.mcp.seat import lines_for
from shambles.games import IN_ORDER
from shambles.terminal.plain import Plain
from shambles.terminal.saying import TYPED, in_notation, meant_by
from shambles.terminal.scene.answers import Answers
from shambles.terminal.sitting import Sitting, seat_people
from shambles.testing.tables import Kind, few_kinds_of, walk
from shambles.texts import LANGUAGES, Texts

EXAMPLES = {
    "en": ("row 2", "57+hero", "seat 2", "keep", "farm", "gas b04"),
    "nl": ("Rij 2", "57+hero", "Plaats 2", "laat", "Boerderij", "benzine b04"),
    "de": ("Reihe 2", "57+Held", "Platz 2", "lassen", "Farm", "Benzin b04"),
    "fr": ("Rangée 2", "57+héros", "Siège 2", "laisser", "Ferme", "essence b04"),
    "es": ("Fila 2", "57+Héroe", "Asiento 2", "dejar", "Granja", "gasolina b04"),
}
GAMES = ("card_game", "card_game", "tacdex", "tacdex", "best_defense", "board_game")


def texts_in(lang: str, slug: str) -> Texts:
    return Texts(lang, find_game(slug))


def asks_of(kind: Kind) -> Iterator[tuple[Any, Ask[Any]]]:
    """The view and question of a seat, at some moments of a game."""
    for at, table in enumerate(walk(kind.open(7), kind.random("typed"))):
        if at > 25:
            return
        for seat, ask in table.asks.items():
            yield table.view(seat), ask


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_notation_are_typed_in_every_language(lang: str) -> None:
    meant = [
        in_notation(texts_in(lang, slug), typed).casefold() for slug, typed in zip(GAMES, EXAMPLES[lang], strict=True)
    ]
    assert meant == list(EXAMPLES["en"])


def test_accents_and_capitals_do_not_matter() -> None:
    texts = texts_in("fr", "card_game")
    assert {in_notation(texts, typed) for typed in ("rangée 2", "RANGÉE 2", "rangee 2", "range\u0301e 2")} == {"row 2"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", IN_ORDER)
def test_a_typed_word_stands_for_one_word_of_the_notation(game: str, lang: str) -> None:
    texts = texts_in(lang, game)
    words = [word for key in texts.keys(TYPED) for word in texts.say(key).casefold().split()]
    assert words
    assert len(words) == len(set(words))
    assert texts.keys(TYPED) == texts_in("en", game).keys(TYPED)


@pytest.mark.parametrize("lang", ["nl", "de", "fr", "es"])
@pytest.mark.parametrize("game", IN_ORDER)
def test_the_name_of_an_answer_in_the_list_is_that_answer(game: str, lang: str) -> None:
    seen, kind = 0, few_kinds_of(game)[-1]
    for view, ask in asks_of(kind):
        table = kind.open(7)
        lines = lines_for(lang, table.game, table.options, [f"P{seat}" for seat in range(len(table.seats))])
        labels = [lines.wording.label(view, ask, option) for option in ask.options]
        for option, label in zip(ask.options, labels, strict=True):
            found = meant_by(lines, view, ask, label)
            if found != label and labels.count(label) == 1:
                assert found == option.notation, label
                seen += 1
    assert seen


@pytest.mark.parametrize(("lang", "row"), [("nl", "rij 2"), ("de", "Reihe 2"), ("fr", "rangée 2"), ("es", "fila 2")])
def test_plain_lines_take_a_row_in_every_language(tmp_path: Path, lang: str, row: str) -> None:
    """Seed 3: the 4 is a low card."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    sitting = Sitting(table, seat_people(3, 1, ["greedy"]), Texts(lang, table.game), tmp_path / "sitting.json")
    typed, lines = iter(["4", f"why {row}", row]), list[str]()

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Plain(sitting, read, lines.append).play()
    assert sitting.texts.say("plain-legal") in lines
    assert any(line.endswith("[CG-230]") and re.search(r"\b80\b", line) for line in lines)


def test_the_full_screen_takes_a_word_of_the_language_after_a_slash() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    while "take-a-row" not in {ask.key for ask in table.asks.values()}:
        for seat, ask in list(table.asks.items()):
            table.answer(seat, min(ask.options, key=lambda option: int(option.notation)))
    answers = Answers(next(ask for ask in table.asks.values() if ask.key == "take-a-row"))
    answers.in_notation = lambda typed: in_notation(texts_in("de", "card_game"), typed)
    for letter in "Reihe 2":
        answers.type_letter(letter)
    assert answers.notation == "row 2"
    assert not answers.is_stray


def test_what_no_language_knows_is_refused_as_it_was_typed() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    lines = lines_for("de", table.game, table.options, ["A", "B", "C"])
    seat, ask = next(iter(table.asks.items()))
    assert meant_by(lines, table.view(seat), ask, "Quatsch") == "Quatsch"
    refused = ask.judge("Quatsch")
    assert isinstance(refused, Refusal)
    assert refused.params["choice"] == "Quatsch"
