"""Names and meanings of answers, shared by buttons, hints, reviews, terminals and programs.

A game words its answers in its words.py, from the viewer's knowledge: their view, their ask, and the choice. `Wording`
alone words any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event, Showed
from shambles.core.asking.reply import Refusal
from shambles.core.game import CardFace, Game
from shambles.texts import Texts

V = TypeVar("V", bound=msgspec.Struct)


class Words:
    """The texts of one table in one language: the catalogue, the names of the seats, and the cards.

    `cards` is given if the box is not at hand.
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        game: Game[Any, Any],
        options: Any,
        cards: Sequence[CardFace] | None = None,
    ) -> None:
        self.texts, self.names = texts, tuple(names)
        self.game, self.options = game, options
        self._faces = cards
        texts.card = lambda card: self.cards.get(card)

    def say(self, key: str, **params: Any) -> str:
        return self.texts.say(key, **params)

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    @cached_property
    def cards(self) -> dict[str, CardFace]:
        """The texts of all cards of this table's box and map, by id."""
        if self._faces is not None:
            return {face.id: face for face in self._faces}
        return _faces(self.texts.lang, self.game, msgspec.json.encode(self.options))

    def capital(self, words: str) -> str:
        """The text with a capital letter, if this language has them."""
        return self.texts.say("capital", words=words)

    def row(self, words: Iterable[str], key: str = "list-comma") -> str:
        """Join texts with this language's separator."""
        return self.texts.row(words, key)

    def text_on(self, card: str) -> str:
        """Text printed on a card."""
        face = self.cards.get(card)
        return face.text if face is not None else ""

    def part(self, card: str, name: str) -> str:
        """Text of a part of a card, such as its cost or its benefit."""
        face = self.cards.get(card)
        return next((" ".join(part.lines) for part in face.parts if part.name == name), "") if face else ""

    def named(self, thing: str) -> str:
        """Name of a card or another thing of the game."""
        return self.texts.name(thing)

    def card(self, card: str) -> str:
        """Name and text of a card."""
        text = self.text_on(card)
        return self.say("said-of", name=self.named(card), what=text) if text else self.named(card)

    def refusal(self, refusal: Refusal) -> str:
        """Text of a refusal, with its rule."""
        return f"{self.texts.refusal(refusal, self.names)} [{refusal.rule}]"


class Wording(Generic[V]):
    """Names of the answers of any game, at one table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say, self.names = words.say, words.names

    def label(self, view: V, ask: Ask[Any], choice: Choice) -> str:
        """Name of an answer, barred or not. No two answers to one question have the same name."""
        return self.said(choice)

    def short(self, view: V, ask: Ask[Any], choice: Choice) -> str:
        """Short name of an answer, for reasons that compare two answers in one sentence."""
        return self.label(view, ask, choice)

    def meaning(self, view: V, ask: Ask[Any], choice: Choice) -> str:
        """Consequence of an answer if nothing else happened before it; empty if the label says it all."""
        key = f"option-{choice.notation}"
        if self.words.has(key):
            return self.say(key)
        fields = (getattr(choice, name) for name in choice.__struct_fields__)
        return next((self.words.card(one) for one in fields if isinstance(one, str) and one in self.words.cards), "")

    def said(self, choice: Choice) -> str:
        """Name of an open answer without its question, for the log."""
        return self.words.texts.answer(choice)

    def plea(self, thing: str) -> str:
        """Name of a request to the bots (bots/talking.py), such as a place to hold."""
        return self.words.named(thing)

    # --- what speaks of answers

    def open_answers(self, laid: Mapping[int, Choice]) -> dict[int, str]:
        """Names of the open answers, by seat."""
        return {seat: self.said(choice) for seat, choice in laid.items()}

    def ask(self, view: V, ask: Ask[Any]) -> str:
        """Text of the question to the seat."""
        return self.words.texts.ask(ask, self.names, lambda choice: self.label(view, ask, choice))

    def told(self, event: Event) -> Event:
        """An event for people: an open answer is replaced by its name."""
        if isinstance(event, Showed) and isinstance(event.choice, Choice):
            return Showed(event.rule, event.seat, self.said(event.choice))
        return event

    def event(self, event: Event, viewer: int | None, words: str = "event") -> str:
        """Text of an event in the log for this viewer, or with another prefix of keys."""
        return self.words.texts.event(self.told(event), viewer, self.names, words)


def wording_of(words: Words) -> Wording[Any]:
    """The game's own `Wording`, or the one for any game."""
    room = words.game.room("words")
    wording: Wording[Any] = (Wording if room is None else room.Wording)(words)
    return wording


@lru_cache(maxsize=64)
def _faces(lang: str, game: Game[Any, Any], options: bytes) -> dict[str, CardFace]:
    """The texts of all cards of a box, cached for all tables with it."""
    given = msgspec.json.decode(options, type=game.options)
    return {face.id: face for face in game.cards(given, Texts(lang, game).say)}
