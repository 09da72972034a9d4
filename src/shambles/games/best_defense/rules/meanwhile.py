"""What may be done beside what is asked: safe items at any safe time, and all that comes before a fight."""

from __future__ import annotations

from typing import Any

from shambles.core.ask import Ask
from shambles.core.play import Asks, Flow, Meanwhile
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.operations import act
from shambles.games.best_defense.table import questions as steps
from shambles.games.best_defense.table.about import AboutMoment
from shambles.games.best_defense.table.choices import Load, Use
from shambles.games.best_defense.table.combat_questions import ACT, CHOOSE_WEAPON, HEAL_SELF

# Between two steps of the round. Within a card, a fight or the damage nobody reaches for anything (BD-461).
OFFERING = frozenset(one.key for one in (steps.DEFY, steps.DRAW_CARD, steps.GIVE, steps.PLAY_EVENT, HEAL_SELF))
QUIET = frozenset(one.key for one in (steps.DEAL_EVENTS, steps.MOVE_SURVIVOR, steps.GIVE_BACK, CHOOSE_WEAPON))


def asks_beside(t: T, asks: Asks) -> Asks:
    """BD-461, BD-R45  Who may use an item now, or load. What offers it by itself is not asked twice."""
    key = next(iter(asks.values())).key
    if key not in OFFERING and key not in QUIET:
        return {}
    in_combat = key == CHOOSE_WEAPON.key
    asks_to_act = {
        seat: ask_to_act(t, seat, in_combat)
        for seat in t.seats
        if holds_something(t, seat, in_combat) and not (seat in asks and key in OFFERING)
    }
    return {seat: ask for seat, ask in asks_to_act.items() if ask.options}


def holds_something(t: T, seat: int, in_combat: bool) -> bool:
    """Whether there is anything to use or to load; most people hold weapons alone."""
    person, items = t.state.people[seat], box_of(t.options.box).items
    held = [items[gear.card].when for gear in person.gear if gear.card in items]
    return bool(held or person.ammo) if in_combat else "safe" in held


def ask_to_act(t: T, seat: int, in_combat: bool) -> Ask[Any]:
    return Ask(t, ACT, seat, t.asked, AboutMoment("combat" if in_combat else "safe"))


def somebody_could_act(t: T) -> bool:
    """Whether there is a safe item that would do something now."""
    return any(
        holds_something(t, seat, in_combat=False) and ask_to_act(t, seat, in_combat=False).options for seat in t.seats
    )


def act_beside(t: T, seat: int, choice: Use | Load) -> Flow[None]:
    """BD-166, BD-461  It happens at once; then the others go on where they were."""
    yield from act(t, seat, choice)


MEANWHILE = Meanwhile((ACT,), asks_beside, act_beside)
