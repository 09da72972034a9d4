"""Where Shambles keeps what must survive: the game that was left open, the web table's database."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """The person's own folder for such things; it may not exist yet."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "shambles"
