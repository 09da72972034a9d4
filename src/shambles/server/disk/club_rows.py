"""What a server keeps of club nights: the evening, who is in it, its rounds, and who sat where with what result."""

from __future__ import annotations

import sqlalchemy as sa

from shambles.server.disk.rows import metadata

# `version` counts the changes that people see. Without a starting time it begins when whoever opened it says so.
clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("organiser", sa.String(24), sa.ForeignKey("players.id", ondelete="SET NULL"), index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("format", sa.String(10), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("rest", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("starts", sa.Float),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("paused", sa.Boolean, nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("ended", sa.Float),
    sa.Column("version", sa.Integer, nullable=False),
)

club_entries = sa.Table(
    "club_entries",
    metadata,
    sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="SET NULL"), index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("here", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("joined", sa.Float, nullable=False),
    sa.UniqueConstraint("club_id", "player_id"),
)

# A round is paired once: whoever writes its row first has done so. Its cards open when it is closed.
club_rounds = sa.Table(
    "club_rounds",
    metadata,
    sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("deal", sa.String(24), nullable=False, unique=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("closed", sa.Float, index=True),
)

# Results outlive their tables. A bye is at board 0, without a table.
club_seats = sa.Table(
    "club_seats",
    metadata,
    sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(24), index=True),
    sa.Column("entry", sa.Integer),
    sa.Column("ending", sa.String(10)),
    sa.Column("returns", sa.Float),
    sa.Column("score", sa.Integer),
    sa.Column("won", sa.Boolean, nullable=False),
)
