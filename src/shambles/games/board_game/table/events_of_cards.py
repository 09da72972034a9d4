"""The events of the Board Game for encounters, resources, followers and Locations."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.asking.event import BySeat, Event, Secret

# --- encounters


class CardDrawn(Event, frozen=True):
    """A player draws an encounter card. `why` is the reason: an icon, a follower or a Location."""

    seat: int
    card: str
    why: str
    reveals: ClassVar[bool] = True


class CardPassedOver(Event, frozen=True):
    """A card about other players is skipped, because there are none."""

    card: str
    reveals: ClassVar[bool] = True


class DeckShuffled(Event, frozen=True):
    """The Encounter discard pile is shuffled and becomes the deck."""

    count: int


class CardResolved(Event, frozen=True):
    """A player passes or fails the challenge of an encounter card."""

    seat: int
    card: str
    success: bool


class CardKept(Event, frozen=True):
    """A player keeps an encounter card as an item in their inventory."""

    seat: int
    card: str


class CardPutAway(Event, frozen=True):
    """An encounter card is done and goes to the discard pile."""

    card: str


class CardDiscarded(Event, frozen=True):
    """A player discards a card from their inventory."""

    seat: int
    card: str


class Used(Event, frozen=True):
    """A player uses an ability of a survivor or an item."""

    seat: int
    card: str


class Compared(Event, frozen=True):
    """All players are compared for a challenge, such as who has the most food. `numbers` is in seat order."""

    count: str
    mode: str
    numbers: Annotated[tuple[int, ...], BySeat()]
    met: bool


class VoteCast(Event, frozen=True):
    """A player votes, for everybody to see."""

    seat: int
    yes: bool
    reveals: ClassVar[bool] = True


class Voted(Event, frozen=True):
    """The vote is over. The active player voted last. `seats` are those who voted yes."""

    seats: tuple[int, ...]
    ayes: int
    noes: int
    carried: bool
    reveals: ClassVar[bool] = True


class TargetNamed(Event, frozen=True):
    """The active player names another player (`target`) for a card."""

    seat: int
    target: int


class TargetAnswered(Event, frozen=True):
    """The named player agrees or refuses."""

    seat: int
    agrees: bool


class SideTaken(Event, frozen=True):
    """A player chooses one of the two sides of a card, or one of its branches. `branch` is its number in
    CardFace.branches."""

    seat: int
    option: str
    card: str
    branch: int = 0


# --- resources, followers, Locations


class Gained(Event, frozen=True):
    """A player gains a resource."""

    seat: int
    resource: str
    n: int


class Lost(Event, frozen=True):
    """A player loses a resource."""

    seat: int
    resource: str
    n: int


class Paid(Event, frozen=True):
    """A player pays a resource."""

    seat: int
    resource: str
    n: int


class Given(Event, frozen=True):
    """A player gives a resource to another (`target`)."""

    seat: int
    target: int
    resource: str
    n: int


class PaymentRefused(Event, frozen=True):
    """A player decides not to pay."""

    seat: int


class NoResources(Event, frozen=True):
    """The party cannot collect anything from the space in this turn."""

    seat: int


class Collected(Event, frozen=True):
    """A player collects the resources of the space."""

    seat: int
    resources: tuple[str, ...]


class ResourcesLeft(Event, frozen=True):
    """A player does not collect the resources of the space."""

    seat: int


class Joined(Event, frozen=True):
    """A follower joins a party. `rescued`: it had been left behind on the board."""

    seat: int
    follower: str
    rescued: bool
    reveals: ClassVar[bool] = True


class NobodyJoined(Event, frozen=True):
    """Nobody can join, because the Follower deck is empty."""

    seat: int


class LeftBehind(Event, frozen=True):
    """A party leaves a follower behind on this space."""

    seat: int
    follower: str
    space: str


class LocationsSeen(Event, frozen=True):
    """A player looks at the top of the Location deck. Only that seat sees the cards."""

    seat: int
    count: int
    locations: Annotated[tuple[str, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class PrivateSwapped(Event, frozen=True):
    """A player exchanges their private card for one that they have just seen."""

    seat: int
    location: Annotated[str | None, Secret(to="seat")]


class NumberChanged(Event, frozen=True):
    """A card changes a number for a while, for example the steps in the next turn."""

    seat: int
    stat: str
    n: int
    until: str


class ScoutingBegun(Event, frozen=True):
    """A party starts to scout a Location. A private card is shown to everybody. `tier` counts from 1."""

    seat: int
    location: str
    tier: int
    private: bool
    reveals: ClassVar[bool] = True


class PartMet(Event, frozen=True):
    """A party meets one part of a Location's requirement, or wins one of its encounters."""

    seat: int
    location: str


class ScoutingFailed(Event, frozen=True):
    """A party fails to scout a Location. `may_stay`: it may try again from the same space."""

    seat: int
    location: str
    may_stay: bool


class Scouted(Event, frozen=True):
    """A party has scouted a Location. `scouted` is how many it has now."""

    seat: int
    location: str
    scouted: int
    scores: ClassVar[bool] = True


class SlotRefilled(Event, frozen=True):
    """A new public Location card replaces the one that was taken. `slot` counts from 1."""

    slot: int
    location: str
    reveals: ClassVar[bool] = True


class SlotEmptied(Event, frozen=True):
    """A public Location card that was taken is not replaced, because the deck is empty."""

    slot: int


class SafeHaven(Event, frozen=True):
    """These players have scouted three Locations and found a safe haven. Solitaire: `rescued` counts the stranded
    followers."""

    seats: tuple[int, ...]
    rescued: int
    scores: ClassVar[bool] = True


class StoppedPlaying(Event, frozen=True):
    """There is a winner, and this player does not play on."""

    seat: int


class PlayGoesOn(Event, frozen=True):
    """There is a winner, and these players play on for a safe haven of their own."""

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
