"""Club nights: evenings, who is in them, their rounds, and who sat where."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(24)))
    op.create_index("ix_tables_club", "tables", ["club"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("organiser", sa.String(24), sa.ForeignKey("players.id", ondelete="SET NULL")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("format", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rest", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "club_entries",
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.UniqueConstraint("club_id", "player_id"),
    )
    op.create_table(
        "club_rounds",
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("deal", sa.String(24), nullable=False, unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_table(
        "club_seats",
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24)),
        sa.Column("entry", sa.Integer),
        sa.Column("ending", sa.String(10)),
        sa.Column("returns", sa.Float),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])


INDEXED = (
    ("clubs", "organiser"),
    ("clubs", "status"),
    ("club_entries", "player_id"),
    ("club_rounds", "closed"),
    ("club_seats", "table_id"),
)
