"""Which try of a daily deal has no place on the board and why, so that addresses need not be kept."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "first_tries",
        sa.Column("deal", sa.String(24), primary_key=True),
        sa.Column("home", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
    )
    op.add_column("tries", sa.Column("unranked", sa.String(16)))
    op.add_column("tries", sa.Column("judged", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tries_judged", "tries", ["judged"])
    tries = sa.table("tries", *map(sa.column, ("deal", "home", "began", "is_player", "result", "unranked", "judged")))
    earlier = tries.alias("earlier")
    before = (earlier.c.deal == tries.c.deal) & (earlier.c.home == tries.c.home) & (earlier.c.began < tries.c.began)
    is_late = ~tries.c.is_player & sa.exists().where(before)
    op.execute(tries.update().where(is_late).values(unranked="not-first"))
    op.execute(tries.update().where(tries.c.result.is_not(None)).values(judged=sa.true()))
    op.drop_column("tries", "home")
