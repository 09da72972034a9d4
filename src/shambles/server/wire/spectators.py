"""What goes over HTTP for people without a seat. The browser's types are generated from these."""

from __future__ import annotations

import msgspec

from shambles.server.wire.forms import Status, TableInfo


class TableOnNow(msgspec.Struct, frozen=True):
    """A public table that is being played, and that anybody may watch.

    rating  of the strongest player there in this way to play, and how far it may be off (`doubt`); null where nobody
            has one that is no longer provisional
    """

    table: TableInfo
    rating: int | None
    doubt: int | None


class Embedded(msgspec.Struct, frozen=True):
    """A moment of a game as a page of somebody else's shows it to whoever comes by.

    title   the game; line: who plays, or how it ended
    step    which moment this is, of `count`; of a game that is on there is only the present one
    version a number that grows with a game that is on
    said    what happened last, in words
    svg     the scene; null where it is what was seen already
    words   what the buttons are called
    """

    title: str
    line: str
    status: Status
    step: int
    count: int
    version: int
    said: tuple[str, ...]
    svg: str | None
    words: dict[str, str]


class LadderLine(msgspec.Struct, frozen=True):
    """Somebody on a ladder (SH-017).

    place   null where they have played too few games of this month to have one
    games   of this month
    rating  after the last of them, and how far it may be off (`doubt`); null where all win or lose together
    lost    what their choices lost a game, on average, and how far that may be off; null where too few were judged
    """

    place: int | None
    name: str
    games: int
    rating: int | None
    doubt: int | None
    lost: float | None
    lost_doubt: float | None


class Ladder(msgspec.Struct, frozen=True):
    """Who stands where in one way to play.

    together    all win or lose together, so choices alone are compared; in_points: in points, otherwise in chances
    """

    game: str
    mode: str
    together: bool
    in_points: bool
    lines: tuple[LadderLine, ...]


class Season(msgspec.Struct, frozen=True):
    """A month. `is_closed`: it is over and stands; `months`: those that there are, the latest first."""

    month: str
    is_closed: bool
    months: tuple[str, ...]
    fewest: int
    ladders: tuple[Ladder, ...]


class LeagueBot(msgspec.Struct, frozen=True):
    """A bot of the league (SH-018): its rating there, how far that may be off, and how many games it has played."""

    bot: str
    rating: int
    doubt: int
    games: int


class LeagueTable(msgspec.Struct, frozen=True):
    """The bots of one way to play, the strongest first."""

    game: str
    mode: str
    games: int
    bots: tuple[LeagueBot, ...]


class League(msgspec.Struct, frozen=True):
    """The league of bots: whether there is one here, when it plays (hours by UTC), and how they stand after the last
    `nights` nights."""

    is_on: bool
    hours: str
    nights: int
    tables: tuple[LeagueTable, ...]
