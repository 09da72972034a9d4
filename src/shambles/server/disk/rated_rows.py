"""What a server keeps of players' skill: their rated games, and the puzzles that they have tried."""

from __future__ import annotations

import sqlalchemy as sa

from shambles.server.disk.rows import metadata

# A rated game of a player, with their rating after it; what their choices lost is told when it has been reviewed.
rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(24), primary_key=True, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mode", sa.String(40), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("is_judged", sa.Boolean, nullable=False, index=True),
    sa.Column("promised", sa.Float),
    sa.Column("lost", sa.Float),
    sa.Column("share", sa.Text),
    sa.UniqueConstraint("player_id", "game", "mode", "number"),
)

tried_puzzles = sa.Table(
    "tried_puzzles",
    metadata,
    sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    sa.Column("first_right", sa.Boolean, nullable=False),
    sa.Column("is_solved", sa.Boolean, nullable=False),
    sa.Column("tried", sa.Float, nullable=False),
)
