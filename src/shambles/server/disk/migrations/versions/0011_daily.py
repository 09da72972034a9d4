"""The deals of each day, and what people made of them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("way", sa.String(40), primary_key=True),
        sa.Column("deal", sa.String(24), nullable=False, unique=True),
        sa.Column("seed", sa.String(24), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("deal", sa.String(24), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("is_player", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("home", sa.String(64)),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("promised", sa.Float),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_tries_who", "tries", ["who"])
