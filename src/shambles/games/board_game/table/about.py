"""What the questions of the Board Game are about: what a person must know before choosing, a struct for each kind."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.ask import About
from shambles.games.board_game.box.vocabulary import AnyResource, Resource

Pledges = tuple[tuple[int, str], ...]  # who pays which resource, a unit each
Consequence = Literal[AnyResource, "fatigue", "leave", "slay", "drop"]


class OfASeat(About, frozen=True):
    """Another seat asks for it: an invitation, or a turn that begins."""

    target: int


# --- moving


class Steps(About, frozen=True):
    """The steps that are left."""

    steps: int


# --- rolls and fights


class Short(About, frozen=True):
    """So many kills or Actions are missing; `help`: whether the group could be asked."""

    short: int
    help: bool


class ShortInAFight(Short, frozen=True):
    kind: Literal["token", "kill", "survive"]


class HelpWanted(OfASeat, frozen=True):
    """A member asks for help with a roll; `fighting`: against zombies, where ammo helps."""

    fighting: bool
    short: int


class AtOnce(About, frozen=True):
    """The cards whose abilities strike at the same moment."""

    cards: tuple[str, ...]


class OfASurvivor(About, frozen=True):
    survivor: str


# --- fatigue and healing


class FatigueDue(About, frozen=True):
    """So much fatigue is still to be placed."""

    left: int
    help: bool = False


class FatigueOfAnother(OfASeat, frozen=True):
    left: int


class Healing(About, frozen=True):
    """So much fatigue comes off the survivor that is chosen."""

    n: int | Literal["all"]


# --- paying, gaining, losing


class Bill(About, frozen=True):
    bill: tuple[str, ...]


class UnitDue(About, frozen=True):
    """One unit of a bill, and what has been pledged for it so far."""

    resource: AnyResource
    pledged: Pledges
    help: bool


class UnitDueOfAnother(OfASeat, frozen=True):
    resource: AnyResource
    pledged: Pledges


class Burden(About, frozen=True):
    """A consequence of failing."""

    what: Consequence


class BurdenOfAnother(OfASeat, frozen=True):
    what: Consequence


class Left(About, frozen=True):
    """So many are still to be chosen, this one among them."""

    left: int


class Offered(Left, frozen=True):
    kinds: tuple[Resource, ...]


class Icons(About, frozen=True):
    icons: tuple[Resource, ...]


# --- the table decides


class OfACard(About, frozen=True):
    card: str


class HavenFound(About, frozen=True):
    """These seats have won."""

    seats: tuple[int, ...]


class Votes(OfACard, frozen=True):
    """What the others have voted."""

    ayes: int
    noes: int


class OfACardAndASeat(OfACard, frozen=True):
    target: int


class Challenges(OfACard, frozen=True):
    count: int


class Branches(OfACard, frozen=True):
    """So many branches of a card, from the `first` on, counted from 0 among all that it has (CardFace.branches)."""

    first: int
    count: int


# --- followers, tokens, Locations


class WhichStart(About, frozen=True):
    spaces: tuple[str, ...]
    survivor: str


class WhichSpace(Left, frozen=True):
    spaces: tuple[str, ...]


class CardsSeen(About, frozen=True):
    """So many cards on top of the Location deck have been looked at."""

    count: int
