"""Seasons: the ladders of months that are over; and the league of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("month", sa.String(7), primary_key=True),
        sa.Column("closed", sa.Float, nullable=False),
    )
    op.create_table(
        "season_places",
        sa.Column("month", sa.String(7), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mode", sa.String(40), primary_key=True),
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("doubt", sa.Integer),
        sa.Column("lost", sa.Float),
        sa.Column("lost_doubt", sa.Float),
    )
    op.create_index("ix_season_places_player_id", "season_places", ["player_id"])
    op.create_table(
        "league_games",
        sa.Column("night", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("returns", sa.Text),
    )
