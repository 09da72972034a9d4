"""What is said at one table: the catalogue, what the seats are called, and the cards that it plays with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from shambles.core.ask import Ask
from shambles.core.game import CardFace, Game
from shambles.core.reply import Refusal
from shambles.texts import Texts


class Words:
    """The words of one table in one language. Its cards are given where the box is not at hand."""

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

    def say(self, key: str, **params: Any) -> str:
        return self.texts.say(key, **params)

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    @cached_property
    def cards(self) -> dict[str, CardFace]:
        """The faces of the cards of the box and map of this table, by id."""
        faces = self.game.cards(self.options, self.texts.say) if self._faces is None else self._faces
        return {face.id: face for face in faces}

    def text_on(self, card: str) -> str:
        """What stands on a card."""
        face = self.cards.get(card)
        return face.text if face is not None else ""

    def named(self, thing: str) -> str:
        """What a card, or another thing of the game, is called."""
        if thing in self.cards:
            return self.cards[thing].name
        return self.say(f"name-{thing}") if self.has(f"name-{thing}") else thing.replace("_", " ")

    def card(self, card: str) -> str:
        """A card with its name and its text."""
        text = self.text_on(card)
        return f"{self.named(card)}: {text}" if text else self.named(card)

    def ask(self, ask: Ask[Any]) -> str:
        return self.texts.ask(ask, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with its rule."""
        return f"{self.texts.refusal(refusal, self.names)} [{refusal.rule}]"
