"""Who looks at a table through other processes, and since when somebody has been away."""

from __future__ import annotations

from typing import NamedTuple

from shambles.server.time_and_chance import monotonic

GONE_AFTER = 15.0  # seconds after which people are gone whose process says nothing more; it does every few seconds


class Elsewhere(NamedTuple):
    """What a process last said: when, which seats are there, which of them look, and how many only watch."""

    at: float
    seats: set[int]
    looking: set[int]
    spectators: int


class Presence:
    """What a process knows of the people of one table."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, Elsewhere] = {}
        self._since = monotonic()
        self._away_since: dict[int, float] = {}

    def elsewhere(self) -> set[int]:
        """The seats whose people look at the table through another process."""
        return set[int]().union(*(one.seats for one in self._fresh()))

    def looking_elsewhere(self) -> set[int]:
        """Those of them who have it before their eyes."""
        return set[int]().union(*(one.looking for one in self._fresh()))

    def spectators_elsewhere(self) -> int:
        """How many watch without a seat, through another process."""
        return sum(one.spectators for one in self._fresh())

    def hear_of(self, process: str, seats: set[int], looking: set[int], spectators: int) -> bool:
        """Another process says who is there, and who of them looks. True if we had not heard of that process."""
        before = self._elsewhere.get(process)
        for seat in (set() if before is None else before.seats) - seats:
            self.has_gone(seat)
        self._elsewhere[process] = Elsewhere(monotonic(), seats, looking, spectators)
        return before is None

    def processes(self) -> set[str]:
        """Those that we have heard of."""
        return set(self._elsewhere)

    def forget(self, process: str) -> None:
        """It has died, and whoever looked through it does no more."""
        for seat in self._elsewhere.pop(process).seats:
            self.has_gone(seat)

    def has_gone(self, seat: int) -> None:
        self._away_since[seat] = monotonic()

    def away(self, seat: int) -> float:
        """For how many seconds; from the moment we have known the table if we have never seen them."""
        return monotonic() - self._away_since.get(seat, self._since)

    def _fresh(self) -> list[Elsewhere]:
        fresh = monotonic() - GONE_AFTER
        return [one for one in self._elsewhere.values() if one.at > fresh]
