"""Vocabulary of the cards: words, conditions, what is special about a weapon, and what an operation is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ForwardRef, Literal, get_args

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.operations import refuse_half

Place = Literal["farm", "prison", "town", "highway"]  # in the order in which they are gone through (BD-R26)
Deck = Literal["equipment", "ally", "food", "ammo"]
PLACES: tuple[Place, ...] = get_args(Place)
DECKS: tuple[Deck, ...] = get_args(Deck)
GainWhat = Literal["food", "ally", "hp", "ammo"]
Stock = Literal["food", "ally", "ammo", "equipment"]  # things that a survivor owns, loses and hoards
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
Restricted = Literal["draw", "trade", "defy", "heal", "allies"]  # actions that a rule can forbid


class Spelled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card; what is not spelled right is an error, because it would go unplayed."""


# --- conditions


class Has(Spelled, frozen=True):
    """At least this much of each resource. Ammo counts in weapons and on ammo cards."""

    food: int = 0
    ally: int = 0
    ammo: int = 0
    equipment: int = 0
    weapon: int = 0


class WalkersThere(Spelled, frozen=True):
    """At least this many walkers at a place."""

    loc: Where
    min: Count


class DieRoll(Spelled, frozen=True):
    """A die roll that must be between `min` and `max`."""

    die: Die
    min: int = 1
    max: int = 6


class Condition(Spelled, frozen=True):
    """A condition on one survivor, `it` or `self`. Everything that it names must be true."""

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


class Cost(Spelled, frozen=True):
    """Price of a card's effect."""

    food: int = 0
    ally: int = 0
    ammo: int = 0
    equipment: int = 0


# --- operations

Bound = Literal["", "who", "loc"]  # meaning of `it` within an effect: nothing, a survivor, a place
PARTS = ("says", "does", "would", "rests_on")
SELECTING = {"Who": ("who",), "Where": ("loc", "origin", "to"), "Condition": ("where", "cond")}


class Operation(Spelled, frozen=True, tag_field="op", tag=str.lower):
    """One effect of a card. A file of effects/operations has all of it: its fields, and these parts.

    says      its text, as a clause
    does      the flow that carries it out
    would     the changes that it is likely to cause (table/forecast.py)
    rests_on  facts of the table on which those depend, besides its selections, conditions and inner effects;
              None if they depend on nothing
    """

    def __init_subclass__(cls) -> None:
        refuse_half(cls, Operation, PARTS)
        for field, kind in cls.__annotations__.items():
            for word, names in SELECTING.items():
                if word in str(kind).split() and field not in names:
                    raise TypeError(f"{cls.__name__}.{field}: a {word} is called {' or '.join(names)}")

    def says(self, *_: Any, **__: Any) -> str:
        raise NotImplementedError

    def does(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    def would(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    def rests_on(self) -> tuple[str, ...] | None:
        raise NotImplementedError

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        """The effects within it, by the names of their fields, and what `it` means in them."""
        return ()

    def offers(self) -> tuple[Effects, ...]:
        """The lists of effects among which it lets somebody choose."""
        return ()

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        """Errors of an effect whose fields are well formed."""
        return iter(())

    @property
    def wards_off(self) -> int:
        """BD-510  The walker damage that it stops in each round where it stands on equipment."""
        return 0


if TYPE_CHECKING:
    Effect = Operation
else:  # any of them: msgspec reads their name when the first card is read, and by then effects/ has declared them
    Effect = ForwardRef("AnyOperation", module="shambles.games.best_defense.effects.operations")
Effects = tuple[Effect, ...]


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
