"""Jobs for an older database, or a backup of one: it owes work, and has no table of jobs."""

from __future__ import annotations

import sqlalchemy as sa

from shambles.server.months import COUNTED, begin_of, month_after, month_of

_HOME = "(SELECT min(seats.home) FROM seats WHERE seats.table_id = {0}.table_id)"
_ADD = "INSERT INTO jobs (kind, key, address, whose, due) {} ON CONFLICT DO NOTHING"
# All of them are due at once: whatever has its time yet is put off when it is looked at.
_OWED = (
    (
        f"SELECT DISTINCT 'rated', table_id, coalesce({_HOME.format('rated_games')}, table_id), table_id, 0.0 "
        "FROM rated_games WHERE NOT is_judged"
    ),
    f"SELECT 'daily', table_id, coalesce({_HOME.format('tries')}, who), who, 0.0 FROM tries WHERE NOT judged",
    "SELECT 'club', id, id, id, 0.0 FROM clubs WHERE status <> 'over'",
    "SELECT 'codes', id, id, id, created + 86401 FROM ways WHERE code IS NOT NULL",
)


def write_owed_jobs(connection: sa.Connection) -> None:
    """Those that are there already stay as they are."""
    for query in _OWED:
        connection.exec_driver_sql(_ADD.format(query))
    deals = connection.exec_driver_sql("SELECT max(deal) FROM first_tries").scalar()
    if deals is not None:
        connection.exec_driver_sql(_ADD.format("SELECT 'first-tries', 'before', '', '', 0.0 WHERE true"))
    closed = set(connection.exec_driver_sql("SELECT month FROM seasons").scalars())
    ends = connection.exec_driver_sql("SELECT ended FROM rated_games").scalars()
    add = sa.text(_ADD.format("VALUES ('season', :month, :month, :month, :due)"))
    for month in sorted({month_of(ended) for ended in ends} - closed):
        connection.execute(add, {"month": month, "due": begin_of(month_after(month)) + COUNTED})
