"""Whom and what an effect reaches: its selectors, its conditions, and how much somebody can take."""

from __future__ import annotations

from typing import NamedTuple

from shambles.games.best_defense.box.contents import HIT_POINTS, Box
from shambles.games.best_defense.box.vocabulary import PLACES, Condition, Cost, GainWhat, Place
from shambles.games.best_defense.table.state import (
    Person,
    State,
    at,
    clockwise,
    is_alone,
    is_empty,
    neighbours,
    owned,
    ranged_gear,
    sum_in_force,
    with_leader,
)

ANY_NUMBER = 1000  # more walkers than there are tokens for


class Scope(NamedTuple):
    """Whose card it is, which card, and what `it` means within an `each`.

    leading  it is the leader's ability: nobody has to be chosen (BD-R10), and who waits to enter is reached (BD-R31)
    """

    seat: int
    card: str
    it: int | None = None
    spot: Place | None = None
    leading: bool = False

    @property
    def subject(self) -> int:
        """Whom conditions and payments ask about."""
        return self.seat if self.it is None else self.it


# --- survivors


def reaches(state: State, scope: Scope, seat: int) -> bool:
    """BD-R31  Who has no pawn on the board is reached by the leader's ability alone."""
    return scope.leading or at(state, seat) is not None


def select(state: State, box: Box, scope: Scope, who: str, where: Condition | None = None) -> list[int]:
    """BD-R26  The survivors that a selector means, clockwise from the player; for a chosen one, all candidates."""
    if who == "self":
        seats = [scope.seat]
    elif who == "it":
        seats = [] if scope.it is None else [scope.it]
    elif who == "leader":
        seats = [state.leader]
    else:
        seats = clockwise(state, scope.seat)
    if not scope.leading:
        people = state.people
        seats = [seat for seat in seats if people[seat].place is not None]
    if who in ("others", "chosen_other"):
        seats = [seat for seat in seats if seat != scope.seat]
    elif who in ("with_self", "chosen_here"):
        here = at(state, scope.seat)
        seats = [seat for seat in seats if at(state, seat) == here]
    elif who in ("with_leader", "not_with_leader"):
        seats = [seat for seat in seats if with_leader(state, seat) == (who == "with_leader")]
    elif ":" in who:
        relation, place = who.split(":")
        seats = [seat for seat in seats if (at(state, seat) == place) == (relation == "at")]
    if where is not None:
        seats = [seat for seat in seats if holds(state, box, where, seat)]
    return seats


def holds(state: State, box: Box, condition: Condition, seat: int, spot: Place | None = None) -> bool:
    """Whether everything but the roll is so; BD-085  a test of a place looks at where the survivor stands now."""
    person, c = state.people[seat], condition
    return not (
        (c.at is not None and person.place != c.at)
        or (c.guarded is not None and is_empty(state, c.guarded))
        or (c.with_leader is not None and with_leader(state, seat) != c.with_leader)
        or (c.is_leader is not None and (seat == state.leader) != c.is_leader)
        or (c.alone is not None and is_alone(state, seat) != c.alone)
        or (c.has is not None and not has_all(box, person, c.has))
        or (c.hp_max is not None and person.hp > c.hp_max)
        or (c.hp_min is not None and person.hp < c.hp_min)
        or (c.food_max is not None and person.food > c.food_max)
        or (c.ally_max is not None and person.allies > c.ally_max)
        or (
            c.walkers is not None
            and not any(
                state.walkers[place] >= c.walkers.min
                for place in places(state, Scope(seat, "", spot=spot), c.walkers.loc)
            )
        )
    )


def has_all(box: Box, person: Person, wanted: object) -> bool:
    """Whether somebody owns so much of each thing, or more."""
    return all(owned(person, what) >= getattr(wanted, what) for what in ("food", "ally", "ammo", "equipment")) and sum(
        gear.card in box.weapons for gear in person.gear
    ) >= getattr(wanted, "weapon", 0)


def can_pay(state: State, box: Box, scope: Scope, cost: Cost) -> bool:
    """BD-084, BD-R24  True if a survivor has all of it."""
    return reaches(state, scope, scope.subject) and has_all(box, state.people[scope.subject], cost)


# --- places


def places(state: State, scope: Scope, where: str, beside: Place | None = None) -> list[Place]:
    """BD-R26  The places that a selector means, in their order; all candidates of a chosen one."""
    if where == "each" or where == "chosen":
        return list(PLACES)
    if where == "each_empty":
        guarded = [person.place for person in state.people]
        return [place for place in PLACES if place not in guarded]
    if where == "chosen_adjacent":
        near = beside or at(state, scope.seat)
        return neighbours(state, near) if near else []
    if where == "it":
        found = scope.spot if scope.spot is not None else at(state, scope.subject)
    elif where == "here":
        found = at(state, scope.seat)
    elif where == "leader_here":
        found = at(state, state.leader)
    else:
        return [place for place in PLACES if place == where]
    return [found] if found else []


def destinations(state: State, scope: Scope, where: str, seat: int) -> list[Place]:
    """The places to which a card can move a pawn, without its own. A pawn beside the board is not moved."""
    here = at(state, seat)
    return [] if here is None else [place for place in places(state, scope, where, here) if place != here]


# --- how much somebody can take


def worn(box: Box, person: Person) -> int:
    """BD-510  How much walker damage somebody's equipment stops in each round."""
    return sum(
        effect.wards_off
        for gear in person.gear
        if gear.card in box.items and box.items[gear.card].when == "damage"
        for effect in box.items[gear.card].effects
    )


def painless_bites(state: State, box: Box, seat: int) -> int:
    """The number of bites in this round that do not hurt a survivor."""
    person = state.people[seat]
    if person.hp == 1 and sum_in_force(state, "undying", seat):  # BD-R57
        return ANY_NUMBER
    return max(0, worn(box, person) - state.spared[seat]) + sum_in_force(state, "prevent", seat)


def toughness(state: State, box: Box, seat: int) -> int:
    """The number of bites that kill a survivor in this round."""
    if sum_in_force(state, "undying", seat):
        return ANY_NUMBER
    return state.people[seat].hp + painless_bites(state, box, seat)


# --- what one can get


def could_gain(s: State, box: Box, what: GainWhat, weapon: str, seat: int) -> bool:
    """BD-220  Hit points stop at five; BD-465  ammo needs a weapon that it goes into."""
    person = s.people[seat]
    if what == "hp":
        return person.hp < HIT_POINTS
    return what != "ammo" or bool(loadable(box, person, weapon))


def loadable(box: Box, person: Person, weapon: str) -> list[int]:
    """The weapons of somebody that this ammo fits, by their numbers; `choice` fits any ranged one."""
    return [one for one in ranged_gear(box, person) if weapon in ("choice", person.gear[one].card)]
