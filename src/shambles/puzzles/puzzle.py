"""A stored puzzle: one line of a file in its game's folder, `puzzles/<course>.jsonl`, from easy to hard.

It holds a moment with all cards that the seat could not know dealt again, and how games ended after each answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import field

from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import BadInput
from shambles.core.files.form import Form
from shambles.core.game import Game, find_game
from shambles.core.playing.placed import Placed, imagine_placed, open_placed
from shambles.core.table import Table
from shambles.puzzles.weighing import Answer

FOLDER = "puzzles"


class Puzzle(Form, frozen=True, kw_only=True):
    """A moment of a game, the seat that is asked, and the value of each of its answers.

    rules     version of the game's rules under which it was made
    best      the answer that is clearly best, by `lead` standard errors
    tempting  the answer that looks best at a glance, or next to it if that is the best one
    answers   the examined answers, from best to worst
    players   level of the bots that played all games to their end
    tries     misses and tries, by the kind of player
    """

    id: str
    rules: int
    seats: int
    options: dict[str, Any]
    at: Placed
    seat: int
    ask: str
    best: str
    tempting: str
    lead: float
    answers: tuple[Answer, ...]
    players: str = "veteran"
    tries: dict[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def is_missed(self) -> bool:
        """True if some try misses it."""
        return any(missed for missed, _ in self.tries.values())

    @property
    def difficulty(self) -> float:
        """Share of tries that miss it; every kind of player has the same weight."""
        shares = [missed / tried for missed, tried in self.tries.values() if tried]
        return sum(shares) / len(shares) if shares else 1.0

    @property
    def is_for_beginners(self) -> bool:
        """True if a rookie solves it at least every other time."""
        missed, tried = self.tries.get("rookie", (1, 1))
        return 2 * missed <= tried

    @property
    def order(self) -> tuple[bool, float, float, str]:
        """Sort key from easy to hard. Those for beginners come first; at equal difficulty, the clearer answer."""
        return not self.is_for_beginners, self.difficulty, -(self.answers[0].won - self.answers[1].won), self.id


def name_puzzle(course: str, at: Placed, seat: int) -> str:
    """Id derived from the moment: the same moment has the same id."""
    return f"{course}-{sha256(msgspec.json.encode((at, seat))).hexdigest()[:8]}"


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file, from easy to hard. An error names its line."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=Puzzle))
            except msgspec.MsgspecError as error:
                raise BadInput(f"line {number}", "malformed", detail=str(error)) from None
    return tuple(sorted(found, key=lambda one: one.order))


def write_puzzles(puzzles: Mapping[str, Puzzle]) -> str:
    """Text of a puzzle file: one puzzle a line, from easy to hard."""
    ordered = sorted(puzzles.values(), key=lambda one: one.order)
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in ordered)


@cache
def shipped(slug: str) -> dict[str, tuple[Puzzle, ...]]:
    """A game's puzzles, by course.

    Puzzles made under another version of the rules are left out: they may no longer hold.
    """
    game = find_game(slug)
    found = {}
    for file in sorted((game.folder / FOLDER).glob("*.jsonl")):
        puzzles = read_puzzles(file.read_text("utf-8"))
        found[file.stem] = tuple(one for one in puzzles if one.rules == game.version)
    return {course: puzzles for course, puzzles in found.items() if puzzles}


def find_puzzle(game: Game[Any, Any], name: str) -> Puzzle:
    """Find a puzzle by its id."""
    for puzzles in shipped(game.slug).values():
        for one in puzzles:
            if one.id == name:
                return one
    raise BadInput("puzzle", "no-such-puzzle", found=name[:40])


def open_puzzle(game: Game[Any, Any], puzzle: Puzzle) -> Table:
    """The table of a puzzle. Whatever its file holds, the cards that the seat cannot know are dealt once more."""
    table = open_placed(game, puzzle.seats, puzzle.options, puzzle.at)
    if puzzle.seat not in table.asks:
        raise BadInput("seat", "nothing-asked", awaited=tuple(seat + 1 for seat in table.asks))
    return imagine_placed(table, puzzle.seat)


def asked_in(table: Table, puzzle: Puzzle) -> Ask[Any]:
    """The puzzle's question."""
    return table.asks[puzzle.seat]
