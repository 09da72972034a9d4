"""The context of each question (`ask.about`): what a player must know to answer it."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.ask import About
from shambles.games.best_defense.box.vocabulary import Cost, Deck, Effects, GainWhat, Place
from shambles.games.best_defense.table.choices import Division, GiftKind

Moment = Literal["turn", "safe", "combat", "healing"]

# --- a turn


class AboutPawn(About, frozen=True):
    """The pawn to move: its seat, its survivor, and where it is now. `place` is null while it is off the board."""

    of: int
    survivor: str
    place: Place | None


class AboutDeck(About, frozen=True):
    """The deck that the player may draw from, its place, and how many cards are left in it."""

    place: Place
    deck: Deck
    left: int


class AboutFoundAmmo(About, frozen=True):
    """Solo: an ammo card that the player can take or leave at the place."""

    card: str


class AboutAmmoCard(About, frozen=True):
    """An ammo card, how much ammo it has, and the weapon that the ammo fits (`choice`: any ranged weapon)."""

    card: str
    count: int
    weapon: str


class AboutLoading(About, frozen=True):
    """The seat whose weapon is to be loaded, the card that gives the ammo, and the weapon that it fits."""

    of: int
    card: str
    weapon: str


class AboutTaker(About, frozen=True):
    """The player whose turn it is, who may be given something."""

    of: int
    survivor: str


class AboutGiving(About, frozen=True):
    """The card that allows a gift, and the kinds of items that may be given."""

    card: str
    items: tuple[GiftKind, ...]


# --- combat and the end of the round


class AboutMoment(About, frozen=True):
    """When the player can use an item.

    turn     in the player's own turn
    safe     while others are asked
    combat   before the fights
    healing  at the end of the round, after the fights
    """

    moment: Moment


class AboutWeapons(About, frozen=True):
    """Whether the player chooses once more, because an item has moved a pawn or walkers: the item, and the survivor who
    used it."""

    again: bool = False
    item: str = ""
    user: str = ""


class AboutPoints(About, frozen=True):
    """The combat points of a fighter, and the walkers they are against.

    total   the fighter's own points
    group   the points that count together: the whole ranged group's, or `total` for melee
    number  the fighter's position in the view's `fighters`
    kills   how many walkers die, by the number of allies spent
    """

    place: Place
    total: int
    group: int
    melee: bool
    walkers: int
    number: int
    kills: tuple[int, ...]


class AboutNoise(About, frozen=True):
    """The place where a loud shot was fired."""

    place: Place


class AboutBites(About, frozen=True):
    """The place where walkers bite, and how many bites are still to be divided."""

    place: Place
    left: int


class AboutDispute(AboutBites, frozen=True):
    """The bitten players do not agree. `proposals` are their divisions, in seat order."""

    proposals: tuple[Division, ...]


# --- cards


class AboutPerson(About, frozen=True):
    """The survivors that a card lets the player choose from, and what the chosen one gains (`what`), if anything.
    `may`: the player can choose nobody."""

    card: str
    people: tuple[int, ...]
    may: bool
    what: GainWhat | None = None
    weapon: str | None = None


class AboutPlace(About, frozen=True):
    """The places that a card lets the player choose from. `may`: the player can choose to stay instead."""

    card: str
    places: tuple[Place, ...]
    may: bool


class AboutBranches(About, frozen=True):
    """The branches that a card offers: alternative lists of effects.

    of     the seat whose card it is
    it     the survivor that the effects are about, if there is one
    first  the number of the first option, counted over all branches of the card (CardFace.branches)
    """

    of: int
    card: str
    it: int | None
    first: int
    options: tuple[Effects, ...]


class AboutCost(About, frozen=True):
    """The price that a card asks, and the effects of not paying it."""

    card: str
    cost: Cost
    penalty: Effects


class AboutMore(About, frozen=True):
    """The deck that a card lets the player draw from, and how many cards are left in it."""

    card: str
    deck: Deck
    left: int


class AboutLoss(About, frozen=True):
    """The ammo that the player still has to lose."""

    left: int
