"""The present question as a list, and the ways on the map among it: by a direction, by a space, with gas."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.games.board_game.box.board import Space
from shambles.games.board_game.table.choices import Go, OnSpace
from shambles.games.board_game.table.view import View
from shambles.terminal.scene.answers import Answers, Line

# Keys of a hex, as on a keypad: north-west, north-east, west, east, south-west, south-east.
DIRECTIONS = {"7": (0, -1), "9": (1, -1), "4": (-1, 0), "6": (1, 0), "1": (-1, 1), "3": (0, 1)}
ARROWS = {"left": "4", "right": "6"}


class Choices(Answers):
    """The answers to one ask in the order of the board, double steps last; and the space that is pointed at."""

    def __init__(self, ask: Ask[Any], view: View) -> None:
        super().__init__(ask)
        self.view = view
        self.moves = ask.key == "move"

    def in_order(self, lines: list[Line]) -> list[Line]:
        return sorted(lines, key=lambda line: isinstance(line.choice, Go) and len(line.choice.path) == 2)

    @property
    def is_numbered(self) -> bool:
        """While one moves, digits are directions."""
        return self.ask.key != "move" and super().is_numbered

    @property
    def reach(self) -> list[str]:
        """The spaces that could be answered now."""
        return [space for one in self.ask.options if (space := space_of(one))]

    @property
    def space(self) -> str | None:
        """The space that is pointed at."""
        return space_of(self.pointed.choice)

    def point_at_space(self, space: str) -> bool:
        """Point at the first way to this space; at the next one if it is pointed at already. True if there is one."""
        ways = [at for at, line in enumerate(self.lines) if space_of(line.choice) == space]
        if not ways:
            return False
        later = [at for at in ways if at > self.cursor]
        self.point_at(later[0] if self.cursor in ways and later else ways[0])
        return True

    def point_towards(self, key: str) -> bool:
        """Point at the neighbour in this direction. True if it was pointed at before: then one goes."""
        there = self._neighbour(key)
        if there is None:
            return False
        pointed = self.pointed.choice
        if isinstance(pointed, Go) and pointed.path == (there.id,) and not pointed.gas:
            return True
        ways = (
            at for at, one in enumerate(self.lines) if isinstance(one.choice, Go) and one.choice.path == (there.id,)
        )
        self.point_at(next(ways, self.cursor))
        return False

    def next_with_gas(self) -> None:
        """The next way with gas, round and round."""
        ways = [
            at for at, one in enumerate(self.lines) if isinstance(one.choice, Go) and one.choice.gas and not one.barred
        ]
        if ways:
            self.point_at(next((at for at in ways if at > self.cursor), ways[0]))

    def _neighbour(self, key: str) -> Space | None:
        if self.view.sketch or self.view.seat is None:
            return None
        spaces = {space.id: space for space in self.view.spaces}
        here = spaces[self.view.parties[self.view.seat].at]
        q, r = DIRECTIONS[key]
        return next((space for space in self.view.spaces if (space.q, space.r) == (here.q + q, here.r + r)), None)


def space_of(choice: Choice) -> str | None:
    """Destination of an answer, if it has one."""
    match choice:
        case Go():
            return choice.path[-1]
        case OnSpace():
            return choice.space
    return None
