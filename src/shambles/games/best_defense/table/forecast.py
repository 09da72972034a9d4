"""What effects would do from here, said once for each operation: the changes that are likely to come of them.

Whether a branch or an item would do anything at all is asked of it, and so is what a bot fears. operations.py makes the
changes; whom and where they reach is the same question to reach.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

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


class Change(NamedTuple):
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
    return [change for effect in effects for change in changes_of(s, box, scope, effect, pick)]


def changes_of(s: State, box: Box, scope: Scope, effect: Effect, pick: Pick) -> Changes:
    """One effect."""
    match effect:
        case Gain() | Lose() | Damage() | Move() | Draw():
            ways = [list(change_for(s, box, scope, effect, seat)) for seat in people(s, box, scope, effect)]
            return chosen(effect.who, ways, pick)
        case Walkers(loc=loc) | Kill(loc=loc) | Eat(loc=loc):
            return chosen(loc, [list(change_at(s, effect, place)) for place in places(s, scope, loc)], pick)
        case Shift(origin=origin, to=to):
            ways = [
                chosen(to, [list(shifted(s, effect, start, end)) for end in places(s, scope, to, start)], pick)
                for start in places(s, scope, origin)
            ]
            return chosen(origin, ways, pick)
        case Pay(cost=cost, then=then, otherwise=otherwise, may=may):
            refused = likely_changes(s, box, scope, otherwise, pick)
            if not can_pay(s, box, scope, cost):
                return refused
            price = [Change(what, -getattr(cost, what), scope.subject) for what in STOCKS if getattr(cost, what)]
            paid = [*price, *likely_changes(s, box, scope, then, pick)]
            return pick([paid, refused]) if may else paid
        case If(cond=cond, then=then, otherwise=otherwise):
            met = chance_of(cond.roll) if holds(s, box, cond, scope.subject, scope.spot) else 0.0
            return [
                change._replace(by=change.by * odds)
                for odds, branch in ((met, then), (1.0 - met, otherwise))
                if odds
                for change in likely_changes(s, box, scope, branch, pick)
            ]
        case Choose(options=options):
            return pick([likely_changes(s, box, scope, option, pick) for option in options])
        case Each(do=do):
            return [change for one in scopes(s, box, scope, effect) for change in likely_changes(s, box, one, do, pick)]
        case Give():
            giver = s.people[scope.seat]
            full = bool(giver.food or giver.allies or giver.gear or giver.ammo) and len(s.people) > 1
            return [Change("gift", 1.0, scope.seat)] if full else []
        case Rule(stat=stat):
            return [Change("rule", 1.0, scope.seat, stat=stat)]


def chosen(selector: str, ways: Sequence[Changes], pick: Pick) -> Changes:
    """Where one is to be chosen, one of the ways; otherwise all of them."""
    return pick(ways) if ways and selector.startswith("chosen") else every_one(ways)


# --- for one survivor, at one place


def people(s: State, box: Box, scope: Scope, effect: Gain | Lose | Damage | Move | Draw) -> list[int]:
    return select(s, box, scope, effect.who, getattr(effect, "where", None))


def change_for(
    s: State, box: Box, scope: Scope, effect: Gain | Lose | Damage | Move | Draw, seat: int
) -> Iterator[Change]:
    """What a survivor gets or loses."""
    person = s.people[seat]
    match effect:
        case Gain(what=what, n=n) if could_gain(s, box, effect, seat):
            most = HIT_POINTS - person.hp if what == "hp" else mean(n)
            yield Change(what, min(mean(n), most), seat)
        case Lose(what=what, n=n) if count := min(mean(n, owned(person, what)), owned(person, what)):
            yield Change(what, -count, seat)
        case Damage(n=n) if person.place is not None:
            yield Change("hp", -mean(n), seat)
        case Move(to=to) if destinations(s, scope, to, seat):
            yield Change("pawn", 1.0, seat)
        case Draw(n=n):
            yield Change("card", float(n), seat)


def change_at(s: State, effect: Walkers | Kill | Eat, place: Place) -> Iterator[Change]:
    """What a place gets or loses."""
    match effect:
        case Walkers(n=n) if room_for_walkers(s, place):
            yield Change("walkers", mean(n), place=place)
        case Kill(n=n) if s.walkers[place]:
            yield Change("walkers", -min(mean(n, s.walkers[place]), s.walkers[place]), place=place)
        case Eat(n=n):
            yield Change("cards", -mean(n, len(s.decks[s.deck_at[place]])), place=place)


def shifted(s: State, effect: Shift, start: Place, end: Place) -> Iterator[Change]:
    """Walkers that go from one place to another."""
    if can_shift(s, start, end):
        count = min(mean(effect.n, s.walkers[start]), s.walkers[start])
        yield Change("walkers", -count, place=start)
        yield Change("walkers", count, place=end)


# --- dice


def mean(n: Amount, everything: float = 0.0) -> float:
    """What an amount is on average."""
    if not isinstance(n, str):
        return float(n)
    if n == "all":
        return everything
    die, _, more = n.partition("+")
    faces = BLACK_DIE if die == "d3" else WHITE_DIE
    return sum(faces) / len(faces) + int(more or 0)


def chance_of(roll: DieRoll | None) -> float:
    """How likely a roll is to come out as a condition wants it; without one it is so already."""
    if roll is None:
        return 1.0
    faces = BLACK_DIE if roll.die == "d3" else WHITE_DIE
    return sum(roll.min <= face <= roll.max for face in faces) / len(faces)
