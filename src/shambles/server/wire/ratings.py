"""What goes over HTTP about skill: ratings, what choices lose, chances over time, puzzles. The browser's types are
generated from these."""

from __future__ import annotations

import msgspec

from shambles.bots.reviewed import Share


class ChoiceRating(msgspec.Struct, frozen=True):
    """What one's own choices lose a game, on average over so many games that were reviewed.

    in_points   in points; otherwise in chances to win, from 0 to 1
    doubt       95 times in 100 the true figure is off by no more; both are null where there are too few games to say
    """

    games: int
    in_points: bool
    lost: float | None
    doubt: float | None


class MyRating(msgspec.Struct, frozen=True):
    """My rating in one way to play (SH-007).

    rating      from results; null where all win or lose together, for there is nobody to be measured by
    doubt       95 times in 100 the true one is off by no more
    unjudged    games whose choices are still to be looked at
    """

    game: str
    mode: str
    games: int
    is_provisional: bool
    rating: int | None
    doubt: int | None
    choice: ChoiceRating
    unjudged: int


class MyChances(msgspec.Struct, frozen=True):
    """A game of mine that was reviewed: what became of my chance to win, and what luck and my choices did to it."""

    table: str
    game: str
    mode: str | None
    ended: float
    share: Share


class PuzzlesDone(msgspec.Struct, frozen=True):
    """The puzzles of one way to play and one difficulty: how many there are, and how many I have solved.

    name        what this way to play is called
    at_once     those that I solved at the first try
    """

    game: str
    course: str
    name: str
    difficulty: str
    count: int
    solved: int
    at_once: int


class MySkill(msgspec.Struct, frozen=True):
    """What my games say of me. `wants_rating` is my choice; without it no ratings are kept."""

    wants_rating: bool
    ratings: tuple[MyRating, ...]
    chances: tuple[MyChances, ...]
    puzzles: tuple[PuzzlesDone, ...]


class WantRating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want ratings. If not, those that I have are erased."""

    wanted: bool


class BotRating(msgspec.Struct, frozen=True):
    """How strong a bot is in one way to play: measured once, and fixed."""

    mode: str
    bot: str
    rating: int
    doubt: int
