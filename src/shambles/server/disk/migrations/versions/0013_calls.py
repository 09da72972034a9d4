"""How players are called when it is their turn, the calls themselves, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def of(kind: str, name: str, *, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    """A column whose row goes when the one goes that it speaks of."""
    whose = sa.ForeignKey(f"{kind}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), whose, primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(24), primary_key=True),
        of("players", "player_id"),
        of("devices", "device_id", nullable=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        of("ways", "way_id", primary_key=True),
        of("tables", "table_id", primary_key=True),
        sa.Column("ask", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("doubts", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float),
        sa.Column("done", sa.Float),
    )
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.add_column("players", sa.Column("quiet", sa.Text))
    op.add_column("holdings", sa.Column("looked", sa.Integer))
    op.add_column("holdings", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))


INDEXED = (
    ("ways", "player_id"),
    ("ways", "device_id"),
    ("calls", "table_id"),
    ("calls", "due"),
)
