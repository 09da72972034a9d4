"""What is told in the Board Game about encounters, resources, followers and Locations."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import BySeat, Event, Secret

# --- encounters


class CardDrawn(Event, frozen=True):
    seat: int
    card: str
    why: str
    reveals: ClassVar[bool] = True


class CardPassedOver(Event, frozen=True):
    """A card about other players, when there are none."""

    card: str
    reveals: ClassVar[bool] = True


class DeckShuffled(Event, frozen=True):
    """The Encounter discard pile becomes the deck."""

    count: int


class CardResolved(Event, frozen=True):
    seat: int
    card: str
    success: bool


class CardKept(Event, frozen=True):
    seat: int
    card: str


class CardPutAway(Event, frozen=True):
    """An encounter card that has been carried out goes to the discard pile."""

    card: str


class CardDiscarded(Event, frozen=True):
    seat: int
    card: str


class Used(Event, frozen=True):
    """A seat uses an ability of a survivor or an item."""

    seat: int
    card: str


class Compared(Event, frozen=True):
    count: str
    mode: str
    numbers: Annotated[tuple[int, ...], BySeat()]
    met: bool


class VoteCast(Event, frozen=True):
    """A vote, openly."""

    seat: int
    yes: bool
    reveals: ClassVar[bool] = True


class Voted(Event, frozen=True):
    """Everybody's vote, the active player's last; `seats` are those who voted yes."""

    seats: tuple[int, ...]
    ayes: int
    noes: int
    carried: bool
    reveals: ClassVar[bool] = True


class TargetNamed(Event, frozen=True):
    seat: int
    target: int


class TargetAnswered(Event, frozen=True):
    seat: int
    agrees: bool


class SideTaken(Event, frozen=True):
    """A free choice between the two sides of a card, or between its branches (CardFace.branches)."""

    seat: int
    option: str
    card: str
    branch: int = 0


# --- resources, followers, Locations


class Gained(Event, frozen=True):
    seat: int
    resource: str
    n: int


class Lost(Event, frozen=True):
    seat: int
    resource: str
    n: int


class Paid(Event, frozen=True):
    seat: int
    resource: str
    n: int


class Given(Event, frozen=True):
    seat: int
    target: int
    resource: str
    n: int


class PaymentRefused(Event, frozen=True):
    seat: int


class NoResources(Event, frozen=True):
    """Nothing will be collected from the space in this turn."""

    seat: int


class Collected(Event, frozen=True):
    seat: int
    resources: tuple[str, ...]


class ResourcesLeft(Event, frozen=True):
    """A seat does not collect what it could."""

    seat: int


class Joined(Event, frozen=True):
    seat: int
    follower: str
    rescued: bool
    reveals: ClassVar[bool] = True


class NobodyJoined(Event, frozen=True):
    """The Follower deck is empty."""

    seat: int


class LeftBehind(Event, frozen=True):
    seat: int
    follower: str
    space: str


class LocationsSeen(Event, frozen=True):
    """A seat looks at the top of the Location deck."""

    seat: int
    count: int
    locations: Annotated[tuple[str, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class PrivateSwapped(Event, frozen=True):
    """A seat exchanges its private card with one that it has just seen."""

    seat: int
    location: Annotated[str | None, Secret(to="seat")]


class NumberChanged(Event, frozen=True):
    """A number is changed for a while: steps in the next turn, for instance."""

    seat: int
    stat: str
    n: int
    until: str


class ScoutingBegun(Event, frozen=True):
    """A party begins to scout; a private card is shown to all. `tier` is counted from 1."""

    seat: int
    location: str
    tier: int
    private: bool
    reveals: ClassVar[bool] = True


class PartMet(Event, frozen=True):
    """A part of what a Location asks for, or one of its encounters, is done."""

    seat: int
    location: str


class ScoutingFailed(Event, frozen=True):
    seat: int
    location: str
    may_stay: bool


class Scouted(Event, frozen=True):
    seat: int
    location: str
    scouted: int
    scores: ClassVar[bool] = True


class SlotRefilled(Event, frozen=True):
    """A public card that was taken is replaced. `slot` is counted from 1."""

    slot: int
    location: str
    reveals: ClassVar[bool] = True


class SlotEmptied(Event, frozen=True):
    """A public card that was taken is not replaced: the deck is empty."""

    slot: int


class SafeHaven(Event, frozen=True):
    """Three Locations: these seats have found a haven. `rescued` counts the stranded followers in solitaire."""

    seats: tuple[int, ...]
    rescued: int
    scores: ClassVar[bool] = True


class StoppedPlaying(Event, frozen=True):
    """There is a winner, and this seat does not play on."""

    seat: int


class PlayGoesOn(Event, frozen=True):
    """There is a winner; the others play on for havens of their own."""

    seats: tuple[int, ...]


CARD_EVENTS: tuple[type[Event], ...] = (
    CardDrawn,
    CardPassedOver,
    DeckShuffled,
    CardResolved,
    CardKept,
    CardPutAway,
    CardDiscarded,
    Used,
    Compared,
    VoteCast,
    Voted,
    TargetNamed,
    TargetAnswered,
    SideTaken,
    Gained,
    Lost,
    Paid,
    Given,
    PaymentRefused,
    NoResources,
    Collected,
    ResourcesLeft,
    Joined,
    NobodyJoined,
    LeftBehind,
    LocationsSeen,
    PrivateSwapped,
    NumberChanged,
    ScoutingBegun,
    PartMet,
    ScoutingFailed,
    Scouted,
    SlotRefilled,
    SlotEmptied,
    SafeHaven,
    StoppedPlaying,
    PlayGoesOn,
)
