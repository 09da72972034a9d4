"""The events of the Board Game for set-up, turns, groups, movement and fights. Those of cards are in
events_of_cards.py.

Spaces, cards and survivors are given by their ids in the map and the box.
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
    """A player gets a starting character, a follower, and a space for their pawn."""

    seat: int
    character: str
    follower: str
    space: str


class PublicLocations(Event, frozen=True):
    """The public Location cards are revealed."""

    locations: tuple[str, ...]
    reveals: ClassVar[bool] = True


class PrivateLocation(Event, frozen=True):
    """A player (seat) gets a private Location card. Only that seat sees it."""

    seat: int
    location: Annotated[str | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class FollowersStranded(Event, frozen=True):
    """Solitaire: followers wait on the unused start spaces."""

    followers: tuple[str, ...]
    spaces: tuple[str, ...]
    reveals: ClassVar[bool] = True


class RolledForFirst(Event, frozen=True):
    """Players roll for the first turn. `actions` holds the result of each seat that rolled."""

    actions: dict[int, int]


class FirstPlayer(Event, frozen=True):
    """This player has the first turn."""

    seat: int


class TurnBegun(Event, frozen=True):
    """A player's turn begins."""

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
    """All seats that were asked at the same time have answered."""

    seats: tuple[int, ...]
    reveals: ClassVar[bool] = True


class Invited(Event, frozen=True):
    """A player invites another party (`target`) to play together."""

    seat: int
    target: int


class InvitationRefused(Event, frozen=True):
    """A player refuses an invitation, so no group is formed."""

    seat: int


class GroupFormed(Event, frozen=True):
    """These players form a group and play together."""

    seats: tuple[int, ...]


class GroupLeft(Event, frozen=True):
    """A player leaves the group, with their pawn on this space."""

    seat: int
    space: str


class WishChanged(Event, frozen=True):
    """A player sets a standing wish, or takes it back."""

    seat: int
    wish: Wished
    always: bool


class HelpAsked(Event, frozen=True):
    """The active player asks the group for help with a payment, a fight or fatigue."""

    seat: int
    what: HelpWith


class NobodyHelped(Event, frozen=True):
    """The active player asked for help, and nobody in the group gave it."""

    seat: int
    what: HelpWith


# --- movement and tokens


class Ate(Event, frozen=True):
    """A survivor eats one food. `fatigue` is what they have left."""

    seat: int
    survivor: str
    fatigue: int


class Stepped(Event, frozen=True):
    """A party, or its whole group, moves. `path` has two spaces for a double step."""

    seat: int
    path: tuple[str, ...]
    gas: bool


class Stopped(Event, frozen=True):
    """A party ends its movement on this space."""

    seat: int
    space: str


class Arrived(Event, frozen=True):
    """A party must stop on this space and draw this many encounter cards."""

    seat: int
    space: str
    cards: int


class TokenPlaced(Event, frozen=True):
    """A zombie token is placed face down."""

    space: str


class Attracted(Event, frozen=True):
    """Noise attracts zombies: a token is placed on each of these adjacent spaces."""

    spaces: tuple[str, ...]


class TokenRemoved(Event, frozen=True):
    """A zombie token is removed. `value` is null if it was face down."""

    space: str
    value: int | None


class TokenSeen(Event, frozen=True):
    """A face-down zombie token is turned face up and stays so."""

    space: str
    value: int
    reveals: ClassVar[bool] = True


class TokenFought(Event, frozen=True):
    """A zombie token that was fought leaves the board, whether the fight was won or lost."""

    space: str
    value: int


class TokensMixed(Event, frozen=True):
    """The supply of zombie tokens is empty, so the tokens that were fought are shuffled back in."""

    count: int


# --- fights and rolls


class FightBegun(Event, frozen=True):
    """A fight against zombies begins, because of a token (`token`) or a card (`kill`, `survive`)."""

    seat: int
    kind: RollKind
    zombies: int
    space: str
    reveals: ClassVar[bool] = True


class RolledDice(Event, frozen=True):
    """A player rolls all dice of the party or group. `total` is the kills in a fight, and otherwise the Actions."""

    seat: int
    kind: RollKind
    dice: tuple[Colour, ...]
    faces: tuple[str, ...]
    total: int
    need: int


class RolledAgain(Event, frozen=True):
    """A player rolls one die again. `die` counts from 0."""

    seat: int
    die: int
    face: str
    total: int


class AmmoFired(Event, frozen=True):
    """A player fires one ammo and rolls an Ammo die."""

    seat: int
    face: str
    kills: int
    total: int


class StayedQuiet(Event, frozen=True):
    """An ability prevents the noise of an Attract result, so no tokens are placed."""

    seat: int
    card: str


class FightOver(Event, frozen=True):
    """A fight is over. `left` is how many zombies are not killed."""

    seat: int
    kind: RollKind
    won: bool
    left: int


class RollOver(Event, frozen=True):
    """An Action roll is over: `won` if `total` reaches `need`."""

    seat: int
    won: bool
    total: int
    need: int


class Fatigued(Event, frozen=True):
    """A survivor gets one fatigue. `fatigue` is what they have now."""

    seat: int
    survivor: str
    fatigue: int


class Healed(Event, frozen=True):
    """A survivor loses fatigue. `fatigue` is what they have left."""

    seat: int
    survivor: str
    fatigue: int


class Saved(Event, frozen=True):
    """An ability saves a survivor from death. They stay with two fatigue."""

    seat: int
    survivor: str
    card: str


class Died(Event, frozen=True):
    """A survivor dies."""

    seat: int
    survivor: str


class Eliminated(Event, frozen=True):
    """A player has no survivors left and is eliminated."""

    seat: int


class NobodyLeft(Event, frozen=True):
    """No player is left to take a turn."""


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
