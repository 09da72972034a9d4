"""When a game was over, and from which network each seat was taken: who may learn of a deal is decided by both."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.add_column("seats", sa.Column("home", sa.String(64)))
    op.execute("UPDATE tables SET ended = touched WHERE status = 'over'")
