"""Which tables were dealt the same cards, and how each of them ended."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(24)))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_index("ix_tables_deal", "tables", ["deal"])
    connection = op.get_bind()
    for (name,) in connection.execute(sa.text("SELECT id FROM tables")).fetchall():
        values = {"deal": token_hex(8), "id": name}
        connection.execute(sa.text("UPDATE tables SET deal = :deal WHERE id = :id"), values)
