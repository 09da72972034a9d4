"""What a server keeps of skill: players' rated games, the seasons that are over, the puzzles that they have tried; and
the games of the league of bots."""

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

# A month whose ladders stand (SH-017), and the places on them. A name is the player's own, as it is now.
seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("month", sa.String(7), primary_key=True),
    sa.Column("closed", sa.Float, nullable=False),
)

season_places = sa.Table(
    "season_places",
    metadata,
    sa.Column("month", sa.String(7), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mode", sa.String(40), primary_key=True),
    sa.Column(
        "player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    sa.Column("place", sa.Integer),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("rating", sa.Integer),
    sa.Column("doubt", sa.Integer),
    sa.Column("lost", sa.Float),
    sa.Column("lost_doubt", sa.Float),
)

# A game of the league of bots (SH-018): claimed by the server that plays it, and done once it has an end.
league_games = sa.Table(
    "league_games",
    metadata,
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
