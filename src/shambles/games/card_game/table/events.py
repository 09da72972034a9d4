"""What is told in the Card Game."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import BySeat, Event, Secret
from shambles.games.card_game.table.state import Lay


class HandBegun(Event, frozen=True):
    """A new hand begins."""

    hand: int


class HandDealt(Event, frozen=True):
    """A seat takes up its hand; only that seat sees the cards."""

    seat: int
    count: int
    cards: Annotated[tuple[int, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class HeroTaken(Event, frozen=True):
    """A seat takes a Hero into its hand."""

    seat: int
    hero: str


class RowsStarted(Event, frozen=True):
    """Four Walkers are turned up; each starts a row."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


class RoundBegun(Event, frozen=True):
    """Everybody who holds a Walker lays cards face down."""

    round: int


class TurnedUp(Event, frozen=True):
    """All face-down cards are turned up at once."""

    round: int
    laid: dict[int, Lay]
    reveals: ClassVar[bool] = True


class Placed(Event, frozen=True):
    """A Walker joins a row."""

    seat: int
    card: int
    row: int


class RowTaken(Event, frozen=True):
    """A seat takes the cards of a row into its score pile, and its own card starts the row anew."""

    seat: int
    card: int
    row: int
    cards: tuple[int, ...]
    points: int


class HandScored(Event, frozen=True):
    """The hand is over; every score pile is counted."""

    hand: int
    points: Annotated[tuple[int, ...], BySeat()]
    totals: Annotated[tuple[int, ...], BySeat()]
    scores: ClassVar[bool] = True


EVENTS: tuple[type[Event], ...] = (
    HandBegun,
    HandDealt,
    HeroTaken,
    RowsStarted,
    RoundBegun,
    TurnedUp,
    Placed,
    RowTaken,
    HandScored,
)
