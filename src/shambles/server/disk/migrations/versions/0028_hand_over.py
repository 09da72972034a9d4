"""A table has one owner at a time; another server asks for it in the table's row, and it changes hands. Who is at a
table stands there for other servers, which do not have it in memory.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wanted_by", sa.String(24)))
    op.add_column("tables", sa.Column("wanted_at", sa.Float))
    op.add_column("tables", sa.Column("handed_on", sa.Float))
    op.add_column("tables", sa.Column("present", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("spectators", sa.Integer, nullable=False, server_default="0"))
