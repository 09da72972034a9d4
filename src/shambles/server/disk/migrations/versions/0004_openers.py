"""From which address a table was opened, as a fingerprint: nobody has all the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(64)))
    op.create_index("ix_tables_opener", "tables", ["opener"])
