"""What the rules hold in their hands: the state, the seats, and the verbs ask, tell and draw.

A flow is a generator: it yields the asks it waits for and is resumed with the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Generic, TypeVar

from shambles.core.ask import Ask, C, Question
from shambles.core.chance import Chance
from shambles.core.event import Event

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - the options of a game, as in Play[S, O]
R = TypeVar("R")
T = TypeVar("T")

Asks = dict[int, Ask[Any]]
Answers = dict[int, Any]
Flow = Generator[Asks, Answers, R]


def say_nothing(event: Event) -> None:
    """Telling, in a world that is only imagined."""


class Play(Generic[S, O]):
    """One running game, as its rules see it. `draws` are those since the head of the phase."""

    __slots__ = ("asked", "chance", "draws", "options", "record", "seats", "state", "tell")

    def __init__(self, seats: range, options: O, chance: Chance) -> None:
        self.state: S
        self.seats = seats
        self.options = options
        self.chance = chance
        self.asked = 0
        self.draws: list[tuple[str, Any]] = []
        self.tell: Callable[[Event], None] = say_nothing
        self.record: Callable[[str, Any], None] | None = None

    def shuffle(self, key: str, items: Sequence[T]) -> list[T]:
        """Draw the items in a random order from the stream of this key."""
        result = self.chance.shuffle(key, items)
        self._drew(key, result)
        return list(result)  # the rules may take cards off this list; what was drawn stays drawn

    def pick(self, key: str, items: Sequence[T]) -> T:
        """Draw one of the items (a face of a die, say) from the stream of this key."""
        result = self.chance.pick(key, items)
        self._drew(key, result)
        return result

    def _drew(self, key: str, result: Any) -> None:
        self.draws.append((key, result))
        if self.record is not None:
            self.record(key, result)


def choose(t: Play[Any, Any], question: Question[C], seat: int, **about: Any) -> Flow[C]:
    """One seat decides, and the game goes on with its choice. `about` is what the question is about, by name."""
    answers = yield {seat: Ask(t, question, seat, t.asked, about)}
    choice: C = answers[seat]
    return choice


def all_of(t: Play[Any, Any], question: Question[C], seats: Iterable[int], **about: Any) -> Flow[dict[int, C]]:
    """Several seats decide at the same time; the game goes on when the last answer is in, in the order of the seats."""
    asks = {seat: Ask(t, question, seat, t.asked, about) for seat in seats}
    return (yield asks) if asks else {}
