"""The events of The Best Defense. `survivor`, `place`, `card` and the like are ids; the texts name them with
NAME($card)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from shambles.core.asking.event import Event, Secret
from shambles.games.best_defense.box.contents import Difficulty, Mode, Variant
from shambles.games.best_defense.box.vocabulary import Deck, GainWhat, Place, Restricted, Stat, Stock
from shambles.games.best_defense.table.choices import GiftKind
from shambles.games.best_defense.table.events_of_combat import COMBAT_EVENTS


class Agreed(Event, frozen=True):
    """The options of this table, and whether the rulebook recommends this pair of mode and difficulty."""

    mode: Mode
    difficulty: Difficulty
    recommended: bool
    count: int
    variants: tuple[Variant, ...]


class MeantForExpert(Event, frozen=True):
    """A warning: Leader Last is meant for Expert difficulty."""


class SurvivorTaken(Event, frozen=True):
    """A player takes a survivor, at the start or after a death."""

    seat: int
    survivor: str


class BoardLaid(Event, frozen=True):
    """The board is set up: four places, each with a resource deck. `decks` is in the order of `board`."""

    board: tuple[Place, ...]
    decks: tuple[Deck, ...]
    reveals: ClassVar[bool] = True


class DieRolled(Event, frozen=True):
    """A player rolls a die for a card or during set-up."""

    seat: int
    die: Literal["black", "white"]
    face: int
    reveals: ClassVar[bool] = True


class MotiveDealt(Event, frozen=True):
    """A player (seat) gets an ulterior motive. Only that seat sees it."""

    seat: int
    motive: Annotated[str | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class BadgeTaken(Event, frozen=True):
    """A player takes the Badge of Leadership and is the leader now."""

    seat: int
    survivor: str


class RoundBegun(Event, frozen=True):
    """A round starts. `seat` is its leader."""

    round: int
    seat: int
    survivor: str


class EventsShuffled(Event, frozen=True):
    """The discarded events are shuffled into a new draw pile."""

    count: int
    reveals: ClassVar[bool] = True


class EventsDealt(Event, frozen=True):
    """Expert: a player is dealt events. Only that seat sees them."""

    seat: int
    count: int
    cards: Annotated[tuple[str, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class EventsLaidOpen(Event, frozen=True):
    """Beginner: a player is dealt events, face up."""

    seat: int
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Moved(Event, frozen=True):
    """A survivor moves to a place. `origin` is null if the pawn was off the board. `sent`: the leader moved it
    there."""

    seat: int
    survivor: str
    origin: Place | None
    place: Place
    sent: bool = False
    leader: str = ""


class Defied(Event, frozen=True):
    """A survivor defies the leader: they pay food and move on from where the leader sent them."""

    seat: int
    survivor: str


class CardDrawn(Event, frozen=True):
    """A player draws a card from a resource deck. `left` is how many cards remain."""

    seat: int
    deck: Deck
    card: str
    left: int
    reveals: ClassVar[bool] = True


class AmmoLeft(Event, frozen=True):
    """Solo: the player leaves an ammo card at the place."""

    seat: int
    card: str
    place: Place


class AmmoTaken(AmmoLeft, frozen=True):
    """Solo: the player takes an ammo card that was left at the place."""


class AmmoKept(Event, frozen=True):
    """A player puts an ammo card in front of them, with its ammo on it. They keep it unless they load it at once."""

    seat: int
    card: str
    count: int


class Loaded(Event, frozen=True):
    """A player loads ammo into a weapon. `card` is where the ammo came from."""

    seat: int
    card: str
    weapon: str
    count: int


class Gained(Event, frozen=True):
    """A survivor gains tokens. `now` is how many they have after it."""

    seat: int
    survivor: str
    what: GainWhat
    count: int
    now: int


class Lost(Event, frozen=True):
    """A survivor loses tokens or equipment. `now` is how many they have left. For ammo, `card` is the card it was
    on."""

    seat: int
    survivor: str
    what: Stock
    count: int
    now: int
    card: str | None = None


class CardDiscarded(Event, frozen=True):
    """A player's equipment or ammo card is discarded."""

    seat: int
    card: str


class Given(Event, frozen=True):
    """A player gives an item to another: one food, one ally, one ammo, an ammo card, or an equipment card."""

    seat: int
    receiver: str
    what: GiftKind
    card: str | None
    count: int


class TurnBegun(Event, frozen=True):
    """A player's turn begins. In Leader Last, this is also the second part of the leader's turn."""

    seat: int
    survivor: str


class EventPlayed(Event, frozen=True):
    """A player plays an event from their hand and reveals it."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


class EventOver(Event, frozen=True):
    """An event is resolved and goes to the discard pile."""

    seat: int
    card: str


class EventDiscarded(Event, frozen=True):
    """Expert: a player discards their other event without playing it. Only that seat sees which."""

    seat: int
    card: Annotated[str | None, Secret(to="seat")]


class OpenEventDiscarded(Event, frozen=True):
    """Beginner: a player discards their other event without playing it."""

    seat: int
    card: str


class BranchChosen(Event, frozen=True):
    """A player chooses one of the branches that a card offers. `branch` is its number in CardFace.branches."""

    seat: int
    card: str
    branch: int


class Paid(Event, frozen=True):
    """A card asks a player to pay. `paid` says whether they did."""

    seat: int
    card: str
    paid: bool


class RuleInForce(Event, frozen=True):
    """A card changes a rule until the end of the round."""

    card: str
    stat: Stat
    place: Place | None
    what: Restricted | None
    count: int


class ItemUsed(Event, frozen=True):
    """A player uses an item."""

    seat: int
    survivor: str
    card: str


class WalkersCame(Event, frozen=True):
    """Walkers are added to a place. `count` is less than `wanted` if the tokens ran out."""

    place: Place
    count: int
    wanted: int
    now: int


class WalkersKilled(Event, frozen=True):
    """A card kills walkers at a place. `now` is how many are left."""

    place: Place
    count: int
    now: int


class WalkersShifted(Event, frozen=True):
    """Walkers move from one place to another."""

    origin: Place
    place: Place
    count: int


EVENTS: tuple[type[Event], ...] = (
    Agreed,
    MeantForExpert,
    SurvivorTaken,
    BoardLaid,
    DieRolled,
    MotiveDealt,
    BadgeTaken,
    RoundBegun,
    EventsShuffled,
    EventsDealt,
    EventsLaidOpen,
    Moved,
    Defied,
    CardDrawn,
    AmmoLeft,
    AmmoTaken,
    AmmoKept,
    Loaded,
    Gained,
    Lost,
    CardDiscarded,
    Given,
    TurnBegun,
    EventPlayed,
    EventOver,
    EventDiscarded,
    OpenEventDiscarded,
    BranchChosen,
    Paid,
    RuleInForce,
    ItemUsed,
    WalkersCame,
    WalkersKilled,
    WalkersShifted,
    *COMBAT_EVENTS,
)
