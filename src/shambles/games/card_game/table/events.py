"""The events of the Card Game, in the order of a hand."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import BySeat, Event, Secret
from shambles.games.card_game.table.state import Lay


class HandBegun(Event, frozen=True):
    """A new hand begins."""

    hand: int


class HandDealt(Event, frozen=True):
    """A player (seat) is dealt a hand. Only that seat sees the cards."""

    seat: int
    count: int
    cards: Annotated[tuple[int, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class HeroTaken(Event, frozen=True):
    """A player takes a Hero into their hand."""

    seat: int
    hero: str


class RowsStarted(Event, frozen=True):
    """Four Walkers are turned up. Each starts a row."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


class RoundBegun(Event, frozen=True):
    """A round begins: every player who holds a Walker lays cards face down."""

    round: int


class TurnedUp(Event, frozen=True):
    """All face-down cards are revealed at once."""

    round: int
    laid: dict[int, Lay]
    reveals: ClassVar[bool] = True


class Placed(Event, frozen=True):
    """A Walker is added to the end of a row."""

    seat: int
    card: int
    row: int


class RowTaken(Event, frozen=True):
    """A player takes a whole row into their score pile. Their own card starts the new row."""

    seat: int
    card: int
    row: int
    cards: tuple[int, ...]
    points: int


class HandScored(Event, frozen=True):
    """The hand is over and the score piles are counted. `points` are for this hand, `totals` for all hands so far."""

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
