"""How much the long proofs do: a little in `make test`, a night's worth in `make nightly`, or as much as one says."""

from __future__ import annotations

import os
from typing import Any

import pytest


def amount(knob: str, usual: int, at_night: int) -> int:
    """`SHAMBLES_KILLS=20` decides; otherwise SHAMBLES_NIGHTLY does."""
    return int(os.environ.get(f"SHAMBLES_{knob}", at_night if os.environ.get("SHAMBLES_NIGHTLY") else usual))


def at_night(*values: Any) -> Any:
    """One more variant of a test, for the night: by day another one looks at the same things."""
    by_day = not os.environ.get("SHAMBLES_NIGHTLY")
    return pytest.param(*values, marks=pytest.mark.skipif(by_day, reason="SHAMBLES_NIGHTLY=1 runs this variant"))
