"""Players, what they are known by, their devices, the seats they hold, friends, and codes that work once."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def of(kind: str, name: str, *, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    """A column whose row goes when the one goes that it speaks of."""
    whose = sa.ForeignKey(f"{kind}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), whose, primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    add_players()
    add_seats_and_friends()
    add_passing_things()
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])


def add_players() -> None:
    """Who they are, and what they are known by."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("portrait", sa.Text),
        sa.Column("settings", sa.Text),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(24), primary_key=True),
        of("players", "player_id"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(24), primary_key=True),
        of("players", "player_id"),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def add_seats_and_friends() -> None:
    """What is theirs, and whom they know."""
    op.create_table(
        "holdings",
        of("players", "player_id", primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("device_id", sa.String(24)),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_table(
        "rights",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        of("devices", "device_id"),
        of("tables", "table_id"),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "friends",
        of("players", "player_id", primary_key=True),
        of("players", "friend_id", primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "regards",
        of("players", "player_id", primary_key=True),
        of("players", "other_id", primary_key=True),
        sa.Column("regard", sa.String(10), nullable=False),
    )


def add_passing_things() -> None:
    """What is there for minutes or days."""
    op.create_table(
        "tickets",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        of("players", "player_id", nullable=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        of("players", "player_id", primary_key=True),
        of("tables", "table_id", primary_key=True),
        of("players", "from_id"),
        sa.Column("sent", sa.Float, nullable=False),
    )


INDEXED = (
    ("credentials", "player_id"),
    ("devices", "player_id"),
    ("holdings", "table_id"),
    ("rights", "device_id"),
    ("rights", "table_id"),
    ("friends", "friend_id"),
    ("regards", "other_id"),
    ("tickets", "player_id"),
    ("invitations", "table_id"),
    ("invitations", "from_id"),
)
