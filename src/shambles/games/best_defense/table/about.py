"""What each question of The Best Defense is about, at the moment it is asked."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.ask import About
from shambles.games.best_defense.box.vocabulary import Cost, Deck, Effects, GainWhat, Place
from shambles.games.best_defense.table.choices import Division, GiftKind

Moment = Literal["turn", "safe", "combat", "healing"]

# --- a turn


class AboutPawn(About, frozen=True):
    """Whose pawn is moved, and from where."""

    of: int
    survivor: str
    place: Place | None


class AboutDeck(About, frozen=True):
    """The deck one may draw from, where it lies, and how many cards it has left."""

    place: Place
    deck: Deck
    left: int


class AboutFoundAmmo(About, frozen=True):
    """Solo: an ammo card that may be left where it was found."""

    card: str


class AboutAmmoCard(About, frozen=True):
    """An ammo card with so much ammo for that weapon (`choice`: any)."""

    card: str
    count: int
    weapon: str


class AboutLoading(About, frozen=True):
    """Whose weapons may be loaded, by which card, and what its ammo fits."""

    of: int
    card: str
    weapon: str


class AboutTaker(About, frozen=True):
    """Whose turn it is, and who may be given something."""

    of: int
    survivor: str


class AboutGiving(About, frozen=True):
    """By which card, and what kinds of things may be given away."""

    card: str
    items: tuple[GiftKind, ...]


# --- combat and the end of the round


class AboutMoment(About, frozen=True):
    """Whether it is one's own turn, just a safe moment, the one before the fights, or the one after them."""

    moment: Moment


class AboutPoints(About, frozen=True):
    """A fighter's own points, those that count together with them, and the walkers they are for.

    kills  by the number of allies that are spent: the walkers that these points kill
    """

    place: Place
    total: int
    group: int
    melee: bool
    walkers: int
    number: int
    kills: tuple[int, ...]


class AboutNoise(About, frozen=True):
    """Where a loud shot was fired."""

    place: Place


class AboutBites(About, frozen=True):
    """Where walkers bite, and how many of them have not yet."""

    place: Place
    left: int


class AboutDispute(AboutBites, frozen=True):
    """The bitten do not agree: what they proposed, in the order of the seats."""

    proposals: tuple[Division, ...]


# --- cards


class AboutPerson(About, frozen=True):
    """Whom a card lets one pick, and what for; `may` says whether it may be nobody."""

    card: str
    people: tuple[int, ...]
    may: bool
    what: GainWhat | None = None
    weapon: str | None = None


class AboutPlace(About, frozen=True):
    """The places that a card lets one pick from; `may` says whether one may stay instead."""

    card: str
    places: tuple[Place, ...]
    may: bool


class AboutBranches(About, frozen=True):
    """Whose card it is, whom it speaks of, and what it offers: the branches from the `first` on (CardFace.branches)."""

    of: int
    card: str
    it: int | None
    first: int
    options: tuple[Effects, ...]


class AboutCost(About, frozen=True):
    """What a card asks for, and what happens to those who do not pay."""

    card: str
    cost: Cost
    penalty: Effects


class AboutMore(About, frozen=True):
    """The deck from which a card lets one draw."""

    card: str
    deck: Deck
    left: int


class AboutLoss(About, frozen=True):
    """How much ammo is still to be lost."""

    left: int
