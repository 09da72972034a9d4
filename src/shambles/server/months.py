"""Months, by the calendar of UTC: 2026-11."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

COUNTED = 86_400.0  # seconds after the end of a month, in which its last games are reviewed


def month_of(when: float) -> str:
    """The month of a moment, such as 2026-11."""
    return f"{datetime.fromtimestamp(when, UTC):%Y-%m}"


def begin_of(month: str) -> float:
    return datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC).timestamp()


def month_after(month: str) -> str:
    return month_of(begin_of(month) + 40 * 86_400)  # the first of a month and forty days: in the next, never beyond it


def months_between(first: str, last: str) -> Iterator[str]:
    """All of them, both included."""
    while first <= last:
        yield first
        first = month_after(first)
