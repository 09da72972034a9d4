"""What the daily deal is on every surface (SH-006): who one plays against, how it is judged, and days in a row."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

LEVEL: Final = "veteran"  # of everybody else at the table
MINE = 0  # the seat of whoever tries
DEPTH = 4  # how many times as many worlds as an ordinary review: people are compared by what it comes to


def days_in_a_row(today: int, days: Container[int]) -> int:
    """How many days in a row end today; or yesterday, where nothing was played today yet. A day is its number."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
