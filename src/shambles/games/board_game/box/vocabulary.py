"""Vocabulary of the cards (BG-246): words and operations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, ForwardRef, Literal, get_args

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.operations import refuse_half

Resource = Literal["food", "gas", "ammo"]
AnyResource = Literal["food", "gas", "ammo", "any"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)  # BG-431
BILLED: tuple[AnyResource, ...] = get_args(AnyResource)
Who = Literal["self", "target", "others", "all", "yes_voters", "no_voters"]
Whom = Literal["spread", "one", "each", "start", "bearer"]  # which survivors of a party
Pick = Literal["owner", "random"]
Count = Literal[
    "food", "gas", "ammo", "items", "followers", "survivors", "fatigue", "scouted", "dice", "players"
]  # quantities in conditions, comparisons and numbers
Stat = Literal[
    "move_max",
    "gas_limit",
    "kills",
    "actions",
    "zombies",
    "ammo_kills",
    "reroll",
    "kill_as_action",
    "action_as_kill",
    "quiet",
    "free_pass",
    "collect_food",
    "collect_gas",
    "collect_ammo",
    "collect_any",
    "prevent",
    "food_heal",
]
Until = Literal["roll", "fight", "encounter", "turn", "next_turn", "held"]
Some = Annotated[int, msgspec.Meta(ge=1)]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something printed on a card: it never changes, and an unknown word on it is an error."""


class Condition(Printed, frozen=True):
    """A number of a party that must compare like this, for example `food >= 2`."""

    count: Count
    cmp: Literal[">=", "<=", "==", ">", "<"]
    n: int
    who: Who = "self"


PARTS = ("says", "does", "would", "touches")


class Operation(Printed, frozen=True, tag_field="op"):
    """One effect of a card. A file of effects/operations has all of it: its fields, and these parts.

    says     its text, without its target
    does     the flow that carries it out
    would    its possible results for a target: one outlook for each way of choosing (table/outlook.py)
    touches  parts of the table that it changes (BG-R112); empty if it only holds other effects
    outward  True if it finds its targets itself, so that it can be asked about any party
    keeps    True if its card goes to the inventory (BG-291)
    """

    touches: ClassVar[str]
    outward: ClassVar[bool] = False
    keeps: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        refuse_half(cls, Operation, PARTS)

    def says(self, *_: Any, **__: Any) -> str:
        raise NotImplementedError

    def does(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    def would(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    def reads(self) -> Iterable[Count]:
        """Counters of the sheets on which it depends."""
        return ()

    def parts(self) -> Sequence[tuple[str, Effects]]:
        """The lists of effects inside it, by the names of their fields."""
        return ()

    def offers(self) -> tuple[Effects, ...]:
        """The lists of effects of which it lets somebody choose one."""
        return ()

    def faults(self, field: str) -> Iterator[BadInput]:
        """Errors of an effect whose fields are well formed."""
        return iter(())

    @property
    def shifts(self) -> tuple[Stat, int] | None:
        """BG-294  The number that it changes, and by how much."""
        return None


class Aimed(Printed, frozen=True, kw_only=True):
    """An operation that says whom it hits."""

    who: Who = "self"


if TYPE_CHECKING:
    Effect = Operation
else:  # any of them: msgspec reads their name when the first card is read, and by then effects/ has declared them
    Effect = ForwardRef("AnyOperation", module="shambles.games.board_game.effects.operations")
Effects = tuple[Effect, ...]


def whom(effect: Effect) -> Who:
    """Targets of an effect; by default the player of the card."""
    return effect.who if isinstance(effect, Aimed) else "self"
