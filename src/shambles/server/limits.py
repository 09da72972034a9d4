"""Nobody can ask for more than is fair: a bucket that fills steadily, for each address and each socket."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self) -> bool:
        """One more? False if it is too many."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for everybody who comes; those that are full again are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(who, Bucket(self._most, self._rate)).take()
