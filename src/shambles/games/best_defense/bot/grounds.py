"""Facts of a round besides the pawns' places, and those on which a card depends.

As long as that stays the same, and what it looks at of the pawns (facts.py), a card brings the same in every round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, get_args

from shambles.games.best_defense.bot.facts import EVERYTHING, LEADER, NARROW, WITH_LEADER, facts_read_by
from shambles.games.best_defense.box.contents import WALKER_TOKENS, Box
from shambles.games.best_defense.box.vocabulary import STOCKS, Condition, Deck, Effect, Effects, Place
from shambles.games.best_defense.table.forecast import Ground
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

ReadGround = Callable[[Situation, Sequence[Owner]], object]  # the table's, and those of reached survivors


def walkers(table: Situation, owners: Sequence[Owner]) -> object:
    return tuple([(place, count) for place, _, count, _ in table.places])


def room(table: Situation, owners: Sequence[Owner]) -> object:
    """While a token is left, walkers can come everywhere."""
    return tokens_for([count for _, _, count, _ in table.places]) < WALKER_TOKENS or walkers(table, owners)


READ: dict[str, ReadGround] = {
    "hp": lambda table, owners: tuple([one.hp for one in owners]),
    "food": lambda table, owners: tuple([one.food for one in owners]),
    "ally": lambda table, owners: tuple([one.allies for one in owners]),
    "ammo": lambda table, owners: tuple([sum([card.ammo for card in (*one.gear, *one.ammo_cards)]) for one in owners]),
    "equipment": lambda table, owners: tuple([len(one.gear) for one in owners]),
    "weapons": lambda table, owners: tuple([tuple([gear.card for gear in one.gear]) for one in owners]),
    "walkers": walkers,
    "room": room,
    "decks": lambda table, owners: (table.left, *((place, cards) for place, _, _, cards in table.places)),
    "places": lambda table, owners: tuple([place for place, _, _, _ in table.places]),
    "pawns": lambda table, owners: None,  # facts.py looks at where they stand
    "everything": lambda table, owners: table,
}
if READ.keys() != set(get_args(Ground)):
    raise TypeError(f"nothing is read of {set(get_args(Ground)) ^ READ.keys()}")


class Looked(NamedTuple):
    """One thing to look at; `mine` where it is enough to look at the player of the card."""

    ground: ReadGround
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
        for _, inner, _ in effect.parts():
            yield from all_parts(inner)


def _grounds_read_by(effects: Effects, mine: bool) -> Iterator[Looked]:
    for effect in effects:
        grounds = effect.rests_on()
        if grounds is None:
            continue
        own = mine and getattr(effect, "who", None) in (None, "self")
        for ground in grounds:
            yield Looked(READ[ground], own)
        for cond in (getattr(effect, "where", None), getattr(effect, "cond", None)):
            for ground in () if cond is None else tested(cond):
                yield Looked(READ[ground], own)
        for _, inner, _ in effect.parts():
            yield from _grounds_read_by(inner, own)


def tested(cond: Condition) -> Iterator[str]:
    """The facts that decide whether a condition is met."""
    if cond.has is not None:
        yield from (*STOCKS, "weapons")
    if cond.hp_max is not None or cond.hp_min is not None:
        yield "hp"
    if cond.food_max is not None:
        yield "food"
    if cond.ally_max is not None:
        yield "ally"
    if cond.walkers is not None:
        yield "walkers"
