"""Boxes that people share by a link, until nobody looks at them any more."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "shared_boxes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("opener", sa.String(64), nullable=False, index=True),
        sa.Column("touched", sa.Float, nullable=False, index=True),
    )
