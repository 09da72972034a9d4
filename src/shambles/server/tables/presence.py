"""Who looks at a table through other processes, and since when somebody has been away."""

from __future__ import annotations

from time import monotonic

GONE_AFTER = 150.0  # seconds after which a process that says nothing is taken to be gone


class Presence:
    """What a process knows of the people of one table."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[float, set[int], int]] = {}  # by process: when it last said who looks on there
        self._since = monotonic()
        self._away_since: dict[int, float] = {}

    def elsewhere(self) -> set[int]:
        """The seats whose people look at the table through another process."""
        return set[int]().union(*(seats for seats, _ in self._fresh()))

    def spectators_elsewhere(self) -> int:
        """How many watch without a seat, through another process."""
        return sum(spectators for _, spectators in self._fresh())

    def hear_of(self, process: str, seats: set[int], spectators: int) -> bool:
        """Another process says who looks on there. True if we had not heard of that process."""
        new = process not in self._elsewhere
        for seat in self._elsewhere.get(process, (0.0, set[int](), 0))[1] - seats:
            self.has_gone(seat)
        self._elsewhere[process] = (monotonic(), seats, spectators)
        return new

    def has_gone(self, seat: int) -> None:
        self._away_since[seat] = monotonic()

    def away(self, seat: int) -> float:
        """For how many seconds; from the moment we have known the table if we have never seen them."""
        return monotonic() - self._away_since.get(seat, self._since)

    def _fresh(self) -> list[tuple[set[int], int]]:
        fresh = monotonic() - GONE_AFTER
        return [(seats, spectators) for at, seats, spectators in self._elsewhere.values() if at > fresh]
