"""Fingerprints of addresses are keyed with a secret of the server, and cleared where nobody needs them any more. Who
said a line of chat and opened a table is known after they have left it, so that erasing finds both.
"""

import sqlalchemy as sa
from alembic import op

from shambles.server.disk.addresses import key_plain_hashes

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("chat", sa.Column("left_by", sa.String(24)))
    op.create_index("ix_chat_left_by", "chat", ["left_by"])
    op.add_column("tables", sa.Column("opened_by", sa.String(24)))
    op.create_index("ix_tables_opened_by", "tables", ["opened_by"])
    op.add_column("tables", sa.Column("erasures", sa.Integer, nullable=False, server_default="0"))
    # A line whose seat is somebody else's by now: nobody knows whose it was.
    sits = "SELECT 1 FROM seats WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat"
    op.execute(
        "UPDATE chat SET left_by = '' WHERE name <> '' AND seat IS NOT NULL "
        f"AND NOT EXISTS ({sits} AND seats.name = chat.name)"
    )
    op.execute("UPDATE tables SET opener = NULL WHERE status = 'over' OR aside IS NOT NULL")
    op.execute("UPDATE seats SET home = NULL WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')")
    op.execute(
        "UPDATE tables SET opened_by = (SELECT holdings.player_id FROM holdings JOIN seats "
        "ON seats.table_id = holdings.table_id AND seats.seat = holdings.seat "
        "WHERE holdings.table_id = tables.id AND holdings.token_hash = seats.token_hash "
        "AND seats.home = tables.opener LIMIT 1) WHERE opener IS NOT NULL"
    )
    key_plain_hashes(op.get_bind())
