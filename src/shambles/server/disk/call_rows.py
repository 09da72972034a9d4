"""What a server keeps on disk so that players are called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa

from shambles.server.disk.rows import metadata, of

# How players are called when it is their turn. `code` is the fingerprint of what was sent to an e-mail address, until
# its owner has said it, and `guesses` how often somebody tried to. `origin` is the fingerprint of the network that the
# way was added from.
ways = sa.Table(
    "ways",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    of("players", "player_id", index=True),
    sa.Column("device_id", sa.String(24), sa.ForeignKey("devices.id", ondelete="CASCADE"), index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text),
    sa.Column("lang", sa.String(10), nullable=False),
    sa.Column("code", sa.String(64)),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("origin", sa.String(64)),
    sa.Column("guesses", sa.Integer, nullable=False, server_default="0"),
)

# How many codes an e-mail address has got since when, whoever asked for them.
recipients = sa.Table(
    "recipients",
    metadata,
    sa.Column("fingerprint", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("codes", sa.Integer, nullable=False),
)

# A call for one turn by one way: the job of this key sends it (people/outbox.py).
calls = sa.Table(
    "calls",
    metadata,
    of("ways", "way_id", primary_key=True),
    of("tables", "table_id", primary_key=True, index=True),
    sa.Column("ask", sa.Integer, primary_key=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("doubts", sa.Integer, nullable=False),
)

# The server's own keys, made once.
secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
