"""How much the long proofs do: a little in `make test`, a night's worth in `make nightly`, or as much as one says."""

from __future__ import annotations

import os


def amount(knob: str, usual: int, at_night: int) -> int:
    """`SHAMBLES_KILLS=20` decides; otherwise SHAMBLES_NIGHTLY does."""
    return int(os.environ.get(f"SHAMBLES_{knob}", at_night if os.environ.get("SHAMBLES_NIGHTLY") else usual))
