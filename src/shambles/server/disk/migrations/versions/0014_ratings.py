"""Rated tables, who wants no rating, every rated game of a player, and the puzzles that players have tried."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated_games",
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("is_judged", sa.Boolean, nullable=False),
        sa.Column("promised", sa.Float),
        sa.Column("lost", sa.Float),
        sa.Column("share", sa.Text),
        sa.UniqueConstraint("player_id", "game", "mode", "number"),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"])
    op.create_index("ix_rated_games_is_judged", "rated_games", ["is_judged"])
    op.create_table(
        "tried_puzzles",
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("first_right", sa.Boolean, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("tried", sa.Float, nullable=False),
    )
