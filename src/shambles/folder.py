"""The data folder of Shambles, and atomic writes into it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def state_folder() -> Path:
    """The person's folder for local state; it may not exist yet."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "shambles"


def write_whole(file: Path, data: bytes) -> None:
    """Write a file atomically, and create its folders. An OSError names the file."""
    fresh = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror or str(error), str(file)) from None
