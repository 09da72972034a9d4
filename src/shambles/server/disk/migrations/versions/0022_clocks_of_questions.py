"""A clock keeps what is left of the questions that may come again, each for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("clocks", sa.Column("others", sa.Text))
