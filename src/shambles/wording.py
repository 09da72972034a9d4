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
    """The words of one table in one language: the catalogue, what the seats are called, and the cards.

    The cards are given where the box is not at hand.
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
        """The faces of the cards of the box and map of this table, by id."""
        if self._faces is not None:
            return {face.id: face for face in self._faces}
        return _faces(self.texts.lang, self.game, msgspec.json.encode(self.options))

    def capital(self, words: str) -> str:
        """The same with a capital letter, where this language writes one."""
        return self.texts.say("capital", words=words)

    def row(self, words: Iterable[str], key: str = "list-comma") -> str:
        """This, this, that, as this language puts them together."""
        return self.texts.row(words, key)

    def text_on(self, card: str) -> str:
        """Text printed on a card."""
        face = self.cards.get(card)
        return face.text if face is not None else ""

    def part(self, card: str, name: str) -> str:
        """A part of a card, such as what it asks or brings."""
        face = self.cards.get(card)
        return next((" ".join(part.lines) for part in face.parts if part.name == name), "") if face else ""

    def named(self, thing: str) -> str:
        """Name of a card or another thing of the game."""
        return self.texts.name(thing)

    def card(self, card: str) -> str:
        """A card with its name and its text."""
        text = self.text_on(card)
        return self.say("said-of", name=self.named(card), what=text) if text else self.named(card)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with its rule."""
        return f"{self.texts.refusal(refusal, self.names)} [{refusal.rule}]"


class Wording(Generic[V]):
    """The answers of any game in the words of one table."""

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
        """An event as it is told to people: an open answer is called what it is called."""
        if isinstance(event, Showed) and isinstance(event.choice, Choice):
            return Showed(event.rule, event.seat, self.said(event.choice))
        return event

    def event(self, event: Event, viewer: int | None, words: str = "event") -> str:
        """One line for the log, told to this viewer; or other words about the same."""
        return self.words.texts.event(self.told(event), viewer, self.names, words)


def wording_of(words: Words) -> Wording[Any]:
    """The answers of the game of these words: in its own way, or as any game's can be worded."""
    room = words.game.room("words")
    wording: Wording[Any] = (Wording if room is None else room.Wording)(words)
    return wording


@lru_cache(maxsize=64)
def _faces(lang: str, game: Game[Any, Any], options: bytes) -> dict[str, CardFace]:
    """The cards of a box, worded once for all its tables."""
    given = msgspec.json.decode(options, type=game.options)
    return {face.id: face for face in game.cards(given, Texts(lang, game).say)}
