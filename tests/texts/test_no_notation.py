"""Nobody is shown notation, nor English who reads another language: whole games are said in words.

The table, the questions, the answers, the events, the hints and the reviews are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.nights import at_night
from shambles import Table
from shambles.bots import Advice, Review
from shambles.bots.hint import Weighed
from shambles.bots.reviewed import Decision
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.core.game import find_game
from shambles.core.playing.shapes import event_shapes, questions_of
from shambles.languages.checking import WORD, read_page
from shambles.terminal.advice import say_advice
from shambles.terminal.reviewing import in_words
from shambles.terminal.rooms import lines_of
from shambles.texts import HOUSE, LANGUAGES, Texts
from shambles.wording import Wording, Words

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay")
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("card_game", 3, {"mode": "survival"}, 1),
    ("card_game", 4, {"mode": "hero"}, 2),
    ("tacdex", 2, {}, 1),
    ("tacdex", 4, {"actions": "swapped"}, 2),
    ("best_defense", 1, {"mode": "standard", "difficulty": "beginner"}, 1),
    ("best_defense", 4, {"mode": "standard", "difficulty": "expert", "motives": True}, 4),
    ("best_defense", 3, {"mode": "standard", "difficulty": "beginner"}, 4),
    ("board_game", 1, {}, 1),
    ("board_game", 4, {"play_on": "ask"}, 4),
]
FIRST = [next(one for one in TABLES if one[0] == slug) for slug in dict.fromkeys(one[0] for one in TABLES)]
IN_TURN = [  # by day a game's first table in every language, and its others in one
    (*table, lang) if table in FIRST or number % len(LANGUAGES) == turn else at_night(*table, lang)
    for number, table in enumerate(TABLES)
    for turn, lang in enumerate(LANGUAGES)
]
CODES = (
    r"\b[a-k]\d\d\b",  # a space of the map
    r"\b[KAWX][1-3]\b",  # the face of a die
    r"\bp[1-9]\b",  # a party
    r"\w_\w",  # an id
    r"\bredo\b|\bhero\b",  # a card: REDO, a Hero
    r"\d\+\d|\+hero",  # cards laid together
    r"\b(?:label|meaning|option|name|answer|event|ask|refusal|reason|space|colour)-\w",  # a key without words
    r"[{}$]",
)
MOST = 250  # answers of a game; the Board Game may last much longer


def codes_of(slug: str) -> re.Pattern[str]:
    """What must not be read anywhere: codes of the notation, and the keys of this game."""
    game = find_game(slug)
    keys = {question.key for question in questions_of(game)} | {event.key() for event in event_shapes(game)}
    keys |= {bar.code for question in questions_of(game) for bar in (*question.bars, *question.strays)}
    plain = {"face-down"}  # an English word as well
    return re.compile("|".join([*CODES, *(rf"\b{key}\b" for key in sorted(keys - plain) if "-" in key)]))


@cache
def english_of(slug: str, lang: str) -> frozenset[str]:
    """Words of the English pages that no page of this language has: whoever reads one of them reads English."""
    folders = (HOUSE / "text", find_game(slug).folder / "text")
    english, own = (
        {word for folder in folders for page in folder.glob(f"*{one}.ftl") for word in words_on(page)}
        for one in ("en", lang)
    )
    return frozenset(english - own)


@cache
def words_on(page: Path) -> frozenset[str]:
    return words_in(" ".join(entry.words for entry in read_page(page, []).values()))


def words_in(said: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in WORD.findall(said))


class Reader:
    """Somebody who reads everything that is said at a table, in one language."""

    def __init__(self, table: Table, lang: str) -> None:
        self.texts = Texts(lang, table.game)
        self.lines = lines_of(Words(self.texts, NAMES[: len(table.seats)], table.game, table.options))
        self.codes = codes_of(table.game.slug)
        called = (*NAMES, *(face.name for face in self.lines.words.cards.values()))  # West Midtown is called that
        self.english = english_of(table.game.slug, lang) - words_in(" ".join(called))

    @property
    def wording(self) -> Wording[Any]:
        return self.lines.wording

    def read(self, words: str, where: object) -> None:
        found = self.codes.search(words)
        assert found is None, f"{self.texts.lang}, {where}: “{found and found[0]}” in “{words}”"
        self.read_language(words, where)

    def read_language(self, words: str, where: object) -> None:
        english = self.english & words_in(words)
        assert not english, f"{self.texts.lang}, {where}: {english} in “{words}”"

    def read_ask(self, table: Table, ask: Ask[Any]) -> None:
        """The question, and every answer, barred ones too."""
        view = table.view(ask.seat)
        self.read(self.wording.ask(view, ask), ask)
        labels = dict[str, str]()
        for choice in (*ask.options, *(one for one, _ in ask.barred())):
            label, meaning = self.wording.label(view, ask, choice), self.wording.meaning(view, ask, choice)
            self.read(label, ask)
            self.read(meaning, ask)
            assert label[:1].isupper() or label[:1].isdigit(), f"{ask}: {choice} is called “{label}”"
            assert label not in labels, f"{ask}: {choice} and {labels[label]} are both called “{label}”"
            labels[label] = choice.notation
        for _, refusal in ask.barred():
            self.read(self.texts.refusal(refusal, NAMES), ask)

    def read_hint(self, table: Table, ask: Ask[Any], choice: Choice, other: Choice) -> None:
        """A hint with all that can ever speak for an answer."""
        reasons = tuple(reasons_of(self.texts, table.game.slug, choice.notation, other.notation))
        weighed = tuple(Weighed(one.notation, 0.5) for one in (choice, other))
        advice = Advice(ask.seat, ask.number, ask.key, choice.notation, weighed, reasons)
        said = say_advice(self.lines, table.view(ask.seat), ask, advice)
        for words in (said[0].removesuffix(f" ({choice.notation})."), *said[1:]):  # in a terminal one types it
            self.read(words, ask)

    def read_events(self, table: Table, viewer: int | None) -> None:
        for event in table.events_for(viewer):
            self.read(self.wording.event(event, viewer), event)
        for words in self.wording.open_answers(table.laid_open).values():
            self.read(words, table)


def reasons_of(texts: Texts, slug: str, choice: str, other: str) -> Iterator[Reason]:
    page = (find_game(slug).folder / "text" / f"{texts.lang}.ftl").read_text("utf-8")
    for key in re.findall(r"^reason-([\w-]+) =", page, re.MULTILINE):
        params: dict[str, Any] = {"choice": choice, "other": other, "mine": 3, "theirs": 2, "what": "food"}
        yield Reason(key, params)


@pytest.mark.parametrize(("slug", "seats", "options", "seed", "lang"), IN_TURN)
def test_a_whole_game_is_told_without_notation_or_english(
    slug: str, seats: int, options: dict[str, Any], seed: int, lang: str
) -> None:
    table, draw = Table.open(slug, seats=seats, options=options, seed=seed), Random(seed)
    reader, decisions, answers = Reader(table, lang), list[Decision](), 0
    while (asks := table.asks) and answers < MOST:
        seat, ask = draw.choice(list(asks.items()))
        reader.read_ask(table, ask)
        if aside := table.meanwhile.get(seat):
            reader.read_ask(table, aside)
        choice, other = draw.choice(ask.options), draw.choice(ask.options)
        if answers % 10 == 0:
            reader.read_language("\n".join(reader.lines.table(table.view(seat))), ask)  # spaces as one types them
            reader.read_hint(table, ask, choice, other)
            reasons = tuple(reasons_of(reader.texts, slug, choice.notation, other.notation))
            decisions.append(Decision(seat, table.told, ask.key, choice.notation, other.notation, 0.1, reasons))
        table.play(seat, choice)
        answers += 1
        if table.laid_open:
            reader.read_events(table, None)
    assert lang == "en" or len(reader.english) > 300
    for viewer in (None, *table.seats):
        reader.read_events(table, viewer)
    if table.outcome is not None:
        reader.read(reader.texts.outcome(table.outcome, 0, NAMES), table)
    review = in_words(Review(1, slug, (), (), tuple(decisions)), table, reader.wording)
    for decision in review.decisions:
        reader.read(f"{decision.choice}. {decision.better}.", decision)
        for reason in decision.reasons:
            reader.read(reader.texts.reason(reason, decision.seat, NAMES), decision)
