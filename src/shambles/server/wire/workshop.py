"""What goes over the wire about boxes of people's own, while they are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from shambles.core.files.box import MOST_LETTERS
from shambles.core.files.outline import Outline
from shambles.core.game import CardFace

TrialBots = Literal["rookie", "survivor", "greedy"]  # the others think too long for hundreds of games
ShortName = Annotated[str, msgspec.Meta(max_length=40)]


class BoxForm(msgspec.Struct, frozen=True):
    """A kind of box: what can be written in it, and the game's own as it is written. `kinds` are all of the game's."""

    kinds: tuple[str, ...]
    outline: Outline
    tables: dict[str, Any]


class LookAtBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A box to be looked at: its tables, or a file as it is written. `table` and `number` say which card is shown."""

    tables: dict[str, Any] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)] | None = None
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    write: bool = False


class BoxFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a box: where, as far as there is such a place in it, and in words."""

    at: tuple[str | int, ...]
    field: str
    words: str


class BoxChange(msgspec.Struct, frozen=True):
    """A thing that is not as in the game's own box: `before` and `after` are what stands on it, in words."""

    table: str
    number: int | None
    how: str
    name: str
    before: str
    after: str


class BoxSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to see of a box.

    names   what its things are called, table by table
    faces   the card that was asked for, by language; none where it cannot be read
    toml    the file, where it was asked for; tables: what it holds, where the file was handed in
    """

    names: dict[str, tuple[str, ...]]
    faults: tuple[BoxFault, ...]
    changes: tuple[BoxChange, ...]
    faces: dict[str, CardFace] = {}
    toml: str = ""
    tables: dict[str, Any] | None = None


class ShareBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box to be shared, as its file is written."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS)]


class SharedBox(msgspec.Struct, frozen=True):
    """A box that somebody has shared: its name is made from what it holds."""

    id: str
    game: str
    kind: str
    text: str


class TryBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box to be played with by bots, as its file is written, and how: what is left out is as usual.

    options   of the table, besides boxes
    """

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    bots: TrialBots | None = None
    deals: Annotated[int, msgspec.Meta(ge=10, le=1000)] | None = None
    options: Annotated[dict[ShortName, ShortName | int | bool], msgspec.Meta(max_length=20)] = {}


class TrialSettings(msgspec.Struct, frozen=True):
    """What the figures of a trial depend on, and the command that repeats it, with the box saved as a file."""

    seats: int
    bots: str
    options: dict[str, str | int | bool]
    deals: int
    seed: int
    command: str


class Figure(msgspec.Struct, frozen=True):
    """A figure with the interval that holds the true one with 95 % confidence; open ends are null."""

    mean: float
    low: float | None
    high: float | None


class Compared(msgspec.Struct, frozen=True):
    """One thing that was measured in both boxes. `is_clear`: whether there is a difference at all."""

    name: str
    share: bool
    before: Figure
    after: Figure
    difference: Figure
    is_clear: bool


class CardWorth(msgspec.Struct, frozen=True):
    """A changed card that makes a difference: wins with the new box in the deals where it was met early, wins with the
    game's own box in the same deals, and the difference."""

    card: str
    name: str
    games: int
    having: Figure
    lacking: Figure
    apart: Figure


class TrialForm(msgspec.Struct, frozen=True):
    """How far a trial is, and what it has come to.

    deals     that have been played with both boxes, of `of`
    together  whether all win or all lose
    met       in how many games with the new box each changed card was met
    worth     the changed cards that stand out, the clearest first
    settings  what the figures depend on
    error     the code of what went wrong
    """

    deals: int
    of: int
    together: bool = False
    measures: tuple[Compared, ...] = ()
    met: tuple[CardMet, ...] = ()
    worth: tuple[CardWorth, ...] = ()
    failed: int = 0
    error: str = ""
    settings: TrialSettings | None = None


class CardMet(msgspec.Struct, frozen=True):
    """A changed card, and the share of the games with the new box in which it was met."""

    card: str
    name: str
    games: int
