"""What is told from the start of combat to the end of the round, and at the end of the game."""

from __future__ import annotations

from typing import ClassVar

from shambles.core.asking.event import Event
from shambles.games.best_defense.box.vocabulary import Deck, Place, Stock


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

    place: Place
    fighters: tuple[str, ...]
    total: int
    kills: int
    now: int
    melee: bool


class DamageBegun(Event, frozen=True):
    """The walkers at a place deal their damage; `walled` of them do not."""

    place: Place
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

    place: Place
    deck: Deck
    cards: tuple[str, ...]
    left: int
    reveals: ClassVar[bool] = True


class Died(Event, frozen=True):
    """A survivor is dead; the pawn makes way for a walker (`risen` of them: none if there is no token)."""

    seat: int
    survivor: str
    place: Place
    risen: int


class Healed(Event, frozen=True):
    """A survivor eats 1 food at the end of the round and heals 1."""

    seat: int
    survivor: str
    hp: int


class TokensShown(Event, frozen=True):
    """The tokens on a seat's motive at the end of a round."""

    seat: int
    count: int
    reveals: ClassVar[bool] = True


class StockpileReached(Event, frozen=True):
    """A seat owns as much of something as some motive asks for. Whether it was that seat's is seen now, too."""

    seat: int
    what: Stock
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

    deck: Deck
    place: Place


class RoundOver(Event, frozen=True):
    """The tracker moves on to this round, or to the victory space after the last. Whose motive grew is known now."""

    round: int
    reveals: ClassVar[bool] = True


COMBAT_EVENTS: tuple[type[Event], ...] = (
    CombatBegun,
    WeaponChosen,
    Rolled,
    AlliesSpent,
    Fought,
    DamageBegun,
    Bitten,
    Hurt,
    CardsEaten,
    Died,
    Healed,
    TokensShown,
    StockpileReached,
    MotiveScored,
    PartialVictory,
    DeckEmptied,
    RoundOver,
)
