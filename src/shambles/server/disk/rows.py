"""What a server keeps on disk: the tables of its database, and their rows."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.core.asking.journal import Answered, Undid, UndidMeanwhile, Undo
from shambles.core.files.box import STANDARD
from shambles.core.game import find_game
from shambles.server.wire.forms import Pace, SeatKind, Setting

metadata = sa.MetaData()
LEARN = "learn:"  # before the scenario of a table that is for a lesson
SOMEBODY = "somebody"  # the name of a seat whose player has been erased
BY_HOST = "host: "  # before the reason why a table is set aside, where the host has done it and may open it again

# `opener` and the `home` of a seat are fingerprints of addresses (addresses.py): the one until the game is over, the
# other for a day longer. `opened_by` is the player who opened it, if it was one. `erasures` counts how often others
# than its owner have changed who sits here, or what was said: the owner reads it anew. Which server has a table, and
# which one wants it: lease_rows.py. `present` (seats, as bits) and `spectators` tell other servers who is there.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(24), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(40)),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(24)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("strikes", sa.Integer, nullable=False, server_default="0"),
    sa.Column("aside", sa.String(200)),
    sa.Column("owner", sa.String(24)),
    sa.Column("lease", sa.Float, index=True),
    sa.Column("marked", sa.Float),
    sa.Column("grace", sa.Integer, nullable=False, server_default="0"),
    sa.Column("opener", sa.String(64), index=True),
    sa.Column("pace", sa.Text),
    sa.Column("deal", sa.String(24), index=True),
    sa.Column("result", sa.Text),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("ended", sa.Float),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("began_from", sa.String(24)),
    sa.Column("club", sa.String(24), index=True),
    sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("opened_by", sa.String(24), index=True),
    sa.Column("erasures", sa.Integer, nullable=False, server_default="0"),
    sa.Column("wanted_by", sa.String(24)),
    sa.Column("wanted_at", sa.Float),
    sa.Column("handed_on", sa.Float),
    sa.Column("present", sa.Integer, nullable=False, server_default="0"),
    sa.Column("spectators", sa.Integer, nullable=False, server_default="0"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("token_hash", sa.String(64), index=True),
    sa.Column("removers", sa.Text, nullable=False),
    sa.Column("home", sa.String(64)),
    sa.Column("portrait", sa.Integer),
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.Text),
    sa.Column("key", sa.String(80), nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
)

# How a table begins that goes on from a moment of another game: after which step, of whom, dealt anew or as it was.
beginnings = sa.Table(
    "beginnings",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("anew", sa.Boolean, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
)

# `left_by` is the player who said a line and has left the seat before the game began; empty: a guest. Without it the
# line is of whoever holds the seat.
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("left_by", sa.String(24), index=True),
)


reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("review", sa.LargeBinary, nullable=False),
)


def is_lesson() -> sa.ColumnElement[bool]:
    """A table of one lesson: nobody waits for its bots, and nobody comes back to it."""
    return sa.func.coalesce(tables.c.scenario, "").startswith(LEARN)


def may_go_on() -> sa.ColumnElement[bool]:
    """A table that is not set aside, or only until the host opens it again."""
    return sa.func.coalesce(tables.c.aside, BY_HOST).startswith(BY_HOST)


# --- people: who they are is known by fingerprints and public keys alone


def of(kind: str, name: str, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.String(24), sa.ForeignKey(f"{kind}.id", ondelete="CASCADE"), nullable=False, **more)


players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("portrait", sa.Text),
    sa.Column("settings", sa.Text),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("quiet", sa.Text),
    sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()),
)

credentials = sa.Table(
    "credentials",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    of("players", "player_id", index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("fingerprint", sa.String(64), nullable=False, unique=True),
    sa.Column("public_key", sa.LargeBinary),
    sa.Column("uses", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    of("players", "player_id", index=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

# A player's seats. They stay, with the result, when a table leaves the disk. `looked` is after how many answers we last
# looked whether it was the player's turn; of a `muted` table they do not want to be told.
holdings = sa.Table(
    "holdings",
    metadata,
    of("players", "player_id", primary_key=True),
    sa.Column("table_id", sa.String(24), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("device_id", sa.String(24)),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("looked", sa.Integer),
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
)

# What further devices of a player open a seat by.
rights = sa.Table(
    "rights",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    of("devices", "device_id", index=True),
    of("tables", "table_id", index=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

friends = sa.Table(
    "friends",
    metadata,
    of("players", "player_id", primary_key=True),
    of("players", "friend_id", primary_key=True, index=True),
    sa.Column("since", sa.Float, nullable=False),
)

regards = sa.Table(
    "regards",
    metadata,
    of("players", "player_id", primary_key=True),
    of("players", "other_id", primary_key=True, index=True),
    sa.Column("regard", sa.String(10), nullable=False),
)

# Codes that work once: the link for another device, the link for a friend, the challenge for a passkey.
tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("fingerprint", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    sa.Column("until", sa.Float, nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    of("players", "player_id", primary_key=True),
    of("tables", "table_id", primary_key=True, index=True),
    of("players", "from_id", index=True),
    sa.Column("sent", sa.Float, nullable=False),
)


def insert_new(table: sa.Table) -> sa.TextClause:
    """Insert a row unless there is one like it: of two who do so at once, nobody stumbles."""
    names = [column.name for column in table.columns]
    places = ", ".join(f":{name}" for name in names)
    return sa.text(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({places}) ON CONFLICT DO NOTHING")


days = sa.Table(
    "days",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("way", sa.String(40), primary_key=True),
    sa.Column("deal", sa.String(24), nullable=False, unique=True),
    sa.Column("seed", sa.String(24), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
)

# A try outlives its table: boards and streaks are kept when a table is forgotten. `unranked` is why it has no place on
# the board; nothing more happens to a `judged` one.
tries = sa.Table(
    "tries",
    metadata,
    sa.Column("deal", sa.String(24), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True, index=True),
    sa.Column("is_player", sa.Boolean, nullable=False),
    sa.Column("table_id", sa.String(24), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("unranked", sa.String(16)),
    sa.Column("judged", sa.Boolean, nullable=False, server_default=sa.false(), index=True),
)

# The first try of a deal from each address, by its fingerprint. A day's rows are deleted when it is over.
first_tries = sa.Table(
    "first_tries",
    metadata,
    sa.Column("deal", sa.String(24), primary_key=True),
    sa.Column("home", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("began", sa.Float, nullable=False),
)


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    options: dict[str, Setting]
    seed: int
    salt: str
    scenario: str | None
    status: str
    public: bool
    rematch: str | None = None
    touched: float = 0.0
    aside: str | None = None  # why nobody can play here any more
    grace: int = 0  # seconds before somebody who is away can be voted out
    opener: str | None = None  # the fingerprint of the address it was opened from
    pace: Pace | None = None
    deal: str | None = None  # what tables with the same cards have in common
    result: str | None = None  # the outcome, as JSON
    hints: bool = False  # whether people who play with each other may ask for them
    ended: float | None = None  # when the game was over
    rated: bool = False  # whether it counts for the ratings of whoever plays here (SH-007)
    began_from: str | None = None  # the table with a moment of whose game it begins; such a table counts for nothing
    club: str | None = None  # the club night that it is a table of (SH-009)
    programs: bool = True  # whether somebody's program may sit down here (SH-015)
    erasures: int = 0  # how often others than its owner have changed it
    present: int = 0  # whose people were there when its owner last said so, as bits
    spectators: int = 0  # and how many watched

    @classmethod
    def read(cls, found: sa.RowMapping) -> TableRow:
        """From what the database says."""
        values = {name: found[name] for name in cls.__struct_fields__}
        pace = None if found["pace"] is None else msgspec.json.decode(found["pace"], type=Pace)
        options = msgspec.json.decode(found["options"])
        return cls(**values | {"options": options, "seed": int(found["seed"]), "pace": pace})

    def values(self) -> dict[str, Any]:
        """For the database."""
        pace = None if self.pace is None else msgspec.json.encode(self.pace).decode()
        options = msgspec.json.encode(self.options).decode()
        return msgspec.structs.asdict(self) | {"options": options, "seed": str(self.seed), "pace": pace}

    def shown_options(self) -> dict[str, Setting]:
        """Somebody's own box is as long as a book: nobody needs it with every message."""
        boxes = find_game(self.game).boxes
        return {name: "own" if name in boxes and one != STANDARD else one for name, one in self.options.items()}


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat as it is stored. `bot` plays it now, whoever it belongs to; `removers` have voted to take it away.

    home        the fingerprint of the network that whoever holds it sat down from
    portrait    the survivor they have chosen to be seen as
    program     whoever holds it is a program (SH-015)
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None = None
    token_hash: str | None = None
    removers: list[int] = []
    home: str | None = None
    portrait: int | None = None
    program: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody plays it themselves now."""
        return self.kind == "person" and self.bot is None

    @classmethod
    def read(cls, found: sa.RowMapping) -> SeatRow:
        """From what the database says."""
        values = {name: found[name] for name in cls.__struct_fields__}
        return cls(**values | {"removers": msgspec.json.decode(found["removers"])})

    def values(self, table_id: str) -> dict[str, Any]:
        """For the database."""
        removers = msgspec.json.encode(self.removers).decode()
        return msgspec.structs.asdict(self) | {"table_id": table_id, "removers": removers}


class EntryRow(msgspec.Struct, frozen=True):
    """An accepted answer; or an undo: no choice, or an empty one if it takes back what a seat did meanwhile although
    its own answer lies there."""

    number: int
    seat: int
    choice: str | None
    key: str

    @property
    def entry(self) -> Answered | Undo:
        """As it stands in a journal."""
        if self.choice:
            return Answered(self.seat, self.choice)
        return Undid(self.seat) if self.choice is None else UndidMeanwhile(self.seat)


class SnapshotRow(msgspec.Struct, frozen=True):
    """A table after its entry of this number, as a save without the history before its phase."""

    number: int
    save: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
