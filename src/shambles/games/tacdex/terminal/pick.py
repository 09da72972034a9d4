"""The player's selection before answering: a card, a side of the marker, an opponent. The ask knows what is legal."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Refusal
from shambles.games.tacdex.box.contents import NUMBER, REDO
from shambles.games.tacdex.table.questions import ADD_A_CARD, CHOOSE_AN_OPPONENT, KEEP, TURN_THE_MARKER, victim
from shambles.games.tacdex.table.view import View


def things_of(view: View, ask: Ask[Any] | None) -> tuple[str, ...]:
    """Choices by notation: the hand, and the other options of this question."""
    hand = view.cards or ()
    if ask is None:
        return hand
    if ask.key == ADD_A_CARD.key:
        return (*hand, KEEP.notation)
    if ask.key == TURN_THE_MARKER.key:
        return (*hand, *(choice.notation for choice in ask.options))
    return hand


class Pick:
    """The choices of one question, and the selected one."""

    def __init__(self, ask: Ask[Any], view: View, cursor: int = 0) -> None:
        self.ask = ask
        self.typed = ""
        self.chooses_a_seat = ask.key == CHOOSE_AN_OPPONENT.key
        if self.chooses_a_seat:
            self.things: tuple[str, ...] = tuple(one.notation for one in ask.question.candidates(ask))
            self.first = 0
        else:
            self.things = things_of(view, ask)
            self.first = len(view.cards or ()) if ask.key == TURN_THE_MARKER.key else 0
        self.cursor = self._within(cursor)

    @property
    def pointed(self) -> str:
        return self.things[self.cursor]

    @property
    def notation(self) -> str:
        """The answer of Enter: the selected choice, or a typed number that is not there."""
        if not self.is_stray():
            return self.pointed
        return victim(int(self.typed) - 1).notation if self.chooses_a_seat else self.typed

    def refusal(self) -> Refusal | None:
        """Why this cannot be answered; None if it can."""
        return self.ask.why_not(self.notation)

    def barred(self, thing: str) -> bool:
        return self.ask.why_not(thing) is not None

    def move(self, steps: int) -> None:
        self.cursor = self._within(self.cursor + steps)
        self.typed = ""

    def point_at(self, thing: str) -> bool:
        """Point at this, if it is on offer and not pointed at already."""
        if thing not in self.things[self.first :] or thing == self.pointed:
            return False
        self.cursor = self.things.index(thing, self.first)
        self.typed = ""
        return True

    def type_digit(self, digit: str) -> bool:
        """Select the card or seat with the typed number, or the first card that begins with it."""
        if self.ask.key == TURN_THE_MARKER.key:
            return False
        joined = self.typed + digit
        self.typed = joined if joined in NUMBER and not self.chooses_a_seat else digit
        found = self._matches(self.typed)
        if found:
            self.cursor = self.things.index(found[0])
        return True

    def is_stray(self) -> bool:
        """Whether a number was typed that is not among the cards, or seats, before the player."""
        return bool(self.typed) and not self._matches(self.typed)

    def _matches(self, digits: str) -> list[str]:
        if self.chooses_a_seat:
            return [thing for thing in self.things if thing == victim(int(digits) - 1).notation]
        cards = [thing for thing in self.things if thing not in (REDO, KEEP.notation)]
        return [*(card for card in cards if card == digits), *(card for card in cards if card.startswith(digits))]

    def _within(self, cursor: int) -> int:
        return max(self.first, min(cursor, len(self.things) - 1))
