"""Servers that are there: each says so in one row, and not in a row of every table that it answers for."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_lease", "tables", ["lease"])
