"""Which survivor is seen beside the name of whoever sits there."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("seats", sa.Column("portrait", sa.Integer))
