"""Actions besides the question: safe items and loading at any safe time, all that comes before a fight."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.play import Asks, Flow, Meanwhile
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.resolving import act
from shambles.games.best_defense.table import questions as steps
from shambles.games.best_defense.table.about import AboutMoment, Moment
from shambles.games.best_defense.table.choices import Load, Use
from shambles.games.best_defense.table.combat_questions import ACT, CHOOSE_WEAPON, HEAL_SELF

# Between two steps of the round. Within a card, a fight or the damage nobody reaches for anything (BD-461).
OFFERING = frozenset(one.key for one in (steps.DEFY, steps.DRAW_CARD, steps.GIVE, steps.PLAY_EVENT, HEAL_SELF))
QUIET = frozenset(one.key for one in (steps.DEAL_EVENTS, steps.MOVE_SURVIVOR, steps.GIVE_BACK, CHOOSE_WEAPON))
WITHIN_A_TURN = frozenset(one.key for one in (steps.MOVE_SURVIVOR, steps.GIVE_BACK))


def asks_beside(t: T, asks: Asks) -> Asks:
    """BD-461, BD-R41, BD-R45  Who may use an item now, or load. What offers it by itself is not asked twice."""
    key = next(iter(asks.values())).key
    if key not in OFFERING and key not in QUIET:
        return {}
    asks_to_act = {
        seat: ask_to_act(t, seat, moment_of(t, key, seat))
        for seat in t.seats
        if holds_something(t, seat) and not (seat in asks and offers_actions(asks[seat]))
    }
    return {seat: ask for seat, ask in asks_to_act.items() if ask.options}


def moment_of(t: T, key: str, seat: int) -> Moment:
    """The moment for a seat during this question."""
    if key == CHOOSE_WEAPON.key:
        return "combat"
    if key == HEAL_SELF.key:
        return "healing"
    return "turn" if key in WITHIN_A_TURN and seat == t.state.turn else "safe"


def offers_actions(ask: Ask[Any]) -> bool:
    """Whether a question holds by itself what could be done beside it."""
    return ask.key in OFFERING or any(isinstance(one, Use | Load) for one in ask.options)


def holds_something(t: T, seat: int) -> bool:
    """Whether there is anything to use or to load; most people hold weapons alone."""
    person, items = t.state.people[seat], box_of(t.options.box).items
    return bool(person.ammo) or any(gear.card in items for gear in person.gear)


def ask_to_act(t: T, seat: int, moment: Moment) -> Ask[Any]:
    return Ask(t, ACT, seat, t.asked, AboutMoment(moment))


def somebody_could_use_an_item(t: T) -> bool:
    """Whether somebody's item would do something in this turn. Loading waits: no event tells where ammo lies."""
    asks = (ask_to_act(t, seat, "turn" if seat == t.state.turn else "safe") for seat in t.seats)
    return any(holds_something(t, ask.seat) and any(isinstance(one, Use) for one in ask.options) for ask in asks)


def act_beside(t: T, seat: int, choice: Use | Load) -> Flow[None]:
    """BD-166, BD-461  It happens at once; then the others go on where they were."""
    yield from act(t, seat, choice)


MEANWHILE = Meanwhile((ACT,), asks_beside, act_beside)
