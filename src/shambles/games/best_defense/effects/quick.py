"""Quick play: an answer that is obvious to everybody at the table is given without asking.

It follows from what lies open, so that a journal replays to the same game. An undo goes back to the last answer that
somebody gave; the obvious ones after it are given again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.best_defense.box.contents import POINTS_A_WALKER
from shambles.games.best_defense.box.vocabulary import Recover, Rule
from shambles.games.best_defense.table.about import AboutFoundAmmo, AboutPoints
from shambles.games.best_defense.table.choices import HEAL, NOTHING, TAKE, FromCard, Gift, Load, Use, spend
from shambles.games.best_defense.table.questions import box_in, me_in, state_in
from shambles.games.best_defense.table.reach import loadable
from shambles.games.best_defense.table.state import at, sum_in_force


def give_nothing_useless(ask: Ask[Choice]) -> Choice | None:
    """Nobody is asked for a gift unless they hold something that the other could use and they cannot."""
    return None if any(isinstance(one, Gift) and is_of_use(ask, one) for one in ask.options) else NOTHING


def is_of_use(ask: Ask[Choice], gift: Gift) -> bool:
    """Food for the wounded who have none; ammo for a weapon one does not own; a weapon for the unarmed."""
    state, box, me = state_in(ask), box_in(ask), me_in(ask)
    other = state.people[gift.to]
    if gift.what == "food":
        return other.food == 0 and other.hp < me.hp and me.food > 1
    if gift.what == "ammo_card" and gift.card is not None:
        wanted = box.ammo[gift.card].weapon
        return bool(loadable(box, other, wanted)) and not loadable(box, me, wanted)
    if gift.what == "equipment" and gift.card in box.weapons:
        mine = [gear for gear in me.gear if gear.card in box.weapons]
        return len(mine) > 1 and not any(gear.card in box.weapons for gear in other.gear)
    return False


def load_the_only_weapon(ask: Ask[Choice]) -> Choice | None:
    """Ammo goes on the one weapon that it fits."""
    fitting = [one for one in ask.options if isinstance(one, FromCard)]
    return fitting[0] if len(fitting) == 1 else None


def take_what_fits(ask: Ask[Choice]) -> Choice | None:
    """An ammo card for a weapon one owns is not left behind."""
    box = box_in(ask)
    return TAKE if loadable(box, me_in(ask), box.ammo[ask.on(AboutFoundAmmo).card].weapon) else None


def load_before_combat(ask: Ask[Choice]) -> Choice | None:
    """Before a fight ammo cards are loaded."""
    return next((one for one in ask.options if isinstance(one, Load)), None)


def strike_for_free(ask: Ask[Choice]) -> Choice | None:
    """Who has one way to fight, and it costs nothing, fights."""
    ways = [one for one in ask.options if one != NOTHING]
    free = [one for one in ways if not isinstance(one, FromCard) or not box_in(ask).is_ranged(one.card)]
    return free[0] if len(ways) == len(free) == 1 else None


def spend_no_ally_in_vain(ask: Ask[Choice]) -> Choice | None:
    """Allies stay where they are if they can neither kill one more walker nor bring ammo back."""
    state, about = state_in(ask), ask.on(AboutPoints)
    fighter = state.fighters[about.number]
    weapon = box_in(ask).weapons.get(fighter.weapon)
    for special in weapon.special if weapon else ():
        if isinstance(special, Recover) and about.total < special.total_min:
            return None
    kills, over = divmod(about.group, POINTS_A_WALKER)
    ready = sum(state.people[one.seat].allies for one in state.fighters if at(state, one.seat) == about.place)
    return spend(0) if kills >= about.walkers or over + ready < POINTS_A_WALKER else None


def bite_who_feels_it_least(ask: Ask[Any]) -> Choice | None:
    """A vest that still holds, or somebody who cannot be hurt any more in this round, goes first."""
    state, items = state_in(ask), box_in(ask).items
    for one in ask.options:
        person = state.people[one.seat]
        worn = sum(
            effect.n
            for gear in person.gear
            if gear.card in items and items[gear.card].when == "damage"
            for effect in items[gear.card].effects
            if isinstance(effect, Rule)
        )
        if state.spared[one.seat] < worn or (person.hp == 1 and sum_in_force(state, "undying", one.seat)):
            found: Choice = one
            return found
    return None


def heal_with_plenty(ask: Ask[Choice]) -> Choice | None:
    """Who is hurt and keeps some food, or is nearly dead, eats."""
    if HEAL not in ask.options or any(isinstance(one, Use) for one in ask.options):
        return None
    me = me_in(ask)
    return HEAL if me.food > 1 or me.hp <= 2 else None


OBVIOUS: dict[str, Callable[[Ask[Any]], Any]] = {
    "give-back": give_nothing_useless,
    "load-ammo": load_the_only_weapon,
    "take-ammo": take_what_fits,
    "get-ready": load_before_combat,
    "choose-weapon": strike_for_free,
    "spend-allies": spend_no_ally_in_vain,
    "divide-damage": bite_who_feels_it_least,
    "heal": heal_with_plenty,
}
