"""Randomness in keyed streams. A draw depends only on the seed, its key and the number of earlier draws with that key.

So the same seed deals the same cards whatever order people answer in. Four sources: Live (a table's seed), Recorded (a
journal), Scripted (tests and scenarios), Imagined (a bot's worlds).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from hashlib import shake_128
from struct import Struct, unpack
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from shambles.core.asking.reply import BadInput

if TYPE_CHECKING:
    from shambles.core.asking.play import Play

T = TypeVar("T")

_number = Struct("<Q").unpack


class Chance(Protocol):
    """Source of randomness: shuffles, picks and rolls."""

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        """The items in a random order. If only the first `count` matter, the rest may stay unshuffled."""

    def pick(self, key: str, items: Sequence[T]) -> T:
        """One of the items. A die is a pick among its faces."""


class Live:
    """Draws from a seed. `drawn` counts the draws from each stream, so that a table can be continued."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int, drawn: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self.drawn = dict(drawn or {})

    def __copy__(self) -> Live:
        """A copy with the same future draws, independent of this one."""
        return type(self)(self.seed, self.drawn)

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        heap = list(items)
        left = len(heap)
        places = left if count is None else count
        # Fisher and Yates. The bias of a remainder of 64 bits is smaller than anything that could ever be measured.
        for place, number in enumerate(unpack(f"<{places}Q", self._bytes(key, 8 * places))):
            drawn = place + number % left
            heap[place], heap[drawn] = heap[drawn], heap[place]
            left -= 1
        return heap

    def pick(self, key: str, items: Sequence[T]) -> T:
        # A die falls several times an answer: this is `_bytes` written out.
        drawn = self.drawn
        count = drawn.get(key, 0)
        drawn[key] = count + 1
        number = _number(shake_128(f"{self.seed}/{key}/{count}".encode()).digest(8))[0]
        chosen: T = items[number % len(items)]
        return chosen

    def _bytes(self, key: str, size: int) -> bytes:
        count = self.drawn.get(key, 0)
        self.drawn[key] = count + 1
        return shake_128(b"%d/%b/%d" % (self.seed, key.encode(), count)).digest(size)


class Imagined(Live):
    """Seeded randomness for a bot's imagined worlds. The same seed gives the same worlds."""

    __slots__ = ()


class Recorded:
    """Replays the draws of a journal, in order. BadInput if the rules now ask for a different draw."""

    def __init__(self, draws: Iterable[tuple[str, Any]]) -> None:
        self._draws = iter(draws)

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        return _checked_shuffle(f"draws.{key}", items, self._next(key))

    def pick(self, key: str, items: Sequence[T]) -> T:
        return _checked_pick(f"draws.{key}", items, self._next(key))

    def _next(self, key: str) -> Any:
        recorded, result = next(self._draws, (None, None))
        if recorded != key:
            raise BadInput("journal", "draw-differs", wanted=key, found=recorded)
        return result


class Scripted:
    """Scripted draws by key. Other draws come from `otherwise`.

    play  the running game, because a script may depend on it
    """

    def __init__(self, script: Mapping[str, Sequence[Any]], otherwise: Chance | None = None) -> None:
        self.play: Play[Any, Any] | None = None
        self._otherwise = otherwise
        self._written: dict[str, list[tuple[str, Any]]] = {}
        for key, results in script.items():
            self.write(key, results)

    def __copy__(self) -> Scripted:
        """A copy with the same future draws, for another game."""
        other = Scripted({}, copy(self._otherwise))
        other._written = {key: list(written) for key, written in self._written.items()}
        return other

    def __getstate__(self) -> dict[str, object]:
        """Leaves out the game, which sets itself again."""
        return self.__dict__ | {"play": None}

    def write(self, key: str, results: Sequence[Any] | Callable[[], Sequence[Any]], where: str = "") -> None:
        """Add scripted draws, or a function that computes them at the first of them.

        `where` is their place in a file, for errors.
        """
        more = [results] if callable(results) else results
        self._written.setdefault(key, []).extend((where or f"draws.{key}", result) for result in more)

    def forget(self) -> None:
        """Drop all scripted draws that have not been made."""
        self._written.clear()

    @property
    def left(self) -> list[str]:
        """Places in the script of all draws that have not been made."""
        return [where for written in self._written.values() for where, _ in written]

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        if (found := self._next(key)) is not None:
            return _checked_shuffle(found[0], items, found[1])
        return self._unwritten(key).shuffle(key, items)

    def pick(self, key: str, items: Sequence[T]) -> T:
        if (found := self._next(key)) is not None:
            return _checked_pick(found[0], items, found[1])
        return self._unwritten(key).pick(key, items)

    def _next(self, key: str) -> tuple[str, Any] | None:
        written = self._written.get(key, [])
        while written and callable(written[0][1]):
            where, make = written[0]
            written[:1] = [(where, result) for result in make()]
        return written.pop(0) if written else None

    def _unwritten(self, key: str) -> Chance:
        if self._otherwise is None:
            raise BadInput(f"draws.{key}", "draw-missing")
        return self._otherwise


def _checked_shuffle(where: str, items: Sequence[T], result: Any) -> list[T]:
    if not isinstance(result, list | tuple) or Counter(map(repr, result)) != Counter(map(repr, items)):
        raise BadInput(where, "not-a-shuffle")
    return list(result)


def _checked_pick(where: str, items: Sequence[T], result: Any) -> T:
    for item in items:
        if item == result:
            return item
    raise BadInput(where, "not-among-the-items", found=repr(result)[:40])
