"""The player's selection before answering. It decides nothing: the ask knows which cards go together."""

from __future__ import annotations

from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Refusal
from shambles.games.card_game.table.questions import HERO, lay
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View

Item = int | str  # a Walker, or the Hero


def items_of(view: View) -> tuple[Item, ...]:
    """The hand: the Walkers, and in Hero mode the Hero, who keeps a place when used. A spectator has none."""
    return (*(view.cards or ()), *([HERO] if view.mode == "hero" and view.seat is not None else []))


class Typed(NamedTuple):
    """Digits typed so far, and whether a + came before them."""

    digits: str = ""
    joins: bool = False


class Pick:
    """The cards of one hand under one question: the cursor, and what has been picked."""

    def __init__(self, ask: Ask[Any], view: View, cursor: int = 0) -> None:
        self.ask = ask
        self.items = items_of(view)
        self.picked: tuple[Item, ...] = ()
        self.cursor = min(cursor, len(self.items) - 1)
        self.typed = Typed()

    @property
    def pointed(self) -> Item:
        return self.items[self.cursor]

    @property
    def walker(self) -> int | None:
        """The Walker that is pointed at."""
        return self.pointed if isinstance(self.pointed, int) else None

    def choice_of(self, items: tuple[Item, ...]) -> Lay:
        return lay(tuple(sorted(one for one in items if isinstance(one, int))), HERO in items)

    def barred(self, item: Item) -> Refusal | None:
        """Why this card cannot come with what is picked: None if some option holds them all."""
        if item in self.picked:
            return None
        wanted = {*self.picked, item}
        if any(wanted <= {*option.cards, *([HERO] if option.hero else [])} for option in self.ask.options):
            return None
        together = (*self.picked, item)
        if together == (HERO,):  # a Hero never goes alone: what bars it is the same with any Walker
            together = (self.items[0], HERO)
        return self.ask.why_not(self.choice_of(together))

    def move(self, steps: int) -> None:
        self.cursor = max(0, min(self.cursor + steps, len(self.items) - 1))
        self.typed = Typed()

    def toggle(self) -> None:
        """Pick up the card that is pointed at, or put it back; one that is barred stays where it is."""
        item = self.pointed
        if item in self.picked:
            self.picked = tuple(one for one in self.picked if one != item)
        elif self.barred(item) is None:
            self.picked = (*self.picked, item)
        self.typed = Typed()

    def type_digit(self, digit: str) -> None:
        """Select the card with the typed number, or the first that begins with it."""
        digits = self.typed.digits + digit
        if not self._matches(digits) and self._matches(digit):
            digits = digit
        self.typed = self.typed._replace(digits=digits[-3:])
        found = self._matches(digits)
        if found:
            self.cursor = self.items.index(found[0])

    def join(self) -> None:
        """A + picks the card that is pointed at, and the next one typed goes with it."""
        if self.pointed not in self.picked:
            self.toggle()
        self.typed = Typed(joins=True)

    def is_stray(self) -> bool:
        """Whether a number was typed that is not in the hand."""
        return bool(self.typed.digits) and not self._matches(self.typed.digits)

    def notation(self) -> str:
        """The answer of Enter: the picked cards, or else the selected one."""
        if self.is_stray():
            return "+".join(map(str, (*self.picked, self.typed.digits)))
        joined = self.typed.joins and self.typed.digits and self.pointed not in self.picked
        items = (*self.picked, self.pointed) if joined or not self.picked else self.picked
        return self.choice_of(items).notation

    def _matches(self, digits: str) -> list[Item]:
        walkers = [one for one in self.items if isinstance(one, int)]
        exact = [one for one in walkers if str(one) == digits]
        return [*exact, *(one for one in walkers if str(one).startswith(digits))]
