"""Programs as guests: whether a table lets them sit down, and whether one holds a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
