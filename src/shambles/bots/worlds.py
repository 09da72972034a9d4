"""The ask and the fork function that bots get in place of the table. Neither leads back to the table.

A world is costly, so it is made on request. Its sources are kept here and not in the bot's objects: a bot that follows
their attributes finds plain data and imagined worlds only.
"""

from __future__ import annotations

from random import Random as Rng
from typing import Any
from weakref import WeakKeyDictionary

from shambles.core.asking.ask import Ask
from shambles.core.asking.chance import Imagined
from shambles.core.asking.play import Play
from shambles.core.table import Table


class _Source:
    """The table behind a fork, and the random source for its worlds."""

    __slots__ = ("rng", "salt", "seat", "table")

    def __init__(self, table: Table, seat: int, rng: Rng) -> None:
        self.table, self.seat, self.rng = table, seat, rng
        self.salt: int | None = None

    def seed_of(self, number: int | None) -> int:
        """Seed of a numbered world. It is salted, so that nobody finds the true draws by guessing the seed."""
        if number is None:
            return self.rng.getrandbits(64)
        if self.salt is None:
            self.salt = self.rng.getrandbits(64)
        return Rng(f"{self.salt}/{number}").getrandbits(64)


class Fork:
    """`fork()` makes a world that could be the true one for all the seat knows; `fork(7)` makes the same one each time.

    The hidden cards are dealt again and future chance is drawn again. Two options in the same world meet the same luck,
    so that their difference is due to the options.
    """

    __slots__ = ("__weakref__",)

    def __call__(self, number: int | None = None) -> Table:
        source = _sources[self]
        return source.table.fork(source.seat, Imagined(source.seed_of(number)))


_sources: WeakKeyDictionary[Fork, _Source] = WeakKeyDictionary()


class Imaginary(Play[Any, Any]):
    """The play behind a bot's ask.

    Its options are the table's; its state belongs to an imagined world, made on first access.
    """

    __slots__ = ("_fork", "_state")

    def __init__(self, seats: range, options: Any, fork: Fork) -> None:
        super().__init__(seats, options, Imagined(0))
        self._fork = fork
        self._state: Any = None

    @property
    def state(self) -> Any:  # replaces a slot of Play; computed on first access
        if self._state is None:
            self._state = next(iter(self._fork().asks.values())).state
        return self._state


def imagine_from(table: Table, seat: int, rng: Rng) -> Fork:
    """The worlds that this seat can imagine at this moment."""
    fork = Fork()
    _sources[fork] = _Source(table, seat, rng)
    return fork


def hand_over(ask: Ask[Any], fork: Fork) -> Ask[Any]:
    """A copy of the ask with the same options, in an imagined world."""
    play = Imaginary(ask.play.seats, ask.play.options, fork)
    return Ask(play, ask.question, ask.seat, ask.number, ask.about, ask.options)
