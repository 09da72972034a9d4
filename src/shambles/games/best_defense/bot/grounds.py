"""What a round hangs on but where the pawns stand, and what of it a card looks at.

As long as that stays the same, and what it looks at of the pawns (facts.py), a card brings the same in every round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from shambles.games.best_defense.bot.facts import EVERYTHING, LEADER, NARROW, WITH_LEADER, facts_read_by
from shambles.games.best_defense.box.contents import WALKER_TOKENS, Box
from shambles.games.best_defense.box.reading import parts_of
from shambles.games.best_defense.box.vocabulary import (
    STOCKS,
    Choose,
    Condition,
    Damage,
    Deck,
    Draw,
    Each,
    Eat,
    Effect,
    Effects,
    Gain,
    Give,
    If,
    Kill,
    Lose,
    Move,
    Pay,
    Place,
    Rule,
    Shift,
    Walkers,
    of_every_operation,
)
from shambles.games.best_defense.table.state import tokens_for
from shambles.games.best_defense.table.view import CardView, RuleView


class Owner(NamedTuple):
    """A survivor and what lies in front of them."""

    survivor: str
    hp: int
    food: int
    allies: int
    gear: tuple[CardView, ...]
    ammo_cards: tuple[CardView, ...]


class Situation(NamedTuple):
    """Everything on the table that a round hangs on, but where the pawns stand.

    left  rounds, this one among them
    last  whether a death ends the game
    """

    box: Box
    left: int
    leader: int
    last: bool
    places: tuple[tuple[Place, Deck, int, int], ...]  # with its walkers and its cards
    owners: tuple[Owner, ...]
    in_force: tuple[RuleView, ...]


# --- what can be looked at

Ground = Callable[[Situation, Sequence[Owner]], object]  # of the table, and of those whom an effect may reach


def everything(table: Situation, owners: Sequence[Owner]) -> object:
    return table


def hit_points(table: Situation, owners: Sequence[Owner]) -> object:
    return tuple([one.hp for one in owners])


def weapons(table: Situation, owners: Sequence[Owner]) -> object:
    return tuple([tuple([gear.card for gear in one.gear]) for one in owners])


def walkers(table: Situation, owners: Sequence[Owner]) -> object:
    return tuple([(place, count) for place, _, count, _ in table.places])


def room(table: Situation, owners: Sequence[Owner]) -> object:
    """As long as a token is left there is room everywhere."""
    return tokens_for([count for _, _, count, _ in table.places]) < WALKER_TOKENS or walkers(table, owners)


def decks(table: Situation, owners: Sequence[Owner]) -> object:
    return table.left, *((place, cards) for place, _, _, cards in table.places)


def board(table: Situation, owners: Sequence[Owner]) -> object:
    return tuple([place for place, _, _, _ in table.places])


STOCK: dict[str, Ground] = {
    "food": lambda table, owners: tuple([one.food for one in owners]),
    "ally": lambda table, owners: tuple([one.allies for one in owners]),
    "ammo": lambda table, owners: tuple([sum([card.ammo for card in (*one.gear, *one.ammo_cards)]) for one in owners]),
    "equipment": lambda table, owners: tuple([len(one.gear) for one in owners]),
}
GAINED: dict[str, tuple[Ground, ...]] = {"hp": (hit_points,), "ammo": (weapons,)}


class Looked(NamedTuple):
    """One thing to look at; `mine` where it is enough to look at the player of the card."""

    ground: Ground
    mine: bool


class Grounds(NamedTuple):
    """All that an event depends on but where the pawns stand.

    player  whether it makes a difference which seat plays it, whatever that seat has
    leader  whether it makes one who leads
    """

    looked: tuple[Looked, ...]
    player: bool
    leader: bool


@lru_cache(maxsize=512)
def grounds_of(box: Box, card: str) -> Grounds:
    effects = box.events[card].effects
    facts, everything_in = set(facts_read_by(effects)), list(all_parts(effects))
    selectors = {getattr(effect, "who", None) for effect in everything_in}
    conditions = [getattr(effect, name, None) for effect in everything_in for name in ("where", "cond")]
    leader = bool(facts & {LEADER, WITH_LEADER, EVERYTHING}) or "leader" in selectors
    leader = leader or any(cond is not None and cond.is_leader is not None for cond in conditions)
    return Grounds(
        tuple(dict.fromkeys(_grounds_read_by(effects, mine=True))),
        player=leader or not facts <= NARROW or not selectors <= {None, "self"},
        leader=leader,
    )


def all_parts(effects: Iterable[Effect]) -> Iterator[Effect]:
    """These effects and those within them."""
    for effect in effects:
        yield effect
        for _, inner, _ in parts_of(effect):
            yield from all_parts(inner)


def _grounds_read_by(effects: Effects, mine: bool) -> Iterator[Looked]:
    for effect in effects:
        if isinstance(effect, Rule):
            continue  # that it comes into force is all that is foreseen of it
        own = mine and getattr(effect, "who", None) in (None, "self")
        for ground in DEPENDS_ON[type(effect)](effect):
            yield Looked(ground, own)
        for cond in (getattr(effect, "where", None), getattr(effect, "cond", None)):
            for ground in () if cond is None else tested(cond):
                yield Looked(ground, own)
        for _, inner, _ in parts_of(effect):
            yield from _grounds_read_by(tuple(inner), own)


# What one effect depends on, without its conditions and those within it.
DEPENDS_ON: Mapping[type[Effect], Callable[[Any], tuple[Ground, ...]]] = of_every_operation(
    {
        Gain: lambda effect: GAINED.get(effect.what, ()),
        Lose: lambda effect: (STOCK[effect.what],),
        Damage: lambda effect: (hit_points,),
        Walkers: lambda effect: (room, board) if effect.loc == "chosen_adjacent" else (room,),
        **dict.fromkeys((Kill, Shift), lambda effect: (walkers,)),
        Eat: lambda effect: (decks,),
        Pay: lambda effect: tuple([STOCK[what] for what in STOCKS if getattr(effect.cost, what)]),
        Move: lambda effect: (board,),
        Give: lambda effect: (everything,),
        **dict.fromkeys((Draw, If, Choose, Each, Rule), lambda effect: ()),
    }
)


def tested(cond: Condition) -> Iterator[Ground]:
    """What tells whether a condition is met."""
    if cond.has is not None:
        yield from (*STOCK.values(), weapons)
    if cond.hp_max is not None or cond.hp_min is not None:
        yield hit_points
    if cond.food_max is not None:
        yield STOCK["food"]
    if cond.ally_max is not None:
        yield STOCK["ally"]
    if cond.walkers is not None:
        yield walkers
