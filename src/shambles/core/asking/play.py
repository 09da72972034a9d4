"""What the rules hold in their hands: the state, the seats, and the verbs ask, tell and draw.

A flow is a generator: it yields the asks it waits for and is resumed with the answers, or with what a seat did
meanwhile; then the same is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from shambles.core.asking.ask import NOTHING, About, Ask, C, Choice, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.event import Event
from shambles.core.asking.journal import Drew

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - the options of a game, as in Play[S, O]
R = TypeVar("R")
T = TypeVar("T")


class Aside(msgspec.Struct, frozen=True, gc=False):
    """What a seat did while another was asked."""

    seat: int
    choice: Choice


Asks = dict[int, Ask[Any]]
Answers = dict[int, Any]
Flow = Generator[Asks, Any, R]  # resumed with Answers, or with an Aside


class Meanwhile(msgspec.Struct, frozen=True):
    """What seats may do while others are asked, such as using an item in somebody else's turn. Nobody waits for it.

    questions  all that may be asked so
    asks       given what is being asked, the asks that wait beside it; looked at only when somebody looks
    flow       what happens when one of them is answered
    """

    questions: tuple[Question[Any], ...]
    asks: Callable[[Play[Any, Any], Asks], Asks]
    flow: Callable[[Play[Any, Any], int, Any], Flow[None]]


def say_nothing(event: Event) -> None:
    """Telling, in a world that is only imagined."""


class Unasked(NamedTuple):
    """A question that answered itself: the seat, the question's key, and the answer in its notation."""

    seat: int
    key: str
    answer: str


class Play(Generic[S, O]):
    """One running game, as its rules see it.

    draws    since the head of the phase
    unasked  the questions that answered themselves since the last answer
    """

    __slots__ = ("asked", "chance", "draws", "meanwhile", "options", "record", "seats", "state", "tell", "unasked")

    def __init__(self, seats: range, options: O, chance: Chance, meanwhile: Meanwhile | None = None) -> None:
        self.state: S
        self.seats = seats
        self.options = options
        self.chance = chance
        self.meanwhile = meanwhile
        self.asked = 0
        self.draws: list[Drew] = []
        self.unasked: list[Unasked] = []
        self.tell: Callable[[Event], None] = say_nothing
        self.record: Callable[[Drew], None] | None = None

    def shuffle(self, key: str, items: Sequence[T]) -> list[T]:
        """Draw the items in a random order from the stream of this key."""
        result = self.chance.shuffle(key, items)
        drew = Drew(key, result)
        self.draws.append(drew)
        if self.record is not None:
            self.record(drew)
        return list(result)  # the rules may take cards off this list; what was drawn stays drawn

    def pick(self, key: str, items: Sequence[T]) -> T:
        """Draw one of the items (a face of a die, say) from the stream of this key."""
        result = self.chance.pick(key, items)
        drew = Drew(key, result)
        self.draws.append(drew)
        if self.record is not None:
            self.record(drew)
        return result


def choose(t: Play[Any, Any], question: Question[C], seat: int, about: About = NOTHING) -> Flow[C]:
    """One seat decides, and the game goes on with its choice."""
    asks = {seat: Ask(t, question, seat, t.asked, about)}
    answers = yield asks
    if type(answers) is Aside:
        answers = yield from _after_asides(t, asks, answers)
    choice: C = answers[seat]
    return choice


def decide(t: Play[Any, Any], question: Question[C], seat: int, about: About = NOTHING) -> Flow[C]:
    """One seat decides, unless there is only one thing that it could answer.

    Only for options that everybody could work out: they are looked at before a fork deals anew what is hidden, and
    nobody may learn anything from a seat's not being asked.
    """
    ask = Ask(t, question, seat, t.asked, about)
    options = ask.options
    if len(options) == 1:
        return unasked(ask, options[0])
    asks = {seat: ask}
    answers = yield asks
    if type(answers) is Aside:
        answers = yield from _after_asides(t, asks, answers)
    choice: C = answers[seat]
    return choice


def unasked(ask: Ask[C], choice: C) -> C:
    """The answer that a question gives itself."""
    ask.play.unasked.append(Unasked(ask.seat, ask.key, choice.notation))
    return choice


def all_of(
    t: Play[Any, Any], question: Question[C], seats: Iterable[int], about: About = NOTHING
) -> Flow[dict[int, C]]:
    """Several seats decide at the same time; the game goes on when the last answer is in, in the order of the seats."""
    asks = {seat: Ask(t, question, seat, t.asked, about) for seat in seats}
    if not asks:
        return {}
    answers = yield asks
    if type(answers) is Aside:
        answers = yield from _after_asides(t, asks, answers)
    found: dict[int, C] = answers
    return found


def _after_asides(t: Play[Any, Any], asks: Asks, aside: Aside) -> Flow[Answers]:
    """What a seat does meanwhile happens at once; then the others are asked as before."""
    answers: Aside | Answers = aside
    while isinstance(answers, Aside):
        assert t.meanwhile is not None
        yield from t.meanwhile.flow(t, answers.seat, answers.choice)
        asks = {seat: ask.again() for seat, ask in asks.items()}
        answers = yield asks
    return answers
