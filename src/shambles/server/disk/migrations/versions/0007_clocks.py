"""The pace of a table, and the clocks of those who are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ask", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Float, nullable=False),
        sa.Column("bank", sa.Float, nullable=False),
        sa.Column("runs", sa.Boolean, nullable=False),
    )
    # Whoever answered for a table is gone; each that is being played is looked at once, and then when it is due.
    op.execute("UPDATE tables SET lease = 0, owner = NULL WHERE status = 'playing'")
