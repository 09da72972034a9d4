"""What is told in The Best Defense. `survivor`, `place`, `card` and the like are ids; NAME($card) says them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from shambles.core.asking.event import Event, Secret
from shambles.games.best_defense.box.contents import Difficulty, Mode, Variant
from shambles.games.best_defense.box.vocabulary import Deck, GainWhat, Place, Restricted, Stat, Stock
from shambles.games.best_defense.table.choices import GiftKind
from shambles.games.best_defense.table.events_of_combat import COMBAT_EVENTS


class Agreed(Event, frozen=True):
    """What the table has agreed on, and whether the rulebook recommends this pair of mode and difficulty."""

    mode: Mode
    difficulty: Difficulty
    recommended: bool
    count: int
    variants: tuple[Variant, ...]


class MeantForExpert(Event, frozen=True):
    """A warning: Leader Last is meant for Expert difficulty."""


class SurvivorTaken(Event, frozen=True):
    """A seat takes a survivor, at the start or after a death."""

    seat: int
    survivor: str


class BoardLaid(Event, frozen=True):
    """The four places are turned up, and each gets a resource deck; `decks` in the order of the board."""

    board: tuple[Place, ...]
    decks: tuple[Deck, ...]
    reveals: ClassVar[bool] = True


class DieRolled(Event, frozen=True):
    """Somebody rolls a die for a card or in the set-up."""

    seat: int
    die: Literal["black", "white"]
    face: int
    reveals: ClassVar[bool] = True


class MotiveDealt(Event, frozen=True):
    """A seat gets an ulterior motive, and is the only one to see it."""

    seat: int
    motive: Annotated[str | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class BadgeTaken(Event, frozen=True):
    """Somebody takes the Badge of Leadership."""

    seat: int
    survivor: str


class RoundBegun(Event, frozen=True):
    """A round starts under its leader."""

    round: int
    seat: int
    survivor: str


class EventsShuffled(Event, frozen=True):
    """The discarded events are shuffled into a new pile."""

    count: int
    reveals: ClassVar[bool] = True


class EventsDealt(Event, frozen=True):
    """Expert: a seat is dealt its events, and is the only one to see them."""

    seat: int
    count: int
    cards: Annotated[tuple[str, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class EventsLaidOpen(Event, frozen=True):
    """Beginner: a seat is dealt its events for all to see."""

    seat: int
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Moved(Event, frozen=True):
    """A survivor goes somewhere; `origin` is None if the pawn came on the board. `sent`: another one, the leader, sends
    them there."""

    seat: int
    survivor: str
    origin: Place | None
    place: Place
    sent: bool = False
    leader: str = ""


class Defied(Event, frozen=True):
    """A survivor pays with food and does not stay where the leader wanted."""

    seat: int
    survivor: str


class CardDrawn(Event, frozen=True):
    """A card is taken from a resource deck."""

    seat: int
    deck: Deck
    card: str
    left: int
    reveals: ClassVar[bool] = True


class AmmoLeft(Event, frozen=True):
    """Solo: an ammo card stays at the place."""

    seat: int
    card: str
    place: Place


class AmmoTaken(AmmoLeft, frozen=True):
    """Solo: an ammo card that was left at a place is taken up."""


class AmmoKept(Event, frozen=True):
    """An ammo card is laid face up with its tokens; it is kept, unless they are loaded at once."""

    seat: int
    card: str
    count: int


class Loaded(Event, frozen=True):
    """Ammo goes on a weapon; `card` is where it came from."""

    seat: int
    card: str
    weapon: str
    count: int


class Gained(Event, frozen=True):
    """Somebody gets tokens; `now` is what they have then."""

    seat: int
    survivor: str
    what: GainWhat
    count: int
    now: int


class Lost(Event, frozen=True):
    """Somebody loses tokens; for ammo, `card` is where they lay."""

    seat: int
    survivor: str
    what: Stock
    count: int
    now: int
    card: str | None = None


class CardDiscarded(Event, frozen=True):
    """Somebody's equipment or ammo card leaves play."""

    seat: int
    card: str


class Given(Event, frozen=True):
    """An item changes hands: one food, one ally, one ammo from a card, an ammo card, a piece of equipment."""

    seat: int
    receiver: str
    what: GiftKind
    card: str | None
    count: int


class TurnBegun(Event, frozen=True):
    """Somebody's turn, or in Leader Last the leader's second part of it, begins."""

    seat: int
    survivor: str


class EventPlayed(Event, frozen=True):
    """A seat turns up one of its events."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


class EventOver(Event, frozen=True):
    """An event has done what it does, and goes to the discard."""

    seat: int
    card: str


class EventDiscarded(Event, frozen=True):
    """Expert: a seat discards its other event unplayed, and nobody else sees which."""

    seat: int
    card: Annotated[str | None, Secret(to="seat")]


class OpenEventDiscarded(Event, frozen=True):
    """Beginner: a seat discards its other event unplayed."""

    seat: int
    card: str


class BranchChosen(Event, frozen=True):
    """Somebody picks one of the things that a card offers: a branch of it (CardFace.branches)."""

    seat: int
    card: str
    branch: int


class Paid(Event, frozen=True):
    """Whether somebody pays what a card asks for."""

    seat: int
    card: str
    paid: bool


class RuleInForce(Event, frozen=True):
    """Something new holds until the end of the round."""

    card: str
    stat: Stat
    place: Place | None
    what: Restricted | None
    count: int


class ItemUsed(Event, frozen=True):
    """Somebody uses an item."""

    seat: int
    survivor: str
    card: str


class WalkersCame(Event, frozen=True):
    """Walkers are laid on a place; fewer than wanted if the tokens ran out."""

    place: Place
    count: int
    wanted: int
    now: int


class WalkersKilled(Event, frozen=True):
    """Walkers are removed by a card."""

    place: Place
    count: int
    now: int


class WalkersShifted(Event, frozen=True):
    """Walkers go from one place to another."""

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
