"""The events of combat, of the end of the round, and of the end of the game."""

from __future__ import annotations

from typing import ClassVar

from shambles.core.asking.event import Event
from shambles.games.best_defense.box.vocabulary import Deck, Place, Stock


class CombatBegun(Event, frozen=True):
    """Everybody has had a turn, and the Combat Phase starts. From now on everybody may talk."""

    round: int


class WeaponChosen(Event, frozen=True):
    """A survivor chooses a weapon. `swing` and `none` mean fighting without a weapon card."""

    seat: int
    survivor: str
    weapon: str
    ammo: int | None


class Rolled(Event, frozen=True):
    """A survivor makes the combat roll. The last `extra` dice are bonus dice, not the weapon's own."""

    seat: int
    survivor: str
    weapon: str
    dice: tuple[int, ...]
    extra: int
    bonus: int
    total: int
    reveals: ClassVar[bool] = True


class AlliesSpent(Event, frozen=True):
    """A survivor spends allies for combat points. `total` is their combat points after it."""

    seat: int
    survivor: str
    count: int
    total: int


class Fought(Event, frozen=True):
    """A fight is resolved: for the whole ranged group at a place, or for one melee fighter. `now` is how many walkers
    are left."""

    place: Place
    fighters: tuple[str, ...]
    total: int
    kills: int
    now: int
    melee: bool


class DamageBegun(Event, frozen=True):
    """The walkers at a place deal damage. `walled` of them cannot, because of walls."""

    place: Place
    biting: int
    walled: int


class Bitten(Event, frozen=True):
    """A walker bites a survivor. `hurt` is false if the damage was prevented."""

    seat: int
    survivor: str
    hurt: bool
    hp: int


class Hurt(Event, frozen=True):
    """A survivor loses hit points because of a card."""

    seat: int
    survivor: str
    count: int
    hp: int


class CardsEaten(Event, frozen=True):
    """A deck loses cards, which go face up to the discard pile. `left` is how many cards remain."""

    place: Place
    deck: Deck
    cards: tuple[str, ...]
    left: int
    reveals: ClassVar[bool] = True


class Died(Event, frozen=True):
    """A survivor dies and becomes a walker. `risen` is 0 if there is no walker token left for it."""

    seat: int
    survivor: str
    place: Place
    risen: int


class Healed(Event, frozen=True):
    """A survivor eats 1 food at the end of the round and heals 1 hit point."""

    seat: int
    survivor: str
    hp: int


class TokensShown(Event, frozen=True):
    """The number of tokens on a player's motive, shown at the end of a round."""

    seat: int
    count: int
    reveals: ClassVar[bool] = True


class StockpileReached(Event, frozen=True):
    """A player owns as much of something as one of the motives asks for. Everybody now sees whether it is that player's
    motive."""

    seat: int
    what: Stock
    count: int
    reveals: ClassVar[bool] = True


class MotiveScored(Event, frozen=True):
    """A player completes their motive and reveals it."""

    seat: int
    motive: str
    reveals: ClassVar[bool] = True


class PartialVictory(Event, frozen=True):
    """The group has lost, but this player completed their motive."""

    seat: int
    motive: str


class DeckEmptied(Event, frozen=True):
    """A resource deck is empty."""

    deck: Deck
    place: Place


class RoundOver(Event, frozen=True):
    """The round is over. `round` is the next one, or the victory space after the last. Everybody now sees whose motive
    gained tokens."""

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
