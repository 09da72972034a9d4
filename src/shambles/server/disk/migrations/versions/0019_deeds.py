"""What the host does: a log that only grows. Neither this server nor anybody else changes a row or deletes one."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("words", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the log of deeds only grows'; END $$"
        )
        op.execute(
            "CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON deeds "
            "FOR EACH STATEMENT EXECUTE FUNCTION deeds_stay()"
        )
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER deeds_stay_{change.lower()} BEFORE {change} ON deeds "
            "BEGIN SELECT RAISE(ABORT, 'the log of deeds only grows'); END"
        )
