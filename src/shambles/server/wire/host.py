"""What goes over HTTP between a server and its host. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambles.server.wire.calls import Language
from shambles.server.wire.forms import SeatKind, SeatNumber, Status
from shambles.server.wire.people import PlayerId

Reason = Annotated[str, msgspec.Meta(max_length=150, pattern=r"^[^\x00-\x1f\x7f]*$")]
Told = Annotated[str, msgspec.Meta(max_length=2_000, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9]+$")]
Subject = Annotated[str, msgspec.Meta(pattern=r"^(player:[a-z0-9]{1,24}|address:[0-9a-f]{64})$")]
Hours = Annotated[float, msgspec.Meta(gt=0, le=100_000)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1_440)]
LimitKind = Literal["mute", "ban"]


class OneTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close this table, or open it again."""

    table: TableId
    why: Reason = ""


class Whom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom a mute or a ban is about: a player, an address, or wherever whoever sits there came from."""

    kind: LimitKind
    player: PlayerId | None = None
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[0-9A-Fa-f.:%\w]+$")] | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    subject: Subject | None = None  # as the server itself names them
    why: Reason = ""


class LimitFor(Whom, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mute or ban somebody for so long."""

    hours: Hours


class Announce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell everybody, in any languages; without words nobody is told anything any more."""

    words: Annotated[dict[Language, Told], msgspec.Meta(max_length=40)] = {}
    hours: Hours = 24.0


class Maintain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In so many minutes this server stops, for about so many."""

    begins_in: Minutes
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1_440)] = 5


class Maintenance(msgspec.Struct, frozen=True):
    """When the server stops, and for about how many minutes."""

    begins: float
    minutes: int


class Notice(msgspec.Struct, frozen=True):
    """What everybody is told, by language. Whose language has no words reads English, or else what there is."""

    number: int  # of the deed: whoever has closed this announcement is shown the next one
    words: dict[str, str]
    maintenance: Maintenance | None


class Limited(msgspec.Struct, frozen=True):
    """Somebody who is muted or banned. `subject` is player:… or address:… with the fingerprint of a network."""

    kind: LimitKind
    subject: str
    until: float


class Load(msgspec.Struct, frozen=True):
    """How one process of the service is doing. `load` is of the machine, for each core; `memory` in bytes."""

    version: str
    up_seconds: float
    waiting: int
    playing: int
    over: int
    aside: int
    players: int
    players_here: int
    live_tables: int
    sockets: int
    owed: int
    down: tuple[str, ...]
    load: float
    memory: int
    limited: tuple[Limited, ...]
    notice: Notice


class Share(msgspec.Struct, frozen=True):
    """What one address waits for in a queue, of one kind. `table` is the one that has waited longest, for `oldest`
    seconds; `address` the beginning of a fingerprint, as `shambles host load` shows it."""

    kind: str
    address: str
    waiting: int
    under_way: int
    oldest: float
    table: str


class FailedSeen(msgspec.Struct, frozen=True):
    """A job that failed, after so many tries, and is tried no more."""

    kind: str
    key: str
    tries: int
    failed: float
    why: str


class QueueSeen(msgspec.Struct, frozen=True):
    """A queue of this process: so many are served at once (0: no matter how many). The share that has waited longest
    comes first. The queue `jobs` is of all processes: what is to be done later, and what failed in the last month."""

    name: str
    places: int
    waiting: int
    under_way: int
    oldest: float
    shares: tuple[Share, ...]
    failed: tuple[FailedSeen, ...] = ()


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as the host sees it: never a token, a hand or an address."""

    name: str
    kind: SeatKind
    bot: str | None
    player: str | None


class TableSeen(msgspec.Struct, frozen=True):
    """A table as the host sees it."""

    id: str
    game: str
    status: Status
    public: bool
    rated: bool
    created: float
    touched: float
    aside: str | None
    seats: tuple[SeatSeen, ...]


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player as the host sees them."""

    id: str
    name: str
    created: float
    seen: float | None
    games: int


class DeedSeen(msgspec.Struct, frozen=True):
    """A row of the log."""

    number: int
    at: float
    deed: str
    subject: str
    until: float | None
    words: dict[str, str]
