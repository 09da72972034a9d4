"""What effects would do from here, said once for each operation: the changes that are likely to come of them.

Whether a branch or an item would do anything at all is asked of it, and so is what a bot fears. operations.py makes the
changes; whom and where they reach is the same question to reach.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from shambles.games.best_defense.box.contents import BLACK_DIE, HIT_POINTS, WHITE_DIE, Box
from shambles.games.best_defense.box.vocabulary import (
    STOCKS,
    Amount,
    Choose,
    Damage,
    DieRoll,
    Draw,
    Each,
    Eat,
    Effect,
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
    Stat,
    Walkers,
    of_every_operation,
)
from shambles.games.best_defense.table.reach import (
    Scope,
    can_pay,
    could_gain,
    destinations,
    holds,
    places,
    scopes,
    select,
)
from shambles.games.best_defense.table.state import State, can_shift, owned, room_for_walkers


class Change(msgspec.Struct, frozen=True, gc=False):
    """So much more (or less) of something for a seat or a place; `by` is an average where dice decide."""

    what: Literal["hp", "food", "ally", "ammo", "equipment", "walkers", "cards", "pawn", "card", "gift", "rule"]
    by: float
    seat: int = -1
    place: Place | None = None
    stat: Stat | None = None


Changes = list[Change]
Pick = Callable[[Sequence[Changes]], Changes]  # of several things that may happen, the one that will


def every_one(ways: Sequence[Changes]) -> Changes:
    return [change for way in ways for change in way]


def would_do(state: State, box: Box, scope: Scope, effects: Iterable[Effect]) -> bool:
    """Whether these effects could change anything right now."""
    return any(likely_changes(state, box, scope, (effect,), every_one) for effect in effects)


def likely_changes(s: State, box: Box, scope: Scope, effects: Iterable[Effect], pick: Pick) -> Changes:
    """What these effects would do; `pick` says what comes of a choice."""
    return [change for effect in effects for change in CHANGES[type(effect)](s, box, scope, effect, pick)]


def chosen(selector: str, ways: Sequence[Changes], pick: Pick) -> Changes:
    """Where one is to be chosen, one of the ways; otherwise all of them."""
    return pick(ways) if ways and selector.startswith("chosen") else every_one(ways)


# --- for survivors


def for_survivors(s: State, box: Box, scope: Scope, effect: Gain | Lose | Damage | Move | Draw, pick: Pick) -> Changes:
    """What those get or lose whom the effect means."""
    change_for = CHANGES_FOR_ONE[type(effect)]
    seats = select(s, box, scope, effect.who, getattr(effect, "where", None))
    return chosen(effect.who, [change_for(s, box, scope, effect, seat) for seat in seats], pick)


def by_gaining(s: State, box: Box, scope: Scope, effect: Gain, seat: int) -> Changes:
    if not could_gain(s, box, effect, seat):
        return []
    count = mean(effect.n)
    return [Change(effect.what, min(count, HIT_POINTS - s.people[seat].hp) if effect.what == "hp" else count, seat)]


def by_losing(s: State, box: Box, scope: Scope, effect: Lose, seat: int) -> Changes:
    has = owned(s.people[seat], effect.what)
    count = min(mean(effect.n, has), has)
    return [Change(effect.what, -count, seat)] if count else []


def by_damage(s: State, box: Box, scope: Scope, effect: Damage, seat: int) -> Changes:
    return [Change("hp", -mean(effect.n), seat)] if s.people[seat].place is not None else []


def by_moving(s: State, box: Box, scope: Scope, effect: Move, seat: int) -> Changes:
    return [Change("pawn", 1.0, seat)] if destinations(s, scope, effect.to, seat) else []


def by_drawing(s: State, box: Box, scope: Scope, effect: Draw, seat: int) -> Changes:
    return [Change("card", float(effect.n), seat)]


# --- at places


def at_places(s: State, box: Box, scope: Scope, effect: Walkers | Kill | Eat, pick: Pick) -> Changes:
    """What the places get or lose that the effect means."""
    change_at = CHANGES_AT_ONE[type(effect)]
    return chosen(effect.loc, [change_at(s, effect, place) for place in places(s, scope, effect.loc)], pick)


def by_walkers(s: State, effect: Walkers, place: Place) -> Changes:
    return [Change("walkers", mean(effect.n), place=place)] if room_for_walkers(s, place) else []


def by_killing(s: State, effect: Kill, place: Place) -> Changes:
    there = s.walkers[place]
    return [Change("walkers", -min(mean(effect.n, there), there), place=place)] if there else []


def by_eating(s: State, effect: Eat, place: Place) -> Changes:
    return [Change("cards", -mean(effect.n, len(s.decks[s.deck_at[place]])), place=place)]


def by_shifting(s: State, box: Box, scope: Scope, effect: Shift, pick: Pick) -> Changes:
    """Walkers that go from one place to another."""
    ways = [
        chosen(effect.to, [shifted(s, effect, start, end) for end in places(s, scope, effect.to, start)], pick)
        for start in places(s, scope, effect.origin)
    ]
    return chosen(effect.origin, ways, pick)


def shifted(s: State, effect: Shift, start: Place, end: Place) -> Changes:
    if not can_shift(s, start, end):
        return []
    count = min(mean(effect.n, s.walkers[start]), s.walkers[start])
    return [Change("walkers", -count, place=start), Change("walkers", count, place=end)]


# --- what holds effects within it, and what is neither


def by_paying(s: State, box: Box, scope: Scope, effect: Pay, pick: Pick) -> Changes:
    refused = likely_changes(s, box, scope, effect.otherwise, pick)
    cost = effect.cost
    if not can_pay(s, box, scope, cost):
        return refused
    price = [Change(what, -getattr(cost, what), scope.subject) for what in STOCKS if getattr(cost, what)]
    paid = [*price, *likely_changes(s, box, scope, effect.then, pick)]
    return pick([paid, refused]) if effect.may else paid


def by_condition(s: State, box: Box, scope: Scope, effect: If, pick: Pick) -> Changes:
    """Where dice decide, each of the two happens in part."""
    met = chance_of(effect.cond.roll) if holds(s, box, effect.cond, scope.subject, scope.spot) else 0.0
    if met in (0.0, 1.0):
        return likely_changes(s, box, scope, effect.then if met else effect.otherwise, pick)
    return [
        replace(change, by=change.by * odds)
        for odds, branch in ((met, effect.then), (1.0 - met, effect.otherwise))
        for change in likely_changes(s, box, scope, branch, pick)
    ]


def by_choice(s: State, box: Box, scope: Scope, effect: Choose, pick: Pick) -> Changes:
    return pick([likely_changes(s, box, scope, option, pick) for option in effect.options])


def for_each(s: State, box: Box, scope: Scope, effect: Each, pick: Pick) -> Changes:
    return [change for one in scopes(s, box, scope, effect) for change in likely_changes(s, box, one, effect.do, pick)]


def by_giving(s: State, box: Box, scope: Scope, effect: Give, pick: Pick) -> Changes:
    giver = s.people[scope.seat]
    full = bool(giver.food or giver.allies or giver.gear or giver.ammo) and len(s.people) > 1
    return [Change("gift", 1.0, scope.seat)] if full else []


def by_rule(s: State, box: Box, scope: Scope, effect: Rule, pick: Pick) -> Changes:
    return [Change("rule", 1.0, scope.seat, stat=effect.stat)]


CHANGES: Mapping[type[Effect], Callable[..., Changes]] = of_every_operation(
    {
        **dict.fromkeys((Gain, Lose, Damage, Move, Draw), for_survivors),
        **dict.fromkeys((Walkers, Kill, Eat), at_places),
        Shift: by_shifting,
        Pay: by_paying,
        If: by_condition,
        Choose: by_choice,
        Each: for_each,
        Give: by_giving,
        Rule: by_rule,
    }
)
CHANGES_FOR_ONE: Mapping[type[Effect], Callable[..., Changes]] = {
    Gain: by_gaining,
    Lose: by_losing,
    Damage: by_damage,
    Move: by_moving,
    Draw: by_drawing,
}
CHANGES_AT_ONE: Mapping[type[Effect], Callable[..., Changes]] = {
    Walkers: by_walkers,
    Kill: by_killing,
    Eat: by_eating,
}


# --- dice


@cache
def mean(n: Amount, everything: float = 0.0) -> float:
    """What an amount is on average."""
    if not isinstance(n, str):
        return float(n)
    if n == "all":
        return everything
    die, _, more = n.partition("+")
    faces = BLACK_DIE if die == "d3" else WHITE_DIE
    return sum(faces) / len(faces) + int(more or 0)


@cache
def chance_of(roll: DieRoll | None) -> float:
    """How likely a roll is to come out as a condition wants it; without one it is so already."""
    if roll is None:
        return 1.0
    faces = BLACK_DIE if roll.die == "d3" else WHITE_DIE
    return sum(roll.min <= face <= roll.max for face in faces) / len(faces)
