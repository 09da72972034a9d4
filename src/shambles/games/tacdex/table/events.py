"""The events of TacDex, in the order of a battle."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import Event, Secret
from shambles.games.tacdex.box.contents import Card, Side, Theme


class DeckMade(Event, frozen=True):
    """A player's deck is shuffled. END is somewhere in its lower part."""

    seat: int
    theme: Theme
    count: int


class MarkerPlaced(Event, frozen=True):
    """The Battle Marker is placed between the players, with this side up."""

    side: Side


class HandDrawn(Event, frozen=True):
    """A player (seat) draws the starting hand. Only that seat sees the cards."""

    seat: int
    count: int
    cards: Annotated[tuple[Card, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class RoundBegun(Event, frozen=True):
    """Everybody who fights selects a card, for a new battle or for another round of an Extended Battle."""

    round: int
    battle: int
    side: Side
    seats: tuple[int, ...]


class Revealed(Event, frozen=True):
    """All selected cards are revealed at the same time."""

    cards: dict[int, Card]
    side: Side
    reveals: ClassVar[bool] = True


class CardAdded(Event, frozen=True):
    """REDO: a player adds a card from their hand, face up."""

    seat: int
    card: Card
    reveals: ClassVar[bool] = True


class NothingAdded(Event, frozen=True):
    """REDO: a player adds no card, and so has no number."""

    seat: int


class MarkerTurned(Event, frozen=True):
    """The marker is turned to its other side: by a player's FLIP, or because of a tie (`seat` is then null)."""

    side: Side
    seat: int | None = None


class MarkerKept(Event, frozen=True):
    """A player decides not to use their FLIP."""

    seat: int
    side: Side


class BattleWon(Event, frozen=True):
    """A player wins the battle and puts all its cards into their scoring pile."""

    seat: int
    side: Side
    cards: tuple[Card, ...]
    count: int
    scores: ClassVar[bool] = True


class BattleTied(Event, frozen=True):
    """The battle is tied. These seats fight on for all the cards on the table."""

    seats: tuple[int, ...]
    count: int


class CardDiscarded(Event, frozen=True):
    """DISCARD: a random card from a player's hand goes under that player's deck. Only its owner (`seat`) sees it. `by`
    is the seat that played DISCARD."""

    seat: int
    by: int
    card: Annotated[Card | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class DiscardLost(Event, frozen=True):
    """DISCARD has no effect, because no opponent holds three cards."""

    seat: int


class CardDrawn(Event, frozen=True):
    """A player draws a card. Only that seat sees it."""

    seat: int
    card: Annotated[Card | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class NothingToDraw(Event, frozen=True):
    """A player cannot draw, because their deck is empty. They play on with their hand."""

    seat: int


class EndShown(Event, frozen=True):
    """A player draws END and shows it. `missing` is how many players have not drawn theirs yet."""

    seat: int
    missing: int
    reveals: ClassVar[bool] = True


class DroppedOut(Event, frozen=True):
    """A tied player has no card left to fight with, and drops out of the battle."""

    seat: int


class LeftUnclaimed(Event, frozen=True):
    """Nobody won the battle, and its cards count for nobody."""

    count: int


class OwnTakenBack(Event, frozen=True):
    """Nobody won the battle, and a player puts the cards they played in it into their own pile."""

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
