"""The present question as a list: what may be answered, what may not and why, and what is being typed.

It decides nothing: the ask says what may be done, and why something may not.
"""

from __future__ import annotations

from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.core.reply import Refusal
from shambles.games.board_game.box.board import Space
from shambles.games.board_game.table.choices import Go, OnSpace, Stay
from shambles.games.board_game.table.view import View
from shambles.games.board_game.terminal.lines import is_listed

# Keys of a hex, as on a keypad: north-west, north-east, west, east, south-west, south-east.
DIRECTIONS = {"7": (0, -1), "9": (1, -1), "4": (-1, 0), "6": (1, 0), "1": (-1, 1), "3": (0, 1)}
ARROWS = {"left": "4", "right": "6"}


class Choices:
    """The options of one ask, the greyed ones among them, and the cursor."""

    def __init__(self, ask: Ask[Any], view: View) -> None:
        self.ask = ask
        self.view = view
        self.reasons: dict[str, Refusal] = ask.form().barred
        found = list(ask.question.candidates(ask))
        self.items: list[Choice] = sorted(found, key=lambda one: not is_listed(one))
        self.cursor = next((at for at, one in enumerate(self.items) if one.notation not in self.reasons), 0)
        self.typed: str | None = None  # None: nothing is being typed

    @property
    def pointed(self) -> Choice:
        return self.items[self.cursor]

    @property
    def refusal(self) -> Refusal | None:
        """Why what is typed, or pointed at, cannot be answered."""
        if self.typed:
            return self.ask.why_not(self.typed) if not self._matching(self.typed) else None
        return self.reasons.get(self.pointed.notation)

    @property
    def notation(self) -> str:
        """What Enter answers."""
        if self.typed and not self._matching(self.typed):
            return self.typed
        return self.pointed.notation

    @property
    def reach(self) -> list[str]:
        """The spaces that could be answered now."""
        return [space for one in self.ask.options if (space := space_of(one))]

    @property
    def space(self) -> str | None:
        """The space that is pointed at."""
        return space_of(self.pointed)

    # --- pointing

    def move(self, steps: int) -> None:
        self.cursor = max(0, min(self.cursor + steps, len(self.items) - 1))
        self.typed = None

    def point_at(self, space: str) -> bool:
        """Point at the first way to this space; at the next one if it is pointed at already. True if there is one."""
        ways = [at for at, one in enumerate(self.items) if space_of(one) == space]
        if not ways:
            return False
        later = [at for at in ways if at > self.cursor]
        self.cursor = later[0] if self.cursor in ways and later else ways[0]
        self.typed = None
        return True

    def point_towards(self, key: str) -> bool:
        """Point at the neighbour in this direction. True if it was pointed at before: then one goes."""
        there = self._neighbour(key)
        if there is None:
            return False
        if isinstance(self.pointed, Go) and self.pointed.path == (there.id,) and not self.pointed.gas:
            return True
        self.cursor = next(
            (at for at, one in enumerate(self.items) if isinstance(one, Go) and one.path == (there.id,)), self.cursor
        )
        self.typed = None
        return False

    def next_with_gas(self) -> None:
        """The next way with gas, round and round."""
        ways = [
            at
            for at, one in enumerate(self.items)
            if isinstance(one, Go) and one.gas and one.notation not in self.reasons
        ]
        if ways:
            self.cursor = next((at for at in ways if at > self.cursor), ways[0])
            self.typed = None

    def _neighbour(self, key: str) -> Space | None:
        if self.ask.key != "move" or self.view.sketch or self.view.seat is None:
            return None
        spaces = {space.id: space for space in self.view.spaces}
        here = spaces[self.view.parties[self.view.seat].at]
        q, r = DIRECTIONS[key]
        wanted = (here.q + q, here.r + r)
        return next((space for space in self.view.spaces if (space.q, space.r) == wanted), None)

    # --- typing

    def type_key(self, character: str) -> None:
        self.typed = f"{self.typed or ''}{character}"
        found = self._matching(self.typed)
        if found:
            self.cursor = found[0]

    def rub_out(self) -> None:
        """One letter back; from the first, out of typing."""
        self.typed = self.typed[:-1] if self.typed else None
        if self.typed and (found := self._matching(self.typed)):
            self.cursor = found[0]

    def _matching(self, typed: str) -> list[int]:
        """The items that are what is typed, and then those that begin so."""
        plain = " ".join(typed.casefold().split())
        exact = [at for at, one in enumerate(self.items) if one.notation == plain]
        return [*exact, *(at for at, one in enumerate(self.items) if one.notation.startswith(plain))]


def space_of(choice: Choice) -> str | None:
    """Where an answer leads, if it leads anywhere."""
    match choice:
        case Go():
            return choice.path[-1]
        case OnSpace():
            return choice.space
        case Stay():
            return None
    return None
