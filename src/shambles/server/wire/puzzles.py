"""What goes over the wire about puzzles. Before the answer nothing tells it, and after it nothing hidden is shown."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from shambles.server.wire.messages import AskedForm

PuzzleName = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of one way to play a game, by name, from easy to hard; `hard`: the share of tries that miss each."""

    course: str
    puzzles: tuple[str, ...]
    hard: tuple[float, ...]


class PuzzleForm(msgspec.Struct, frozen=True):
    """A position and one question, as the seat that is asked sees them.

    shown   the answers that lie open, in words
    """

    id: str
    game: str
    options: dict[str, Any]
    seat: int
    names: tuple[str, ...]
    view: msgspec.Struct
    asked: AskedForm
    awaited: tuple[int, ...]
    shown: dict[int, str]


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers."""

    choice: Annotated[str, msgspec.Meta(max_length=200)]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """Whether it is the best answer, and why, in words; after a wrong answer the second sentence names the best one.

    figures  how certain that is, in words
    worth    how games ended after each answer
    """

    right: bool
    choice: str
    best: str
    said: tuple[str, ...]
    figures: tuple[str, ...] = ()
    worth: tuple[AnswerWorth, ...] = ()


class AnswerWorth(msgspec.Struct, frozen=True):
    """An answer as it is called: how many wins fewer in a hundred games than the best, give or take, in how many games.

    `behind` is null for an answer that was behind early on and not tried further.
    """

    choice: str
    called: str
    behind: int | None
    error: int
    worlds: int
