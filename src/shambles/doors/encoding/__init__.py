"""Numerical encoding for programs: for each game a numbering of actions, and an observation as named arrays.

    encoding = find_encoding("card_game", seats=4, mode="survival")
    encoding.actions      # name of each action: "nothing", "card 1", …
    encoding.arrays       # the arrays of an observation: name, shape, least, most

An observation is made from the seat's view and its question, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, all_games, find_game
from shambles.doors.encoding.cells import Array
from shambles.doors.encoding.encoding import Encoding, Eyes, Flags, Floats, Longest, Plan
from shambles.doors.encoding.letters import NOTHING, Alphabet, Spelling, each, flag, one, parts, word
from shambles.doors.encoding.shapes import Bag, LeftOut, Listed, Number, OneOf, Several

__all__ = [
    "NOTHING",
    "Alphabet",
    "Array",
    "Bag",
    "Encoding",
    "Eyes",
    "Flags",
    "Floats",
    "LeftOut",
    "Listed",
    "Longest",
    "Number",
    "OneOf",
    "Plan",
    "Several",
    "Spelling",
    "each",
    "encoded_games",
    "find_encoding",
    "flag",
    "one",
    "parts",
    "word",
]


def encoded_games() -> tuple[str, ...]:
    """Short names of all installed games that have an encoding."""
    return tuple(game.slug for game in all_games() if game.room("encoding") is not None)


def find_encoding(game: str, *, seats: int, **options: Any) -> Encoding:
    """The encoding of a game for this number of seats and these options."""
    rules = find_game(game)
    chosen = rules.read_options(options)
    return _made(game, rules.read_seats(seats, chosen), chosen)


@lru_cache(maxsize=32)
def _made(slug: str, seats: range, options: Any) -> Encoding:
    game = find_game(slug)
    return Encoding(game, seats, options, _planner(game)(seats, options))


def _planner(game: Game[Any, Any]) -> Callable[[range, Any], Plan]:
    """The function `plan` of the game's module `encoding`."""
    room = game.room("encoding")
    if room is None:
        raise BadInput("game", "no-encoding", found=game.slug, known=encoded_games())
    planner: Callable[[range, Any], Plan] = room.plan
    return planner
