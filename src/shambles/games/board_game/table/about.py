"""The context of each question (`ask.about`): what a player must know to answer it."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.ask import About
from shambles.games.board_game.box.vocabulary import AnyResource, Resource

Pledges = tuple[tuple[int, str], ...]  # pairs of a seat and the resource that it pays, one unit each
Consequence = Literal[AnyResource, "fatigue", "leave", "slay", "drop"]


class OfASeat(About, frozen=True):
    """The player who asks: for an invitation, or because their turn begins."""

    target: int


# --- moving


class Steps(About, frozen=True):
    """The steps that the party has left in this turn."""

    steps: int


# --- rolls and fights


class Short(About, frozen=True):
    """The kills or Actions that the roll still needs. `help`: the group can be asked for help."""

    short: int
    help: bool


class ShortInAFight(Short, frozen=True):
    """The same for a fight, with its kind."""

    kind: Literal["token", "kill", "survive"]


class HelpWanted(OfASeat, frozen=True):
    """A member of the group asks for help with a roll. `fighting`: it is a fight, so ammo helps."""

    fighting: bool
    short: int


class AtOnce(About, frozen=True):
    """The cards whose abilities apply at the same moment. The player chooses the order."""

    cards: tuple[str, ...]


class OfASurvivor(About, frozen=True):
    """The survivor that the question is about."""

    survivor: str


# --- fatigue and healing


class FatigueDue(About, frozen=True):
    """The fatigue that the player still has to place. `help`: the group can be asked for help."""

    left: int
    help: bool = False


class FatigueOfAnother(OfASeat, frozen=True):
    """A member of the group has this much fatigue left to place, and asks others to take some."""

    left: int


class Healing(About, frozen=True):
    """The fatigue that is removed from the chosen survivor."""

    n: int | Literal["all"]


# --- paying, gaining, losing


class Bill(About, frozen=True):
    """The resources to pay, unit by unit."""

    bill: tuple[str, ...]


class UnitDue(About, frozen=True):
    """One unit of a payment, and what has been pledged so far. `help`: the group can be asked for help."""

    resource: AnyResource
    pledged: Pledges
    help: bool


class UnitDueOfAnother(OfASeat, frozen=True):
    """A member of the group asks others to pay one unit. `pledged` is what has been pledged so far."""

    resource: AnyResource
    pledged: Pledges


class Burden(About, frozen=True):
    """A consequence of failing, which the player can bear or ask the group to bear."""

    what: Consequence


class BurdenOfAnother(OfASeat, frozen=True):
    """A member of the group asks others to bear a consequence of failing."""

    what: Consequence


class Left(About, frozen=True):
    """The number of choices that are left, including this one."""

    left: int


class Offered(Left, frozen=True):
    """The kinds of resources that the player can choose from."""

    kinds: tuple[Resource, ...]


class Icons(About, frozen=True):
    """The resources that the space gives."""

    icons: tuple[Resource, ...]


# --- the table decides


class OfACard(About, frozen=True):
    """The card that the question is about."""

    card: str


class HavenFound(About, frozen=True):
    """The seats that have won."""

    seats: tuple[int, ...]


class Votes(OfACard, frozen=True):
    """The votes of the others."""

    ayes: int
    noes: int


class OfACardAndASeat(OfACard, frozen=True):
    """The card, and the player who asks for consent."""

    target: int


class Challenges(OfACard, frozen=True):
    """A card with several challenges, and how many."""

    count: int


class Branches(OfACard, frozen=True):
    """The number of branches that a card offers. `first` is the number of the first one, counted from 0 over all
    branches of the card (CardFace.branches)."""

    first: int
    count: int


# --- followers, tokens, Locations


class WhichStart(About, frozen=True):
    """The start spaces that a follower can be left on."""

    spaces: tuple[str, ...]
    survivor: str


class WhichSpace(Left, frozen=True):
    """The spaces where a zombie token can be placed."""

    spaces: tuple[str, ...]


class CardsSeen(About, frozen=True):
    """The number of cards on top of the Location deck that the player has looked at."""

    count: int
