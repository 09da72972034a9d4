"""Rules of the daily deal (SH-006), the same everywhere: opponents and streaks."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

LEVEL: Final = "veteran"  # level of all bots at the table
MINE = 0  # the person's seat


def days_in_a_row(today: int, days: Container[int]) -> int:
    """Length of the streak that ends today, or yesterday if nothing was played today yet. A day is its number."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
