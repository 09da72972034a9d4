"""Ways remember the network that they were added from, and codes how often they were guessed and sent."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("ways", sa.Column("origin", sa.String(64)))
    op.add_column("ways", sa.Column("guesses", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "recipients",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("codes", sa.Integer, nullable=False),
    )
