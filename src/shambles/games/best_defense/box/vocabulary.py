"""The vocabulary of the cards as data. effects/ carries it out, words.py says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar, get_args

import msgspec

V = TypeVar("V")
Place = Literal["farm", "prison", "town", "highway"]  # in the order in which they are gone through (BD-R26)
Deck = Literal["equipment", "ally", "food", "ammo"]
PLACES: tuple[Place, ...] = get_args(Place)
DECKS: tuple[Deck, ...] = get_args(Deck)
GainWhat = Literal["food", "ally", "hp", "ammo"]
Stock = Literal["food", "ally", "ammo", "equipment"]  # what one owns, loses and hoards
STOCKS: tuple[Stock, ...] = get_args(Stock)
Die = Literal["d3", "d6"]

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Count | Annotated[str, msgspec.Meta(pattern=r"^(d3(\+[1-9])?|d6|all)$")]
Who = Annotated[
    str,
    msgspec.Meta(
        pattern="^(self|leader|all|others|with_self|with_leader|not_with_leader|chosen|chosen_other|chosen_here|it"
        "|(not_)?at:(farm|prison|town|highway))$"
    ),
]
Where = Literal[Place, "here", "leader_here", "chosen", "chosen_adjacent", "each", "each_empty", "it"]
Stat = Literal[
    "combat_bonus",
    "combat_dice",
    "unarmed_swing",
    "prevent",
    "undying",
    "wall",
    "breach",
    "on_defy",
    "forbid",
]
Restricted = Literal["draw", "trade", "defy", "heal", "allies"]  # what a rule can forbid


class Spelled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card; what is not spelled right is an error, because it would go unplayed."""


# --- conditions


class Has(Spelled, frozen=True):
    """So much of each, or more; ammo counts loaded and on ammo cards."""

    food: int = 0
    ally: int = 0
    ammo: int = 0
    equipment: int = 0
    weapon: int = 0


class WalkersThere(Spelled, frozen=True):
    loc: Where
    min: Count


class DieRoll(Spelled, frozen=True):
    die: Die
    min: int = 1
    max: int = 6


class Condition(Spelled, frozen=True):
    """What must be so; all that is named must hold. It is asked about one survivor, `it` or `self`."""

    at: Place | None = None
    guarded: Place | None = None
    with_leader: bool | None = None
    is_leader: bool | None = None
    alone: bool | None = None
    has: Has | None = None
    hp_max: int | None = None
    hp_min: int | None = None
    food_max: int | None = None
    ally_max: int | None = None
    walkers: WalkersThere | None = None
    roll: DieRoll | None = None


# --- operations


class Operation(Spelled, frozen=True, tag_field="op", tag=str.lower):
    """One thing that a card does."""


class Gain(Operation, frozen=True):
    who: Who
    what: GainWhat
    n: Amount
    weapon: str = "choice"
    where: Condition | None = None


class Lose(Operation, frozen=True):
    who: Who
    what: Stock
    n: Amount
    where: Condition | None = None


class Damage(Operation, frozen=True):
    who: Who
    n: Amount
    where: Condition | None = None


class Walkers(Operation, frozen=True):
    loc: Where
    n: Amount


class Kill(Operation, frozen=True):
    loc: Where
    n: Amount


class Shift(Operation, frozen=True):
    origin: Where = msgspec.field(name="from")
    to: Where
    n: Amount


class Move(Operation, frozen=True):
    who: Who
    to: Where
    may: bool = False


class Draw(Operation, frozen=True):
    who: Who
    deck: Deck
    n: Count = 1
    may: bool = False


class Eat(Operation, frozen=True):
    loc: Where
    n: Amount


class Cost(Spelled, frozen=True):
    food: int = 0
    ally: int = 0
    ammo: int = 0
    equipment: int = 0


class Pay(Operation, frozen=True):
    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    may: bool = False


class If(Operation, frozen=True):
    cond: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Choose(Operation, frozen=True):
    options: tuple[tuple[Effect, ...], ...]
    by: Literal["self", "leader"] = "self"


class Each(Operation, frozen=True):
    do: tuple[Effect, ...]
    who: Who | None = None
    loc: Where | None = None


class Give(Operation, frozen=True):
    origin: Literal["self"] = msgspec.field(name="from")
    to: Literal["chosen_other"]
    items: tuple[Literal["ally", "food", "ammo", "ammo_card", "equipment"], ...]
    may: bool = False


class Rule(Operation, frozen=True):
    """Something that holds until the end of this round."""

    stat: Stat
    who: Who | None = None
    loc: Where | None = None
    n: Count = 1
    what: Restricted | None = None
    do: tuple[Effect, ...] = ()


Effect = Gain | Lose | Damage | Walkers | Kill | Shift | Move | Draw | Eat | Pay | If | Choose | Each | Give | Rule
Effects = tuple[Effect, ...]


def of_every_operation(table: Mapping[type[Effect], V]) -> Mapping[type[Effect], V]:
    """What is said of each operation. Whoever adds one and forgets a table learns it when the game is imported."""
    forgotten = [operation.__name__ for operation in get_args(Effect) if operation not in table]
    if forgotten:
        raise TypeError(f"nothing is said of {', '.join(forgotten)}")
    return table


# --- what is special about a weapon


class Special(Spelled, frozen=True, tag_field="sp", tag=str.lower):
    """A peculiarity of a weapon in combat."""


class Bonus(Special, frozen=True):
    n: Count
    alone: bool = False


class Explode(Special, frozen=True):
    min: Count


class Recover(Special, frozen=True):
    total_min: Count
    n: Count


class Attract(Special, frozen=True):
    natural_min: Count
    n: Count


AnySpecial = Bonus | Explode | Recover | Attract
