"""What is said of daily deals over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from shambles.bots.reviewed import Cost, Share
from shambles.server.wire.forms import Name, Revealed

Unranked = Literal["not-first", "new-player"]  # why a try has no place on the board (SH-006)


class PlayDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play today's deal, once, under this name."""

    name: Name


class MyTry(msgspec.Struct, frozen=True):
    """Your own try: at which table, and whether it is over."""

    table: str
    done: bool


class DailyDeal(msgspec.Struct, frozen=True):
    """A way to play, with its deal of today.

    name, goal   what it is called and what wins, in words
    tries        how many have tried it
    before       the name of yesterday's deal, where there was one
    tomorrow     the fingerprint of tomorrow's: SHA-256 of "seed:salt"
    unranked     why your try is not ranked, or would not be if you began one now
    """

    deal: str
    game: str
    name: str
    goal: str
    minutes: tuple[int, int]
    tries: int
    mine: MyTry | None
    before: str | None
    fingerprint: str
    tomorrow: str
    unranked: Unranked | None


class Today(msgspec.Struct, frozen=True):
    """The daily deals: of which day, how many seconds are left of it, and on how many days in a row you played one."""

    day: str
    left: int
    streak: int
    deals: tuple[DailyDeal, ...]


class BoardLine(msgspec.Struct, frozen=True):
    """A try on the board. `place` is null where it does not count, `cost` and `share` where it has not been reviewed.

    coming  it is still to be reviewed, or to be played to its end
    table   where its replay is, once the day is over
    """

    name: str
    place: int | None
    score: int | None
    won: bool
    cost: Cost | None
    share: Share | None
    mine: bool
    coming: bool
    table: str | None


class Board(msgspec.Struct, frozen=True):
    """How everybody did with a daily deal; `lines` is null for whoever has not played it while its day lasts.

    revealed   seed and salt, once the day is over
    unranked   why your own try is not ranked
    """

    deal: str
    day: str
    game: str
    name: str
    is_over: bool
    tries: int
    mine: MyTry | None
    lines: tuple[BoardLine, ...] | None
    fingerprint: str
    revealed: Revealed | None
    unranked: Unranked | None
