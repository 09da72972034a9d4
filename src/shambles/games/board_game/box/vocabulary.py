"""The vocabulary of the cards as data (BG-246): one struct for each operation, and the words they are made of.

box/words.py puts each operation in words, table/outlook.py says what it would do and touches, effects/ carries it out.
Each has a table of all operations; a table that lacks one is an error at import (`for_each_operation`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar, get_args

import msgspec

Resource = Literal["food", "gas", "ammo"]
AnyResource = Literal["food", "gas", "ammo", "any"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)  # BG-431
BILLED: tuple[AnyResource, ...] = get_args(AnyResource)
Who = Literal["self", "target", "others", "all", "yes_voters", "no_voters"]
Whom = Literal["spread", "one", "each", "start", "bearer"]  # which survivors of a party
Pick = Literal["owner", "random"]
Count = Literal[
    "food", "gas", "ammo", "items", "followers", "survivors", "fatigue", "scouted", "dice", "players"
]  # what conditions, comparisons and numbers look at
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
    count: Count
    cmp: Literal[">=", "<=", "==", ">", "<"]
    n: int
    who: Who = "self"


class Operation(Printed, frozen=True, tag_field="op"):
    """One thing that a card does."""


class Aimed(Operation, frozen=True, kw_only=True):
    """One that says whom it hits."""

    who: Who = "self"


# --- resources


class Gain(Aimed, frozen=True, tag="gain"):
    """Resources are added; of `any`, the receiver picks each unit."""

    res: AnyResource = "any"
    n: Some = 1


class Lose(Aimed, frozen=True, tag="lose"):
    """Resources are taken away, as far as they go; of `any`, the loser picks."""

    res: AnyResource = "any"
    n: Some = 1


class Give(Operation, frozen=True, kw_only=True, tag="give"):
    """Resources go from one player to another, as far as they go."""

    giver: Who = msgspec.field(name="from")
    to: Who
    res: AnyResource = "any"
    n: Some = 1


class Blocked(Operation, frozen=True, tag="no_resources"):
    """Nothing is collected from the space in this turn."""


# --- survivors


class Fatigue(Aimed, frozen=True, tag="fatigue"):
    """spread: the owner places one by one; one: all on one; each; start: the first character; bearer: the ability's."""

    n: Some = 1
    on: Whom = "spread"


class Heal(Aimed, frozen=True, tag="heal"):
    """Fatigue comes off; `all` of one survivor's."""

    n: Some | Literal["all"] = 1
    on: Whom = "spread"


class Join(Aimed, frozen=True, tag="join"):
    """The top follower cards join."""

    n: Some = 1


class Leave(Aimed, frozen=True, tag="leave"):
    """Followers are left behind."""

    n: Some = 1
    at: Literal["here", "nearest_start"] = "here"
    pick: Pick = "owner"


class Slay(Aimed, frozen=True, tag="slay"):
    """Followers die."""

    n: Some = 1
    pick: Pick = "owner"


# --- cards and tokens


class Keep(Operation, frozen=True, tag="keep"):
    """This card goes to the inventory."""


class Drop(Aimed, frozen=True, tag="drop"):
    """Inventory cards of one's own choice are discarded."""

    n: Some = 1


class Tokens(Operation, frozen=True, tag="tokens"):
    """Zombie tokens are placed (n > 0) or removed (n < 0), never on Locations."""

    n: int
    at: Literal["adjacent", "adjacent_one", "near"]


class Draw(Operation, frozen=True, tag="draw"):
    """So many more encounter cards."""

    n: Some = 1


class Peek(Operation, frozen=True, tag="peek"):
    """A look at face-down tokens, or at the top of the Location deck; `swap`: one may go for the private card."""

    what: Literal["tokens", "locations"] = "tokens"
    n: Some = 1
    swap: bool = False


# --- numbers, choices, conditions


class Modify(Operation, frozen=True, tag="modify"):
    """A number changes for a while."""

    stat: Stat
    n: int
    until: Until = "turn"


class Choose(Operation, frozen=True, tag="choose"):
    """One of several lists of effects."""

    options: Annotated[tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=1)]


class When(Operation, frozen=True, tag="when"):
    """One list of effects if all the conditions hold, else the other."""

    conditions: tuple[Condition, ...] = msgspec.field(name="if")
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")


Effect = (
    Gain
    | Lose
    | Give
    | Blocked
    | Fatigue
    | Heal
    | Join
    | Leave
    | Slay
    | Keep
    | Drop
    | Tokens
    | Draw
    | Peek
    | Modify
    | Choose
    | When
)
Effects = tuple[Effect, ...]
OPERATIONS: dict[str, type[Operation]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Effect)}
X = TypeVar("X")


def for_each_operation(found: dict[type[Operation], X], where: str) -> dict[type[Operation], X]:
    """The same table, if it has all operations; nobody can forget one."""
    forgotten = [name for name, kind in OPERATIONS.items() if kind not in found]
    if forgotten:
        raise TypeError(f"{where}: nothing is said of {', '.join(forgotten)}; every operation needs an entry")
    return found


def whom(effect: Effect) -> Who:
    """Whom an effect hits; those that do not say so hit whoever they come from."""
    return effect.who if isinstance(effect, Aimed) else "self"


def within(effect: Effect) -> tuple[Effects, ...]:
    """The lists of effects inside an effect."""
    match effect:
        case Choose():
            return effect.options
        case When():
            return (effect.then, effect.otherwise)
    return ()
