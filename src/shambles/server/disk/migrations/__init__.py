"""How a database gets the tables that a server needs."""

from __future__ import annotations

import re
from pathlib import Path

import sqlalchemy as sa

from shambles.core.asking.reply import BadInput

FOLDER = Path(__file__).parent
NUMBER = re.compile(r"\d{4}")  # a migration of ours; other programs that use Alembic name theirs otherwise
PATIENCE = 120_000  # milliseconds that one waits for another who migrates


def bring_up_to_date(connection: sa.Connection) -> bool:
    """Of servers that start at the same time, one migrates and the others wait for it. Whether there was anything to
    do."""
    if check_version(connection) == newest_version():
        return False  # Alembic takes longer to read than all that a server needs to serve
    from alembic import command
    from alembic.config import Config

    connection.rollback()  # what we have read may be old by the time that it is our turn
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7236837)")
    else:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def check_version(connection: sa.Connection) -> str | None:
    """The migration that a database has come to, unless a newer Shambles has made it: then nothing is touched."""
    found = version_of(connection)
    if found is not None and not NUMBER.fullmatch(found):
        raise BadInput("database", "foreign-database")
    if found is not None and found > newest_version():
        raise BadInput("database", "newer-schema", found=found, known=newest_version())
    return found


def version_of(connection: sa.Connection) -> str | None:
    """The migration that a database has come to; None where there has been none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def newest_version() -> str:
    """The number that the newest migration's file begins with."""
    return max(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))
