"""What a server keeps of boxes that people share by a link."""

from __future__ import annotations

import sqlalchemy as sa

from shambles.server.disk.rows import metadata

# `id` is made from what the box holds; `opener` is the fingerprint of the address that shared it first.
shared_boxes = sa.Table(
    "shared_boxes",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("opener", sa.String(64), nullable=False, index=True),
    sa.Column("touched", sa.Float, nullable=False, index=True),
)
