"""One table of jobs, in place of what each kind of work noted for itself."""

import sqlalchemy as sa
from alembic import op

from shambles.server.disk.owed_jobs import write_owed_jobs

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(100), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("whose", sa.String(64), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed_by", sa.String(24)),
        sa.Column("claimed_until", sa.Float),
        sa.Column("failed", sa.Float),
        sa.Column("why", sa.String(200)),
    )
    op.create_index("ix_jobs_key", "jobs", ["key"])
    op.create_index("ix_jobs_due", "jobs", ["due"])
    write_owed_jobs(op.get_bind())
    op.execute(
        "INSERT INTO jobs (kind, key, address, whose, due, tries) "
        "SELECT 'call', way_id || '/' || table_id || '/' || ask, coalesce(origin, player_id), way_id, due, tries "
        "FROM calls JOIN ways ON ways.id = calls.way_id WHERE done IS NULL"
    )
    op.drop_index("ix_calls_due", "calls")
    for table, column in GONE:
        op.drop_column(table, column)


GONE = (
    ("calls", "due"),
    ("calls", "tries"),
    ("calls", "claimed"),
    ("calls", "done"),
    ("tries", "promised"),
    ("rated_games", "promised"),
)
