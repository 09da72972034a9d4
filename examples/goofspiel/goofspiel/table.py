"""What lies on the table, what is asked, and what is told."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

import msgspec

from goofspiel.box import SUIT, Options
from shambles.making import About, Ask, Bar, BySeat, Choice, Event, Question, Secret, plain_notation


class State(msgspec.Struct):
    """GS-010  The prizes still face down (the next one first), those that are bid for, and what everybody has."""

    hands: list[list[int]]
    won: list[list[int]]
    prizes: list[int] = []
    stakes: list[int] = []
    unused: list[int] = []  # GS-013: cards that nobody sees


def opening(seats: range, options: Options) -> State:
    """The table before anything is dealt."""
    return State(hands=[[] for _ in seats], won=[[] for _ in seats])


class Bid(Choice, frozen=True, tag="bid"):
    """A card of one's hand, written as its number."""

    card: int


class Stakes(About, frozen=True):
    """The prizes that are bid for."""

    stakes: tuple[int, ...]


def cards_in_hand(ask: Ask[Bid]) -> Sequence[Bid]:
    """GS-021  Any card that one holds."""
    return [Bid(str(card), card) for card in dict.fromkeys(ask.state.hands[ask.seat])]


def read_bid(text: str) -> Bid | None:
    """What somebody typed. Whether they hold such a card is for the question to say."""
    word = plain_notation(text)
    return Bid(word, int(word)) if word in map(str, SUIT) else None


BID = Question(
    key="bid",
    rule="GS-021",
    candidates=cards_in_hand,
    strays=(Bar("not-in-your-hand", "GS-021", lambda ask, bid: bid.card in ask.state.hands[ask.seat]),),
    read=read_bid,
    face_down="GS-022",
    about=Stakes,
)

QUESTIONS = (BID,)


class SuitsTaken(Event, frozen=True):
    """Everybody takes up a whole suit, as all can see."""

    count: int


class HandDealt(Event, frozen=True):
    """A seat takes up its hand; only that seat is shown the cards."""

    seat: int
    count: int
    cards: Annotated[tuple[int, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class PrizeTurned(Event, frozen=True):
    """The next prize is turned up. What is bid for is this one, and those that nobody won before."""

    prize: int
    stakes: tuple[int, ...]
    reveals: ClassVar[bool] = True


class BidsTurned(Event, frozen=True):
    """All bids are turned up at once."""

    bids: Annotated[tuple[int, ...], BySeat()]
    reveals: ClassVar[bool] = True


class PrizesWon(Event, frozen=True):
    """The highest bid takes all that was bid for."""

    seat: int
    prizes: tuple[int, ...]


class PrizesStayed(Event, frozen=True):
    """Several bid the most: the prizes stay where they are."""

    seats: tuple[int, ...]
    prizes: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (SuitsTaken, HandDealt, PrizeTurned, BidsTurned, PrizesWon, PrizesStayed)
