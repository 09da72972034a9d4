"""What is said of club nights over HTTP and their sockets."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambles.core.running.change import Change
from shambles.server.wire.forms import Name, Pace, Setting

Format = Literal["swiss", "robin", "knockout", "together"]
NightStatus = Literal["open", "playing", "over"]
NightName = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club night to be opened.

    rounds    of a Swiss, or together; a round robin and a knock-out have as many as they take
    pace      so that the evening goes on whoever sleeps; its caretaker sits in for those who are not there
    rest      seconds between two rounds
    starts    in how many seconds it begins; null: when whoever opens it says so
    public    whether it stands on the list of club nights; whoever has the link finds it anyway
    """

    name: NightName
    game: Annotated[str, msgspec.Meta(max_length=40)]
    format: Format
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    pace: Pace
    options: dict[str, Setting] = {}
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    rest: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 60
    starts: Annotated[float, msgspec.Meta(ge=0, le=90 * 86_400)] | None = None
    public: bool = True


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join, under this name."""

    name: Name


class PauseClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin no further round, or go on."""

    paused: bool


class ClubSeat(msgspec.Struct, frozen=True):
    """A seat of a round: whose, by number; null is a caretaker's. Results are told when the round is over."""

    entry: int | None
    points: float | None
    score: int | None
    won: bool
    ending: Literal["played", "absent", "aside", "bye"] | None


class ClubBoard(msgspec.Struct, frozen=True):
    """A table of a round. Number 0 are those who sit out; `table` is null for them."""

    number: int
    table: str | None
    done: bool
    seats: tuple[ClubSeat, ...]


class ClubRound(msgspec.Struct, frozen=True):
    """A round; `closed` when its last table is done, and its cards are open to all (SH-010)."""

    number: int
    began: float
    closed: float | None
    boards: tuple[ClubBoard, ...]


class ClubLine(msgspec.Struct, frozen=True):
    """Somebody in the field, and where they stand. `rounds` are their points in each round that is over, null where
    they did not play."""

    number: int
    name: str
    here: bool
    gone: bool
    place: int
    points: float
    wins: int
    company: float
    rounds: tuple[float | None, ...]


class ClubNow(msgspec.Struct, frozen=True):
    """A club night as everybody may see it: made once each time it changes, and the same for all.

    lines     everybody, in the order in which they joined: so that a change of places is a small change
    due       when it begins, or goes on with the next round, by the server's time
    last      the number of rounds, where that is known
    latest    the latest round
    """

    id: str
    name: str
    game: str
    options: dict[str, Setting]
    format: Format
    seats: int
    last: int | None
    pace: Pace
    rest: int
    status: NightStatus
    paused: bool
    due: float | None
    organiser: str | None
    lines: tuple[ClubLine, ...]
    latest: ClubRound | None
    version: int


class ClubNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes over the socket of a club night: the whole page first, then what has changed since a version."""

    page: ClubNow | msgspec.UnsetType = msgspec.UNSET
    after: int | msgspec.UnsetType = msgspec.UNSET
    change: Change | msgspec.UnsetType = msgspec.UNSET


class ClubCard(msgspec.Struct, frozen=True):
    """A club night on the list."""

    id: str
    name: str
    game: str
    format: Format
    seats: int
    status: NightStatus
    due: float | None
    people: int
    mine: bool


class MyClub(msgspec.Struct, frozen=True):
    """What a club night is for me.

    entry        my number in the field
    check_in     whether I can say that I am here; long before it begins nobody can
    table        where I play now
    time         the server's time
    """

    is_player: bool
    organises: bool
    entry: int | None
    here: bool
    gone: bool
    check_in: bool
    can_join: bool
    table: str | None
    time: float


class ClubResults(msgspec.Struct, frozen=True):
    """All of a club night, for a file."""

    night: ClubNow
    rounds: tuple[ClubRound, ...]
