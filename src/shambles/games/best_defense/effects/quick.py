"""Quick play: an answer that is obvious to everybody at the table is given without asking.

It never spends or leaves anything that somebody may want to keep: no food, no ally, no item, no ammo that fits another.

It follows from what lies open, so that a journal replays to the same game. An undo goes back to the last answer that
somebody gave; the obvious ones after it are given again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, Box
from shambles.games.best_defense.box.vocabulary import Recover
from shambles.games.best_defense.table.about import AboutAmmoCard, AboutFoundAmmo, AboutPoints
from shambles.games.best_defense.table.choices import NOTHING, TAKE, FromCard, Gift, Load, Use, spend
from shambles.games.best_defense.table.questions import box_in, me_in, own_actions, state_in
from shambles.games.best_defense.table.reach import loadable, painless_bites
from shambles.games.best_defense.table.state import State, at

Shares = tuple[tuple[int, int], ...]  # a seat, and how many bites it takes


def give_nothing_useless(ask: Ask[Choice]) -> Choice | None:
    """Nobody is asked for a gift unless they hold something that the other could use."""
    return None if any(isinstance(one, Gift) and is_of_use(ask, one) for one in ask.options) else NOTHING


def is_of_use(ask: Ask[Choice], gift: Gift) -> bool:
    """An item always; food and allies for who has less; ammo that fits; a weapon where it is better than none."""
    state, box, me = state_in(ask), box_in(ask), me_in(ask)
    other = state.people[gift.to]
    if gift.what == "food":
        return other.food < me.food or other.hp < me.hp
    if gift.what == "ally":
        return other.allies < me.allies
    if gift.what == "ammo_card" and gift.card is not None:
        return bool(loadable(box, other, box.ammo[gift.card].weapon))
    if gift.what == "equipment" and gift.card in box.weapons:
        mine, theirs = ([gear for gear in one.gear if gear.card in box.weapons] for one in (me, other))
        return len(mine) > len(theirs)
    return gift.what == "equipment"


def load_the_only_weapon(ask: Ask[Choice]) -> Choice | None:
    """Ammo is loaded on the one weapon that it fits, if nobody else could use it."""
    fitting = [one for one in ask.options if isinstance(one, FromCard)]
    others = fits_others(ask, ask.on(AboutAmmoCard).weapon)
    return fitting[0] if len(fitting) == 1 and not others else None


def obvious_load(ask: Ask[Choice]) -> Load | None:
    """Before a fight an ammo card is loaded on the one weapon that it fits, if nobody else could use it."""
    loads = [one for one in ask.options if isinstance(one, Load)]
    for load in loads:
        alone = sum(one.ammo == load.ammo for one in loads) == 1
        if alone and not fits_others(ask, box_in(ask).ammo[load.card].weapon):
            return load
    return None


def fits_others(ask: Ask[Choice], weapon: str) -> bool:
    """Whether somebody else owns a weapon that this ammo fits."""
    box = box_in(ask)
    return any(loadable(box, one, weapon) for one in state_in(ask).people if one is not me_in(ask))


def take_what_fits(ask: Ask[Choice]) -> Choice | None:
    """An ammo card for a weapon one owns is not left behind."""
    box = box_in(ask)
    return TAKE if loadable(box, me_in(ask), box.ammo[ask.on(AboutFoundAmmo).card].weapon) else None


def strike_for_free(ask: Ask[Choice]) -> Choice | None:
    """A survivor with one way to fight that costs nothing fights, if there is nothing to use or to load before."""
    ways = [one for one in ask.options if one != NOTHING]
    if len(ways) != 1 or costs_something(ask, ways[0]) or any(own_actions(ask, "combat")):
        return None
    return ways[0]


def costs_something(ask: Ask[Choice], way: Choice) -> bool:
    """A ranged weapon costs ammo, an item may be gone, and ammo that is loaded stays where it is."""
    return isinstance(way, Use | Load) or (isinstance(way, FromCard) and box_in(ask).is_ranged(way.card))


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


def obvious_bites(state: State, box: Box, there: Sequence[int], left: int) -> Shares:
    """A vest that still holds, or somebody who cannot be hurt any more in this round, takes bites first."""
    shares = []
    for seat in there:
        count = min(left, painless_bites(state, box, seat))
        left -= count
        if count:
            shares.append((seat, count))
    return tuple(shares)


OBVIOUS: dict[str, Callable[[Ask[Any]], Any]] = {
    "give-back": give_nothing_useless,
    "load-ammo": load_the_only_weapon,
    "take-ammo": take_what_fits,
    "choose-weapon": strike_for_free,
    "spend-allies": spend_no_ally_in_vain,
}
