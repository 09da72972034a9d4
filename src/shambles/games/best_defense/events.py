"""What is told in The Best Defense. `survivor`, `place`, `card` and the like are ids; NAME($card) says them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from shambles.core.event import Event, Secret


class Agreed(Event, frozen=True):
    """What the table has agreed on."""

    mode: str
    difficulty: str
    count: int
    variants: tuple[str, ...]


class MeantForExpert(Event, frozen=True):
    """A warning: Leader Last is meant for Expert difficulty."""


class SurvivorTaken(Event, frozen=True):
    """A seat takes a survivor, at the start or after a death."""

    seat: int
    survivor: str


class BoardLaid(Event, frozen=True):
    """The four places are turned up, and each gets a resource deck; `decks` in the order of the board."""

    board: tuple[str, ...]
    decks: tuple[str, ...]
    reveals: ClassVar[bool] = True


class DieRolled(Event, frozen=True):
    """Somebody rolls a die for a card or in the set-up."""

    seat: int
    die: str
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
    """A seat is dealt its events; `seats` are those who may see them."""

    seat: int
    count: int
    seats: tuple[int, ...]
    cards: Annotated[tuple[str, ...] | None, Secret(to="seats")]
    reveals: ClassVar[bool] = True


class Moved(Event, frozen=True):
    """A survivor goes somewhere; `origin` is None if the pawn came on the board."""

    seat: int
    survivor: str
    origin: str | None
    place: str


class Defied(Event, frozen=True):
    """A survivor pays with food and does not stay where the leader wanted."""

    seat: int
    survivor: str


class CardDrawn(Event, frozen=True):
    """A card is taken from a resource deck."""

    seat: int
    deck: str
    card: str
    left: int
    reveals: ClassVar[bool] = True


class AmmoTaken(Event, frozen=True):
    """Solo: an ammo card that was left at a place is taken up."""

    seat: int
    card: str
    place: str


class AmmoLeft(Event, frozen=True):
    """Solo: an ammo card stays at the place."""

    seat: int
    card: str
    place: str


class AmmoKept(Event, frozen=True):
    """An ammo card is kept face up with its tokens."""

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
    what: str
    count: int
    now: int


class Lost(Event, frozen=True):
    """Somebody loses tokens; for ammo, `card` is where they lay."""

    seat: int
    survivor: str
    what: str
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
    what: str
    card: str | None
    count: int


class EventPlayed(Event, frozen=True):
    """A seat turns up one of its events."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


class EventDiscarded(Event, frozen=True):
    """A seat discards its other event unplayed."""

    seat: int
    seats: tuple[int, ...]
    card: Annotated[str | None, Secret(to="seats")]


class BranchChosen(Event, frozen=True):
    """Somebody picks one of the things that a card offers."""

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
    stat: str
    place: str | None
    what: str | None
    count: int


class ItemUsed(Event, frozen=True):
    """Somebody uses an item."""

    seat: int
    survivor: str
    card: str


class WalkersCame(Event, frozen=True):
    """Walkers are laid on a place; fewer than wanted if the tokens ran out."""

    place: str
    count: int
    wanted: int
    now: int


class WalkersKilled(Event, frozen=True):
    """Walkers are removed by a card."""

    place: str
    count: int
    now: int


class WalkersShifted(Event, frozen=True):
    """Walkers go from one place to another."""

    origin: str
    place: str
    count: int


class CombatBegun(Event, frozen=True):
    """Everybody has had a turn: the Combat Phase starts, and everybody may talk."""

    round: int


class WeaponChosen(Event, frozen=True):
    """A survivor chooses a weapon; `swing` and `none` are fighting without a card."""

    seat: int
    survivor: str
    weapon: str
    ammo: int | None


class Rolled(Event, frozen=True):
    """A survivor makes the combat roll; the last `extra` dice are not the weapon's own."""

    seat: int
    survivor: str
    weapon: str
    dice: tuple[int, ...]
    extra: int
    bonus: int
    total: int
    reveals: ClassVar[bool] = True


class AlliesSpent(Event, frozen=True):
    """A survivor discards allies for combat points."""

    seat: int
    survivor: str
    count: int
    total: int


class Fought(Event, frozen=True):
    """A fight at a place is counted: the group's ranged total, or one melee fighter's."""

    place: str
    fighters: tuple[str, ...]
    total: int
    kills: int
    now: int
    melee: bool


class DamageBegun(Event, frozen=True):
    """The walkers at a place deal their damage; `walled` of them do not."""

    place: str
    biting: int
    walled: int


class Bitten(Event, frozen=True):
    """A walker bites a survivor; `hurt` is no if the damage was stopped."""

    seat: int
    survivor: str
    hurt: bool
    hp: int


class Hurt(Event, frozen=True):
    """A card costs a survivor hit points."""

    seat: int
    survivor: str
    count: int
    hp: int


class CardsEaten(Event, frozen=True):
    """Cards leave the deck at a place, face up to the discard."""

    place: str
    deck: str
    cards: tuple[str, ...]
    left: int
    reveals: ClassVar[bool] = True


class Died(Event, frozen=True):
    """A survivor is dead; the pawn makes way for a walker (`risen` of them: none if there is no token)."""

    seat: int
    survivor: str
    place: str
    risen: int


class Healed(Event, frozen=True):
    """A survivor eats 1 food at the end of the round and heals 1."""

    seat: int
    survivor: str
    hp: int


class TokensShown(Event, frozen=True):
    """What lies on a seat's motive at the end of a round."""

    seat: int
    count: int
    reveals: ClassVar[bool] = True


class MotiveScored(Event, frozen=True):
    """A seat has completed its motive and turns it up."""

    seat: int
    motive: str
    reveals: ClassVar[bool] = True


class PartialVictory(Event, frozen=True):
    """The group has lost, but this seat has completed its motive."""

    seat: int
    motive: str


class DeckEmptied(Event, frozen=True):
    """The last card of a resource deck is gone."""

    deck: str
    place: str


class RoundOver(Event, frozen=True):
    """The tracker moves on to this round, or to the victory space after the last."""

    round: int


EVENTS: tuple[type[Event], ...] = (
    *(Agreed, MeantForExpert, SurvivorTaken, BoardLaid, DieRolled, MotiveDealt, BadgeTaken),
    *(RoundBegun, EventsShuffled, EventsDealt, Moved, Defied, CardDrawn, AmmoTaken, AmmoLeft, AmmoKept, Loaded),
    *(Gained, Lost, CardDiscarded, Given, EventPlayed, EventDiscarded, BranchChosen, Paid, RuleInForce, ItemUsed),
    *(WalkersCame, WalkersKilled, WalkersShifted, CombatBegun, WeaponChosen, Rolled, AlliesSpent, Fought),
    *(DamageBegun, Bitten, Hurt, CardsEaten, Died, Healed, TokensShown, MotiveScored, PartialVictory),
    *(DeckEmptied, RoundOver),
)
