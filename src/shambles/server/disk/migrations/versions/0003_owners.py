"""Tables that are set aside, who answers for their bots, and those that are about to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("strikes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("aside", sa.String(200)))
    op.add_column("tables", sa.Column("owner", sa.String(24)))
    op.add_column("tables", sa.Column("lease", sa.Float))
    op.add_column("tables", sa.Column("marked", sa.Float))
    op.add_column("tables", sa.Column("grace", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_status", "tables", ["status"])
