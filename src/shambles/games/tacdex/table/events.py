"""What is told in TacDex."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import Event, Secret
from shambles.games.tacdex.box.contents import Card, Side, Theme


class DeckMade(Event, frozen=True):
    """A seat's deck is shuffled, with END somewhere in its lower part."""

    seat: int
    theme: Theme
    count: int


class MarkerPlaced(Event, frozen=True):
    """The Battle Marker lies between the players."""

    side: Side


class HandDrawn(Event, frozen=True):
    """A seat draws its starting hand; only that seat sees the cards."""

    seat: int
    count: int
    cards: Annotated[tuple[Card, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class RoundBegun(Event, frozen=True):
    """Everybody who fights selects a card: a new battle, or a further round of an Extended Battle."""

    round: int
    battle: int
    side: Side
    seats: tuple[int, ...]


class Revealed(Event, frozen=True):
    """The selected cards are turned up at the same moment."""

    cards: dict[int, Card]
    side: Side
    reveals: ClassVar[bool] = True


class CardAdded(Event, frozen=True):
    """REDO: a seat adds a card from its hand, openly."""

    seat: int
    card: Card
    reveals: ClassVar[bool] = True


class NothingAdded(Event, frozen=True):
    """REDO: a seat adds no card, and has no number."""

    seat: int


class MarkerTurned(Event, frozen=True):
    """The marker shows its other side, by a seat's FLIP or because of a tie."""

    side: Side
    seat: int | None = None


class MarkerKept(Event, frozen=True):
    """A seat does not use its FLIP."""

    seat: int
    side: Side


class BattleWon(Event, frozen=True):
    """A seat puts all the cards of the battle into its scoring pile."""

    seat: int
    side: Side
    cards: tuple[Card, ...]
    count: int
    scores: ClassVar[bool] = True


class BattleTied(Event, frozen=True):
    """Nobody has won yet: these seats fight on for all the cards on the table."""

    seats: tuple[int, ...]
    count: int


class CardDiscarded(Event, frozen=True):
    """DISCARD: a card, drawn blindly from a hand, goes under its owner's deck. Only the owner sees it."""

    seat: int
    by: int
    card: Annotated[Card | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class DiscardLost(Event, frozen=True):
    """DISCARD hits nobody: no opponent holds three cards."""

    seat: int


class CardDrawn(Event, frozen=True):
    """A seat draws a card; only that seat sees it."""

    seat: int
    card: Annotated[Card | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class NothingToDraw(Event, frozen=True):
    """A seat's deck is empty: it plays on with what it holds."""

    seat: int


class EndShown(Event, frozen=True):
    """A seat has drawn its END, and lays it open."""

    seat: int
    missing: int
    reveals: ClassVar[bool] = True


class DroppedOut(Event, frozen=True):
    """A tied seat has no card left to fight with."""

    seat: int


class LeftUnclaimed(Event, frozen=True):
    """The cards of a battle that nobody won count for nobody."""

    count: int


class OwnTakenBack(Event, frozen=True):
    """A seat takes the cards it played in a battle that nobody won into its pile."""

    seat: int
    cards: tuple[Card, ...]


EVENTS: tuple[type[Event], ...] = (
    DeckMade,
    MarkerPlaced,
    HandDrawn,
    RoundBegun,
    Revealed,
    CardAdded,
    NothingAdded,
    MarkerTurned,
    MarkerKept,
    BattleWon,
    BattleTied,
    CardDiscarded,
    DiscardLost,
    CardDrawn,
    NothingToDraw,
    EndShown,
    DroppedOut,
    LeftUnclaimed,
    OwnTakenBack,
)
