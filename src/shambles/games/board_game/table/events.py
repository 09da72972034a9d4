"""What is told in the Board Game about set-up, turns, groups, movement and fights; cards are in events_of_cards.py.

Spaces, cards and survivors are named by their ids in the map and the box.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from shambles.core.asking.event import Event, Secret
from shambles.games.board_game.box.contents import Colour
from shambles.games.board_game.box.vocabulary import AnyResource
from shambles.games.board_game.table.events_of_cards import CARD_EVENTS
from shambles.games.board_game.table.state import RollKind, Wished

HelpWith = Literal[AnyResource, "fatigue", "leave", "slay", "drop", "fight", "roll"]


# --- set-up and turns


class PartyDealt(Event, frozen=True):
    """A seat gets its starting character and follower, and its pawn a space."""

    seat: int
    character: str
    follower: str
    space: str


class PublicLocations(Event, frozen=True):
    """The public Location cards are turned up."""

    locations: tuple[str, ...]
    reveals: ClassVar[bool] = True


class PrivateLocation(Event, frozen=True):
    """A seat gets a private Location card; only that seat sees it."""

    seat: int
    location: Annotated[str | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class FollowersStranded(Event, frozen=True):
    """Solitaire: followers wait on the unused start spaces."""

    followers: tuple[str, ...]
    spaces: tuple[str, ...]
    reveals: ClassVar[bool] = True


class RolledForFirst(Event, frozen=True):
    """A roll for the first turn: the Actions of everybody who rolled."""

    actions: dict[int, int]


class FirstPlayer(Event, frozen=True):
    seat: int


class TurnBegun(Event, frozen=True):
    seat: int
    round: int


class Returned(Event, frozen=True):
    """An eliminated player comes back with a new character."""

    seat: int
    character: str
    space: str
    reveals: ClassVar[bool] = True


class StayedOut(Event, frozen=True):
    """An eliminated player does not come back."""

    seat: int


# --- groups


class AllAnswered(Event, frozen=True):
    """Seats that were asked at the same time have all answered."""

    seats: tuple[int, ...]
    reveals: ClassVar[bool] = True


class Invited(Event, frozen=True):
    seat: int
    target: int


class InvitationRefused(Event, frozen=True):
    seat: int


class GroupFormed(Event, frozen=True):
    seats: tuple[int, ...]


class GroupLeft(Event, frozen=True):
    seat: int
    space: str


class WishChanged(Event, frozen=True):
    """A standing wish of a seat is set, or taken back."""

    seat: int
    wish: Wished
    always: bool


class HelpAsked(Event, frozen=True):
    """The active player asks the group for help: with a payment, a fight or fatigue."""

    seat: int
    what: HelpWith


class NobodyHelped(Event, frozen=True):
    seat: int
    what: HelpWith


# --- movement and tokens


class Ate(Event, frozen=True):
    seat: int
    survivor: str
    fatigue: int


class Stepped(Event, frozen=True):
    """A party, or its whole group, moves; `path` has two spaces for a double step."""

    seat: int
    path: tuple[str, ...]
    gas: bool


class Stopped(Event, frozen=True):
    seat: int
    space: str


class Arrived(Event, frozen=True):
    """A party has come to where it must stop: so many encounter cards await it."""

    seat: int
    space: str
    cards: int


class TokenPlaced(Event, frozen=True):
    """A zombie token is laid face down."""

    space: str


class Attracted(Event, frozen=True):
    """Noise: a token on every adjacent space."""

    spaces: tuple[str, ...]


class TokenRemoved(Event, frozen=True):
    space: str
    value: int | None


class TokenSeen(Event, frozen=True):
    """A face-down token is turned up and stays so."""

    space: str
    value: int
    reveals: ClassVar[bool] = True


class TokenFought(Event, frozen=True):
    """A token that was fought leaves the board, won or lost."""

    space: str
    value: int


class TokensMixed(Event, frozen=True):
    """The supply is empty: the tokens that were fought are mixed back."""

    count: int


# --- fights and rolls


class FightBegun(Event, frozen=True):
    """Zombies: from a token (kind token), or from a card (kind kill or survive)."""

    seat: int
    kind: RollKind
    zombies: int
    space: str
    reveals: ClassVar[bool] = True


class RolledDice(Event, frozen=True):
    """The whole pool; `total` is kills in a fight, else Actions."""

    seat: int
    kind: RollKind
    dice: tuple[Colour, ...]
    faces: tuple[str, ...]
    total: int
    need: int


class RolledAgain(Event, frozen=True):
    seat: int
    die: int
    face: str
    total: int


class AmmoFired(Event, frozen=True):
    seat: int
    face: str
    kills: int
    total: int


class StayedQuiet(Event, frozen=True):
    """An Attract result places no tokens."""

    seat: int
    card: str


class FightOver(Event, frozen=True):
    seat: int
    kind: RollKind
    won: bool
    left: int


class RollOver(Event, frozen=True):
    """An Action roll is decided."""

    seat: int
    won: bool
    total: int
    need: int


class Fatigued(Event, frozen=True):
    seat: int
    survivor: str
    fatigue: int


class Healed(Event, frozen=True):
    seat: int
    survivor: str
    fatigue: int


class Saved(Event, frozen=True):
    """A dying survivor stays, with two fatigue."""

    seat: int
    survivor: str
    card: str


class Died(Event, frozen=True):
    seat: int
    survivor: str


class Eliminated(Event, frozen=True):
    seat: int


class NobodyLeft(Event, frozen=True):
    """There is nobody left to take a turn."""


EVENTS: tuple[type[Event], ...] = (
    PartyDealt,
    PublicLocations,
    PrivateLocation,
    FollowersStranded,
    RolledForFirst,
    FirstPlayer,
    TurnBegun,
    Returned,
    StayedOut,
    AllAnswered,
    Invited,
    InvitationRefused,
    GroupFormed,
    GroupLeft,
    WishChanged,
    HelpAsked,
    NobodyHelped,
    Ate,
    Stepped,
    Stopped,
    Arrived,
    TokenPlaced,
    Attracted,
    TokenRemoved,
    TokenSeen,
    TokenFought,
    TokensMixed,
    FightBegun,
    RolledDice,
    RolledAgain,
    AmmoFired,
    StayedQuiet,
    FightOver,
    RollOver,
    Fatigued,
    Healed,
    Saved,
    Died,
    Eliminated,
    NobodyLeft,
    *CARD_EVENTS,
)
