"""What many ask for and may be a moment old: read from the database once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from shambles.server.time_and_chance import monotonic

MOST = 1_000  # answers that are kept
T = TypeVar("T")


class Fresh(Generic[T]):
    """Keeps each answer for so many seconds. Those who ask while one is made wait for it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._kept: dict[Hashable, tuple[float, asyncio.Future[T]]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        now = monotonic()
        made, answer = self._kept.get(key, (-self._seconds, None))
        if answer is None or now - made >= self._seconds or _has_failed(answer):
            if len(self._kept) >= MOST:
                self.clear()
            answer = asyncio.ensure_future(make())
            self._kept[key] = now, answer
        return await asyncio.shield(answer)

    def clear(self) -> None:
        """Something has changed here: whoever asks next is told."""
        self._kept.clear()


def _has_failed(answer: asyncio.Future[T]) -> bool:
    return answer.done() and (answer.cancelled() or answer.exception() is not None)
