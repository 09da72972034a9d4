"""Everything that a server keeps on disk: `metadata` with all its tables, for migrations, backups and restoring."""

from __future__ import annotations

from shambles.server.disk import (
    box_rows,
    call_rows,
    clock_rows,
    club_rows,
    host_rows,
    job_rows,
    lease_rows,
    rated_rows,
    rows,
)

__all__ = [
    "box_rows",
    "call_rows",
    "clock_rows",
    "club_rows",
    "host_rows",
    "job_rows",
    "lease_rows",
    "metadata",
    "rated_rows",
]

metadata = rows.metadata
