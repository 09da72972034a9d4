"""Whom and where an effect reaches; where one is to be chosen, the resolving player chooses (BD-464)."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.vocabulary import Condition, Place
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.table.about import AboutPerson, AboutPlace
from shambles.games.best_defense.table.card_questions import PICK_PLACE, PICK_SURVIVOR
from shambles.games.best_defense.table.choices import Go, Someone
from shambles.games.best_defense.table.reach import Scope, places, select


def whom(t: T, scope: Scope, who: str, where: Condition | None = None) -> Flow[list[int]]:
    """The survivors that are meant."""
    seats = select(t.state, box_of(t.options.box), scope, who, where)
    if not seats or not who.startswith("chosen"):
        return seats
    return (yield from pick_survivor(t, scope, AboutPerson(scope.card, tuple(seats), scope.leading)))


def pick_survivor(t: T, scope: Scope, about: AboutPerson) -> Flow[list[int]]:
    choice = yield from decide(t, PICK_SURVIVOR, scope.seat, about)
    return [choice.seat] if isinstance(choice, Someone) else []


def which_places(t: T, scope: Scope, where: str, beside: Place | None = None) -> Flow[list[Place]]:
    """The places that are meant."""
    return (yield from pick_place(t, scope, where, places(t.state, scope, where, beside)))


def pick_place(t: T, scope: Scope, where: str, found: list[Place], may: bool = False) -> Flow[list[Place]]:
    if not where.startswith("chosen") or not found:
        return found
    choice = yield from decide(t, PICK_PLACE, scope.seat, AboutPlace(scope.card, tuple(found), may))
    return [choice.place] if isinstance(choice, Go) else []
