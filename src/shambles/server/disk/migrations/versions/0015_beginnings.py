"""Tables that begin with a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("began_from", sa.String(24)))
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("anew", sa.Boolean, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )
